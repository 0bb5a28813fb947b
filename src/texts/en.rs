//! English.

mod answers;
mod app;
mod chance;
mod choices;
mod folds;
mod format;
mod further;
mod steps;
mod ways;
mod whole;

use super::numbers::format_count;
use super::vocabulary::explain::{LevelTexts, Side};
use super::vocabulary::*;
use steps::counted;

pub(super) static TEXTS: Texts = Texts {
    terms: TERMS,
    format: format::FORMAT,
    games: GAMES,
    search: SEARCH,
    explain: EXPLAIN,
    scene: SCENE,
    commands: COMMANDS,
    app: app::APP,
};

const TERMS: Terms = Terms {
    max: "Max",
    min: "Min",
    chance: "chance",
    leaf: |value| format!("leaf {value}"),
    minimax: "minimax",
    alpha_beta: "alpha-beta",
    negamax: "negamax",
    pvs: "principal variation search",
    expectimax: "expectimax",
    node: |name| format!("node {name}"),
};

const GAMES: GamesTexts = GamesTexts {
    the_root: "the root",
    position_length: |squares| format!("a position has nine squares, each X, O or .; this one has {squares}"),
    position_character: |found, place| match found {
        '/' => format!("character {place} of the position is a / that does not stand between two rows"),
        _ => format!("character {place} of the position is {found:?}; it may be X, O or . (empty), and / between rows"),
    },
    position_counts: |x, o| format!("there are {x} X and {o} O: the counts may differ by at most one"),
    position_to_move: |named, other, x, o| {
        format!("{named} cannot be to move: there are {x} X and {o} O, so it is {other}'s turn")
    },
    position_line: |to_move, other, could_be_other| {
        let refused =
            format!("{to_move} is to move and has three in a row: only {other}, who moved last, can have a line");
        match could_be_other {
            true => format!("{refused}. If {to_move} moved last, say that {other} is to move"),
            false => refused,
        }
    },
    position_both_lines: "X and O both have three in a row: the game was over before the last move",
    order_not_a_square: |text| format!("{text:?} in the order of moves is no square: squares are 0 to 8, row by row"),
    order_square_twice: |square| format!("square {square} is named twice in the order of moves"),
    order_square_missing: |square| format!("square {square} is missing in the order of moves: it names all nine"),
    growing_stopped: "growing the tree was stopped",
    tree_too_large: |nodes| format!("the tree would have more than {nodes} nodes"),
    random_branching: |fewest, most| {
        format!("no node can have {fewest} to {most} children: the fewest come first, and it takes 1 or more")
    },
    random_values: |low, high| {
        format!("there are no values {low} to {high}: the lowest comes first, and they are whole numbers up to ±2^53")
    },
    random_early_leaves: |chance| format!("the chance of early leaves is 0 to 1, not {chance}"),
    random_too_deep: |depth, most| format!("the tree would be {depth} plies deep; {most} is the most"),
    random_too_few_values: |leaves, values| {
        format!("{leaves} leaves cannot all differ: there are {values} values to choose from")
    },
};

const SEARCH: SearchTexts = SearchTexts {
    no_static_value: |node, depth| {
        format!(
            "The search cannot stop at depth {depth}: {node} has children but no static value there. \
             Give it a value or choose another depth."
        )
    },
    chance: |algorithm, node| {
        format!(
            "A tree with chance nodes cannot be searched by {algorithm}, and {node} is one. Expectimax can search it."
        )
    },
    no_average: |node| format!("At {node} chance plays between ∞ and −∞, which have no expected value."),
    no_square: |node| {
        format!("The static order needs the squares 0 to 8 as moves, and the move to {node} is none of them.")
    },
    no_states: "A transposition table needs to know which nodes are the same position, and this tree names none.",
    no_board: |node| format!("Only boards of tic-tac-toe are merged by symmetry, and the position at {node} is none."),
    unequal_states: |node, other| {
        format!("{node} and {other} are said to be the same position, but what comes after them differs.")
    },
    budget_needs_iterations: "A budget needs iterative deepening: its last finished iteration is the answer when the \
                              budget is spent.",
    order_needs_iterations: "The order by the previous iteration needs iterative deepening.",
    budget_spent: "The budget was spent before the first iteration was finished, so there is no answer.",
    stopped: "The search was stopped before its end.",
};

const EXPLAIN: ExplainTexts = steps::TEXTS;

/// Minimax told from below.
const LEVELS: LevelTexts = LevelTexts {
    start: "Minimax from below: each step gives the values of one more level. The search does not go this way.",
    leaves: |depth, values| format!("Level {depth}, the leaves: {values}."),
    level: |depth, side, values| match side {
        Some(Side::Max) => format!("Level {depth}, Max takes the largest child: {values}."),
        Some(Side::Min) => format!("Level {depth}, Min takes the smallest child: {values}."),
        None => format!("Level {depth}, chance takes the expected value of the children: {values}."),
    },
    mixed: |depth, values| format!("Level {depth}, each node by who decides there: {values}."),
    root: |side, value| match side {
        Some(Side::Max) => format!("The root, Max takes the largest child: {value}."),
        Some(Side::Min) => format!("The root, Min takes the smallest child: {value}."),
        None => format!("The root, chance takes the expected value of the children: {value}."),
    },
};

const SCENE: SceneTexts = SceneTexts {
    max_level: "MAX",
    min_level: "MIN",
    chance_level: "CHANCE",
    alpha_cutoff: |met| format!("α cutoff {met}"),
    beta_cutoff: |met| format!("β cutoff {met}"),
    true_values: "(n) true value, never computed by the search",
    estimates: "~n static value at the depth limit",
    from_table: |source| format!("table: {source}"),
    folded: folds::FOLDED,
    far_visited: "visited",
    far_pruned: "pruned",
    far_untouched: "not reached",
};

const COMMANDS: CommandsTexts = CommandsTexts {
    error: |what| format!("error: {what}"),
    no_display: "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.",
    no_window: |error| format!("The window could not be opened: {error}."),
    built_without_window: "This program was built without the window (feature `app`).",
    no_such_command: |typed| format!("There is neither a file nor a command {typed}."),
    without_window: "These commands need no display:
  plywalk solve FILE                the answer
  plywalk trace FILE                every step with its sentence
  plywalk draw FILE -o PICTURE.svg  a picture of a step
  plywalk generate tictactoe        a tree file
  plywalk check FILE                what a tree file holds
Each of them says more with --help.",
    standard_input: "standard input",
    reading: |nodes| format!("reading: {} nodes", format_count(nodes)),
    growing: |nodes| format!("growing: {} nodes", format_count(nodes)),
    searching: |steps| format!("searching: {} steps", format_count(steps)),
    no_game: |options| {
        format!("{options}: only for a position given by --tictactoe; in a tree file the game is already written out.")
    },
    no_such_step: |asked, steps| {
        format!("There is no step {}: the search has {}.", format_count(asked), counted(steps, "step", "steps"))
    },
    unknown_ending: |file| {
        format!("{file} does not say which kind of picture it is to be: let its name end in .svg or .png.")
    },
    no_picture: |error| format!("The picture could not be drawn: {error}."),
    not_written: |file, error| format!("{file} could not be written: {error}."),
    output_failed: |error| format!("Standard output could not be written: {error}."),
    searched: |algorithm, conventions| format!("By {algorithm}: {}", conventions.join(", ")),
    cut: |rule| format!("cut at {rule}"),
    order: |name| format!("order {name}"),
    depth: |plies| format!("depth limit {plies}"),
    value: |value| format!("Value: {value}"),
    best_move: |name, child, children| {
        format!("Best move: {name} (child {} of {})", format_count(child), format_count(children))
    },
    line: |names| format!("Best line: {names}"),
    visited: |visits, visited, nodes| {
        let of = format!("Visited: {} of {}", format_count(visited), counted(nodes, "node", "nodes"));
        if visits == visited { of } else { format!("{of}, in {}", counted(visits, "visit", "visits")) }
    },
    evaluated: |evaluations, leaves| {
        let times = counted(evaluations, "time", "times");
        let Some([evaluated, leaves]) = leaves else {
            return format!("Evaluated: {times}, leaves and nodes at the depth limit");
        };
        let of = format!("Evaluated: {} of {}", format_count(evaluated), counted(leaves, "leaf", "leaves"));
        if evaluations == evaluated { of } else { format!("{of}, {times} in all") }
    },
    pruned: |branches, nodes| {
        format!("Pruned: {} with {}", counted(branches, "branch", "branches"), counted(nodes, "node", "nodes"))
    },
    cutoffs: |alpha, beta| format!("Cutoffs: {} alpha, {} beta", format_count(alpha), format_count(beta)),
    cutoffs_by_mover: |cutoffs, rule| {
        format!("Cutoffs: {} (each where {rule} for the player to move)", format_count(cutoffs))
    },
    least: |evaluations| {
        let evaluations = counted(evaluations, "evaluation", "evaluations");
        format!("Smallest proof of the value, for any search without a table: {evaluations}")
    },
    searched_again: |children| format!("Searched again: {}", counted(children, "child", "children")),
    table_holds: |positions, answers, nodes| {
        format!(
            "Table: {}; it answered for {} with {} below {}",
            counted(positions, "position", "positions"),
            counted(answers, "node", "nodes"),
            counted(nodes - answers, "node", "nodes"),
            if answers == 1 { "it" } else { "them" },
        )
    },
    iterative: "iterative deepening",
    node_budget: |nodes| format!("budget {}", counted(nodes, "node", "nodes")),
    time_budget: |milliseconds| format!("budget {milliseconds} ms"),
    table_on: "transposition table",
    table_symmetric: "transposition table, symmetric boards merged",
    iterations: "Iterations:",
    iteration: |depth, found, visited, evaluated| {
        let evaluated = format_count(evaluated);
        format!("depth {depth}: {found}; {} visited, {evaluated} evaluated", counted(visited, "node", "nodes"))
    },
    iteration_found: |value, best| match best {
        Some(best) => format!("value {value}, best move {best}"),
        None => format!("value {value}"),
    },
    iteration_unfinished: "not finished, the budget was spent",
    root_children: "Children of the root:",
    root_children_for_max: "Children of the root (values for Max):",
    never_searched: "never searched",
    cutoff_reasons: "Cutoffs:",
    at_step: |step, sentence| format!("step {}: {sentence}", format_count(step)),
    and_more: |count| format!("and {} more", format_count(count)),
    sentence_heading: "what happens",
    holds: |file, nodes, leaves, levels| {
        format!(
            "{file}: {}, {}, {}",
            counted(nodes, "node", "nodes"),
            counted(leaves, "leaf", "leaves"),
            counted(levels, "level", "levels")
        )
    },
    title: |title| format!("title: {title}"),
    players: |root, in_turn, chance_nodes| {
        let turns = if in_turn { "" } else { "; somebody moves twice in a row" };
        let chance = match chance_nodes {
            0 => String::new(),
            count => format!("; {}", counted(count, "chance node", "chance nodes")),
        };
        format!("to move at the root: {root}{turns}{chance}")
    },
    static_values: |valued, inner| {
        format!("static values: at {} of {}", format_count(valued), counted(inner, "inner node", "inner nodes"))
    },
    conventions: |conventions| format!("conventions: {}", conventions.join(", ")),
    passed_over: |keys| format!("passed over: {}", keys.join(", ")),
    tictactoe_title: |position| format!("Tic-tac-toe from {position}"),
    random_title: |seed| format!("Random tree, seed {seed}"),
};
