//! Grows a random tree level by level.

use super::values;
use super::{MAX_DEPTH, RandomError, RandomTree, SplitMix64};
use crate::games::MAX_NODES;
use crate::tree::{GameTree, NodeSpec, TreeBuilder};

/// Whole numbers up to here are exact in f64.
const MAX_VALUE: u64 = 1 << 53;

/// Makes the tree that the options describe. The shape is drawn first, in level order, then the leaves' values in level
/// order.
///
/// # Errors
/// If the options contradict themselves or the tree gets too large.
pub fn generate(options: &RandomTree) -> Result<GameTree, RandomError> {
    check(options)?;
    let mut random = SplitMix64::new(options.seed);
    let mut builder = TreeBuilder::default();
    let mut leaves = grow_shape(options, &mut random, &mut builder)?;
    let values = values::draw(options, leaves.len(), &mut random)?;
    for (leaf, value) in leaves.drain(..).zip(values) {
        builder.set_value(leaf, Some(value));
    }
    match builder.finish() {
        Ok(tree) => Ok(tree),
        Err(error) => unreachable!("every leaf has a value: {error}"),
    }
}

/// Adds all nodes, and returns those without children.
fn grow_shape(
    options: &RandomTree,
    random: &mut SplitMix64,
    builder: &mut TreeBuilder,
) -> Result<Vec<u32>, RandomError> {
    let (fewest, most) = (*options.branching.start(), *options.branching.end());
    let enough = options.nodes.unwrap_or(usize::MAX);
    let mut leaves = Vec::new();
    let mut player = options.root;
    let mut level = vec![builder.add(None, NodeSpec { player, value: None })];
    for _ in 0..options.depth {
        player = player.opponent();
        let mut next = Vec::new();
        // One node of every level goes on whatever the chance.
        let survivor = random.below(level.len() as u64) as usize;
        for (place, &node) in level.iter().enumerate() {
            let ends = options.early_leaves > 0.0 && random.chance(options.early_leaves) && place != survivor;
            if ends || builder.len() >= enough {
                leaves.push(node);
                continue;
            }
            let children = fewest + random.below(((most - fewest) as u64).saturating_add(1)) as usize;
            if builder.len().saturating_add(children) > MAX_NODES {
                return Err(RandomError::TooLarge);
            }
            next.extend((0..children).map(|_| builder.add(Some(node), NodeSpec { player, value: None })));
        }
        level = next;
    }
    leaves.extend(level);
    Ok(leaves)
}

fn check(options: &RandomTree) -> Result<(), RandomError> {
    let (fewest, most) = (*options.branching.start(), *options.branching.end());
    if fewest == 0 || fewest > most {
        return Err(RandomError::Branching { fewest, most });
    }
    let (low, high) = (*options.values.start(), *options.values.end());
    if low > high || low.unsigned_abs().max(high.unsigned_abs()) > MAX_VALUE {
        return Err(RandomError::Values { low, high });
    }
    if !(0.0..=1.0).contains(&options.early_leaves) {
        return Err(RandomError::EarlyLeaves(options.early_leaves));
    }
    if options.depth > MAX_DEPTH {
        return Err(RandomError::TooDeep(options.depth));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::ops::RangeInclusive;

    use proptest::prelude::*;

    use super::*;
    use crate::tree::{NodeId, Player};

    /// A tree in a line: inner nodes as `(children)`, leaves as their values.
    fn written(tree: &GameTree, node: NodeId) -> String {
        let children: Vec<_> = tree.children(node).map(|child| written(tree, child)).collect();
        match tree.value(node) {
            Some(value) => value.to_string(),
            None => format!("({})", children.join(" ")),
        }
    }

    #[test]
    fn a_seed_keeps_its_tree() {
        let options = RandomTree { seed: 42, branching: 1..=3, early_leaves: 0.3, ..RandomTree::default() };
        let tree = generate(&options).unwrap();
        assert_eq!(written(&tree, NodeId::ROOT), "(((52 66) (20) (10 49)))");
    }

    #[test]
    fn half_a_million_nodes_and_ten_thousand_levels_are_no_trouble() {
        let large = RandomTree {
            depth: 40,
            branching: 1..=4,
            early_leaves: 0.3,
            nodes: Some(500_000),
            ..RandomTree::default()
        };
        assert!((500_000..500_004).contains(&generate(&large).unwrap().len()));
        let deep = RandomTree { depth: MAX_DEPTH, branching: 1..=1, ..RandomTree::default() };
        assert_eq!(generate(&deep).unwrap().level_count(), 10_000);
    }

    #[test]
    fn contradictions_are_refused() {
        let plain = RandomTree::default();
        let refused = [
            (RandomTree { branching: 0..=3, ..plain.clone() }, RandomError::Branching { fewest: 0, most: 3 }),
            (
                RandomTree { branching: RangeInclusive::new(3, 2), ..plain.clone() },
                RandomError::Branching { fewest: 3, most: 2 },
            ),
            (
                RandomTree { values: RangeInclusive::new(1, 0), ..plain.clone() },
                RandomError::Values { low: 1, high: 0 },
            ),
            (RandomTree { values: i64::MIN..=0, ..plain.clone() }, RandomError::Values { low: i64::MIN, high: 0 }),
            (RandomTree { early_leaves: 1.5, ..plain.clone() }, RandomError::EarlyLeaves(1.5)),
            (RandomTree { depth: 10_000, branching: 1..=1, ..plain.clone() }, RandomError::TooDeep(10_000)),
            (RandomTree { depth: 30, ..plain.clone() }, RandomError::TooLarge),
            (RandomTree { branching: 1..=usize::MAX, ..plain.clone() }, RandomError::TooLarge),
            (
                RandomTree { ties: false, values: 1..=26, ..plain.clone() },
                RandomError::TooFewValues { leaves: 27, values: 26 },
            ),
        ];
        for (options, error) in refused {
            assert_eq!(generate(&options).unwrap_err(), error);
        }
        assert!(generate(&RandomTree { early_leaves: f64::NAN, ..plain }).is_err());
    }

    #[test]
    fn without_ties_every_value_can_be_used() {
        let tree = generate(&RandomTree { ties: false, values: 1..=27, ..RandomTree::default() }).unwrap();
        let mut values: Vec<_> = tree.nodes().filter_map(|node| tree.value(node)).collect();
        values.sort_by(f64::total_cmp);
        assert_eq!(values, (1..=27).map(f64::from).collect::<Vec<_>>());
    }

    proptest! {
        #[test]
        fn trees_are_as_asked_for(
            seed: u64,
            depth in 0usize..6,
            fewest in 1usize..4,
            more in 0usize..3,
            early_leaves in 0.0..1.0,
            ragged: bool,
            ties: bool,
            nodes in prop::option::of(1usize..200),
        ) {
            let options = RandomTree {
                seed, root: Player::Min, depth, branching: fewest..=fewest + more,
                early_leaves: if ragged { early_leaves } else { 0.0 },
                nodes, values: -50_000..=50_000, ties,
            };
            let tree = generate(&options).unwrap();
            prop_assert_eq!(written(&tree, NodeId::ROOT), written(&generate(&options).unwrap(), NodeId::ROOT));
            let mut seen = HashSet::new();
            for node in tree.nodes() {
                let (children, level) = (tree.children(node).len(), tree.depth(node));
                prop_assert_eq!(tree.player(node), if level % 2 == 0 { Player::Min } else { Player::Max });
                prop_assert_eq!(tree.value(node).is_some(), children == 0);
                if children > 0 {
                    prop_assert!(options.branching.contains(&children));
                } else if nodes.is_none() && !ragged {
                    prop_assert_eq!(level, depth);
                }
                if let Some(value) = tree.value(node) {
                    prop_assert!((-50_000.0..=50_000.0).contains(&value) && value.fract() == 0.0);
                    prop_assert!(seen.insert(value as i64) || ties);
                }
            }
            match nodes {
                None => prop_assert_eq!(tree.level_count(), depth + 1),
                Some(nodes) => prop_assert!(tree.len() < nodes + options.branching.end()),
            }
        }
    }
}
