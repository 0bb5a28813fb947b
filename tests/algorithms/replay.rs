//! The state of a search at a step, found by living through every event before it: searches that search again, deepen and
//! keep a table included.

use std::collections::BTreeMap;

use plywalk::search::{Bound, Event, TableEntry, Window};
use plywalk::trace::{Counts, Moment, Status};
use plywalk::tree::{NodeId, Player};

use super::model::Model;

/// One visit of a node.
#[derive(Clone, Debug)]
struct Visit {
    entered: usize,
    left: Option<(usize, f64, Bound)>,
    value: Option<f64>,
    best: Option<usize>,
    /// True if that child's value is known.
    sure: bool,
    sent_for: Vec<usize>,
    cut: bool,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Searched,
    Read,
    FromTable,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    node: usize,
    entry: Window,
    window: Window,
    /// Who holds α and β, by the windows that were passed down and moved.
    alpha_by: Option<usize>,
    beta_by: Option<usize>,
}

pub struct Replay<'a> {
    model: &'a Model,
    step: usize,
    /// By node: its visits in this iteration.
    visits: Vec<Vec<Visit>>,
    open: Vec<Open>,
    counts: Counts,
    table: BTreeMap<u64, (usize, TableEntry)>,
    iteration: Option<usize>,
    probed: Option<Open>,
    met: Option<bool>,
}

impl<'a> Replay<'a> {
    pub fn new(model: &'a Model) -> Replay<'a> {
        Replay {
            model,
            step: 0,
            visits: vec![Vec::new(); model.nodes.len()],
            open: Vec::new(),
            counts: Counts::default(),
            table: BTreeMap::new(),
            iteration: None,
            probed: None,
            met: None,
        }
    }

    fn last(&mut self, node: NodeId) -> &mut Visit {
        self.visits[node.index()].last_mut().expect("a visit")
    }

    fn begin(&mut self, node: NodeId, kind: Kind) {
        if let Some(parent) = self.model.nodes[node.index()].parent {
            let sent_for = &mut self.visits[parent].last_mut().expect("an open parent").sent_for;
            if !sent_for.contains(&node.index()) {
                sent_for.push(node.index());
            }
        }
        let entered = self.step;
        let fresh =
            Visit { entered, left: None, value: None, best: None, sure: false, sent_for: Vec::new(), cut: false, kind };
        self.visits[node.index()].push(fresh);
    }

    fn end(&mut self, node: NodeId, value: f64, bound: Bound) {
        let step = self.step;
        self.last(node).left = Some((step, value, bound));
    }

    /// A node sent for with a window: what its parent passes down is held by whoever held it, what it narrows by itself.
    fn sent_for(&self, node: NodeId, window: Window) -> Open {
        let (alpha_by, beta_by) = match self.open.last() {
            None => (None, None),
            Some(parent) => {
                let by = |narrowed: bool, held_by| if narrowed { Some(parent.node) } else { held_by };
                (
                    by(window.alpha > parent.window.alpha, parent.alpha_by),
                    by(window.beta < parent.window.beta, parent.beta_by),
                )
            }
        };
        Open { node: node.index(), entry: window, window, alpha_by, beta_by }
    }

    pub fn apply(&mut self, event: &Event) {
        self.step += 1;
        self.met = None;
        let probed = self.probed.take();
        match *event {
            Event::Iteration { .. } => {
                (self.counts.pruned_branches, self.counts.pruned_nodes) = self.pruned();
                self.visits = vec![Vec::new(); self.model.nodes.len()];
                assert!(self.open.is_empty());
                self.iteration = Some(self.iteration.map_or(0, |number| number + 1));
            }
            Event::Probe { node, window, found, .. } => {
                let key = found.map(|entry| entry.key);
                assert_eq!(found, key.map(|key| self.table[&key].1));
                self.probed = Some(self.sent_for(node, window));
            }
            Event::FromTable { node, value, bound, .. } => {
                self.counts.from_table += 1;
                self.counts.table_cutoffs += usize::from(bound != Bound::Exact);
                self.counts.table_nodes += self.below(node.index()).len();
                self.begin(node, Kind::FromTable);
                self.end(node, value, bound);
                self.probed = probed;
                self.met = Some(bound).filter(|&bound| bound != Bound::Exact).map(|bound| bound == Bound::Lower);
            }
            Event::Store { entry } => {
                self.table.insert(entry.key, (self.step, entry));
            }
            Event::Enter { node, window } => {
                self.counts.visited += 1;
                self.begin(node, Kind::Searched);
                self.open.push(self.sent_for(node, window));
            }
            Event::Evaluate { node, value } => {
                self.counts.visited += 1;
                self.counts.evaluated += 1;
                self.begin(node, Kind::Read);
                self.end(node, value, Bound::Exact);
            }
            Event::SearchAgain { .. } => self.counts.searched_again += 1,
            Event::Return { node, child, child_value, child_bound, value, window, improved } => {
                let exact = child_bound == Bound::Exact;
                let favourable = match self.model.nodes[node.index()].player {
                    Player::Max => Bound::Lower,
                    _ => Bound::Upper,
                };
                let for_a_player = self.model.nodes[node.index()].player != Player::Chance;
                let visit = self.last(node);
                let surer = for_a_player && exact && !visit.sure && visit.value == Some(child_value);
                if improved || surer {
                    (visit.best, visit.sure) = (Some(child.index()), exact || child_bound == favourable);
                }
                visit.value = Some(value);
                let open = self.open.last_mut().expect("an open parent");
                if window.alpha > open.window.alpha {
                    open.alpha_by = Some(open.node);
                }
                if window.beta < open.window.beta {
                    open.beta_by = Some(open.node);
                }
                open.window = window;
            }
            Event::Cutoff { node, pruned_branches, pruned_nodes, .. } => {
                self.last(node).cut = true;
                match self.model.nodes[node.index()].player {
                    Player::Max => self.counts.beta_cutoffs += 1,
                    _ => self.counts.alpha_cutoffs += 1,
                }
                let skipped = self.unsearched(node.index());
                assert_eq!(skipped.len(), pruned_branches);
                assert_eq!(skipped.into_iter().map(|child| self.below(child).len()).sum::<usize>(), pruned_nodes);
            }
            Event::Leave { node, value, bound } => {
                self.end(node, value, bound);
                self.open.pop();
            }
        }
    }

    /// A node and all below it.
    fn below(&self, node: usize) -> Vec<usize> {
        let mut nodes = vec![node];
        let mut next = 0;
        while next < nodes.len() {
            nodes.extend(&self.model.nodes[nodes[next]].children);
            next += 1;
        }
        nodes
    }

    fn unsearched(&self, node: usize) -> Vec<usize> {
        let sent_for = self.visits[node].last().map_or(&[][..], |visit| &visit.sent_for[..]);
        self.model.nodes[node].children.iter().copied().filter(|child| !sent_for.contains(child)).collect()
    }

    fn status(&self, node: usize) -> Status {
        if let Some(visit) = self.visits[node].last() {
            return match (visit.left, visit.kind) {
                (None, _) => Status::Open,
                (Some(_), Kind::FromTable) => Status::FromTable,
                (Some(_), _) => Status::Closed,
            };
        }
        let mut above = self.model.nodes[node].parent;
        while let Some(ancestor) = above {
            match self.visits[ancestor].last() {
                Some(visit) if visit.cut => return Status::Pruned,
                Some(visit) if visit.kind == Kind::Read => return Status::BelowLimit,
                Some(visit) if visit.kind == Kind::FromTable => return Status::BelowTable,
                Some(_) => return Status::Untouched,
                None => above = self.model.nodes[ancestor].parent,
            }
        }
        Status::Untouched
    }

    /// How many branches, and nodes below them, are pruned: those of earlier iterations, and in this one the edges that
    /// no visit of their node searched.
    fn pruned(&self) -> (usize, usize) {
        let (mut branches, mut nodes) = (self.counts.pruned_branches, self.counts.pruned_nodes);
        for (number, node) in self.model.nodes.iter().enumerate() {
            let above = |parent: usize| self.status(parent) != Status::Pruned;
            let pruned = self.status(number) == Status::Pruned;
            branches += usize::from(pruned && node.parent.is_some_and(above));
            nodes += usize::from(pruned);
        }
        (branches, nodes)
    }

    /// Holds a moment against what has been lived through.
    pub fn compare(&self, moment: &Moment) {
        let (pruned_branches, pruned_nodes) = self.pruned();
        assert_eq!(moment.counts(), Counts { pruned_branches, pruned_nodes, ..self.counts });
        assert_eq!(moment.iteration(), self.iteration);
        let path: Vec<_> = moment.path().iter().map(|open| (open.node.index(), open.entry, open.window)).collect();
        let lived: Vec<_> = self.open.iter().map(|open| (open.node, open.entry, open.window)).collect();
        assert_eq!(path, lived);
        assert_eq!(moment.deepest_open().map(NodeId::index), self.open.last().map(|open| open.node));
        for (number, visits) in self.visits.iter().enumerate() {
            let node = NodeId::new(number);
            let state = moment.node(node);
            assert_eq!(state.status, self.status(number), "node {number}");
            assert_eq!(moment.status(node), state.status);
            let last = visits.last();
            let value = last.and_then(|visit| visit.left.map(|(_, value, _)| value).or(visit.value));
            assert_eq!(state.value, value, "node {number}");
            if let Some((_, _, bound)) = last.and_then(|visit| visit.left) {
                assert_eq!(state.bound, bound, "node {number}");
            }
            assert_eq!(moment.entered_at(node), last.map(|visit| visit.entered));
            assert_eq!(moment.left_at(node), last.and_then(|visit| visit.left).map(|(step, _, _)| step));
            assert_eq!(moment.best_child(node).map(NodeId::index), last.and_then(|visit| visit.best), "node {number}");
            let unsearched: Vec<_> = moment.unsearched(node).map(NodeId::index).collect();
            assert_eq!(unsearched, self.unsearched(number), "node {number}");
        }
        self.compare_setter(moment);
        let mut stored: Vec<_> = self.table.values().copied().collect();
        stored.sort_by_key(|(step, _)| *step);
        let stored: Vec<_> = stored.into_iter().map(|(_, entry)| entry).collect();
        assert_eq!(moment.table().collect::<Vec<_>>(), stored);
        assert_eq!(moment.table_len(), stored.len());
        let mut tally = plywalk::trace::Tally::default();
        (0..self.visits.len()).for_each(|node| tally.add(self.status(node)));
        assert_eq!(moment.tally(0..self.visits.len()), tally);
    }

    fn compare_setter(&self, moment: &Moment) {
        let (holder, parent) = match (self.met, self.probed, self.open.last()) {
            (Some(beta), Some(child), _) => {
                (if beta { child.beta_by } else { child.alpha_by }, self.open.last().map(|open| open.node))
            }
            (None, Some(_), _) if moment.event().is_some_and(|event| matches!(event, Event::FromTable { .. })) => {
                (None, None)
            }
            (_, _, Some(open)) => {
                // Of the bound that a node runs into, nobody but an ancestor can be the holder.
                let by = if self.model.nodes[open.node].player == Player::Max { open.beta_by } else { open.alpha_by };
                (by, self.model.nodes[open.node].parent)
            }
            _ => (None, None),
        };
        let setter = moment.setter();
        assert_eq!(setter.map(|setter| setter.node.index()), holder, "{:?}", moment.event());
        if let Some(setter) = setter {
            assert_eq!(setter.deep, holder != parent);
        }
    }
}
