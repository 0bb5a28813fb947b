//! Whole traces of the further searches in words, as snapshots, and the sentences that are theirs alone.
#![allow(missing_docs, clippy::unwrap_used)]

use plywalk::games::grow;
use plywalk::games::tictactoe::{Evaluation, MoveOrder, Position, Scores, TicTacToe};
use plywalk::search::{Algorithm, Options, Order, Table};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::GameTree;
use plywalk::{exercises, explain, format};

/// Every step of a search in words, both languages, one below the other.
fn told(tree: &GameTree, options: &Options) -> String {
    let trace = Trace::record(tree, options).unwrap();
    let mut lines = Vec::new();
    for step in 0..=trace.steps() {
        let moment = Moment::new(tree, &trace, step);
        for language in Language::ALL {
            let sentence = explain::sentence(&moment, language.texts());
            lines.push(format!("{step:>3} {} {sentence}", language.code()));
        }
    }
    lines.join("\n")
}

fn exercise(id: &str) -> GameTree {
    exercises::find(id).unwrap().document().tree
}

/// Four squares left, O to move; the board is its own mirror image.
fn endgame(evaluation: Option<Evaluation>) -> GameTree {
    let position = Position::parse("XOX/.O./.X.", None).unwrap();
    let game = TicTacToe::new(Scores::Ten, MoveOrder::READING, evaluation);
    grow(&game, position, None, &mut |_| std::ops::ControlFlow::Continue(())).unwrap()
}

fn by(algorithm: Algorithm) -> Options {
    Options { algorithm, ..Options::default() }
}

#[test]
fn the_nine_leaves_in_words() {
    let tree = exercise("nine-leaves");
    insta::assert_snapshot!("nine-leaves-pvs", told(&tree, &by(Algorithm::Pvs)));
    insta::assert_snapshot!("nine-leaves-negamax", told(&tree, &by(Algorithm::Negamax)));
}

#[test]
fn a_second_search_in_words() {
    let tree = format::parse("[[3, 12], [[5, 9], [4, 1], 7], [[2, 8], [6, 3]]]").unwrap().tree;
    insta::assert_snapshot!("second-search", told(&tree, &by(Algorithm::Pvs)));
    insta::assert_snapshot!("twice-negamax", told(&exercise("two-moves-in-a-row"), &by(Algorithm::Negamax)));
}

#[test]
fn deepening_in_words() {
    let tree = exercise("pushed-over-the-horizon");
    let iterative = Options { iterative: true, ..by(Algorithm::AlphaBeta) };
    insta::assert_snapshot!("horizon-iterative", told(&tree, &iterative));
    let spent = Options { node_budget: Some(12), order: Order::Previous, ..iterative };
    insta::assert_snapshot!("horizon-budget", told(&tree, &spent));
}

#[test]
fn an_endgame_in_words() {
    let table = Options { table: Table::On, ..by(Algorithm::AlphaBeta) };
    insta::assert_snapshot!("endgame-table", told(&endgame(None), &table));
    let deeper = Options { iterative: true, order: Order::Previous, table: Table::Symmetric, ..by(Algorithm::Pvs) };
    insta::assert_snapshot!("endgame-iterative", told(&endgame(Some(Evaluation::OpenLines)), &deeper));
}

/// The lesson's table and the log of a whole search, as they are shown.
fn tables(tree: &GameTree, options: &Options) -> String {
    let trace = Trace::record(tree, options).unwrap();
    let end = Moment::new(tree, &trace, trace.steps());
    let mut lines = Vec::new();
    for language in Language::ALL {
        let texts = language.texts();
        lines.extend(explain::constraints(&end, texts).map(|row| row.cells.join(" | ")));
        lines.push(String::new());
    }
    let rows = (1..=trace.steps()).map(|step| explain::log_row(&end.at(step), Language::English.texts()));
    lines.extend(rows.map(|row| row.cells().join(" | ")));
    lines.join("\n")
}

#[test]
fn tables_of_the_further_searches() {
    let deep = format::parse("[[3, 12], [[5, 9], [4, 1], 7]]").unwrap().tree;
    let horizon = exercise("horizon");
    let iterative = Options { iterative: true, depth: None, ..by(Algorithm::AlphaBeta) };
    let last_squares = exercise("three-squares");
    let table = Options { iterative: false, table: Table::On, ..by(Algorithm::AlphaBeta) };
    let all = [
        tables(&exercise("nine-leaves"), &by(Algorithm::Negamax)),
        tables(&deep, &by(Algorithm::Pvs)),
        tables(&horizon, &iterative),
        tables(&last_squares, &table),
    ];
    insta::assert_snapshot!("tables", all.join("\n\n----\n\n"));
}

/// What is known of nodes, in both languages.
fn known(tree: &GameTree, options: &Options, step: usize, path: &[usize]) -> [String; 2] {
    let trace = Trace::record(tree, options).unwrap();
    let moment = Moment::new(tree, &trace, step);
    let node = tree.at_path(path).unwrap();
    Language::ALL.map(|language| explain::known(&moment, node, language.texts()))
}

#[test]
fn what_is_known_of_a_node_that_the_table_answered() {
    let tree = endgame(None);
    let table = Options { table: Table::On, ..by(Algorithm::AlphaBeta) };
    assert_eq!(
        known(&tree, &table, 90, &[2, 0, 0]),
        [
            "O5: worth exactly 0, answered by the table at step 87, as was found at O5 X3 O6; window [−∞, 0].",
            "O5：值正好 0，第 87 步由置换表回答，依据是 O5 X3 O6 处求得的值；窗口 [−∞, 0]。",
        ]
    );
    assert_eq!(
        known(&tree, &table, 90, &[2, 0, 0, 0]),
        ["X8: not searched; the table answered for O5 at step 87.", "X8：没有搜索；第 87 步置换表已回答了 O5。"]
    );
}

#[test]
fn what_is_known_in_the_movers_words() {
    let tree = exercise("nine-leaves");
    let options = by(Algorithm::Negamax);
    assert_eq!(
        known(&tree, &options, 20, &[1]),
        [
            "B: worth at least −2 for Min, as it returned at step 15; window [−2, −3], entered with [−∞, −3].",
            "B：对 Min 至少为 −2（下界），第 15 步返回；窗口 [−2, −3]，进入时 [−∞, −3]。",
        ]
    );
    assert_eq!(
        known(&tree, &options, 20, &[1, 1])[0],
        "Leaf 4: pruned at step 14 by the beta cutoff at B, since Max already had 3 at the root with A."
    );
}

#[test]
fn what_is_known_of_a_node_pruned_for_a_null_window() {
    let tree = format::parse("[[3, 12], [[5, 9], [4, 1], 7]]").unwrap().tree;
    assert_eq!(
        known(&tree, &by(Algorithm::Pvs), 15, &[1, 0, 1]),
        [
            "Leaf 9: pruned at step 13 by the beta cutoff at C, since the question was only whether B is worth more than 3.",
            "叶子 9：第 13 步被 C 的 β 剪枝剪去，因为当时只问 B 是否大于 3。",
        ]
    );
}

/// The true values are those of the whole search, which an earlier iteration need not have found.
#[test]
fn an_iteration_is_not_said_to_know_the_truth() {
    let tree = exercise("horizon");
    let options = Options { iterative: true, ..by(Algorithm::AlphaBeta) };
    let trace = Trace::record(&tree, &options).unwrap();
    let values = plywalk::search::true_values(&tree, &options);
    let node = tree.at_path(&[0]).unwrap();
    let said = |step| {
        let moment = Moment::new(&tree, &trace, step);
        Language::ALL.map(|language| explain::true_value(&moment, node, &values, language.texts()).unwrap())
    };
    assert_eq!(
        said(5),
        [
            "Qxb7 is worth −8 by the whole search; this iteration sees no deeper than depth 1.",
            "按整个搜索，Qxb7 的值是 −8；这次迭代只看到深度 1。",
        ]
    );
    assert_eq!(said(trace.steps())[0], "Qxb7 returned −8, which is its true value.");
}

/// One ply more changes the move, and each search says how far it sees.
#[test]
fn a_horizon_is_told_of() {
    let tree = exercise("horizon");
    let last = |depth| {
        let trace = Trace::record(&tree, &Options { depth: Some(depth), ..Options::default() }).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        Language::ALL.map(|language| explain::sentence(&end, language.texts()))
    };
    assert_eq!(
        last(1),
        [
            "The search is over: the root is worth 1, and Max chooses Qxb7, the best choice only in the tree searched, \
             which stops at static values at depth 1. All 3 nodes down to there were visited; no other child is as good there.",
            "搜索结束：根节点的值为 1，Max 选择 Qxb7；这只是在搜索到深度 1、以静态估值为叶的这棵树中最好。\
             该深度以内的 3 个节点全部访问过；没有别的子节点在其中同样好。",
        ]
    );
    assert!(last(2)[0].starts_with("The search is over: the root is worth 0, and Max chooses Nf3. "), "{:?}", last(2));
}

#[test]
fn long_averages_are_rounded() {
    let text = r#"{"tree": {"children": [{"player": "chance", "children": [1, 1, 5]}, [2.25, 4]]}}"#;
    let tree = format::parse(text).unwrap().tree;
    let trace = Trace::record(&tree, &by(Algorithm::Expectimax)).unwrap();
    let end = Moment::new(&tree, &trace, trace.steps());
    assert_eq!(
        explain::sentence(&end, Language::English.texts()),
        "The search is over: the root is worth ≈ 2.33333, and Max chooses A. All 8 nodes were visited; no other child is as good."
    );
    // Added up one after the other, 0.1 and 0.2 would come to the number next above 0.3.
    let text = r#"{"tree": {"player": "chance", "children": [{"value": 1, "probability": 0.1},
        {"value": 1, "probability": 0.2}, {"value": 0, "probability": 0.7}]}}"#;
    let tree = format::parse(text).unwrap().tree;
    let trace = Trace::record(&tree, &by(Algorithm::Expectimax)).unwrap();
    let end = Moment::new(&tree, &trace, trace.steps());
    let said = explain::sentence(&end, Language::English.texts());
    assert!(said.starts_with("The search is over: the root is worth 0.3."), "{said}");
}

/// Negamax counts from the other side where Min moves at the root, which changes nothing.
#[test]
fn another_way_of_counting_is_no_change() {
    let tree = exercise("two-shops");
    let traces =
        [Algorithm::AlphaBeta, Algorithm::Negamax].map(|algorithm| Trace::record(&tree, &by(algorithm)).unwrap());
    let moments = [&traces[0], &traces[1]].map(|trace| Moment::new(&tree, trace, 0));
    for language in Language::ALL {
        let said = explain::changed(&moments[0], &moments[1], None, language.texts());
        let same = match language {
            Language::English => ["still worth", "Every step is the same, windows aside."],
            Language::Chinese => ["仍为", "除窗口外每一步都相同。"],
        };
        assert!(same.iter().all(|words| said.contains(words)), "{said}");
    }
}
