//! Orders of children, by name.

/// In which order the children of a node are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// From left to right.
    #[default]
    Given,
    /// From right to left.
    Reversed,
    /// The truly best child for the player to move first, as by [`true_values`](super::true_values): what no search
    /// can know beforehand, and the order in which alpha-beta does least. Equals stay from left to right.
    BestFirst,
    /// The truly worst child for the player to move first. Equals stay from left to right.
    WorstFirst,
    /// What is good in most positions first: in tic-tac-toe the centre, then the corners, then the edges. Only for
    /// trees whose moves are squares.
    Static,
    /// As the last iteration of iterative deepening valued them, the best for the player to move first and those it did
    /// not come to last. From left to right in the first iteration.
    Previous,
    /// At random, the same for the same seed.
    Random {
        /// What the order is drawn from.
        seed: u64,
    },
}

impl Order {
    /// Every order, in the order in which menus list them; the random one with seed 0.
    pub const ALL: [Order; 7] = [
        Order::Given,
        Order::Reversed,
        Order::BestFirst,
        Order::WorstFirst,
        Order::Static,
        Order::Previous,
        Order::Random { seed: 0 },
    ];

    /// The name on the command line and in machine output.
    pub fn keyword(self) -> &'static str {
        match self {
            Order::Given => "given",
            Order::Reversed => "reversed",
            Order::BestFirst => "best-first",
            Order::WorstFirst => "worst-first",
            Order::Static => "static",
            Order::Previous => "previous",
            Order::Random { .. } => "random",
        }
    }
}
