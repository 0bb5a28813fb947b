//! 搜索方式的选择。

use super::super::vocabulary::{ChoiceTexts, Label};

pub(super) const CHOICES: ChoiceTexts = ChoiceTexts {
    order_best: "最好的在前",
    order_worst: "最差的在前",
    order_static: "中心、角、边",
    order_previous: "按上一次迭代的值",
    order_random: |seed| format!("随机，种子 {seed}"),
    order_tip: "“最好的在前”和“最差的在前”按真实值排序，实际的搜索事先并不知道这些值：它们用来说明顺序有多重要",
    seed: "种子",
    iterative: "迭代加深",
    iterative_tip: "依次搜索到深度 1、深度 2……，每次先走上一次迭代的最佳路线",
    node_budget: "节点预算",
    time_budget: "时间预算（毫秒）",
    budget_tip: "0 表示没有限制。预算用完时，以最后一次完成的迭代为答案",
    table: "置换表",
    table_tip: "相同的局面只搜索一次，其余由置换表回答",
    table_off: "不用",
    table_on: "使用",
    table_symmetric: "使用，合并对称的棋盘",
    deepening: "迭代加深",
    with_table: "置换表",
    next_iteration: Label { text: "下一次迭代", tip: "前进到下一次迭代的开头" },
    previous_iteration: Label { text: "上一次迭代", tip: "后退到一次迭代的开头" },
    unit_iteration: "迭代",
    iteration_mark: |depth| format!("深度 {depth}"),
    max_view: Label {
        text: "负极大值从 Max 的角度看", tip: "负极大值的值和窗口从 Max 的角度写，或从走棋方的角度写"
    },
    order_numbers: Label {
        text: "边上标出顺序", tip: "在边上标出哪个子节点先搜索、哪个后搜索"
    },
    search_order: Label {
        text: "按搜索顺序绘制", tip: "按搜索的顺序绘制子节点，或按树中原来的顺序绘制"
    },
    same_order: "已按搜索顺序绘制，这里与树中原来的顺序相同",
    this_iteration: |number, depth, visited, minimax| {
        format!("第 {number} 次迭代，深度 {depth}：已访问 {visited} · 极大极小 {minimax}")
    },
    least: |evaluated, least, minimax| format!("已求值 {evaluated} · 最少可能 {least} · 极大极小 {minimax}"),
    least_tip: "在 ≥ 规则下，即使顺序最好，要证明这棵树的值至少要对这么多叶子求值（Knuth 与 Moore，1975）",
    searched_again: "重新搜索",
    from_table: "置换表回答",
    below_table: "其下的节点",
    page_positions: "局面",
    page_positions_tip: "置换表里的内容",
    positions: |shown, all| format!("{all} 个局面中的 {shown} 个"),
    no_positions: "置换表里还没有内容。树文件中的节点需要有局面（state）；请在约定中打开置换表。",
    filter: "筛选",
    filter_tip: "节点名称或局面的一部分，或一个值，例如 3、≤ 3、≥ 3",
    columns: ["来自", "值", "深度", "最佳走法"],
    to_the_end: "到底",
    row_tip: |state| format!("{state}：点击查看节点"),
    for_max: |window, value| format!("Max 的角度：{window} {value}"),
    evaluation: "未结束的对局",
    evaluation_zero: "值为 0",
    evaluation_lines: "开放线：X 的减去 O 的",
};
