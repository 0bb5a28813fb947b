//! How wide texts are, read from the fonts that they will be drawn with.

use std::sync::OnceLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use super::shape::Run;
use crate::texts::fonts;

/// Half the height of a capital, in ems.
pub(super) const HALF_CAP_HEIGHT: f32 = 0.3665;

/// What a character missing from the fonts is taken to need, in ems: as much as a Chinese one.
const UNKNOWN_WIDTH: f32 = 1.0;

/// By character of the Basic Multilingual Plane: its width in ems.
struct Widths(Vec<f32>);

impl Widths {
    fn of(font: &[u8]) -> Widths {
        let mut widths = vec![UNKNOWN_WIDTH; 1 << 16];
        if let Ok(font) = FontRef::new(font) {
            let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
            for (character, glyph) in font.charmap().mappings() {
                if let (Some(slot), Some(width)) = (widths.get_mut(character as usize), metrics.advance_width(glyph)) {
                    *slot = width;
                }
            }
        }
        Widths(widths)
    }

    fn of_text(&self, text: &str) -> f32 {
        text.chars().map(|c| self.0.get(c as usize).copied().unwrap_or(UNKNOWN_WIDTH)).sum()
    }
}

/// The width of a text, in points.
pub fn width(text: &str, size: f32, bold: bool) -> f32 {
    static REGULAR: OnceLock<Widths> = OnceLock::new();
    static BOLD: OnceLock<Widths> = OnceLock::new();
    let widths = if bold {
        BOLD.get_or_init(|| Widths::of(fonts::BOLD))
    } else {
        REGULAR.get_or_init(|| Widths::of(fonts::REGULAR))
    };
    size * widths.of_text(text)
}

/// The width of a text made of runs, in points.
pub(super) fn width_of_runs(runs: &[Run], size: f32) -> f32 {
    runs.iter().map(|run| width(&run.text, size, run.bold)).sum()
}

/// The text as far as there is room for it, with … at the end if something was left out.
pub(super) fn shortened(text: &str, size: f32, bold: bool, room: f32) -> String {
    if width(text, size, bold) <= room {
        return text.to_owned();
    }
    let mut rest = room - width("…", size, bold);
    let kept: String = text
        .chars()
        .take_while(|c| {
            rest -= width(c.encode_utf8(&mut [0; 4]), size, bold);
            rest >= 0.0
        })
        .collect();
    if kept.is_empty() { String::new() } else { format!("{}…", kept.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_share_a_width_and_bold_is_wider() {
        assert_eq!(width("1111", 10.0, true), width("8888", 10.0, true));
        assert!(width("[−∞, 3]", 15.0, true) > width("[−∞, 3]", 15.0, false));
        assert!((width("极大层", 15.0, false) - 45.0).abs() < 0.1);
    }

    #[test]
    fn a_shortened_text_fits() {
        let long = "a label that nobody would ever write";
        let short = shortened(long, 14.0, false, 80.0);
        assert!(short.ends_with('…') && width(&short, 14.0, false) <= 80.0, "{short}");
        assert_eq!(shortened("A", 14.0, false, 80.0), "A");
        assert_eq!(shortened("wide", 14.0, false, 3.0), "");
    }
}
