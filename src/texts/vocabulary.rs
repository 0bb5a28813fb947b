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
pub struct SearchTexts {}

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
    /// How much a folded subtree holds.
    pub folded: fn(nodes: &str, leaves: &str) -> String,
}

/// What the command line says.
#[derive(Debug)]
pub struct CommandsTexts {}

/// The window.
#[derive(Debug)]
pub struct AppTexts {}
