//! What an edit or another convention changed.

use super::mover;
use super::names::{name, side};
use crate::search::seen_by;
use crate::texts::Texts;
use crate::texts::vocabulary::answers::{Changed, EditedLeaf, Fate};
use crate::trace::{Moment, Status};
use crate::tree::NodeId;

/// Says what changed between two finished searches of trees of one shape: of a leaf that was edited, its value and
/// whether it is evaluated; the root's value and choice; how far the two are the same.
///
/// ```
/// use plywalk::{explain, format, search::Options, texts::Language, trace::{Moment, Trace}};
///
/// let tree = format::parse("[[3, 17, 8], [9, 7, 12], [14, 5, 2]]").unwrap().tree;
/// let leaf = tree.at_path(&[2, 2]).unwrap();
/// let mut edited = tree.clone();
/// edited.set_leaf_value(leaf, 100.0);
/// let traces = [&tree, &edited].map(|tree| Trace::record(tree, &Options::default()).unwrap());
/// let before = Moment::new(&tree, &traces[0], 0);
/// let after = Moment::new(&edited, &traces[1], 0);
/// assert_eq!(
///     explain::changed(&before, &after, Some(leaf), Language::English.texts()),
///     "Leaf 2 → 100: the root is still worth 7; the leaf is still pruned. Every step is the same."
/// );
/// ```
pub fn changed(before: &Moment, after: &Moment, leaf: Option<NodeId>, texts: &Texts) -> String {
    let ends = [before.at(before.trace.steps()), after.at(after.trace.steps())];
    let [was, is] = &ends;
    let shared = was.trace.shared_steps(is.trace);
    // One side for both, so that another algorithm's way of counting is no change.
    let teller = mover::teller(is, NodeId::ROOT);
    let facts = Changed {
        leaf: leaf.map(|leaf| edited(&ends, leaf)),
        side: side(is.tree, NodeId::ROOT),
        values: [was, is].map(|end| seen_by(teller, end.trace.value())),
        choices: [was, is].map(|end| {
            let choice = end.at(end.trace.answered_at()).best_child(NodeId::ROOT);
            choice.map(|choice| name(end.tree, choice, texts))
        }),
        visited: [was, is].map(|end| end.counts().visited),
        other_windows: was.trace.options().algorithm != is.trace.options().algorithm,
        shared: Some(shared).filter(|&shared| shared < was.trace.steps().max(is.trace.steps())),
    };
    (texts.explain.answers.changed)(&facts)
}

fn edited(ends: &[Moment; 2], leaf: NodeId) -> EditedLeaf {
    let fate = |end: &Moment| match end.status(leaf) {
        Status::Pruned => Fate::Pruned,
        Status::BelowLimit => Fate::BelowLimit,
        Status::FromTable | Status::BelowTable => Fate::Table,
        // Not even come to, where a budget was spent before.
        Status::Untouched => Fate::BelowLimit,
        Status::Open | Status::Closed => Fate::Evaluated,
    };
    let [was, is] = ends;
    let tree = is.tree;
    EditedLeaf {
        name: tree.label(leaf).or_else(|| tree.move_text(leaf)).map(str::to_owned),
        values: [was, is].map(|end| end.tree.value(leaf).unwrap_or(f64::NAN)),
        fates: [fate(was), fate(is)],
    }
}
