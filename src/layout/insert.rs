//! Makes room in a layout for a subtree that was hidden.

use std::ops::Range;

use super::Layout;
use super::expand::Listing;
use super::part::Part;
use super::seats::Seats;
use crate::tree::{GameTree, NodeId};

/// A layout with a subtree in it of which it shows only the top. The subtree is tidy in itself. What is left of it and
/// of the path to it keeps its places; the path with the subtree moves as far to the right as what is left of it
/// demands, and what is right of it as far as the subtree does. Often, with everything folded below one level, nothing
/// moves at all. Neighbours stand no nearer than they did; the parents on the path may no longer stand over the middle
/// of their children.
///
/// This takes a small part of the time that it takes to lay the whole out anew.
pub(super) fn insert(tree: &GameTree, base: &Layout, subtree: Listing) -> Layout {
    let (nodes, xs, _) = subtree.placed();
    let rows = rows(tree, base, &nodes);
    let beside = base.x(nodes[0]) - xs[0];
    let mut inserted = Inserted { base, nodes, xs, beside, path_shift: 0.0, right_shift: 0.0 };
    inserted.make_room(&rows);
    inserted.lay_out(tree, &rows)
}

/// A level, as slots of the base: what stands left of the path or the subtree, what is on the path, and what stands
/// right of it; and which nodes of the subtree are in it, its top left out.
struct Row {
    left: Range<usize>,
    path: Range<usize>,
    right: Range<usize>,
    inserted: Range<usize>,
}

fn rows(tree: &GameTree, base: &Layout, nodes: &[NodeId]) -> Vec<Row> {
    let seats = base.seats();
    let mut path: Vec<NodeId> = std::iter::successors(Some(nodes[0]), |&node| tree.parent(node)).collect();
    path.reverse();
    let mut rows = Vec::new();
    // The seats of all nodes of a level that are on the path or below its end.
    let mut below = 0..0;
    let mut listed = 1;
    for depth in 0..tree.level_count() {
        let level = tree.level(depth);
        below = match path.get(depth) {
            Some(&node) => seats.seat(node)..seats.seat(node) + 1,
            None => children(tree, seats, depth - 1, below),
        };
        let shown = nodes[listed..].iter().take_while(|&&node| below.contains(&seats.seat(node))).count();
        let inserted = if depth < path.len() { 0..0 } else { listed..listed + shown };
        listed = listed.max(inserted.end);
        let [left, path, right] =
            [level.start..below.start, below.clone(), below.end..level.end].map(|seats| base.slots_of(seats));
        if left.is_empty() && path.is_empty() && right.is_empty() && inserted.is_empty() {
            break;
        }
        rows.push(Row { left, path, right, inserted });
    }
    rows
}

/// The seats of the children of neighbours on a level; of none, the place where they would be.
fn children(tree: &GameTree, seats: &Seats, depth: usize, nodes: Range<usize>) -> Range<usize> {
    let start = match nodes.start < tree.level(depth).end {
        true => seats.below(tree, nodes.start).start,
        false => tree.level(depth + 1).end,
    };
    let last = nodes.end.checked_sub(1).filter(|last| *last >= nodes.start);
    start..last.map_or(start, |last| seats.below(tree, last).end)
}

/// A subtree that is being inserted.
struct Inserted<'a> {
    base: &'a Layout,
    nodes: Vec<NodeId>,
    /// Where its nodes stand in a drawing of its own.
    xs: Vec<f64>,
    /// How far from there to where they stand under the top's place in the base.
    beside: f64,
    /// How far the path and the subtree move to the right, and what stands right of them.
    path_shift: f64,
    right_shift: f64,
}

impl Inserted<'_> {
    fn make_room(&mut self, rows: &[Row]) {
        let ends = |row: &Row| {
            let xs = &self.xs[row.inserted.clone()];
            xs.first().zip(xs.last()).map(|(first, last)| (first + self.beside, last + self.beside))
        };
        let before = |row: &Row| self.base.xs[row.left.clone()].last().map_or(0.0, |x| x + 1.0);
        let after = |row: &Row| self.base.xs[row.right.clone()].first().map_or(f64::INFINITY, |x| x - 1.0);
        let shifts = rows.iter().filter_map(|row| Some(before(row) - ends(row)?.0));
        let path_shift = shifts.fold(0.0, f64::max);
        let shifts = rows.iter().filter_map(|row| Some(ends(row)?.1 + path_shift - after(row)));
        self.right_shift = shifts.fold(path_shift, f64::max);
        self.path_shift = path_shift;
    }

    fn lay_out(self, tree: &GameTree, rows: &[Row]) -> Layout {
        let Inserted { base, nodes: below, xs: places, beside, path_shift, right_shift } = self;
        let count = base.count() + below.len() - 1;
        let (mut nodes, mut xs) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for Row { left, path, right, inserted } in rows {
            for (slots, shift) in [(left, 0.0), (path, path_shift)] {
                nodes.extend(slots.clone().map(|slot| base.node(slot)));
                xs.extend(base.xs[slots.clone()].iter().map(|x| x + shift));
            }
            nodes.extend(&below[inserted.clone()]);
            xs.extend(places[inserted.clone()].iter().map(|x| x + beside + path_shift));
            nodes.extend(right.clone().map(|slot| base.node(slot)));
            xs.extend(base.xs[right.clone()].iter().map(|x| x + right_shift));
        }
        let width = xs.iter().copied().fold(0.0, f64::max);
        let part = (nodes.len() < tree.len()).then(|| Part::of(nodes, base.seats(), tree.len()));
        Layout { xs, width, seats: base.seats().clone(), part, crossing: false }
    }
}
