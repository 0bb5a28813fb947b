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

/// What the table has of a position: `值正好为 3`, `在 1 层以内值至多为 3`, `静态估值 3`.
fn in_table(says: Says, value: f64, worth_to: Option<Side>, sees: Sees) -> String {
    match sees {
        Sees::Static => format!("{}静态估值 {}", to(worth_to), format_value(value)),
        Sees::Leaf | Sees::End => worth(says, value, worth_to),
        Sees::Plies(plies) => {
            let at_most = if says == Says::Exactly { "" } else { limit(says).0 };
            format!("在 {plies} 层以内{}值{at_most}为 {}", to(worth_to), bounded(says, value))
        }
    }
}

fn search_again(facts: &SearchAgain) -> String {
    let SearchAgain { parent, side: player, than, child, value, says, window, by_mover } = facts;
    let more = more_or_less(*by_mover, *player);
    let (child, window) = (&child.text, format_window(window.0, window.1));
    let worth = is_worth(*says, *value, by_mover.then_some(*player));
    let why = match says {
        Says::Exactly => "以确定它的最佳路线：零窗口里，界代替了值",
        Says::AtLeast | Says::AtMost => "看它究竟值多少",
    };
    let again = format!("现在用窗口 {window} 再搜索一次，{why}");
    if value == than {
        let more = if more == "大于" { "更大" } else { "更小" };
        return format!("零窗口未能排除 {child} ：它{worth}，还可能{more}。{again}。");
    }
    format!("零窗口的回答是“是”：{child} {worth}，{more} {} 的 {}。{again}。", parent.text, format_end(*than),)
}

fn iteration(Iteration { depth, before }: &Iteration) -> String {
    let Some(before) = before else { return format!("第一次迭代开始：搜索 {depth} 层。") };
    let Before { depth: last, value, worth_to, choice, side: player, visited, orders, table } = before;
    let chooses = match (choice, player) {
        (Some(choice), Some(player)) => format!("，{} 选择 {} ", side(*player), choice.text),
        _ => String::new(),
    };
    let kept = if *table { "，置换表保留" } else { "" };
    let first = match (choice, orders) {
        (Some(choice), true) => format!("；先试 {} ，其余按刚求得的值排序", choice.text),
        (Some(choice), false) => format!("；先试 {} 这条路线", choice.text),
        (None, _) => String::new(),
    };
    format!(
        "深度 {last} 的迭代结束：在该深度以内，根节点{}的值为 {}{chooses}（访问 {} 次）。\
         现在从根节点重新搜索 {depth} 层{kept}{first}。",
        to(*worth_to),
        format_value(*value),
        format_count(*visited),
    )
}

/// At which node the table got a position, where that is another one.
fn kept_at(source: Option<&Name>, mirrored: bool) -> String {
    match source {
        None => String::new(),
        Some(source) if mirrored => format!("（在与之对称的 {} 处存入）", other(source)),
        Some(source) => format!("（在 {} 处存入）", other(source)),
    }
}

/// A node's name, told apart from one that is called the same.
fn other(name: &Name) -> String {
    if name.another { format!("另一个 {}", name.text) } else { name.text.clone() }
}

fn probe(Probe { node, found }: &Probe) -> String {
    let position = format!("{} 的局面", node.text);
    let known = |held: &Held| format!("置换表中已有 {position}{}", kept_at(held.source.as_ref(), held.mirrored));
    let worth = |held: &Held| in_table(held.says, held.value, held.worth_to, held.sees);
    match found {
        Found::Nothing => format!("置换表中没有 {position}。"),
        Found::OtherDepth { held, needed } => {
            let plies = |plies: Option<usize>| plies.map_or("全部".to_owned(), format_count);
            format!(
                "{}，但剩余深度是 {}，而这里是 {}，所以不能用。",
                known(held),
                plies(held.remaining),
                plies(*needed)
            )
        }
        Found::Undecided { held, window } => format!(
            "{}：{}，但在窗口 {} 中这还不能决定什么，所以要搜索它。",
            known(held),
            worth(held),
            format_window(window.0, window.1),
        ),
        Found::Answer { held } => format!("{}：{}。", known(held), worth(held)),
    }
}

fn from_table(facts: &FromTable) -> String {
    let FromTable { node, source, mirrored, value, worth_to, says, sees, met, strict } = facts;
    let found = match source {
        None => "此前已求得".to_owned(),
        Some(source) if *mirrored => format!("{} 的局面与它对称，此前已求得", other(source)),
        Some(source) => format!("{} 的局面与它相同，此前已求得", other(source)),
    };
    let enough = met.map(|met| {
        let tight = *strict && *value != met;
        let (sign, bound) = match says {
            Says::AtMost => (if tight { "<" } else { "≤" }, "α"),
            _ => (if tight { ">" } else { "≥" }, "β"),
        };
        format!("；由于 {} {sign} {bound} = {}，这已足以剪枝", format_end(*value), format_end(met))
    });
    let done = if matches!(sees, Sees::Static | Sees::Leaf) { "求值" } else { "搜索" };
    let worth = match sees {
        Sees::Static => format!("{}的静态估值为 {}", to(*worth_to), format_value(*value)),
        Sees::Leaf | Sees::End => is_worth(*says, *value, *worth_to),
        Sees::Plies(_) => in_table(*says, *value, *worth_to, *sees),
    };
    format!("{} {worth}：{found}{}。不必再{done}。", node.text, enough.unwrap_or_default())
}

fn store(Store { node, value, worth_to, says, sees }: &Store) -> String {
    let worth = in_table(*says, *value, *worth_to, *sees);
    let (leaf, searched) = match sees {
        Sees::Leaf => ("叶子，", ""),
        Sees::Static => ("", "，剩余深度 0"),
        Sees::Plies(_) => ("", ""),
        Sees::End => ("", "，搜索到底"),
    };
    format!("把 {} 的局面存入置换表：{leaf}{worth}{searched}。", node.text)
}
