//! Colours. No other file names one.

/// A colour, red, green and blue not multiplied by alpha.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgba {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// 255 is opaque.
    pub a: u8,
}

impl Rgba {
    const fn hex(rgb: u32) -> Rgba {
        Rgba { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8, a: 255 }
    }

    /// `share` of the other colour mixed into this one; 0 is this one, 1 the other.
    pub fn mixed(self, other: Rgba, share: f32) -> Rgba {
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share.clamp(0.0, 1.0)).round() as u8;
        Rgba { r: mix(self.r, other.r), g: mix(self.g, other.g), b: mix(self.b, other.b), a: mix(self.a, other.a) }
    }

    /// The same colour, `share` as opaque.
    pub fn faded(self, share: f32) -> Rgba {
        Rgba { a: (f32::from(self.a) * share.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// How much light it gives, 0 to 1, as WCAG 2 defines it; opaque or not.
    pub fn luminance(self) -> f64 {
        let linear = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// The contrast of two opaque colours, 1 to 21, as WCAG 2 defines it.
    pub fn contrast(self, other: Rgba) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// What the colours of a picture are. α's and β's keep their distance for people who see no difference between red
/// and green; no third hue does beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Behind everything.
    pub ground: Rgba,
    /// Lines and text.
    pub ink: Rgba,
    /// α, and what belongs to Max.
    pub alpha: Rgba,
    /// Behind what is α's or Max's.
    pub alpha_ground: Rgba,
    /// β, and what belongs to Min.
    pub beta: Rgba,
    /// Behind what is β's or Min's.
    pub beta_ground: Rgba,
    /// What was pruned.
    pub pruned: Rgba,
    /// How strong the ink of what the search has not reached is.
    faint_percent: u8,
}

impl Theme {
    /// Dark on white.
    pub const LIGHT: Theme = Theme {
        ground: Rgba::hex(0xFFFFFF),
        ink: Rgba::hex(0x111827),
        alpha: Rgba::hex(0x0057A8),
        alpha_ground: Rgba::hex(0xE6F0FA),
        beta: Rgba::hex(0x9A3D00),
        beta_ground: Rgba::hex(0xFCEBDD),
        pruned: Rgba::hex(0x5B6472),
        faint_percent: 60,
    };

    /// Light on near-black.
    pub const DARK: Theme = Theme {
        ground: Rgba::hex(0x14171C),
        ink: Rgba::hex(0xF3F4F6),
        alpha: Rgba::hex(0x6CB8FF),
        alpha_ground: Rgba::hex(0x12293F),
        beta: Rgba::hex(0xFFB454),
        beta_ground: Rgba::hex(0x3A2608),
        pruned: Rgba::hex(0x9AA3B2),
        faint_percent: 60,
    };

    /// White on black, nothing fainter than it must be.
    pub const HIGH_CONTRAST: Theme = Theme {
        ground: Rgba::hex(0x000000),
        ink: Rgba::hex(0xFFFFFF),
        alpha: Rgba::hex(0x8CCBFF),
        alpha_ground: Rgba::hex(0x001B33),
        beta: Rgba::hex(0xFFC773),
        beta_ground: Rgba::hex(0x2E1A00),
        pruned: Rgba::hex(0xC9CFD9),
        faint_percent: 90,
    };

    /// The ink of what the search has not reached.
    pub fn faint(&self) -> Rgba {
        self.ground.mixed(self.ink, f32::from(self.faint_percent) / 100.0)
    }

    /// What the search has not reached, from afar.
    pub(super) fn far_untouched(&self) -> Rgba {
        self.ground.mixed(self.ink, 0.16)
    }

    /// What the search has been through, from afar.
    pub(super) fn far_closed(&self) -> Rgba {
        self.ground.mixed(self.ink, 0.78)
    }

    /// What was pruned, from afar.
    pub(super) fn far_pruned(&self) -> Rgba {
        self.ground.mixed(self.pruned, 0.55)
    }

    /// What is below the depth limit, from afar.
    pub(super) fn far_below(&self) -> Rgba {
        self.ground.mixed(self.ink, 0.07)
    }

    /// Edges too close to be told apart.
    pub(super) fn fan(&self) -> Rgba {
        self.ink.faded(0.10)
    }

    /// The ink of hatching.
    pub(super) fn hatch(&self) -> Rgba {
        self.ink.faded(0.45)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_can_be_read() {
        for theme in [Theme::LIGHT, Theme::DARK, Theme::HIGH_CONTRAST] {
            let pairs = [
                (theme.ink, theme.ground),
                (theme.ink, theme.alpha_ground),
                (theme.ink, theme.beta_ground),
                (theme.alpha, theme.alpha_ground),
                (theme.beta, theme.beta_ground),
                (theme.pruned, theme.ground),
                (theme.faint(), theme.ground),
            ];
            for (text, ground) in pairs {
                assert!(text.contrast(ground) >= 4.5, "{text:?} on {ground:?}: {}", text.contrast(ground));
            }
        }
    }
}
