//! The walk that every algorithm shares: depth first, on a stack of its own, so that no tree is too deep.

use std::ops::ControlFlow::{self, Continue};

use super::Outcome;
use super::bound::Interval;
use super::event::{Event, Observer};
use super::options::Options;
use super::rules::{Answer, Frame, Rules};
use super::window::Window;
use crate::tree::{GameTree, NodeId, Player};

/// Where the walk goes next.
enum Go {
    /// Into a node.
    Down(NodeId, Window),
    /// To the next child of the node on top of the stack.
    On,
    /// Out of the node on top of the stack.
    Out,
    /// Back to its parent with what a node is worth.
    Up(NodeId, Answer),
}

/// Walks the tree by the rules of an algorithm. Breaks off when the observer does.
pub(super) fn walk(
    tree: &GameTree,
    options: &Options,
    rules: &impl Rules,
    observer: &mut impl Observer,
) -> ControlFlow<(), Outcome> {
    let limit = options.depth.unwrap_or(usize::MAX);
    let mut stack: Vec<Frame> = Vec::new();
    let mut best_child = None;
    let mut go = Go::Down(NodeId::ROOT, Window::FULL);
    loop {
        go = match go {
            Go::Down(node, window) => match static_value(tree, node, stack.len(), limit) {
                Some(value) => {
                    observer.observe(&Event::Evaluate { node, value })?;
                    Go::Up(node, Answer { value, proven: Interval::exactly(value) })
                }
                None => {
                    observer.observe(&Event::Enter { node, window })?;
                    stack.push(Frame::enter(tree, node, window));
                    Go::On
                }
            },
            Go::On => {
                let Some(frame) = stack.last_mut() else { unreachable!("a node is open") };
                match options.order.next(tree.children(frame.node), frame.searched) {
                    Some(child) => {
                        frame.searched += 1;
                        Go::Down(child, frame.window)
                    }
                    None => Go::Out,
                }
            }
            Go::Up(child, answer) => {
                let Some(frame) = stack.last_mut() else {
                    return Continue(Outcome { value: answer.value, best_child });
                };
                let improved = rules.take(frame, child, answer);
                frame.learn(answer.proven);
                let Frame { node, value, window, .. } = *frame;
                observer.observe(&Event::Return {
                    node,
                    child,
                    child_value: answer.value,
                    child_bound: answer.proven.bound(answer.value),
                    value,
                    window,
                    improved,
                })?;
                if rules.cuts(frame) {
                    let (pruned_branches, pruned_nodes) = pruned(tree, options, frame);
                    observer.observe(&Event::Cutoff { node, value, window, pruned_branches, pruned_nodes })?;
                    Go::Out
                } else {
                    Go::On
                }
            }
            Go::Out => {
                let Some(frame) = stack.pop() else { unreachable!("a node is open") };
                let proven = frame.proven_at_the_end(tree.children(frame.node).len());
                let answer = rules.answer(&frame, proven);
                let bound = answer.proven.bound(answer.value);
                observer.observe(&Event::Leave { node: frame.node, value: answer.value, bound })?;
                best_child = frame.best;
                Go::Up(frame.node, answer)
            }
        };
    }
}

/// The value of a node that is not expanded: a leaf, or one at the depth limit.
#[inline]
fn static_value(tree: &GameTree, node: NodeId, depth: usize, limit: usize) -> Option<f64> {
    if tree.is_leaf(node) || depth >= limit { tree.value(node) } else { None }
}

/// Counts the branches that a cutoff leaves unsearched, and the nodes under them.
fn pruned(tree: &GameTree, options: &Options, frame: &Frame) -> (usize, usize) {
    options
        .order
        .rest(tree.children(frame.node), frame.searched)
        .fold((0, 0), |(branches, nodes), child| (branches + 1, nodes + tree.subtree_len(child)))
}

impl Frame {
    #[inline]
    fn enter(tree: &GameTree, node: NodeId, window: Window) -> Frame {
        let player = tree.player(node);
        // The interval of no children at all, which the first child's replaces.
        let proven = match player {
            Player::Max => Interval::exactly(f64::NEG_INFINITY),
            Player::Min | Player::Chance => Interval::exactly(f64::INFINITY),
        };
        Frame { node, player, entry: window, window, value: f64::NAN, best: None, searched: 0, proven }
    }

    /// Takes what a child proves into what the node's children prove together.
    #[inline]
    fn learn(&mut self, child: Interval) {
        let Interval { low, high } = &mut self.proven;
        match self.player {
            Player::Max => (*low, *high) = (low.max(child.low), high.max(child.high)),
            Player::Min => (*low, *high) = (low.min(child.low), high.min(child.high)),
            Player::Chance => {}
        }
    }

    /// What is proven of a node of `children` children when it is left: an unsearched child may be worth anything.
    #[inline]
    fn proven_at_the_end(&self, children: usize) -> Interval {
        let mut proven = self.proven;
        if self.searched < children {
            match self.player {
                Player::Max => proven.high = f64::INFINITY,
                Player::Min => proven.low = f64::NEG_INFINITY,
                Player::Chance => proven = Interval::UNKNOWN,
            }
        }
        proven
    }
}
