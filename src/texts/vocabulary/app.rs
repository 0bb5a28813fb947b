//! The window.

use super::{ChoiceTexts, FoldTexts, Label, WayTexts};

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
