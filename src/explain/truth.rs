//! What a node is really worth, beside what the search knows of it.

use super::mover;
use super::names::{name, says};
use crate::search::seen_by;
use crate::texts::Texts;
use crate::texts::vocabulary::answers::{Seen, Truth};
use crate::trace::{Moment, Status};
use crate::tree::{NodeId, Player};

/// Says what a node is really worth, given the values of [`search::true_values`](crate::search::true_values), and
/// that it changes nothing. None for nodes below the depth limit, which have no value in this search.
///
/// ```
/// use plywalk::{explain, format, search::{self, Options}, texts::Language, trace::{Moment, Trace}};
///
/// let tree = format::parse("[[3, 17, 8], [9, 7, 12], [14, 5, 2]]").unwrap().tree;
/// let options = Options::default();
/// let trace = Trace::record(&tree, &options).unwrap();
/// let end = Moment::new(&tree, &trace, trace.steps());
/// let values = search::true_values(&tree, &options);
/// assert_eq!(
///     explain::true_value(&end, tree.at_path(&[2]).unwrap(), &values, Language::English.texts()).unwrap(),
///     "C returned ≤ 5; its true value, which the search never computed, is 2. B's 7 wins either way."
/// );
/// ```
pub fn true_value(moment: &Moment, node: NodeId, values: &[f64], texts: &Texts) -> Option<String> {
    let value = *values.get(node.index()).filter(|value| !value.is_nan())?;
    let state = moment.node(node);
    let seen = match state.status {
        Status::Untouched => Seen::Not,
        Status::Pruned => Seen::Pruned,
        Status::Open => Seen::Open(state.value),
        Status::Closed | Status::FromTable => Seen::Returned(state.value.unwrap_or(f64::NAN), says(state.bound)),
        Status::BelowTable => Seen::BelowTable,
        Status::BelowLimit if is_shallow(moment) => Seen::Not,
        Status::BelowLimit => return None,
    };
    let counted = |value| seen_by(mover::teller(moment, node), value);
    let seen = match seen {
        Seen::Open(value) => Seen::Open(value.map(counted)),
        Seen::Returned(value, says) => Seen::Returned(counted(value), mover::told(mover::teller(moment, node), says)),
        Seen::Not | Seen::Pruned | Seen::BelowTable => seen,
    };
    let name_of = |node| name(moment.tree, node, texts);
    let beaten_by = beaten_by(moment, node, values).map(|(winner, value)| (name_of(winner), counted(value)));
    let facts = Truth {
        node: name_of(node),
        value: counted(value),
        seen,
        shallow: moment.limit().filter(|_| is_shallow(moment)),
        worth_to: mover::worth_to(moment, node),
        beaten_by,
        root: counted(*values.first()?),
    };
    Some((texts.explain.answers.truth)(&facts))
}

/// True if this iteration sees less of the tree than the whole search, whose values the true ones are.
fn is_shallow(moment: &Moment) -> bool {
    let height = moment.tree.level_count() - 1;
    let last = moment.trace.options().depth.map_or(height, |depth| depth.min(height));
    moment.iteration().is_some() && moment.limit().is_some_and(|limit| limit < last)
}

/// The choice of the node's parent so far, with its true value, if it is another node and really no worse.
fn beaten_by(moment: &Moment, node: NodeId, values: &[f64]) -> Option<(NodeId, f64)> {
    let parent = moment.tree.parent(node)?;
    let choice = moment.best_child(parent).filter(|&choice| choice != node)?;
    let (own, other) = (values[node.index()], values[choice.index()]);
    let no_worse = match moment.tree.player(parent) {
        Player::Max => other >= own,
        Player::Min => other <= own,
        Player::Chance => false,
    };
    no_worse.then_some((choice, other))
}
