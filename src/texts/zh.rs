//! Simplified Chinese, 简体中文.

use super::vocabulary::*;

pub(super) static TEXTS: Texts = Texts {
    terms: TERMS,
    format: FORMAT,
    games: GAMES,
    search: SEARCH,
    explain: EXPLAIN,
    scene: SCENE,
    commands: COMMANDS,
    app: APP,
};

const TERMS: Terms = Terms { max: "Max", min: "Min", chance: "机会" };

const FORMAT: FormatTexts = FormatTexts {};

const GAMES: GamesTexts = GamesTexts {};

const SEARCH: SearchTexts = SearchTexts {};

const EXPLAIN: ExplainTexts = ExplainTexts {};

const SCENE: SceneTexts = SceneTexts {};

const COMMANDS: CommandsTexts = CommandsTexts {};

const APP: AppTexts = AppTexts {};
