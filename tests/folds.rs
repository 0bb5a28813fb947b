//! What is folded away and what is not, against the definition, and what the picture says of it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::layout::{Folds, Layout, Seats, stretch_end};
use plywalk::scene::{Fit, Role, Scene, Size, View, draw, hit};
use plywalk::search::{Algorithm, Options};
use plywalk::trace::{Moment, Status, Trace};
use plywalk::tree::{GameTree, NodeId};
use proptest::prelude::*;
use scene_support::*;

fn algorithms() -> impl Strategy<Value = Options> {
    prop::sample::select(Algorithm::ALL.to_vec())
        .prop_filter("for two players", |algorithm| *algorithm != Algorithm::Expectimax)
        .prop_map(|algorithm| Options { algorithm, ..Options::default() })
}

/// Folds every node whose number falls on a chosen one.
fn folds_of(tree: &GameTree, marks: &[bool], seen_only: bool) -> Folds {
    let mut folds = Folds::default();
    for node in tree.nodes() {
        folds.set_folded(tree, node, marks[node.index() % marks.len()]);
    }
    folds.set_seen_only(seen_only);
    folds
}

fn ancestors(tree: &GameTree, node: NodeId) -> Vec<NodeId> {
    std::iter::successors(tree.parent(node), |&above| tree.parent(above)).collect()
}

/// True if the search has entered a node by some step, told by looking at every event up to there.
fn entered(tree: &GameTree, trace: &Trace, step: usize) -> Vec<bool> {
    let mut entered = vec![false; tree.len()];
    for step in 1..=step {
        let moment = Moment::new(tree, trace, step);
        if let Some(open) = moment.deepest_open() {
            entered[open.index()] = true;
        }
        if let Some(current) = moment.current() {
            entered[current.index()] = true;
        }
    }
    entered
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_node_is_hidden_below_a_fold_that_the_search_is_not_in(
        seed in 0..500u64,
        marks in prop::collection::vec(prop::bool::weighted(0.3), 17),
        options in algorithms(),
        share in 0.0..=1.0f64,
    ) {
        let tree = ragged(60, seed);
        let trace = Trace::record(&tree, &options).unwrap();
        let step = (share * trace.steps() as f64) as usize;
        let moment = Moment::new(&tree, &trace, step);
        let layout = folds_of(&tree, &marks, false).layout(&moment);
        let open: Vec<NodeId> = moment.path().iter().map(|open| open.node).collect();
        for node in tree.nodes() {
            let shut = |above: NodeId| marks[above.index() % marks.len()] && !open.contains(&above);
            let expected = !ancestors(&tree, node).into_iter().any(shut);
            prop_assert_eq!(layout.shows(node), expected, "{:?}", node);
        }
        if let Some(current) = moment.current() {
            prop_assert!(layout.shows(current), "the current node is never hidden");
        }
    }

    #[test]
    fn only_what_was_seen_has_a_place_and_stubs_beside_it(
        seed in 0..500u64,
        marks in prop::collection::vec(prop::bool::weighted(0.1), 17),
        options in algorithms(),
        share in 0.0..=1.0f64,
    ) {
        let tree = ragged(60, seed);
        let trace = Trace::record(&tree, &options).unwrap();
        let step = (share * trace.steps() as f64) as usize;
        let moment = Moment::new(&tree, &trace, step);
        let layout = folds_of(&tree, &marks, true).layout(&moment);
        let seen = entered(&tree, &trace, step);
        let open: Vec<NodeId> = moment.path().iter().map(|open| open.node).collect();
        for node in tree.nodes() {
            prop_assert_eq!(moment.has_seen(node), seen[node.index()]);
            let shut = |above: &NodeId| marks[above.index() % marks.len()] && !open.contains(above);
            let above = ancestors(&tree, node);
            let known = |node: &NodeId| *node == NodeId::ROOT || seen[node.index()];
            let stub = moment.status(node) == Status::Pruned && above.first().is_some_and(known);
            let expected = !above.iter().any(shut) && (known(&node) || stub) && above.iter().all(known);
            prop_assert_eq!(layout.shows(node), expected, "{:?}", node);
        }
    }

    #[test]
    fn stretches_are_few_and_hold_what_is_seen_meanwhile(seed in 0..500u64, options in algorithms()) {
        let tree = ragged(400, seed);
        let trace = Trace::record(&tree, &options).unwrap();
        let ends: Vec<usize> = (0..=trace.steps()).map(|step| stretch_end(&Moment::new(&tree, &trace, step))).collect();
        for (step, &end) in ends.iter().enumerate() {
            prop_assert!(end >= step && end <= trace.steps());
            prop_assert!(end - step <= step / 4 + 4, "step {} has room up to {}", step, end);
        }
        prop_assert!(ends.is_sorted());
        let mut different = ends;
        different.dedup();
        let few = 8 + 4 * trace.steps().max(1).ilog2() as usize + 2 * trace.iteration_steps().count();
        prop_assert!(different.len() <= few, "{} of {}", different.len(), trace.steps());
    }
}

#[test]
fn below_a_level_and_one_more() {
    let tree = tictactoe("XOX/O../...");
    let trace = Trace::record(&tree, &Options::default()).unwrap();
    let start = Moment::new(&tree, &trace, 0);
    let mut folds = Folds::default();
    assert!(folds.is_empty());
    for depth in 0..tree.level_count() {
        folds.fold_below(&tree, depth);
        let shown = folds.layout(&start).count();
        assert_eq!(shown, tree.level(depth).end, "down to level {depth}");
    }
    folds.fold_below(&tree, 1);
    let first = tree.children(NodeId::ROOT).next().unwrap();
    folds.set_folded(&tree, first, false);
    let children = tree.children(first).len();
    assert_eq!(folds.layout(&start).count(), tree.level(1).end + children, "one level more, of one node");
    let deep = NodeId::new(tree.len() - 1);
    folds.unfold_to(&tree, deep);
    assert!(folds.layout(&start).shows(deep));
    folds.unfold_all();
    assert!(folds.is_empty() && folds.layout(&start).shows_all());
}

#[test]
fn the_path_alone_and_at_the_end_the_principal_variation() {
    let board = Board::parsed(TWELVE);
    let mut folds = Folds::default();
    folds.fold_to_path(&board.tree);
    for step in 0..=board.trace.steps() {
        let moment = Moment::new(&board.tree, &board.trace, step);
        let layout = folds.layout(&moment);
        let line: Vec<NodeId> = if step == board.trace.steps() {
            moment.principal_variation()
        } else {
            moment.path().iter().map(|open| open.node).collect()
        };
        for node in board.tree.nodes() {
            let expected = board.tree.parent(node).is_none_or(|parent| line.contains(&parent));
            assert_eq!(layout.shows(node), expected, "{node:?} at step {step}");
        }
    }
}

fn pictured<'a>(board: &'a Board, layout: &'a Layout, step: usize, reveals: bool) -> View<'a> {
    let mut view = board.view(step, LAPTOP);
    view.layout = layout;
    view.reveals = reveals;
    view.camera = view.fitted(Fit::All);
    view
}

/// The plates of folded subtrees, by node, their lines joined.
fn plates(scene: &Scene) -> Vec<(usize, String)> {
    let mut plates: Vec<(usize, String)> = Vec::new();
    for (node, line) in scene.texts(Role::Folded) {
        let node = node.unwrap().index();
        match plates.last_mut().filter(|(last, _)| *last == node) {
            Some((_, text)) => *text = format!("{text}; {line}"),
            None => plates.push((node, line)),
        }
    }
    plates
}

/// What a plate under a node should say, in full, counted node by node.
fn described(board: &Board, top: NodeId, moment: &Moment) -> [String; 3] {
    let tree = &board.tree;
    let below: Vec<NodeId> = tree.nodes().filter(|&node| node != top && tree.is_within(node, top)).collect();
    let leaves = below.iter().filter(|&&node| tree.is_leaf(node)).count();
    let count = |wanted: &[Status]| below.iter().filter(|&&node| wanted.contains(&moment.status(node))).count();
    let kinds = [
        (count(&[Status::Open, Status::Closed]), "visited"),
        (count(&[Status::Pruned]), "pruned"),
        (count(&[Status::Untouched]), "not yet"),
    ];
    let became = kinds.iter().filter(|(count, _)| *count > 0).map(|(count, kind)| format!("{count} {kind}"));
    let became = became.collect::<Vec<_>>().join(", ");
    let nodes = below.len();
    let holds = |many: usize, one: &str, more: &str| format!("{many} {}", if many == 1 { one } else { more });
    let (held, leaves) = (holds(nodes, "node", "nodes"), holds(leaves, "leaf", "leaves"));
    [format!("{held}, {leaves}; {became}"), format!("{held}; {leaves}"), format!("+{nodes}")]
}

#[test]
fn plates_say_how_much_there_is_and_what_became_of_it() {
    let board = Board::parsed(TWELVE);
    let mut lengths = [0; 3];
    for (depth, width) in (0..3).flat_map(|depth| [(depth, LAPTOP.width), (depth, 0.8 * LAPTOP.width)]) {
        let mut folds = Folds::default();
        folds.fold_below(&board.tree, depth);
        for step in 0..=board.trace.steps() {
            let moment = Moment::new(&board.tree, &board.trace, step);
            let layout = folds.layout(&moment);
            let mut view = pictured(&board, &layout, step, false);
            view.size.width = width;
            view.camera = view.fitted(Fit::All);
            let scene = draw(&view);
            let folded = |node: &NodeId| {
                layout.shows(*node)
                    && !board.tree.is_leaf(*node)
                    && !board.tree.children(*node).any(|child| layout.shows(child))
                    && moment.status(*node) != Status::Open
            };
            let plates = plates(&scene);
            let folded: Vec<NodeId> = board.tree.nodes().filter(folded).collect();
            assert_eq!(plates.len(), folded.len(), "below {depth}, step {step}: {plates:?}");
            for (top, (node, text)) in folded.into_iter().zip(plates) {
                assert_eq!(node, top.index());
                let length = described(&board, top, &moment).iter().position(|full| *full == text);
                lengths[length.unwrap_or_else(|| panic!("{text} at {top:?}, step {step}"))] += 1;
            }
        }
    }
    assert!(lengths[0] > 0 && lengths[1] > 0, "{lengths:?}");
}

#[test]
fn nodes_appear_as_the_search_reaches_them() {
    for text in [NINE, TWELVE] {
        let board = Board::parsed(text);
        let mut places = vec![None; board.tree.len()];
        for step in 0..=board.trace.steps() {
            let moment = Moment::new(&board.tree, &board.trace, step);
            let view = pictured(&board, &board.layout, step, true);
            let scene = draw(&view);
            let seen = entered(&board.tree, &board.trace, step);
            let expected: Vec<usize> = (0..board.tree.len()).filter(|&node| node == 0 || seen[node]).collect();
            assert_eq!(nodes(&scene, Role::Node), expected, "step {step}");
            for &(node, room) in &scene.labels {
                let place = *places[node.index()].get_or_insert(room.center());
                assert!((place.x - room.center().x).abs() < 0.01, "{node:?} stays where it is");
                assert_eq!(hit(&view, room.center()), Some(node));
            }
            for node in board.tree.nodes().filter(|node| !expected.contains(&node.index())) {
                assert_eq!(hit(&view, view.node_center(node)), None, "{node:?} is not there yet");
            }
            // A stub a pruned branch, and nothing below it.
            let stub = |node: &NodeId| {
                let parent = board.tree.parent(*node);
                moment.status(*node) == Status::Pruned
                    && parent.is_some_and(|parent| moment.status(parent) != Status::Pruned)
            };
            let stubs: Vec<usize> = board.tree.nodes().filter(stub).map(NodeId::index).collect();
            assert_eq!(nodes(&scene, Role::Cross), stubs, "step {step}");
            assert_eq!(nodes(&scene, Role::PrunedEdge), stubs);
            assert_eq!(stubs.len(), moment.counts().pruned_branches);
        }
    }
}

#[test]
fn what_was_seen_is_drawn_closer_together() {
    let board = Board::new(tictactoe("........."), &Options::default());
    let mut folds = Folds::default();
    folds.set_seen_only(true);
    for step in [0, 1, 60, 5_000, board.trace.steps()] {
        let moment = Moment::new(&board.tree, &board.trace, step);
        let layout = folds.layout_until(&moment, stretch_end(&moment), &Seats::default());
        assert!(layout.width() < board.layout.width() / 4.0);
        let scene = draw(&pictured(&board, &layout, step, true));
        assert!(scene.len() < 20_000);
        for node in nodes(&scene, Role::Node) {
            assert!(node == 0 || moment.has_seen(NodeId::new(node)));
        }
    }
}

#[test]
fn a_search_goes_through_a_large_folded_tree_without_moving_it_far() {
    let tree = ragged(300_000, 11);
    let trace = Trace::record(&tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).unwrap();
    let mut folds = Folds::default();
    for node in tree.nodes().filter(|node| node.index() % 9 == 5) {
        folds.set_folded(&tree, node, true);
    }
    let mut inserted = 0;
    for share in 0..40 {
        let moment = Moment::new(&tree, &trace, trace.steps() * share / 40 + 7 * share);
        let (base, held_open) = (folds.base(&moment, 0, &Seats::default()), folds.held_open(&moment));
        assert!(base.count() > 20_000);
        let layout = folds.layout(&moment);
        inserted += layout.count() - base.count();
        for depth in 0..tree.level_count() {
            let xs = &layout.xs()[layout.level(&tree, depth)];
            assert!(xs.windows(2).all(|pair| pair[1] - pair[0] > 1.0 - 1e-6), "level {depth}");
            assert!(xs.first().is_none_or(|&x| x >= 0.0) && xs.last().is_none_or(|&x| x <= layout.width()));
        }
        let open: Vec<NodeId> = moment.path().iter().map(|open| open.node).collect();
        let shut = |node: NodeId| node.index() % 9 == 5 && !tree.is_leaf(node) && !open.contains(&node);
        let mut hidden = vec![false; tree.len()];
        for node in tree.nodes().skip(1) {
            let parent = tree.parent(node).unwrap();
            hidden[node.index()] = hidden[parent.index()] || shut(parent);
            assert_eq!(layout.shows(node), !hidden[node.index()], "{node:?}");
        }
        if let Some(&top) = held_open.first() {
            let before = base.slot(top);
            for slot in 0..base.count() {
                let node = base.node(slot);
                let moved = layout.x(node) - base.x(node);
                assert!(moved > -1e-6, "{node:?} moves to the right or not at all");
                assert!(slot >= before || tree.depth(node) != tree.depth(top) || moved < 1e-6);
            }
        }
    }
    assert!(inserted > 0);
}

#[test]
fn pictures_of_parts_are_bounded_and_show_the_search() {
    let board = Board::new(tictactoe("........."), &Options::default());
    let steps = board.trace.steps();
    for kind in 0..6 {
        let mut folds = Folds::default();
        match kind {
            0 => folds.fold_below(&board.tree, 3),
            1 => folds.fold_below(&board.tree, 7),
            2 => folds.fold_to_path(&board.tree),
            3 => folds.set_seen_only(true),
            4 => folds.set_folded(&board.tree, NodeId::new(1), true),
            _ => {}
        }
        for step in [0, 1, steps / 3, steps / 2 + 1, steps - 1, steps] {
            let moment = Moment::new(&board.tree, &board.trace, step);
            let layout = folds.layout_until(&moment, stretch_end(&moment), &Seats::default());
            for size in [LAPTOP, Size { width: 0.0, height: 0.0 }] {
                let mut view = pictured(&board, &layout, step, kind >= 3);
                view.size = size;
                view.camera = view.fitted(Fit::All);
                for zoom in 0..24 {
                    let scene = draw(&view);
                    let what = format!("kind {kind}, step {step}, zoom {zoom}");
                    assert!(scene.shapes.iter().all(is_finite), "{what}");
                    assert!(scene.len() <= 50_000, "{what}: {} shapes", scene.len());
                    assert!(scene.labels.len() <= 700, "{what}");
                    if let Some(current) = moment.current() {
                        assert!(layout.shows(current), "{what}");
                        view.camera = view.following(current);
                        let near = draw(&view);
                        let marked = near.shapes.iter().any(|s| matches!(s.role, Role::Current | Role::PathEdge));
                        assert!(marked || size.width == 0.0, "{what}");
                    }
                    view.camera = view.zoomed(view.node_center(moment.current().unwrap_or(NodeId::ROOT)), 2.0);
                }
            }
        }
    }
}
