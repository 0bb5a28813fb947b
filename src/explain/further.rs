//! The facts behind steps that only some searches have.

use super::names::{name, says};
use crate::search::{Bound, Cut, Event, TableEntry, Window};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::texts::vocabulary::explain::Name;
use crate::texts::vocabulary::further::{Found, FromTable, Held, Iteration, Probe, Store};
use crate::trace::Moment;
use crate::tree::NodeId;

pub(super) fn iteration(moment: &Moment, depth: usize, texts: &Texts) -> Iteration {
    let before = moment.at(moment.step - 1);
    let first = before.best_child(NodeId::ROOT).map(|child| name(moment.tree, child, texts));
    Iteration { depth, first }
}

pub(super) fn probe(
    moment: &Moment,
    (node, window): (NodeId, Window),
    needed: Option<usize>,
    found: Option<TableEntry>,
    texts: &Texts,
) -> Probe {
    let name_of = |node| name(moment.tree, node, texts);
    let answers = || matches!(moment.at(moment.step + 1).event(), Some(Event::FromTable { .. }));
    let found = match found {
        None => Found::Nothing,
        Some(entry) => {
            let held = held(entry, name_of(entry.node));
            if entry.remaining != needed {
                Found::OtherDepth { held, needed }
            } else if answers() {
                Found::Answer { held }
            } else {
                Found::Undecided { held, window: (window.alpha, window.beta) }
            }
        }
    };
    Probe { node: name_of(node), found }
}

fn held(entry: TableEntry, source: Name) -> Held {
    Held { source, value: entry.value, says: says(entry.bound), remaining: entry.remaining }
}

pub(super) fn from_table(
    moment: &Moment,
    (node, window): (NodeId, Window),
    (value, bound): (f64, Bound),
    source: NodeId,
    texts: &Texts,
) -> FromTable {
    let strict = moment.trace.options().cut == Cut::Above;
    let sign = |loose: &'static str, tight: &'static str| if strict { tight } else { loose };
    let written = format_value(value);
    let met = match bound {
        Bound::Exact => String::new(),
        Bound::Lower => format!("{written} {} β = {}", sign("≥", ">"), format_value(window.beta)),
        Bound::Upper => format!("{written} {} α = {}", sign("≤", "<"), format_value(window.alpha)),
    };
    let name_of = |node| name(moment.tree, node, texts);
    FromTable { node: name_of(node), source: name_of(source), value, says: says(bound), met }
}

pub(super) fn store(moment: &Moment, entry: TableEntry, texts: &Texts) -> Store {
    let TableEntry { node, value, bound, remaining, .. } = entry;
    let remaining = if moment.tree.is_leaf(node) { Some(0) } else { remaining };
    Store { node: name(moment.tree, node, texts), value, says: says(bound), remaining }
}
