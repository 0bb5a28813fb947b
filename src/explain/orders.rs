//! What orders of children are called.

use crate::search::Order;
use crate::texts::Texts;

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
