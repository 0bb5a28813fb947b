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

const TERMS: Terms = Terms {
    max: "Max",
    min: "Min",
    chance: "机会",
    the_root: "根节点",
    leaf: |value| format!("叶子 {value}"),
    minimax: "极小极大",
    alpha_beta: "Alpha–Beta 剪枝",
};

const FORMAT: FormatTexts = FormatTexts {
    place: |line, column, path| format!("第 {line} 行，第 {column} 列，位于 {path}"),
    place_in_file: |file, line, column, path| format!("{file}：第 {line} 行，第 {column} 列，位于 {path}"),
    unreadable: |file, error| format!("无法读取 {file}：{error}"),
};

const GAMES: GamesTexts = GamesTexts {};

const SEARCH: SearchTexts = SearchTexts {};

const EXPLAIN: ExplainTexts = ExplainTexts {
    start: "目前一无所知。",
    step: |event, node, value| format!("{event}：{node} 的值为 {value}。"),
};

const SCENE: SceneTexts = SceneTexts {};

const COMMANDS: CommandsTexts = CommandsTexts {};

const APP: AppTexts = AppTexts {};
