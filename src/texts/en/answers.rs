//! Answers to further questions.

use super::steps::{cutoff_at, first, limit, more_or_less, side, to, wants, with};
use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::answers::*;
use crate::texts::vocabulary::explain::*;

pub(super) const TEXTS: AnswerTexts = AnswerTexts {
    known,
    changed,
    truth,
    question: |facts| {
        let bound = if facts.side == Side::Max { "β" } else { "α" };
        let (value, met) = (format_end(facts.value), format_end(facts.bound));
        format!("{} has {value}, {bound} = {met}. Cut or go on?", first(&facts.node))
    },
    log_headings: ["step", "depth", "node", "α", "β", "v", "cut"],
    constraint_headings: ["leaves evaluated", "constraint formed", "leaves skipped"],
    returned_value: |node, value| format!("{node} returned {value}"),
    constraint,
    and_more: |shown, more| format!("{shown} and {} more", format_count(more)),
    comments: Comments {
        leaf: "what the leaf is worth to Max",
        limit: "static value at the depth limit",
        mover: "from the side of the player to move",
        average: "expected value: weighted by probability",
        beta_cutoff: "beta cutoff",
        alpha_cutoff: "alpha cutoff",
        soft: "fail-soft",
        hard: "fail-hard: into the window at entry",
        null_more: "null window: is c worth more than α?",
        null_less: "null window: is c worth less than β?",
        again: "yes: again with the full window, to learn how much",
        deepening: "until the tree, the depth limit or the budget ends",
        best_line_first: "the best line of the last iteration first",
        last_finished: "of the last finished iteration",
        probe: "what the table holds for the position",
        hard_table: "fail-hard: into the window, unless the value was only read",
        store: "in the place of the position's old entry",
    },
};

fn known(facts: &Known) -> String {
    let name = first(&facts.node);
    let step = format_count(facts.since.unwrap_or_default());
    let window = |[entry, last]: [(f64, f64); 2]| {
        let (entry, last) = (format_window(entry.0, entry.1), format_window(last.0, last.1));
        if entry == last { format!("window {last}") } else { format!("window {last}, entered with {entry}") }
    };
    let to = to(facts.worth_to);
    let seen = facts.limit.map(|depth| format!(" as far as depth {depth} sees")).unwrap_or_default();
    let window = facts.windows.map(|windows| format!("; {}", window(windows))).unwrap_or_default();
    match &facts.knowledge {
        Knowledge::Untouched => format!("{name}: not reached yet."),
        Knowledge::Open { value: None, .. } => format!("{name}: open since step {step}, no value yet{window}."),
        Knowledge::Open { value: Some((value, since)), side: player } => {
            let since = format_count(*since);
            let number = if facts.windows.is_some() { format_end } else { format_value };
            let best = match player {
                Some(player) => format!("{}'s best so far {}", side(*player), number(*value)),
                None => format!("sum so far {}", format_value(*value)),
            };
            format!("{name}: open since step {step}, {best} since step {since}{window}.")
        }
        Knowledge::Closed { value, says: Says::Exactly } => {
            format!("{name}: worth exactly {}{to}{seen}, known since step {step}{window}.", format_value(*value))
        }
        Knowledge::Closed { value, says } => {
            let value = format_end(*value);
            format!("{name}: worth {} {value}{to}{seen}, as it returned at step {step}{window}.", limit(*says))
        }
        Knowledge::Evaluated { value, limit: None } => {
            format!("{name}: worth {}{to}, evaluated at step {step}{window}.", format_value(*value))
        }
        Knowledge::Evaluated { value, limit: Some(depth) } => {
            let value = format_value(*value);
            format!("{name}: static value {value}{to}, read at step {step} at the depth limit {depth}{window}.")
        }
        Knowledge::Pruned { at, side: player, against } => {
            let why = match against {
                Behind::Promise(Promise { side: holder, value, at, by, .. }) => {
                    let (holder, value) = (side(*holder), format_end(*value));
                    format!("{holder} already had {value} at {}{}", at.text, with(by))
                }
                Behind::Asked(asked) => {
                    let (about, than) = (&asked.about.text, format_end(asked.than));
                    let more = more_or_less(facts.worth_to.is_some(), asked.side);
                    format!("the question was only whether {about} is worth {more} than {than}")
                }
                Behind::Nothing => format!("{} could do no better there", side(*player)),
            };
            let cutoff = cutoff_at(wants(facts.worth_to.is_some(), *player));
            format!("{name}: pruned at step {step} by the {cutoff} at {}, since {why}.", at.text)
        }
        Knowledge::FromTable { value, says, source } => {
            let worth = format!("{} {}{to}{seen}", limit(*says), format_value(*value));
            let found = match source {
                Some(source) if source.another => format!("as was found at another {}", source.text),
                Some(source) => format!("as was found at {}", source.text),
                None => "as was found there before".to_owned(),
            };
            format!("{name}: worth {worth}, answered by the table at step {step}, {found}{window}.")
        }
        Knowledge::BelowTable { under } => {
            format!("{name}: not searched; the table answered for {} at step {step}.", under.text)
        }
        Knowledge::BelowLimit { under, limit } => {
            format!("{name}: below the depth limit {limit}; {} was evaluated instead at step {step}.", under.text)
        }
    }
}

fn changed(facts: &Changed) -> String {
    let player = side(facts.side);
    let [was, is] = facts.values.map(format_value);
    let mut root = match facts.values[0] == facts.values[1] {
        true => format!("the root is still worth {is}"),
        false => format!("the root is now worth {is} instead of {was}"),
    };
    if let [Some(was), Some(is)] = &facts.choices
        && was.node != is.node
    {
        root += &format!(" and {player} chooses {} instead of {}", is.text, was.text);
    }
    let shared = match facts.shared {
        None if facts.other_windows => "Every step is the same, windows aside".to_owned(),
        None => "Every step is the same".to_owned(),
        Some(0) => "The two differ from the first step on".to_owned(),
        Some(step) => format!("The same until step {}", format_count(step)),
    };
    let Some(leaf) = &facts.leaf else {
        let [was, is] = facts.visited.map(format_count);
        let visited = match was == is {
            true => format!("{is} nodes visited, as before"),
            false => format!("{is} nodes visited instead of {was}"),
        };
        return format!("{}: {visited}. {shared}.", root.replacen("the root", "The root", 1));
    };
    let name = leaf.name.as_ref().map(|name| format!(" {name}:")).unwrap_or_default();
    let [from, to] = leaf.values.map(format_value);
    let fate = match leaf.fates {
        [Fate::Pruned, Fate::Pruned] => "is still pruned",
        [_, Fate::Pruned] => "is now pruned",
        [Fate::Evaluated, Fate::Evaluated] => "is evaluated as before",
        [_, Fate::Evaluated] => "is now evaluated",
        [_, Fate::BelowLimit] => "lies below the depth limit",
        [_, Fate::Table] => "is answered for by the table",
    };
    format!("Leaf{name} {from} → {to}: {root}; the leaf {fate}. {shared}.")
}

fn truth(facts: &Truth) -> String {
    let (name, value) = (first(&facts.node), format_value(facts.value));
    let value = format!("{value}{}", to(facts.worth_to));
    if let Some(depth) = facts.shallow {
        return format!(
            "{name} is worth {value} by the whole search; this iteration sees no deeper than depth {depth}."
        );
    }
    let uncomputed = match facts.seen {
        Seen::Not => return format!("The search has not come to {}; its true value is {value}.", facts.node.text),
        Seen::Open(None) => return format!("{name} has no value yet; its true value is {value}."),
        Seen::Open(Some(so_far)) => {
            return format!("{name} has {} so far; its true value is {value}.", format_value(so_far));
        }
        Seen::Returned(_, Says::Exactly) => {
            return format!("{name} returned {value}, which is its true value.");
        }
        Seen::Returned(returned, says) => {
            let sign = if says == Says::AtMost { "≤" } else { "≥" };
            format!(
                "{name} returned {sign} {}; its true value, which the search never computed, is {value}.",
                format_end(returned)
            )
        }
        Seen::Pruned => format!("{name} was never searched; its true value is {value}."),
        Seen::BelowTable => {
            format!("{name} was not searched, since the table answered above; its true value is {value}.")
        }
    };
    match &facts.beaten_by {
        Some((winner, other)) if *other == facts.value => {
            format!("{uncomputed} The choice stays with {}, which is worth as much.", winner.text)
        }
        Some((winner, other)) if winner.own => {
            format!("{uncomputed} {}'s {} wins either way.", first(winner), format_value(*other))
        }
        Some((_, other)) => format!("{uncomputed} The {} beside it wins either way.", format_value(*other)),
        None => format!("{uncomputed} The root is worth {} either way.", format_value(facts.root)),
    }
}

fn constraint(facts: &Constraint) -> String {
    let own = |side: &Side| if *side == Side::Max { "α" } else { "β" };
    match facts {
        Constraint::Cut { node, side, value, against, strict } => {
            let (value, bound) = (format_end(*value), own(side));
            let (sign, other) = (side.meets(*strict), if *side == Side::Max { "β" } else { "α" });
            match against {
                Some((met, Some(at))) => {
                    format!("{node}: {bound} = {value} {sign} {other} = {} at {at}", format_end(*met))
                }
                Some((met, None)) => {
                    format!("{node}: {bound} = {value} {sign} {other} = {} of the null window", format_end(*met))
                }
                None => format!("{node}: {bound} = {value}, as far as it goes"),
            }
        }
        Constraint::Best { node, value, parent, side, bound: Some(bound) } => {
            format!("{node} returns {value}: {} = {} at {parent}", own(side), format_end(*bound))
        }
        Constraint::Best { node, value, parent, bound: None, .. } => {
            format!("{node} returns {value}, the best at {parent} so far")
        }
        Constraint::Has { node, side, bound: Some(bound), .. } => {
            format!("{} = {} at {node}", own(side), format_end(*bound))
        }
        Constraint::Has { node, value, bound: None, .. } => format!("{node} has {}", format_value(*value)),
        Constraint::Part { node, value, parent, so_far } => {
            format!("{node} returns {}: {parent} comes to {}", format_value(*value), format_value(*so_far))
        }
        Constraint::Nothing { node, value } => format!("{node} returns {value}: nothing changes"),
        Constraint::Again { node, value } => format!("{node} is worth {value}: it is searched again"),
        Constraint::Iteration { depth, before: None } => format!("iteration to depth {depth}"),
        Constraint::Iteration { depth, before: Some(value) } => {
            format!("the root is worth {}; iteration to depth {depth}", format_value(*value))
        }
        Constraint::Spent => "the budget is spent".to_owned(),
        Constraint::Root(value) => format!("the root is worth {}", format_value(*value)),
    }
}
