//! Sentences about steps.

use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::explain::*;

pub(super) const TEXTS: ExplainTexts = ExplainTexts {
    start: |facts| tidy(&super::whole::start(facts)),
    enter: |facts| tidy(&enter(facts)),
    evaluate: |facts| tidy(&evaluate(facts)),
    returned: |facts| tidy(&format!("{}{}{}", came(facts), effect(facts), next(facts))),
    cutoff: |facts| tidy(&cutoff(facts)),
    leave: |facts| tidy(&leave(facts)),
    chance: |step| tidy(&super::chance::chance(step)),
    end: |facts| tidy(&super::whole::end(facts)),
    further: super::further::TEXTS,
    answers: super::answers::TEXTS,
    levels: super::LEVELS,
};

/// Takes out the spaces that Chinese does not want: between two Chinese characters and beside Chinese punctuation.
/// So a sentence may put a space on either side of a name, whatever the name is written in.
pub(super) fn tidy(text: &str) -> String {
    let letters: Vec<char> = text.trim().chars().collect();
    let wide = |at: Option<&char>| at.is_some_and(|&letter| letter >= '\u{2E80}');
    let mark = |at: Option<&char>| at.is_some_and(|&letter| "，。：；、（）".contains(letter));
    let kept = letters.iter().enumerate().filter(|&(i, &letter)| {
        let (before, after) = (i.checked_sub(1).and_then(|i| letters.get(i)), letters.get(i + 1));
        letter != ' ' || !(mark(before) || mark(after) || wide(before) && wide(after))
    });
    kept.map(|(_, &letter)| letter).collect()
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Max => "Max",
        Side::Min => "Min",
    }
}

/// 至多 or 至少, and which bound that is.
pub(super) fn limit(says: Says) -> (&'static str, &'static str) {
    match says {
        Says::Exactly => ("正好", "精确值"),
        Says::AtMost => ("至多", "上界"),
        Says::AtLeast => ("至少", "下界"),
    }
}

/// `对 Min `, where values are told from the side of the player to move.
pub(super) fn to(worth_to: Option<Side>) -> String {
    worth_to.map(|player| format!("对 {} ", side(player))).unwrap_or_default()
}

/// `对 Min 的`, likewise.
fn of(worth_to: Option<Side>) -> String {
    worth_to.map(|player| format!("对 {} 的", side(player))).unwrap_or_default()
}

/// Whose value a node's is, if values are told from the side of the player to move.
pub(super) fn mover(by_mover: bool, player: Side) -> String {
    to(by_mover.then_some(player))
}

/// Which way the values go that a player wants: from the player's own side, always up.
pub(super) fn wants(by_mover: bool, player: Side) -> Side {
    if by_mover { Side::Max } else { player }
}

/// What a player wants a value to be.
pub(super) fn more_or_less(by_mover: bool, player: Side) -> &'static str {
    match wants(by_mover, player) {
        Side::Max => "大于",
        Side::Min => "小于",
    }
}

/// `至少 3`, `至多 3`; `∞` and `−∞` speak for themselves.
fn sure_of(side: Side, value: f64) -> String {
    let written = format_end(value);
    match side {
        _ if value.is_infinite() => format!(" {written}"),
        Side::Max => format!("至少 {written}"),
        Side::Min => format!("至多 {written}"),
    }
}

/// The choice behind a value, where it has a name.
pub(super) fn by(child: &Name) -> String {
    match child.own {
        true if child.another => format!("走 {}（另一节点）", child.text),
        true => format!("走 {} ", child.text),
        false => String::new(),
    }
}

fn enter(facts: &Enter) -> String {
    let Enter { node, children, .. } = facts;
    let name = &node.text;
    let moves = format!("{name} 轮到 {} 走", side(facts.side));
    let Some((alpha, beta)) = facts.window else {
        let extreme = if facts.side == Side::Max { "最大" } else { "最小" };
        return match children {
            1 => format!("{moves}，只有一个子节点可选。"),
            _ => format!("{moves}，要在 {} 个子节点中取{extreme}值。", format_count(*children)),
        };
    };
    let window = format_window(alpha, beta);
    if let Some(asked) = &facts.asked {
        return format!("{moves}。{}。", null_window(facts, asked, (alpha, beta)));
    }
    let has = |promise: &Promise| {
        let wanted = wants(facts.by_mover, promise.side);
        format!("在 {} 已能保证{}", promise.at.text, sure_of(wanted, promise.value))
    };
    let sure = match (&facts.max_has, &facts.min_has) {
        (None, None) => return format!("{moves}。双方都还没有任何保证：窗口 {window}。"),
        (Some(max), None) => format!("Max {}", has(max)),
        (None, Some(min)) => format!("Min {}", has(min)),
        (Some(max), Some(min)) => format!("Max {}，Min {}", has(max), has(min)),
    };
    let question = match (&facts.max_has, &facts.min_has) {
        _ if alpha >= beta => format!("此时 α = β = {}，而规则是 α > β 才剪，所以继续搜索", format_end(alpha)),
        (Some(_), Some(_)) if facts.by_mover => format!(
            "要问的是 {name} 对 {} 是否落在 {} 与 {} 之间",
            side(facts.side),
            format_end(alpha),
            format_end(beta)
        ),
        (Some(_), Some(_)) => format!("要问的是 {name} 是否落在两者之间"),
        _ if facts.by_mover => format!("要问的是 {name} {}", better_than(facts, (alpha, beta))),
        (Some(_), None) => format!("要问的是 {name} 会不会更大"),
        _ => format!("要问的是 {name} 会不会更小"),
    };
    format!("{moves}。{sure}，{question}：窗口 {window}。")
}

/// From the side of the player to move with the number, which is not the one that the opponent has.
fn better_than(facts: &Enter, (alpha, beta): (f64, f64)) -> String {
    let holder = if facts.max_has.is_some() { Side::Max } else { Side::Min };
    let (more, than) = if holder == facts.side { ("大于", alpha) } else { ("小于", beta) };
    format!("{}是否{more} {}", mover(true, facts.side), format_end(than))
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
            true => format!("窗口仍是 {about} 的零窗口 {window}；按 α > β，相等不剪"),
            false => format!("窗口 {window}，要问的仍然只是 {about} 是否{more} {than}"),
        };
    }
    let next = if facts.first_null { next_number(alpha, beta) } else { String::new() };
    // With equal ends a bound at them may be all that comes back.
    let is = if alpha == beta { "是否可能" } else { "是否" };
    let question = format!("零窗口 {window}{next}：只问 {about} {is}{more}");
    let promise = if asked.side == Side::Max { &facts.max_has } else { &facts.min_has };
    match promise {
        Some(promise) => format!("{question} {} 在 {} 已有的 {than}", side(asked.side), promise.at.text),
        None => format!("{question} {than}"),
    }
}

/// `（3+ 指紧接在 3 之上的数）`, of the two ends of a null window.
fn next_number(alpha: f64, beta: f64) -> String {
    let [low, high] = [alpha, beta].map(format_end);
    match low.ends_with('−') {
        true => format!("（{low} 指紧接在 {high} 之下的数）"),
        false => format!("（{high} 指紧接在 {low} 之上的数）"),
    }
}

fn evaluate(facts: &Evaluate) -> String {
    let Evaluate { node, parent, value, limit, worth_to } = facts;
    let (name, value, to) = (&node.text, format_value(*value), to(*worth_to));
    match (limit, parent) {
        (Some((depth, below)), _) => {
            let below = format_count(*below);
            format!("{name} 已到深度限制 {depth}，不再展开：{to}静态估值 {value} 代替其下的 {below} 个节点。")
        }
        (None, Some(parent)) if node.own => format!("{} 下的叶子 {name} {to}的值是 {value}。", parent.text),
        (None, Some(parent)) => format!("{} 下的一个叶子，{}值为 {value}。", parent.text, of(*worth_to)),
        (None, None) => format!("根节点{to}的值是 {value}。"),
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
        None if facts.is_only() => format!("是 {at} 唯一的值"),
        None => format!("是 {at} 得到的第一个值"),
        Some((old, choice)) => {
            let already = if *improved { "原有" } else { "已有" };
            let from = if choice.own { format!("（来自 {}）", choice.text) } else { String::new() };
            let old_words = format!("{at} {already}的 {}{from}", written(*old));
            if value == old && facts.says != Says::Exactly {
                let equal = if facts.may_be_better() { "当作等于" } else { "最好也只是等于" };
                format!("{equal} {old_words}")
            } else if value == old {
                format!("只是等于 {old_words}")
            } else if value < old {
                format!("小于 {old_words}")
            } else {
                format!("大于 {old_words}")
            }
        }
    };
    let (name, value) = (&child.text, written(*value));
    let bound = match facts.says {
        Says::Exactly if facts.is_answered_exactly() => "（精确值，不必再搜索）".to_owned(),
        Says::Exactly => String::new(),
        says => {
            let (at_most, bound) = limit(says);
            format!("（只是{bound}：{at_most} {value}）")
        }
    };
    let again = facts.inquiry == Inquiry::Again;
    let named = child.own || facts.says != Says::Exactly || again;
    let name = if again { format!("再次搜索后，{name}") } else { name.clone() };
    let to = side(facts.side);
    match facts.own.map(|(owner, own)| (owner == facts.side, side(owner), written(own))) {
        None if named => format!("{name} 返回 {value}{bound}，{comparison} "),
        None => format!("{value} {comparison} "),
        Some((true, ..)) if named => format!("{name} 返回对 {to} 的 {value}（仍轮到 {to}）{bound}，{comparison} "),
        Some((true, ..)) => format!("对 {to} 的 {value} {comparison} "),
        Some((false, owner, own)) if named => {
            format!("{name} 返回对 {owner} 的 {own}，即对 {to} 的 {value}{bound}，{comparison} ")
        }
        Some((false, owner, own)) => format!("对 {owner} 的 {own} 即对 {to} 的 {value}，{comparison} "),
    }
}

fn effect(facts: &Returned) -> String {
    let player = side(facts.side);
    let wanted = wants(facts.own.is_some(), facts.side);
    let (bound, moves, no_better) = match wanted {
        Side::Max => ("α", "升", "不大于"),
        Side::Min => ("β", "降", "不小于"),
    };
    match &facts.effect {
        Effect::Moved { from, to } => {
            let sure = sure_of(wanted, *to);
            let (from, to) = (format_end(*from), format_end(*to));
            format!("：{player} 在此已能保证{sure}，{bound} 从 {from} {moves}到 {to}。")
        }
        Effect::Held(Behind::Promise(promise)) => {
            let (held, at) = (format_end(promise.value), &promise.at.text);
            format!("，但{no_better} {player} 在 {at} 已能保证的 {held}：{bound} 仍为 {held}。")
        }
        Effect::Held(Behind::Asked(asked)) => held_for(facts, asked, bound),
        Effect::Held(Behind::Nothing) => {
            format!("，对 {player} 已是最差：{bound} 仍为 {}。", format_end(facts.value))
        }
        Effect::Surer => format!("：但那只是一个界，现在改选 {} 。", facts.child.text),
        Effect::None if facts.is_only() => format!("：{player} 别无选择。"),
        Effect::None if facts.improved => format!("：{player} 暂时选它。"),
        Effect::None if facts.inquiry == Inquiry::Null => "：零窗口的回答是“否”，没有变化。".to_owned(),
        Effect::None if facts.before.as_ref().is_some_and(|(old, _)| *old == facts.value) => {
            "：先找到的仍是首选。".to_owned()
        }
        Effect::None => "：没有变化。".to_owned(),
    }
}

/// What a value beyond a null window means to its question.
fn held_for(facts: &Returned, asked: &Asked, bound: &str) -> String {
    let Returned { parent, inquired, .. } = facts;
    let name = &parent.text;
    let (than, more) = (format_end(asked.than), more_or_less(facts.own.is_some(), asked.side));
    match inquired.as_ref().map(|inquired| inquired.standing) {
        Some(Standing::Better) => format!("，{bound} 不变。"),
        Some(Standing::NoBetter) => {
            let limit = if more == "大于" { "至多" } else { "至少" };
            format!("，所以 {name} {limit}为 {than}，不会{more} {than}：{bound} 不变。")
        }
        _ => format!("；{name} 是否{more} {than} 还不能断定，{bound} 不变。"),
    }
}

/// What is settled when the last child of a node in a null window has come back.
fn settled(facts: &Returned) -> String {
    match &facts.inquired {
        Some(inquired) if inquired.standing == Standing::Better => {
            let more = more_or_less(facts.own.is_some(), inquired.asked.side);
            let (name, than) = (&facts.parent.text, format_end(inquired.asked.than));
            let answer = if inquired.is_about(&facts.parent) { "，回答是“是”" } else { "" };
            format!("：{name} {more} {than}{answer}")
        }
        _ => String::new(),
    }
}

fn next(facts: &Returned) -> String {
    let at = &facts.parent.text;
    match (facts.next, facts.window) {
        _ if facts.is_only() && settled(facts).is_empty() => String::new(),
        (Next::Cutoff, Some((alpha, beta))) if alpha > beta => {
            format!("此时 α = {} > β = {}：可以剪枝。", format_end(alpha), format_end(beta))
        }
        (Next::Cutoff, Some((alpha, _))) => {
            format!("此时 α = β = {}，按 α ≥ β 的规则，相等就可以剪枝。", format_end(alpha))
        }
        (Next::Children(_), Some((alpha, beta))) if alpha >= beta => {
            format!("此时 α = β = {}，而规则是 α > β 才剪，所以继续搜索 {at}。", format_end(alpha))
        }
        (Next::Children(_), Some((alpha, beta))) => {
            format!("α = {} < β = {}，所以继续搜索 {at}。", format_end(alpha), format_end(beta))
        }
        (Next::Children(left), None) => format!("{at} 还有 {} 个子节点没有搜索。", format_count(left)),
        (Next::Done, _) if facts.is_only() => format!("这是 {at} 唯一的子节点{}。", settled(facts)),
        (Next::Done | Next::Cutoff, _) => format!("这是 {at} 的最后一个子节点{}。", settled(facts)),
    }
}

fn cutoff(facts: &Cutoff) -> String {
    let Cutoff { node, skipped, by_mover, .. } = facts;
    let name = &node.text;
    let wanted = wants(*by_mover, facts.side);
    let (kind, sign) = (cutoff_at(wanted), wanted.meets(facts.strict));
    let [value, met] = [facts.value, facts.met].map(format_end);
    let bound = if wanted == Side::Max { "至少" } else { "至多" };
    let pruned = pruned(skipped);
    let worth = format!("{name} {}的值现在{bound}为 {value}", mover(*by_mover, facts.side));
    let promise = match &facts.against {
        Behind::Promise(promise) => promise,
        Behind::Asked(asked) => {
            return format!("{worth}，{}{pruned}（{kind}，{value} {sign} {met}）。", enough(facts, asked));
        }
        Behind::Nothing => {
            let player = side(facts.side);
            return format!("{name} 的值已是 {value}，{player} 不可能更好{pruned}（{kind}，{value} {sign} {met}）。");
        }
    };
    let deep = promise.plies_up > 1;
    let held = format_end(promise.value);
    let seen = if *by_mover { format!("（对 {} 是 {met}）", side(facts.side)) } else { String::new() };
    let tie = facts.met == facts.value;
    let place = match deep {
        true => format!("（在其上 {} 层，不是父节点）", format_count(promise.plies_up)),
        false => String::new(),
    };
    let so = match (deep, tie) {
        (false, false) => format!("所以 {name} 不可能影响结果"),
        (false, true) => format!("所以 {name} 最多同样好"),
        (true, false) => format!("所以对局不会走到 {name} "),
        (true, true) => format!("所以走到 {name} 不会更好"),
    };
    format!(
        "{worth}，而 {} 在 {} {}已有 {held}{seen}{place}，{so}{pruned}（{}{kind}，{value} {sign} {met}{}）。",
        side(promise.side),
        promise.at.text,
        by(&promise.by),
        if deep { "深层 " } else { "" },
        if tie { "；按 α ≥ β，相等即可剪" } else { "" },
    )
}

/// That a node's value cannot change the answer to the question of a null window, or is the answer.
fn enough(facts: &Cutoff, asked: &Asked) -> String {
    let (name, about, than) = (&facts.node.text, &asked.about.text, format_end(asked.than));
    if asked.about.node == facts.node.node {
        return "回答是“是”".to_owned();
    }
    match wants(facts.by_mover, asked.side) {
        Side::Max => format!("无论 {name} 究竟多大，都不会让 {about} 降到 {than}"),
        Side::Min => format!("无论 {name} 究竟多小，都不会让 {about} 升到 {than}"),
    }
}

/// What a cutoff at a player's node is called.
pub(super) fn cutoff_at(side: Side) -> &'static str {
    match side {
        Side::Max => "β 剪枝",
        Side::Min => "α 剪枝",
    }
}

fn pruned(skipped: &Skipped) -> String {
    let Skipped { branches, nodes, shown } = skipped;
    let names: Vec<String> = shown.iter().map(branch).collect();
    match branches {
        0 => "，只是已没有别的子节点可剪".to_owned(),
        _ if *branches == shown.len() => format!("：剪去 {} ", listed(&names)),
        _ if branches == nodes => format!("：剪去 {} 等 {} 个叶子", names.join("、"), format_count(*branches)),
        _ => format!("：剪去 {} 个分支共 {} 个节点", format_count(*branches), format_count(*nodes)),
    }
}

fn branch(branch: &Branch) -> String {
    match branch.value {
        Some(value) if !branch.name.own => format_value(value),
        Some(_) => branch.name.text.clone(),
        None => format!("{}（{} 个节点）", branch.name.text, format_count(branch.nodes)),
    }
}

/// `甲`, `甲和乙`, `甲、乙和丙`.
pub(super) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [start @ .., last] => format!("{} 和 {last}", start.join("、")),
    }
}

fn leave(facts: &Leave) -> String {
    let Leave { node, children, .. } = facts;
    let (name, value, children) = (&node.text, number(facts.windowed)(facts.value), *children);
    let (at_most, bound) = limit(facts.says);
    let to = mover(facts.by_mover, facts.side);
    let seen = facts.limit.map(|depth| format!("在深度 {depth} 以内")).unwrap_or_default();
    let only_says = format!("这只说明 {name} {to}{at_most}为 {value}（{bound}）");
    match facts.why {
        Why::AllSearched if children == 1 => format!("{name} 返回 {value}，正是它唯一的子节点{to}{seen}的值。"),
        Why::AllSearched if facts.windowed => {
            format!("{name} 的 {} 个子节点都已搜索：返回 {value}，这就是它{to}{seen}的精确值。", format_count(children))
        }
        Why::AllSearched => {
            let extreme = if facts.side == Side::Max { "最大" } else { "最小" };
            format!("{name} 的 {} 个子节点的值都已求得：返回其中{extreme}的值 {value}。", format_count(children))
        }
        Why::CutShort(left) if facts.says == Says::Exactly => {
            let (left, change) =
                (format_count(left), if wants(facts.by_mover, facts.side) == Side::Max { "更大" } else { "更小" });
            format!("{name} 返回 {value}，这就是它{to}{seen}的精确值：没有搜索的 {left} 个子节点不可能使它{change}。")
        }
        Why::CutShort(left) => {
            format!("{name} 返回 {value}，{only_says}：还有 {} 个子节点没有搜索。", format_count(left))
        }
        Why::ChildrensBounds if children == 1 => {
            format!("{name} 返回 {value}，{only_says}：它的子节点返回的也只是界。")
        }
        Why::ChildrensBounds => format!("{name} 返回 {value}，{only_says}：它的子节点并非都有精确值。"),
        Why::Clamped { from } => {
            let (side, entry) = if from < facts.value { ("低于", "α") } else { ("高于", "β") };
            let from = format_end(from);
            format!("{name} 算得 {from}，{side}进入时的 {entry} = {value}：硬失败改为返回 {value}，{only_says}。")
        }
    }
}
