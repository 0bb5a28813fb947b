//! What the canvas, the number line and exported pictures show: the scene's view of the state.

use crate::scene::{Camera, Side, Size, Sizes, Style, View, WindowText};
use crate::search::Algorithm;

use super::lesson::Lesson;
use super::settings::WindowNotation;
use super::state::State;
use super::theme::Palette;

/// How things look, as the user chose.
pub fn style(state: &State, palette: &Palette) -> Style {
    Style {
        theme: palette.theme,
        sizes: if state.presenting { Sizes::PRESENTATION } else { Sizes::NORMAL },
        window_text: match state.settings.notation {
            WindowNotation::Interval => WindowText::Brackets,
            WindowNotation::Greek => WindowText::Equations,
        },
        side: match state.lesson.options().algorithm {
            Algorithm::Negamax if !state.settings.max_view => Side::Mover,
            _ => Side::Max,
        },
        order_numbers: state.settings.order_numbers && state.lesson.options().reorders(),
        ..Style::default()
    }
}

/// The open tree at its moment.
pub fn view<'a>(lesson: &'a Lesson, state: &'a State, camera: Camera, style: Style, size: Size) -> View<'a> {
    View {
        moment: state.levels.is_none().then(|| lesson.moment()),
        camera,
        style,
        chosen: state.view.chosen,
        hovered: state.view.hovered,
        true_values: state.truth_shown(),
        reveals: state.reveals(),
        ..View::new(lesson.tree(), &lesson.layout, size, state.texts())
    }
}
