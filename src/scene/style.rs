//! How large things are, and which of the usual ways of writing is used.

use super::theme::Theme;
use crate::tree::Player;

/// Which way the root is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// The root above its children.
    #[default]
    RootAtTop,
    /// The root left of its children.
    RootAtLeft,
}

/// How a window is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WindowText {
    /// `[−∞, 3]`
    #[default]
    Brackets,
    /// `α = −∞, β = 3`
    Equations,
}

/// Where a window is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WindowPlace {
    /// At the open node.
    #[default]
    Node,
    /// On the edge that leads to the open node.
    Edge,
}

/// From whose side values and windows are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// From Max's, at every node.
    #[default]
    Max,
    /// From that of the player to move at each node, as negamax computes.
    Mover,
}

impl Side {
    /// Whose side it is at a node where this player moves.
    pub(super) fn at(self, mover: Player) -> Player {
        match self {
            Side::Max => Player::Max,
            Side::Mover => mover,
        }
    }
}

/// Sizes at zoom 1, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// The width of Max's and Min's triangles.
    pub node_width: f32,
    /// Their height.
    pub node_height: f32,
    /// The side of a leaf's square.
    pub leaf: f32,
    /// The side of a board.
    pub board: f32,
    /// The text of values.
    pub value_text: f32,
    /// The text of windows and cutoffs.
    pub window_text: f32,
    /// The text of names, moves and levels.
    pub name_text: f32,
    /// From one node to its neighbour, by orientation: root at top, root at left.
    pub across: [f32; 2],
    /// From one level to the next, by orientation.
    pub down: [f32; 2],
}

impl Sizes {
    /// For one person at a screen.
    pub const NORMAL: Sizes = Sizes {
        node_width: 68.0,
        node_height: 50.0,
        leaf: 40.0,
        board: 48.0,
        value_text: 18.0,
        window_text: 15.0,
        name_text: 15.0,
        across: [72.0, 60.0],
        down: [134.0, 220.0],
    };

    /// For a room with a projector.
    pub const PRESENTATION: Sizes = Sizes {
        node_width: 88.0,
        node_height: 66.0,
        leaf: 52.0,
        board: 60.0,
        value_text: 24.0,
        window_text: 22.0,
        name_text: 20.0,
        across: [94.0, 78.0],
        down: [180.0, 300.0],
    };
}

/// How far apart nodes stand at zoom 1, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spacing {
    /// From one node to its neighbour.
    pub across: f64,
    /// From one level to the next.
    pub down: f64,
}

impl Sizes {
    /// Between a board and its node: room for the current node's second outline, whose distance grows with the nodes.
    pub(super) fn board_gap(&self) -> f32 {
        11.0 / 50.0 * self.node_height
    }

    /// How far apart nodes stand, with or without boards in them.
    pub(super) fn spacing(&self, orientation: Orientation, boards: bool) -> Spacing {
        let (across, down) = match orientation {
            Orientation::RootAtTop => (self.across[0], self.down[0]),
            Orientation::RootAtLeft => (self.across[1], self.down[1]),
        };
        let board = if boards { f64::from(self.board + self.board_gap()) } else { 0.0 };
        Spacing { across: f64::from(across), down: f64::from(down) + board }
    }
}

/// Everything that decides how a tree looks, and nothing that depends on the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colours.
    pub theme: Theme,
    /// Sizes.
    pub sizes: Sizes,
    /// How windows are written.
    pub window_text: WindowText,
    /// Where windows are written.
    pub window_place: WindowPlace,
    /// From whose side values and windows are written.
    pub side: Side,
    /// True if edges say which child is searched first, second and so on.
    pub order_numbers: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            theme: Theme::LIGHT,
            sizes: Sizes::NORMAL,
            window_text: WindowText::default(),
            window_place: WindowPlace::default(),
            side: Side::default(),
            order_numbers: false,
        }
    }
}
