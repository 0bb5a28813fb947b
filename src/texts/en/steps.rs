//! Sentences about steps.

use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::explain::*;

pub(super) const TEXTS: ExplainTexts = ExplainTexts {
    start: super::whole::start,
    enter,
    evaluate,
    returned,
    cutoff,
    leave,
    chance: super::chance::chance,
    end: super::whole::end,
    further: super::further::TEXTS,
    answers: super::answers::TEXTS,
    levels: super::LEVELS,
};

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Max => "Max",
        Side::Min => "Min",
    }
}

/// `at most` or `at least`.
pub(super) fn limit(says: Says) -> &'static str {
    match says {
        Says::Exactly => "exactly",
        Says::AtMost => "at most",
        Says::AtLeast => "at least",
    }
}

/// A name at the beginning of a sentence. What the file calls a node is left as it is.
pub(super) fn first(name: &Name) -> String {
    if name.worded { capital(&name.text) } else { name.text.clone() }
}

/// `1 child`, `2 children`.
pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", format_count(count), if count == 1 { one } else { many })
}

/// ` for Min`, where values are told from the side of the player to move.
pub(super) fn to(worth_to: Option<Side>) -> String {
    worth_to.map(|player| format!(" for {}", side(player))).unwrap_or_default()
}

/// Whose value a node's is, if values are told from the side of the player to move.
pub(super) fn mover(by_mover: bool, player: Side) -> String {
    to(by_mover.then_some(player))
}

/// Which way the values go that a player wants: from the player's own side, always up.
pub(super) fn wants(by_mover: bool, player: Side) -> Side {
    if by_mover { Side::Max } else { player }
}

/// A word of ours at the beginning of a sentence.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |letter| letter.to_uppercase().chain(letters).collect())
}

/// `at least 3`, `at most 3`; `∞` and `−∞` speak for themselves.
fn sure_of(side: Side, value: f64) -> String {
    let written = format_end(value);
    match side {
        _ if value.is_infinite() => written,
        Side::Max => format!("at least {written}"),
        Side::Min => format!("at most {written}"),
    }
}

/// `Both`, `All 3`.
pub(super) fn all(count: usize) -> String {
    if count == 2 { "Both".to_owned() } else { format!("All {}", format_count(count)) }
}

/// What a player takes of several values.
fn extreme(side: Side, children: usize) -> &'static str {
    match (side, children) {
        (Side::Max, 2) => "larger",
        (Side::Max, _) => "largest",
        (Side::Min, 2) => "smaller",
        (Side::Min, _) => "smallest",
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [start @ .., last] => format!("{} and {last}", start.join(", ")),
    }
}

/// `with A`, where the child has a name.
pub(super) fn with(child: &Name) -> String {
    match child.own {
        true if child.another => format!(" with another {}", child.text),
        true => format!(" with {}", child.text),
        false => String::new(),
    }
}

fn enter(facts: &Enter) -> String {
    let Enter { node, children, .. } = facts;
    let name = &node.text;
    let moves = format!("{} is to move at {name}", side(facts.side));
    let Some((alpha, beta)) = facts.window else {
        let extreme = extreme(facts.side, *children);
        return match children {
            1 => format!("{moves} and has only one child to choose from."),
            _ => format!("{moves} and will take the {extreme} of its {} children.", format_count(*children)),
        };
    };
    let window = format_window(alpha, beta);
    if let Some(asked) = &facts.asked {
        return format!("{moves}. {}.", null_window(facts, asked, (alpha, beta)));
    }
    let has = |promise: &Promise| {
        let wanted = wants(facts.by_mover, promise.side);
        format!("{} at {}", sure_of(wanted, promise.value), promise.at.text)
    };
    let sure = match (&facts.max_has, &facts.min_has) {
        (None, None) => return format!("{moves}. Neither side is sure of anything yet: window {window}."),
        (Some(max), None) => format!("Max is already sure of {}", has(max)),
        (None, Some(min)) => format!("Min is already sure of {}", has(min)),
        (Some(max), Some(min)) => format!("Max is already sure of {} and Min of {}", has(max), has(min)),
    };
    let question = match (&facts.max_has, &facts.min_has) {
        _ if alpha >= beta => {
            format!("so α = β = {}, but under α > β the search goes on", format_end(alpha))
        }
        (Some(_), Some(_)) if facts.by_mover => format!(
            "so the question is whether {name} lies between {} and {} for {}",
            format_end(alpha),
            format_end(beta),
            side(facts.side)
        ),
        (Some(_), Some(_)) => format!("so the question is whether {name} lies between them"),
        _ => format!("so the question is whether {name} is worth {}", better_than(facts, (alpha, beta))),
    };
    format!("{moves}. {sure}, {question}: window {window}.")
}

/// `more`, `less`; from the side of the player to move with the number, which is not the one that the opponent has.
fn better_than(facts: &Enter, (alpha, beta): (f64, f64)) -> String {
    let holder = if facts.max_has.is_some() { Side::Max } else { Side::Min };
    if !facts.by_mover {
        return more_or_less(false, holder).to_owned();
    }
    let (more, than) = if holder == facts.side { ("more", alpha) } else { ("less", beta) };
    format!("{more} than {}{}", format_end(than), mover(true, facts.side))
}

/// What is asked with a null window, or asked still.
fn null_window(facts: &Enter, asked: &Asked, (alpha, beta): (f64, f64)) -> String {
    let about = &asked.about.text;
    let more = more_or_less(facts.by_mover, asked.side);
    let window = format_window(alpha, beta);
    let than = format_end(asked.than);
    if asked.about.node != facts.node.node {
        // With equal ends the answer may be known, and the search goes on.
        return match alpha == beta {
            true => {
                format!("The window is still the null window {window} of {about}, and α = β does not cut under α > β")
            }
            false => {
                format!("Window {window}, so the question is still only whether {about} is worth {more} than {than}")
            }
        };
    }
    let next = match facts.first_null {
        true => format!(" ({})", next_number(alpha, beta)),
        false => String::new(),
    };
    // With equal ends a bound at them may be all that comes back.
    let is = if alpha == beta { "can be" } else { "is" };
    let question = format!("Null window {window}{next}: the only question is whether {about} {is} worth {more} than");
    let promise = if asked.side == Side::Max { &facts.max_has } else { &facts.min_has };
    match promise {
        Some(promise) => format!("{question} the {than} {} already has at {}", side(asked.side), promise.at.text),
        None => format!("{question} {than}"),
    }
}

/// `3+ is the next number above 3`, of the two ends of a null window.
fn next_number(alpha: f64, beta: f64) -> String {
    let [low, high] = [alpha, beta].map(format_end);
    match low.ends_with('−') {
        true => format!("{low} is the next number below {high}"),
        false => format!("{high} is the next number above {low}"),
    }
}

/// What a player wants a value to be.
pub(super) fn more_or_less(by_mover: bool, player: Side) -> &'static str {
    match wants(by_mover, player) {
        Side::Max => "more",
        Side::Min => "less",
    }
}

fn evaluate(facts: &Evaluate) -> String {
    let Evaluate { node, parent, value, limit, worth_to } = facts;
    let value = format!("{}{}", format_value(*value), to(*worth_to));
    match (limit, parent) {
        (Some((depth, below)), _) => {
            let below = counted(*below, "node", "nodes");
            format!(
                "{} lies at the depth limit {depth}: its static value {value} stands for the {below} below it.",
                first(node)
            )
        }
        (None, Some(parent)) if node.own => format!("Leaf {} under {} is worth {value}.", node.text, parent.text),
        (None, Some(parent)) => format!("A leaf under {} is worth {value}.", parent.text),
        (None, None) => format!("The root is worth {value}."),
    }
}

fn returned(facts: &Returned) -> String {
    let what = format!("{}{}", came(facts), effect(facts));
    match next(facts) {
        Some(next) => format!("{what} {next}"),
        None => what,
    }
}

/// How values are written: where there are windows, some are ends of one.
fn number(windowed: bool) -> fn(f64) -> String {
    if windowed { format_end } else { format_value }
}

/// What came back, and how it compares with what was there.
fn came(facts: &Returned) -> String {
    let Returned { parent, child, value, before, improved, .. } = facts;
    let at = &parent.text;
    let written = number(facts.window.is_some());
    let comparison = match before {
        None if facts.is_only() => format!("the only value at {at}"),
        None => format!("the first value at {at}"),
        Some((old, choice)) => {
            let tense = if *improved { "had" } else { "already has" };
            let from = if choice.own { format!(" from {}", choice.text) } else { String::new() };
            let old_words = format!("{} {at} {tense}{from}", written(*old));
            if value == old && facts.says != Says::Exactly {
                let equal = if facts.may_be_better() { "counted as" } else { "at best" };
                format!("{equal} equal to the {old_words}")
            } else if value == old {
                format!("only equal to the {old_words}")
            } else if value < old {
                format!("less than the {old_words}")
            } else {
                format!("more than the {old_words}")
            }
        }
    };
    let value = written(*value);
    let bound = match facts.says {
        Says::Exactly if facts.is_answered_exactly() => " (exactly, so it need not be searched again)".to_owned(),
        Says::Exactly => String::new(),
        says => format!(" (a bound: {} {value})", limit(says)),
    };
    let again = facts.inquiry == Inquiry::Again;
    let named = child.own || facts.says != Says::Exactly || again;
    let child = if again { format!("Searched again, {}", child.text) } else { first(child) };
    let to = side(facts.side);
    match facts.own.map(|(owner, own)| (owner == facts.side, side(owner), written(own))) {
        None if named => format!("{child} returns {value}{bound}, {comparison}"),
        None => format!("{value} is {comparison}"),
        Some((true, ..)) if named => {
            format!("{child} returns {value} for {to}, whose turn it still is{bound}, {comparison}")
        }
        Some((true, ..)) => format!("{value} for {to} is {comparison}"),
        Some((false, owner, own)) if named => {
            format!("{child} returns {own} for {owner}, which is {value} for {to}{bound}, {comparison}")
        }
        Some((false, owner, own)) => format!("{own} for {owner} is {value} for {to}, {comparison}"),
    }
}

fn effect(facts: &Returned) -> String {
    let player = side(facts.side);
    let wanted = wants(facts.own.is_some(), facts.side);
    let (bound, moves, no_better) = match wanted {
        Side::Max => ("α", "rises", "no more"),
        Side::Min => ("β", "falls", "no less"),
    };
    match &facts.effect {
        Effect::Moved { from, to } => {
            let sure = sure_of(wanted, *to);
            let (from, to) = (format_end(*from), format_end(*to));
            format!(": {player} is now sure of {sure} there, and {bound} {moves} from {from} to {to}.")
        }
        Effect::Held(Behind::Promise(promise)) => {
            let (held, at) = (format_end(promise.value), &promise.at.text);
            format!(", but {no_better} than the {held} {player} is already sure of at {at}: {bound} stays {held}.")
        }
        Effect::Held(Behind::Asked(asked)) => held_for(facts, asked, bound),
        Effect::Held(Behind::Nothing) => {
            format!(", and the worst there is for {player}: {bound} stays {}.", format_end(facts.value))
        }
        Effect::Surer => format!(": but that was only a bound, and {} is the choice now.", facts.child.text),
        Effect::None if facts.is_only() => format!(": {player} has no choice."),
        Effect::None if facts.improved => format!(": {player} prefers it for now."),
        Effect::None if facts.inquiry == Inquiry::Null => ": the answer is no, and nothing changes.".to_owned(),
        Effect::None if facts.before.as_ref().is_some_and(|(old, _)| *old == facts.value) => {
            ": the first one found stays the choice.".to_owned()
        }
        Effect::None => ": nothing changes.".to_owned(),
    }
}

/// What a value beyond a null window means to its question.
fn held_for(facts: &Returned, asked: &Asked, bound: &str) -> String {
    let Returned { parent, inquired, .. } = facts;
    let name = &parent.text;
    let (than, more) = (format_end(asked.than), more_or_less(facts.own.is_some(), asked.side));
    match inquired.as_ref().map(|inquired| inquired.standing) {
        Some(Standing::Better) => format!(", and {bound} stays as it is."),
        Some(Standing::NoBetter) => {
            let limit = if more == "more" { "most" } else { "least" };
            format!(", so {name} is worth at {limit} {than} and cannot be worth {more}: {bound} stays as it is.")
        }
        _ => format!("; whether {name} is worth {more} than {than} is still open, and {bound} stays as it is."),
    }
}

/// What is settled when the last child of a node in a null window has come back.
fn settled(facts: &Returned) -> String {
    match &facts.inquired {
        Some(inquired) if inquired.standing == Standing::Better => {
            let more = more_or_less(facts.own.is_some(), inquired.asked.side);
            let (name, than) = (&facts.parent.text, format_end(inquired.asked.than));
            let answer = if inquired.is_about(&facts.parent) { ", so the answer is yes" } else { "" };
            format!(": {name} is worth {more} than {than}{answer}")
        }
        _ => String::new(),
    }
}

fn next(facts: &Returned) -> Option<String> {
    let at = &facts.parent.text;
    Some(match (facts.next, facts.window) {
        _ if facts.is_only() && settled(facts).is_empty() => return None,
        (Next::Cutoff, Some((alpha, beta))) if alpha > beta => {
            format!("Now α = {} > β = {}: a cutoff.", format_end(alpha), format_end(beta))
        }
        (Next::Cutoff, Some((alpha, _))) => {
            format!("Now α = β = {}, which is enough for a cutoff under α ≥ β.", format_end(alpha))
        }
        (Next::Children(_), Some((alpha, beta))) if alpha >= beta => {
            format!("α = β = {}, but under α > β the search of {at} goes on.", format_end(alpha))
        }
        (Next::Children(_), Some((alpha, beta))) => {
            format!("α = {} < β = {}, so the search of {at} goes on.", format_end(alpha), format_end(beta))
        }
        (Next::Children(left), None) => to_come(at, left),
        (Next::Done, _) if facts.is_only() => format!("That was {at}'s only child{}.", settled(facts)),
        (Next::Done | Next::Cutoff, _) => format!("That was {at}'s last child{}.", settled(facts)),
    })
}

/// That so many children are still to be searched.
pub(super) fn to_come(parent: &str, left: usize) -> String {
    let (children, are) = (counted(left, "child", "children"), if left == 1 { "is" } else { "are" });
    format!("{children} of {parent} {are} still to come.")
}

fn cutoff(facts: &Cutoff) -> String {
    let Cutoff { node, skipped, by_mover, .. } = facts;
    let name = &node.text;
    let wanted = wants(*by_mover, facts.side);
    let (kind, sign) = (cutoff_at(wanted), wanted.meets(facts.strict));
    let [value, met] = [facts.value, facts.met].map(format_end);
    let bound = if wanted == Side::Max { "at least" } else { "at most" };
    let worth = format!("{} is now worth {bound} {value}{}", first(node), mover(*by_mover, facts.side));
    let promise = match &facts.against {
        Behind::Promise(promise) => promise,
        Behind::Asked(asked) => {
            let rest = pruned(skipped, ": ", "; ");
            return format!("{worth}, so {}{rest} ({kind}, {value} {sign} {met}).", enough(facts, asked));
        }
        Behind::Nothing => {
            let player = side(facts.side);
            let rest = pruned(skipped, ": ", ", and ");
            return format!(
                "{} is worth {value} already, {player} can do no better{rest} ({kind}, {value} {sign} {met}).",
                first(node)
            );
        }
    };
    let deep = promise.plies_up > 1;
    let held = format_end(promise.value);
    let seen = if *by_mover { format!(", which is {met} for {},", side(facts.side)) } else { ",".to_owned() };
    let tie = facts.met == facts.value;
    let place = match deep {
        true => format!(" ({} plies up, not {name}'s parent)", format_count(promise.plies_up)),
        false => String::new(),
    };
    let so = match (deep, tie) {
        (false, false) => format!("so {name} cannot matter"),
        (false, true) => format!("so {name} can at best be as good"),
        (true, false) => format!("so play will never come to {name}"),
        (true, true) => format!("so coming to {name} gains nothing"),
    };
    format!(
        "{worth}, and {} already has {held} at {}{}{place}{seen} {so}{} ({}{kind}, {value} {sign} {met}{}).",
        side(promise.side),
        promise.at.text,
        with(&promise.by),
        pruned(skipped, ": ", "; "),
        if deep { "deep " } else { "" },
        if tie { "; equality cuts under α ≥ β" } else { "" },
    )
}

/// That a node's value cannot change the answer to the question of a null window, or is the answer.
fn enough(facts: &Cutoff, asked: &Asked) -> String {
    let (name, about, than) = (&facts.node.text, &asked.about.text, format_end(asked.than));
    if asked.about.node == facts.node.node {
        return "the answer is yes".to_owned();
    }
    match wants(facts.by_mover, asked.side) {
        Side::Max => format!("{name} cannot pull {about} down to {than}, however high {name} really is"),
        Side::Min => format!("{name} cannot lift {about} up to {than}, however low {name} really is"),
    }
}

/// What a cutoff at a player's node is called.
pub(super) fn cutoff_at(side: Side) -> &'static str {
    match side {
        Side::Max => "beta cutoff",
        Side::Min => "alpha cutoff",
    }
}

/// What a cutoff prunes, joined to the sentence before it.
fn pruned(skipped: &Skipped, something: &str, nothing: &str) -> String {
    let Skipped { branches, nodes, shown } = skipped;
    let names: Vec<String> = shown.iter().map(branch).collect();
    match branches {
        0 => format!("{nothing}nothing is left to prune"),
        1 => format!("{something}{} is pruned", names.concat()),
        _ if *branches == shown.len() => format!("{something}{} are pruned", listed(&names)),
        _ if branches == nodes => {
            let more = format_count(branches - shown.len());
            format!("{something}{} and {more} more leaves are pruned", names.join(", "))
        }
        _ => {
            let (branches, nodes) = (format_count(*branches), format_count(*nodes));
            format!("{something}{branches} branches with {nodes} nodes are pruned")
        }
    }
}

fn branch(branch: &Branch) -> String {
    match branch.value {
        Some(value) if !branch.name.own => format_value(value),
        Some(_) => branch.name.text.clone(),
        None => format!("{} ({})", branch.name.text, counted(branch.nodes, "node", "nodes")),
    }
}

fn leave(facts: &Leave) -> String {
    let Leave { node, children, .. } = facts;
    let (name, at_start, value) = (&node.text, first(node), number(facts.windowed)(facts.value));
    let to = mover(facts.by_mover, facts.side);
    let seen = facts.limit.map(|depth| format!(" as far as depth {depth} sees")).unwrap_or_default();
    let only_says = format!("which says only that {name} is worth {} {value}{to}", limit(facts.says));
    match facts.why {
        Why::AllSearched if *children == 1 => {
            format!("{at_start} returns {value}, exactly what its only child is worth{to}{seen}.")
        }
        Why::AllSearched if facts.windowed => {
            let all = all(*children);
            format!(
                "{all} children of {name} have been searched: it returns {value}, exactly what it is worth{to}{seen}."
            )
        }
        Why::AllSearched => {
            let extreme = extreme(facts.side, *children);
            let all = all(*children);
            format!("{all} children of {name} are known: it returns the {extreme} value, {value}.")
        }
        Why::CutShort(left) if facts.says == Says::Exactly => {
            let left = if left == 1 { "child".to_owned() } else { counted(left, "child", "children") };
            let change = if wants(facts.by_mover, facts.side) == Side::Max { "raise" } else { "lower" };
            format!(
                "{at_start} returns {value}, exactly what it is worth{to}{seen}: the {left} never searched could not {change} it."
            )
        }
        Why::CutShort(left) => {
            let left = counted(left, "child was", "children were");
            format!("{at_start} returns {value}, {only_says}: {left} never searched.")
        }
        Why::ChildrensBounds if *children == 1 => {
            format!("{at_start} returns {value}, {only_says}: its child returned no more than a bound.")
        }
        Why::ChildrensBounds => {
            format!("{at_start} returns {value}, {only_says}: not all its children's values are known exactly.")
        }
        Why::Clamped { from } => {
            let (side, bound) = if from < facts.value { ("below", "α") } else { ("above", "β") };
            let from = format_end(from);
            format!(
                "{at_start} comes to {from}, {side} the {bound} = {value} it was entered with: fail-hard returns {value} instead, {only_says}."
            )
        }
    }
}
