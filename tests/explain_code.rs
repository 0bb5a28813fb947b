//! The pseudocode: that it is the page of the search that runs, and that the marked line did what the step did.
#![allow(missing_docs, clippy::unwrap_used)]

mod support;

use plywalk::explain::{self, CodeLine};
use plywalk::search::{self, Algorithm, Bound, Cut, Event, Fail, Options, Order, Table};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, Player};
use plywalk::{exercises, format};
use proptest::prelude::*;

/// As a book prints it, with the comments.
fn printed(tree: &GameTree, options: &Options, language: Language) -> String {
    let lines = explain::pseudocode(tree, options, language.texts());
    let written = lines.iter().map(|CodeLine { indent, code, comment }| {
        let comment = comment.map(|comment| format!("    // {comment}")).unwrap_or_default();
        format!("{}{code}{comment}", "    ".repeat(*indent))
    });
    written.collect::<Vec<_>>().join("\n")
}

fn nine_leaves() -> GameTree {
    exercises::find("nine-leaves").unwrap().document().tree
}

#[test]
fn pages_of_the_further_searches() {
    let (tree, twice) = (nine_leaves(), exercises::find("two-moves-in-a-row").unwrap().document().tree);
    let of = |algorithm| Options { algorithm, ..Options::default() };
    let strict = Options { cut: Cut::Above, fail: Fail::Hard, ..of(Algorithm::Pvs) };
    let pages = [
        printed(&tree, &of(Algorithm::Pvs), Language::English),
        printed(&tree, &strict, Language::Chinese),
        printed(&tree, &of(Algorithm::Negamax), Language::English),
        printed(&twice, &of(Algorithm::Negamax), Language::English),
        printed(&tree, &of(Algorithm::Expectimax), Language::English),
        printed(&tree, &Options { table: Table::On, ..of(Algorithm::Minimax) }, Language::English),
        printed(&tree, &Options { iterative: true, ..of(Algorithm::Minimax) }, Language::English),
        printed(&tree, &Options { table: Table::On, iterative: true, ..of(Algorithm::AlphaBeta) }, Language::Chinese),
        printed(&tree, &Options { table: Table::On, fail: Fail::Hard, ..of(Algorithm::Negamax) }, Language::English),
    ];
    insta::assert_snapshot!("pages", pages.join("\n\n----\n\n"));
}

/// Every algorithm's page has a line for each step that its search can take, under every option.
#[test]
fn every_page_stands_by_itself() {
    let tree = nine_leaves();
    for algorithm in Algorithm::ALL {
        let options = Options { algorithm, ..Options::default() };
        let lines = explain::pseudocode(&tree, &options, Language::English.texts());
        let head = &lines[0].code;
        let name = head.split('(').next().unwrap();
        assert!(head.ends_with(':') && lines[0].indent == 0, "{head}");
        assert_eq!(lines.iter().filter(|line| line.indent == 0).count(), 1);
        assert!(lines.iter().any(|line| line.code.contains(&format!("{name}(c"))), "{name} calls itself");
        for line in &lines {
            assert_eq!(line.code.matches('(').count(), line.code.matches(')').count(), "{}", line.code);
            assert!(algorithm.has_window() || !line.code.contains(['α', 'β']), "{}", line.code);
        }
        assert_eq!(head.contains("α, β"), algorithm.has_window());
    }
}

fn all_options() -> impl Strategy<Value = Options> {
    let algorithm = prop::sample::select(Algorithm::ALL.to_vec());
    let depth = prop_oneof![2 => Just(None), 1 => (0usize..5).prop_map(Some)];
    let order = prop::sample::select(vec![Order::Given, Order::Reversed, Order::BestFirst, Order::Random { seed: 3 }]);
    (algorithm, any::<[bool; 4]>(), order, depth).prop_map(
        |(algorithm, [strict, hard, iterative, table], order, depth)| Options {
            algorithm,
            cut: if strict { Cut::Above } else { Cut::AtLeast },
            fail: if hard { Fail::Hard } else { Fail::Soft },
            order,
            depth,
            iterative,
            table: if table { Table::On } else { Table::Off },
            ..Options::default()
        },
    )
}

/// What must stand in the marked line.
fn expected(event: Event, tree: &GameTree, options: &Options) -> &'static str {
    let max = tree.player(event.node()) == Player::Max;
    let by_mover = options.algorithm == Algorithm::Negamax;
    match event {
        Event::Iteration { .. } => "for depth",
        Event::Probe { .. } => "e ← Table[s]",
        Event::FromTable { .. } => "e.v",
        Event::Store { .. } => "Table[s] ← (v, bound",
        Event::Enter { .. } => "(s",
        Event::Evaluate { node, .. } if tree.is_leaf(node) => "U(s)",
        Event::Evaluate { .. } => "Eval(s)",
        Event::SearchAgain { .. } => "w ← pvs(c, depth − 1, α, β)",
        Event::Return { .. } if !options.algorithm.has_window() && max => "v ← max",
        Event::Return { .. } if !options.algorithm.has_window() => "v ← min",
        Event::Return { .. } if max || by_mover => "α ← max",
        Event::Return { .. } => "β ← min",
        Event::Cutoff { .. } if options.cut == Cut::Above => "if α > β: break",
        Event::Cutoff { .. } => "if α ≥ β: break",
        Event::Leave { .. } => "return",
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_marked_line_did_what_the_step_did(model in support::sketch::model(true), options in all_options()) {
        let tree = model.build_with_states();
        prop_assume!(search::check(&tree, &options).is_ok());
        let trace = Trace::record(&tree, &options).unwrap();
        let code = explain::pseudocode(&tree, &options, Language::English.texts());
        let formula = explain::formula(&options);
        prop_assert_eq!(explain::code_line(&Moment::new(&tree, &trace, 0)), None);
        for step in 1..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            let event = moment.event().unwrap();
            let index = explain::code_line(&moment).unwrap();
            let line = code[index].code.replace("(c, α, β)", "(c, depth − 1, α, β)").replace("lookup(", "pvs(");
            prop_assert!(line.contains(expected(event, &tree, &options)), "{line} does not do {event:?}");
            // The player's own branch: the last `if` or `else` above that is indented less.
            let branch = code[..index].iter().rev().find(|above| above.indent == 1).filter(|_| code[index].indent > 1);
            if let Some(branch) = branch.filter(|branch| branch.code.starts_with("if Player") || branch.code == "else:") {
                let max = tree.player(event.node()) == Player::Max;
                prop_assert_eq!(branch.code.contains("Max"), max);
            }
            let node = event.node();
            let case = formula[explain::formula_line(&moment).unwrap()].condition;
            let limit = moment.limit().is_some_and(|limit| tree.depth(node) == limit);
            let player = if tree.player(node) == Player::Max { "Player(s) = Max" } else { "Player(s) = Min" };
            let expected = if tree.is_leaf(node) { "Terminal(s)" } else if limit { "depth = 0" } else { player };
            prop_assert_eq!(case, expected);
        }
    }

    /// The test in front of the second search, as the page of principal variation search has it, holds just where
    /// there is one.
    #[test]
    fn a_second_search_is_made_just_where_the_page_says(model in support::sketch::model(true), strict: bool, hard: bool, table: bool, depth in prop::option::of(1..4usize)) {
        let tree = model.build_with_states();
        let options = Options {
            algorithm: Algorithm::Pvs,
            cut: if strict { Cut::Above } else { Cut::AtLeast },
            fail: if hard { Fail::Hard } else { Fail::Soft },
            table: if table { Table::On } else { Table::Off },
            depth,
            ..Options::default()
        };
        let trace = Trace::record(&tree, &options).unwrap();
        for step in 1..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            let (node, child, w, bound, again) = match moment.event().unwrap() {
                Event::SearchAgain { node, child, child_value, child_bound, .. } => (node, child, child_value, child_bound, true),
                Event::Return { node, child, child_value, child_bound, .. } => (node, child, child_value, child_bound, false),
                _ => continue,
            };
            // The parent as it was when it sent for the child.
            let mut before = moment.at(moment.entered_at(child).unwrap() - 1);
            if matches!(before.event(), Some(Event::Probe { .. })) {
                before = moment.at(before.step - 1);
            }
            let open = *before.path().last().unwrap();
            let is_first = open.value.is_none();
            let is_second_search = matches!(before.event(), Some(Event::SearchAgain { .. }));
            let (alpha, beta) = (open.window.alpha, open.window.beta);
            let max = tree.player(node) == Player::Max;
            let was_expanded = !tree.is_leaf(child) && moment.limit() != Some(tree.depth(child));
            let is_bound = bound != Bound::Exact;
            let proven_less = if max { bound != Bound::Lower && w <= alpha } else { bound != Bound::Upper && w >= beta };
            let within = if max { w <= beta } else { w >= alpha };
            let worse = if max { Bound::Upper } else { Bound::Lower };
            let test = match (strict, table) {
                (false, false) => alpha < w && w < beta && was_expanded,
                (false, true) => alpha < w && w < beta && is_bound,
                (true, false) => !proven_less && within && alpha < beta && was_expanded,
                (true, true) => is_bound && bound != worse && within && alpha < beta,
            };
            prop_assert_eq!(again, test && !is_first && !is_second_search, "{:?}", moment.event());
        }
    }
}

#[test]
fn variables_of_a_second_search() {
    let tree = format::parse("[[3, 12], [[5, 9], [4, 1]], 2]").unwrap().tree;
    let options = Options { algorithm: Algorithm::Pvs, ..Options::default() };
    let trace = Trace::record(&tree, &options).unwrap();
    let again = (1..=trace.steps())
        .map(|step| Moment::new(&tree, &trace, step))
        .find(|moment| matches!(moment.event(), Some(Event::SearchAgain { .. })))
        .unwrap();
    let written = |moment: &Moment| {
        let variables = explain::variables(moment);
        variables.iter().map(|v| format!("{} = {}", v.name, v.value)).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(written(&again), "α = 3, β = ∞, v = 3, w = 4");
    let entered = again.at(again.entered_at(again.tree.at_path(&[1]).unwrap()).unwrap());
    assert_eq!(written(&entered), "α = 3, β = 3+");
    // C is its first child, and 5 the first of C, which is called with the same window.
    assert_eq!(written(&entered.at(entered.step + 1)), "α = 3, β = 3+");
    assert_eq!(written(&entered.at(entered.step + 2)), "α = 3, β = 3+, v = 5");
    // The last leaf was called with a null window of its own, which is not kept with it.
    let last = trace.previous_node(trace.steps());
    assert_eq!(written(&again.at(last)), "v = 2");
}
