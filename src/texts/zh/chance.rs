//! Sentences about steps at chance nodes.

use crate::texts::numbers::{format_count, format_value};
use crate::texts::vocabulary::chance::*;

pub(super) fn chance(step: &ChanceStep) -> String {
    match step {
        ChanceStep::Enter { node, children: 1, .. } => format!("{} 由机会决定，只有一个子节点。", node.text),
        ChanceStep::Enter { node, children, uniform: true } => {
            format!("{} 由机会决定：其值是 {} 个等可能子节点的平均值。", node.text, format_count(*children))
        }
        ChanceStep::Enter { node, children, uniform: false } => {
            format!("{} 由机会决定：其值是 {} 个子节点的期望值（按概率加权）。", node.text, format_count(*children))
        }
        ChanceStep::Returned { parent, child, value, likely, adds, so_far, left } => {
            let value = format_value(*value);
            let came = if child.own { format!("{} 返回 {value}", child.text) } else { format!("得到 {value}") };
            let likely = match likely {
                Likely::Given(probability) => format!("概率 {}", format_value(*probability)),
                Likely::OneOf(children) => format!("概率 1/{}", format_count(*children)),
            };
            let (adds, so_far) = (format_value(*adds), format_value(*so_far));
            let next = match left {
                0 => format!("这是 {} 的最后一个子节点。", parent.text),
                _ => format!("{} 还有 {} 个子节点没有搜索。", parent.text, format_count(*left)),
            };
            format!("{came}，{likely}，为 {} 贡献 {adds}：目前合计 {so_far}。{next}", parent.text)
        }
        ChanceStep::Leave { node, children: 1, value, .. } => {
            format!("{} 返回 {}，正是它唯一的子节点的值。", node.text, format_value(*value))
        }
        ChanceStep::Leave { node, children, uniform, value } => {
            let mean = if *uniform { "平均值" } else { "期望值（按概率加权）" };
            let (children, value) = (format_count(*children), format_value(*value));
            format!("{} 的 {children} 个子节点的值都已求得：返回{mean} {value}。", node.text)
        }
    }
}
