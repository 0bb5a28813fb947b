//! What the command line says.

/// What the command line says, help texts aside: those are English, as shells are.
#[derive(Debug)]
pub struct CommandsTexts {
    /// Something is wrong: what.
    pub error: fn(what: &str) -> String,
    /// Neither X11 nor Wayland is there to open a window on.
    pub no_display: &'static str,
    /// The window could not be opened: what the system says.
    pub no_window: fn(error: &str) -> String,
    /// The program was built without the window.
    pub built_without_window: &'static str,
    /// What was typed is neither a file nor a command.
    pub no_such_command: fn(typed: &str) -> String,
    /// What can be done without a window.
    pub without_window: &'static str,
    /// What standard input is called where a file's name would stand.
    pub standard_input: &'static str,
    /// A file is being read: nodes so far.
    pub reading: fn(nodes: usize) -> String,
    /// A position is being grown: nodes so far.
    pub growing: fn(nodes: usize) -> String,
    /// A tree is being searched: steps so far.
    pub searching: fn(steps: usize) -> String,
    /// Options of tic-tac-toe were given for a tree file: which.
    pub no_game: fn(options: &str) -> String,
    /// A step was asked for that the search does not have.
    pub no_such_step: fn(asked: usize, steps: usize) -> String,
    /// A picture's file name ends in nothing known.
    pub unknown_ending: fn(file: &str) -> String,
    /// A picture could not be drawn: why.
    pub no_picture: fn(error: &str) -> String,
    /// A file could not be written.
    pub not_written: fn(file: &str, error: &std::io::Error) -> String,
    /// Standard output could not be written.
    pub output_failed: fn(error: &std::io::Error) -> String,
    /// By which algorithm and under which conventions a tree was searched.
    pub searched: fn(algorithm: &str, conventions: &[String]) -> String,
    /// The cut rule, such as `α ≥ β`.
    pub cut: fn(rule: &str) -> String,
    /// The order of children.
    pub order: fn(name: &str) -> String,
    /// The depth limit in plies.
    pub depth: fn(plies: usize) -> String,
    /// The root's value.
    pub value: fn(value: &str) -> String,
    /// The root's choice: its name, and which child it is, counted from 1, of how many.
    pub best_move: fn(name: &str, child: usize, children: usize) -> String,
    /// The principal variation.
    pub line: fn(names: &str) -> String,
    /// How many visits there were, of how many different nodes, of how many in all.
    pub visited: fn(visits: usize, visited: usize, nodes: usize) -> String,
    /// How often a static value was read; where only leaves were evaluated, how many different ones, of how many.
    pub evaluated: fn(evaluations: usize, leaves: Option<[usize; 2]>) -> String,
    /// What cutoffs left out.
    pub pruned: fn(branches: usize, nodes: usize) -> String,
    /// How many cutoffs at Min nodes and at Max nodes.
    pub cutoffs: fn(alpha: usize, beta: usize) -> String,
    /// How many cutoffs, where all are by this rule from the side of the player to move.
    pub cutoffs_by_mover: fn(cutoffs: usize, rule: &str) -> String,
    /// The least that any search must evaluate that has no table.
    pub least: fn(evaluations: usize) -> String,
    /// How many children were searched for a second time.
    pub searched_again: fn(children: usize) -> String,
    /// How many positions the table holds, how many nodes it answered for, and how many nodes these subtrees have.
    pub table_holds: fn(positions: usize, answers: usize, nodes: usize) -> String,
    /// The search deepens.
    pub iterative: &'static str,
    /// How many nodes all iterations may enter.
    pub node_budget: fn(nodes: usize) -> String,
    /// How long all iterations may take.
    pub time_budget: fn(milliseconds: u64) -> String,
    /// With a transposition table.
    pub table_on: &'static str,
    /// With a transposition table that merges symmetric boards.
    pub table_symmetric: &'static str,
    /// Above the iterations.
    pub iterations: &'static str,
    /// An iteration: its depth, what it found, what it entered and evaluated.
    pub iteration: fn(depth: usize, found: &str, visited: usize, evaluated: usize) -> String,
    /// What an iteration found: a value and a move, if there is one.
    pub iteration_found: fn(value: &str, best: Option<&str>) -> String,
    /// The budget was spent before the iteration was finished.
    pub iteration_unfinished: &'static str,
    /// Above the values of the root's children.
    pub root_children: &'static str,
    /// The same, where sentences count from the side of the player to move.
    pub root_children_for_max: &'static str,
    /// Of a child of the root that was pruned.
    pub never_searched: &'static str,
    /// Above the cutoffs' sentences.
    pub cutoff_reasons: &'static str,
    /// A step's sentence with its number.
    pub at_step: fn(step: usize, sentence: &str) -> String,
    /// How many more there are that are not shown.
    pub and_more: fn(count: usize) -> String,
    /// Above the column of sentences.
    pub sentence_heading: &'static str,
    /// The size of a good file's tree.
    pub holds: fn(file: &str, nodes: usize, leaves: usize, levels: usize) -> String,
    /// A file's title.
    pub title: fn(title: &str) -> String,
    /// Who moves at the root, whether the players take turns, and how many chance nodes there are.
    pub players: fn(root: &str, in_turn: bool, chance_nodes: usize) -> String,
    /// How many inner nodes have a static value, of how many.
    pub static_values: fn(valued: usize, inner: usize) -> String,
    /// The conventions that a file asks for.
    pub conventions: fn(conventions: &[String]) -> String,
    /// Keys that were passed over.
    pub passed_over: fn(keys: &[String]) -> String,
    /// The title of a tree grown from a position.
    pub tictactoe_title: fn(position: &str) -> String,
    /// The title of a random tree.
    pub random_title: fn(seed: u64) -> String,
}
