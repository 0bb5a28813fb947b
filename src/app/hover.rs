//! What the pointer tells of the node under it, however small that is.

use eframe::egui::{Label, RichText, Sense, Ui, vec2};

use crate::explain;
use crate::games::{board_at, node_name};
use crate::scene;
use crate::texts::Texts;
use crate::texts::vocabulary::explain::Side;
use crate::texts::vocabulary::ways::NodePlace;
use crate::tree::{GameTree, NodeId, Player};

use super::paint::paint_at;
use super::state::State;
use super::theme::Palette;

/// The side of a board, in points.
const BOARD: f32 = 66.0;
/// The width of the text, in points.
const WIDTH: f32 = 420.0;
/// The most names of a path at its beginning and at its end.
const ENDS: [usize; 2] = [3, 9];

/// Shows a node's board, what is known of it, where it is and the way to it.
pub fn hover(ui: &mut Ui, state: &State, palette: &Palette, node: NodeId) {
    let (tree, texts) = (state.lesson.tree(), state.texts());
    ui.horizontal_top(|ui| {
        if let Some(board) = board_at(tree, node) {
            let (place, _) = ui.allocate_exact_size(vec2(BOARD, BOARD), Sense::hover());
            let picture = scene::board(&board, BOARD, &palette.theme);
            paint_at(ui.painter(), &picture.shapes, place.min.to_vec2());
        }
        ui.vertical(|ui| {
            ui.set_max_width(WIDTH);
            let mut say = |text: RichText| ui.add(Label::new(text).wrap());
            say(RichText::new(known(state, node)));
            if let Some(folded) = folded(state, node) {
                say(RichText::new(folded));
            }
            say(RichText::new((texts.app.ways.path)(&path(tree, node, texts))));
            say(RichText::new((texts.app.ways.place)(&place(tree, node))).weak());
            if let Some(position) = tree.state(node).filter(|_| board_at(tree, node).is_none()) {
                say(RichText::new((texts.app.ways.state)(position)));
            }
        });
    });
}

/// What is known of a node and since when; with true values shown, also what it is really worth.
fn known(state: &State, node: NodeId) -> String {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let mut text = explain::known(&moment, node, texts);
    if state.truth
        && let Some(truth) = explain::true_value(&moment, node, state.lesson.truth(), texts)
    {
        text.push('\n');
        text.push_str(&truth);
    }
    text
}

/// What has become of a folded subtree, and how to unfold it; none if the node is not folded.
fn folded(state: &State, node: NodeId) -> Option<String> {
    let (lesson, texts) = (&state.lesson, &state.texts().scene.folded);
    let became = || (texts.became)(&scene::became(lesson.moment().tally_below(node)));
    lesson.is_closed(node).then(|| (texts.hover)(&became()))
}

/// The names from the root to a node, the middle of a long path left out.
fn path(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    let mut nodes: Vec<NodeId> = std::iter::successors(Some(node), |&node| tree.parent(node)).collect();
    nodes.reverse();
    let [first, last] = ENDS;
    let name = |node: &NodeId| node_name(tree, *node, texts);
    let names: Vec<String> = match nodes.len() > first + last {
        true => {
            let (head, tail) = (&nodes[..first], &nodes[nodes.len() - last..]);
            head.iter().map(name).chain(["…".to_owned()]).chain(tail.iter().map(name)).collect()
        }
        false => nodes.iter().map(name).collect(),
    };
    names.join(" › ")
}

fn place(tree: &GameTree, node: NodeId) -> NodePlace {
    NodePlace {
        depth: tree.depth(node),
        side: match tree.player(node) {
            Player::Max => Some(Side::Max),
            Player::Min => Some(Side::Min),
            Player::Chance => None,
        },
        children: tree.children(node).len(),
        below: tree.subtree_len(node) - 1,
        leaves: tree.subtree_leaves(node),
    }
}
