//! What can be answered about a node, a run or a change, beside the sentence of a step.

use super::explain::{Behind, Name, Says, Side};

/// Answers to what a student asks, and the words of tables and pseudocode.
#[derive(Debug)]
pub struct AnswerTexts {
    /// What is known of a node and since when; one or two sentences.
    pub known: fn(&Known) -> String,
    /// What an edit or another convention changed.
    pub changed: fn(&Changed) -> String,
    /// What a node is really worth.
    pub truth: fn(&Truth) -> String,
    /// The decision before the next step.
    pub question: fn(&Question) -> String,
    /// The headings of the log: step, depth, node, α, β, v, cut.
    pub log_headings: [&'static str; 7],
    /// The headings of the lesson's table: leaf evaluated, constraint formed, leaves skipped.
    pub constraint_headings: [&'static str; 3],
    /// What takes the place of leaves where a constraint comes from a returned value alone.
    pub returned_value: fn(node: &str, value: &str) -> String,
    /// A constraint.
    pub constraint: fn(&Constraint) -> String,
    /// A list with this many more items than are shown.
    pub and_more: fn(shown: &str, more: usize) -> String,
    /// Comments in the pseudocode.
    pub comments: Comments,
}

/// Comments in the pseudocode.
#[derive(Debug)]
pub struct Comments {
    /// At a leaf's value.
    pub leaf: &'static str,
    /// At the static value.
    pub limit: &'static str,
    /// At the head of negamax.
    pub mover: &'static str,
    /// At a chance node's sum.
    pub average: &'static str,
    /// At the test in Max's loop.
    pub beta_cutoff: &'static str,
    /// At the test in Min's loop.
    pub alpha_cutoff: &'static str,
    /// At the return of fail-soft.
    pub soft: &'static str,
    /// At the return of fail-hard.
    pub hard: &'static str,
    /// At Max's null window.
    pub null_more: &'static str,
    /// At Min's null window.
    pub null_less: &'static str,
    /// At the second search.
    pub again: &'static str,
    /// At the loop over depths.
    pub deepening: &'static str,
    /// At the search to each depth.
    pub best_line_first: &'static str,
    /// At the answer of the loop over depths.
    pub last_finished: &'static str,
    /// At the look into the table.
    pub probe: &'static str,
    /// At the answer from the table under fail-hard.
    pub hard_table: &'static str,
    /// At the place in the table.
    pub store: &'static str,
}

/// What is known of a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Knowledge {
    /// The search has not come here yet.
    Untouched,
    /// Entered and not yet left.
    Open {
        /// Who is to move; none where chance plays.
        side: Option<Side>,
        /// The value so far, and the step since which it is that.
        value: Option<(f64, usize)>,
    },
    /// Left, with a value.
    Closed {
        /// What it returned.
        value: f64,
        /// What that says.
        says: Says,
    },
    /// Its static value was read.
    Evaluated {
        /// The value.
        value: f64,
        /// The depth limit, where it ended the search and not the game.
        limit: Option<usize>,
    },
    /// Never to be searched.
    Pruned {
        /// At which node the cutoff was.
        at: Name,
        /// Who was to move there.
        side: Side,
        /// What its value ran into.
        against: Behind,
    },
    /// Answered by the table.
    FromTable {
        /// The value.
        value: f64,
        /// What that says.
        says: Says,
        /// The node whose search the answer comes from; none if that was this node's own.
        source: Option<Name>,
    },
    /// Under a node that the table answered.
    BelowTable {
        /// That node.
        under: Name,
    },
    /// Under a node that was evaluated at the depth limit.
    BelowLimit {
        /// That node.
        under: Name,
        /// The limit.
        limit: usize,
    },
}

/// What is known of a node, and since when.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The node.
    pub node: Name,
    /// What is known.
    pub knowledge: Knowledge,
    /// Since which step.
    pub since: Option<usize>,
    /// The depth limit, if static values at it take the place of the game's.
    pub limit: Option<usize>,
    /// The windows of its last visit, if the search has windows: at entry, and the last one.
    pub windows: Option<[(f64, f64); 2]>,
    /// Whose values these are, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
}

/// What became of an edited leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was evaluated.
    Evaluated,
    /// It was pruned.
    Pruned,
    /// It lies below the depth limit.
    BelowLimit,
    /// The table answered for it, or for a node above.
    Table,
}

/// An edited leaf.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedLeaf {
    /// Its label or move, if it has one.
    pub name: Option<String>,
    /// Its value before and after.
    pub values: [f64; 2],
    /// Its fate before and after.
    pub fates: [Fate; 2],
}

/// Two finished searches, before and after a change.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// The leaf, if an edit was the change.
    pub leaf: Option<EditedLeaf>,
    /// Who is to move at the root.
    pub side: Side,
    /// The root's value before and after.
    pub values: [f64; 2],
    /// The root's choice before and after.
    pub choices: [Option<Name>; 2],
    /// How many nodes were visited before and after.
    pub visited: [usize; 2],
    /// True if another algorithm may have had other windows in the same steps.
    pub other_windows: bool,
    /// How many steps the two have in common from the start; none if they are the same throughout.
    pub shared: Option<usize>,
}

/// What a node's value on the screen is to its true value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seen {
    /// The search has not come here.
    Not,
    /// Pruned.
    Pruned,
    /// Under a node that the table answered.
    BelowTable,
    /// Open, with the best value so far.
    Open(Option<f64>),
    /// It returned a value that says so much.
    Returned(f64, Says),
}

/// What a node is really worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// The node.
    pub node: Name,
    /// Its true value.
    pub value: f64,
    /// What the search knows of it.
    pub seen: Seen,
    /// The depth of the iteration, if the whole search goes deeper and true values with it.
    pub shallow: Option<usize>,
    /// Whose values these are, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
    /// The sibling that its parent prefers, with its true value, if that is no worse than this node's.
    pub beaten_by: Option<(Name, f64)>,
    /// The root's true value.
    pub root: f64,
}

/// Cut or go on?
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The node.
    pub node: Name,
    /// Its running value.
    pub value: f64,
    /// Who is to move there: at a Min node α decides, at a Max node β.
    pub side: Side,
    /// That bound.
    pub bound: f64,
}

/// A line of the lesson's table.
#[derive(Clone, Debug, PartialEq)]
pub enum Constraint {
    /// A cutoff.
    Cut {
        /// The node.
        node: String,
        /// Who is to move there.
        side: Side,
        /// Its value, which is its α or β now.
        value: f64,
        /// The bound that it met, and where that was set; nowhere for the end of a null window.
        against: Option<(f64, Option<String>)>,
        /// True if meeting the bound is not enough to cut.
        strict: bool,
    },
    /// A null window is answered, and its child searched again.
    Again {
        /// The child.
        node: String,
        /// What it answered, with what that says.
        value: String,
    },
    /// An iteration begins.
    Iteration {
        /// Its depth.
        depth: usize,
        /// The root's value by the one before.
        before: Option<f64>,
    },
    /// A budget is spent.
    Spent,
    /// A node's value reaches its parent and becomes its best.
    Best {
        /// The node.
        node: String,
        /// Its value, with what it says.
        value: String,
        /// The parent.
        parent: String,
        /// Who is to move at the parent.
        side: Side,
        /// The parent's α or β, if that moved.
        bound: Option<f64>,
    },
    /// What a node has after the leaves among its children.
    Has {
        /// The node.
        node: String,
        /// Who is to move there.
        side: Side,
        /// Its value so far.
        value: f64,
        /// Its α or β, if that is the value.
        bound: Option<f64>,
    },
    /// A node's value reaches its parent, a chance node.
    Part {
        /// The node.
        node: String,
        /// Its value.
        value: f64,
        /// The parent.
        parent: String,
        /// What the sum at the parent has come to.
        so_far: f64,
    },
    /// A node's value reaches its parent and changes nothing.
    Nothing {
        /// The node.
        node: String,
        /// Its value, with what it says.
        value: String,
    },
    /// The root's value.
    Root(f64),
}
