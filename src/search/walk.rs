//! The walk that every algorithm shares: depth first, on a stack of its own, so that no tree is too deep.

use std::ops::ControlFlow::{self, Continue};

use super::Outcome;
use super::bound::Interval;
use super::chance::Average;
use super::conduct::Search;
use super::event::{Event, Observer};
use super::memory::Memory;
use super::rules::{Answer, Frame, Rules};
use super::table::{Table, TableEntry};
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
    search: Search<'_>,
    rules: &impl Rules,
    memory: &mut impl Memory,
    observer: &mut impl Observer,
) -> ControlFlow<(), Outcome> {
    let Search { tree, depth: limit, .. } = search;
    let mut stack: Vec<Frame> = Vec::new();
    let mut best_child = None;
    let mut go = Go::Down(NodeId::ROOT, Window::FULL);
    loop {
        go = match go {
            Go::Down(node, window) => {
                let depth = stack.len();
                if let Some(answer) = look_up(search, rules, memory, observer, (node, window, depth))? {
                    Go::Up(node, answer)
                } else if let Some(value) = static_value(tree, node, depth, limit.unwrap_or(usize::MAX)) {
                    observer.observe(&Event::Evaluate { node, value })?;
                    let answer = Answer { value, proven: Interval::exactly(value) };
                    remember(search, memory, observer, (node, depth), (answer, None))?;
                    Go::Up(node, answer)
                } else {
                    observer.observe(&Event::Enter { node, window })?;
                    stack.push(Frame::enter(tree, node, window));
                    Go::On
                }
            }
            Go::On => {
                let depth = stack.len() - 1;
                let Some(frame) = stack.last_mut() else { unreachable!("a node is open") };
                match next_child(search, memory, (frame.node, depth), frame.searched) {
                    Some(child) => {
                        let window = rules.window(frame);
                        frame.searched += 1;
                        Go::Down(child, window)
                    }
                    None => Go::Out,
                }
            }
            Go::Up(child, answer) => {
                let depth = stack.len().saturating_sub(1);
                let Some(frame) = stack.last_mut() else {
                    return Continue(Outcome { value: answer.value, best_child, depth: limit });
                };
                let (child_value, child_bound) = (answer.value, answer.proven.bound(answer.value));
                let node = frame.node;
                if let Some(window) = search_again(search, rules, frame, (child, depth + 1, answer)) {
                    observer.observe(&Event::SearchAgain { node, child, child_value, child_bound, window })?;
                    Go::Down(child, window)
                } else {
                    frame.learn(tree, child, answer);
                    let improved = rules.take(frame, child, answer);
                    let &mut Frame { value, window, .. } = frame;
                    observer.observe(&Event::Return {
                        node,
                        child,
                        child_value,
                        child_bound,
                        value,
                        window,
                        improved,
                    })?;
                    if rules.cuts(frame) {
                        let (pruned_branches, pruned_nodes) = pruned(search, memory, (node, depth), frame.searched);
                        observer.observe(&Event::Cutoff { node, value, window, pruned_branches, pruned_nodes })?;
                        Go::Out
                    } else {
                        Go::On
                    }
                }
            }
            Go::Out => {
                let Some(frame) = stack.pop() else { unreachable!("a node is open") };
                let Frame { node, value, best, .. } = frame;
                let answer = rules.hand_back(frame.entry, Answer { value, proven: frame.proven_at_the_end(tree) });
                let bound = answer.proven.bound(answer.value);
                observer.observe(&Event::Leave { node, value: answer.value, bound })?;
                remember(search, memory, observer, (node, stack.len()), (answer, best))?;
                best_child = best;
                Go::Up(node, answer)
            }
        };
    }
}

/// The window with which the child that has just answered is searched once more, if its parent wants to know more and
/// the child has more to say.
#[inline]
fn search_again(
    search: Search<'_>,
    rules: &impl Rules,
    frame: &mut Frame,
    (child, depth, answer): (NodeId, usize, Answer),
) -> Option<Window> {
    let window = if frame.again { None } else { rules.again(frame, answer) };
    let is_last_word = || {
        let is_read = search.tree.is_leaf(child) || search.depth == Some(depth);
        answer.proven.is_exact() && (is_read || search.options.table != Table::Off)
    };
    let window = window.filter(|_| !is_last_word());
    frame.again = window.is_some();
    window
}

/// The child that an open node searches after so many others.
#[inline]
fn next_child(
    search: Search<'_>,
    memory: &impl Memory,
    (node, depth): (NodeId, usize),
    searched: usize,
) -> Option<NodeId> {
    let children = search.tree.children(node);
    match memory.promoted(node, depth) {
        None => search.arrangement.next(children, searched),
        Some(first) => search.arrangement.next_after(first, children, searched),
    }
}

/// Asks the table about a node. Its answer, if it holds one that decides.
#[inline]
fn look_up(
    search: Search<'_>,
    rules: &impl Rules,
    memory: &mut impl Memory,
    observer: &mut impl Observer,
    (node, window, depth): (NodeId, Window, usize),
) -> ControlFlow<(), Option<Answer>> {
    let Some(key) = memory.key(node) else { return Continue(None) };
    let remaining = search.depth.map(|limit| limit - depth);
    let found = memory.find(key);
    observer.observe(&Event::Probe { node, window, remaining, found })?;
    let Some(entry) = found else { return Continue(None) };
    let Some(held) = entry.serves(remaining, window, search.options.cut) else { return Continue(None) };
    // What is only read is returned as it is, here as everywhere.
    let read = search.tree.is_leaf(node) || remaining == Some(0);
    let answer = if read { held } else { rules.hand_back(window, held) };
    let (value, bound) = (answer.value, answer.proven.bound(answer.value));
    observer.observe(&Event::FromTable { node, window, value, bound, source: entry.node })?;
    memory.note(node, value, None);
    Continue(Some(answer))
}

/// Takes a node's answer, and the child it comes from, into the memory.
#[inline]
fn remember(
    search: Search<'_>,
    memory: &mut impl Memory,
    observer: &mut impl Observer,
    (node, depth): (NodeId, usize),
    (answer, best): (Answer, Option<NodeId>),
) -> ControlFlow<()> {
    let Answer { value, proven } = answer;
    memory.note(node, value, best);
    if let Some(key) = memory.key(node) {
        let remaining = search.depth.map(|limit| limit - depth);
        let entry = TableEntry { key, node, remaining, value, bound: proven.bound(value), best };
        memory.store(entry);
        observer.observe(&Event::Store { entry })?;
    }
    Continue(())
}

/// The value of a node that is not expanded: a leaf, or one at the depth limit.
#[inline]
fn static_value(tree: &GameTree, node: NodeId, depth: usize, limit: usize) -> Option<f64> {
    if tree.is_leaf(node) || depth >= limit { tree.value(node) } else { None }
}

/// Counts the branches that a cutoff leaves unsearched, and the nodes under them.
fn pruned(search: Search<'_>, memory: &impl Memory, at: (NodeId, usize), searched: usize) -> (usize, usize) {
    let branches = searched..search.tree.children(at.0).len();
    let nodes = |place| next_child(search, memory, at, place).map_or(0, |child| search.tree.subtree_len(child));
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
        let average = (player == Player::Chance).then(|| Box::new(Average::of(tree, node)));
        Frame {
            node,
            player,
            entry: window,
            window,
            value: f64::NAN,
            best: None,
            sure: false,
            searched: 0,
            again: false,
            proven,
            average,
        }
    }

    /// Takes what a child proves into what the node's children prove together.
    #[inline]
    fn learn(&mut self, tree: &GameTree, child: NodeId, Answer { value, proven }: Answer) {
        let Interval { low, high } = self.proven;
        self.proven = match self.player {
            Player::Max => Interval { low: low.max(proven.low), high: high.max(proven.high) },
            Player::Min => Interval { low: low.min(proven.low), high: high.min(proven.high) },
            // Who plays chance searches everything, so that every child is worth exactly what it returns.
            Player::Chance => self.average.as_mut().map_or(Interval::UNKNOWN, |average| {
                average.add(tree, child, value);
                Interval::exactly(average.value())
            }),
        };
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
            _ => self.proven,
        }
    }
}
