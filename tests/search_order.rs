//! Trees drawn in the order in which they are searched: the same picture as that of a tree that has its children in
//! this order.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::layout::{Between, Folds, Layout, Seats};
use plywalk::scene::{Fit, Point, Size, View, draw, hit};
use plywalk::search::{Algorithm, Options, Order};
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, TreeBuilder};
use proptest::prelude::*;
use scene_support::*;

/// A tree and the same with children as they are searched, to be searched from left to right. Every node has its number
/// in the first tree for a label.
struct Pair {
    tree: GameTree,
    trace: Trace,
    sorted: GameTree,
    sorted_trace: Trace,
    /// By node of the first tree: the same in the second.
    images: Vec<NodeId>,
}

impl Pair {
    fn new(tree: &GameTree, options: Options) -> Pair {
        let trace = Trace::record(tree, &options).unwrap();
        let moment = Moment::new(tree, &trace, 0);
        let (named, _) = rebuilt(tree, |_, _| {});
        let (sorted, images) = rebuilt(tree, |node, children| {
            assert_eq!(children.len(), tree.children(node).len());
            children.sort_by_key(|&child| moment.search_rank(child));
        });
        let sorted_trace = Trace::record(&sorted, &Options { order: Order::Given, ..options }).unwrap();
        assert_eq!(trace.steps(), sorted_trace.steps());
        Pair { tree: named, trace, sorted, sorted_trace, images }
    }

    fn moments(&self, step: usize) -> (Moment<'_>, Moment<'_>) {
        (Moment::new(&self.tree, &self.trace, step), Moment::new(&self.sorted, &self.sorted_trace, step))
    }
}

/// A tree with its children brought into some order, labelled; and by old node the new one.
fn rebuilt(tree: &GameTree, mut arrange: impl FnMut(NodeId, &mut [NodeId])) -> (GameTree, Vec<NodeId>) {
    let mut builder = TreeBuilder::default();
    let mut images = vec![NodeId::ROOT; tree.len()];
    let mut queue = vec![NodeId::ROOT];
    let mut done = 0;
    while done < queue.len() {
        let node = queue[done];
        let parent = tree.parent(node).map(|parent| images[parent.index()].index() as u32);
        let image = builder.add(parent, NodeSpec { player: tree.player(node), value: tree.value(node) });
        builder.set_label(image, &node.index().to_string());
        images[node.index()] = NodeId::new(image as usize);
        let first = queue.len();
        queue.extend(tree.children(node));
        arrange(node, &mut queue[first..]);
        done += 1;
    }
    (builder.finish().unwrap(), images)
}

/// Compares the pictures of both trees, and what is at some points of them.
fn compare(pair: &Pair, layouts: (&Layout, &Layout), step: usize, view: impl Fn(View<'_>) -> [View<'_>; 3]) {
    let (moment, sorted) = pair.moments(step);
    let size = Size { width: 700.0, height: 500.0 };
    let texts = Language::English.texts();
    let both = [(moment, layouts.0), (sorted, layouts.1)].map(|(moment, layout)| {
        let mut plain = View::new(moment.tree, layout, size, texts);
        plain.moment = Some(moment);
        plain.camera = plain.fitted(Fit::All);
        (plain, layout)
    });
    let pictures = both.map(|(plain, _)| view(plain));
    for (ours, theirs) in pictures[0].iter().zip(&pictures[1]) {
        assert_eq!(ours.camera, theirs.camera, "both are fitted alike");
        let (a, b) = (draw(ours), draw(theirs));
        assert_eq!(a.shapes.len(), b.shapes.len(), "at step {step}");
        for (ours, theirs) in a.shapes.iter().zip(&b.shapes) {
            assert_eq!((&ours.form, ours.role), (&theirs.form, theirs.role), "at step {step}");
            assert_eq!(ours.node.map(|node| pair.images[node.index()]), theirs.node);
        }
        for (x, y) in [(350.0, 40.0), (180.0, 250.0), (350.0, 460.0), (640.0, 460.0), (20.0, 360.0)] {
            let at = Point { x, y };
            assert_eq!(hit(ours, at).map(|node| pair.images[node.index()]), hit(theirs, at));
        }
    }
}

/// The whole, the subtree of the current node, and the middle of the picture from nearer.
fn three_views(plain: View<'_>) -> [View<'_>; 3] {
    let current = plain.moment.and_then(|moment| moment.current()).unwrap_or(NodeId::ROOT);
    let subtree = View { camera: plain.fitted(Fit::Subtree(current)), ..plain };
    let near = View { camera: plain.zoomed(Point { x: 200.0, y: 400.0 }, 7.0), ..plain };
    [plain, subtree, near]
}

fn searches() -> impl Strategy<Value = Options> {
    let algorithms = prop::sample::select(vec![Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs]);
    let orders = prop::sample::select(vec![
        Order::Reversed,
        Order::BestFirst,
        Order::WorstFirst,
        Order::Random { seed: 5 },
        Order::Given,
    ]);
    (algorithms, orders).prop_map(|(algorithm, order)| Options { algorithm, order, ..Options::default() })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_picture_is_that_of_the_tree_in_this_order(
        seed in 0..500u64,
        size in 2..120usize,
        options in searches(),
        share in 0.0..=1.0f64,
        reveals: bool,
    ) {
        let pair = Pair::new(&ragged(size, seed), options);
        let step = (share * pair.trace.steps() as f64) as usize;
        let seats = Seats::of_search(&pair.moments(step).0);
        prop_assert!(options.order != Order::Given || seats.are_given());
        let layouts = (Layout::seated(&pair.tree, &seats), Layout::tidy(&pair.sorted));
        compare(&pair, (&layouts.0, &layouts.1), step, |plain| three_views(View { reveals, ..plain }));
    }

    #[test]
    fn so_it_is_where_something_is_folded(
        seed in 0..500u64,
        marks in prop::collection::vec(prop::bool::weighted(0.3), 17),
        options in searches(),
        share in 0.0..=1.0f64,
        seen_only: bool,
    ) {
        let pair = Pair::new(&ragged(90, seed), options);
        let step = (share * pair.trace.steps() as f64) as usize;
        let (moment, sorted) = pair.moments(step);
        let mut folds = (Folds::default(), Folds::default());
        for node in pair.tree.nodes() {
            let folded = marks[node.index() % marks.len()];
            folds.0.set_folded(&pair.tree, node, folded);
            folds.1.set_folded(&pair.sorted, pair.images[node.index()], folded);
        }
        folds.0.set_seen_only(seen_only);
        folds.1.set_seen_only(seen_only);
        let layouts = (folds.0.layout_until(&moment, step, &Seats::of_search(&moment)), folds.1.layout(&sorted));
        prop_assert_eq!(layouts.0.xs(), layouts.1.xs());
        compare(&pair, (&layouts.0, &layouts.1), step, |plain| three_views(View { reveals: seen_only, ..plain }));
    }

    /// Nodes go past one another in a straight line.
    #[test]
    fn a_movement_leads_from_order_to_order(seed in 0..500u64, hidden in prop::collection::vec(any::<bool>(), 13)) {
        let tree = ragged(60, seed);
        let options = Options { order: Order::Random { seed }, ..Options::default() };
        let trace = Trace::record(&tree, &options).unwrap();
        let moment = Moment::new(&tree, &trace, 0);
        let mut folds = Folds::default();
        tree.nodes().for_each(|node| folds.set_folded(&tree, node, hidden[node.index() % hidden.len()]));
        let given = Layout::tidy(&tree);
        let seats = Seats::of_search(&moment);
        prop_assume!(!seats.are_given());
        let sorted = folds.layout_until(&moment, 0, &seats);
        for (from, to) in [(&given, &sorted), (&sorted, &given)] {
            let mut way = Between::new(&tree, from, to);
            for share in [0.0, 0.4, 1.0] {
                let there = way.at(share).clone();
                for depth in 0..tree.level_count() {
                    let level = there.level(&tree, depth);
                    prop_assert_eq!(there.level_within(&tree, depth, 0.0..0.1), level, "none is lost on the way");
                }
                for node in tree.nodes().filter(|&node| from.shows(node) && to.shows(node)) {
                    let expected = from.x(node) + share * (to.x(node) - from.x(node));
                    prop_assert!((there.x(node) - expected).abs() < 1e-9);
                }
            }
        }
    }
}

#[test]
fn large_trees_are_counted_in_this_order_too() {
    let tree = ragged(30_000, 3);
    for algorithm in [Algorithm::AlphaBeta, Algorithm::Pvs] {
        let options = Options { algorithm, order: Order::BestFirst, ..Options::default() };
        let pair = Pair::new(&tree, options);
        let seats = Seats::of_search(&pair.moments(0).0);
        let layouts = (Layout::seated(&pair.tree, &seats), Layout::tidy(&pair.sorted));
        for share in [0, 1, 4, 8] {
            for reveals in [false, true] {
                let step = pair.trace.steps() * share / 8;
                compare(&pair, (&layouts.0, &layouts.1), step, |plain| three_views(View { reveals, ..plain }));
            }
        }
    }
}

#[test]
fn a_search_through_a_large_folded_tree_makes_room_in_this_order_too() {
    let tree = ragged(300_000, 11);
    let options = Options { algorithm: Algorithm::Minimax, order: Order::Random { seed: 9 }, ..Options::default() };
    let pair = Pair::new(&tree, options);
    let mut folds = (Folds::default(), Folds::default());
    for node in pair.tree.nodes().filter(|node| node.index() % 9 == 5) {
        folds.0.set_folded(&pair.tree, node, true);
        folds.1.set_folded(&pair.sorted, pair.images[node.index()], true);
    }
    let seats = Seats::of_search(&pair.moments(0).0);
    for share in 0..20 {
        let step = pair.trace.steps() * share / 20 + 7 * share;
        let (moment, sorted) = pair.moments(step);
        let layouts = (folds.0.layout_until(&moment, step, &seats), folds.1.layout(&sorted));
        assert!(layouts.0.count() > 20_000);
        assert_eq!(layouts.0.xs(), layouts.1.xs());
        let image = |slot: usize| pair.images[layouts.0.node(slot).index()];
        assert!((0..layouts.0.count()).all(|slot| image(slot) == layouts.1.node(slot)));
    }
}
