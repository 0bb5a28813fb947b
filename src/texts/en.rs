//! English.

mod answers;
mod chance;
mod choices;
mod folds;
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
    leaf: |value| format!("leaf {value}"),
    minimax: "minimax",
    alpha_beta: "alpha-beta",
    negamax: "negamax",
    pvs: "principal variation search",
    expectimax: "expectimax",
    node: |name| format!("node {name}"),
};

const FORMAT: FormatTexts = FormatTexts {
    place: |line, column, path| format!("line {line}, column {column}, at {path}"),
    place_in_file: |file, line, column, path| format!("{file}: line {line}, column {column}, at {path}"),
    unreadable: |file, error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("There is no file {file}."),
        _ => format!("Cannot read {file}: {error}."),
    },
    not_utf8: |byte| format!("Found the byte 0x{byte:02X}, expected text in UTF-8."),
    not_json: |found, expected| format!("This is not JSON: found {found}, expected {expected}."),
    unexpected: |found, expected| format!("Found {found}, expected {expected}."),
    did_you_mean: |quoted| format!(" Did you mean {quoted}?"),
    one_of: |quoted| match quoted {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    },
    unknown_key: |quoted, expected| format!("Found the unknown key {quoted}, expected {expected}."),
    missing_key: |quoted| format!("Found an object without {quoted}, which it must have."),
    key_twice: |quoted| format!("Found the key {quoted} for the second time, expected it once."),
    same_twice: |first, second| format!("Found both {first} and {second}, which say the same: expected one of them."),
    no_children: "Found an inner node without children, expected at least one child (or a value, to make it a leaf).",
    no_value: "Found a leaf without a value, expected \"value\" (or \"children\", to make it an inner node).",
    inexact: |number, nearest| {
        format!(
            "Found {number}, a whole number that a 64-bit float cannot hold exactly; the nearest it can is {nearest}."
        )
    },
    too_large: |number| {
        format!("Found {number}, which is out of range: expected at most 1.8e308 in size, or \"inf\" or \"-inf\".")
    },
    root_players: |root, node| {
        format!("Found {root} here and {node} at the root node itself, expected both to name the same player.")
    },
    probability_out_of_range: |probability| format!("Found the probability {probability}, expected 0 to 1."),
    probability_without_chance: "Found a probability under a node where a player decides, expected one only under \"player\": \"chance\".",
    probability_of_root: "Found a probability at the root, expected one only at the children of a chance node.",
    probability_missing: "Found a node without a probability, expected one as its siblings have: all of them or none.",
    probability_sum: |sum| format!("Found probabilities that add up to {sum}, expected 1."),
    states_differ: |state, difference, other| {
        format!("Found the state {state} again, but {difference}: expected the same subtree as at {other}.")
    },
    too_many_levels: |limit| format!("Found a tree of more than {limit} levels, expected at most that many."),
    too_many_nodes: |limit| format!("Found a tree of more than {limit} nodes, expected at most that many."),
    undirected: "Found an undirected graph, expected a directed one, with edges from parent to child.",
    id_twice: |id| format!("Found a second node with the id {id}, expected different ids."),
    edge_twice: |source, target| format!("Found the edge from {source} to {target} again, expected it once."),
    missing_node: |id| format!("Found the id {id}, expected one that a node has."),
    two_parents: |node, first, second| {
        format!(
            "Found {second} as a parent of {node}, which is already a child of {first}: expected one parent a node."
        )
    },
    cycle: |nodes, length| {
        let dots = if nodes.len() < length { " → …" } else { "" };
        let first = nodes.first().map_or("", String::as_str);
        format!("Found a cycle ({}{dots} → {first}), expected a tree.", nodes.join(" → "))
    },
    several_roots: |roots, count| {
        let dots = if roots.len() < count { ", …" } else { "" };
        format!("Found {count} nodes without a parent ({}{dots}), expected one root.", roots.join(", "))
    },
    no_root: "Found a graph without nodes, expected a root.",
    root_has_parent: |root, parent| {
        format!("Found {root} as the root, which is a child of {parent}: expected a node without a parent.")
    },
    stopped: "Loading was stopped.",
    found: FoundTexts {
        end: "the end of the text",
        character: |quoted| format!("the character {quoted}"),
        word: |word| format!("{word}, which is no JSON value"),
        null: "null",
        boolean: |truth| truth.to_string(),
        number: |number| format!("the number {number}"),
        text: |quoted| format!("the text {quoted}"),
        array: "an array",
        object: "an object",
    },
    expected: ExpectedTexts {
        document: "a tree: a number, an array of nodes, or an object",
        node: "a node: a number, \"inf\", \"-inf\", an array of nodes, or an object with \"value\" or \"children\"",
        children: "an array of nodes",
        value: "a number, \"inf\" or \"-inf\"",
        text: "a text between quotes",
        localized: "a text between quotes, or {\"en\": …, \"zh\": …}",
        player: "\"max\", \"min\" or \"chance\"",
        root_player: "\"max\" or \"min\"",
        probability: "a number from 0 to 1",
        conventions: "an object with \"cut\", \"fail\", \"order\" or \"depth\"",
        cut: "\">=\" or \">\"",
        fail: "\"soft\" or \"hard\"",
        order: "\"left-to-right\" or \"right-to-left\"",
        depth: "a whole number of plies, 0 or more",
        graph_nodes: "an array of objects, each with an \"id\"",
        graph_node: "an object with an \"id\"",
        graph_edges: "an array of objects, each with \"source\" and \"target\"",
        graph_edge: "an object with \"source\" and \"target\"",
        id: "a node's id: a text or a number",
        directed: "true or false",
        any_value: "a value",
        comma_or_bracket: "a comma or ]",
        comma_or_brace: "a comma or }",
        colon: "a colon",
        key: "a key between quotes",
        quote: "a quotation mark that ends the text",
        escape: "one of \" \\ / b f n r t u after the backslash",
        escaped_control: "no control characters in a text; write a line break as \\n, a tab as \\t",
        surrogate_pair: "a whole character, which takes two \\u escapes",
        element: "another element after the comma",
        end: "nothing more",
    },
    difference: DifferenceTexts {
        player: "another player is to move",
        value: "the value is another",
        children: "there is another number of children",
        moves: "the moves are called otherwise",
        probability: "the probabilities are others",
    },
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
    no_average: |node| format!("At {node} chance plays between ∞ and −∞, which have no average."),
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
        None => format!("Level {depth}, chance averages the children: {values}."),
    },
    mixed: |depth, values| format!("Level {depth}, each node by who decides there: {values}."),
    root: |side, value| match side {
        Some(Side::Max) => format!("The root, Max takes the largest child: {value}."),
        Some(Side::Min) => format!("The root, Min takes the smallest child: {value}."),
        None => format!("The root, chance averages the children: {value}."),
    },
};

const SCENE: SceneTexts = SceneTexts {
    max_level: "MAX",
    min_level: "MIN",
    chance_level: "CHANCE",
    alpha_cutoff: |met| format!("α cutoff {met}"),
    beta_cutoff: |met| format!("β cutoff {met}"),
    true_values: "(n) true value, never computed by the search",
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
    best_move: |name, child| format!("Best move: {name} (child {child})"),
    line: |names| format!("Best line: {names}"),
    visited: |visited, nodes| format!("Visited: {} of {}", format_count(visited), counted(nodes, "node", "nodes")),
    evaluated: |evaluated, leaves, limit| match limit {
        None => format!("Evaluated: {} of {}", format_count(evaluated), counted(leaves, "leaf", "leaves")),
        Some(limit) => format!("Evaluated: {}, leaves and nodes at depth {limit}", counted(evaluated, "node", "nodes")),
    },
    pruned: |branches, nodes| {
        format!("Pruned: {} with {}", counted(branches, "branch", "branches"), counted(nodes, "node", "nodes"))
    },
    cutoffs: |alpha, beta| format!("Cutoffs: {} alpha, {} beta", format_count(alpha), format_count(beta)),
    least: |leaves| format!("At least, in the best order under ≥: {}", counted(leaves, "leaf", "leaves")),
    searched_again: |children| format!("Searched again: {}", counted(children, "child", "children")),
    table_holds: |positions, answers, nodes| {
        format!(
            "Table: {}; it answered for {} with {} below them",
            counted(positions, "position", "positions"),
            counted(answers, "node", "nodes"),
            counted(nodes - answers, "node", "nodes"),
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
    iteration_found: |value, best| format!("value {value}, best move {best}"),
    iteration_unfinished: "not finished, the budget was spent",
    root_children: "Children of the root:",
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
    conventions: |conventions| format!("conventions: {conventions}"),
    passed_over: |keys| format!("passed over: {}", keys.join(", ")),
    tictactoe_title: |position| format!("Tic-tac-toe from {position}"),
    random_title: |seed| format!("Random tree, seed {seed}"),
};

const APP: AppTexts = AppTexts {
    ways: ways::WAYS,
    folds: folds::FOLDS,
    choices: choices::CHOICES,
    step_forward: Label { text: "Step", tip: "One step on" },
    step_back: Label { text: "Step back", tip: "One step back" },
    next_node: Label { text: "Next node", tip: "On to the next node entered or evaluated" },
    previous_node: Label { text: "Previous node", tip: "Back to the node entered or evaluated before" },
    next_value: Label { text: "Next value", tip: "On to the next returned value" },
    previous_value: Label { text: "Previous value", tip: "Back to the returned value before" },
    over: Label { text: "Over the subtree", tip: "Over the subtree that comes next, to its value" },
    out: Label { text: "Out to the parent", tip: "On to where the open node's value reaches its parent" },
    next_cutoff: Label { text: "Next cutoff", tip: "On to the next cutoff" },
    previous_cutoff: Label { text: "Previous cutoff", tip: "Back to the cutoff before" },
    to_start: Label { text: "Start", tip: "To the start" },
    to_end: Label { text: "End", tip: "To the end" },
    back: Label { text: "Back", tip: "Back to where you were before the last jump" },
    to_entered: Label { text: "To where it is entered", tip: "To the step at which the clicked node is entered" },
    to_left: Label { text: "To where it is left", tip: "To the step at which the clicked node is left" },
    play_pause: Label { text: "Play", tip: "Play, or pause" },
    faster: Label { text: "Faster", tip: "Play twice as fast" },
    slower: Label { text: "Slower", tip: "Play half as fast" },
    fit: Label { text: "Fit", tip: "Show the whole tree" },
    follow: Label { text: "Follow", tip: "Keep the current node in view" },
    zoom_in: Label { text: "Zoom in", tip: "Show the tree larger" },
    zoom_out: Label { text: "Zoom out", tip: "Show the tree smaller" },
    present: Label { text: "Present", tip: "Large type and no panels, for a projector" },
    side: Label { text: "Side panel", tip: "Fold the side panel away, or unfold it" },
    help: Label { text: "Help", tip: "What the keys do" },
    open: Label { text: "Open file…", tip: "Open a tree file, or type its path" },
    paste: Label { text: "Paste a tree", tip: "Open the tree that the clipboard holds, such as [[3,12,8],[2,4,6]]" },
    forget_recent: Label { text: "Forget recent files", tip: "Empty the list of recent files" },
    grow: Label { text: "Tic-tac-toe…", tip: "Set up a tic-tac-toe position and grow its tree" },
    grow_now: Label { text: "Grow", tip: "Grow the tree of this position and search it" },
    cancel: Label { text: "Cancel", tip: "Leave the dialog, stop the work, or leave the presentation" },
    dismiss: Label { text: "Dismiss", tip: "Take this message away" },
    quit: Label { text: "Quit", tip: "Close the window" },
    browse: Label { text: "Browse…", tip: "Choose the file in a dialog" },
    unit_step: "step",
    unit_node: "node",
    unit_value: "value",
    unit_cutoff: "cutoff",
    over_short: "↓ over",
    out_short: "↑ out",
    play_short: "▶ Play",
    pause_short: "Pause",
    number_line_tip: "What Max [ and what Min ] is sure of, and the running value between them",
    look_at_tip: "Show this node",
    cannot_grow: "The tree was not grown",
    edit_leaf: Label { text: "Edit the leaf's value", tip: "Edit the value of the chosen leaf" },
    undo: Label { text: "Undo", tip: "Take the last edit back" },
    redo: Label { text: "Redo", tip: "Do again what was taken back" },
    save: Label { text: "Save", tip: "Save the tree in its file" },
    save_as: Label { text: "Save as…", tip: "Save the tree in another file" },
    save_picture: Label { text: "Save picture…", tip: "Save this step as SVG or PNG" },
    copy_picture: Label { text: "Copy picture", tip: "Put this step on the clipboard as a picture" },
    copy_markdown: Label { text: "Copy as Markdown", tip: "Put the whole log on the clipboard as a Markdown table" },
    copy_csv: Label { text: "Copy as CSV", tip: "Put the whole log on the clipboard as comma-separated values" },
    discard: Label { text: "Do not save", tip: "Go on without saving the edits" },
    truth: Label {
        text: "True values",
        tip: "Show what pruned parts would have been worth; the search never computed it",
    },
    levels: Label { text: "Level by level", tip: "Tell minimax from below, a level a step" },
    quiz: Label { text: "Ask first", tip: "Ask each decision before it is shown" },
    mirror: Label { text: "Mirror the picture", tip: "Draw children from right to left" },
    choose_up: Label { text: "Choose the node above", tip: "Choose the node above the chosen one" },
    choose_down: Label { text: "Choose the node below", tip: "Choose the node below the chosen one" },
    choose_left: Label { text: "Choose the node to the left", tip: "Choose the node left of the chosen one" },
    choose_right: Label { text: "Choose the node to the right", tip: "Choose the node right of the chosen one" },
    show_answer: Label { text: "Show the answer", tip: "Show the answer to the exercise's question" },
    page_task: "Task",
    page_task_tip: "What the tree is, and the question of the exercise",
    page_code_tip: "The pseudocode and its variables",
    page_stack_tip: "The open nodes from the root down",
    page_log_tip: "A line a step",
    page_table: "Table",
    page_table_tip: "Leaves evaluated, constraint formed, leaves skipped",
    formula: "the case of V(s) that applies",
    copied: "Copied",
    choose_leaf: "Click a leaf first",
    cannot_save: "Nothing was saved",
    leaf_value: "The leaf's value",
    leaf_value_wrong: "a number, inf or −inf",
    save_title: "Save the tree",
    save_hint: "The file in which the tree is saved; one that exists is replaced",
    save_tip: "Save in the file with this path",
    picture_title: "Save the picture",
    picture_hint: "A file that ends in .svg or .png",
    leaving_title: "Unsaved edits",
    leaving: "The tree has edits that are not saved.",
    saved: |path| format!("Saved in {path}"),
    grown_title: |position| format!("Tic-tac-toe {position}"),
    caption: Label {
        text: "Sentence under pictures",
        tip: "Put the step's sentence under pictures that are saved or copied",
    },
    opposite_order: |here, there, leaves| {
        format!("{here} of {leaves} leaves; the other way round: {there} of {leaves}")
    },
    opposite_order_tip: "Leaves that the whole search evaluates in this order of children, and in the opposite one",
    group_step: "Stepping",
    group_view: "Looking",
    group_tree: "Trees",
    menu_file: "Tree",
    menu_exercises: "Exercises",
    menu_view: "View",
    menu_recent: "Recent files",
    untitled: "Untitled tree",
    algorithm: "Algorithm",
    algorithm_tip: "Which search is stepped through",
    minimax: "Minimax",
    alpha_beta: "Alpha-beta",
    conventions: "Conventions",
    conventions_tip: "The conventions in force; click to change them",
    cut: "Cut rule",
    cut_at_least: "α ≥ β cuts",
    cut_above: "α > β cuts",
    fail: "Returned values",
    fail_soft: "fail-soft",
    fail_hard: "fail-hard",
    order: "Order of children",
    order_given: "left to right",
    order_reversed: "right to left",
    depth: "Depth limit",
    depth_none: "no limit",
    theme: "Colours",
    theme_system: "As the system",
    theme_light: "Light",
    theme_dark: "Dark",
    theme_contrast: "High contrast",
    language: "Language",
    notation: "Windows written as",
    number_line: "Number line",
    visited: "visited",
    evaluated: "evaluated",
    alpha_cutoffs: "alpha cutoffs",
    beta_cutoffs: "beta cutoffs",
    branches: "branches pruned",
    nodes_pruned: "nodes pruned",
    page_code: "Code",
    page_stack: "Stack",
    page_log: "Log",
    last_line: "the marked line was executed last",
    column_step: "step",
    column_depth: "depth",
    column_node: "node",
    column_cut: "cut",
    timeline: "Timeline: click or drag to any step; drag away from it, or hold Shift, to go finely",
    speed: "Steps a second",
    go_to: "Go to step",
    canvas: "The tree. Drag to move it, turn the wheel to zoom, click a node to choose it",
    cannot_open: "This file was not opened",
    cannot_open_text: "The pasted text is no tree",
    cannot_search: "This search is not possible",
    cancelled: "Cancelled",
    nothing_there: "There is none in that direction",
    choose_first: "Click a node first",
    never_visited: "The search never visits that node",
    working: "Working…",
    path_title: "Open a tree file",
    path_label: "Path of the file",
    path_open: "Open",
    path_open_tip: "Open the file with this path",
    path_hint: "Type a path, choose a file, or drop one on the window",
    grow_title: "Grow a tree from tic-tac-toe",
    grow_hint: "Click a square: X, O, empty",
    grow_to_move: "To move",
    grow_by_count: "by the marks",
    grow_scores: "Scores",
    grow_scores_unit: "±1",
    grow_scores_ten: "±10",
    grow_scores_depth: "±(10 − marks on the board)",
    grow_order: "Squares tried",
    grow_reading: "row by row",
    grow_centre: "centre, corners, edges",
    grow_typed: "as typed",
    grow_order_label: "Nine squares, such as 4,0,2,6,8,1,3,5,7",
    grow_depth: "Plies to grow",
    grow_all: "to the end of the game",
    grow_clear: "Clear",
    grow_clear_tip: "Empty the board",
    grow_empty: "empty",
    help_title: "Keys",
    help_mouse: "Drag to move the picture, turn the wheel to zoom at the pointer, click a node to choose it, with Ctrl to fold it. \
        On the timeline, drag away from it or hold Shift to go finely.",
    close: "Close",
    close_tip: "Close this page",
    drop_here: "Drop a tree file here",
    question: "Question",
    answer: "Answer",
    place: |[step, steps, leaf, leaves]| format!("Step {step} of {steps} · leaf {leaf} of {leaves}"),
    beside_minimax: |visited, minimax| format!("visited {visited} · minimax {minimax}"),
    depth_of: |depth| format!("{depth} plies"),
    speed_of: |speed| format!("{speed} a second"),
    size_of: |nodes, leaves| format!("{nodes} nodes, {leaves} of them leaves"),
    progress_of: |nodes, total| match total {
        Some(total) => format!("{nodes} of {total} nodes"),
        None => format!("{nodes} nodes"),
    },
    square_name: |square, content| format!("Square {square}: {content}"),
    window_title: |title, step, steps| format!("{title} · step {step} of {steps} — Plywalk"),
    frame_of: |node, window, value| format!("{node}  {window}  {value}"),
};
