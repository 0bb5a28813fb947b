//! 文件中的错误。

use super::super::vocabulary::{DifferenceTexts, ExpectedTexts, FormatTexts, FoundTexts};

pub(super) const FORMAT: FormatTexts = FormatTexts {
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
