//! What every language must be able to say, by the room that says it.

pub mod explain;

pub use explain::ExplainTexts;

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
    /// The root in the middle of a sentence.
    pub the_root: &'static str,
    /// A leaf that has nothing but its value, in the middle of a sentence.
    pub leaf: fn(value: &str) -> String,
    /// The algorithm of this name.
    pub minimax: &'static str,
    /// The algorithm of this name.
    pub alpha_beta: &'static str,
}

/// What is wrong with a file.
#[derive(Debug)]
pub struct FormatTexts {
    /// Where an error is: line, column, and path inside the JSON.
    pub place: fn(line: usize, column: usize, path: &str) -> String,
    /// The same with the file's name in front.
    pub place_in_file: fn(file: &str, line: usize, column: usize, path: &str) -> String,
    /// A file cannot be read.
    pub unreadable: fn(file: &str, error: &std::io::Error) -> String,
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
pub struct SearchTexts {}

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
    /// How much a folded subtree holds.
    pub folded: fn(nodes: &str, leaves: &str) -> String,
}

/// What the command line says.
#[derive(Debug)]
pub struct CommandsTexts {}

/// The window.
#[derive(Debug)]
pub struct AppTexts {}
