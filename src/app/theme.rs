//! The scene's colours and the shipped fonts, made egui's.

use std::sync::Arc;

use eframe::egui::epaint::text::{FontData, FontDefinitions};
use eframe::egui::{Color32, Context, FontFamily, Stroke, TextStyle, Theme as Shade, ThemePreference, Visuals};

use crate::scene::{Rgba, Theme};
use crate::texts::fonts;

use super::settings::ThemeChoice;

/// The names under which egui knows the shipped fonts.
const REGULAR: &str = "regular";
const BOLD: &str = "bold";

/// Panel text, in points.
const TEXT: f32 = 14.0;
/// Code, in points.
const CODE: f32 = 13.5;

/// The colours of the panels, from the scene's theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The theme of pictures.
    pub theme: Theme,
    /// Behind everything.
    pub ground: Color32,
    /// Text and lines.
    pub ink: Color32,
    /// Lines that matter less.
    pub faint: Color32,
    /// α.
    pub alpha: Color32,
    /// Behind what is α's.
    pub alpha_ground: Color32,
    /// β.
    pub beta: Color32,
}

impl Palette {
    /// The colours that the user chose, or that the system has.
    pub fn of(ctx: &Context, choice: ThemeChoice) -> Palette {
        let theme = match choice {
            ThemeChoice::HighContrast => Theme::HIGH_CONTRAST,
            ThemeChoice::System | ThemeChoice::Light | ThemeChoice::Dark => match ctx.theme() {
                Shade::Light => Theme::LIGHT,
                Shade::Dark => Theme::DARK,
            },
        };
        Palette {
            theme,
            ground: color(theme.ground),
            ink: color(theme.ink),
            faint: color(theme.ground.mixed(theme.ink, 0.25)),
            alpha: color(theme.alpha),
            alpha_ground: color(theme.alpha_ground),
            beta: color(theme.beta),
        }
    }
}

/// A colour of the scene as egui's.
pub fn color(rgba: Rgba) -> Color32 {
    Color32::from_rgba_unmultiplied(rgba.r, rgba.g, rgba.b, rgba.a)
}

/// The family of bold text.
pub fn bold() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// Puts the shipped fonts first, and egui's own behind them for what they lack.
pub fn install_fonts(ctx: &Context) {
    let mut definitions = FontDefinitions::default();
    for (name, bytes) in [(REGULAR, fonts::REGULAR), (BOLD, fonts::BOLD)] {
        definitions.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let fallback = definitions.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let proportional = definitions.families.entry(FontFamily::Proportional).or_default();
    proportional.insert(0, REGULAR.to_owned());
    // egui's monospaced font has arrows and shapes that its proportional ones lack.
    proportional.push("Hack".to_owned());
    definitions.families.entry(FontFamily::Monospace).or_default().push(REGULAR.to_owned());
    let family = std::iter::once(BOLD.to_owned()).chain(fallback).collect();
    definitions.families.insert(bold(), family);
    ctx.set_fonts(definitions);
}

/// Follows the system, or what the user chose instead.
pub fn choose(ctx: &Context, choice: ThemeChoice) {
    ctx.set_theme(match choice {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark | ThemeChoice::HighContrast => ThemePreference::Dark,
    });
}

/// Sets egui's widgets in these colours.
pub fn dress(ctx: &Context, palette: &Palette) {
    let visuals = visuals(ctx.theme(), palette);
    ctx.all_styles_mut(|style| {
        for (text, size) in
            [(TextStyle::Body, TEXT), (TextStyle::Button, TEXT), (TextStyle::Monospace, CODE), (TextStyle::Small, 12.0)]
        {
            if let Some(font) = style.text_styles.get_mut(&text) {
                font.size = size;
            }
        }
        style.spacing.button_padding = [7.0, 3.0].into();
    });
    ctx.set_visuals(visuals);
}

fn visuals(shade: Shade, palette: &Palette) -> Visuals {
    let mut visuals = shade.default_visuals();
    let mix = |share| color(palette.theme.ground.mixed(palette.theme.ink, share));
    visuals.override_text_color = Some(palette.ink);
    visuals.weak_text_color = Some(mix(0.72));
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.ground;
    visuals.extreme_bg_color = mix(0.04);
    visuals.faint_bg_color = mix(0.05);
    visuals.window_stroke = Stroke::new(1.0, mix(0.5));
    visuals.selection.bg_fill = palette.alpha_ground;
    visuals.selection.stroke = Stroke::new(1.5, palette.alpha);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, mix(0.2));
    for (widget, fill, line) in [
        (&mut widgets.inactive, 0.07, 0.35),
        (&mut widgets.hovered, 0.14, 0.7),
        (&mut widgets.active, 0.2, 1.0),
        (&mut widgets.open, 0.14, 0.7),
    ] {
        // Boxes, circles and rails, which menus show without an outline.
        widget.bg_fill = mix(fill + 0.2);
        widget.weak_bg_fill = mix(fill);
        widget.bg_stroke = Stroke::new(1.0, mix(line));
        widget.fg_stroke = Stroke::new(1.5, palette.ink);
    }
    visuals
}
