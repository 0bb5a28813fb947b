//! What is said of nodes, of names, of refused searches and of very large trees.
#![allow(missing_docs, clippy::unwrap_used)]

use plywalk::search::{self, Algorithm, Options, SearchError};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use plywalk::{explain, format};

fn tree(text: &str) -> GameTree {
    format::parse(text).unwrap().tree
}

/// 3 17 8 / 9 7 12 / 14 5 2.
fn lesson() -> GameTree {
    tree("[[3, 17, 8], [9, 7, 12], [14, 5, 2]]")
}

#[track_caller]
fn assert_known(tree: &GameTree, options: &Options, step: usize, path: &[usize], expected: [&str; 2]) {
    let trace = Trace::record(tree, options).unwrap();
    let moment = Moment::new(tree, &trace, step);
    let node = tree.at_path(path).unwrap();
    assert_eq!(Language::ALL.map(|language| explain::known(&moment, node, language.texts())), expected);
}

#[test]
fn what_is_known_of_a_node_and_since_when() {
    let tree = lesson();
    let options = Options::default();
    assert_known(&tree, &options, 3, &[1], ["B: not reached yet.", "B：还没有搜索到。"]);
    assert_known(
        &tree,
        &options,
        16,
        &[1],
        [
            "B: open since step 11, Min's best so far 7 since step 15; window [3, 7], entered with [3, ∞].",
            "B：第 11 步进入，Min 目前最好的是第 15 步得到的 7；窗口 [3, 7]，进入时 [3, ∞]。",
        ],
    );
    assert_known(
        &tree,
        &options,
        16,
        &[0],
        [
            "A: worth exactly 3, known since step 9; window [−∞, 3], entered with [−∞, ∞].",
            "A：精确值 3，第 9 步求得；窗口 [−∞, 3]，进入时 [−∞, ∞]。",
        ],
    );
    assert_known(
        &tree,
        &options,
        16,
        &[0, 1],
        ["Leaf 17: worth 17, evaluated at step 5; window [−∞, 3].", "叶子 17：值为 17，第 5 步求值；窗口 [−∞, 3]。"],
    );
    assert_known(&tree, &options, 24, &[2, 2], ["Leaf 2: not reached yet.", "叶子 2：还没有搜索到。"]);
    assert_known(
        &tree,
        &options,
        25,
        &[2, 2],
        [
            "Leaf 2: pruned at step 25 by the alpha cutoff at C, since Max already had 7 at the root with B.",
            "叶子 2：第 25 步被 C 的 α 剪枝剪去，因为 Max 在根节点走 B 已有 7。",
        ],
    );
    assert_known(
        &tree,
        &options,
        28,
        &[2],
        [
            "C: worth at most 5, as it returned at step 26; window [7, 5], entered with [7, ∞].",
            "C：至多为 5（上界），第 26 步返回；窗口 [7, 5]，进入时 [7, ∞]。",
        ],
    );
    let minimax = Options { algorithm: Algorithm::Minimax, ..Options::default() };
    assert_known(&tree, &minimax, 9, &[0], ["A: worth exactly 3, known since step 9.", "A：精确值 3，第 9 步求得。"]);
}

#[test]
fn what_is_known_at_a_depth_limit() {
    let tree = tree(r#"[{"value": 4, "children": [[1, 2], 9]}, {"value": 6, "children": [7]}]"#);
    let options = Options { depth: Some(1), ..Options::default() };
    assert_known(
        &tree,
        &options,
        9,
        &[0],
        [
            "A: static value 4, read at step 2 at the depth limit 1; window [−∞, ∞].",
            "A：静态估值 4，第 2 步在深度限制 1 处读取；窗口 [−∞, ∞]。",
        ],
    );
    assert_known(
        &tree,
        &options,
        9,
        &[0, 0, 1],
        [
            "Leaf 2: below the depth limit 1; A was evaluated instead at step 2.",
            "叶子 2：在深度限制 1 以下；第 2 步以 A 的静态估值代替。",
        ],
    );
}

#[track_caller]
fn assert_truth(tree: &GameTree, step: Option<usize>, path: &[usize], expected: [&str; 2]) {
    let options = Options::default();
    let trace = Trace::record(tree, &options).unwrap();
    let moment = Moment::new(tree, &trace, step.unwrap_or(trace.steps()));
    let values = search::true_values(tree, &options);
    let node = tree.at_path(path).unwrap();
    let said = Language::ALL.map(|language| explain::true_value(&moment, node, &values, language.texts()).unwrap());
    assert_eq!(said, expected);
}

#[test]
fn true_values_and_that_they_change_nothing() {
    let tree = lesson();
    assert_truth(
        &tree,
        None,
        &[2],
        [
            "C returned ≤ 5; its true value, which the search never computed, is 2. B's 7 wins either way.",
            "C 返回的是 ≤ 5；它的真值是 2，搜索并没有算出。无论如何都是 B 的 7 胜出。",
        ],
    );
    assert_truth(
        &tree,
        None,
        &[2, 2],
        [
            "Leaf 2 was never searched; its true value is 2. The root is worth 7 either way.",
            "叶子 2 没有被搜索；它的真值是 2。根节点的值无论如何都是 7。",
        ],
    );
    assert_truth(&tree, None, &[0], ["A returned 3, which is its true value.", "A 返回 3，这就是它的真值。"]);
    assert_truth(&tree, Some(13), &[1], ["B has 9 so far; its true value is 7.", "B 目前得到 9；它的真值是 7。"]);
    assert_truth(
        &tree,
        Some(13),
        &[2],
        ["The search has not come to C; its true value is 2.", "还没有搜索到 C；它的真值是 2。"],
    );
    assert_truth(
        &self::tree("[[3, 4], [3, 3, 5]]"),
        None,
        &[1],
        [
            "B returned ≤ 3; its true value, which the search never computed, is 3. \
             The choice stays with A, which is worth as much.",
            "B 返回的是 ≤ 3；它的真值是 3，搜索并没有算出。首选仍是同样好的 A。",
        ],
    );
}

#[test]
fn a_question_before_each_decision() {
    let tree = lesson();
    let trace = Trace::record(&tree, &Options::default()).unwrap();
    let asked = |language: Language| -> Vec<(usize, String)> {
        let question = |step| explain::question(&Moment::new(&tree, &trace, step), language.texts());
        (0..=trace.steps()).filter_map(|step| Some((step, question(step)?))).collect()
    };
    let english: Vec<(usize, String)> = [
        (13, "B has 9, α = 3. Cut or go on?"),
        (15, "B has 7, α = 3. Cut or go on?"),
        (22, "C has 14, α = 7. Cut or go on?"),
        (24, "C has 5, α = 7. Cut or go on?"),
    ]
    .map(|(step, text)| (step, text.to_owned()))
    .into();
    assert_eq!(asked(Language::English), english);
    assert_eq!(asked(Language::Chinese)[3].1, "C 已得 5，α = 7。剪枝还是继续？");
}

#[test]
fn names_are_short_and_not_mistaken_for_values() {
    let text = r#"[{"label": "4", "value": 1}, {"label": "", "value": 2}, {"move": "e4", "children": [3]},
        {"label": "the very long name of a move in a game that nobody plays", "value": 9}]"#;
    let tree = tree(text);
    let trace = Trace::record(&tree, &Options::default()).unwrap();
    let said = |step| explain::sentence(&Moment::new(&tree, &trace, step), Language::English.texts());
    assert_eq!(said(2), "Leaf node 4 under the root is worth 1.");
    assert!(said(3).starts_with("Node 4 returns 1, the first value at the root"), "{}", said(3));
    assert_eq!(said(4), "A leaf under the root is worth 2.");
    assert!(said(6).starts_with("Min is to move at e4."), "{}", said(6));
    assert!(said(trace.steps()).contains("Max chooses the very long name of a…."), "{}", said(trace.steps()));
}

#[test]
fn refusals_name_the_node() {
    let tree = tree(r#"[[3, 4], {"label": "deep", "value": 1, "children": [5]}]"#);
    let refused = search::check(&tree, &Options { depth: Some(1), ..Options::default() }).unwrap_err();
    let said = Language::ALL.map(|language| explain::refusal(&refused, &tree, language.texts()));
    assert_eq!(
        said,
        [
            "The search cannot stop at depth 1: A has children but no static value there. \
             Give it a value or choose another depth.",
            "搜索不能停在深度 1：A 还有子节点，却没有静态估值。请给它一个值，或换一个深度。",
        ]
    );
    let tree = self::tree(r#"{"tree": {"player": "chance", "children": [1, 2]}}"#);
    let refused = search::check(&tree, &Options::default()).unwrap_err();
    let said = Language::ALL.map(|language| explain::refusal(&refused, &tree, language.texts()));
    assert_eq!(
        said,
        [
            "A tree with chance nodes cannot be searched by alpha-beta, and the root is one. Expectimax can search it.",
            "Alpha-Beta 剪枝不能搜索含机会节点的树，而根节点是机会节点。期望极大极小可以搜索它。",
        ]
    );
    let stopped = Language::ALL.map(|language| explain::refusal(&SearchError::Stopped, &tree, language.texts()));
    assert_eq!(stopped, ["The search was stopped before its end.", "搜索在结束前被停止。"]);
}

#[test]
fn chance_averages_and_chooses_nothing() {
    let text = r#"{"tree": {"children": [
        {"player": "chance", "children": [{"value": 8, "probability": 0.25}, {"label": "roll", "probability": 0.75, "children": [4, 6]}]},
        {"player": "chance", "children": [1, 2, 4]}
    ]}}"#;
    let tree = tree(text);
    let options = Options { algorithm: Algorithm::Expectimax, ..Options::default() };
    let trace = Trace::record(&tree, &options).unwrap();
    let said = |step: usize, language: Language| explain::sentence(&Moment::new(&tree, &trace, step), language.texts());
    let both = |step: usize| Language::ALL.map(|language| said(step, language));
    assert_eq!(
        both(0),
        [
            "Max is to move at the root, and children are searched from left to right. Nothing is known yet: expectimax will visit all 10 nodes.",
            "根节点轮到 Max 走，子节点从左到右搜索。目前还一无所知：期望极大极小要访问全部 10 个节点。",
        ]
    );
    assert_eq!(
        both(2),
        [
            "Chance plays at A: it is worth the expected value of its 2 children, each weighted by its probability.",
            "A 由机会决定：其值是 2 个子节点的期望值（按概率加权）。",
        ]
    );
    assert_eq!(
        both(4),
        [
            "8 comes back: with probability 0.25 it adds 2 to A, which comes to 2. 1 child of A is still to come.",
            "得到 8，概率 0.25，为 A 贡献 2：目前合计 2。A 还有 1 个子节点没有搜索。",
        ]
    );
    assert_eq!(
        both(11),
        [
            "roll returns 6: with probability 0.75 it adds 4.5 to A, which comes to 6.5. That was A's last child.",
            "roll 返回 6，概率 0.75，为 A 贡献 4.5：目前合计 6.5。这是 A 的最后一个子节点。",
        ]
    );
    assert_eq!(
        both(12),
        [
            "Both children of A are known: it returns their expected value, 6.5.",
            "A 的 2 个子节点的值都已求得：返回期望值（按概率加权）6.5。"
        ]
    );
    assert_eq!(said(14, Language::English), "Chance plays at B: it is worth the average of 3 equally likely children.");
    assert_eq!(
        said(16, Language::English),
        "1 comes back: with probability 1/3 it adds ≈ 0.333333 to B, which comes to ≈ 0.333333. 2 children of B are still to come."
    );
    assert_eq!(
        both(trace.steps()),
        [
            "The search is over: the root is worth 6.5, and Max chooses A. All 10 nodes were visited; no other child is as good.",
            "搜索结束：根节点的值为 6.5，Max 选择 A。10 个节点全部访问过；没有别的子节点同样好。",
        ]
    );
    let b = tree.at_path(&[1]).unwrap();
    let known = explain::known(&Moment::new(&tree, &trace, 18), b, Language::English.texts());
    assert_eq!(known, "B: open since step 14, sum so far 1 since step 18.");
    let code = explain::pseudocode(&tree, &options, Language::English.texts());
    let formula = explain::formula(&options);
    let moment = Moment::new(&tree, &trace, 16);
    assert_eq!(code[explain::code_line(&moment).unwrap()].code, "v ← v + P(c) · expectimax(c)");
    assert_eq!(formula[explain::formula_line(&moment).unwrap()].condition, "Player(s) = Chance");
    let end = Moment::new(&tree, &trace, trace.steps());
    let rows: Vec<_> = explain::constraints(&end, Language::English.texts()).map(|row| row.cells[1].clone()).collect();
    assert_eq!(rows, ["A has 2", "roll returns 6: A comes to 6.5", "B returns ≈ 2.33333: nothing changes"]);
}

#[test]
fn negamax_counts_from_the_movers_side() {
    let tree = lesson();
    let options = Options { algorithm: Algorithm::Negamax, ..Options::default() };
    let trace = Trace::record(&tree, &options).unwrap();
    let code = explain::pseudocode(&tree, &options, Language::English.texts());
    let lines: Vec<&str> = code.iter().map(|line| line.code.as_str()).collect();
    assert_eq!(
        lines,
        [
            "negamax(s, α, β):",
            "if Terminal(s): return U(s)",
            "v ← −∞",
            "for c in Children(s):",
            "v ← max(v, −negamax(c, −β, −α))",
            "α ← max(α, v)",
            "if α ≥ β: break",
            "return v",
        ]
    );
    // After 5 came back at C, where Min is to move: α = −5 there is β = 5 for Max.
    let moment = Moment::new(&tree, &trace, 24);
    assert_eq!(code[explain::code_line(&moment).unwrap()].code, "α ← max(α, v)");
    let variables: Vec<String> =
        explain::variables(&moment).iter().map(|variable| format!("{} = {}", variable.name, variable.value)).collect();
    assert_eq!(variables, ["α = −5", "β = −7", "v = −5"]);
}

/// A chain of 10,000 levels with a leaf at each, and 100,000 leaves under one node: no stack runs over, and nothing
/// is listed that would not fit.
#[test]
fn very_large_trees() {
    let chain = {
        let mut builder = TreeBuilder::default();
        let mut at = builder.add(None, NodeSpec { player: Player::Max, value: None });
        let mut player = Player::Max;
        for _ in 0..9998 {
            player = player.opponent();
            let next = builder.add(Some(at), NodeSpec { player, value: None });
            builder.add(Some(at), NodeSpec { player, value: Some(3.0) });
            at = next;
        }
        builder.add(Some(at), NodeSpec { player, value: Some(1.0) });
        builder.finish().unwrap()
    };
    let star = {
        let mut builder = TreeBuilder::default();
        let root = builder.add(None, NodeSpec { player: Player::Max, value: None });
        let first = builder.add(Some(root), NodeSpec { player: Player::Min, value: None });
        builder.add(Some(first), NodeSpec { player: Player::Max, value: Some(9.0) });
        let second = builder.add(Some(root), NodeSpec { player: Player::Min, value: None });
        for value in 0..100_000 {
            builder.add(Some(second), NodeSpec { player: Player::Max, value: Some(f64::from(value % 7)) });
        }
        builder.finish().unwrap()
    };
    for tree in [chain, star] {
        let options = Options::default();
        let trace = Trace::record(&tree, &options).unwrap();
        let values = search::true_values(&tree, &options);
        let last = NodeId::new(tree.len() - 1);
        for step in (0..=trace.steps()).step_by(trace.steps() / 7).chain([trace.steps()]) {
            let moment = Moment::new(&tree, &trace, step);
            for language in Language::ALL {
                let texts = language.texts();
                assert!(explain::sentence(&moment, texts).chars().count() < 250);
                assert!(explain::known(&moment, last, texts).chars().count() < 250);
                assert!(explain::true_value(&moment, last, &values, texts).is_some());
            }
        }
        let end = Moment::new(&tree, &trace, trace.steps());
        let widest = explain::constraints(&end, Language::English.texts())
            .take(50)
            .flat_map(|row| row.cells)
            .map(|cell| cell.chars().count())
            .max();
        assert!(widest < Some(120), "{widest:?}");
    }
}
