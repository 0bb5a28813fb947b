//! Single sentences and lines, in both languages, each where another would be wrong or could be misread.
#![allow(missing_docs, clippy::unwrap_used)]

mod support;

use plywalk::games::grow;
use plywalk::games::tictactoe::{MoveOrder, Position, Scores, TicTacToe};
use plywalk::search::{Algorithm, Cut, Fail, Options, Order, Table};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::GameTree;
use plywalk::{exercises, explain, format};

use support::binary::answer;

/// A tree, its search, and what is said of it.
struct Told {
    tree: GameTree,
    trace: Trace,
}

impl Told {
    fn new(tree: GameTree, options: Options) -> Told {
        let trace = Trace::record(&tree, &options).unwrap();
        Told { tree, trace }
    }

    fn of(id: &str, options: Options) -> Told {
        Told::new(exercises::find(id).unwrap().document().tree, options)
    }

    fn moment(&self, step: usize) -> Moment<'_> {
        Moment::new(&self.tree, &self.trace, step)
    }

    fn said(&self, step: usize) -> [String; 2] {
        Language::ALL.map(|language| explain::sentence(&self.moment(step), language.texts()))
    }

    fn last(&self) -> [String; 2] {
        self.said(self.trace.steps())
    }
}

fn by(algorithm: Algorithm) -> Options {
    Options { algorithm, ..Options::default() }
}

/// Three squares left and X to move, deeper and deeper with a table.
fn last_squares() -> Told {
    let position = Position::parse("XO./OX./.XO", None).unwrap();
    let game = TicTacToe::new(Scores::Unit, MoveOrder::READING, Some(plywalk::games::tictactoe::Evaluation::Zero));
    let tree = grow(&game, position, None, &mut |_| std::ops::ControlFlow::Continue(())).unwrap();
    let options = Options { iterative: true, table: Table::On, order: Order::Previous, ..by(Algorithm::AlphaBeta) };
    Told::new(tree, options)
}

/// Once all children of a node are known to be better than what the asking player has, so is the node.
#[test]
fn a_question_that_is_answered_is_not_called_open() {
    let told = Told::of("nine-leaves", Options { order: Order::WorstFirst, ..by(Algorithm::Pvs) });
    assert_eq!(
        told.said(25),
        [
            "8 is less than the 12 A had; whether A is worth more than 2 is still open, and β stays as it is. \
             α = 2 < β = 2+, so the search of A goes on.",
            "8 小于 A 原有的 12；A 是否大于 2 还不能断定，β 不变。α = 2 < β = 2+，所以继续搜索 A。",
        ]
    );
    assert_eq!(
        told.said(27),
        [
            "3 is less than the 8 A had, and β stays as it is. That was A's last child: A is worth more than 2, so the \
             answer is yes.",
            "3 小于 A 原有的 8，β 不变。这是 A 的最后一个子节点：A 大于 2，回答是“是”。",
        ]
    );
    let tree = format::parse("[[6, 9], [9, 6, 7, 8]]").unwrap().tree;
    let told = Told::new(tree, Options { cut: Cut::Above, ..by(Algorithm::Pvs) });
    assert_eq!(
        told.said(13),
        [
            "6 is less than the 9 B had, so B is worth at most 6 and cannot be worth more: β stays as it is. \
             α = β = 6, but under α > β the search of B goes on.",
            "6 小于 B 原有的 9，所以 B 至多为 6，不会大于 6：β 不变。此时 α = β = 6，而规则是 α > β 才剪，所以继续搜索 B。",
        ]
    );
}

/// The child has answered more than it was asked.
#[test]
fn why_a_better_child_is_not_searched_again() {
    let options = Options { order: Order::WorstFirst, table: Table::On, ..by(Algorithm::Pvs) };
    let text = r#"{"tree": [{"state": "a", "children": [2, 4]}, {"state": "b", "children": [9, 8]}]}"#;
    let told = Told::new(format::parse(text).unwrap().tree, options);
    let said: Vec<[String; 2]> = (0..told.trace.steps()).map(|step| told.said(step)).collect();
    let found = said.iter().find(|[english, _]| english.starts_with("B returns 8 ")).unwrap();
    assert_eq!(
        *found,
        [
            "B returns 8 (exactly, so it need not be searched again), more than the 2 the root had from A: Max is now sure \
             of at least 8 there, and α rises from 2 to 8. That was the root's last child.",
            "B 返回 8（精确值，不必再搜索），大于根节点原有的 2（来自 A）：Max 在此已能保证至少 8，α 从 2 升到 8。\
             这是根节点的最后一个子节点。",
        ]
    );
}

/// Under α > β fail-hard returns the one end of the null window, which says no more than "as good, or better".
#[test]
fn an_end_of_a_null_window_rules_nothing_out() {
    let options = Options { cut: Cut::Above, fail: Fail::Hard, order: Order::WorstFirst, ..by(Algorithm::Pvs) };
    let told = Told::of("nine-leaves", options);
    assert_eq!(
        told.said(20),
        [
            "Min is to move at A. Null window [2, 2]: the only question is whether A can be worth more than the 2 Max \
             already has at the root.",
            "A 轮到 Min 走。零窗口 [2, 2]：只问 A 是否可能大于 Max 在根节点已有的 2。",
        ]
    );
    assert_eq!(
        told.said(28),
        [
            "The null window could not rule A out: A is worth at least 2, and perhaps more. It is searched again with the \
             window [2, ∞], to learn what it is worth.",
            "零窗口未能排除 A：它的值至少为 2，还可能更大。现在用窗口 [2, ∞] 再搜索一次，看它究竟值多少。",
        ]
    );
}

/// Whether `3+` is explained: at the first null window, and never again.
#[test]
fn the_next_number_is_explained_once() {
    let told = Told::of("nine-leaves", by(Algorithm::Pvs));
    let steps = |words: &str| -> Vec<usize> {
        let says = |language: usize, step| told.said(step)[language].contains(words);
        (0..=told.trace.steps()).filter(|&step| says(0, step) || says(1, step)).collect()
    };
    assert_eq!(steps("(3+ is the next number above 3)"), [11]);
    assert_eq!(steps("（3+ 指紧接在 3 之上的数）"), [11]);
    assert!(steps("Null window").len() > 1);
}

/// Without any pruning it is fail-hard that hides a tie.
#[test]
fn a_tie_is_missed_for_the_right_reason() {
    let hard = Options { cut: Cut::Above, fail: Fail::Hard, ..Options::default() };
    assert_eq!(
        Told::of("ties-cut", hard).last(),
        [
            "The search is over: the root is worth 3, and Max chooses B. All 11 nodes were visited; C (≤ 3) may be as good: \
             fail-hard can miss ties.",
            "搜索结束：根节点的值为 3，Max 选择 B。11 个节点全部访问过；C（≤ 3）也可能同样好：硬失败返回的只是窗口的端点。",
        ]
    );
    let last = Told::of("any-win", Options::default()).last();
    assert!(
        last[0].ends_with("O2 is just as good, O3 (≥ −1) and O5 (≥ −1) may be: pruning can miss ties."),
        "{last:?}"
    );
    assert!(last[1].contains("O2 同样好，O3（≥ −1）和 O5（≥ −1）也可能同样好："), "{last:?}");
}

/// A static value, a leaf's and one that a search found are told apart, and how far it saw.
#[test]
fn the_table_says_what_its_values_stand_for() {
    let told = last_squares();
    let expected = [
        (4, "The table does not have the position at X2.", "置换表中没有 X2 的局面。"),
        (
            17,
            "The table keeps the position at the root: worth 0 as far as 1 ply sees.",
            "把根节点的局面存入置换表：在 1 层以内值为 0。",
        ),
        (
            18,
            "The iteration to depth 1 is over: as far as it sees, the root is worth 0 and Max chooses X2 (4 visits). \
             Now the search starts again at the root, 2 plies deep, with the table kept, X2 first and the others in the \
             order of the values just found.",
            "深度 1 的迭代结束：在该深度以内，根节点的值为 0，Max 选择 X2（访问 4 次）。现在从根节点重新搜索 2 层，置换表保留；\
             先试 X2，其余按刚求得的值排序。",
        ),
        (
            21,
            "The table has the position at X2, but for a remaining depth of 0; here it is 1, so that does not count.",
            "置换表中已有 X2 的局面，但剩余深度是 0，而这里是 1，所以不能用。",
        ),
        (
            25,
            "The table keeps the position at O5: static value 0, remaining depth 0.",
            "把 O5 的局面存入置换表：静态估值 0，剩余深度 0。",
        ),
        (
            65,
            "The table keeps the position at X6, a leaf: worth exactly 1.",
            "把 X6 的局面存入置换表：叶子，值正好为 1。",
        ),
        (
            68,
            "The table keeps the position at O5: worth exactly 1, searched to the end.",
            "把 O5 的局面存入置换表：值正好为 1，搜索到底。",
        ),
        (
            101,
            "The table has the position at X5, kept at X5 O2 X6: worth exactly 0.",
            "置换表中已有 X5 的局面（在 X5 O2 X6 处存入）：值正好为 0。",
        ),
    ];
    for (step, english, chinese) in expected {
        assert_eq!(told.said(step), [english, chinese]);
    }
    let last = told.last();
    assert!(last[0].contains("The 3 iterations took 23 visits, and the table answered once; "), "{last:?}");
    assert!(last[1].contains("3 次迭代共访问节点 23 次，置换表另回答 1 次；"), "{last:?}");
}

/// The comparison is that of the rule, in the sentence as in the log and in the lesson's table.
#[test]
fn a_cut_is_written_by_its_rule() {
    for (cut, met) in [(Cut::AtLeast, "2 ≤ 3"), (Cut::Above, "2 < 3")] {
        let told = Told::of("nine-leaves", Options { cut, ..Options::default() });
        let row = explain::log_row(&told.moment(14), Language::English.texts());
        assert!(row.text.ends_with(&format!("(alpha cutoff, {met}).")), "{}", row.text);
        assert_eq!(row.cut.unwrap(), format!("α: {met}"));
        let sign = met.trim_matches(|c: char| c.is_ascii_digit()).trim();
        let line = explain::constraints(&told.moment(14), Language::English.texts()).last().unwrap();
        assert_eq!(line.cells[1], format!("B: β = 2 {sign} α = 3 at the root"));
    }
    let tree = format::parse("[[3, 12], [[5, 9], [4, 1], 7]]").unwrap().tree;
    let told = Told::new(tree, by(Algorithm::Pvs));
    assert_eq!(
        told.said(13),
        [
            "C is now worth at least 5, so C cannot pull B down to 3, however high C really is: 9 is pruned (beta cutoff, \
             5 ≥ 3+).",
            "C 的值现在至少为 5，无论 C 究竟多大，都不会让 B 降到 3：剪去 9（β 剪枝，5 ≥ 3+）。",
        ]
    );
}

/// The same move is played at two places.
#[test]
fn two_nodes_of_one_name_are_told_apart() {
    let told = Told::of("opposite-corners", by(Algorithm::Negamax));
    let [english, chinese] = told.said(51);
    assert!(english.starts_with("O5 is now worth at least 0 for Max, and Min already has 1 at X2 with another O5 "));
    assert!(chinese.starts_with("O5 对 Max 的值现在至少为 0，而 Min 在 X2 走 O5（另一节点）已有 1"), "{chinese}");
}

/// What the opponent has is turned round, and the question asked in the mover's numbers.
#[test]
fn negamax_asks_from_the_movers_side() {
    let told = Told::of("twelve-leaves", by(Algorithm::Negamax));
    assert_eq!(
        told.said(11),
        [
            "Min is to move at H. Max is already sure of at least 3 at C, so the question is whether H is worth less than −3 \
             for Min: window [−∞, −3].",
            "H 轮到 Min 走。Max 在 C 已能保证至少 3，要问的是 H 对 Min 是否小于 −3：窗口 [−∞, −3]。",
        ]
    );
    assert_eq!(
        told.said(20),
        [
            "Min is to move at I. Min is already sure of at least −3 at A, so the question is whether I is worth more than −3 \
             for Min: window [−3, ∞].",
            "I 轮到 Min 走。Min 在 A 已能保证至少 −3，要问的是 I 对 Min 是否大于 −3：窗口 [−3, ∞]。",
        ]
    );
    let solved = answer(&["solve", "trees/nine-leaves.json", "--algorithm", "negamax"], "");
    for line in ["Cutoffs: 2 (each where α ≥ β for the player to move)", "Children of the root (values for Max):"] {
        assert!(solved.lines().any(|given| given == line), "{solved}");
    }
    assert!(solved.contains("(beta cutoff, −2 ≥ −3)"), "{solved}");
}

/// Nothing but names, numbers and the algorithm's own name is left in Latin letters.
#[test]
fn conventions_are_in_the_readers_language() {
    for order in ["given", "reversed", "best-first", "worst-first", "random"] {
        let solved = answer(&["solve", "trees/nine-leaves.json", "--lang", "zh", "--order", order], "");
        let first = solved.lines().next().unwrap().replace("Alpha-Beta", "");
        assert!(!first.contains(|c: char| c.is_ascii_alphabetic()), "{first}");
    }
    let checked = answer(&["check", "trees/strict-and-hard.json", "--lang", "zh"], "");
    assert!(checked.contains("约定：α > β 时剪枝，硬失败，子节点顺序：从左到右"), "{checked}");
    let checked = answer(&["check", "trees/strict-and-hard.json"], "");
    assert!(checked.contains("conventions: cut at α > β, fail-hard, order left to right"), "{checked}");
}

/// Nobody plays at a chance node, so there is no line; a table that answered once did so for one node.
#[test]
fn an_answer_has_only_lines_that_mean_something() {
    let chance = r#"{"tree": {"player": "chance", "children": [1, 2]}}"#;
    let solved = answer(&["solve", "-", "--algorithm", "expectimax"], chance);
    assert!(solved.contains("Value: 1.5") && !solved.contains("Best line"), "{solved}");
    let chance = chance.replace("[1, 2]", r#"[{"player": "min", "children": [1, 2]}, 2]"#);
    let deepened =
        answer(&["solve", "-", "--algorithm", "expectimax", "--iterative", "--depth", "1"], &valued(&chance));
    assert!(deepened.contains("  depth 1: value 4; 3 nodes visited"), "{deepened}");
    let squares = ["--tictactoe", "XO./OX./.XO", "--iterative", "--table", "on", "--order", "previous"];
    let solved = answer(&[&["solve"], &squares[..]].concat(), "");
    assert!(solved.contains("it answered for 1 node with 0 nodes below it"), "{solved}");
}

/// The same tree with a static value at the Min node.
fn valued(text: &str) -> String {
    text.replace(r#""player": "min""#, r#""player": "min", "value": 6"#)
}
