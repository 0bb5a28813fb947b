//! Sentences about the whole search: before the first step and after the last.

use super::steps::{listed, mover, side};
use crate::texts::numbers::{format_count, format_end, format_value};
use crate::texts::vocabulary::explain::*;

pub(super) fn start(facts: &Start) -> String {
    let nodes = format_count(facts.nodes);
    let algorithm = facts.algorithm;
    match (facts.nodes, facts.limit) {
        (1, None) => return "目前还一无所知。整棵树只有一个叶子，它的值就是答案。".to_owned(),
        (1, Some(_)) if facts.deepening.is_none() => {
            return "目前还一无所知。深度限制为 0，根节点不展开，它的静态估值就是答案。".to_owned();
        }
        _ => {}
    }
    let moves = match facts.side {
        Some(player) => format!("根节点轮到 {} 走", side(player)),
        None => "根节点由机会决定".to_owned(),
    };
    let table = if facts.table { "，并在置换表中查找已搜索过的局面" } else { "" };
    let begins = match (&facts.deepening, facts.limit) {
        (Some(deepening), _) => format!("{algorithm} {}{table}", deeper(deepening)),
        _ if facts.windowed && facts.table => format!("{algorithm} 从窗口 [−∞, ∞] 开始{table}"),
        _ if facts.windowed => "双方都没有任何保证，窗口将是 [−∞, ∞]".to_owned(),
        _ if facts.table => format!("{algorithm} 搜索整棵树{table}"),
        (None, None) => format!("{algorithm} 要访问全部 {nodes} 个节点"),
        (None, Some(depth)) => format!("{algorithm} 要访问深度 {depth} 以内的全部 {nodes} 个节点"),
    };
    format!("{moves}，{}。目前还一无所知：{begins}。", ordered(facts.order))
}

fn ordered(order: Ordered) -> String {
    match order {
        Ordered::LeftToRight => "子节点从左到右搜索".to_owned(),
        Ordered::RightToLeft => "子节点从右到左搜索".to_owned(),
        Ordered::BestFirst => "先搜索真正最好的子节点".to_owned(),
        Ordered::WorstFirst => "先搜索真正最差的子节点".to_owned(),
        Ordered::Static => "先搜索中心，再搜索角，最后搜索边".to_owned(),
        Ordered::ByLastIteration => "子节点先从左到右搜索，以后按上一次迭代的值排序".to_owned(),
        Ordered::AtRandom(seed) => format!("子节点按随机次序搜索（种子 {seed}）"),
    }
}

fn deeper(deepening: &Deepening) -> String {
    let Deepening { last, node_budget, time_budget } = deepening;
    let depths = match last {
        0 | 1 => format!("搜索 {last} 层"),
        2 => "先搜索 1 层，再从根节点重新搜索 2 层".to_owned(),
        _ => format!("先搜索 1 层，再从根节点重新搜索 2 层，逐次加深，直到 {last} 层"),
    };
    let nodes = node_budget.map(|nodes| format!("{} 个节点", format_count(nodes)));
    let time = time_budget.map(|time| format!("{} 毫秒", format_count(time as usize)));
    match (nodes, time) {
        (None, None) => depths,
        (Some(budget), None) | (None, Some(budget)) => format!("{depths}，预算是 {budget}"),
        (Some(nodes), Some(time)) => format!("{depths}，预算是 {nodes} 和 {time}"),
    }
}

pub(super) fn end(facts: &End) -> String {
    let worth = format!("根节点{}的值为 {}", mover(facts.by_mover, facts.side), format_value(facts.value));
    let over = facts.deepened.as_ref().map_or("搜索结束：".to_owned(), deepened);
    let Some(choice) = &facts.choice else {
        let by = facts.limit.map(|depth| format!("按深度 {depth} 的静态估值，")).unwrap_or_default();
        return format!("{over}{by}{worth}。");
    };
    let horizon = match (facts.limit, &facts.deepened) {
        (None, _) => String::new(),
        (Some(_), Some(_)) => "；这只是在该深度以内最好".to_owned(),
        (Some(depth), None) => format!("；这只是在搜索到深度 {depth}、以静态估值为叶的这棵树中最好"),
    };
    let there = if facts.limit.is_some() { "在其中" } else { "" };
    let why = match (facts.pruned, facts.clamped) {
        (true, true) => "剪枝和硬失败都不保证找出所有并列的选择",
        (false, true) => "硬失败返回的只是窗口的端点",
        _ => "剪枝不保证找出所有并列的选择",
    };
    let others = match (facts.others, facts.equal.count, facts.unknown.count) {
        (0, _, _) => String::new(),
        (_, 0, 0) => format!("；没有别的子节点{there}同样好"),
        (_, _, 0) => format!("；{} {there}同样好，只是后搜索到", ties(&facts.equal)),
        (_, 0, _) => format!("；{} {there}也可能同样好：{why}", ties(&facts.unknown)),
        _ => format!("；{} {there}同样好，{} 也可能同样好：{why}", ties(&facts.equal), ties(&facts.unknown)),
    };
    let chooses = format!("{} 选择 {} ", side(facts.side), choice.text);
    format!("{over}{worth}，{chooses}{horizon}。{}{others}。", visits(facts))
}

/// Which iteration the answer comes from.
fn deepened(deepened: &Deepened) -> String {
    let Deepened { depth, thrown_away, spent, .. } = deepened;
    match thrown_away {
        Some(unfinished) => {
            format!("预算用完，深度 {unfinished} 的迭代没有完成，作废；以最后完成的深度 {depth} 的迭代为准，")
        }
        None if *spent => format!("深度 {depth} 的迭代之后预算用完："),
        None => format!("最后一次迭代（深度 {depth}）结束："),
    }
}

/// What the search took.
fn visits(facts: &End) -> String {
    let Visits { entries, repeated, from_table, reachable } = facts.visits;
    let [visited, distinct, answered, nodes] =
        [entries, entries.saturating_sub(repeated), from_table, reachable].map(format_count);
    let by_table = match from_table {
        0 => String::new(),
        _ => format!("，置换表另回答 {answered} 次"),
    };
    let down_to = if facts.limit.is_some() { "该深度以内的 " } else { "" };
    match &facts.deepened {
        Some(deepened) => {
            let iterations = format_count(deepened.finished);
            let unfinished = if deepened.thrown_away.is_some() { "（加上作废的一次）" } else { "" };
            format!("{iterations} 次迭代{unfinished}共访问节点 {visited} 次{by_table}")
        }
        None if repeated > 0 && from_table > 0 => {
            format!("{down_to}{nodes} 个节点共访问 {visited} 次{by_table}")
        }
        None if repeated > 0 && entries == repeated + reachable => {
            format!("{down_to}{nodes} 个节点全部访问过，共 {visited} 次")
        }
        None if repeated > 0 => {
            format!("{down_to}{nodes} 个节点中访问了 {distinct} 个，共 {visited} 次")
        }
        None if entries == reachable => format!("{down_to}{nodes} 个节点全部访问过"),
        None => format!("{down_to}{nodes} 个节点中访问了 {visited} 个{by_table}"),
    }
}

/// `C（≤ 3）`, `B、C 等 9 个子节点`.
fn ties(ties: &Ties) -> String {
    let names: Vec<String> = ties.shown.iter().map(tie).collect();
    match ties.count > names.len() {
        true => format!("{} 等 {} 个子节点", names.join("、"), format_count(ties.count)),
        false => listed(&names),
    }
}

fn tie(tie: &Tie) -> String {
    let name = &tie.name.text;
    match tie.returned {
        Some((value, Says::AtMost)) => format!("{name}（≤ {}）", format_end(value)),
        Some((value, Says::AtLeast)) => format!("{name}（≥ {}）", format_end(value)),
        Some((_, Says::Exactly)) => name.clone(),
        None => format!("{name}（没有搜索）"),
    }
}
