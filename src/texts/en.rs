//! English.

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

const TERMS: Terms = Terms {
    max: "Max",
    min: "Min",
    chance: "chance",
    the_root: "the root",
    leaf: |value| format!("leaf {value}"),
    minimax: "minimax",
    alpha_beta: "alpha-beta",
};

const FORMAT: FormatTexts = FormatTexts {
    place: |line, column, path| format!("line {line}, column {column}, at {path}"),
    place_in_file: |file, line, column, path| format!("{file}: line {line}, column {column}, at {path}"),
    unreadable: |file, error| format!("cannot read {file}: {error}"),
};

const GAMES: GamesTexts = GamesTexts {};

const SEARCH: SearchTexts = SearchTexts {};

const EXPLAIN: ExplainTexts =
    ExplainTexts { start: "Nothing is known yet.", step: |event, node, value| format!("{event}: {node} has {value}.") };

const SCENE: SceneTexts = SceneTexts {};

const COMMANDS: CommandsTexts = CommandsTexts {};

const APP: AppTexts = AppTexts {};
