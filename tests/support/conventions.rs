//! Every way to search a tree, and a search's events as they come.

use std::ops::ControlFlow;

use plywalk::search::{self, Algorithm, Cut, Event, Fail, Observer, Options, Order, Outcome};
use plywalk::tree::GameTree;

/// Orders that any tree can be searched in and that need no search themselves.
const ORDERS: [Order; 2] = [Order::Given, Order::Reversed];

/// Alpha-beta, said for two players and said once for both, under the four conventions, in both orders, down to a
/// limit.
pub fn alpha_beta(depth: Option<usize>) -> Vec<Options> {
    let mut all = Vec::new();
    for algorithm in [Algorithm::AlphaBeta, Algorithm::Negamax] {
        for cut in Cut::ALL {
            for fail in Fail::ALL {
                all.extend(ORDERS.map(|order| Options { algorithm, cut, fail, order, depth, ..Options::DEFAULT }));
            }
        }
    }
    all
}

/// The same, and minimax in both orders.
pub fn all(depth: Option<usize>) -> Vec<Options> {
    let minimax = |order| Options { algorithm: Algorithm::Minimax, order, depth, ..Options::default() };
    let mut all = alpha_beta(depth);
    all.extend(ORDERS.map(minimax));
    all
}

/// Writes every event down.
#[derive(Default)]
pub struct Listener(pub Vec<Event>);

impl Observer for Listener {
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        self.0.push(*event);
        ControlFlow::Continue(())
    }
}

/// A search's outcome and events.
pub fn listen(tree: &GameTree, options: &Options) -> (Outcome, Vec<Event>) {
    let mut listener = Listener::default();
    let outcome = search::run(tree, options, &mut listener).expect("the search is defined");
    (outcome, listener.0)
}
