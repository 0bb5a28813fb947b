//! What every language must be able to say, by the room that says it.

pub mod answers;
pub mod chance;
pub mod choices;
pub mod commands;
pub mod explain;
pub mod folds;
pub mod further;
pub mod ways;

pub use choices::ChoiceTexts;
pub use commands::CommandsTexts;
pub use explain::ExplainTexts;
pub use folds::{FoldTexts, FoldedTexts};
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

/// What is wrong with a file.
#[derive(Debug)]
pub struct FormatTexts {
    /// Where an error is: line, column, and path inside the JSON.
    pub place: fn(line: usize, column: usize, path: &str) -> String,
    /// The same with the file's name in front.
    pub place_in_file: fn(file: &str, line: usize, column: usize, path: &str) -> String,
    /// A file cannot be read.
    pub unreadable: fn(file: &str, error: &std::io::Error) -> String,
    /// A byte that is not part of any character.
    pub not_utf8: fn(byte: u8) -> String,
    /// The text is not JSON.
    pub not_json: fn(found: &str, expected: &str) -> String,
    /// It is JSON, but something else belongs there.
    pub unexpected: fn(found: &str, expected: &str) -> String,
    /// What was probably meant; stands behind the sentence before.
    pub did_you_mean: fn(quoted: &str) -> String,
    /// A list of alternatives in the middle of a sentence.
    pub one_of: fn(quoted: &[String]) -> String,
    /// A key that is not the format's.
    pub unknown_key: fn(quoted: &str, expected: &str) -> String,
    /// An object lacks a key.
    pub missing_key: fn(quoted: &str) -> String,
    /// An object has a key twice.
    pub key_twice: fn(quoted: &str) -> String,
    /// An object has two keys that say the same.
    pub same_twice: fn(first: &str, second: &str) -> String,
    /// A node that can be neither inner node nor leaf, since its children are an empty array.
    pub no_children: &'static str,
    /// A node with neither children nor value.
    pub no_value: &'static str,
    /// A whole number that a float cannot hold.
    pub inexact: fn(number: &str, nearest: &str) -> String,
    /// A number that no float reaches.
    pub too_large: fn(number: &str) -> String,
    /// The file and the root node name different players.
    pub root_players: fn(root: &str, node: &str) -> String,
    /// A probability that is none.
    pub probability_out_of_range: fn(probability: &str) -> String,
    /// A probability under a node where a player decides.
    pub probability_without_chance: &'static str,
    /// A probability at the root.
    pub probability_of_root: &'static str,
    /// A sibling has a probability, and this node has none.
    pub probability_missing: &'static str,
    /// The probabilities of a chance node do not sum to 1.
    pub probability_sum: fn(sum: &str) -> String,
    /// Two nodes with the same state differ.
    pub states_differ: fn(state: &str, difference: &str, other: &str) -> String,
    /// The tree is too deep.
    pub too_many_levels: fn(limit: &str) -> String,
    /// The tree is too large.
    pub too_many_nodes: fn(limit: &str) -> String,
    /// A graph says that it is undirected.
    pub undirected: &'static str,
    /// Two nodes of a graph have the same id.
    pub id_twice: fn(id: &str) -> String,
    /// An edge of a graph is there twice.
    pub edge_twice: fn(source: &str, target: &str) -> String,
    /// A graph has no node with this id.
    pub missing_node: fn(id: &str) -> String,
    /// A node of a graph has two parents.
    pub two_parents: fn(node: &str, first: &str, second: &str) -> String,
    /// Nodes of a graph go round in a circle; `nodes` are the first of them.
    pub cycle: fn(nodes: &[String], length: usize) -> String,
    /// Several nodes of a graph have no parent; `roots` are the first of them.
    pub several_roots: fn(roots: &[String], count: usize) -> String,
    /// A graph without nodes.
    pub no_root: &'static str,
    /// The node that `root` names has a parent.
    pub root_has_parent: fn(root: &str, parent: &str) -> String,
    /// The reader was told to stop.
    pub stopped: &'static str,
    /// What was found.
    pub found: FoundTexts,
    /// What was expected.
    pub expected: ExpectedTexts,
    /// In what two nodes differ that should be the same.
    pub difference: DifferenceTexts,
}

/// What was found at a place in a file, in the middle of a sentence.
#[derive(Debug)]
pub struct FoundTexts {
    /// Nothing more.
    pub end: &'static str,
    /// A character.
    pub character: fn(quoted: &str) -> String,
    /// Letters or digits that are no JSON value.
    pub word: fn(word: &str) -> String,
    /// `null`.
    pub null: &'static str,
    /// `true` or `false`.
    pub boolean: fn(truth: bool) -> String,
    /// A number as written.
    pub number: fn(number: &str) -> String,
    /// A string, quotes and all.
    pub text: fn(quoted: &str) -> String,
    /// An array.
    pub array: &'static str,
    /// An object.
    pub object: &'static str,
}

/// What was expected at a place in a file, in the middle of a sentence.
#[derive(Debug)]
pub struct ExpectedTexts {
    /// A tree in any shape.
    pub document: &'static str,
    /// A node.
    pub node: &'static str,
    /// An array of nodes.
    pub children: &'static str,
    /// A number or an infinity.
    pub value: &'static str,
    /// A string.
    pub text: &'static str,
    /// A string, or one a language.
    pub localized: &'static str,
    /// A player.
    pub player: &'static str,
    /// Max or Min.
    pub root_player: &'static str,
    /// A number between 0 and 1.
    pub probability: &'static str,
    /// An object with conventions.
    pub conventions: &'static str,
    /// A cut rule.
    pub cut: &'static str,
    /// Soft or hard.
    pub fail: &'static str,
    /// An order of children.
    pub order: &'static str,
    /// A depth limit.
    pub depth: &'static str,
    /// A graph's array of nodes.
    pub graph_nodes: &'static str,
    /// A graph's node.
    pub graph_node: &'static str,
    /// A graph's array of edges.
    pub graph_edges: &'static str,
    /// A graph's edge.
    pub graph_edge: &'static str,
    /// A node's id.
    pub id: &'static str,
    /// `true`, of `directed`.
    pub directed: &'static str,
    /// A JSON value.
    pub any_value: &'static str,
    /// `,` or `]`.
    pub comma_or_bracket: &'static str,
    /// `,` or `}`.
    pub comma_or_brace: &'static str,
    /// `:`.
    pub colon: &'static str,
    /// A key between quotes.
    pub key: &'static str,
    /// The end of a string.
    pub quote: &'static str,
    /// What may follow a backslash.
    pub escape: &'static str,
    /// An escape in place of a control character.
    pub escaped_control: &'static str,
    /// A whole character in escapes.
    pub surrogate_pair: &'static str,
    /// Another element, or no comma.
    pub element: &'static str,
    /// Nothing more.
    pub end: &'static str,
}

/// In what two nodes differ, in the middle of a sentence.
#[derive(Debug)]
pub struct DifferenceTexts {
    /// Who is to move.
    pub player: &'static str,
    /// The value.
    pub value: &'static str,
    /// How many children.
    pub children: &'static str,
    /// What a move is called.
    pub moves: &'static str,
    /// How probable a child is.
    pub probability: &'static str,
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

/// The window.
#[derive(Debug)]
pub struct AppTexts {
    /// Finding one's way in a large tree.
    pub ways: WayTexts,
    /// Folding and unfolding.
    pub folds: FoldTexts,
    /// How a search is chosen, deepens and keeps a table.
    pub choices: ChoiceTexts,
    /// One step on.
    pub step_forward: Label,
    /// One step back.
    pub step_back: Label,
    /// On to the next node entered or evaluated.
    pub next_node: Label,
    /// Back to the node entered or evaluated before.
    pub previous_node: Label,
    /// On to the next returned value.
    pub next_value: Label,
    /// Back to the returned value before.
    pub previous_value: Label,
    /// Over the subtree that comes next, to its value.
    pub over: Label,
    /// On to where the open node's value reaches its parent.
    pub out: Label,
    /// On to the next cutoff.
    pub next_cutoff: Label,
    /// Back to the cutoff before.
    pub previous_cutoff: Label,
    /// To the start.
    pub to_start: Label,
    /// To the end.
    pub to_end: Label,
    /// Back to where you were before the last jump.
    pub back: Label,
    /// To the step at which the clicked node is entered.
    pub to_entered: Label,
    /// To the step at which the clicked node is left.
    pub to_left: Label,
    /// Play, or pause.
    pub play_pause: Label,
    /// Play twice as fast.
    pub faster: Label,
    /// Play half as fast.
    pub slower: Label,
    /// Show the whole tree.
    pub fit: Label,
    /// Keep the current node in view.
    pub follow: Label,
    /// Show the tree larger.
    pub zoom_in: Label,
    /// Show the tree smaller.
    pub zoom_out: Label,
    /// Large type and no panels, for a projector.
    pub present: Label,
    /// Fold the side panel away, or unfold it.
    pub side: Label,
    /// What the keys do.
    pub help: Label,
    /// Open a tree file, or type its path.
    pub open: Label,
    /// Open the tree that the clipboard holds, such as `[[3,12,8],[2,4,6]]`.
    pub paste: Label,
    /// Empty the list of recent files.
    pub forget_recent: Label,
    /// Set up a tic-tac-toe position and grow its tree.
    pub grow: Label,
    /// Grow the tree of this position and search it.
    pub grow_now: Label,
    /// Leave the dialog, stop the work, or leave the presentation.
    pub cancel: Label,
    /// Take this message away.
    pub dismiss: Label,
    /// Close the window.
    pub quit: Label,
    /// Browse….
    pub browse: Label,
    /// step.
    pub unit_step: &'static str,
    /// node.
    pub unit_node: &'static str,
    /// value.
    pub unit_value: &'static str,
    /// cutoff.
    pub unit_cutoff: &'static str,
    /// ↓ over.
    pub over_short: &'static str,
    /// ↑ out.
    pub out_short: &'static str,
    /// ▶ Play.
    pub play_short: &'static str,
    /// Pause.
    pub pause_short: &'static str,
    /// What Max [ and what Min ] is sure of, and the running value between them.
    pub number_line_tip: &'static str,
    /// Show this node.
    pub look_at_tip: &'static str,
    /// The tree was not grown.
    pub cannot_grow: &'static str,
    /// Edit the value of the chosen leaf.
    pub edit_leaf: Label,
    /// Take the last edit back.
    pub undo: Label,
    /// Do again what was taken back.
    pub redo: Label,
    /// Save the tree in its file.
    pub save: Label,
    /// Save the tree in another file.
    pub save_as: Label,
    /// Save this step as SVG or PNG.
    pub save_picture: Label,
    /// Put this step on the clipboard as a picture.
    pub copy_picture: Label,
    /// Put the whole log on the clipboard as a Markdown table.
    pub copy_markdown: Label,
    /// Put the whole log on the clipboard as comma-separated values.
    pub copy_csv: Label,
    /// Go on without saving the edits.
    pub discard: Label,
    /// Show what pruned parts would have been worth; the search never computed it.
    pub truth: Label,
    /// Tell minimax from below, a level a step.
    pub levels: Label,
    /// Ask each decision before it is shown.
    pub quiz: Label,
    /// Draw children from right to left.
    pub mirror: Label,
    /// Choose the node above the chosen one.
    pub choose_up: Label,
    /// Choose the node below the chosen one.
    pub choose_down: Label,
    /// Choose the node left of the chosen one.
    pub choose_left: Label,
    /// Choose the node right of the chosen one.
    pub choose_right: Label,
    /// Show the answer to the exercise's question.
    pub show_answer: Label,
    /// Task.
    pub page_task: &'static str,
    /// What the tree is, and the question of the exercise.
    pub page_task_tip: &'static str,
    /// The pseudocode and its variables.
    pub page_code_tip: &'static str,
    /// The open nodes from the root down.
    pub page_stack_tip: &'static str,
    /// A line a step.
    pub page_log_tip: &'static str,
    /// Table.
    pub page_table: &'static str,
    /// Leaves evaluated, constraint formed, leaves skipped.
    pub page_table_tip: &'static str,
    /// the case of V(s) that applies.
    pub formula: &'static str,
    /// Copied.
    pub copied: &'static str,
    /// Click a leaf first.
    pub choose_leaf: &'static str,
    /// Nothing was saved.
    pub cannot_save: &'static str,
    /// The leaf's value.
    pub leaf_value: &'static str,
    /// a number, inf or −inf.
    pub leaf_value_wrong: &'static str,
    /// Save the tree.
    pub save_title: &'static str,
    /// The file in which the tree is saved; one that exists is replaced.
    pub save_hint: &'static str,
    /// Save in the file with this path.
    pub save_tip: &'static str,
    /// Save the picture.
    pub picture_title: &'static str,
    /// A file that ends in .svg or .png.
    pub picture_hint: &'static str,
    /// Unsaved edits.
    pub leaving_title: &'static str,
    /// The tree has edits that are not saved.
    pub leaving: &'static str,
    /// Where something was saved.
    pub saved: fn(&str) -> String,
    /// The title of a grown tree.
    pub grown_title: fn(&str) -> String,
    /// Put the sentence under pictures.
    pub caption: Label,
    /// Leaves evaluated, those evaluated in the opposite order, leaves.
    pub opposite_order: fn(usize, usize, usize) -> String,
    /// What that line says.
    pub opposite_order_tip: &'static str,
    /// Stepping.
    pub group_step: &'static str,
    /// Looking.
    pub group_view: &'static str,
    /// Trees.
    pub group_tree: &'static str,
    /// Tree.
    pub menu_file: &'static str,
    /// Exercises.
    pub menu_exercises: &'static str,
    /// View.
    pub menu_view: &'static str,
    /// Recent files.
    pub menu_recent: &'static str,
    /// Untitled tree.
    pub untitled: &'static str,
    /// Algorithm.
    pub algorithm: &'static str,
    /// Which search is stepped through.
    pub algorithm_tip: &'static str,
    /// Minimax.
    pub minimax: &'static str,
    /// Alpha-beta.
    pub alpha_beta: &'static str,
    /// Conventions.
    pub conventions: &'static str,
    /// The conventions in force; click to change them.
    pub conventions_tip: &'static str,
    /// Cut rule.
    pub cut: &'static str,
    /// α ≥ β cuts.
    pub cut_at_least: &'static str,
    /// α > β cuts.
    pub cut_above: &'static str,
    /// Returned values.
    pub fail: &'static str,
    /// fail-soft.
    pub fail_soft: &'static str,
    /// fail-hard.
    pub fail_hard: &'static str,
    /// Order of children.
    pub order: &'static str,
    /// left to right.
    pub order_given: &'static str,
    /// right to left.
    pub order_reversed: &'static str,
    /// Depth limit.
    pub depth: &'static str,
    /// no limit.
    pub depth_none: &'static str,
    /// Colours.
    pub theme: &'static str,
    /// As the system.
    pub theme_system: &'static str,
    /// Light.
    pub theme_light: &'static str,
    /// Dark.
    pub theme_dark: &'static str,
    /// High contrast.
    pub theme_contrast: &'static str,
    /// Language.
    pub language: &'static str,
    /// Windows written as.
    pub notation: &'static str,
    /// Number line.
    pub number_line: &'static str,
    /// visited.
    pub visited: &'static str,
    /// evaluated.
    pub evaluated: &'static str,
    /// alpha cutoffs.
    pub alpha_cutoffs: &'static str,
    /// beta cutoffs.
    pub beta_cutoffs: &'static str,
    /// branches pruned.
    pub branches: &'static str,
    /// nodes pruned.
    pub nodes_pruned: &'static str,
    /// Code.
    pub page_code: &'static str,
    /// Stack.
    pub page_stack: &'static str,
    /// Log.
    pub page_log: &'static str,
    /// the marked line was executed last.
    pub last_line: &'static str,
    /// step.
    pub column_step: &'static str,
    /// depth.
    pub column_depth: &'static str,
    /// node.
    pub column_node: &'static str,
    /// cut.
    pub column_cut: &'static str,
    /// Timeline: click or drag to any step.
    pub timeline: &'static str,
    /// Steps a second.
    pub speed: &'static str,
    /// Go to step.
    pub go_to: &'static str,
    /// The tree. Drag to move it, turn the wheel to zoom, click a node to choose it.
    pub canvas: &'static str,
    /// This file was not opened.
    pub cannot_open: &'static str,
    /// The pasted text is no tree.
    pub cannot_open_text: &'static str,
    /// This search is not possible.
    pub cannot_search: &'static str,
    /// Cancelled.
    pub cancelled: &'static str,
    /// There is none in that direction.
    pub nothing_there: &'static str,
    /// Click a node first.
    pub choose_first: &'static str,
    /// The search never visits that node.
    pub never_visited: &'static str,
    /// Working….
    pub working: &'static str,
    /// Open a tree file.
    pub path_title: &'static str,
    /// Path of the file.
    pub path_label: &'static str,
    /// Open.
    pub path_open: &'static str,
    /// Open the file with this path.
    pub path_open_tip: &'static str,
    /// Type a path, choose a file, or drop one on the window.
    pub path_hint: &'static str,
    /// Grow a tree from tic-tac-toe.
    pub grow_title: &'static str,
    /// Click a square: X, O, empty.
    pub grow_hint: &'static str,
    /// To move.
    pub grow_to_move: &'static str,
    /// by the marks.
    pub grow_by_count: &'static str,
    /// Scores.
    pub grow_scores: &'static str,
    /// ±1.
    pub grow_scores_unit: &'static str,
    /// ±10.
    pub grow_scores_ten: &'static str,
    /// ±(10 − marks on the board).
    pub grow_scores_depth: &'static str,
    /// Squares tried.
    pub grow_order: &'static str,
    /// row by row.
    pub grow_reading: &'static str,
    /// centre, corners, edges.
    pub grow_centre: &'static str,
    /// as typed.
    pub grow_typed: &'static str,
    /// Nine squares, such as 4,0,2,6,8,1,3,5,7.
    pub grow_order_label: &'static str,
    /// Plies to grow.
    pub grow_depth: &'static str,
    /// to the end of the game.
    pub grow_all: &'static str,
    /// Clear.
    pub grow_clear: &'static str,
    /// Empty the board.
    pub grow_clear_tip: &'static str,
    /// empty.
    pub grow_empty: &'static str,
    /// Keys.
    pub help_title: &'static str,
    /// Drag to move the picture, turn the wheel to zoom at the pointer, click a node to choose it.
    pub help_mouse: &'static str,
    /// Close.
    pub close: &'static str,
    /// Close this page.
    pub close_tip: &'static str,
    /// Drop a tree file here.
    pub drop_here: &'static str,
    /// Question.
    pub question: &'static str,
    /// Answer.
    pub answer: &'static str,
    /// Step, steps, leaves evaluated, leaves.
    pub place: fn(&[String; 4]) -> String,
    /// Nodes visited beside what minimax visits.
    pub beside_minimax: fn(&str, &str) -> String,
    /// A depth limit.
    pub depth_of: fn(usize) -> String,
    /// A speed of play.
    pub speed_of: fn(&str) -> String,
    /// How large a tree will be.
    pub size_of: fn(&str, &str) -> String,
    /// How far a job has come.
    pub progress_of: fn(&str, Option<&str>) -> String,
    /// A square of the board and what is on it.
    pub square_name: fn(usize, &str) -> String,
    /// The window's title.
    pub window_title: fn(&str, usize, usize) -> String,
    /// A frame of the stack: node, window, running value.
    pub frame_of: fn(&str, &str, &str) -> String,
}
