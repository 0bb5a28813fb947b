//! Sentences about steps that only some searches have.

use super::steps::{counted, first, limit, more_or_less, side, to};
use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::explain::{Name, Says, Side};
use crate::texts::vocabulary::further::*;

pub(super) const TEXTS: FurtherTexts = FurtherTexts { search_again, iteration, probe, from_table, store };

/// A value, or a bound, which may be an end of a null window.
fn bounded(says: Says, value: f64) -> String {
    if says == Says::Exactly { format_value(value) } else { format_end(value) }
}

/// `exactly 3`, `at least 3`, `at least −3 for Min`.
fn worth(says: Says, value: f64, worth_to: Option<Side>) -> String {
    format!("{} {}{}", limit(says), bounded(says, value), to(worth_to))
}

/// `to the end`, `1 ply deep`, `3 plies deep`.
fn deep(plies: Option<usize>) -> String {
    match plies {
        None => "to the end".to_owned(),
        Some(1) => "1 ply deep".to_owned(),
        Some(plies) => format!("{plies} plies deep"),
    }
}

fn search_again(facts: &SearchAgain) -> String {
    let SearchAgain { parent, side: player, than, child, value, says, window, by_mover } = facts;
    let more = more_or_less(*by_mover, *player);
    let so = if value == than { "perhaps" } else { "so" };
    let to = to(by_mover.then_some(*player));
    format!(
        "The null window's answer is yes: {} is worth {}{to}, and {so} {more} than the {} of {}. It is searched again with \
         the window {}, to learn how much {more}.",
        child.text,
        worth(*says, *value, None),
        format_end(*than),
        parent.text,
        format_window(window.0, window.1),
    )
}

fn iteration(Iteration { depth, before }: &Iteration) -> String {
    let deep = deep(Some(*depth));
    let Some(before) = before else { return format!("The first iteration begins: the tree is searched {deep}.") };
    let Before { depth: last, value, worth_to, choice, side: player, visited, orders } = before;
    let found = format!("the root worth {}{}", format_value(*value), to(*worth_to));
    let chooses = match (choice, player) {
        (Some(choice), Some(player)) => format!(" and {} choosing {}", side(*player), choice.text),
        _ => String::new(),
    };
    let cost = counted(*visited, "visit", "visits");
    let first = match (choice, orders) {
        (Some(choice), true) => format!(", {} first and the others as it valued them", choice.text),
        (Some(choice), false) => format!(", the line with {} first", choice.text),
        (None, _) => String::new(),
    };
    format!(
        "The iteration to depth {last} found {found}{chooses}, in {cost}. Now the tree is searched {deep} from scratch{first}."
    )
}

/// `from B`, `from when it was searched before`.
fn from(source: Option<&Name>, mirrored: bool) -> String {
    match source {
        None => "from an earlier search of it".to_owned(),
        Some(source) if mirrored => format!("from {}, where it is the same but for symmetry", source.text),
        Some(source) => format!("from {}", source.text),
    }
}

fn probe(Probe { node, found }: &Probe) -> String {
    let position = format!("the position at {}", node.text);
    let known = |held: &Held| format!("The table has {position} {}", from(held.source.as_ref(), held.mirrored));
    match found {
        Found::Nothing => format!("The table does not have {position}, so it is searched."),
        Found::OtherDepth { held, needed } => {
            let plies = |plies: Option<usize>| plies.map_or("the whole".to_owned(), format_count);
            format!(
                "{}, but to a remaining depth of {}; here it is {}, so the search goes on.",
                known(held),
                plies(held.remaining),
                plies(*needed)
            )
        }
        Found::Undecided { held, window } => format!(
            "{}: worth {}, which decides nothing in the window {}, so it is searched again.",
            known(held),
            worth(held.says, held.value, held.worth_to),
            format_window(window.0, window.1),
        ),
        Found::Answer { held } => {
            format!("{}: worth {}.", known(held), worth(held.says, held.value, held.worth_to))
        }
    }
}

fn from_table(facts: &FromTable) -> String {
    let FromTable { node, source, mirrored, value, worth_to, says, met, strict } = facts;
    let found = match source {
        None => "as an earlier search of it found".to_owned(),
        Some(source) if *mirrored => {
            format!("as was found at {}, where the position is the same but for symmetry", source.text)
        }
        Some(source) => format!("as was found at {}, where the position is the same", source.text),
    };
    let enough = met.map(|met| {
        let tight = *strict && *value != met;
        let (sign, bound) = match says {
            Says::AtMost => (if tight { "<" } else { "≤" }, "α"),
            _ => (if tight { ">" } else { "≥" }, "β"),
        };
        format!("; that is enough to cut, since {} {sign} {bound} = {}", format_end(*value), format_end(met))
    });
    let exactly = *says == Says::Exactly;
    let worth =
        if exactly { format!("{}{}", format_value(*value), to(*worth_to)) } else { worth(*says, *value, *worth_to) };
    format!("{} is worth {worth}, {found}{}. It need not be searched.", first(node), enough.unwrap_or_default())
}

fn store(Store { node, value, worth_to, says, remaining }: &Store) -> String {
    let searched = match remaining {
        Some(0) => "read, not searched".to_owned(),
        plies => format!("searched {}", deep(*plies)),
    };
    format!("The table keeps the position at {}: worth {}, {searched}.", node.text, worth(*says, *value, *worth_to))
}
