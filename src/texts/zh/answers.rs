//! Answers to further questions.

use super::steps::{by, cutoff_at, limit, more_or_less, side, tidy, to, wants};
use crate::texts::numbers::{format_count, format_end, format_value, format_window};
use crate::texts::vocabulary::answers::*;
use crate::texts::vocabulary::explain::*;

pub(super) const TEXTS: AnswerTexts = AnswerTexts {
    known: |facts| tidy(&known(facts)),
    changed: |facts| tidy(&changed(facts)),
    truth: |facts| tidy(&truth(facts)),
    question: |facts| {
        let bound = if facts.side == Side::Max { "β" } else { "α" };
        let (value, met) = (format_end(facts.value), format_end(facts.bound));
        tidy(&format!("{} 已得 {value}，{bound} = {met}。剪枝还是继续？", facts.node.text))
    },
    log_headings: ["步", "深度", "节点", "α", "β", "v", "剪枝"],
    constraint_headings: ["求值的叶子", "形成的约束", "可省略的叶子"],
    returned_value: |node, value| tidy(&format!("{node} 的回传值 {value}")),
    constraint: |facts| tidy(&constraint(facts)),
    and_more: |shown, more| format!("{shown} 及另外 {} 个", format_count(more)),
    comments: Comments {
        leaf: "叶子对 Max 的收益",
        limit: "深度限制处的静态估值",
        mover: "以轮到走的一方为准",
        average: "期望值：按概率加权",
        beta_cutoff: "β 剪枝",
        alpha_cutoff: "α 剪枝",
        soft: "软失败",
        hard: "硬失败：截到进入时的窗口内",
        null_more: "零窗口：c 是否大于 α？",
        null_less: "零窗口：c 是否小于 β？",
        again: "是：用完整窗口再搜索一次，看究竟是多少",
        deepening: "直到树、深度限制或预算到头",
        best_line_first: "先试上一次迭代的最佳路线",
        last_finished: "最后一次完成的迭代的值",
        probe: "置换表中这个局面的条目",
        hard_table: "硬失败：截到窗口内，只读取的值除外",
        store: "取代这个局面原有的条目",
    },
};

fn known(facts: &Known) -> String {
    let name = &facts.node.text;
    let step = format_count(facts.since.unwrap_or_default());
    let window = |[entry, last]: [(f64, f64); 2]| {
        let (entry, last) = (format_window(entry.0, entry.1), format_window(last.0, last.1));
        if entry == last { format!("窗口 {last}") } else { format!("窗口 {last}，进入时 {entry}") }
    };
    let to = to(facts.worth_to);
    let seen = facts.limit.map(|depth| format!("在深度 {depth} 以内")).unwrap_or_default();
    let window = facts.windows.map(|windows| format!("；{}", window(windows))).unwrap_or_default();
    match &facts.knowledge {
        Knowledge::Untouched => format!("{name}：还没有搜索到。"),
        Knowledge::Open { value: None, .. } => format!("{name}：第 {step} 步进入，还没有值{window}。"),
        Knowledge::Open { value: Some((value, since)), side: player } => {
            let since = format_count(*since);
            let number = if facts.windows.is_some() { format_end } else { format_value };
            let best = match player {
                Some(player) => {
                    format!("{} 目前最好的是第 {since} 步得到的 {}", side(*player), number(*value))
                }
                None => format!("目前合计 {}（第 {since} 步）", format_value(*value)),
            };
            format!("{name}：第 {step} 步进入，{best}{window}。")
        }
        Knowledge::Closed { value, says: Says::Exactly } => {
            format!("{name}：{to}{seen}精确值 {}，第 {step} 步求得{window}。", format_value(*value))
        }
        Knowledge::Closed { value, says } => {
            let (value, (at_most, bound)) = (format_end(*value), limit(*says));
            format!("{name}：{to}{seen}{at_most}为 {value}（{bound}），第 {step} 步返回{window}。")
        }
        Knowledge::Evaluated { value, limit: None } => {
            format!("{name}：{to}值为 {}，第 {step} 步求值{window}。", format_value(*value))
        }
        Knowledge::Evaluated { value, limit: Some(depth) } => {
            let value = format_value(*value);
            format!("{name}：{to}静态估值 {value}，第 {step} 步在深度限制 {depth} 处读取{window}。")
        }
        Knowledge::Pruned { at, side: player, against } => {
            let why = match against {
                Behind::Promise(Promise { side: holder, value, at, by: child, .. }) => {
                    let (holder, value) = (side(*holder), format_end(*value));
                    format!("{holder} 在 {} {}已有 {value}", at.text, by(child))
                }
                Behind::Asked(asked) => {
                    let (about, than) = (&asked.about.text, format_end(asked.than));
                    let more = more_or_less(facts.worth_to.is_some(), asked.side);
                    format!("当时只问 {about} 是否{more} {than}")
                }
                Behind::Nothing => format!("{} 在那里不可能更好", side(*player)),
            };
            let cutoff = cutoff_at(wants(facts.worth_to.is_some(), *player));
            format!("{name}：第 {step} 步被 {} 的 {cutoff}剪去，因为 {why}。", at.text)
        }
        Knowledge::FromTable { value, says, source } => {
            let (at_most, value) = (limit(*says).0, format_value(*value));
            let found = match source {
                Some(source) if source.another => format!("依据是另一个 {} 处求得的值", source.text),
                Some(source) => format!("依据是 {} 处求得的值", source.text),
                None => "依据是此前求得的值".to_owned(),
            };
            format!("{name}：{to}{seen}值{at_most} {value}，第 {step} 步由置换表回答，{found}{window}。")
        }
        Knowledge::BelowTable { under } => {
            format!("{name}：没有搜索；第 {step} 步置换表已回答了 {} 。", under.text)
        }
        Knowledge::BelowLimit { under, limit } => {
            format!("{name}：在深度限制 {limit} 以下；第 {step} 步以 {} 的静态估值代替。", under.text)
        }
    }
}

fn changed(facts: &Changed) -> String {
    let player = side(facts.side);
    let [was, is] = facts.values.map(format_value);
    let mut root = match facts.values[0] == facts.values[1] {
        true => format!("根节点的值仍为 {is}"),
        false => format!("根节点的值由 {was} 变为 {is}"),
    };
    if let [Some(was), Some(is)] = &facts.choices
        && was.node != is.node
    {
        root += &format!("，{player} 由 {} 改选 {}", was.text, is.text);
    }
    let shared = match facts.shared {
        None if facts.other_windows => "除窗口外每一步都相同".to_owned(),
        None => "每一步都相同".to_owned(),
        Some(0) => "从第一步起就不同".to_owned(),
        Some(step) => format!("前 {} 步相同", format_count(step)),
    };
    let Some(leaf) = &facts.leaf else {
        let [was, is] = facts.visited.map(format_count);
        let visited = match was == is {
            true => format!("访问的节点仍为 {is} 个"),
            false => format!("访问的节点由 {was} 个变为 {is} 个"),
        };
        return format!("{root}，{visited}。{shared}。");
    };
    let name = leaf.name.as_ref().map(|name| format!("{name}：")).unwrap_or_default();
    let [from, to] = leaf.values.map(format_value);
    let fate = match leaf.fates {
        [Fate::Pruned, Fate::Pruned] => "仍被剪去",
        [_, Fate::Pruned] => "现在被剪去",
        [Fate::Evaluated, Fate::Evaluated] => "照样求值",
        [_, Fate::Evaluated] => "现在要求值",
        [_, Fate::BelowLimit] => "在深度限制以下",
        [_, Fate::Table] => "由置换表代答",
    };
    format!("叶子 {name}{from} → {to}：{root}，这个叶子{fate}。{shared}。")
}

fn truth(facts: &Truth) -> String {
    let (name, value, to) = (&facts.node.text, format_value(facts.value), to(facts.worth_to));
    if let Some(depth) = facts.shallow {
        return format!("按整个搜索，{name} {to}的值是 {value}；这次迭代只看到深度 {depth}。");
    }
    let uncomputed = match facts.seen {
        Seen::Not => return format!("还没有搜索到 {name}；它{to}的真值是 {value}。"),
        Seen::Open(None) => return format!("{name} 还没有值；它{to}的真值是 {value}。"),
        Seen::Open(Some(so_far)) => {
            return format!("{name} 目前得到 {}；它{to}的真值是 {value}。", format_value(so_far));
        }
        Seen::Returned(_, Says::Exactly) => return format!("{name} 返回 {value}，这就是它{to}的真值。"),
        Seen::Returned(returned, says) => {
            let sign = if says == Says::AtMost { "≤" } else { "≥" };
            format!("{name} 返回的是 {sign} {}；它{to}的真值是 {value}，搜索并没有算出。", format_end(returned))
        }
        Seen::Pruned => format!("{name} 没有被搜索；它{to}的真值是 {value}。"),
        Seen::BelowTable => format!("{name} 没有被搜索，因为置换表已在上面回答；它{to}的真值是 {value}。"),
    };
    match &facts.beaten_by {
        Some((winner, other)) if *other == facts.value => {
            format!("{uncomputed}首选仍是同样好的 {}。", winner.text)
        }
        Some((winner, other)) if winner.own => {
            format!("{uncomputed}无论如何都是 {} 的 {} 胜出。", winner.text, format_value(*other))
        }
        Some((_, other)) => format!("{uncomputed}无论如何都是旁边的 {} 胜出。", format_value(*other)),
        None => format!("{uncomputed}根节点的值无论如何都是 {}。", format_value(facts.root)),
    }
}

fn constraint(facts: &Constraint) -> String {
    let own = |side: &Side| if *side == Side::Max { "α" } else { "β" };
    match facts {
        Constraint::Cut { node, side, value, against, strict } => {
            let (value, bound) = (format_end(*value), own(side));
            let (sign, other) = (side.meets(*strict), if *side == Side::Max { "β" } else { "α" });
            match against {
                Some((met, None)) => {
                    format!("{node} 已有 {bound} = {value} {sign} {other} = {}（零窗口）", format_end(*met))
                }
                Some((met, Some(at))) => {
                    format!("{node} 已有 {bound} = {value} {sign} {other} = {}（来自 {at}）", format_end(*met))
                }
                None => format!("{node} 已有 {bound} = {value}，不可能更好"),
            }
        }
        Constraint::Best { node, value, parent, side, bound: Some(bound) } => {
            format!("{node} 返回 {value}，{parent} 的 {} = {}", own(side), format_end(*bound))
        }
        Constraint::Best { node, value, parent, bound: None, .. } => {
            format!("{node} 返回 {value}，是 {parent} 目前最好的值")
        }
        Constraint::Has { node, side, bound: Some(bound), .. } => {
            format!("{node} 的 {} = {}", own(side), format_end(*bound))
        }
        Constraint::Has { node, value, bound: None, .. } => format!("{node} 目前为 {}", format_value(*value)),
        Constraint::Part { node, value, parent, so_far } => {
            format!("{node} 返回 {}，{parent} 目前合计 {}", format_value(*value), format_value(*so_far))
        }
        Constraint::Nothing { node, value } => format!("{node} 返回 {value}，没有变化"),
        Constraint::Again { node, value } => format!("零窗口里 {node} 得 {value}，要再搜索一次"),
        Constraint::Iteration { depth, before: None } => format!("迭代：深度 {depth}"),
        Constraint::Iteration { depth, before: Some(value) } => {
            format!("根节点的值为 {}；下一次迭代：深度 {depth}", format_value(*value))
        }
        Constraint::Spent => "预算用完".to_owned(),
        Constraint::Root(value) => format!("根节点的值为 {}", format_value(*value)),
    }
}
