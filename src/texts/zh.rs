//! Simplified Chinese, 简体中文.

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
    the_root: "根节点",
    leaf: |value| format!("叶子 {value}"),
    minimax: "极小极大",
    alpha_beta: "Alpha–Beta 剪枝",
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

const SEARCH: SearchTexts = SearchTexts {};

const EXPLAIN: ExplainTexts = steps::TEXTS;

/// Sentences about steps.
mod steps {
    use super::super::numbers::{format_count, format_value, format_window};
    use super::super::vocabulary::explain::*;

    pub(super) const TEXTS: ExplainTexts = ExplainTexts {
        start: |facts| tidy(&start(facts)),
        enter: |facts| tidy(&enter(facts)),
        evaluate: |facts| tidy(&evaluate(facts)),
        returned: |facts| tidy(&format!("{}{}{}", came(facts), effect(facts), next(facts))),
        cutoff: |facts| tidy(&cutoff(facts)),
        leave: |facts| tidy(&leave(facts)),
        end: |facts| tidy(&end(facts)),
    };

    /// Takes out the spaces that Chinese does not want: between two Chinese characters and beside Chinese punctuation.
    /// So a sentence may put a space on either side of a name, whatever the name is written in.
    fn tidy(text: &str) -> String {
        let letters: Vec<char> = text.trim().chars().collect();
        let wide = |at: Option<&char>| at.is_some_and(|&letter| letter >= '\u{2E80}');
        let mark = |at: Option<&char>| at.is_some_and(|&letter| "，。：；、（）".contains(letter));
        let kept = letters.iter().enumerate().filter(|&(i, &letter)| {
            let (before, after) = (i.checked_sub(1).and_then(|i| letters.get(i)), letters.get(i + 1));
            letter != ' ' || !(mark(before) || mark(after) || wide(before) && wide(after))
        });
        kept.map(|(_, &letter)| letter).collect()
    }

    fn side(side: Side) -> &'static str {
        match side {
            Side::Max => "Max",
            Side::Min => "Min",
        }
    }

    /// 至多 or 至少, and which bound that is.
    fn limit(says: Says) -> (&'static str, &'static str) {
        match says {
            Says::Exactly => ("正好", "精确值"),
            Says::AtMost => ("至多", "上界"),
            Says::AtLeast => ("至少", "下界"),
        }
    }

    /// The choice behind a value, where it has a name.
    fn by(child: &Name) -> String {
        if child.own { format!("走 {} ", child.text) } else { String::new() }
    }

    fn start(facts: &Start) -> String {
        let player = side(facts.side);
        let nodes = format_count(facts.nodes);
        let begins = match (facts.nodes, facts.limit) {
            (1, None) => "整棵树只有一个叶子，它的值就是答案。".to_owned(),
            (1, Some(_)) => "深度限制为 0，根节点不展开，它的静态估值就是答案。".to_owned(),
            (_, _) if facts.windowed => format!("根节点轮到 {player} 走，双方都还没有任何保证：窗口将是 [−∞, ∞]。"),
            (_, None) => format!("根节点轮到 {player} 走，极小极大要访问全部 {nodes} 个节点。"),
            (_, Some(depth)) => {
                format!("根节点轮到 {player} 走，极小极大要访问深度 {depth} 以内的全部 {nodes} 个节点。")
            }
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
        let has = |promise: &Promise| {
            let most = if promise.side == Side::Max { "至少" } else { "至多" };
            format!("在 {} 已能保证{most} {}", promise.at.text, format_value(promise.value))
        };
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
            None if facts.next == Next::Done => format!("是 {at} 唯一的值"),
            None => format!("是 {at} 得到的第一个值"),
            Some((old, choice)) => {
                let already = if *improved { "原有" } else { "已有" };
                let old_words =
                    format!("{} 在 {at} {}{already}的 {}", side(facts.side), by(choice), format_value(*old));
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
        let (bound, most, moves, no_better) = match facts.side {
            Side::Max => ("α", "至少", "升", "不大于"),
            Side::Min => ("β", "至多", "降", "不小于"),
        };
        match &facts.effect {
            Effect::Moved { from, to } => {
                let (from, to) = (format_value(*from), format_value(*to));
                format!("：{player} 在此已能保证{most} {to}，{bound} 从 {from} {moves}到 {to}。")
            }
            Effect::Held(Some(promise)) => {
                let (held, at) = (format_value(promise.value), &promise.at.text);
                format!("，但{no_better} {player} 在 {at} 已能保证的 {held}：{bound} 仍为 {held}。")
            }
            Effect::Held(None) => format!("，对 {player} 已是最差：{bound} 仍为 {}。", format_value(facts.value)),
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
        let (bound, sign, kind) = match facts.side {
            Side::Max => ("至少", "≥", "β 剪枝"),
            Side::Min => ("至多", "≤", "α 剪枝"),
        };
        let pruned = pruned(skipped);
        let Some(promise) = &facts.against else {
            let player = side(facts.side);
            return format!(
                "{name} 的值已是 {value}，{player} 不可能更好：{pruned}（{kind}，{value} {sign} {value}）。"
            );
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
            "{name} 的值现在{bound}为 {value}，而 {} 在 {} {}已有 {held}{place}，{so}：{pruned}（{}{kind}，{value} {sign} {held}{}）。",
            side(promise.side),
            promise.at.text,
            by(&promise.by),
            if deep { "深层 " } else { "" },
            if tie { "；按 α ≥ β，相等即可剪" } else { "" },
        )
    }

    fn pruned(skipped: &Skipped) -> String {
        let Skipped { branches, nodes, shown } = skipped;
        let names: Vec<String> = shown.iter().map(branch).collect();
        match branches {
            0 => "只是已没有别的孩子可剪".to_owned(),
            _ if *branches == shown.len() => format!("剪去 {} ", listed(&names)),
            _ if branches == nodes => format!("剪去 {} 等 {} 个叶子", names.join("、"), format_count(*branches)),
            _ => format!("剪去 {} 个分支共 {} 个节点", format_count(*branches), format_count(*nodes)),
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
        format!(
            "搜索结束：{by}的值为 {value}，{} 选择 {} 。共访问了 {nodes} 个节点中的 {visited} 个{others}。",
            side(facts.side),
            choice.text
        )
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
    folded: |nodes, leaves| format!("{nodes} 个节点，{leaves} 个叶子"),
};

const COMMANDS: CommandsTexts = CommandsTexts {};

const APP: AppTexts = AppTexts {};
