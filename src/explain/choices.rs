//! What the choices of a search are called.

use crate::search::{Algorithm, Order};
use crate::texts::Texts;

/// What an algorithm is called.
pub fn algorithm_name(algorithm: Algorithm, texts: &Texts) -> &'static str {
    algorithm.name(texts)
}

/// What an order of children is called.
pub fn order_name(order: Order, texts: &Texts) -> String {
    let app = &texts.app;
    let name = match order {
        Order::Given => app.order_given,
        Order::Reversed => app.order_reversed,
        Order::BestFirst => app.choices.order_best,
        Order::WorstFirst => app.choices.order_worst,
        Order::Static => app.choices.order_static,
        Order::Previous => app.choices.order_previous,
        Order::Random { seed } => return (app.choices.order_random)(seed),
    };
    name.to_owned()
}
