//! Sentences about steps that only some searches have.

use super::steps::{limit, more_or_less, side, tidy, to};
use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::explain::{Name, Says, Side};
use crate::texts::vocabulary::further::*;

pub(super) const TEXTS: FurtherTexts = FurtherTexts {
    search_again: |facts| tidy(&search_again(facts)),
    iteration: |facts| tidy(&iteration(facts)),
    probe: |facts| tidy(&probe(facts)),
    from_table: |facts| tidy(&from_table(facts)),
    store: |facts| tidy(&store(facts)),
};

/// A value, or a bound, which may be an end of a null window.
fn bounded(says: Says, value: f64) -> String {
    if says == Says::Exactly { format_value(value) } else { format_end(value) }
}

/// `值正好为 3`, `对 Min 值至少为 −3`.
fn worth(says: Says, value: f64, worth_to: Option<Side>) -> String {
    format!("{}值{}为 {}", to(worth_to), limit(says).0, bounded(says, value))
}

/// The same after a name: `的值至少为 3`, `对 Min 的值至少为 −3`.
fn is_worth(says: Says, value: f64, worth_to: Option<Side>) -> String {
    format!("{}的值{}为 {}", to(worth_to), limit(says).0, bounded(says, value))
}

fn search_again(facts: &SearchAgain) -> String {
    let SearchAgain { parent, side: player, than, child, value, says, window, by_mover } = facts;
    let more = more_or_less(*by_mover, *player);
    let so = if value == than { "可能" } else { "" };
    format!(
        "零窗口的回答是“是”：{} {}，{so}{more} {} 的 {}。现在用窗口 {} 再搜索一次，看它究竟值多少。",
        child.text,
        is_worth(*says, *value, by_mover.then_some(*player)),
        parent.text,
        format_end(*than),
        format_window(window.0, window.1),
    )
}

fn iteration(Iteration { depth, before }: &Iteration) -> String {
    let Some(before) = before else { return format!("第一次迭代开始：搜索 {depth} 层。") };
    let Before { depth: last, value, worth_to, choice, side: player, visited, orders } = before;
    let chooses = match (choice, player) {
        (Some(choice), Some(player)) => format!("，{} 选择 {} ", side(*player), choice.text),
        _ => String::new(),
    };
    let first = match (choice, orders) {
        (Some(choice), true) => format!("，先试 {} ，其他孩子按刚求得的值排序", choice.text),
        (Some(choice), false) => format!("，先试 {} 这条路线", choice.text),
        (None, _) => String::new(),
    };
    format!(
        "深度 {last} 的迭代求得根节点{}的值为 {}{chooses}，共访问 {} 次。现在从头搜索 {depth} 层{first}。",
        to(*worth_to),
        format_value(*value),
        format_count(*visited),
    )
}

/// Which node the table knows a position from.
fn from(source: Option<&Name>, mirrored: bool) -> String {
    match source {
        None => "此前对它的搜索".to_owned(),
        Some(source) if mirrored => format!("与之对称的 {} ", source.text),
        Some(source) => format!(" {} ", source.text),
    }
}

fn probe(Probe { node, found }: &Probe) -> String {
    let position = format!("{} 的局面", node.text);
    let known = |held: &Held| format!("置换表中已有 {position}（来自{}）", from(held.source.as_ref(), held.mirrored));
    match found {
        Found::Nothing => format!("置换表中没有 {position}，所以要搜索它。"),
        Found::OtherDepth { held, needed } => {
            let plies = |plies: Option<usize>| plies.map_or("全部".to_owned(), format_count);
            format!(
                "{}，但剩余深度是 {}，而这里是 {}，所以还要搜索。",
                known(held),
                plies(held.remaining),
                plies(*needed)
            )
        }
        Found::Undecided { held, window } => format!(
            "{}：{}，但在窗口 {} 中这还不能决定什么，所以要重新搜索。",
            known(held),
            worth(held.says, held.value, held.worth_to),
            format_window(window.0, window.1),
        ),
        Found::Answer { held } => format!("{}：{}。", known(held), worth(held.says, held.value, held.worth_to)),
    }
}

fn from_table(facts: &FromTable) -> String {
    let FromTable { node, source, mirrored, value, worth_to, says, met, strict } = facts;
    let found = match source {
        None => "此前已搜索过它".to_owned(),
        Some(source) if *mirrored => format!("{} 的局面与它对称，已经搜索过", source.text),
        Some(source) => format!("{} 的局面与它相同，已经搜索过", source.text),
    };
    let enough = met.map(|met| {
        let tight = *strict && *value != met;
        let (sign, bound) = match says {
            Says::AtMost => (if tight { "<" } else { "≤" }, "α"),
            _ => (if tight { ">" } else { "≥" }, "β"),
        };
        format!("；由于 {} {sign} {bound} = {}，这已足以剪枝", format_end(*value), format_end(met))
    });
    let worth = match says {
        Says::Exactly => format!("{}的值为 {}", to(*worth_to), format_value(*value)),
        _ => is_worth(*says, *value, *worth_to),
    };
    format!("{} {worth}：{found}{}。不必再搜索它。", node.text, enough.unwrap_or_default())
}

fn store(Store { node, value, worth_to, says, remaining }: &Store) -> String {
    let searched = match remaining {
        Some(0) => "未搜索，只读取估值".to_owned(),
        Some(plies) => format!("搜索 {plies} 层"),
        None => "搜索到底".to_owned(),
    };
    format!("把 {} 的局面存入置换表：{}，{searched}。", node.text, worth(*says, *value, *worth_to))
}
