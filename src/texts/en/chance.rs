//! Sentences about steps at chance nodes.

use super::steps::{all, first, to_come};
use crate::texts::numbers::{format_count, format_value};
use crate::texts::vocabulary::chance::*;

pub(super) fn chance(step: &ChanceStep) -> String {
    match step {
        ChanceStep::Enter { node, children: 1, .. } => {
            format!("Chance plays at {} and has only one child to play.", node.text)
        }
        ChanceStep::Enter { node, children, uniform: true } => {
            let children = format_count(*children);
            format!("Chance plays at {}: it is worth the average of {children} equally likely children.", node.text)
        }
        ChanceStep::Enter { node, children, uniform: false } => {
            let children = format_count(*children);
            format!(
                "Chance plays at {}: it is worth the expected value of its {children} children, each weighted by its probability.",
                node.text
            )
        }
        ChanceStep::Returned { parent, child, value, likely, adds, so_far, left } => {
            let value = format_value(*value);
            let came =
                if child.own { format!("{} returns {value}", first(child)) } else { format!("{value} comes back") };
            let likely = match likely {
                Likely::Given(probability) => format!("probability {}", format_value(*probability)),
                Likely::OneOf(children) => format!("probability 1/{}", format_count(*children)),
            };
            let (adds, so_far) = (format_value(*adds), format_value(*so_far));
            let next = match left {
                0 => format!("That was {}'s last child.", parent.text),
                _ => to_come(&parent.text, *left),
            };
            format!("{came}: with {likely} it adds {adds} to {}, which comes to {so_far}. {next}", parent.text)
        }
        ChanceStep::Leave { node, children: 1, value, .. } => {
            format!("{} returns {}, exactly what its only child is worth.", first(node), format_value(*value))
        }
        ChanceStep::Leave { node, children, uniform, value } => {
            let mean = if *uniform { "average" } else { "expected value" };
            let all = all(*children);
            format!("{all} children of {} are known: it returns their {mean}, {}.", node.text, format_value(*value))
        }
    }
}
