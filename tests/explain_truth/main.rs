//! Every fact in a step's sentence, on random trees under all options crossed, against a replay of the search written
//! down here and against values computed by brute force.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod replay;

use plywalk::explain;
use plywalk::search::{self, Algorithm, Bound, Cut, Event, Fail, Options, Order, Table, true_values};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId};
use proptest::prelude::*;

use replay::{Replay, value};
use support::sketch;

/// A small tree with static values and states everywhere, players that alternate or do not.
fn trees() -> impl Strategy<Value = GameTree> {
    sketch::model(true)
        .prop_filter("not too large", |model| model.len() < 120)
        .prop_map(|model| model.build_with_states())
}

/// Searches without chance nodes; `further` ones too: null windows, iterations, budgets and tables.
fn options(further: bool) -> impl Strategy<Value = Options> {
    let plain =
        vec![Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::Expectimax];
    let all = [plain.clone(), vec![Algorithm::Pvs, Algorithm::Pvs]].concat();
    let algorithm = prop::sample::select(if further { all } else { plain });
    let depth = prop_oneof![3 => Just(None), 1 => (0usize..5).prop_map(Some)];
    let orders = vec![Order::Given, Order::Reversed, Order::BestFirst, Order::WorstFirst, Order::Random { seed: 7 }];
    let order = prop::sample::select(orders);
    let budget = prop_oneof![2 => Just(None), 1 => (10usize..60).prop_map(Some)];
    (algorithm, any::<[bool; 5]>(), order, depth, budget).prop_map(
        move |(algorithm, [strict, hard, iterative, table, previous], order, depth, budget)| {
            let iterative = iterative && further;
            Options {
                algorithm,
                cut: if strict { Cut::Above } else { Cut::AtLeast },
                fail: if hard { Fail::Hard } else { Fail::Soft },
                order: if iterative && previous { Order::Previous } else { order },
                depth,
                iterative,
                node_budget: budget.filter(|_| iterative),
                time_budget: None,
                table: if table && further { Table::On } else { Table::Off },
            }
        },
    )
}

fn recorded(tree: &GameTree, options: &Options) -> Option<Trace> {
    match Trace::record(tree, options) {
        Ok(trace) => Some(trace),
        Err(search::SearchError::BudgetSpent) => None,
        Err(error) => panic!("{error:?}"),
    }
}

/// What no sentence may look like.
fn well_formed(text: &str, language: Language) {
    sized(text, language, (280, 160));
}

/// What no sentence may look like, and how long one may be in each language.
fn sized(text: &str, language: Language, (english, chinese): (usize, usize)) {
    assert!(!text.is_empty());
    let plain =
        text.replace("fail-hard", "fail hard").replace("lpha-beta", "lpha beta").replace("Alpha-Beta", "Alpha Beta");
    for wrong in ["NaN", "inf", "  ", "{", "}", "-", "None", "Some"] {
        assert!(!plain.contains(wrong), "{wrong:?} in {text:?}");
    }
    let (end, longest) = match language {
        Language::English => (['.', '?'], english),
        Language::Chinese => (['。', '？'], chinese),
    };
    assert!(text.ends_with(end), "{text}");
    assert!(text.chars().count() <= longest, "{} characters: {text}", text.chars().count());
    let sentences = match language {
        Language::English => text.matches(". ").count() + text.matches("? ").count() + 1,
        Language::Chinese => text.matches(end).count(),
    };
    assert!(sentences <= 2, "{sentences} sentences: {text}");
    if language == Language::Chinese {
        for mark in "，。：；、（）".chars() {
            assert!(!text.contains(&format!(" {mark}")) && !text.contains(&format!("{mark} ")), "{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_fact_of_every_step_is_true(tree in trees(), options in options(true)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        let mut replay = Replay::new(&tree, &trace);
        for step in 0..=trace.steps() {
            replay.check(&Moment::new(&tree, &trace, step));
        }
    }

    #[test]
    fn every_text_is_well_formed_in_every_language(tree in trees(), options in options(true)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        let truth = true_values(&tree, &options);
        for language in Language::ALL {
            let texts = language.texts();
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                // The last sentence tells of the whole search, iterations, table, ties and all.
                let longest = if step == trace.steps() { (370, 190) } else { (280, 160) };
                sized(&explain::sentence(&moment, texts), language, longest);
                if let Some(question) = explain::question(&moment, texts) {
                    well_formed(&question, language);
                }
                for node in tree.nodes().filter(|node| (node.index() + step) % 5 == 0) {
                    well_formed(&explain::known(&moment, node, texts), language);
                    if let Some(truth) = explain::true_value(&moment, node, &truth, texts) {
                        well_formed(&truth, language);
                    }
                }
            }
        }
    }

    #[test]
    fn true_values_are_minimax_values(tree in trees(), options in options(false)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        let depth = trace.options().depth;
        let below = |node| depth.is_none_or(|depth| tree.depth(node) <= depth);
        let left = |node| depth.map(|depth| depth.saturating_sub(tree.depth(node)));
        let expected: Vec<f64> =
            tree.nodes().map(|n| if below(n) { value(&tree, n, left(n), &|_| None) } else { f64::NAN }).collect();
        let values = true_values(&tree, &options);
        prop_assert!(values.iter().zip(&expected).all(|(a, b)| a == b || a.is_nan() && b.is_nan()), "{values:?}");
    }

    #[test]
    fn the_next_step_answers_the_question(tree in trees(), options in options(true)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        for step in 0..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            let asked = explain::question(&moment, Language::English.texts()).is_some();
            let next = (step < trace.steps()).then(|| moment.at(step + 1).event()).flatten();
            match next {
                Some(Event::Cutoff { pruned_branches: 1.., .. }) => prop_assert!(asked),
                Some(Event::Enter { .. } | Event::Evaluate { .. } | Event::Probe { .. } | Event::Cutoff { .. }) => {}
                _ => prop_assert!(!asked),
            }
        }
    }

    #[test]
    fn what_is_known_of_a_pruned_node_names_its_cutoff(tree in trees(), options in options(true)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        let texts = Language::English.texts();
        for step in 0..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            for node in tree.nodes() {
                let known = explain::known(&moment, node, texts);
                let Some((_, rest)) = known.split_once("pruned at step ") else { continue };
                let number = rest.split(' ').next().unwrap().replace(',', "");
                let at = number.parse::<usize>().unwrap();
                let Some(Event::Cutoff { node: by, .. }) = moment.at(at).event() else { panic!("{known}") };
                prop_assert!(at <= step && tree.is_within(node, by) && node != by);
            }
        }
    }

    #[test]
    fn the_lessons_table_lists_every_leaf_once(tree in trees(), options in options(true)) {
        let Some(trace) = recorded(&tree, &options) else { return Ok(()) };
        let end = Moment::new(&tree, &trace, trace.steps());
        let events = || (1..=trace.steps()).filter_map(|step| end.at(step).event());
        let evaluated: Vec<NodeId> = events()
            .filter_map(|event| if let Event::Evaluate { node, .. } = event { Some(node) } else { None })
            .collect();
        let rows: Vec<_> = explain::constraints(&end, Language::Chinese.texts()).collect();
        prop_assert_eq!(rows.iter().flat_map(|row| row.leaves.clone()).collect::<Vec<_>>(), evaluated.clone());
        let seen_above = |leaf: NodeId| evaluated.iter().any(|&node| tree.is_within(leaf, node));
        let skipped = tree.nodes().filter(|&node| tree.is_leaf(node) && !seen_above(node)).count();
        let comes_once = options.algorithm != Algorithm::Pvs && !options.iterative && options.table == Table::Off;
        if comes_once {
            prop_assert_eq!(rows.iter().map(|row| row.skipped_count).sum::<usize>(), skipped);
        }
        for row in &rows {
            prop_assert!(row.cells.iter().all(|cell| !cell.is_empty() && !cell.contains("NaN")), "{:?}", row);
        }
        let cutoffs = events().filter(|event| matches!(event, Event::Cutoff { .. })).count();
        prop_assert!(rows.len() >= cutoffs);
    }

    #[test]
    fn an_edit_changes_what_it_is_said_to_change(
        tree in trees(), options in options(false), pick: prop::sample::Index, to in sketch::value()
    ) {
        let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let leaf = leaves[pick.index(leaves.len())];
        let mut edited = tree.clone();
        edited.set_leaf_value(leaf, to);
        let (before, after) = (Trace::record(&tree, &options).unwrap(), Trace::record(&edited, &options).unwrap());
        let moments = (Moment::new(&tree, &before, 0), Moment::new(&edited, &after, 0));
        for language in Language::ALL {
            well_formed(&explain::changed(&moments.0, &moments.1, Some(leaf), language.texts()), language);
            well_formed(&explain::changed(&moments.0, &moments.1, None, language.texts()), language);
        }
        let said = explain::changed(&moments.0, &moments.1, Some(leaf), Language::English.texts());
        prop_assert_eq!(said.contains("still worth"), before.value() == after.value(), "{}", said);
        let pruned = moments.1.at(after.steps()).status(leaf) == plywalk::trace::Status::Pruned;
        prop_assert_eq!(said.contains("pruned"), pruned, "{}", said);
        let events = |moment: &Moment, trace: &Trace| {
            (1..=trace.steps()).map(|step| moment.at(step).event().unwrap()).collect::<Vec<_>>()
        };
        let (before, after) = (events(&moments.0, &before), events(&moments.1, &after));
        let shared = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        if shared == before.len().max(after.len()) {
            prop_assert!(said.contains("Every step is the same"), "{}", said);
        } else if shared > 0 {
            let until = format!("The same until step {shared}.");
            prop_assert!(said.contains(&until), "{} but {}", said, until);
        }
    }
}

#[test]
fn bounds_are_written_with_their_sign() {
    let written = [(Bound::Exact, 3.0), (Bound::Upper, 2.5), (Bound::Lower, -13.0)].map(|(b, v)| b.write(v));
    assert_eq!(written, ["3", "≤ 2.5", "≥ −13"]);
}
