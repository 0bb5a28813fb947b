//! The state of a search at a step, found by living through every event before it.

use plywalk::search::{Bound, Event, Window};
use plywalk::trace::{Counts, Status};
use plywalk::tree::{NodeId, Player};

use super::model::Model;

/// What has become of a node.
#[derive(Clone, Debug)]
pub struct NodeNow {
    pub status: Status,
    pub value: Option<f64>,
    pub bound: Option<Bound>,
    pub best: Option<NodeId>,
    pub searched: Vec<NodeId>,
    pub entered_at: Option<usize>,
    pub left_at: Option<usize>,
}

/// An open node.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenNow {
    pub node: NodeId,
    pub entry: Window,
    pub window: Window,
}

/// Who moved a bound last, kept as long as that node is open.
#[derive(Clone, Debug)]
struct Moved {
    by: NodeId,
    alpha: bool,
}

/// The whole state after some events.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    model: &'a Model,
    pub step: usize,
    pub nodes: Vec<NodeNow>,
    pub open: Vec<OpenNow>,
    moved: Vec<Moved>,
    pub counts: Counts,
}

impl<'a> Replay<'a> {
    pub fn start(model: &'a Model) -> Replay<'a> {
        let fresh = NodeNow {
            status: Status::Untouched,
            value: None,
            bound: None,
            best: None,
            searched: Vec::new(),
            entered_at: None,
            left_at: None,
        };
        Replay {
            model,
            step: 0,
            nodes: vec![fresh; model.len()],
            open: Vec::new(),
            moved: Vec::new(),
            counts: Counts::default(),
        }
    }

    pub fn apply(&mut self, event: &Event) {
        self.step += 1;
        match *event {
            Event::Enter { node, window } => {
                self.counts.visited += 1;
                let now = &mut self.nodes[node.index()];
                now.status = Status::Open;
                now.entered_at = Some(self.step);
                self.open.push(OpenNow { node, entry: window, window });
            }
            Event::Evaluate { node, value } => {
                self.counts.visited += 1;
                self.counts.evaluated += 1;
                self.close(node, value, Bound::Exact);
                self.nodes[node.index()].entered_at = Some(self.step);
                self.settle_below(&self.model.nodes[node.index()].children, Status::BelowLimit);
            }
            Event::Return { node, child, child_value, child_bound, value, window, improved } => {
                let bound_of = |child: NodeId| self.nodes[child.index()].bound;
                let now = &self.nodes[node.index()];
                let at_best = if self.model.player(node.index()) == Player::Max { Bound::Upper } else { Bound::Lower };
                let unsure = now.best.is_some_and(|best| bound_of(best) == Some(at_best));
                let surer = unsure && child_bound == Bound::Exact && now.value == Some(child_value);
                let now = &mut self.nodes[node.index()];
                now.value = Some(value);
                now.searched.push(child);
                if improved || surer {
                    now.best = Some(child);
                }
                let open = self.open.last_mut().expect("a parent is open");
                assert_eq!(open.node, node);
                if window.alpha > open.window.alpha {
                    self.moved.push(Moved { by: node, alpha: true });
                }
                if window.beta < open.window.beta {
                    self.moved.push(Moved { by: node, alpha: false });
                }
                open.window = window;
            }
            Event::Cutoff { node, pruned_branches, pruned_nodes, .. } => {
                match self.model.player(node.index()) {
                    Player::Max => self.counts.beta_cutoffs += 1,
                    _ => self.counts.alpha_cutoffs += 1,
                }
                self.counts.pruned_branches += pruned_branches;
                self.counts.pruned_nodes += pruned_nodes;
                let unsearched = self.unsearched(node);
                self.settle_below(&unsearched, Status::Pruned);
            }
            Event::Leave { node, value, bound } => {
                self.close(node, value, bound);
                self.open.pop();
                self.moved.retain(|moved| moved.by != node);
            }
            Event::Iteration { .. }
            | Event::Probe { .. }
            | Event::FromTable { .. }
            | Event::Store { .. }
            | Event::SearchAgain { .. } => panic!("{} belongs to searches with a replay of their own", event.keyword()),
        }
    }

    fn close(&mut self, node: NodeId, value: f64, bound: Bound) {
        let now = &mut self.nodes[node.index()];
        now.status = Status::Closed;
        now.value = Some(value);
        now.bound = Some(bound);
        now.left_at = Some(self.step);
    }

    fn settle_below(&mut self, tops: &[usize], status: Status) {
        for &top in tops {
            for node in self.model.subtree(top) {
                assert_eq!(self.nodes[node].status, Status::Untouched);
                self.nodes[node].status = status;
            }
        }
    }

    /// The children that have not returned and are not open.
    pub fn unsearched(&self, node: NodeId) -> Vec<usize> {
        let now = &self.nodes[node.index()];
        let begun = |child: usize| self.nodes[child].entered_at.is_some();
        debug_assert!(now.searched.iter().all(|child| begun(child.index())));
        self.model.nodes[node.index()].children.iter().copied().filter(|&child| !begun(child)).collect()
    }

    /// The ancestor that last moved the bound which the deepest open node could run into, and whether it is further
    /// up than the parent.
    pub fn setter(&self) -> Option<(NodeId, bool)> {
        let (here, above) = self.open.split_last()?;
        let into_alpha = self.model.player(here.node.index()) == Player::Min;
        let last = self.moved.iter().rev().find(|moved| moved.by != here.node && moved.alpha == into_alpha)?;
        Some((last.by, above.last().is_some_and(|parent| parent.node != last.by)))
    }

    /// From the root along every node's choice so far.
    pub fn principal_variation(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut next = self.nodes[0].entered_at.map(|_| NodeId::ROOT);
        while let Some(node) = next {
            line.push(node);
            next = self.nodes[node.index()].best;
        }
        line
    }
}
