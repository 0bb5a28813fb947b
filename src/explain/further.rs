//! The facts behind steps that only some searches have.

use super::facts;
use super::names::{name, player, says};
use crate::search::{Bound, Cut, Event, Order, Table, TableEntry, Window};
use crate::texts::Texts;
use crate::texts::vocabulary::explain::Name;
use crate::texts::vocabulary::further::{Before, Found, FromTable, Held, Iteration, Probe, Sees, Store};
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

/// Moves to a node are listed from the end until they are this long, in characters.
const LONGEST_LINE: usize = 16;

pub(super) fn iteration(moment: &Moment, depth: usize, texts: &Texts) -> Iteration {
    let end = moment.at(moment.step - 1);
    let before = end.limit().filter(|_| end.iteration().is_some()).zip(end.node(NodeId::ROOT).value);
    let before = before.map(|(depth, value)| Before {
        depth,
        value,
        worth_to: None,
        choice: end.best_child(NodeId::ROOT).map(|child| name(moment.tree, child, texts)),
        side: player(moment.tree, NodeId::ROOT),
        visited: end.iteration_counts().visited,
        orders: moment.trace.options().order == Order::Previous,
        table: moment.trace.options().table != Table::Off,
    });
    Iteration { depth, before }
}

pub(super) fn probe(
    moment: &Moment,
    (node, window): (NodeId, Window),
    needed: Option<usize>,
    found: Option<TableEntry>,
    texts: &Texts,
) -> Probe {
    let answers = || matches!(moment.at(moment.step + 1).event(), Some(Event::FromTable { .. }));
    let found = match found {
        None => Found::Nothing,
        Some(entry) => {
            let (source, mirrored) = source(moment, node, entry.node, texts);
            let TableEntry { value, bound, remaining, .. } = entry;
            let sees = sees(moment, node, remaining);
            let held = Held { source, mirrored, value, worth_to: None, says: says(bound), sees, remaining };
            if entry.remaining != needed {
                Found::OtherDepth { held, needed }
            } else if answers() {
                Found::Answer { held }
            } else {
                Found::Undecided { held, window: (window.alpha, window.beta) }
            }
        }
    };
    Probe { node: name(moment.tree, node, texts), found }
}

/// What the node is called that an entry comes from, if it is not the node itself, and whether the position there is the
/// same only by symmetry.
fn source(moment: &Moment, node: NodeId, source: NodeId, texts: &Texts) -> (Option<Name>, bool) {
    let tree = moment.tree;
    let merged = moment.trace.options().table == Table::Symmetric;
    let mirrored = merged && tree.state_number(node) != tree.state_number(source);
    let name = || {
        let line = line_to(tree, source, texts);
        Name { another: line.is_namesake(&name(tree, node, texts)), ..line }
    };
    ((source != node).then(name), mirrored)
}

/// What a node's value stands for that was found with so many plies left.
fn sees(moment: &Moment, node: NodeId, remaining: Option<usize>) -> Sees {
    match remaining.filter(|_| facts::effective_limit(moment).is_some()) {
        _ if moment.tree.is_leaf(node) => Sees::Leaf,
        Some(0) => Sees::Static,
        Some(plies) => Sees::Plies(plies),
        None => Sees::End,
    }
}

/// A node's name; if that is only a move, which other nodes may have too, all moves that lead there, as far as they fit.
fn line_to(tree: &GameTree, node: NodeId, texts: &Texts) -> Name {
    let own = name(tree, node, texts);
    if tree.label(node).is_some() || tree.move_text(node).is_none() {
        return own;
    }
    let mut text = own.text.clone();
    let mut at = tree.parent(node);
    while let Some(above) = at.filter(|&above| above != NodeId::ROOT) {
        if text.chars().count() > LONGEST_LINE {
            return Name { text: format!("… {text}"), ..own };
        }
        text = format!("{} {text}", name(tree, above, texts).text);
        at = tree.parent(above);
    }
    Name { text, ..own }
}

pub(super) fn from_table(
    moment: &Moment,
    (node, window): (NodeId, Window),
    (value, bound): (f64, Bound),
    from: NodeId,
    texts: &Texts,
) -> FromTable {
    let (source, mirrored) = source(moment, node, from, texts);
    let remaining = moment.limit().map(|limit| limit.saturating_sub(moment.tree.depth(node)));
    FromTable {
        node: name(moment.tree, node, texts),
        source,
        mirrored,
        value,
        worth_to: None,
        says: says(bound),
        sees: sees(moment, node, remaining),
        met: match bound {
            Bound::Exact => None,
            Bound::Lower => Some(window.beta),
            Bound::Upper => Some(window.alpha),
        },
        strict: moment.trace.options().cut == Cut::Above,
    }
}

pub(super) fn store(moment: &Moment, entry: TableEntry, texts: &Texts) -> Store {
    let TableEntry { node, value, bound, remaining, .. } = entry;
    let sees = sees(moment, node, remaining);
    Store { node: name(moment.tree, node, texts), value, worth_to: None, says: says(bound), sees }
}
