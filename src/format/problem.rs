//! What can be wrong with a tree file.

use crate::tree::Player;

/// What is wrong with a file, apart from where.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The text is not UTF-8.
    NotUtf8 {
        /// The first byte that does not fit.
        byte: u8,
    },
    /// The text is not JSON.
    Syntax {
        /// What stands there.
        found: Found,
        /// What JSON has there.
        expected: Expected,
    },
    /// The text is JSON, but this does not belong here.
    Unexpected {
        /// What stands there.
        found: Found,
        /// What may stand there.
        expected: Expected,
        /// The permitted word that was probably meant.
        suggestion: Option<&'static str>,
    },
    /// A key that is not one of the format's.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that may stand there.
        expected: &'static [&'static str],
        /// The one that was probably meant.
        suggestion: Option<&'static str>,
    },
    /// An object lacks a key that it must have.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// An object has the same key twice.
    KeyTwice {
        /// The key.
        key: String,
    },
    /// An object has two keys that say the same, such as `label` and `name`.
    SameTwice {
        /// The one that comes first.
        first: &'static str,
        /// The one that comes second.
        second: &'static str,
    },
    /// An array or `children` without any child, and no value that would make it a leaf.
    NoChildren,
    /// A node with neither children nor a value.
    NoValue,
    /// A whole number that a 64-bit float cannot hold exactly.
    Inexact {
        /// The number as written.
        number: String,
        /// The nearest number that can be held.
        nearest: f64,
    },
    /// A number whose size no 64-bit float reaches.
    TooLarge {
        /// The number as written.
        number: String,
    },
    /// The file's `root` names another player than its root node.
    RootPlayers {
        /// What `root` says.
        root: Player,
        /// What the root node says.
        node: Player,
    },
    /// A probability that is not between 0 and 1.
    ProbabilityOutOfRange {
        /// It.
        probability: f64,
    },
    /// A probability where the parent is no chance node.
    ProbabilityWithoutChance {
        /// True if there is no parent at all.
        root: bool,
    },
    /// Some children of a chance node have a probability and this one has none.
    ProbabilityMissing,
    /// The probabilities of a chance node's children do not add up to 1.
    ProbabilitySum {
        /// What they add up to.
        sum: f64,
    },
    /// Two nodes with the same state are not the same.
    StatesDiffer {
        /// The state.
        state: String,
        /// In what.
        difference: Difference,
        /// The other node, as a JSON path.
        other: String,
    },
    /// A path from the root is too long.
    TooManyLevels {
        /// How many nodes it may have.
        limit: usize,
    },
    /// The tree is too large.
    TooManyNodes {
        /// How many nodes it may have.
        limit: usize,
    },
    /// A graph says that it is undirected.
    Undirected,
    /// Two nodes of a graph have the same id.
    IdTwice {
        /// The id, as written.
        id: String,
    },
    /// An edge of a graph is there twice.
    EdgeTwice {
        /// The parent's id.
        source: String,
        /// The child's id.
        target: String,
    },
    /// There is no node with this id.
    MissingNode {
        /// The id.
        id: String,
    },
    /// A node of a graph has two parents.
    TwoParents {
        /// The node's id.
        node: String,
        /// The id of the parent that comes first.
        first: String,
        /// The id of the other.
        second: String,
    },
    /// The nodes of a graph go round in a circle.
    Cycle {
        /// Their ids, from parent to child; the last is a parent of the first. Long circles are cut short.
        nodes: Vec<String>,
        /// How many nodes the circle has.
        length: usize,
    },
    /// Several nodes of a graph have no parent.
    SeveralRoots {
        /// The ids of the first ones.
        roots: Vec<String>,
        /// How many there are.
        count: usize,
    },
    /// A graph without nodes.
    NoRoot,
    /// The node that `root` names has a parent.
    RootHasParent {
        /// The node's id.
        root: String,
        /// Its parent's id.
        parent: String,
    },
    /// Whoever asked for the tree does not want it any more.
    Stopped,
}

/// What stands at a place in a JSON text.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// Nothing: the text is over.
    End,
    /// A character that no value begins with.
    Character(char),
    /// Letters or digits that are no value, such as `NaN` or `01`.
    Word(String),
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// A number, as written.
    Number(String),
    /// A string.
    Text(String),
    /// An array.
    Array,
    /// An object.
    Object,
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A tree in any of its shapes.
    Document,
    /// A node: a number, an array of nodes or an object.
    Node,
    /// An array of nodes.
    Children,
    /// A number or an infinity.
    Value,
    /// A text.
    Text,
    /// A text, or one a language.
    Localized,
    /// A player.
    Player,
    /// A player who may be at the root by `root`.
    RootPlayer,
    /// A number between 0 and 1.
    Probability,
    /// An object with conventions.
    Conventions,
    /// A cut rule.
    Cut,
    /// Soft or hard.
    Fail,
    /// An order of children.
    Order,
    /// A whole number of plies.
    Depth,
    /// A graph's array of nodes.
    GraphNodes,
    /// A graph's node.
    GraphNode,
    /// A graph's array of edges.
    GraphEdges,
    /// A graph's edge.
    GraphEdge,
    /// A node's id.
    Id,
    /// `true`, of `directed`.
    Directed,
    /// JSON: a value.
    AnyValue,
    /// JSON: `,` or `]`.
    CommaOrBracket,
    /// JSON: `,` or `}`.
    CommaOrBrace,
    /// JSON: `:`.
    Colon,
    /// JSON: a key between quotes.
    Key,
    /// JSON: the end of a string.
    Quote,
    /// JSON: a known escape after `\`.
    Escape,
    /// JSON: a control character written as an escape.
    EscapedControl,
    /// JSON: the second half of a character written as two escapes.
    SurrogatePair,
    /// JSON: nothing after the comma, or another element.
    Element,
    /// JSON: nothing more.
    End,
}

impl Expected {
    /// The words that may stand there, if it is a matter of words.
    pub(super) fn words(self) -> &'static [&'static str] {
        match self {
            Expected::Player => &["max", "min", "chance"],
            Expected::RootPlayer => &["max", "min"],
            Expected::Value | Expected::Node => &["inf", "-inf"],
            Expected::Cut => &[">=", ">"],
            Expected::Fail => &["soft", "hard"],
            Expected::Order => &["left-to-right", "right-to-left"],
            _ => &[],
        }
    }
}

/// In what two subtrees differ that should be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Who is to move.
    Player,
    /// The value.
    Value,
    /// How many children there are.
    Children,
    /// What a move is called.
    Move,
    /// How probable a child is.
    Probability,
}
