//! The worked logs of the lessons, α and β step by step, as data; and whole traces in words, as snapshots.
#![allow(missing_docs, clippy::unwrap_used)]

use plywalk::exercises;
use plywalk::explain;
use plywalk::search::{Algorithm, Cut, Event, Fail, Options};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::GameTree;

fn recorded(id: &str) -> (GameTree, Trace) {
    let document = exercises::find(id).unwrap().document();
    let options = document.conventions.apply(Options::default());
    let trace = Trace::record(&document.tree, &options).unwrap();
    (document.tree, trace)
}

/// The log's rows where a value reaches a node or a cutoff happens: what lessons write down.
fn values_and_cutoffs(id: &str, language: Language) -> Vec<[String; 5]> {
    let (tree, trace) = recorded(id);
    let texts = language.texts();
    (1..=trace.steps())
        .map(|step| Moment::new(&tree, &trace, step))
        .filter(|moment| matches!(moment.event(), Some(Event::Return { .. } | Event::Cutoff { .. })))
        .map(|moment| {
            let [_, _, node, alpha, beta, value, cut] = explain::log_row(&moment, texts).cells();
            [node, alpha, beta, value, cut]
        })
        .collect()
}

#[track_caller]
fn assert_log(id: &str, expected: &[[&str; 5]]) {
    assert_eq!(values_and_cutoffs(id, Language::English), expected);
    let root = |cell: &&str| if *cell == "the root" { "根节点" } else { *cell }.to_owned();
    let chinese: Vec<[String; 5]> = expected.iter().map(|row| row.each_ref().map(root)).collect();
    assert_eq!(values_and_cutoffs(id, Language::Chinese), chinese);
}

/// "拿一棵三层小树手算一遍": 3 17 8 / 9 7 12 / 14 5 2.
#[test]
fn three_branches_by_hand() {
    assert_log(
        "returned-bound",
        &[
            // A: v and β go down to 3 and stay there.
            ["A", "−∞", "3", "3", ""],
            ["A", "−∞", "3", "3", ""],
            ["A", "−∞", "3", "3", ""],
            ["the root", "3", "∞", "3", ""],
            // B: 9 ≤ 3 does not hold, nor does 7 ≤ 3.
            ["B", "3", "9", "9", ""],
            ["B", "3", "7", "7", ""],
            ["B", "3", "7", "7", ""],
            ["the root", "7", "∞", "7", ""],
            // C: 14 ≤ 7 does not hold, 5 ≤ 7 does; 2 is skipped.
            ["C", "7", "14", "14", ""],
            ["C", "7", "5", "5", ""],
            ["C", "7", "5", "5", "α: 5 ≤ 7"],
            ["the root", "7", "∞", "7", ""],
        ],
    );
}

/// "课堂三分支例题": 3 9 10 / 2 5 7 / 10 5 1.
#[test]
fn three_branches_in_class() {
    assert_log(
        "unknown-leaves",
        &[
            ["A", "−∞", "3", "3", ""],
            ["A", "−∞", "3", "3", ""],
            ["A", "−∞", "3", "3", ""],
            ["the root", "3", "∞", "3", ""],
            // min(2, x, y) ≤ 2, whatever x and y are.
            ["B", "3", "2", "2", ""],
            ["B", "3", "2", "2", "α: 2 ≤ 3"],
            ["the root", "3", "∞", "3", ""],
            ["C", "3", "10", "10", ""],
            ["C", "3", "5", "5", ""],
            ["C", "3", "1", "1", ""],
            ["C", "3", "1", "1", "α: 1 ≤ 3"],
            ["the root", "3", "∞", "3", ""],
        ],
    );
}

/// "1.4 Alpha-Beta 剪枝": A is worth 5, and B's first child is 3.
#[test]
fn five_against_three() {
    assert_log(
        "five-against-three",
        &[
            ["the root", "5", "∞", "5", ""],
            ["B", "5", "3", "3", ""],
            ["B", "5", "3", "3", "α: 3 ≤ 5"],
            ["the root", "5", "∞", "5", ""],
        ],
    );
}

#[track_caller]
fn assert_table(id: &str, language: Language, expected: &[[&str; 3]]) {
    let (tree, trace) = recorded(id);
    let end = Moment::new(&tree, &trace, trace.steps());
    let rows: Vec<[String; 3]> = explain::constraints(&end, language.texts()).map(|row| row.cells).collect();
    assert_eq!(rows, expected);
}

/// "完整课堂树": leaves evaluated, constraint formed, leaves skipped. Five of twelve leaves are evaluated.
#[test]
fn the_twelve_leaves_table() {
    assert_table(
        "twelve-leaves",
        Language::Chinese,
        &[
            ["3, 20", "G 返回 3，C 的 α = 3", "—"],
            ["2", "H 已有 β = 2 ≤ α = 3（来自 C）", "10"],
            ["13", "D 已有 α = 13 ≥ β = 3（来自 A）", "22, 1"],
            ["2", "K 已有 β = 2 ≤ α = 3（来自根节点）", "10"],
            ["E 的回传值 ≤ 2", "B 已有 β = 2 ≤ α = 3（来自根节点）", "2, 5, 3"],
        ],
    );
    assert_table(
        "twelve-leaves",
        Language::English,
        &[
            ["3, 20", "G returns 3: α = 3 at C", "—"],
            ["2", "H: β = 2 ≤ α = 3 at C", "10"],
            ["13", "D: α = 13 ≥ β = 3 at A", "22, 1"],
            ["2", "K: β = 2 ≤ α = 3 at the root", "10"],
            ["E returned ≤ 2", "B: β = 2 ≤ α = 3 at the root", "2, 5, 3"],
        ],
    );
}

#[test]
fn the_table_of_three_branches() {
    assert_table(
        "returned-bound",
        Language::English,
        &[
            ["3, 17, 8", "A returns 3: α = 3 at the root", "—"],
            ["9, 7, 12", "B returns 7: α = 7 at the root", "—"],
            ["14, 5", "C: β = 5 ≤ α = 7 at the root", "2"],
        ],
    );
    assert_table("one-level", Language::English, &[["4, 9, 2, 7", "the root is worth 9", "—"]]);
}

#[test]
fn headings_are_in_both_languages() {
    let [english, chinese] = Language::ALL.map(Language::texts);
    assert_eq!(explain::log_headings(english), ["step", "depth", "node", "α", "β", "v", "cut"]);
    assert_eq!(explain::log_headings(chinese), ["步", "深度", "节点", "α", "β", "v", "剪枝"]);
    assert_eq!(explain::constraint_headings(english), ["leaves evaluated", "constraint formed", "leaves skipped"]);
    assert_eq!(explain::constraint_headings(chinese), ["求值的叶子", "形成的约束", "可省略的叶子"]);
}

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

#[test]
fn exercises_in_words() {
    for id in [
        "nine-leaves",
        "two-shops",
        "twelve-leaves",
        "strict-and-hard",
        "two-moves-in-a-row",
        "ties-cut",
        "ties-go-on",
        "infinite-leaves",
        "forced-moves",
        "depth-two",
        "three-squares",
        "from-the-right",
    ] {
        let document = exercises::find(id).unwrap().document();
        let options = document.conventions.apply(Options::default());
        insta::assert_snapshot!(id, told(&document.tree, &options));
    }
}

#[test]
fn minimax_in_words() {
    let tree = exercises::find("ties-cut").unwrap().document().tree;
    insta::assert_snapshot!("minimax", told(&tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }));
}

/// The pseudocode under each convention, language-neutral but for its comments.
#[test]
fn pseudocode_follows_the_conventions() {
    let tree = exercises::find("nine-leaves").unwrap().document().tree;
    let code = |options: &Options, language: Language| {
        let lines = explain::pseudocode(&tree, options, language.texts());
        let written = lines.iter().map(|line| {
            let comment = line.comment.map(|comment| format!("    // {comment}")).unwrap_or_default();
            format!("{}{}{comment}", "    ".repeat(line.indent), line.code)
        });
        written.collect::<Vec<_>>().join("\n")
    };
    let minimax = Options { algorithm: Algorithm::Minimax, ..Options::default() };
    let strict = Options { cut: Cut::Above, fail: Fail::Hard, depth: Some(2), ..Options::default() };
    let texts = [
        code(&minimax, Language::English),
        code(&Options::default(), Language::English),
        code(&strict, Language::English),
        code(&strict, Language::Chinese),
    ];
    insta::assert_snapshot!("pseudocode", texts.join("\n\n"));
}
