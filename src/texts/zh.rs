//! Simplified Chinese, 简体中文.

mod answers;
mod app;
mod chance;
mod choices;
mod folds;
mod format;
mod further;
mod steps;
mod ways;
mod whole;

use super::numbers::format_count;
use super::vocabulary::explain::{LevelTexts, Side};
use super::vocabulary::*;

pub(super) static TEXTS: Texts = Texts {
    terms: TERMS,
    format: format::FORMAT,
    games: GAMES,
    search: SEARCH,
    explain: EXPLAIN,
    scene: SCENE,
    commands: COMMANDS,
    app: app::APP,
};

const TERMS: Terms = Terms {
    max: "Max",
    min: "Min",
    chance: "机会",
    leaf: |value| format!("叶子 {value}"),
    minimax: "极大极小",
    alpha_beta: "Alpha-Beta 剪枝",
    negamax: "负极大值",
    pvs: "主要变例搜索",
    expectimax: "期望极大极小",
    node: |name| format!("节点 {name}"),
};

const GAMES: GamesTexts = GamesTexts {
    the_root: "根节点",
    position_length: |squares| format!("一个局面有九格，每格是 X、O 或 .；这里有 {squares} 格"),
    position_character: |found, place| match found {
        '/' => format!("局面的第 {place} 个字符 / 不在两行之间"),
        _ => format!("局面的第 {place} 个字符是 {found:?}；只能用 X、O 或 .（空格），行与行之间可用 /"),
    },
    position_counts: |x, o| format!("X 有 {x} 子，O 有 {o} 子：双方子数最多相差一"),
    position_to_move: |named, other, x, o| format!("不会轮到 {named} 走：X 有 {x} 子，O 有 {o} 子，该 {other} 走"),
    position_line: |to_move, other, could_be_other| {
        let refused = format!("轮到 {to_move} 走，{to_move} 却已连成三子：只有刚走过的 {other} 才可能连成三子");
        match could_be_other {
            true => format!("{refused}。如果刚走的是 {to_move}，请注明轮到 {other} 走"),
            false => refused,
        }
    },
    position_both_lines: "X 和 O 都已连成三子：最后一步之前对局就已结束",
    order_not_a_square: |text| format!("走法顺序中的 {text:?} 不是格子：格子按行编号为 0 到 8"),
    order_square_twice: |square| format!("走法顺序中格子 {square} 出现了两次"),
    order_square_missing: |square| format!("走法顺序中缺少格子 {square}：九格都要列出"),
    growing_stopped: "已停止生成博弈树",
    tree_too_large: |nodes| format!("这棵树的节点会超过 {nodes} 个"),
    random_branching: |fewest, most| format!("子节点数不能是 {fewest} 到 {most}：少的在前，至少要有 1 个"),
    random_values: |low, high| format!("没有从 {low} 到 {high} 的取值：小的在前，取值是绝对值不超过 2^53 的整数"),
    random_early_leaves: |chance| format!("提前成为叶子的概率应在 0 到 1 之间，不能是 {chance}"),
    random_too_deep: |depth, most| format!("这棵树会有 {depth} 层深；最多 {most} 层"),
    random_too_few_values: |leaves, values| format!("{leaves} 个叶子不可能各不相同：只有 {values} 个取值可选"),
};

const SEARCH: SearchTexts = SearchTexts {
    no_static_value: |node, depth| {
        steps::tidy(&format!(
            "搜索不能停在深度 {depth}：{node} 还有子节点，却没有静态估值。请给它一个值，或换一个深度。"
        ))
    },
    chance: |algorithm, node| {
        steps::tidy(&format!("{algorithm} 不能搜索含机会节点的树，而 {node} 是机会节点。期望极大极小可以搜索它。"))
    },
    no_average: |node| steps::tidy(&format!("{node} 是机会节点，其子节点中既有 ∞ 又有 −∞，没有期望值。")),
    no_square: |node| steps::tidy(&format!("静态顺序要求走法是格子 0 到 8，而通向 {node} 的走法不是。")),
    no_states: "置换表需要知道哪些节点是同一局面，而这棵树没有给出局面。",
    no_board: |node| format!("只有井字棋的棋盘才能按对称合并，而 {node} 的局面不是。"),
    unequal_states: |node, other| format!("{node} 与 {other} 标为同一局面，但其后的子树不同。"),
    budget_needs_iterations: "预算需要迭代加深：预算用完时，以最后一次完成的迭代为答案。",
    order_needs_iterations: "按上一次迭代排序需要迭代加深。",
    budget_spent: "第一次迭代完成之前预算就用完了，因此没有答案。",
    stopped: "搜索在结束前被停止。",
};

const EXPLAIN: ExplainTexts = steps::TEXTS;

/// Minimax told from below.
const LEVELS: LevelTexts = LevelTexts {
    start: "自底向上看极大极小：每一步给出一层的值。搜索本身并不按这个次序进行。",
    leaves: |depth, values| format!("第 {depth} 层，叶节点：{values}。"),
    level: |depth, side, values| match side {
        Some(Side::Max) => format!("第 {depth} 层，极大层取子节点中的最大值：{values}。"),
        Some(Side::Min) => format!("第 {depth} 层，极小层取子节点中的最小值：{values}。"),
        None => format!("第 {depth} 层，机会层取子节点的期望值：{values}。"),
    },
    mixed: |depth, values| format!("第 {depth} 层，各节点由决定它的一方取值：{values}。"),
    root: |side, value| match side {
        Some(Side::Max) => format!("根节点，极大方取子节点中的最大值：{value}。"),
        Some(Side::Min) => format!("根节点，极小方取子节点中的最小值：{value}。"),
        None => format!("根节点，取子节点的期望值：{value}。"),
    },
};

const SCENE: SceneTexts = SceneTexts {
    max_level: "极大层",
    min_level: "极小层",
    chance_level: "机会层",
    alpha_cutoff: |met| format!("α 剪枝 {met}"),
    beta_cutoff: |met| format!("β 剪枝 {met}"),
    true_values: "(n) 真实值，搜索从未算过",
    estimates: "~n 深度限制处的静态估值",
    from_table: |source| format!("查表：{source}"),
    folded: folds::FOLDED,
    far_visited: "已访问",
    far_pruned: "已剪掉",
    far_untouched: "尚未搜索",
};

const COMMANDS: CommandsTexts = CommandsTexts {
    error: |what| format!("错误：{what}"),
    no_display: "没有可以打开窗口的显示器：DISPLAY 和 WAYLAND_DISPLAY 都没有设置。",
    no_window: |error| format!("无法打开窗口：{error}。"),
    built_without_window: "此程序编译时没有包含窗口（特性 `app`）。",
    no_such_command: |typed| format!("没有名为 {typed} 的文件或命令。"),
    without_window: "以下命令不需要显示器：
  plywalk solve FILE                答案
  plywalk trace FILE                每一步及其说明
  plywalk draw FILE -o PICTURE.svg  某一步的图
  plywalk generate tictactoe        树文件
  plywalk check FILE                树文件的内容
每个命令都可加 --help 查看用法。",
    standard_input: "标准输入",
    reading: |nodes| format!("读取中：{} 个节点", format_count(nodes)),
    growing: |nodes| format!("生成中：{} 个节点", format_count(nodes)),
    searching: |steps| format!("搜索中：{} 步", format_count(steps)),
    no_game: |options| format!("{options}：只用于 --tictactoe 给出的局面；树文件中的对局已经展开。"),
    no_such_step: |asked, steps| {
        format!("没有第 {} 步：这次搜索共有 {} 步。", format_count(asked), format_count(steps))
    },
    unknown_ending: |file| format!("从 {file} 看不出要哪种图：文件名请以 .svg 或 .png 结尾。"),
    no_picture: |error| format!("无法绘图：{error}。"),
    not_written: |file, error| format!("无法写入 {file}：{error}。"),
    output_failed: |error| format!("无法写入标准输出：{error}。"),
    searched: |algorithm, conventions| format!("{algorithm}：{}", conventions.join("，")),
    cut: |rule| format!("{rule} 时剪枝"),
    order: |name| format!("子节点顺序：{name}"),
    depth: |plies| format!("深度限制 {plies}"),
    value: |value| format!("值：{value}"),
    best_move: |name, child, _| format!("最佳走法：{name}（第 {child} 个子节点）"),
    line: |names| format!("主要变例：{names}"),
    visited: |visits, visited, nodes| {
        let of = format!("已访问：{} 个节点中的 {} 个", format_count(nodes), format_count(visited));
        if visits == visited { of } else { format!("{of}，共访问 {} 次", format_count(visits)) }
    },
    evaluated: |evaluations, leaves| {
        let times = format_count(evaluations);
        let Some([evaluated, leaves]) = leaves else {
            return format!("已求值：{times} 次（叶子和深度限制处的节点）");
        };
        let of = format!("已求值：{} 个叶子中的 {} 个", format_count(leaves), format_count(evaluated));
        if evaluations == evaluated { of } else { format!("{of}，共求值 {times} 次") }
    },
    pruned: |branches, nodes| format!("已剪去：{} 个分支，共 {} 个节点", format_count(branches), format_count(nodes)),
    cutoffs: |alpha, beta| format!("剪枝：α {} 次，β {} 次", format_count(alpha), format_count(beta)),
    cutoffs_by_mover: |cutoffs, rule| format!("剪枝：{} 次（从走棋方看，都在 {rule} 处）", format_count(cutoffs)),
    least: |evaluations| format!("值的最小证明：任何不用置换表的搜索至少要求值 {} 次", format_count(evaluations)),
    searched_again: |children| format!("重新搜索：{} 个子节点", format_count(children)),
    table_holds: |positions, answers, nodes| {
        format!(
            "置换表：{} 个局面；直接回答了 {} 个节点，其下共有 {} 个节点",
            format_count(positions),
            format_count(answers),
            format_count(nodes - answers)
        )
    },
    iterative: "迭代加深",
    node_budget: |nodes| format!("预算 {} 个节点", format_count(nodes)),
    time_budget: |milliseconds| format!("预算 {milliseconds} 毫秒"),
    table_on: "置换表",
    table_symmetric: "置换表，合并对称的棋盘",
    iterations: "各次迭代：",
    iteration: |depth, found, visited, evaluated| {
        format!("深度 {depth}：{found}；访问 {} 个节点，求值 {} 个", format_count(visited), format_count(evaluated))
    },
    iteration_found: |value, best| match best {
        Some(best) => format!("值 {value}，最佳走法 {best}"),
        None => format!("值 {value}"),
    },
    iteration_unfinished: "未完成，预算已用完",
    root_children: "根节点的子节点：",
    root_children_for_max: "根节点的子节点（对 Max 的值）：",
    never_searched: "从未搜索",
    cutoff_reasons: "剪枝的理由：",
    at_step: |step, sentence| format!("第 {} 步：{sentence}", format_count(step)),
    and_more: |count| format!("另有 {} 个", format_count(count)),
    sentence_heading: "说明",
    holds: |file, nodes, leaves, levels| {
        format!("{file}：{} 个节点，{} 个叶子，{} 层", format_count(nodes), format_count(leaves), format_count(levels))
    },
    title: |title| format!("标题：{title}"),
    players: |root, in_turn, chance_nodes| {
        let turns = if in_turn { "" } else { "；有一方连走两步" };
        let chance = match chance_nodes {
            0 => String::new(),
            count => format!("；{} 个机会节点", format_count(count)),
        };
        format!("根节点走棋方：{root}{turns}{chance}")
    },
    static_values: |valued, inner| {
        format!("静态值：{} 个内部节点中的 {} 个", format_count(inner), format_count(valued))
    },
    conventions: |conventions| format!("约定：{}", conventions.join("，")),
    passed_over: |keys| format!("略过的键：{}", keys.join("，")),
    tictactoe_title: |position| format!("井字棋，从 {position} 开始"),
    random_title: |seed| format!("随机树，种子 {seed}"),
};
