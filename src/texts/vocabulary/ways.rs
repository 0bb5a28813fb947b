//! How one finds one's way in a large tree.

use super::Label;
use super::explain::Side;

/// Where a node is and what is below it.
#[derive(Clone, Copy, Debug)]
pub struct NodePlace {
    /// Plies from the root.
    pub depth: usize,
    /// Who is to move; none where chance plays.
    pub side: Option<Side>,
    /// How many children it has.
    pub children: usize,
    /// How many nodes are below it, children included.
    pub below: usize,
    /// How many leaves are below it.
    pub leaves: usize,
}

/// Going somewhere, finding, hovering.
#[derive(Debug)]
pub struct WayTexts {
    /// Show the path from the root to the current node.
    pub fit_path: Label,
    /// Show the subtree of the chosen node.
    pub fit_subtree: Label,
    /// Show the level of the chosen node.
    pub fit_level: Label,
    /// Put the root at the left, or at the top again.
    pub turn: Label,
    /// Find nodes.
    pub find: Label,
    /// To the next node found.
    pub next_match: Label,
    /// To the node found before.
    pub previous_match: Label,
    /// What stands before the field in which one types what is to be found.
    pub find_field: &'static str,
    /// What can be typed.
    pub find_hint: &'static str,
    /// A sign of comparison, and what stands after it and is no number.
    pub find_number: fn(sign: &str, found: &str) -> String,
    /// A board with so many squares.
    pub find_squares: fn(usize) -> String,
    /// There is nothing of the kind.
    pub find_nothing: &'static str,
    /// The nodes of the tree show no boards.
    pub find_no_boards: &'static str,
    /// What was found is where the search has not been, and such nodes are not drawn.
    pub find_not_drawn: &'static str,
    /// The moves that are there, and the one after them that is not.
    pub find_no_move: fn(after: &str, missing: &str) -> String,
    /// Which of how many matches.
    pub find_match: fn(&str, &str) -> String,
    /// How many matches there are so far.
    pub find_so_far: fn(&str) -> String,
    /// Type the step to go to.
    pub type_step: Label,
    /// So many nodes of a path are left out.
    pub crumbs_between: fn(&str) -> String,
    /// The way to a node.
    pub path: fn(&str) -> String,
    /// The position at a node.
    pub state: fn(&str) -> String,
    /// Where a node is and what is below it.
    pub place: fn(&NodePlace) -> String,
    /// So many steps a point.
    pub steps_a_point: fn(&str) -> String,
}
