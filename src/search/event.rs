//! What a search tells of itself while it runs.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::arrangement::Arrangement;
use super::bound::Bound;
use super::table::TableEntry;
use super::window::Window;
use crate::tree::NodeId;

/// One step of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// Iterative deepening begins to search to this depth. All nodes are as if never searched.
    Iteration {
        /// The depth limit of the iteration, in plies.
        depth: usize,
    },
    /// The table is asked about a node's position, before the node is entered or evaluated.
    Probe {
        /// The node.
        node: NodeId,
        /// The window with which it is to be searched.
        window: Window,
        /// To how many plies below it; none for all the way down.
        remaining: Option<usize>,
        /// What the table holds for the position. If that decides here, [`FromTable`](Event::FromTable) follows.
        found: Option<TableEntry>,
    },
    /// The table answers for a node, which is neither entered nor evaluated.
    FromTable {
        /// The node.
        node: NodeId,
        /// The window with which it was to be searched.
        window: Window,
        /// The table's answer.
        value: f64,
        /// Exact, or a bound that cuts: a lower one at β, an upper one at α.
        bound: Bound,
        /// The node whose search the answer comes from.
        source: NodeId,
    },
    /// A node's answer is put into the table, in the place of what its position had there.
    Store {
        /// What is stored.
        entry: TableEntry,
    },
    /// An inner node is entered.
    Enter {
        /// The node.
        node: NodeId,
        /// The window it is searched with; full for algorithms without one.
        window: Window,
    },
    /// A leaf or a node at the depth limit is entered, read and left in one.
    Evaluate {
        /// The node.
        node: NodeId,
        /// Its static value.
        value: f64,
    },
    /// A child's answer to a null window reaches its parent, which wants to know more of it: the child is searched
    /// again, and only what it answers then counts.
    SearchAgain {
        /// The parent.
        node: NodeId,
        /// The child.
        child: NodeId,
        /// What the child returned.
        child_value: f64,
        /// What that says about the child's true value.
        child_bound: Bound,
        /// The window of the second search, which is the parent's.
        window: Window,
    },
    /// A child's value reaches its parent.
    Return {
        /// The parent.
        node: NodeId,
        /// The child.
        child: NodeId,
        /// What the child returned.
        child_value: f64,
        /// What that says about the child's true value.
        child_bound: Bound,
        /// The parent's running value after it.
        value: f64,
        /// The parent's window after it.
        window: Window,
        /// True if the child is the parent's choice from now on: the first one, or strictly better than the others.
        improved: bool,
    },
    /// α and β have met: the node's other children cannot matter.
    Cutoff {
        /// The node.
        node: NodeId,
        /// Its running value.
        value: f64,
        /// Its window.
        window: Window,
        /// Branches never searched because of it; 0 if the last child brought it about.
        pruned_branches: usize,
        /// Nodes under those branches.
        pruned_nodes: usize,
    },
    /// An inner node is left.
    Leave {
        /// The node.
        node: NodeId,
        /// What it returns.
        value: f64,
        /// What that says about its true value.
        bound: Bound,
    },
}

impl Event {
    /// True if the event enters or evaluates a node.
    #[inline]
    pub fn is_visit(&self) -> bool {
        matches!(self, Event::Enter { .. } | Event::Evaluate { .. })
    }

    /// The node that the event is about; where a child answers, its parent; of an iteration, the root.
    #[inline]
    pub fn node(&self) -> NodeId {
        match *self {
            Event::Iteration { .. } => NodeId::ROOT,
            Event::Store { entry } => entry.node,
            Event::Probe { node, .. }
            | Event::FromTable { node, .. }
            | Event::Enter { node, .. }
            | Event::Evaluate { node, .. }
            | Event::SearchAgain { node, .. }
            | Event::Return { node, .. }
            | Event::Cutoff { node, .. }
            | Event::Leave { node, .. } => node,
        }
    }

    /// `enter`, `evaluate`, `return` and so on, as machine output writes it.
    pub fn keyword(&self) -> &'static str {
        match self {
            Event::Iteration { .. } => "iteration",
            Event::Probe { .. } => "probe",
            Event::FromTable { bound: Bound::Exact, .. } => "hit",
            Event::FromTable { .. } => "table-cutoff",
            Event::Store { .. } => "store",
            Event::Enter { .. } => "enter",
            Event::Evaluate { .. } => "evaluate",
            Event::SearchAgain { .. } => "search-again",
            Event::Return { .. } => "return",
            Event::Cutoff { .. } => "cutoff",
            Event::Leave { .. } => "leave",
        }
    }
}

/// Someone who is told of every event and may stop the search.
///
/// ```
/// use std::ops::ControlFlow;
/// use plywalk::search::{self, Event, Observer, Options};
///
/// /// Counts what was evaluated.
/// #[derive(Default)]
/// struct Evaluated(usize);
///
/// impl Observer for Evaluated {
///     fn observe(&mut self, event: &Event) -> ControlFlow<()> {
///         self.0 += usize::from(matches!(event, Event::Evaluate { .. }));
///         ControlFlow::Continue(())
///     }
/// }
///
/// let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let mut evaluated = Evaluated::default();
/// search::run(&tree, &Options::default(), &mut evaluated).unwrap();
/// assert_eq!(evaluated.0, 7);
/// ```
pub trait Observer {
    /// Is told, before the first event, in which order children will be searched.
    fn arranged(&mut self, _arrangement: &Arc<Arrangement>) {}

    /// Takes note of an event. To break is to stop the search.
    fn observe(&mut self, event: &Event) -> ControlFlow<()>;
}

/// Notes nothing. A search told to it is the bare search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    #[inline]
    fn observe(&mut self, _event: &Event) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
