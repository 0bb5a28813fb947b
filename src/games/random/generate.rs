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
            let children = fewest + random.below((most - fewest) as u64 + 1) as usize;
            if builder.len() + children > MAX_NODES {
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
