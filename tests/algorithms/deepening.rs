//! Iterative deepening: what it answers, what it costs, when it stops.

use plywalk::search::{self, Algorithm, Cut, Event, Fail, Options, Order, SearchError, Silent};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{NodeId, Player};
use proptest::prelude::*;

use super::listen::{listen, read};
use super::model::Model;
use super::naive::Naive;
use super::random::{self, Dice, Kinds};
use super::values::in_order;

/// A random tree with static values, and options to deepen in it.
fn deepening(seed: u64, size: usize, algorithms: &[Algorithm]) -> (Model, Options) {
    let mut dice = Dice(seed);
    let kinds = Kinds { statics: true, unruly: dice.one_in(2), infinite: false, chance: false };
    let orders = [Order::Given, Order::Reversed, Order::BestFirst, Order::WorstFirst, Order::Previous];
    let options = Options {
        algorithm: algorithms[dice.below(algorithms.len())],
        cut: Cut::ALL[dice.below(2)],
        fail: Fail::ALL[dice.below(2)],
        order: orders[dice.below(orders.len())],
        depth: Some(dice.below(7)).filter(|_| dice.one_in(2)),
        iterative: true,
        ..Options::DEFAULT
    };
    (random::tree(seed, size, kinds), options)
}

/// The depths of the iterations.
fn depths(model: &Model, options: &Options) -> Vec<usize> {
    let height = model.nodes.iter().map(|node| node.depth).max().unwrap();
    let last = options.depth.map_or(height, |depth| depth.min(height));
    if last == 0 { vec![0] } else { (1..=last).collect() }
}

/// The events of each iteration, without those that begin them.
fn iterations(events: &[Event]) -> Vec<Vec<Event>> {
    let mut all: Vec<Vec<Event>> = Vec::new();
    for event in events {
        match event {
            Event::Iteration { .. } => all.push(Vec::new()),
            event => all.last_mut().expect("an iteration").push(*event),
        }
    }
    all
}

const TWO_PLAYERS: [Algorithm; 4] = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::Pvs];

proptest! {
    /// Every iteration has the value of the plain search to its depth, and the last one's is the answer.
    #[test]
    fn each_iteration_has_the_plain_searchs_value(seed: u64, size in 1..80usize) {
        let (model, options) = deepening(seed, size, &Algorithm::ALL);
        let tree = model.build();
        let trace = Trace::record(&tree, &options).unwrap();
        let iterations = trace.iterations(&tree);
        let expected = depths(&model, &options);
        prop_assert_eq!(iterations.iter().map(|iteration| iteration.depth).collect::<Vec<_>>(), expected.clone());
        for iteration in &iterations {
            prop_assert_eq!(iteration.value, Some(model.worth(0, Some(iteration.depth))), "{:?}", options);
            let plain = Options { depth: Some(iteration.depth), iterative: false, order: Order::Given, ..options };
            prop_assert_eq!(iteration.value.unwrap(), search::run(&tree, &plain, &mut Silent).unwrap().value);
        }
        let outcome = search::run(&tree, &options, &mut Silent).unwrap();
        prop_assert_eq!(Some(outcome.value), iterations.last().unwrap().value);
        prop_assert_eq!(outcome.best_child, iterations.last().unwrap().best_child);
        prop_assert_eq!(outcome.depth, expected.last().copied());
    }

    /// Each iteration reads what the textbook's recursion reads that tries the last iteration's best line first.
    #[test]
    fn the_best_line_goes_first(seed: u64, size in 1..60usize) {
        let (model, options) = deepening(seed, size, &TWO_PLAYERS);
        let tree = model.build();
        let (_, events) = listen(&tree, &options);
        let final_depth = depths(&model, &options).last().copied();
        let mut line: Vec<usize> = Vec::new();
        let mut answers = vec![None; model.nodes.len()];
        for (depth, events) in depths(&model, &options).into_iter().zip(iterations(&events)) {
            let order = |node: usize| {
                let mut children = match options.order {
                    Order::Previous => by_answers(&model, node, &answers),
                    order => in_order(&model, node, order, final_depth),
                };
                let place = line.iter().position(|&on_line| on_line == node);
                if let Some(&first) = place.and_then(|place| line.get(place + 1)) {
                    children.retain(|&child| child != first);
                    children.insert(0, first);
                }
                children
            };
            let Options { cut, fail, .. } = options;
            let mut naive = Naive { cut, fail, limit: Some(depth), ..Naive::new(&model, &order) };
            let (low, high) = (f64::NEG_INFINITY, f64::INFINITY);
            match options.algorithm {
                Algorithm::Minimax => drop(naive.minimax(0)),
                Algorithm::Pvs => drop(naive.pvs(0, low, high)),
                _ => drop(naive.alpha_beta(0, low, high)),
            }
            prop_assert_eq!(read(&events), naive.read.clone(), "{:?} to {}", options, depth);
            let mut next = vec![0];
            while let Some(child) = naive.best[*next.last().unwrap()] {
                next.push(child);
            }
            let found = naive.answers.clone();
            (line, answers) = (next, found);
        }
    }

    /// A budget of nodes is never exceeded, and what happens up to its end is what happens without it.
    #[test]
    fn a_node_budget_ends_the_search_within_an_iteration(seed: u64, size in 1..50usize, budget in 0..200usize) {
        let (model, options) = deepening(seed, size, &Algorithm::ALL);
        let tree = model.build();
        let (_, full) = listen(&tree, &options);
        let mut left = budget;
        let mut end = full.len();
        for (place, event) in full.iter().enumerate() {
            let needs_a_node = event.is_visit() || matches!(event, Event::Iteration { .. });
            if needs_a_node && left == 0 {
                end = place;
                break;
            }
            left -= usize::from(event.is_visit());
        }
        let within = &full[..end];
        let finished = |event: &&Event| match event {
            Event::Leave { node, .. } => *node == NodeId::ROOT,
            Event::Evaluate { node, .. } => *node == NodeId::ROOT,
            _ => false,
        };
        let answer = within.iter().rfind(finished);
        let options = Options { node_budget: Some(budget), ..options };
        match answer {
            None => {
                prop_assert_eq!(search::run(&tree, &options, &mut Silent).unwrap_err(), SearchError::BudgetSpent);
            }
            Some(Event::Leave { value, .. } | Event::Evaluate { value, .. }) => {
                let (outcome, events) = listen(&tree, &options);
                prop_assert_eq!(&events[..], within);
                prop_assert_eq!(outcome.value, *value);
                let trace = Trace::record(&tree, &options).unwrap();
                prop_assert_eq!(trace.value(), *value);
                let last = trace.iterations(&tree).pop().unwrap();
                prop_assert_eq!(last.value.is_some(), finished(within.last().as_ref().unwrap()));
                prop_assert_eq!(Moment::new(&tree, &trace, trace.steps()).deepest_open().is_some(), last.value.is_none());
                let costs = trace.iterations(&tree).iter().map(|iteration| iteration.counts.visited).sum::<usize>();
                prop_assert_eq!(costs, within.iter().filter(|event| event.is_visit()).count());
                prop_assert!(costs <= budget);
            }
            Some(other) => panic!("{other:?}"),
        }
    }
}

/// The children by their last answers, the best for the player to move first, those without one last.
fn by_answers(model: &Model, node: usize, answers: &[Option<f64>]) -> Vec<usize> {
    let sign = if model.nodes[node].player == Player::Max { 1.0 } else { -1.0 };
    let mut children = model.nodes[node].children.clone();
    let key = |child: usize| answers[child].map_or(f64::INFINITY, |answer| -sign * answer);
    children.sort_by(|&a, &b| key(a).partial_cmp(&key(b)).unwrap());
    children
}

fn three_levels() -> Model {
    let mut model = Model::root(Player::Max);
    for _ in 0..2 {
        model.add(0, Player::Min);
    }
    for parent in [1, 1, 2, 2] {
        model.add(parent, Player::Max);
    }
    for (node, value) in model.nodes.iter_mut().zip([0.0, 3.0, 1.0, 2.0, 4.0, 5.0, 6.0]) {
        node.value = Some(value);
    }
    model
}

#[test]
fn an_iteration_without_static_values_is_refused_by_name() {
    let mut model = three_levels();
    let iterative = Options { iterative: true, ..Options::DEFAULT };
    model.nodes[0].value = None;
    assert!(search::check(&model.build(), &iterative).is_ok());
    model.nodes[2].value = None;
    let refused = search::check(&model.build(), &iterative).unwrap_err();
    assert_eq!(refused, SearchError::NoStaticValue { node: NodeId::new(2), path: vec![1], depth: 1 });
}

#[test]
fn budgets_and_the_previous_order_need_iterations() {
    let tree = three_levels().build();
    let refused = |options| search::check(&tree, &options).unwrap_err();
    let budget = Options { node_budget: Some(5), ..Options::DEFAULT };
    assert_eq!(refused(budget), SearchError::BudgetNeedsIterations);
    let budget = Options { time_budget: Some(5), ..Options::DEFAULT };
    assert_eq!(refused(budget), SearchError::BudgetNeedsIterations);
    let order = Options { order: Order::Previous, ..Options::DEFAULT };
    assert_eq!(refused(order), SearchError::OrderNeedsIterations);
}

#[test]
fn no_time_is_no_answer_and_much_time_is_enough() {
    let tree = three_levels().build();
    let timed = |milliseconds| {
        let options = Options { iterative: true, time_budget: Some(milliseconds), ..Options::DEFAULT };
        search::run(&tree, &options, &mut Silent)
    };
    assert_eq!(timed(0).unwrap_err(), SearchError::BudgetSpent);
    assert_eq!(timed(60_000).unwrap().depth, Some(2));
    assert_eq!(timed(u64::MAX).unwrap().depth, Some(2));
}

#[test]
fn stopping_from_outside_is_no_budget() {
    let tree = three_levels().build();
    struct Impatient(usize);
    impl search::Observer for Impatient {
        fn observe(&mut self, _event: &Event) -> std::ops::ControlFlow<()> {
            self.0 -= 1;
            if self.0 == 0 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
        }
    }
    for events in 1..10 {
        let options = Options { iterative: true, node_budget: Some(100), ..Options::DEFAULT };
        assert_eq!(search::run(&tree, &options, &mut Impatient(events)).unwrap_err(), SearchError::Stopped);
    }
}

#[test]
fn a_single_node_is_one_iteration() {
    let mut model = Model::root(Player::Max);
    model.nodes[0].value = Some(4.0);
    let outcome = search::run(&model.build(), &Options { iterative: true, ..Options::DEFAULT }, &mut Silent).unwrap();
    assert_eq!((outcome.value, outcome.best_child, outcome.depth), (4.0, None, Some(0)));
}
