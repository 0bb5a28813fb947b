//! The facts behind a step's sentence, before any language has its say.

use super::chance::chance_step;
use super::names::{name, player, says, side};
use super::{facts, further};
use crate::search::{Bound, Event, Window};
use crate::texts::Texts;
use crate::texts::vocabulary::chance::ChanceStep;
use crate::texts::vocabulary::explain::{
    Branch, Cutoff, Effect, End, Enter, Evaluate, Leave, Next, Promise, Returned, Side, Skipped, Start, Tie, Ties, Why,
};
use crate::texts::vocabulary::further::{FromTable, Iteration, Probe, SearchAgain, Store};
use crate::trace::{Moment, OpenNode};
use crate::tree::{NodeId, Player};

/// A sentence lists up to this many pruned branches.
const MOST_BRANCHES: usize = 4;

/// The last sentence names up to this many ties of a kind.
const MOST_TIES: usize = 2;

/// What a step did and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// Before the first step.
    Start(Start),
    /// An inner node is entered.
    Enter(Enter),
    /// A static value is read.
    Evaluate(Evaluate),
    /// A child's value reaches its parent.
    Returned(Returned),
    /// A child's answer to a null window made its parent curious.
    SearchAgain(SearchAgain),
    /// An iteration begins.
    Iteration(Iteration),
    /// The table is asked about a node.
    Probe(Probe),
    /// The table answers for a node.
    FromTable(FromTable),
    /// A node's answer is put into the table.
    Store(Store),
    /// The rest of a node's children cannot matter.
    Cutoff(Cutoff),
    /// An inner node is left.
    Leave(Leave),
    /// A step at a chance node.
    Chance(ChanceStep),
    /// After the last step.
    End(End),
}

/// The facts behind the step that led to the moment. O(depth + children of the node).
pub fn reason(moment: &Moment, texts: &Texts) -> Reason {
    let teller = Teller { moment, texts };
    let Some(event) = moment.event() else { return Reason::Start(teller.start()) };
    // A budget can end a search in mid-iteration, which is no end to speak of.
    if moment.step == moment.trace.steps() && moment.left_at(NodeId::ROOT).is_some() {
        return Reason::End(teller.end());
    }
    if moment.tree.player(event.node()) == Player::Chance
        && let Some(step) = chance_step(moment, event, texts)
    {
        return Reason::Chance(step);
    }
    match event {
        Event::Enter { node, window } => Reason::Enter(teller.enter(node, window)),
        Event::Evaluate { node, value } => Reason::Evaluate(teller.evaluate(node, value)),
        Event::Return { node, child, child_value, child_bound, improved, .. } => {
            Reason::Returned(teller.returned(node, child, (child_value, child_bound), improved))
        }
        Event::Iteration { depth } => Reason::Iteration(further::iteration(moment, depth, texts)),
        Event::Probe { node, window, remaining, found } => {
            Reason::Probe(further::probe(moment, (node, window), remaining, found, texts))
        }
        Event::FromTable { node, window, value, bound, source } => {
            Reason::FromTable(further::from_table(moment, (node, window), (value, bound), source, texts))
        }
        Event::Store { entry } => Reason::Store(further::store(moment, entry, texts)),
        Event::SearchAgain { node, child, child_value, child_bound, window } => Reason::SearchAgain(SearchAgain {
            parent: teller.name(node),
            child: teller.name(child),
            value: child_value,
            says: says(child_bound),
            window: (window.alpha, window.beta),
        }),
        Event::Cutoff { node, value, pruned_branches, pruned_nodes, .. } => {
            Reason::Cutoff(teller.cutoff(node, value, pruned_branches, pruned_nodes))
        }
        Event::Leave { node, value, bound } => Reason::Leave(teller.leave(node, value, bound)),
    }
}

/// Collects the facts of one moment.
struct Teller<'a> {
    moment: &'a Moment<'a>,
    texts: &'a Texts,
}

impl Teller<'_> {
    fn name(&self, node: NodeId) -> crate::texts::vocabulary::explain::Name {
        name(self.moment.tree, node, self.texts)
    }

    fn side(&self, node: NodeId) -> Side {
        side(self.moment.tree, node)
    }

    fn windowed(&self) -> bool {
        self.moment.trace.options().algorithm.has_window()
    }

    fn start(&self) -> Start {
        Start {
            nodes: facts::reachable(self.moment),
            side: player(self.moment.tree, NodeId::ROOT),
            algorithm: self.moment.trace.options().algorithm.name(self.texts),
            windowed: self.windowed(),
            limit: facts::effective_limit(self.moment),
        }
    }

    fn enter(&self, node: NodeId, window: Window) -> Enter {
        let path = self.moment.path();
        Enter {
            node: self.name(node),
            side: self.side(node),
            children: self.moment.tree.children(node).len(),
            window: self.windowed().then_some((window.alpha, window.beta)),
            max_has: self.promise(&path, Side::Max),
            min_has: self.promise(&path, Side::Min),
        }
    }

    /// What a player is sure of above the last node of the path: the nearest ancestor that moved the bound.
    fn promise(&self, path: &[OpenNode], side: Side) -> Option<Promise> {
        let here = path.len().checked_sub(1)?;
        let (index, holder) = path[..here].iter().enumerate().rev().find(|(_, open)| match side {
            Side::Max => open.window.alpha > open.entry.alpha,
            Side::Min => open.window.beta < open.entry.beta,
        })?;
        Some(Promise {
            side,
            value: holder.value?,
            at: self.name(holder.node),
            by: self.name(self.moment.best_child(holder.node)?),
            plies_up: here - index,
        })
    }

    fn evaluate(&self, node: NodeId, value: f64) -> Evaluate {
        let tree = self.moment.tree;
        let below = tree.subtree_len(node) - 1;
        Evaluate {
            node: self.name(node),
            parent: tree.parent(node).map(|parent| self.name(parent)),
            value,
            limit: self.moment.limit().filter(|_| below > 0).map(|depth| (depth, below)),
        }
    }

    fn returned(&self, parent: NodeId, child: NodeId, (value, bound): (f64, Bound), improved: bool) -> Returned {
        let sent_at = self.moment.entered_at(child).map_or(0, |enter| enter - 1);
        let before = self.moment.at(sent_at);
        let old = before.node(parent).value;
        let path = self.moment.path();
        let open = path.last().filter(|_| self.windowed());
        Returned {
            parent: self.name(parent),
            side: self.side(parent),
            child: self.name(child),
            value,
            says: says(bound),
            before: old.zip(before.best_child(parent).map(|best| self.name(best))),
            improved,
            effect: match open {
                Some(open) if improved => self.effect(&path, open, old),
                _ => Effect::None,
            },
            window: open.map(|open| (open.window.alpha, open.window.beta)),
            next: self.next(parent),
        }
    }

    /// What a better value did at the last node of the path, whose value was `old` before.
    fn effect(&self, path: &[OpenNode], open: &OpenNode, old: Option<f64>) -> Effect {
        let side = self.side(open.node);
        let (from, to) = match side {
            Side::Max => (old.map_or(open.entry.alpha, |old| old.max(open.entry.alpha)), open.window.alpha),
            Side::Min => (old.map_or(open.entry.beta, |old| old.min(open.entry.beta)), open.window.beta),
        };
        if from == to { Effect::Held(self.promise(path, side)) } else { Effect::Moved { from, to } }
    }

    fn next(&self, parent: NodeId) -> Next {
        let step = self.moment.step;
        if self.moment.trace.next_cutoff(step) == Some(step + 1) {
            return Next::Cutoff;
        }
        match self.moment.unsearched(parent).count() {
            0 => Next::Done,
            left => Next::Children(left),
        }
    }

    fn cutoff(&self, node: NodeId, value: f64, branches: usize, nodes: usize) -> Cutoff {
        let side = self.side(node);
        let opponent = if side == Side::Max { Side::Min } else { Side::Max };
        Cutoff {
            node: self.name(node),
            side,
            value,
            against: self.promise(&self.moment.path(), opponent),
            skipped: Skipped { branches, nodes, shown: self.skipped(node, branches) },
        }
    }

    fn skipped(&self, node: NodeId, branches: usize) -> Vec<Branch> {
        let tree = self.moment.tree;
        let shown = if branches <= MOST_BRANCHES { branches } else { MOST_BRANCHES - 1 };
        self.moment
            .unsearched(node)
            .take(shown)
            .map(|child| Branch {
                name: self.name(child),
                value: tree.value(child).filter(|_| tree.is_leaf(child)),
                nodes: tree.subtree_len(child),
            })
            .collect()
    }

    fn leave(&self, node: NodeId, value: f64, bound: Bound) -> Leave {
        let own = self.moment.at(self.moment.step - 1).node(node).value.unwrap_or(value);
        let unsearched = self.moment.unsearched(node).count();
        Leave {
            node: self.name(node),
            side: self.side(node),
            children: self.moment.tree.children(node).len(),
            windowed: self.windowed(),
            value,
            says: says(bound),
            why: if own != value {
                Why::Clamped { from: own }
            } else if unsearched > 0 {
                Why::CutShort(unsearched)
            } else if bound == Bound::Exact {
                Why::AllSearched
            } else {
                Why::ChildrensBounds
            },
        }
    }

    fn end(&self) -> End {
        let root = NodeId::ROOT;
        let value = self.moment.trace.value();
        let choice = self.moment.best_child(root);
        let (mut equal, mut unknown) = (Ties::default(), Ties::default());
        for child in self.moment.tree.children(root).filter(|&child| Some(child) != choice) {
            let state = self.moment.node(child);
            let ties = match state.value.map(|v| (v, state.bound)) {
                Some((v, Bound::Exact)) if v == value => &mut equal,
                Some((_, Bound::Exact)) => continue,
                Some((v, Bound::Upper)) if v < value => continue,
                Some((v, Bound::Lower)) if v > value => continue,
                _ => &mut unknown,
            };
            ties.count += 1;
            if ties.count <= MOST_TIES {
                let returned = state.value.map(|v| (v, says(state.bound)));
                ties.shown.push(Tie { name: self.name(child), returned });
            }
        }
        End {
            side: self.side(root),
            value,
            choice: choice.map(|choice| self.name(choice)),
            others: self.moment.tree.children(root).len().saturating_sub(1),
            equal,
            unknown,
            visited: (self.moment.counts().visited, facts::reachable(self.moment)),
            limit: facts::effective_limit(self.moment),
        }
    }
}
