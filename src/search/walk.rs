//! The walk that every algorithm shares: depth first, on a stack of its own, so that no tree is too deep.

use std::ops::ControlFlow::{self, Continue};

use super::Outcome;
use super::arrangement::Arrangement;
use super::bound::Interval;
use super::chance;
use super::conduct::Search;
use super::event::{Event, Observer};
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
pub(super) fn walk(search: Search<'_>, rules: &impl Rules, observer: &mut impl Observer) -> ControlFlow<(), Outcome> {
    let Search { tree, options, arrangement } = search;
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
                match arrangement.next(tree.children(frame.node), frame.searched) {
                    Some(child) => {
                        let window = rules.window(frame);
                        frame.searched += 1;
                        Go::Down(child, window)
                    }
                    None => Go::Out,
                }
            }
            Go::Up(child, answer) => {
                let Some(frame) = stack.last_mut() else {
                    return Continue(Outcome { value: answer.value, best_child });
                };
                if !frame.again
                    && let Some(window) = rules.again(frame, answer)
                {
                    frame.again = true;
                    observer.observe(&Event::SearchAgain {
                        node: frame.node,
                        child,
                        child_value: answer.value,
                        child_bound: answer.proven.bound(answer.value),
                        window,
                    })?;
                    go = Go::Down(child, window);
                    continue;
                }
                frame.again = false;
                frame.learn(tree, child, answer.proven);
                let improved = rules.take(frame, child, answer);
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
                    let (pruned_branches, pruned_nodes) = pruned(tree, arrangement, frame);
                    observer.observe(&Event::Cutoff { node, value, window, pruned_branches, pruned_nodes })?;
                    Go::Out
                } else {
                    Go::On
                }
            }
            Go::Out => {
                let Some(frame) = stack.pop() else { unreachable!("a node is open") };
                let found = Answer { value: frame.value, proven: frame.proven_at_the_end(tree) };
                let answer = rules.hand_back(frame.entry, found);
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
fn pruned(tree: &GameTree, arrangement: &Arrangement, frame: &Frame) -> (usize, usize) {
    let children = tree.children(frame.node);
    let branches = frame.searched..children.len();
    let nodes = |searched| arrangement.next(children.clone(), searched).map_or(0, |child| tree.subtree_len(child));
    (branches.len(), branches.map(nodes).sum())
}

impl Frame {
    #[inline]
    fn enter(tree: &GameTree, node: NodeId, window: Window) -> Frame {
        let player = tree.player(node);
        // The interval of no children at all, which the first child's replaces; for chance, the empty sum.
        let proven = match player {
            Player::Max => Interval::exactly(f64::NEG_INFINITY),
            Player::Min => Interval::exactly(f64::INFINITY),
            Player::Chance => Interval::exactly(0.0),
        };
        Frame { node, player, entry: window, window, value: f64::NAN, best: None, searched: 0, again: false, proven }
    }

    /// Takes what a child proves into what the node's children prove together.
    #[inline]
    fn learn(&mut self, tree: &GameTree, child: NodeId, answer: Interval) {
        let Interval { low, high } = &mut self.proven;
        match self.player {
            Player::Max => (*low, *high) = (low.max(answer.low), high.max(answer.high)),
            Player::Min => (*low, *high) = (low.min(answer.low), high.min(answer.high)),
            Player::Chance => {
                let part = chance::part(tree, child, answer);
                (*low, *high) = (*low + part.low, *high + part.high);
            }
        }
    }

    /// What is proven of a node when it is left: an unsearched child may be worth anything.
    #[inline]
    fn proven_at_the_end(&self, tree: &GameTree) -> Interval {
        let Interval { low, high } = self.proven;
        let unsearched = self.searched < tree.children(self.node).len();
        match self.player {
            Player::Max if unsearched => Interval { low, high: f64::INFINITY },
            Player::Min if unsearched => Interval { low: f64::NEG_INFINITY, high },
            Player::Chance if unsearched => Interval::UNKNOWN,
            Player::Chance => chance::average(tree, self.node, self.proven),
            Player::Max | Player::Min => self.proven,
        }
    }
}
