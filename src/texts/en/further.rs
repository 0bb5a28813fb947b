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

/// What the table has of a position: `worth exactly 3`, `worth at most 3 as far as 1 ply sees`, `static value 3`.
fn in_table(says: Says, value: f64, worth_to: Option<Side>, sees: Sees) -> String {
    let seen = match sees {
        Sees::Static => return format!("static value {}{}", format_value(value), to(worth_to)),
        Sees::Leaf | Sees::End => return format!("worth {}", worth(says, value, worth_to)),
        Sees::Plies(1) => "1 ply sees".to_owned(),
        Sees::Plies(plies) => format!("{plies} plies see"),
    };
    let limit = if says == Says::Exactly { String::new() } else { format!("{} ", limit(says)) };
    format!("worth {limit}{}{} as far as {seen}", bounded(says, value), to(worth_to))
}

fn search_again(facts: &SearchAgain) -> String {
    let SearchAgain { parent, side: player, than, child, value, says, window, by_mover } = facts;
    let more = more_or_less(*by_mover, *player);
    let (child, window) = (&child.text, format_window(window.0, window.1));
    let worth = format!("{child} is worth {}{}", worth(*says, *value, None), to(by_mover.then_some(*player)));
    if value == than {
        return format!(
            "The null window could not rule {child} out: {worth}, and perhaps {more}. It is searched again with the \
             window {window}, to learn what it is worth."
        );
    }
    let why = match says {
        Says::Exactly => "for its best line: in a null window bounds stand for values".to_owned(),
        Says::AtLeast | Says::AtMost => format!("to learn how much {more}"),
    };
    format!(
        "The null window's answer is yes: {worth}, and so {more} than the {} of {}. It is searched again with the \
         window {window}, {why}.",
        format_end(*than),
        parent.text,
    )
}

fn iteration(Iteration { depth, before }: &Iteration) -> String {
    let deep = counted(*depth, "ply", "plies");
    let Some(before) = before else { return format!("The first iteration begins: the tree is searched {deep} deep.") };
    let Before { depth: last, value, worth_to, choice, side: player, visited, orders, table } = before;
    let found = format!("the root is worth {}{}", format_value(*value), to(*worth_to));
    let chooses = match (choice, player) {
        (Some(choice), Some(player)) => format!(" and {} chooses {}", side(*player), choice.text),
        _ => String::new(),
    };
    let cost = counted(*visited, "visit", "visits");
    let kept = if *table { ", with the table kept" } else { "" };
    let first = match (choice, orders) {
        (Some(choice), true) => format!(", {} first and the others in the order of the values just found", choice.text),
        (Some(choice), false) => format!(", the line with {} first", choice.text),
        (None, _) => String::new(),
    };
    format!(
        "The iteration to depth {last} is over: as far as it sees, {found}{chooses} ({cost}). Now the search starts again \
         at the root, {deep} deep{kept}{first}."
    )
}

/// `, kept at B`, where it was not kept at the node itself.
fn kept_at(source: Option<&Name>, mirrored: bool) -> String {
    let symmetry = if mirrored { ", where it is the same but for symmetry" } else { "" };
    source.map(|source| format!(", kept at {}{symmetry}", other(source))).unwrap_or_default()
}

/// A node's name, told apart from one that is called the same.
fn other(name: &Name) -> String {
    if name.another { format!("another {}", name.text) } else { name.text.clone() }
}

fn probe(Probe { node, found }: &Probe) -> String {
    let position = format!("the position at {}", node.text);
    let known = |held: &Held| format!("The table has {position}{}", kept_at(held.source.as_ref(), held.mirrored));
    let worth = |held: &Held| in_table(held.says, held.value, held.worth_to, held.sees);
    match found {
        Found::Nothing => format!("The table does not have {position}."),
        Found::OtherDepth { held, needed } => {
            let plies = |plies: Option<usize>| plies.map_or("the whole".to_owned(), format_count);
            format!(
                "{}, but for a remaining depth of {}; here it is {}, so that does not count.",
                known(held),
                plies(held.remaining),
                plies(*needed)
            )
        }
        Found::Undecided { held, window } => format!(
            "{}: {}, which decides nothing in the window {}, so it must be searched.",
            known(held),
            worth(held),
            format_window(window.0, window.1),
        ),
        Found::Answer { held } => format!("{}: {}.", known(held), worth(held)),
    }
}

fn from_table(facts: &FromTable) -> String {
    let FromTable { node, source, mirrored, value, worth_to, says, sees, met, strict } = facts;
    let found = match source {
        None => "as was found before".to_owned(),
        Some(source) if *mirrored => {
            format!("as was found at {}, where the position is the same but for symmetry", other(source))
        }
        Some(source) => format!("as was found at {}, where the position is the same", other(source)),
    };
    let enough = met.map(|met| {
        let tight = *strict && *value != met;
        let (sign, bound) = match says {
            Says::AtMost => (if tight { "<" } else { "≤" }, "α"),
            _ => (if tight { ">" } else { "≥" }, "β"),
        };
        format!("; that is enough to cut, since {} {sign} {bound} = {}", format_end(*value), format_end(met))
    });
    let (is, done) = match sees {
        Sees::Static => ("has the", "evaluated"),
        Sees::Leaf => ("is", "evaluated"),
        Sees::Plies(_) | Sees::End => ("is", "searched"),
    };
    let worth = in_table(*says, *value, *worth_to, *sees);
    format!("{} {is} {worth}, {found}{}. It need not be {done}.", first(node), enough.unwrap_or_default())
}

fn store(Store { node, value, worth_to, says, sees }: &Store) -> String {
    let worth = in_table(*says, *value, *worth_to, *sees);
    let (leaf, searched) = match sees {
        Sees::Leaf => (", a leaf", ""),
        Sees::Static => ("", ", remaining depth 0"),
        Sees::Plies(_) => ("", ""),
        Sees::End => ("", ", searched to the end"),
    };
    format!("The table keeps the position at {}{leaf}: {worth}{searched}.", node.text)
}
