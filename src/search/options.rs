//! The conventions under which a search runs. Courses differ in each of them.

use super::algorithms::Algorithm;
use super::order::Order;
use super::table::Table;

/// When α and β count as having met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cut {
    /// `α ≥ β`: equality cuts.
    #[default]
    AtLeast,
    /// `α > β`: equality goes on.
    Above,
}

impl Cut {
    /// Both rules.
    pub const ALL: [Cut; 2] = [Cut::AtLeast, Cut::Above];

    /// `>=` or `>`, as tree files and machine output write it.
    pub fn keyword(self) -> &'static str {
        match self {
            Cut::AtLeast => ">=",
            Cut::Above => ">",
        }
    }

    /// True if a window with these ends is closed.
    #[inline]
    pub fn is_met(self, alpha: f64, beta: f64) -> bool {
        match self {
            Cut::AtLeast => alpha >= beta,
            Cut::Above => alpha > beta,
        }
    }
}

/// What a node returns when its value lies outside the window it was entered with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fail {
    /// The value itself (Fishburn 1983).
    #[default]
    Soft,
    /// The nearer end of the window (Knuth and Moore 1975). Leaves and nodes at the depth limit return their value.
    Hard,
}

impl Fail {
    /// Both ways.
    pub const ALL: [Fail; 2] = [Fail::Soft, Fail::Hard];

    /// `soft` or `hard`, as tree files and machine output write it.
    pub fn keyword(self) -> &'static str {
        match self {
            Fail::Soft => "soft",
            Fail::Hard => "hard",
        }
    }
}

/// Everything that decides how a tree is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which search.
    pub algorithm: Algorithm,
    /// When a window counts as closed.
    pub cut: Cut,
    /// What is returned outside the window.
    pub fail: Fail,
    /// The order of children.
    pub order: Order,
    /// Nodes at this depth, in plies from the root, are not expanded; none for the whole tree.
    pub depth: Option<usize>,
    /// Searches to depth 1, to depth 2 and so on, up to the depth limit or the tree's height.
    pub iterative: bool,
    /// How many nodes all iterations together may enter or evaluate; none for any number.
    pub node_budget: Option<usize>,
    /// How long all iterations together may take, in milliseconds; none for any time.
    pub time_budget: Option<u64>,
    /// Whether positions reached on several ways are searched once.
    pub table: Table,
}

impl Options {
    /// True if children may be searched in another order than from left to right.
    pub fn reorders(&self) -> bool {
        self.order != Order::Given || self.iterative
    }

    /// Alpha-beta on the whole tree, `≥`, fail-soft, from left to right.
    pub const DEFAULT: Options = Options {
        algorithm: Algorithm::AlphaBeta,
        cut: Cut::AtLeast,
        fail: Fail::Soft,
        order: Order::Given,
        depth: None,
        iterative: false,
        node_budget: None,
        time_budget: None,
        table: Table::Off,
    };
}

impl Default for Options {
    fn default() -> Options {
        Options::DEFAULT
    }
}
