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
pub struct GamesTexts {}

/// Why a search is refused.
#[derive(Debug)]
pub struct SearchTexts {}

/// Words in the picture.
#[derive(Debug)]
pub struct SceneTexts {}

/// What the command line says.
#[derive(Debug)]
pub struct CommandsTexts {}

/// The window.
#[derive(Debug)]
pub struct AppTexts {}
