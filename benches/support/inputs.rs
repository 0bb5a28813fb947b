//! What is done with the trees: the text to load, the steps to ask about, the nodes in view.

use std::fmt::Write as _;

use plywalk::games::random::SplitMix64;
use plywalk::trace::Moment;
use plywalk::tree::{GameTree, NodeId};

/// A tree as nested objects `{"name", "player", "value" or "children"}`, such as d3 reads.
pub fn nested_objects(tree: &GameTree) -> String {
    let mut text = String::with_capacity(tree.len() * 40);
    // Nodes still to be written, each with what has to be closed behind it.
    let mut open = vec![(NodeId::ROOT, 0)];
    while let Some((node, closes)) = open.pop() {
        let name = tree.move_text(node).unwrap_or("start");
        write!(text, "{{\"name\":\"{name}\",\"player\":\"{}\",", tree.player(node)).expect("writing to memory");
        if let Some(value) = tree.value(node).filter(|_| tree.is_leaf(node)) {
            write!(text, "\"value\":{value}}}").expect("writing to memory");
            text.push_str(&"]}".repeat(closes));
            text.push(',');
        } else {
            text.push_str("\"children\":[");
            let last = tree.children(node).next_back();
            let children = tree.children(node).rev();
            open.extend(children.map(|child| (child, if Some(child) == last { closes + 1 } else { 0 })));
        }
    }
    text.pop();
    text
}

/// About 5,000 nodes as a window would show them: of each level what stands around the search.
pub fn visible_nodes(moment: &Moment<'_>) -> Vec<NodeId> {
    let tree = moment.tree;
    let mut path = vec![NodeId::ROOT];
    path.extend(moment.path().iter().skip(1).map(|open| open.node));
    while let Some(child) = path.last().and_then(|&node| tree.children(node).next()) {
        path.push(child);
    }
    let mut nodes = Vec::with_capacity(5_000);
    for (depth, node) in path.iter().enumerate() {
        let level = tree.level(depth);
        // What the narrow levels leave of their share goes to those below.
        let share = (5_000 - nodes.len()).div_ceil(path.len() - depth).min(level.len());
        let start = node.index().saturating_sub(share / 2).clamp(level.start, level.end - share);
        nodes.extend((start..start + share).map(NodeId::new));
    }
    nodes
}

/// Steps all over a search.
pub fn some_steps(steps: usize, count: usize) -> Vec<usize> {
    let mut random = SplitMix64::new(11);
    (0..count).map(|_| (random.next_u64() % (steps as u64 + 1)) as usize).collect()
}
