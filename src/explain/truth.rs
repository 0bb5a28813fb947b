//! What a node is really worth, beside what the search knows of it.

use super::names::{name, says};
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
        Status::BelowLimit | Status::BelowTable => return None,
    };
    let root = *values.first()?;
    let name_of = |node| name(moment.tree, node, texts);
    let beaten_by = beaten_by(moment, node, values).map(|(winner, value)| (name_of(winner), value));
    Some((texts.explain.answers.truth)(&Truth { node: name_of(node), value, seen, beaten_by, root }))
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
