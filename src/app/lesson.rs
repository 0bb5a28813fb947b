//! The tree that is open, the search of it, and the step at which one looks.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::format::Document;
use crate::layout::{Folds, Layout, Seats, stretch_end};
use crate::search::{self, Options, Order, SearchError, Table};
use crate::texts::Language;
use crate::trace::{Counts, Moment, Trace};
use crate::tree::{GameTree, NodeId};

use super::edits::Edits;

/// Where a tree came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A built-in exercise, by its place in the list.
    Exercise(usize),
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Pasted,
    /// A tic-tac-toe position, as text.
    Grown(String),
}

/// What decides which nodes are laid out.
struct Arranged {
    folds: Folds,
    /// Up to which step there is room for what the search sees.
    until: usize,
    /// The layout with all folded nodes closed.
    base: Arc<Layout>,
    /// The folded nodes that the search holds open.
    held_open: Vec<NodeId>,
}

/// Children in the order in which the search takes them.
struct InSearchOrder {
    /// The iteration whose order it is, where there are any.
    iteration: Option<usize>,
    seats: Seats,
    /// The layout of all nodes, once they are all to be shown.
    whole: Option<Arc<Layout>>,
}

/// A searched tree, whole: what a background job hands over.
pub struct Lesson {
    /// The tree and what its file says about it.
    pub document: Arc<Document>,
    /// Where it came from.
    pub origin: Origin,
    /// Where its nodes stand, those that are not folded away.
    pub layout: Arc<Layout>,
    /// What is folded away.
    pub folds: Folds,
    /// Where all nodes stand, children in the tree's own order.
    whole: Arc<Layout>,
    /// Where they stand in the order of the search, if that is drawn.
    in_search_order: Option<InSearchOrder>,
    /// What the layout in use was made for, if it is not that of all nodes.
    arranged: Option<Arranged>,
    /// The recorded search.
    pub trace: Arc<Trace>,
    /// The step at which one looks.
    pub step: usize,
    /// Where one was before each jump, oldest first.
    jumped_from: Vec<usize>,
    /// Leaves that were given other values.
    pub edits: Edits,
    /// What every node is really worth, once somebody asked.
    truth: OnceCell<Vec<f64>>,
    /// By depth limit: the least possible leaves, and those of minimax.
    floors: RefCell<BTreeMap<Option<usize>, Floor>>,
    /// What the same search does in the opposite order of children, once somebody asked.
    opposite: OnceCell<Option<Counts>>,
}

/// The least possible leaves, if there is such a number, and those of minimax.
type Floor = (Option<usize>, usize);

/// Trees of up to this many nodes are searched between two frames.
pub const SMALL: usize = 20_000;

/// How many jumps can be taken back.
const MOST_JUMPS: usize = 1000;

impl Lesson {
    /// Lays a tree out and searches it.
    ///
    /// # Errors
    /// If the search is refused.
    pub fn new(document: Document, origin: Origin, options: &Options) -> Result<Lesson, SearchError> {
        let trace = Trace::record(&document.tree, options)?;
        let layout = Layout::tidy(&document.tree);
        Ok(Lesson::of_parts(document, origin, layout, trace))
    }

    /// A lesson at its first step.
    pub fn of_parts(document: Document, origin: Origin, layout: Layout, trace: Trace) -> Lesson {
        let whole = Arc::new(layout);
        Lesson {
            document: Arc::new(document),
            origin,
            layout: Arc::clone(&whole),
            folds: Folds::default(),
            whole,
            in_search_order: None,
            arranged: None,
            trace: Arc::new(trace),
            step: 0,
            jumped_from: Vec::new(),
            edits: Edits::default(),
            truth: OnceCell::new(),
            floors: RefCell::default(),
            opposite: OnceCell::new(),
        }
    }

    /// The tree.
    pub fn tree(&self) -> &GameTree {
        &self.document.tree
    }

    /// What is known where one looks.
    pub fn moment(&self) -> Moment<'_> {
        Moment::new(&self.document.tree, &self.trace, self.step)
    }

    /// The conventions of the search.
    pub fn options(&self) -> &Options {
        self.trace.options()
    }

    /// The tree's name.
    pub fn title(&self, language: Language) -> String {
        if let Some(title) = self.document.title.get(language) {
            return title.to_owned();
        }
        match &self.origin {
            Origin::File(path) => path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
            Origin::Grown(position) => (language.texts().app.grown_title)(position),
            Origin::Exercise(_) | Origin::Pasted => language.texts().app.untitled.to_owned(),
        }
    }

    /// Counts the nodes that minimax visits under the depth limit in force: every node down to it.
    pub fn minimax_visits(&self) -> usize {
        let tree = self.tree();
        let last = tree.level_count() - 1;
        tree.level(self.moment().limit().map_or(last, |limit| limit.min(last))).end
    }

    /// Counts the leaves that minimax evaluates under the depth limit in force, nodes at the limit included.
    pub fn minimax_leaves(&self) -> usize {
        self.floor().1
    }

    /// The least that any search must evaluate under the depth limit in force; none if chance plays, or a table may
    /// spare more.
    pub fn least_leaves(&self) -> Option<usize> {
        self.floor().0.filter(|_| self.options().table == Table::Off)
    }

    /// Both of them, worked out once a limit.
    fn floor(&self) -> Floor {
        let limit = self.moment().limit();
        let tree = self.tree();
        *self.floors.borrow_mut().entry(limit).or_insert_with(|| {
            let read = |node: NodeId| tree.is_leaf(node) || limit == Some(tree.depth(node));
            let end = limit.map_or(tree.len(), |limit| tree.level(limit.saturating_add(1)).start);
            (search::least_leaves(tree, limit), (0..end).map(NodeId::new).filter(|&node| read(node)).count())
        })
    }

    /// True if what is below a node is folded away.
    pub fn is_closed(&self, node: NodeId) -> bool {
        let shown = self.layout.children(self.tree(), node);
        self.folds.is_folded(node) && shown.is_empty()
    }

    /// Unfolds what hides a node.
    pub fn unfold_to(&mut self, node: NodeId) {
        self.folds.unfold_to(&self.document.tree, node);
    }

    /// Lays out what is not folded away at this step, if that is not what it was: children in the order of the search
    /// or in the tree's own.
    pub fn arrange(&mut self, in_search_order: bool) {
        let seats = self.seats(in_search_order);
        if self.folds.is_empty() {
            self.layout = self.seated(&seats);
            self.arranged = None;
            return;
        }
        let (moment, seats) = (self.moment(), &seats);
        let until = if self.folds.seen_only() { stretch_end(&moment) } else { 0 };
        let held_open = self.folds.held_open(&moment);
        let known = self
            .arranged
            .as_ref()
            .filter(|known| known.folds == self.folds && known.until == until && known.base.seats() == seats);
        if known.is_some_and(|known| known.held_open == held_open) {
            return;
        }
        let base = match known {
            Some(known) => Arc::clone(&known.base),
            None => Arc::new(self.folds.base(&moment, until, seats)),
        };
        let layout = match self.folds.opened(&base, &held_open, &moment, until) {
            Some(layout) => Arc::new(layout),
            None => Arc::clone(&base),
        };
        if self.layout != layout {
            self.layout = layout;
        }
        self.arranged = Some(Arranged { folds: self.folds.clone(), until, base, held_open });
    }

    /// The order in which children are drawn: that of the search or the tree's own.
    fn seats(&mut self, in_search_order: bool) -> Seats {
        if !in_search_order {
            self.in_search_order = None;
            return Seats::default();
        }
        let iteration = self.moment().iteration();
        let known = self.in_search_order.take().filter(|known| known.iteration == iteration);
        let known =
            known.unwrap_or_else(|| InSearchOrder { iteration, seats: Seats::of_search(&self.moment()), whole: None });
        self.in_search_order.insert(known).seats.clone()
    }

    /// All nodes, children in some order.
    fn seated(&mut self, seats: &Seats) -> Arc<Layout> {
        let Lesson { document, in_search_order, whole, .. } = self;
        match in_search_order {
            Some(known) if !seats.are_given() => {
                let layout = known.whole.get_or_insert_with(|| Arc::new(Layout::seated(&document.tree, seats)));
                Arc::clone(layout)
            }
            _ => Arc::clone(whole),
        }
    }

    /// Goes to a neighbouring step.
    pub fn step_to(&mut self, step: usize) {
        self.step = step.min(self.trace.steps());
    }

    /// Goes to any step, and remembers where one was.
    pub fn jump_to(&mut self, step: usize) {
        let step = step.min(self.trace.steps());
        if step != self.step {
            if self.jumped_from.len() == MOST_JUMPS {
                self.jumped_from.remove(0);
            }
            self.jumped_from.push(self.step);
            self.step = step;
        }
    }

    /// Goes back to where one was before the last jump. False if there was none.
    pub fn jump_back(&mut self) -> bool {
        match self.jumped_from.pop() {
            Some(step) => {
                self.step_to(step);
                true
            }
            None => false,
        }
    }

    /// True if a jump can be taken back.
    pub fn can_jump_back(&self) -> bool {
        !self.jumped_from.is_empty()
    }

    /// Puts another search in the place of this one, of a tree of the same shape, at the last step that both share if
    /// one is beyond it. Says how many steps they share.
    pub fn replace(&mut self, document: Arc<Document>, trace: Trace) -> usize {
        let shared = self.trace.shared_steps(&trace);
        let beyond = self.step > shared;
        self.jumped_from.clear();
        self.document = document;
        self.trace = Arc::new(trace);
        self.truth = OnceCell::new();
        self.floors = RefCell::default();
        self.opposite = OnceCell::new();
        self.arranged = None;
        self.in_search_order = None;
        if beyond {
            self.step_to(shared);
        }
        shared
    }

    /// What the same search does from the other side; none for orders that have no opposite, searches that always do
    /// the same, and trees too large to search once more between two frames.
    pub fn opposite(&self) -> Option<Counts> {
        *self.opposite.get_or_init(|| {
            let order = match self.options().order {
                Order::Given => Order::Reversed,
                Order::Reversed => Order::Given,
                _ => return None,
            };
            if !self.options().algorithm.has_window() || self.tree().len() > SMALL {
                return None;
            }
            let trace = Trace::record(self.tree(), &Options { order, ..*self.options() }).ok()?;
            Some(Moment::new(self.tree(), &trace, trace.steps()).counts())
        })
    }

    /// By node, what it is really worth, searched or not.
    pub fn truth(&self) -> &[f64] {
        self.truth.get_or_init(|| search::true_values(self.tree(), self.options()))
    }

    /// The step at which a node is entered, and where its first visit ends.
    pub fn visit_of(&self, node: NodeId) -> Option<(usize, usize)> {
        self.trace.first_entered(node).zip(self.trace.first_left(node))
    }
}
