//! What is wrong with a file.

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
