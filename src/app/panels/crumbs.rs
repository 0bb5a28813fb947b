//! The path from the root to the chosen node, else to the current one: each node a button that shows it.

use eframe::egui::{Button, FontSelection, RichText, TextStyle, Ui};

use crate::explain;
use crate::games::node_name;
use crate::texts::Texts;
use crate::texts::numbers::format_count;
use crate::tree::{GameTree, NodeId};

use super::super::command::Command;
use super::super::state::State;

/// Longer names are cut.
const LONGEST: usize = 18;
/// Around a name, in points.
const PADDING: f32 = 4.0;
/// Between two names.
const SIGN: &str = "›";
/// In the place of names for which there is no room.
const ELISION: &str = "…";

/// Shows the path, its middle left out where there is no room for it.
pub fn crumbs(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (tree, texts) = (state.lesson.tree(), state.texts());
    let end = state.view.chosen.or_else(|| state.lesson.moment().current()).unwrap_or(NodeId::ROOT);
    let path = path_to(tree, end);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = PADDING;
        let font = FontSelection::Style(TextStyle::Body).resolve(ui.style());
        let ink = ui.visuals().text_color();
        let painter = ui.painter().clone();
        let width = |text: String| painter.layout_no_wrap(text, font.clone(), ink).size().x;
        let between = width(SIGN.to_owned()) + 2.0 * PADDING;
        let of_name = |index: usize| width(short_name(tree, path[index], texts)) + 2.0 * PADDING + between;
        // Room for the sign of elision, which stands in the place of a name.
        let room = ui.available_width() - width(ELISION.to_owned()) - 2.0 * PADDING - between;
        let (head, tail) = arranged(path.len(), room, of_name);
        let hidden = path.len() - head - tail;
        for (index, &node) in path.iter().enumerate() {
            if index == head && hidden > 0 {
                sign(ui, SIGN);
                sign(ui, ELISION).on_hover_text((texts.app.ways.crumbs_between)(&format_count(hidden)));
            }
            if (head..head + hidden).contains(&index) {
                continue;
            }
            if index > 0 {
                sign(ui, SIGN);
            }
            crumb(ui, state, node, node == end, commands);
        }
    });
}

fn sign(ui: &mut Ui, text: &str) -> eframe::egui::Response {
    ui.label(RichText::new(text).weak())
}

fn crumb(ui: &mut Ui, state: &State, node: NodeId, last: bool, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let name = RichText::new(short_name(state.lesson.tree(), node, texts));
    ui.spacing_mut().button_padding.x = PADDING;
    let button = Button::new(if last { name.strong() } else { name }).frame_when_inactive(false);
    let response = ui.add(button);
    if response.clicked() {
        commands.push(Command::LookAt(node));
    }
    response.on_hover_ui(|ui| {
        ui.label(explain::known(&state.lesson.moment(), node, texts));
    });
}

/// The nodes from the root to a node.
fn path_to(tree: &GameTree, node: NodeId) -> Vec<NodeId> {
    let mut path: Vec<NodeId> = std::iter::successors(Some(node), |&node| tree.parent(node)).collect();
    path.reverse();
    path
}

fn short_name(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    shortened(&node_name(tree, node, texts), LONGEST)
}

/// A name of at most so many characters.
fn shortened(name: &str, longest: usize) -> String {
    if name.chars().count() <= longest {
        return name.to_owned();
    }
    let kept: String = name.chars().take(longest - 1).collect();
    format!("{}…", kept.trim_end())
}

/// How many of so many names are shown at the beginning and how many at the end: the last and the first whatever the
/// room, then as many before the last as there is room for. Looks at no more names than it shows, and one.
fn arranged(count: usize, room: f32, width: impl Fn(usize) -> f32) -> (usize, usize) {
    if count < 2 {
        return (0, count);
    }
    let mut taken = width(0) + width(count - 1);
    let mut tail = 1;
    while tail + 1 < count {
        taken += width(count - 1 - tail);
        if taken > room {
            break;
        }
        tail += 1;
    }
    (1, tail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_middle_of_a_long_path_is_left_out() {
        assert_eq!(arranged(0, 100.0, |_| 10.0), (0, 0));
        assert_eq!(arranged(1, 100.0, |_| 10.0), (0, 1));
        assert_eq!(arranged(5, 100.0, |_| 10.0), (1, 4));
        assert_eq!(arranged(20, 100.0, |_| 10.0), (1, 9));
        assert_eq!(arranged(20, 0.0, |_| 10.0), (1, 1));
        let asked = Cell::new(0);
        let counted = |_| {
            asked.set(asked.get() + 1);
            10.0
        };
        assert_eq!(arranged(10_000, 500.0, counted), (1, 49));
        assert!(asked.get() <= 52, "{}", asked.get());
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(shortened("Shop 1", 18), "Shop 1");
        assert_eq!(shortened("a name as long as a street", 12), "a name as l…");
    }
}
