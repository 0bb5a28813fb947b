//! 在大树中找路。

use super::super::numbers::format_count;
use super::super::vocabulary::explain::Side;
use super::super::vocabulary::ways::NodePlace;
use super::super::vocabulary::{Label, WayTexts};

pub(super) const WAYS: WayTexts = WayTexts {
    fit_path: Label { text: "显示路径", tip: "显示从根节点到当前节点的路径" },
    fit_subtree: Label {
        text: "显示子树", tip: "显示所选节点（未选时为当前节点）及其整棵子树"
    },
    fit_level: Label { text: "显示整层", tip: "显示所选节点（未选时为当前节点）所在的整层" },
    turn: Label { text: "根在左边", tip: "把根节点放在左边，或放回上面" },
    find: Label { text: "查找…", tip: "按名称、值、棋盘或着法查找节点" },
    next_match: Label { text: "下一个结果", tip: "到下一个找到的节点" },
    previous_match: Label { text: "上一个结果", tip: "到上一个找到的节点" },
    find_field: "查找",
    find_hint: "名称（A、X4）、值（7、<= 3、= -inf）、从根开始的着法（4 0 8 或 X4 O0）、\
        棋盘（XO./.X./..O，? 表示任意格）",
    find_number: |sign, found| match found {
        "" => format!("{sign} 后面要写一个数，例如 {sign} 3 或 {sign} -inf"),
        found => format!("{sign} 后面要写一个数，例如 {sign} 3 或 {sign} -inf；{found} 不是数"),
    },
    find_squares: |squares| {
        format!("棋盘要写九格，每格为 X、O、.（空）或 ?（任意），例如 XO./.X./..O；这里是 {squares} 格")
    },
    find_nothing: "没有找到",
    find_not_drawn: "搜索还没有到这个节点，所以没有画出：按 R 或 S 可重新显示",
    find_no_boards: "没有找到：这棵树没有棋盘",
    find_no_move: |after, missing| format!("{after} 之后没有 {missing}"),
    find_match: |at, all| format!("第 {at} 个，共 {all} 个"),
    find_so_far: |matches| format!("已找到 {matches} 个…"),
    type_step: Label { text: "跳到某一步…", tip: "输入要跳到的步数" },
    crumbs_between: |nodes| format!("中间还有 {nodes} 个节点；用 Alt 加方向键逐个查看"),
    path: |path| format!("路径：{path}"),
    state: |state| format!("局面：{state}"),
    place,
    steps_a_point: |steps| format!("精细：每点 {steps} 步"),
};

fn place(place: &NodePlace) -> String {
    let level = format!("第 {} 层", place.depth);
    if place.children == 0 {
        return format!("{level}，叶节点");
    }
    let mover = match place.side {
        Some(Side::Max) => "轮到 Max",
        Some(Side::Min) => "轮到 Min",
        None => "机会节点",
    };
    let [children, below, leaves] = [place.children, place.below, place.leaves].map(format_count);
    format!("{level}，{mover}：{children} 个子节点；其下共 {below} 个节点、{leaves} 个叶节点")
}
