//! Sentences about the whole search: before the first step and after the last.

use super::steps::{counted, listed, mover, side};
use crate::texts::numbers::{format_count, format_end, format_value};
use crate::texts::vocabulary::explain::*;

pub(super) fn start(facts: &Start) -> String {
    let nodes = format_count(facts.nodes);
    let algorithm = facts.algorithm;
    match (facts.nodes, facts.limit) {
        (1, None) => {
            return "Nothing is known yet. The tree is a single leaf, so its value is the answer.".to_owned();
        }
        (1, Some(_)) if facts.deepening.is_none() => {
            return "Nothing is known yet. At depth limit 0 the root is not expanded, so its static value is the answer."
                .to_owned();
        }
        _ => {}
    }
    let moves = match facts.side {
        Some(player) => format!("{} is to move at the root", side(player)),
        None => "Chance plays at the root".to_owned(),
    };
    let table = if facts.table { ", and looks positions up in a table" } else { "" };
    let begins = match (&facts.deepening, facts.limit) {
        (Some(deepening), _) => format!("{algorithm} goes {}{table}", deeper(deepening)),
        _ if facts.windowed && facts.table => format!("{algorithm} begins with the window [−∞, ∞]{table}"),
        _ if facts.windowed => "neither side is sure of anything, and the window will be [−∞, ∞]".to_owned(),
        _ if facts.table => format!("{algorithm} searches the tree{table}"),
        (None, None) => format!("{algorithm} will visit all {nodes} nodes"),
        (None, Some(depth)) => format!("{algorithm} will visit all {nodes} nodes down to depth {depth}"),
    };
    format!("{moves}, and children are searched {}. Nothing is known yet: {begins}.", ordered(facts.order))
}

fn ordered(order: Ordered) -> String {
    match order {
        Ordered::LeftToRight => "from left to right".to_owned(),
        Ordered::RightToLeft => "from right to left".to_owned(),
        Ordered::BestFirst => "the truly best first".to_owned(),
        Ordered::WorstFirst => "the truly worst first".to_owned(),
        Ordered::Static => "centre first, then corners, then edges".to_owned(),
        Ordered::ByLastIteration => "from left to right, later as the last iteration valued them".to_owned(),
        Ordered::AtRandom(seed) => format!("at random (seed {seed})"),
    }
}

fn deeper(deepening: &Deepening) -> String {
    let Deepening { last, node_budget, time_budget } = deepening;
    let depths = match last {
        0 => "to depth 0".to_owned(),
        1 => "1 ply deep".to_owned(),
        2 => "1 ply deep, then 2 plies anew".to_owned(),
        _ => format!("1 ply deep, then 2 plies anew, and so on up to {last}"),
    };
    let nodes = node_budget.map(|nodes| counted(nodes, "node", "nodes"));
    let time = time_budget.map(|time| format!("{} ms", format_count(time as usize)));
    match (nodes, time) {
        (None, None) => depths,
        (Some(budget), None) | (None, Some(budget)) => format!("{depths}, within {budget}"),
        (Some(nodes), Some(time)) => format!("{depths}, within {nodes} and {time}"),
    }
}

pub(super) fn end(facts: &End) -> String {
    let worth = format!("the root is worth {}{}", format_value(facts.value), mover(facts.by_mover, facts.side));
    let over = facts.deepened.as_ref().map_or("The search is over: ".to_owned(), deepened);
    let Some(choice) = &facts.choice else {
        let by = facts.limit.map(|depth| format!("by static values at depth {depth} ")).unwrap_or_default();
        return format!("{over}{by}{worth}.");
    };
    let chooses = format!("{} chooses {}", side(facts.side), choice.text);
    let horizon = match (facts.limit, &facts.deepened) {
        (None, _) => String::new(),
        (Some(_), Some(_)) => ", the best choice that deep".to_owned(),
        (Some(depth), None) => {
            format!(", the best choice only in the tree searched, which stops at static values at depth {depth}")
        }
    };
    let good = if facts.limit.is_some() { "as good there" } else { "as good" };
    let why = match (facts.pruned, facts.clamped) {
        (true, true) => "pruning and fail-hard can miss ties",
        (false, true) => "fail-hard can miss ties",
        _ => "pruning can miss ties",
    };
    let others = match (facts.others, facts.equal.count, facts.unknown.count) {
        (0, _, _) => String::new(),
        (_, 0, 0) => format!("; no other child is {good}"),
        (_, _, 0) => format!("; {} {good}, found later", ties(&facts.equal, "is just", "are just")),
        (_, 0, _) => format!("; {} {good}: {why}", ties(&facts.unknown, "may be", "may be")),
        _ => format!(
            "; {} {good}, {} be: {why}",
            ties(&facts.equal, "is just", "are just"),
            ties(&facts.unknown, "may", "may")
        ),
    };
    format!("{over}{worth}, and {chooses}{horizon}. {}{others}.", visits(facts))
}

/// Which iteration the answer comes from.
fn deepened(deepened: &Deepened) -> String {
    let Deepened { depth, thrown_away, spent, .. } = deepened;
    match thrown_away {
        Some(unfinished) => format!(
            "The budget is spent in the iteration to depth {unfinished}, which does not count: by the one to depth \
             {depth}, "
        ),
        None if *spent => format!("The budget is spent after the iteration to depth {depth}: "),
        None => format!("The last iteration, to depth {depth}, is over: "),
    }
}

/// What the search took.
fn visits(facts: &End) -> String {
    let Visits { entries, repeated, from_table, reachable } = facts.visits;
    let [visited, distinct, answered, nodes] =
        [entries, entries.saturating_sub(repeated), from_table, reachable].map(format_count);
    let by_table = match from_table {
        0 => String::new(),
        1 => ", and the table answered once".to_owned(),
        _ => format!(", and the table answered {answered} times"),
    };
    let down_to = if facts.limit.is_some() { " down to there" } else { "" };
    match &facts.deepened {
        Some(deepened) => {
            let iterations = match deepened.finished {
                1 => "iteration".to_owned(),
                finished => format!("{} iterations", format_count(finished)),
            };
            let unfinished = if deepened.thrown_away.is_some() { " and the unfinished one" } else { "" };
            format!("The {iterations}{unfinished} took {}{by_table}", counted(entries, "visit", "visits"))
        }
        None if repeated > 0 && from_table > 0 => format!("{visited} visits of {nodes} nodes{down_to}{by_table}"),
        None if repeated > 0 && entries == repeated + reachable => {
            format!("All {nodes} nodes{down_to} were visited, in {visited} visits")
        }
        None if repeated > 0 => format!("{distinct} of {nodes} nodes{down_to} were visited, in {visited} visits"),
        None if entries == reachable => format!("All {nodes} nodes{down_to} were visited"),
        None => format!("{visited} of {nodes} nodes{down_to} were visited{by_table}"),
    }
}

/// `C (≤ 3) may be`, `B, C and 7 more are just`.
fn ties(ties: &Ties, one: &str, many: &str) -> String {
    let mut names: Vec<String> = ties.shown.iter().map(tie).collect();
    if ties.count > names.len() {
        names.push(format!("{} more", format_count(ties.count - names.len())));
    }
    format!("{} {}", listed(&names), if ties.count == 1 { one } else { many })
}

fn tie(tie: &Tie) -> String {
    let name = &tie.name.text;
    match tie.returned {
        Some((value, Says::AtMost)) => format!("{name} (≤ {})", format_end(value)),
        Some((value, Says::AtLeast)) => format!("{name} (≥ {})", format_end(value)),
        Some((_, Says::Exactly)) => name.clone(),
        None => format!("{name} (unsearched)"),
    }
}
