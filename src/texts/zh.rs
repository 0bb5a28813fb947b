//! Simplified Chinese, 简体中文.

mod choices;
mod folds;
mod ways;

use super::numbers::format_count;
use super::vocabulary::explain::LevelTexts;
use super::vocabulary::*;

pub(super) static TEXTS: Texts = Texts {
    terms: TERMS,
    format: FORMAT,
    games: GAMES,
    search: SEARCH,
    explain: EXPLAIN,
    scene: SCENE,
    commands: COMMANDS,
    app: APP,
};

const TERMS: Terms = Terms {
    max: "Max",
    min: "Min",
    chance: "机会",
    leaf: |value| format!("叶子 {value}"),
    minimax: "极小极大",
    alpha_beta: "Alpha–Beta 剪枝",
    negamax: "负极大值",
    pvs: "主变例搜索",
    expectimax: "期望极大极小",
    node: |name| format!("节点 {name}"),
};

const FORMAT: FormatTexts = FormatTexts {
    place: |line, column, path| format!("第 {line} 行，第 {column} 列，位于 {path}"),
    place_in_file: |file, line, column, path| format!("{file}：第 {line} 行，第 {column} 列，位于 {path}"),
    unreadable: |file, error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("没有文件 {file}。"),
        std::io::ErrorKind::PermissionDenied => format!("没有权限读取 {file}。"),
        std::io::ErrorKind::IsADirectory => format!("无法读取 {file}：它是一个文件夹。"),
        _ => format!("无法读取 {file}：{error}。"),
    },
    not_utf8: |byte| format!("这里是字节 0x{byte:02X}，应为 UTF-8 编码的文本。"),
    not_json: |found, expected| format!("这不是 JSON：这里是{found}，应为{expected}。"),
    unexpected: |found, expected| format!("这里是{found}，应为{expected}。"),
    did_you_mean: |quoted| format!("是不是想写 {quoted}？"),
    one_of: |quoted| match quoted {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} 或 {last}", first.join("、")),
    },
    unknown_key: |quoted, expected| format!("未知的键 {quoted}，应为 {expected}。"),
    missing_key: |quoted| format!("这个对象缺少必需的键 {quoted}。"),
    key_twice: |quoted| format!("键 {quoted} 第二次出现，只应出现一次。"),
    same_twice: |first, second| format!("{first} 和 {second} 含义相同，却同时出现，只应保留一个。"),
    no_children: "这里是没有子节点的内部节点，至少应有一个子节点（若是叶节点，则应有值）。",
    no_value: "这里是没有值的叶节点，应有 \"value\"（若是内部节点，则应有 \"children\"）。",
    inexact: |number, nearest| format!("整数 {number} 无法用 64 位浮点数精确表示，最接近的可表示数是 {nearest}。"),
    too_large: |number| format!("{number} 超出范围：绝对值应不超过 1.8e308，或者写 \"inf\"、\"-inf\"。"),
    root_players: |root, node| format!("这里写的是 {root}，而根节点自己写的是 {node}，两处应为同一方。"),
    probability_out_of_range: |probability| format!("概率为 {probability}，应在 0 到 1 之间。"),
    probability_without_chance: "父节点由一方选择，却给出了概率；只有 \"player\": \"chance\" 的子节点才应有概率。",
    probability_of_root: "根节点给出了概率；只有机会节点的子节点才应有概率。",
    probability_missing: "这个节点没有概率，而同级节点有：应全部给出，或全部不给。",
    probability_sum: |sum| format!("各概率之和为 {sum}，应为 1。"),
    states_differ: |state, difference, other| {
        format!("状态 {state} 再次出现，但{difference}：子树应与 {other} 处相同。")
    },
    too_many_levels: |limit| format!("这棵树超过 {limit} 层，最多应为 {limit} 层。"),
    too_many_nodes: |limit| format!("这棵树超过 {limit} 个节点，最多应为 {limit} 个节点。"),
    undirected: "这里是无向图，应为有向图，边从父节点指向子节点。",
    id_twice: |id| format!("第二个节点也用了 id {id}，各节点的 id 应互不相同。"),
    edge_twice: |source, target| format!("从 {source} 到 {target} 的边再次出现，只应出现一次。"),
    missing_node: |id| format!("这里是 id {id}，应为某个节点的 id。"),
    two_parents: |node, first, second| {
        format!("{second} 成了 {node} 的父节点，而 {node} 已是 {first} 的子节点：每个节点只应有一个父节点。")
    },
    cycle: |nodes, length| {
        let dots = if nodes.len() < length { " → …" } else { "" };
        let first = nodes.first().map_or("", String::as_str);
        format!("这里有环（{}{dots} → {first}），应为一棵树。", nodes.join(" → "))
    },
    several_roots: |roots, count| {
        let dots = if roots.len() < count { "、…" } else { "" };
        format!("有 {count} 个节点没有父节点（{}{dots}），应只有一个根节点。", roots.join("、"))
    },
    no_root: "这个图没有节点，应有一个根节点。",
    root_has_parent: |root, parent| format!("根节点写的是 {root}，而它是 {parent} 的子节点：根节点不应有父节点。"),
    stopped: "载入已中止。",
    found: FoundTexts {
        end: "文本结尾",
        character: |quoted| format!("字符 {quoted}"),
        word: |word| format!(" {word}（不是 JSON 的值）"),
        null: " null",
        boolean: |truth| format!(" {truth}"),
        number: |number| format!("数 {number}"),
        text: |quoted| format!("文本 {quoted}"),
        array: "数组",
        object: "对象",
    },
    expected: ExpectedTexts {
        document: "一棵树：一个数、节点的数组或对象",
        node: "节点：一个数、\"inf\"、\"-inf\"、节点的数组，或者带有 \"value\" 或 \"children\" 的对象",
        children: "节点的数组",
        value: "一个数、\"inf\" 或 \"-inf\"",
        text: "引号中的文本",
        localized: "引号中的文本，或者 {\"en\": …, \"zh\": …}",
        player: " \"max\"、\"min\" 或 \"chance\"",
        root_player: " \"max\" 或 \"min\"",
        probability: " 0 到 1 之间的数",
        conventions: "带有 \"cut\"、\"fail\"、\"order\" 或 \"depth\" 的对象",
        cut: " \">=\" 或 \">\"",
        fail: " \"soft\" 或 \"hard\"",
        order: " \"left-to-right\" 或 \"right-to-left\"",
        depth: "层数：不小于 0 的整数",
        graph_nodes: "对象的数组，每个对象带有 \"id\"",
        graph_node: "带有 \"id\" 的对象",
        graph_edges: "对象的数组，每个对象带有 \"source\" 和 \"target\"",
        graph_edge: "带有 \"source\" 和 \"target\" 的对象",
        id: "节点的 id：文本或数",
        directed: " true 或 false",
        any_value: "一个值",
        comma_or_bracket: "逗号或 ]",
        comma_or_brace: "逗号或 }",
        colon: "冒号",
        key: "引号中的键",
        quote: "结束文本的引号",
        escape: "反斜杠后的 \" \\ / b f n r t u 之一",
        escaped_control: "不含控制字符的文本（换行写作 \\n，制表符写作 \\t）",
        surrogate_pair: "完整的字符（由两个 \\u 转义组成）",
        element: "逗号后的下一个元素",
        end: "文本到此结束",
    },
    difference: DifferenceTexts {
        player: "轮到的一方不同",
        value: "值不同",
        children: "子节点的个数不同",
        moves: "着法的名称不同",
        probability: "概率不同",
    },
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
    random_branching: |fewest, most| format!("子节点数不能是 {fewest} 到 {most}：至少要有 1 个"),
    random_values: |low, high| format!("没有从 {low} 到 {high} 的取值：取值是绝对值不超过 2^53 的整数"),
    random_early_leaves: |chance| format!("提前成为叶子的概率应在 0 到 1 之间，不能是 {chance}"),
    random_too_deep: |depth, most| format!("这棵树会有 {depth} 层深；最多 {most} 层"),
    random_too_few_values: |leaves, values| format!("{leaves} 个叶子不可能各不相同：只有 {values} 个取值可选"),
};

const SEARCH: SearchTexts = SearchTexts {
    no_static_value: |node, depth| {
        steps::tidy(&format!("搜索不能停在深度 {depth}：{node} 还有孩子，却没有静态估值。请给它一个值，或换一个深度。"))
    },
    chance: |algorithm, node| steps::tidy(&format!("{algorithm} 不能搜索含机会节点的树，而 {node} 是机会节点。")),
    no_average: |node| steps::tidy(&format!("{node} 是机会节点，其孩子中既有 ∞ 又有 −∞，没有平均值。")),
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
    level: |depth, max, values| match max {
        true => format!("第 {depth} 层，极大层取子节点中的最大值：{values}。"),
        false => format!("第 {depth} 层，极小层取子节点中的最小值：{values}。"),
    },
    mixed: |depth, values| format!("第 {depth} 层，各方取对自己最好的子节点：{values}。"),
    root: |max, value| match max {
        true => format!("根节点，极大方取子节点中的最大值：{value}。"),
        false => format!("根节点，极小方取子节点中的最小值：{value}。"),
    },
};

/// Sentences about steps.
mod steps {
    use super::super::numbers::{format_average, format_count, format_value, format_window};
    use super::super::vocabulary::chance::*;
    use super::super::vocabulary::explain::*;

    pub(super) const TEXTS: ExplainTexts = ExplainTexts {
        start: |facts| tidy(&start(facts)),
        enter: |facts| tidy(&enter(facts)),
        evaluate: |facts| tidy(&evaluate(facts)),
        returned: |facts| tidy(&format!("{}{}{}", came(facts), effect(facts), next(facts))),
        cutoff: |facts| tidy(&cutoff(facts)),
        leave: |facts| tidy(&leave(facts)),
        chance: |step| tidy(&chance(step)),
        end: |facts| tidy(&end(facts)),
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

    /// `至少 3`, `至多 3`; `∞` and `−∞` speak for themselves.
    fn sure_of(side: Side, value: f64) -> String {
        let written = format_value(value);
        match side {
            _ if value.is_infinite() => format!(" {written}"),
            Side::Max => format!("至少 {written}"),
            Side::Min => format!("至多 {written}"),
        }
    }

    /// The choice behind a value, where it has a name.
    pub(super) fn by(child: &Name) -> String {
        if child.own { format!("走 {} ", child.text) } else { String::new() }
    }

    fn start(facts: &Start) -> String {
        let nodes = format_count(facts.nodes);
        let algorithm = facts.algorithm;
        let moves = match facts.side {
            Some(player) => format!("根节点轮到 {} 走", side(player)),
            None => "根节点由机会决定".to_owned(),
        };
        let begins = match (facts.nodes, facts.limit) {
            (1, None) => "整棵树只有一个叶子，它的值就是答案。".to_owned(),
            (1, Some(_)) => "深度限制为 0，根节点不展开，它的静态估值就是答案。".to_owned(),
            (_, _) if facts.windowed => format!("{moves}，双方都还没有任何保证：窗口将是 [−∞, ∞]。"),
            (_, None) => format!("{moves}，{algorithm} 要访问全部 {nodes} 个节点。"),
            (_, Some(depth)) => format!("{moves}，{algorithm} 要访问深度 {depth} 以内的全部 {nodes} 个节点。"),
        };
        format!("目前还一无所知。{begins}")
    }

    fn enter(facts: &Enter) -> String {
        let Enter { node, children, .. } = facts;
        let name = &node.text;
        let moves = format!("{name} 轮到 {} 走", side(facts.side));
        let Some((alpha, beta)) = facts.window else {
            let extreme = if facts.side == Side::Max { "最大" } else { "最小" };
            return match children {
                1 => format!("{moves}，只有一个孩子可选。"),
                _ => format!("{moves}，要在 {} 个孩子中取{extreme}值。", format_count(*children)),
            };
        };
        let window = format_window(alpha, beta);
        let has =
            |promise: &Promise| format!("在 {} 已能保证{}", promise.at.text, sure_of(promise.side, promise.value));
        let sure = match (&facts.max_has, &facts.min_has) {
            (None, None) => return format!("{moves}。双方都还没有任何保证：窗口 {window}。"),
            (Some(max), None) => format!("Max {}", has(max)),
            (None, Some(min)) => format!("Min {}", has(min)),
            (Some(max), Some(min)) => format!("Max {}，Min {}", has(max), has(min)),
        };
        let question = match (&facts.max_has, &facts.min_has) {
            _ if alpha >= beta => format!("此时 α = β = {}，而规则是 α > β 才剪，所以继续搜索", format_value(alpha)),
            (Some(_), None) => format!("要问的是 {name} 会不会更大"),
            (None, Some(_)) => format!("要问的是 {name} 会不会更小"),
            _ => format!("要问的是 {name} 落在两者之间何处"),
        };
        format!("{moves}。{sure}，{question}：窗口 {window}。")
    }

    fn evaluate(facts: &Evaluate) -> String {
        let Evaluate { node, parent, value, limit } = facts;
        let (name, value) = (&node.text, format_value(*value));
        match (limit, parent) {
            (Some((depth, below)), _) => {
                let below = format_count(*below);
                format!("{name} 已到深度限制 {depth}，不再展开：静态估值 {value} 代替其下的 {below} 个节点。")
            }
            (None, Some(parent)) if node.own => format!("{} 下的叶子 {name} 的值是 {value}。", parent.text),
            (None, Some(parent)) => format!("{} 下的一个叶子，值为 {value}。", parent.text),
            (None, None) => format!("根节点的值是 {value}。"),
        }
    }

    /// What came back, and how it compares with what was there.
    fn came(facts: &Returned) -> String {
        let Returned { parent, child, value, before, improved, .. } = facts;
        let at = &parent.text;
        let comparison = match before {
            None if facts.is_only() => format!("是 {at} 唯一的值"),
            None => format!("是 {at} 得到的第一个值"),
            Some((old, choice)) => {
                let already = if *improved { "原有" } else { "已有" };
                let from = if choice.own { format!("（来自 {}）", choice.text) } else { String::new() };
                let old_words = format!("{at} {already}的 {}{from}", format_value(*old));
                if value == old && facts.says != Says::Exactly {
                    format!("最好也只是等于 {old_words}")
                } else if value == old {
                    format!("只是等于 {old_words}")
                } else if value < old {
                    format!("小于 {old_words}")
                } else {
                    format!("大于 {old_words}")
                }
            }
        };
        let (name, value) = (&child.text, format_value(*value));
        match facts.says {
            Says::Exactly if child.own => format!("{name} 返回 {value}，{comparison} "),
            Says::Exactly => format!("{value} {comparison} "),
            says => {
                let (at_most, bound) = limit(says);
                format!("{name} 返回 {value}（只是{bound}：{at_most} {value}），{comparison} ")
            }
        }
    }

    fn effect(facts: &Returned) -> String {
        let player = side(facts.side);
        let (bound, moves, no_better) = match facts.side {
            Side::Max => ("α", "升", "不大于"),
            Side::Min => ("β", "降", "不小于"),
        };
        match &facts.effect {
            Effect::Moved { from, to } => {
                let sure = sure_of(facts.side, *to);
                let (from, to) = (format_value(*from), format_value(*to));
                format!("：{player} 在此已能保证{sure}，{bound} 从 {from} {moves}到 {to}。")
            }
            Effect::Held(Some(promise)) => {
                let (held, at) = (format_value(promise.value), &promise.at.text);
                format!("，但{no_better} {player} 在 {at} 已能保证的 {held}：{bound} 仍为 {held}。")
            }
            Effect::Held(None) => format!("，对 {player} 已是最差：{bound} 仍为 {}。", format_value(facts.value)),
            Effect::None if facts.is_only() => format!("：{player} 别无选择。"),
            Effect::None if facts.improved => format!("：{player} 暂时选它。"),
            Effect::None if facts.before.as_ref().is_some_and(|(old, _)| *old == facts.value) => {
                "：先找到的仍是首选。".to_owned()
            }
            Effect::None => "：没有变化。".to_owned(),
        }
    }

    fn next(facts: &Returned) -> String {
        let at = &facts.parent.text;
        match (facts.next, facts.window) {
            _ if facts.is_only() => String::new(),
            (Next::Cutoff, Some((alpha, beta))) if alpha > beta => {
                format!("此时 α = {} > β = {}：可以剪枝。", format_value(alpha), format_value(beta))
            }
            (Next::Cutoff, Some((alpha, _))) => {
                format!("此时 α = β = {}，按 α ≥ β 的规则，相等就可以剪枝。", format_value(alpha))
            }
            (Next::Children(_), Some((alpha, beta))) if alpha >= beta => {
                format!("此时 α = β = {}，而规则是 α > β 才剪，所以继续搜索 {at}。", format_value(alpha))
            }
            (Next::Children(_), Some((alpha, beta))) => {
                format!("α = {} < β = {}，所以继续搜索 {at}。", format_value(alpha), format_value(beta))
            }
            (Next::Children(left), None) => format!("{at} 还有 {} 个孩子没有搜索。", format_count(left)),
            (Next::Done | Next::Cutoff, _) => format!("这是 {at} 的最后一个孩子。"),
        }
    }

    fn cutoff(facts: &Cutoff) -> String {
        let Cutoff { node, skipped, .. } = facts;
        let name = &node.text;
        let value = format_value(facts.value);
        let kind = cutoff_at(facts.side);
        let (bound, sign) = match facts.side {
            Side::Max => ("至少", "≥"),
            Side::Min => ("至多", "≤"),
        };
        let pruned = pruned(skipped);
        let Some(promise) = &facts.against else {
            let player = side(facts.side);
            return format!("{name} 的值已是 {value}，{player} 不可能更好{pruned}（{kind}，{value} {sign} {value}）。");
        };
        let deep = promise.plies_up > 1;
        let tie = promise.value == facts.value;
        let held = format_value(promise.value);
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
            "{name} 的值现在{bound}为 {value}，而 {} 在 {} {}已有 {held}{place}，{so}{pruned}（{}{kind}，{value} {sign} {held}{}）。",
            side(promise.side),
            promise.at.text,
            by(&promise.by),
            if deep { "深层 " } else { "" },
            if tie { "；按 α ≥ β，相等即可剪" } else { "" },
        )
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
            0 => "，只是已没有别的孩子可剪".to_owned(),
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
    fn listed(items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [start @ .., last] => format!("{} 和 {last}", start.join("、")),
        }
    }

    fn leave(facts: &Leave) -> String {
        let Leave { node, children, .. } = facts;
        let (name, value, children) = (&node.text, format_value(facts.value), *children);
        let (at_most, bound) = limit(facts.says);
        let only_says = format!("这只说明 {name} {at_most}为 {value}（{bound}）");
        match facts.why {
            Why::AllSearched if children == 1 => format!("{name} 返回 {value}，正是它唯一的孩子的值。"),
            Why::AllSearched if facts.windowed => {
                format!("{name} 的 {} 个孩子都已搜索：返回 {value}，这就是它的精确值。", format_count(children))
            }
            Why::AllSearched => {
                let extreme = if facts.side == Side::Max { "最大" } else { "最小" };
                format!("{name} 的 {} 个孩子都已求得：返回其中{extreme}的值 {value}。", format_count(children))
            }
            Why::CutShort(left) if facts.says == Says::Exactly => {
                let (left, change) = (format_count(left), if facts.side == Side::Max { "更大" } else { "更小" });
                format!("{name} 返回 {value}，这就是它的精确值：没有搜索的 {left} 个孩子不可能使它{change}。")
            }
            Why::CutShort(left) => {
                format!("{name} 返回 {value}，{only_says}：还有 {} 个孩子没有搜索。", format_count(left))
            }
            Why::ChildrensBounds if children == 1 => {
                format!("{name} 返回 {value}，{only_says}：它的孩子返回的也只是界。")
            }
            Why::ChildrensBounds => format!("{name} 返回 {value}，{only_says}：它的孩子并非都有精确值。"),
            Why::Clamped { from } => {
                let (side, entry) = if from < facts.value { ("低于", "α") } else { ("高于", "β") };
                let from = format_value(from);
                format!(
                    "{name} 算得 {from}，{side}进入时的 {entry} = {value}：fail-hard 改为返回 {value}，{only_says}。"
                )
            }
        }
    }

    fn chance(step: &ChanceStep) -> String {
        match step {
            ChanceStep::Enter { node, children: 1, .. } => format!("{} 由机会决定，只有一个孩子。", node.text),
            ChanceStep::Enter { node, children, uniform: true } => {
                format!("{} 由机会决定：其值是 {} 个等可能孩子的平均值。", node.text, format_count(*children))
            }
            ChanceStep::Enter { node, children, uniform: false } => {
                format!("{} 由机会决定：其值是 {} 个孩子按概率加权的平均值。", node.text, format_count(*children))
            }
            ChanceStep::Returned { parent, child, value, likely, adds, so_far, left } => {
                let value = format_value(*value);
                let came = if child.own { format!("{} 返回 {value}", child.text) } else { format!("得到 {value}") };
                let likely = match likely {
                    Likely::Given(probability) => format!("概率 {}", format_value(*probability)),
                    Likely::OneOf(children) => format!("概率 1/{}", format_count(*children)),
                };
                let (adds, so_far) = (format_average(*adds), format_average(*so_far));
                let next = match left {
                    0 => format!("这是 {} 的最后一个孩子。", parent.text),
                    _ => format!("{} 还有 {} 个孩子没有搜索。", parent.text, format_count(*left)),
                };
                format!("{came}，{likely}，为 {} 贡献 {adds}：目前合计 {so_far}。{next}", parent.text)
            }
            ChanceStep::Leave { node, children: 1, value } => {
                format!("{} 返回 {}，正是它唯一的孩子的值。", node.text, format_value(*value))
            }
            ChanceStep::Leave { node, children, value } => {
                let (children, value) = (format_count(*children), format_average(*value));
                format!("{} 的 {children} 个孩子都已求得：返回它们的平均值 {value}。", node.text)
            }
        }
    }

    fn end(facts: &End) -> String {
        let value = format_value(facts.value);
        let by = match facts.limit {
            Some(depth) => format!("按深度 {depth} 的静态估值，根节点"),
            None => "根节点".to_owned(),
        };
        let Some(choice) = &facts.choice else { return format!("搜索结束：{by}的值为 {value}。") };
        let (visited, nodes) = (format_count(facts.visited.0), format_count(facts.visited.1));
        let others = match (facts.others, facts.equal.count, facts.unknown.count) {
            (0, _, _) => String::new(),
            (_, 0, 0) => "；没有别的孩子同样好".to_owned(),
            (_, _, 0) => format!("；{} 同样好，只是找到得晚", ties(&facts.equal)),
            (_, 0, _) => format!("；{} 也可能同样好：剪枝不保证找出所有并列的选择", ties(&facts.unknown)),
            _ => format!(
                "；{} 同样好，{} 也可能：剪枝不保证找出所有并列的选择",
                ties(&facts.equal),
                ties(&facts.unknown)
            ),
        };
        let down_to = if facts.limit.is_some() { "该深度以内的 " } else { "" };
        let visited = match facts.visited.0 == facts.visited.1 {
            true => format!("{down_to}{nodes} 个节点全部访问过"),
            false => format!("{down_to}{nodes} 个节点中访问了 {visited} 个"),
        };
        format!("搜索结束：{by}的值为 {value}，{} 选择 {} 。{visited}{others}。", side(facts.side), choice.text)
    }

    /// `C（≤ 3）`, `B、C 等 9 个孩子`.
    fn ties(ties: &Ties) -> String {
        let names: Vec<String> = ties.shown.iter().map(tie).collect();
        match ties.count > names.len() {
            true => format!("{} 等 {} 个孩子", names.join("、"), format_count(ties.count)),
            false => listed(&names),
        }
    }

    fn tie(tie: &Tie) -> String {
        let name = &tie.name.text;
        match tie.returned {
            Some((value, Says::AtMost)) => format!("{name}（≤ {}）", format_value(value)),
            Some((value, Says::AtLeast)) => format!("{name}（≥ {}）", format_value(value)),
            Some((_, Says::Exactly)) => name.clone(),
            None => format!("{name}（没有搜索）"),
        }
    }
}

const SCENE: SceneTexts = SceneTexts {
    max_level: "极大层",
    min_level: "极小层",
    chance_level: "机会层",
    alpha_cutoff: |met| format!("α 剪枝 {met}"),
    beta_cutoff: |met| format!("β 剪枝 {met}"),
    true_values: "(n) 真实值，搜索从未算过",
    from_table: |source| format!("查表：{source}"),
    folded: folds::FOLDED,
    far_visited: "已访问",
    far_pruned: "已剪掉",
    far_untouched: "尚未搜索",
};
/// What else is asked.
mod answers {
    use super::super::numbers::{format_average, format_count, format_value, format_window};
    use super::super::vocabulary::answers::*;
    use super::super::vocabulary::explain::*;
    use super::steps::{by, cutoff_at, limit, side, tidy};

    pub(super) const TEXTS: AnswerTexts = AnswerTexts {
        known: |facts| tidy(&known(facts)),
        changed: |facts| tidy(&changed(facts)),
        truth: |facts| tidy(&truth(facts)),
        question: |facts| {
            let bound = if facts.side == Side::Max { "β" } else { "α" };
            let (value, met) = (format_value(facts.value), format_value(facts.bound));
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
            average: "按概率加权求和",
            beta_cutoff: "β 剪枝",
            alpha_cutoff: "α 剪枝",
            soft: "fail-soft",
            hard: "fail-hard：截到进入时的窗口内",
            null_more: "零窗口：c 是否大于 α？",
            null_less: "零窗口：c 是否小于 β？",
            again: "是：用完整窗口再搜索一次，看究竟是多少",
            deepening: "直到树、深度限制或预算到头",
            best_line_first: "先试上一次迭代的最佳路线",
            last_finished: "最后一次完成的迭代的值",
            probe: "置换表中这个局面的条目",
            hard_table: "fail-hard：截到窗口内，只读取的值除外",
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
        let window = facts.windows.map(|windows| format!("；{}", window(windows))).unwrap_or_default();
        match &facts.knowledge {
            Knowledge::Untouched => format!("{name}：还没有搜索到。"),
            Knowledge::Open { value: None, .. } => format!("{name}：第 {step} 步进入，还没有值{window}。"),
            Knowledge::Open { value: Some((value, since)), side: player } => {
                let since = format_count(*since);
                let best = match player {
                    Some(player) => {
                        format!("{} 目前最好的是第 {since} 步得到的 {}", side(*player), format_value(*value))
                    }
                    None => format!("目前的平均值是第 {since} 步得到的 {}", format_average(*value)),
                };
                format!("{name}：第 {step} 步进入，{best}{window}。")
            }
            Knowledge::Closed { value, says: Says::Exactly } => {
                format!("{name}：精确值 {}，第 {step} 步求得{window}。", format_value(*value))
            }
            Knowledge::Closed { value, says } => {
                let (value, (at_most, bound)) = (format_value(*value), limit(*says));
                format!("{name}：{at_most}为 {value}（{bound}），第 {step} 步返回{window}。")
            }
            Knowledge::Evaluated { value, limit: None } => {
                format!("{name}：值为 {}，第 {step} 步求值{window}。", format_value(*value))
            }
            Knowledge::Evaluated { value, limit: Some(depth) } => {
                let value = format_value(*value);
                format!("{name}：静态估值 {value}，第 {step} 步在深度限制 {depth} 处读取{window}。")
            }
            Knowledge::Pruned { at, side: player, against } => {
                let why = match against {
                    Some(Promise { side: holder, value, at, by: child, .. }) => {
                        let (holder, value) = (side(*holder), format_value(*value));
                        format!("{holder} 在 {} {}已有 {value}", at.text, by(child))
                    }
                    None => format!("{} 在那里不可能更好", side(*player)),
                };
                format!("{name}：第 {step} 步被 {} 的 {}剪去，因为 {why}。", at.text, cutoff_at(*player))
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
        };
        format!("叶子 {name}{from} → {to}：{root}，这个叶子{fate}。{shared}。")
    }

    fn truth(facts: &Truth) -> String {
        let (name, value) = (&facts.node.text, format_value(facts.value));
        let uncomputed = match facts.seen {
            Seen::Not => return format!("还没有搜索到 {name}；它的真值是 {value}。"),
            Seen::Open(None) => return format!("{name} 还没有值；它的真值是 {value}。"),
            Seen::Open(Some(so_far)) => {
                return format!("{name} 目前得到 {}；它的真值是 {value}。", format_value(so_far));
            }
            Seen::Returned(returned, Says::Exactly) => {
                return format!("{name} 返回 {}，这就是它的真值。", format_value(returned));
            }
            Seen::Returned(returned, says) => {
                let sign = if says == Says::AtMost { "≤" } else { "≥" };
                format!("{name} 返回的是 {sign} {}；它的真值是 {value}，搜索并没有算出。", format_value(returned))
            }
            Seen::Pruned => format!("{name} 没有被搜索；它的真值是 {value}。"),
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
            Constraint::Cut { node, side, value, against } => {
                let (value, bound) = (format_value(*value), own(side));
                let (sign, other) = if *side == Side::Max { ("≥", "β") } else { ("≤", "α") };
                match against {
                    Some((met, at)) => {
                        format!("{node} 已有 {bound} = {value} {sign} {other} = {}（来自 {at}）", format_value(*met))
                    }
                    None => format!("{node} 已有 {bound} = {value}，不可能更好"),
                }
            }
            Constraint::Best { node, value, parent, side, bound: Some(bound) } => {
                format!("{node} 返回 {value}，{parent} 的 {} = {}", own(side), format_value(*bound))
            }
            Constraint::Best { node, value, parent, bound: None, .. } => {
                format!("{node} 返回 {value}，是 {parent} 目前最好的值")
            }
            Constraint::Has { node, side, bound: Some(bound), .. } => {
                format!("{node} 的 {} = {}", own(side), format_value(*bound))
            }
            Constraint::Has { node, value, bound: None, .. } => format!("{node} 目前为 {}", format_value(*value)),
            Constraint::Part { node, value, parent, so_far } => {
                format!("{node} 返回 {}，{parent} 目前合计 {}", format_average(*value), format_average(*so_far))
            }
            Constraint::Nothing { node, value } => format!("{node} 返回 {value}，没有变化"),
            Constraint::Root(value) => format!("根节点的值为 {}", format_value(*value)),
        }
    }
}

const COMMANDS: CommandsTexts = CommandsTexts {
    error: |what| format!("错误：{what}"),
    no_display: "没有可以打开窗口的显示器：DISPLAY 和 WAYLAND_DISPLAY 都没有设置。",
    no_window: |error| format!("无法打开窗口：{error}。"),
    built_without_window: "此程序编译时没有包含窗口（特性 `app`）。",
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
    order: |name| format!("顺序 {name}"),
    depth: |plies| format!("深度限制 {plies}"),
    value: |value| format!("值：{value}"),
    best_move: |name, child| format!("最佳走法：{name}（子节点 {child}）"),
    line: |names| format!("主要变例：{names}"),
    visited: |visited, nodes| format!("已访问：{} 个节点中的 {} 个", format_count(nodes), format_count(visited)),
    evaluated: |evaluated, leaves, limit| match limit {
        None => format!("已求值：{} 个叶子中的 {} 个", format_count(leaves), format_count(evaluated)),
        Some(limit) => format!("已求值：{} 个节点（叶子和深度为 {limit} 的节点）", format_count(evaluated)),
    },
    pruned: |branches, nodes| format!("已剪去：{} 个分支，共 {} 个节点", format_count(branches), format_count(nodes)),
    cutoffs: |alpha, beta| format!("剪枝：α {} 次，β {} 次", format_count(alpha), format_count(beta)),
    least: |leaves| format!("≥ 规则下最好的顺序至少要求值：{} 个叶子", format_count(leaves)),
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
    iteration_found: |value, best| format!("值 {value}，最佳走法 {best}"),
    iteration_unfinished: "未完成，预算已用完",
    root_children: "根节点的子节点：",
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
    conventions: |conventions| format!("约定：{conventions}"),
    passed_over: |keys| format!("略过的键：{}", keys.join("，")),
    tictactoe_title: |position| format!("井字棋，从 {position} 开始"),
    random_title: |seed| format!("随机树，种子 {seed}"),
};

const APP: AppTexts = AppTexts {
    ways: ways::WAYS,
    folds: folds::FOLDS,
    choices: choices::CHOICES,
    step_forward: Label { text: "单步", tip: "前进一步" },
    step_back: Label { text: "退一步", tip: "后退一步" },
    next_node: Label { text: "下一节点", tip: "前进到下一个进入或求值的节点" },
    previous_node: Label { text: "上一节点", tip: "后退到上一个进入或求值的节点" },
    next_value: Label { text: "下一返回值", tip: "前进到下一个返回值" },
    previous_value: Label { text: "上一返回值", tip: "后退到上一个返回值" },
    over: Label { text: "跳过子树", tip: "越过接下来的子树，直接看它的返回值" },
    out: Label { text: "返回父节点", tip: "前进到当前节点把值交给父节点时" },
    next_cutoff: Label { text: "下一次剪枝", tip: "前进到下一次剪枝" },
    previous_cutoff: Label { text: "上一次剪枝", tip: "后退到上一次剪枝" },
    to_start: Label { text: "开头", tip: "回到开头" },
    to_end: Label { text: "结尾", tip: "跳到结尾" },
    back: Label { text: "返回", tip: "回到上次跳转之前的位置" },
    to_entered: Label { text: "进入时刻", tip: "跳到所选节点被进入的那一步" },
    to_left: Label { text: "离开时刻", tip: "跳到离开所选节点的那一步" },
    play_pause: Label { text: "播放", tip: "播放或暂停" },
    faster: Label { text: "加快", tip: "播放速度加倍" },
    slower: Label { text: "放慢", tip: "播放速度减半" },
    fit: Label { text: "全图", tip: "显示整棵树" },
    follow: Label { text: "跟随", tip: "让当前节点始终可见" },
    zoom_in: Label { text: "放大", tip: "放大树图" },
    zoom_out: Label { text: "缩小", tip: "缩小树图" },
    present: Label { text: "演示", tip: "大字号、隐藏面板，适合投影" },
    side: Label { text: "侧栏", tip: "收起或展开侧栏" },
    help: Label { text: "帮助", tip: "查看按键说明" },
    open: Label { text: "打开文件…", tip: "打开树文件，或输入路径" },
    paste: Label { text: "粘贴树", tip: "打开剪贴板里的树，例如 [[3,12,8],[2,4,6]]" },
    forget_recent: Label { text: "清空最近文件", tip: "清空最近打开的文件列表" },
    grow: Label { text: "井字棋…", tip: "摆一个井字棋局面并生成它的博弈树" },
    grow_now: Label { text: "生成", tip: "生成并搜索这个局面的博弈树" },
    cancel: Label { text: "取消", tip: "关闭对话框、停止任务或退出演示" },
    dismiss: Label { text: "关闭", tip: "关闭这条消息" },
    quit: Label { text: "退出", tip: "关闭窗口" },
    browse: Label { text: "浏览…", tip: "在对话框中选择文件" },
    unit_step: "步",
    unit_node: "节点",
    unit_value: "返回值",
    unit_cutoff: "剪枝",
    over_short: "↓ 越过",
    out_short: "↑ 返回父节点",
    play_short: "▶ 播放",
    pause_short: "暂停",
    number_line_tip: "Max 与 Min 各自已保证的界 [ ]，以及其间的当前值",
    look_at_tip: "在树图中显示该节点",
    cannot_grow: "没有生成这棵树",
    edit_leaf: Label { text: "修改叶值", tip: "修改所选叶节点的值" },
    undo: Label { text: "撤销", tip: "撤销上一次修改" },
    redo: Label { text: "重做", tip: "重做被撤销的修改" },
    save: Label { text: "保存", tip: "把树保存到它的文件" },
    save_as: Label { text: "另存为…", tip: "把树保存到另一个文件" },
    save_picture: Label { text: "保存图片…", tip: "把这一步保存为 SVG 或 PNG" },
    copy_picture: Label { text: "复制图片", tip: "把这一步作为图片复制到剪贴板" },
    copy_markdown: Label { text: "复制为 Markdown", tip: "把整个日志作为 Markdown 表格复制" },
    copy_csv: Label { text: "复制为 CSV", tip: "把整个日志作为 CSV 复制" },
    discard: Label { text: "不保存", tip: "放弃修改并继续" },
    truth: Label { text: "真实值", tip: "显示被剪部分本来的值；搜索从未计算过它们" },
    levels: Label { text: "逐层讲解", tip: "自底向上讲解极大极小，每步一层" },
    quiz: Label { text: "先提问", tip: "先把每个判断作为问题提出，再揭晓" },
    mirror: Label { text: "镜像", tip: "把子节点从右到左绘制" },
    choose_up: Label { text: "选上边的节点", tip: "选择所选节点上边的节点" },
    choose_down: Label { text: "选下边的节点", tip: "选择所选节点下边的节点" },
    choose_left: Label { text: "选左边的节点", tip: "选择所选节点左边的节点" },
    choose_right: Label { text: "选右边的节点", tip: "选择所选节点右边的节点" },
    show_answer: Label { text: "显示答案", tip: "显示本练习的答案" },
    page_task: "题目",
    page_task_tip: "这棵树的说明与练习的问题",
    page_code_tip: "伪代码与变量",
    page_stack_tip: "从根到当前节点的调用栈",
    page_log_tip: "每步一行",
    page_table: "表格",
    page_table_tip: "已求值的叶、形成的约束、省略的叶",
    formula: "适用的 V(s) 公式",
    copied: "已复制",
    choose_leaf: "请先点击一个叶节点",
    cannot_save: "没有保存",
    leaf_value: "叶节点的值",
    leaf_value_wrong: "请输入数字、inf 或 −inf",
    save_title: "保存树",
    save_hint: "保存到哪个文件；已有文件会被替换",
    save_tip: "保存到该路径",
    picture_title: "保存图片",
    picture_hint: "以 .svg 或 .png 结尾的文件",
    leaving_title: "有未保存的修改",
    leaving: "这棵树有尚未保存的修改。",
    saved: |path| format!("已保存到 {path}"),
    grown_title: |position| format!("井字棋 {position}"),
    caption: Label { text: "图片下附说明", tip: "在保存或复制的图片下附上这一步的说明" },
    opposite_order: |here, there, leaves| format!("共 {leaves} 叶，求值 {here}；反序求值 {there}"),
    opposite_order_tip: "按当前子节点顺序与相反顺序，整个搜索各求值多少个叶",
    group_step: "步进",
    group_view: "视图",
    group_tree: "树",
    menu_file: "树",
    menu_exercises: "练习",
    menu_view: "视图",
    menu_recent: "最近文件",
    untitled: "未命名的树",
    algorithm: "算法",
    algorithm_tip: "选择要逐步演示的搜索算法",
    minimax: "极大极小",
    alpha_beta: "Alpha-Beta 剪枝",
    conventions: "约定",
    conventions_tip: "当前约定；点击修改",
    cut: "剪枝条件",
    cut_at_least: "α ≥ β 时剪枝",
    cut_above: "α > β 时剪枝",
    fail: "返回值",
    fail_soft: "软失败",
    fail_hard: "硬失败",
    order: "子节点顺序",
    order_given: "从左到右",
    order_reversed: "从右到左",
    depth: "深度限制",
    depth_none: "不限",
    theme: "配色",
    theme_system: "跟随系统",
    theme_light: "浅色",
    theme_dark: "深色",
    theme_contrast: "高对比度",
    language: "语言",
    notation: "窗口写法",
    number_line: "数轴",
    visited: "已访问",
    evaluated: "已求值",
    alpha_cutoffs: "α 剪枝",
    beta_cutoffs: "β 剪枝",
    branches: "剪去的分支",
    nodes_pruned: "剪去的节点",
    page_code: "伪代码",
    page_stack: "调用栈",
    page_log: "日志",
    last_line: "标出的是刚执行的一行",
    column_step: "步",
    column_depth: "深度",
    column_node: "节点",
    column_cut: "剪枝",
    timeline: "时间轴：点击或拖动到任意一步；拖离时间轴或按住 Shift 可精细移动",
    speed: "每秒步数",
    go_to: "跳到第几步",
    canvas: "树图。拖动平移，滚轮缩放，点击选择节点",
    cannot_open: "无法打开这个文件",
    cannot_open_text: "粘贴的内容不是一棵树",
    cannot_search: "无法进行这种搜索",
    cancelled: "已取消",
    nothing_there: "这个方向上没有了",
    choose_first: "请先点击一个节点",
    never_visited: "搜索从未访问该节点",
    working: "正在处理…",
    path_title: "打开树文件",
    path_label: "文件路径",
    path_open: "打开",
    path_open_tip: "打开该路径的文件",
    path_hint: "输入路径、选择文件，或把文件拖到窗口上",
    grow_title: "由井字棋生成博弈树",
    grow_hint: "点击格子：X、O、空",
    grow_to_move: "轮到",
    grow_by_count: "按棋子数",
    grow_scores: "计分",
    grow_scores_unit: "±1",
    grow_scores_ten: "±10",
    grow_scores_depth: "±(10 − 棋盘上的棋子数)",
    grow_order: "落子顺序",
    grow_reading: "逐行",
    grow_centre: "中心、角、边",
    grow_typed: "自定义",
    grow_order_label: "九个格子，例如 4,0,2,6,8,1,3,5,7",
    grow_depth: "生成层数",
    grow_all: "直到终局",
    grow_clear: "清空",
    grow_clear_tip: "清空棋盘",
    grow_empty: "空",
    help_title: "按键",
    help_mouse: "拖动平移，滚轮在指针处缩放，点击选择节点，按住 Ctrl 点击折叠。拖动时间轴时，拖离时间轴或按住 Shift 可精细移动。",
    close: "关闭",
    close_tip: "关闭此页",
    drop_here: "把树文件拖到这里",
    question: "问题",
    answer: "答案",
    place: |[step, steps, leaf, leaves]| format!("第 {step} 步，共 {steps} 步 · 叶 {leaf} / {leaves}"),
    beside_minimax: |visited, minimax| format!("已访问 {visited} · 极大极小 {minimax}"),
    depth_of: |depth| format!("{depth} 层"),
    speed_of: |speed| format!("每秒 {speed} 步"),
    size_of: |nodes, leaves| format!("{nodes} 个节点，其中叶节点 {leaves} 个"),
    progress_of: |nodes, total| match total {
        Some(total) => format!("{nodes} / {total} 个节点"),
        None => format!("{nodes} 个节点"),
    },
    square_name: |square, content| format!("{square} 号格：{content}"),
    window_title: |title, step, steps| format!("{title} · 第 {step} 步，共 {steps} 步 — Plywalk"),
    frame_of: |node, window, value| format!("{node}  {window}  {value}"),
};

mod further {
    use super::super::numbers::{format_value, format_window};
    use super::super::vocabulary::explain::Says;
    use super::super::vocabulary::further::*;
    use super::steps::{limit, tidy};

    pub(super) const TEXTS: FurtherTexts = FurtherTexts {
        search_again: |facts| tidy(&search_again(facts)),
        iteration: |facts| tidy(&iteration(facts)),
        probe: |facts| tidy(&probe(facts)),
        from_table: |facts| tidy(&from_table(facts)),
        store: |facts| tidy(&store(facts)),
    };

    /// `正好 3`, `至少 3`.
    fn worth(says: Says, value: f64) -> String {
        format!("{} {}", limit(says).0, format_value(value))
    }

    /// `一直到底`, `3 层`.
    fn deep(plies: Option<usize>) -> String {
        plies.map_or("一直到底".to_owned(), |plies| format!("{plies} 层"))
    }

    fn search_again(SearchAgain { parent, child, value, says, window }: &SearchAgain) -> String {
        format!(
            "{} 的值{}，因此可能是 {} 更好的选择；零窗口只问了这一点。现在用窗口 {} 再搜索一次，看它究竟值多少。",
            child.text,
            worth(*says, *value),
            parent.text,
            format_window(window.0, window.1),
        )
    }

    fn iteration(Iteration { depth, first }: &Iteration) -> String {
        match first {
            None => format!("一次迭代开始：搜索 {depth} 层。"),
            Some(first) => {
                format!("新的迭代开始：从头搜索 {depth} 层，但先试 {}，因为上一次迭代认为它最好。", first.text)
            }
        }
    }

    fn probe(Probe { node, found }: &Probe) -> String {
        match found {
            Found::Nothing => format!("置换表里没有 {} 的局面，所以要搜索它。", node.text),
            Found::OtherDepth { held, needed } => format!(
                "置换表从 {} 得知 {} 的局面，但那时搜索的深度是{}，而这里需要的是{}，所以要搜索它。",
                held.source.text,
                node.text,
                deep(held.remaining),
                deep(*needed),
            ),
            Found::Undecided { held, window } => format!(
                "置换表从 {} 得知 {} 的局面{}，但在窗口 {} 中这还不能决定什么，所以要搜索它。",
                held.source.text,
                node.text,
                worth(held.says, held.value),
                format_window(window.0, window.1),
            ),
            Found::Answer { held } => {
                format!("置换表从 {} 得知 {} 的局面：值{}。", held.source.text, node.text, worth(held.says, held.value))
            }
        }
    }

    fn from_table(FromTable { node, source, value, says, met }: &FromTable) -> String {
        match says {
            Says::Exactly => format!(
                "{} 的值为 {}：{} 的局面与它相同，已经搜索过。不必再搜索它。",
                node.text,
                format_value(*value),
                source.text
            ),
            _ => format!(
                "{} 的值{}：{} 的局面与它相同，已经搜索过；由于 {met}，这已足以剪枝。不必再搜索它。",
                node.text,
                worth(*says, *value),
                source.text
            ),
        }
    }

    fn store(Store { node, value, says, remaining }: &Store) -> String {
        let searched = match remaining {
            Some(0) => "未搜索，只读取估值".to_owned(),
            plies => format!("搜索深度{}", deep(*plies)),
        };
        format!("把 {} 的局面存入置换表：值{}，{searched}。", node.text, worth(*says, *value))
    }
}
