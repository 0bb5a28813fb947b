//! What every language must be able to say, by the room that says it.

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
}

/// What is wrong with a file.
#[derive(Debug)]
pub struct FormatTexts {}

/// What is wrong with a position, and what moves are called.
#[derive(Debug)]
pub struct GamesTexts {}

/// Why a search is refused.
#[derive(Debug)]
pub struct SearchTexts {}

/// Sentences about steps.
#[derive(Debug)]
pub struct ExplainTexts {}

/// Words in the picture.
#[derive(Debug)]
pub struct SceneTexts {}

/// What the command line says.
#[derive(Debug)]
pub struct CommandsTexts {}

/// The window.
#[derive(Debug)]
pub struct AppTexts {}
