//! What every language must be able to say, by the room that says it.

pub mod answers;
pub mod app;
pub mod chance;
pub mod choices;
pub mod commands;
pub mod explain;
pub mod folds;
pub mod format;
pub mod further;
pub mod ways;

pub use app::AppTexts;
pub use choices::ChoiceTexts;
pub use commands::CommandsTexts;
pub use explain::ExplainTexts;
pub use folds::{FoldTexts, FoldedTexts};
pub use format::{DifferenceTexts, ExpectedTexts, FormatTexts, FoundTexts};
pub use ways::WayTexts;

/// All texts of one language.
#[derive(Debug)]
pub struct Texts {
    /// The field's terms, used everywhere.
    pub terms: Terms,
    /// What is wrong with a file.
    pub format: FormatTexts,
    /// What is wrong with a position, and what moves are called.
    pub games: GamesTexts,
    /// Why a search is refused.
    pub search: SearchTexts,
    /// Sentences about steps.
    pub explain: ExplainTexts,
    /// Words in the picture.
    pub scene: SceneTexts,
    /// What the command line says.
    pub commands: CommandsTexts,
    /// The window.
    pub app: AppTexts,
}

/// The field's terms.
#[derive(Debug)]
pub struct Terms {
    /// The maximising player.
    pub max: &'static str,
    /// The minimising player.
    pub min: &'static str,
    /// The player that plays by probabilities.
    pub chance: &'static str,
    /// A leaf that has nothing but its value, in the middle of a sentence.
    pub leaf: fn(value: &str) -> String,
    /// The algorithm of this name.
    pub minimax: &'static str,
    /// The algorithm of this name.
    pub alpha_beta: &'static str,
    /// The algorithm of this name.
    pub negamax: &'static str,
    /// The algorithm of this name.
    pub pvs: &'static str,
    /// The algorithm of this name.
    pub expectimax: &'static str,
    /// A node whose name could be mistaken for a value.
    pub node: fn(name: &str) -> String,
}

/// What is wrong with a position, and what moves are called.
#[derive(Debug)]
pub struct GamesTexts {
    /// The name of the root.
    pub the_root: &'static str,
    /// A position of another number of squares than nine: how many.
    pub position_length: fn(usize) -> String,
    /// A character that has no place in a position: which, and where, counted from 1.
    pub position_character: fn(char, usize) -> String,
    /// Counts of marks that differ too much: X's, O's.
    pub position_counts: fn(usize, usize) -> String,
    /// The wrong side is said to be to move: that side, the other, X's and O's counts.
    pub position_to_move: fn(char, char, usize, usize) -> String,
    /// The side to move has a line: that side, the other, and whether the other could be to move.
    pub position_line: fn(char, char, bool) -> String,
    /// Both sides have a line.
    pub position_both_lines: &'static str,
    /// Something in an order of moves is no square: what.
    pub order_not_a_square: fn(&str) -> String,
    /// A square comes twice in an order of moves: which.
    pub order_square_twice: fn(usize) -> String,
    /// A square is missing in an order of moves: which.
    pub order_square_missing: fn(usize) -> String,
    /// Growing was stopped.
    pub growing_stopped: &'static str,
    /// A tree is too large: how many nodes it may have.
    pub tree_too_large: fn(usize) -> String,
    /// A random tree's range of children makes no sense: fewest, most.
    pub random_branching: fn(usize, usize) -> String,
    /// A random tree's range of values makes no sense: lowest, highest.
    pub random_values: fn(i64, i64) -> String,
    /// A random tree's chance of early leaves is none.
    pub random_early_leaves: fn(f64) -> String,
    /// A random tree is too deep: its plies, the plies allowed.
    pub random_too_deep: fn(usize, usize) -> String,
    /// A random tree without ties has more leaves than values: leaves, values.
    pub random_too_few_values: fn(usize, u64) -> String,
}

/// Why a search is refused.
#[derive(Debug)]
pub struct SearchTexts {
    /// An inner node at the depth limit has no static value.
    pub no_static_value: fn(node: &str, depth: usize) -> String,
    /// The algorithm is not defined at a chance node.
    pub chance: fn(algorithm: &str, node: &str) -> String,
    /// A chance node averages ∞ and −∞.
    pub no_average: fn(node: &str) -> String,
    /// The static order needs squares as moves.
    pub no_square: fn(node: &str) -> String,
    /// A table needs positions.
    pub no_states: &'static str,
    /// Symmetric positions are those of tic-tac-toe.
    pub no_board: fn(node: &str) -> String,
    /// Two nodes share a position, but what comes after it differs.
    pub unequal_states: fn(node: &str, other: &str) -> String,
    /// A budget needs iterations.
    pub budget_needs_iterations: &'static str,
    /// The order by the previous iteration needs iterations.
    pub order_needs_iterations: &'static str,
    /// The budget was spent before there was an answer.
    pub budget_spent: &'static str,
    /// The search was stopped before its end.
    pub stopped: &'static str,
}

/// Words in the picture.
#[derive(Debug)]
pub struct SceneTexts {
    /// A level at which Max moves.
    pub max_level: &'static str,
    /// A level at which Min moves.
    pub min_level: &'static str,
    /// A level at which chance moves.
    pub chance_level: &'static str,
    /// A cutoff at a Min node; `met` says how the bounds met, such as `2 ≤ 3`.
    pub alpha_cutoff: fn(met: &str) -> String,
    /// A cutoff at a Max node.
    pub beta_cutoff: fn(met: &str) -> String,
    /// What values in parentheses are.
    pub true_values: &'static str,
    /// What values after a tilde are.
    pub estimates: &'static str,
    /// The table answered for a node, from the search of this one.
    pub from_table: fn(source: &str) -> String,
    /// Folded subtrees.
    pub folded: FoldedTexts,
    /// From afar: nodes that the search has been through.
    pub far_visited: &'static str,
    /// From afar: nodes that were pruned.
    pub far_pruned: &'static str,
    /// From afar: nodes that the search has not reached.
    pub far_untouched: &'static str,
}

/// What a command is called and what it does.
#[derive(Debug)]
pub struct Label {
    /// On buttons and in menus.
    pub text: &'static str,
    /// In tooltips and on the help page.
    pub tip: &'static str,
}
