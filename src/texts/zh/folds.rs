//! 折叠。

use super::super::numbers::format_count;
use super::super::vocabulary::Label;
use super::super::vocabulary::folds::{Became, FoldTexts, FoldedTexts};

pub(super) const FOLDS: FoldTexts = FoldTexts {
    group: "折叠",
    toggle: Label {
        text: "折叠或展开", tip: "折叠所选节点（未选时为当前节点）以下的部分，或重新展开"
    },
    less: Label { text: "少显示一层", tip: "折叠所显示的最下面一层" },
    more: Label { text: "多显示一层", tip: "再往下展开一层" },
    path: Label {
        text: "只看路径", tip: "只留下到当前节点的路径及其兄弟节点，其余折叠；再按一次全部展开"
    },
    seen: Label {
        text: "只看已到之处", tip: "只排布搜索已经到过的节点，或重新排布全部节点"
    },
    unfold_all: Label { text: "全部展开", tip: "展开所有折叠的部分" },
    reveal: Label {
        text: "边搜索边显示", tip: "搜索到达时才画出节点，被剪去的只画一小段；或重新画出全部节点"
    },
    below: "折叠某层以下",
    level: |depth| format!("第 {depth} 层"),
    folded_below: |depth| format!("已折叠第 {depth} 层以下。"),
    folds_later: "搜索正在其中：搜索离开后折叠。",
};

pub(super) const FOLDED: FoldedTexts = FoldedTexts {
    nodes: |count| format!("{} 个节点", format_count(count)),
    leaves: |count| format!("{} 个叶子", format_count(count)),
    comma: "，",
    became: |Became { visited, pruned, untouched, below }| {
        let kinds = [(visited, "已访问"), (pruned, "被剪去"), (untouched, "未到"), (below, "未展开")];
        let parts = kinds.into_iter().filter(|&(&count, _)| count > 0);
        parts.map(|(&count, kind)| format!("{kind} {}", format_count(count))).collect::<Vec<_>>().join("，")
    },
    hover: |became| format!("已折叠：{became}。双击展开。"),
    seen_note: "只显示搜索已到之处",
};
