//! The laws of a tidy drawing, each stated by brute force on small trees of any shape; then the large ones.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

use std::collections::HashMap;
use std::ops::ControlFlow::Continue;

use plywalk::games::random::{RandomTree, generate};
use plywalk::games::tictactoe::{Position, TicTacToe};
use plywalk::layout::{Between, Layout};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use plywalk::{format, games};
use proptest::prelude::*;

/// What rounding may add up to.
const EPSILON: f64 = 1e-9;

/// The tree in which node `i + 1` is a child of node `parents[i]`.
fn tree_of(parents: &[u32]) -> GameTree {
    let spec = NodeSpec { player: Player::Max, value: Some(0.0) };
    let mut builder = TreeBuilder::default();
    builder.add(None, spec);
    for &parent in parents {
        builder.add(Some(parent), spec);
    }
    builder.finish().unwrap()
}

/// Trees of up to 60 nodes: bushes, combs, brooms, near-chains and stars.
fn trees() -> impl Strategy<Value = GameTree> {
    (prop::collection::vec(any::<prop::sample::Index>(), 0..60), 0..4usize).prop_map(|(picks, kind)| {
        let parents: Vec<u32> = picks
            .iter()
            .enumerate()
            .map(|(before, pick)| {
                let candidates = before + 1;
                let newest = pick.index(candidates.min(3));
                match kind {
                    0 => pick.index(candidates) as u32,
                    1 => (before - newest.min(before)) as u32,
                    2 => pick.index(candidates.min(4)) as u32,
                    _ if before % 3 == 0 => pick.index(candidates) as u32,
                    _ => before as u32,
                }
            })
            .collect();
        tree_of(&parents)
    })
}

/// The same tree with all children in reverse, and by old node the new one.
fn mirrored(tree: &GameTree) -> (GameTree, Vec<NodeId>) {
    let spec = NodeSpec { player: Player::Max, value: Some(0.0) };
    let mut builder = TreeBuilder::default();
    builder.add(None, spec);
    let mut new_of_old = vec![NodeId::ROOT; tree.len()];
    let mut level = vec![NodeId::ROOT];
    while !level.is_empty() {
        let mut next = Vec::new();
        for &old in &level {
            for child in tree.children(old).rev() {
                let number = builder.add(Some(new_of_old[old.index()].index() as u32), spec);
                new_of_old[child.index()] = NodeId::new(number as usize);
                next.push(child);
            }
        }
        level = next;
    }
    (builder.finish().unwrap(), new_of_old)
}

/// A subtree drawn around its top: by level, the places of its nodes. `places` holds them by node.
fn drawn(tree: &GameTree, top: NodeId, x: &dyn Fn(NodeId) -> f64) -> Vec<Vec<f64>> {
    let mut levels = Vec::new();
    let mut level = vec![top];
    while !level.is_empty() {
        levels.push(level.iter().map(|&node| x(node) - x(top)).collect());
        level = level.iter().flat_map(|&node| tree.children(node)).collect();
    }
    levels
}

/// A subtree's shape, in brackets.
fn shape(tree: &GameTree, node: NodeId) -> String {
    let children: String = tree.children(node).map(|child| shape(tree, child)).collect();
    format!("({children})")
}

/// The placement as its definition has it, with every pair of siblings compared on every level: by level, the places of
/// a subtree's nodes around its top.
fn reference(tree: &GameTree, node: NodeId) -> Vec<Vec<f64>> {
    let parts: Vec<_> = tree.children(node).map(|child| reference(tree, child)).collect();
    let count = parts.len();
    let mut levels = vec![vec![0.0]];
    if count == 0 {
        return levels;
    }
    let apart = |left: usize, right: usize| {
        let meet = parts[left].iter().zip(&parts[right]);
        meet.map(|(left, right)| left[left.len() - 1] - right[0] + 1.0).fold(f64::NEG_INFINITY, f64::max)
    };
    let mut leftmost = vec![0.0; count];
    for right in 1..count {
        leftmost[right] = (0..right).map(|left| leftmost[left] + apart(left, right)).fold(f64::MIN, f64::max);
    }
    let mut rightmost = vec![leftmost[count - 1]; count];
    for left in (0..count - 1).rev() {
        rightmost[left] = (left + 1..count).map(|right| rightmost[right] - apart(left, right)).fold(f64::MAX, f64::min);
    }
    let middle = leftmost[count - 1] / 2.0;
    for (child, part) in parts.iter().enumerate() {
        let place = (leftmost[child] + rightmost[child]) / 2.0 - middle;
        for (depth, level) in part.iter().enumerate() {
            if levels.len() < depth + 2 {
                levels.push(Vec::new());
            }
            levels[depth + 1].extend(level.iter().map(|x| x + place));
        }
    }
    levels
}

fn assert_close(a: &[Vec<f64>], b: &[Vec<f64>]) {
    assert_eq!(a.iter().map(Vec::len).collect::<Vec<_>>(), b.iter().map(Vec::len).collect::<Vec<_>>());
    for (a, b) in a.iter().flatten().zip(b.iter().flatten()) {
        assert!((a - b).abs() < EPSILON, "{a} and {b}");
    }
}

/// Neighbours of a level stand a unit apart or more, parents over the middle of their children, the leftmost node at 0
/// and the rightmost at the width.
fn assert_tidy(tree: &GameTree, layout: &Layout) {
    for depth in 0..tree.level_count() {
        let places = &layout.xs()[tree.level(depth)];
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 1.0 - EPSILON), "level {depth}: {places:?}");
    }
    for node in tree.nodes() {
        let mut children = tree.children(node);
        let Some(first) = children.next() else { continue };
        let last = children.next_back().unwrap_or(first);
        let middle = (layout.x(first) + layout.x(last)) / 2.0;
        assert!((layout.x(node) - middle).abs() < EPSILON, "{node:?} at {} over {middle}", layout.x(node));
    }
    let (low, high) = layout.xs().iter().fold((f64::MAX, f64::MIN), |(low, high), &x| (low.min(x), high.max(x)));
    assert_eq!((low, high), (0.0, layout.width()));
}

fn assert_mirrored(tree: &GameTree, layout: &Layout) {
    let (mirror, new_of_old) = mirrored(tree);
    let reflected = Layout::tidy(&mirror);
    assert!((reflected.width() - layout.width()).abs() < EPSILON);
    for node in tree.nodes() {
        let x = layout.width() - reflected.x(new_of_old[node.index()]);
        assert!((layout.x(node) - x).abs() < EPSILON, "{node:?} at {} and {x}", layout.x(node));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn drawings_are_tidy(tree in trees()) {
        assert_tidy(&tree, &Layout::tidy(&tree));
    }

    #[test]
    fn every_node_stands_where_the_definition_puts_it(tree in trees()) {
        let layout = Layout::tidy(&tree);
        assert_close(&drawn(&tree, NodeId::ROOT, &|node| layout.x(node)), &reference(&tree, NodeId::ROOT));
    }

    #[test]
    fn a_mirrored_tree_has_the_mirrored_drawing(tree in trees()) {
        assert_mirrored(&tree, &Layout::tidy(&tree));
    }

    #[test]
    fn equal_subtrees_are_drawn_equal(tree in trees()) {
        let layout = Layout::tidy(&tree);
        let mut known: HashMap<String, Vec<Vec<f64>>> = HashMap::new();
        for node in tree.nodes() {
            let drawing = drawn(&tree, node, &|node| layout.x(node));
            assert_close(known.entry(shape(&tree, node)).or_insert_with(|| drawing.clone()), &drawing);
        }
    }

    #[test]
    fn what_is_visible_is_drawn_as_a_tree_of_its_own(tree in trees(), hidden in prop::collection::vec(any::<u8>(), 60)) {
        let visible = |node: NodeId| !hidden[node.index() % hidden.len()].is_multiple_of(4);
        let layout = Layout::of_visible(&tree, visible);
        // The part that is left, built anew: old node by new node.
        let mut part = vec![NodeId::ROOT];
        let mut parents = Vec::new();
        let mut done = 0;
        while done < part.len() {
            for child in tree.children(part[done]).filter(|&child| visible(child)) {
                parents.push(done as u32);
                part.push(child);
            }
            done += 1;
        }
        let tidy = Layout::tidy(&tree_of(&parents));
        prop_assert_eq!(layout.width(), tidy.width());
        for (new, &old) in part.iter().enumerate() {
            prop_assert_eq!(layout.x(old), tidy.x(NodeId::new(new)));
        }
        for node in tree.nodes() {
            prop_assert_eq!(layout.shows(node), part.contains(&node));
        }
        prop_assert_eq!(layout.count(), part.len());
        for depth in 0..tree.level_count() {
            let slots = layout.level(&tree, depth);
            let nodes: Vec<NodeId> = slots.clone().map(|slot| layout.node(slot)).collect();
            let expected: Vec<NodeId> = part.iter().copied().filter(|&node| tree.depth(node) == depth).collect();
            prop_assert_eq!(nodes, expected);
            prop_assert!(layout.xs()[slots].is_sorted());
        }
        for node in tree.nodes() {
            let shown = layout.nearest_shown(&tree, node);
            prop_assert!(tree.is_within(node, shown) && layout.shows(shown));
            prop_assert_eq!(shown == node, part.contains(&node));
        }
    }

    #[test]
    fn a_movement_leads_from_one_drawing_to_another(tree in trees(), a in any::<[u8; 32]>(), b in any::<[u8; 32]>()) {
        let [from, to] = [a, b].map(|hidden| {
            Layout::of_visible(&tree, |node: NodeId| !hidden[node.index() % hidden.len()].is_multiple_of(3))
        });
        let mut way = Between::new(&tree, &from, &to);
        for share in [0.0, 0.3, 0.5, 1.0] {
            let there = way.at(share).clone();
            for node in tree.nodes() {
                prop_assert_eq!(there.shows(node), from.shows(node) || to.shows(node));
                if from.shows(node) && to.shows(node) {
                    let expected = from.x(node) + share * (to.x(node) - from.x(node));
                    prop_assert!((there.x(node) - expected).abs() < EPSILON);
                }
            }
            for depth in 0..tree.level_count() {
                prop_assert!(there.xs()[there.level(&tree, depth)].is_sorted(), "level {} at {}", depth, share);
            }
        }
    }

    #[test]
    fn a_stretch_of_a_level_is_found(tree in trees(), from in -1.0..30.0, width in 0.0..10.0) {
        let layout = Layout::tidy(&tree);
        for depth in 0..tree.level_count() + 1 {
            let found: Vec<_> = layout.level_within(&tree, depth, from..from + width).collect();
            let expected: Vec<_> =
                tree.level(depth).filter(|&i| (from..from + width).contains(&layout.xs()[i])).collect();
            prop_assert_eq!(found, expected);
        }
    }
}

#[test]
fn the_full_tic_tac_toe_tree_is_212_943_units_wide() {
    let tree = games::grow(&TicTacToe::default(), Position::START, None, &mut |_| Continue(())).unwrap();
    let layout = Layout::tidy(&tree);
    assert_eq!(layout.width(), 212_943.0);
    assert_tidy(&tree, &layout);
    assert_mirrored(&tree, &layout);
}

#[test]
fn a_large_ragged_tree_is_tidy_and_mirrored() {
    let options =
        RandomTree { depth: 60, branching: 1..=5, early_leaves: 0.4, nodes: Some(200_000), ..RandomTree::default() };
    let tree = generate(&options).unwrap();
    let layout = Layout::tidy(&tree);
    assert_tidy(&tree, &layout);
    assert_mirrored(&tree, &layout);
}

#[test]
fn a_small_tree_between_large_ones_stands_in_the_middle() {
    let tree = format::parse("[[[1, 1], [1, 1]], 2, [[1, 1], [1, 1]]]").unwrap().tree;
    let layout = Layout::tidy(&tree);
    let places: Vec<_> = tree.children(NodeId::ROOT).map(|child| layout.x(child)).collect();
    assert_eq!(places, [1.5, 3.5, 5.5]);
}

#[test]
fn a_chain_of_a_million_levels_is_a_line() {
    let tree = tree_of(&(0..999_999).collect::<Vec<_>>());
    let layout = Layout::tidy(&tree);
    assert_eq!(tree.level_count(), 1_000_000);
    assert_eq!(layout.width(), 0.0);
    let half = Layout::of_visible(&tree, |node| node.index() < 500_000);
    assert!(!half.shows(NodeId::new(500_000)) && half.shows(NodeId::new(499_999)));
}

#[test]
fn a_star_of_a_hundred_thousand_is_a_row() {
    let tree = tree_of(&[0; 100_000]);
    assert_eq!(Layout::tidy(&tree).width(), 99_999.0);
}

#[test]
fn a_comb_of_half_a_million_takes_no_longer_than_it_has_nodes() {
    // Every other node goes on: level d holds a tooth and the spine.
    for spine_first in [true, false] {
        let parents: Vec<u32> =
            (0..500_000u32).map(|i| if i < 2 { 0 } else { (i / 2) * 2 - u32::from(spine_first) }).collect();
        let tree = tree_of(&parents);
        assert_eq!(tree.level_count(), 250_001);
        let layout = Layout::tidy(&tree);
        assert_eq!(layout.width(), 125_000.5);
    }
}

#[test]
fn branches_of_falling_and_rising_depth_meet_once() {
    // Chains side by side, each a level shorter or longer than the last: contours lead through many siblings.
    for rising in [true, false] {
        let mut parents = Vec::new();
        for chain in 0..700u32 {
            let length = if rising { chain + 1 } else { 700 - chain };
            parents.push(0);
            for _ in 1..length {
                parents.push(parents.len() as u32);
            }
        }
        let tree = tree_of(&parents);
        let layout = Layout::tidy(&tree);
        assert_eq!(layout.width(), 699.0);
        assert_tidy(&tree, &layout);
    }
}
