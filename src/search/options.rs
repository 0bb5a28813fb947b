//! The conventions under which a search runs. Courses differ in each of them.

/// Which search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Every node, no window.
    Minimax,
    /// Minimax with a window, and cutoffs where α and β meet.
    #[default]
    AlphaBeta,
}

impl Algorithm {
    /// Every algorithm, in the order in which menus list them.
    pub const ALL: [Algorithm; 2] = [Algorithm::Minimax, Algorithm::AlphaBeta];

    /// The name on the command line and in machine output.
    pub fn keyword(self) -> &'static str {
        match self {
            Algorithm::Minimax => "minimax",
            Algorithm::AlphaBeta => "alpha-beta",
        }
    }

    /// True if it searches with a window, so that α, β, the cut rule and fail-soft or fail-hard mean something.
    pub fn has_window(self) -> bool {
        match self {
            Algorithm::Minimax => false,
            Algorithm::AlphaBeta => true,
        }
    }

    /// True if it is defined at chance nodes.
    pub fn plays_chance(self) -> bool {
        match self {
            Algorithm::Minimax | Algorithm::AlphaBeta => false,
        }
    }
}

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

/// In which order the children of a node are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// From left to right.
    #[default]
    Given,
    /// From right to left.
    Reversed,
}

impl Order {
    /// Every order, in the order in which menus list them.
    pub const ALL: [Order; 2] = [Order::Given, Order::Reversed];

    /// The name on the command line and in machine output.
    pub fn keyword(self) -> &'static str {
        match self {
            Order::Given => "given",
            Order::Reversed => "reversed",
        }
    }
}

/// Everything that decides how a tree is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
}
