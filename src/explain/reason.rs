//! The facts behind a step's sentence, before any language has its say.

use super::behind::behind;
use super::chance::chance_step;
use super::mover::as_counted;
use super::names::{name, says, side};
use super::{ending, facts, further};
use crate::search::{Bound, Cut, Event, Window};
use crate::texts::Texts;
use crate::texts::vocabulary::chance::ChanceStep;
use crate::texts::vocabulary::explain::{
    Behind, Branch, Cutoff, Effect, End, Enter, Evaluate, Inquired, Inquiry, Leave, Name, Next, Returned, Side,
    Skipped, Standing, Start, Why,
};
use crate::texts::vocabulary::further::{FromTable, Iteration, Probe, SearchAgain, Store};
use crate::trace::{Moment, OpenNode};
use crate::tree::{NodeId, Player};

/// A sentence lists up to this many pruned branches.
const MOST_BRANCHES: usize = 4;

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

/// The facts behind the step that led to the moment, as the algorithm counts: from the side of the player to move, or
/// always from Max's. O(depth + children of the node).
pub fn reason(moment: &Moment, texts: &Texts) -> Reason {
    as_counted(reason_for_max(moment, texts), moment)
}

/// The same, always from Max's side.
fn reason_for_max(moment: &Moment, texts: &Texts) -> Reason {
    let teller = Teller { moment, texts };
    let Some(event) = moment.event() else { return Reason::Start(ending::start(moment, texts)) };
    if moment.step == moment.trace.steps() && moment.trace.answered_at() > 0 {
        return Reason::End(ending::end(moment, texts));
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
        Event::SearchAgain { node, child, child_value, child_bound, window } => {
            Reason::SearchAgain(teller.again((node, child), (child_value, child_bound), window))
        }
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
    fn name(&self, node: NodeId) -> Name {
        name(self.moment.tree, node, self.texts)
    }

    fn side(&self, node: NodeId) -> Side {
        side(self.moment.tree, node)
    }

    fn windowed(&self) -> bool {
        self.moment.trace.options().algorithm.has_window()
    }

    fn behind(&self, path: &[OpenNode], side: Side) -> Behind {
        behind(self.moment, path, side, self.texts)
    }

    fn enter(&self, node: NodeId, window: Window) -> Enter {
        let path = self.moment.path();
        let [max_has, min_has] = [Side::Max, Side::Min].map(|side| self.behind(&path, side));
        Enter {
            node: self.name(node),
            side: self.side(node),
            children: self.moment.tree.children(node).len(),
            window: self.windowed().then_some((window.alpha, window.beta)),
            asked: max_has.clone().asked().or(min_has.clone().asked()),
            max_has: max_has.promise(),
            min_has: min_has.promise(),
            first_null: self.is_first_null(window),
            by_mover: false,
        }
    }

    /// True if a window is a null window, and no node was entered with such a one before.
    fn is_first_null(&self, window: Window) -> bool {
        let is_null = |Window { alpha, beta }: Window| alpha < beta && beta == alpha.next_up();
        let trace = self.moment.trace;
        let is_first = || trace.first_entered_with(is_null) == Some(self.moment.step);
        trace.options().algorithm.searches_again() && is_null(window) && is_first()
    }

    fn evaluate(&self, node: NodeId, value: f64) -> Evaluate {
        let tree = self.moment.tree;
        let below = tree.subtree_len(node) - 1;
        Evaluate {
            node: self.name(node),
            parent: tree.parent(node).map(|parent| self.name(parent)),
            value,
            limit: self.moment.limit().filter(|_| below > 0).map(|depth| (depth, below)),
            worth_to: None,
        }
    }

    fn changes_choice(&self, node: NodeId, before: Moment) -> bool {
        self.moment.best_child(node) != before.best_child(node)
    }

    fn returned(&self, parent: NodeId, child: NodeId, (value, bound): (f64, Bound), improved: bool) -> Returned {
        let sent_at = self.moment.entered_at(child).map_or(0, |enter| enter - 1);
        let before = self.moment.at(sent_at);
        let old = before.node(parent).value;
        let path = self.moment.path();
        let open = path.last().filter(|_| self.windowed());
        let next = self.next(parent);
        let has_questions = self.moment.trace.options().algorithm.searches_again();
        let asked = open.filter(|_| has_questions).and_then(|_| self.behind(&path, self.side(parent)).asked());
        let asked = asked.zip(open.and_then(|open| open.value));
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
                // Only a value that is exactly the one before can take its place.
                Some(_) if bound == Bound::Exact && old == Some(value) && self.changes_choice(parent, before) => {
                    Effect::Surer
                }
                _ => Effect::None,
            },
            window: open.map(|open| (open.window.alpha, open.window.beta)),
            next,
            inquiry: self.inquiry(child),
            inquired: asked.and_then(|(asked, so_far)| {
                let wanted = if asked.side == Side::Max { Bound::Lower } else { Bound::Upper };
                let standing = match (asked.side.prefers(so_far, asked.than), next) {
                    (true, Next::Done) => Standing::Better,
                    _ if !improved => return None,
                    // A bound that says only "as good or better" leaves it open.
                    (false, _) if bound != wanted => Standing::NoBetter,
                    _ => Standing::Open,
                };
                Some(Inquired { asked, standing })
            }),
            own: None,
        }
    }

    /// How a child was searched that has just returned.
    fn inquiry(&self, child: NodeId) -> Inquiry {
        let sent_at = self.moment.entered_at(child).map_or(0, |enter| enter - 1);
        if !self.moment.trace.options().algorithm.searches_again() {
            return Inquiry::Plain;
        }
        let mut sent = self.moment.at(sent_at);
        if matches!(sent.event(), Some(Event::Probe { .. })) {
            sent = sent.at(sent_at - 1);
        }
        if matches!(sent.event(), Some(Event::SearchAgain { .. })) {
            return Inquiry::Again;
        }
        // What a leaf is worth, or the table says, does not depend on the question.
        let asked = match self.moment.at(sent_at + 1).event() {
            Some(Event::Enter { window, .. }) => Some(window) != sent.path().last().map(|open| open.window),
            _ => false,
        };
        if asked { Inquiry::Null } else { Inquiry::Plain }
    }

    fn again(&self, (node, child): (NodeId, NodeId), (value, bound): (f64, Bound), window: Window) -> SearchAgain {
        let side = self.side(node);
        SearchAgain {
            parent: self.name(node),
            side,
            than: if side == Side::Max { window.alpha } else { window.beta },
            child: self.name(child),
            value,
            says: says(bound),
            window: (window.alpha, window.beta),
            by_mover: false,
        }
    }

    /// What a better value did at the last node of the path, whose value was `old` before.
    fn effect(&self, path: &[OpenNode], open: &OpenNode, old: Option<f64>) -> Effect {
        let side = self.side(open.node);
        let (from, to) = match side {
            Side::Max => (old.map_or(open.entry.alpha, |old| old.max(open.entry.alpha)), open.window.alpha),
            Side::Min => (old.map_or(open.entry.beta, |old| old.min(open.entry.beta)), open.window.beta),
        };
        if from == to { Effect::Held(self.behind(path, side)) } else { Effect::Moved { from, to } }
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
        let path = self.moment.path();
        let window = path.last().map_or(Window::FULL, |open| open.window);
        let (name, shown) = (self.name(node), self.skipped(node, branches));
        let others = std::iter::once(&name).chain(shown.iter().map(|branch| &branch.name));
        Cutoff {
            against: self.behind(&path, side.opponent()).beside(others),
            node: name,
            side,
            value,
            met: if side == Side::Max { window.beta } else { window.alpha },
            strict: self.moment.trace.options().cut == Cut::Above,
            skipped: Skipped { branches, nodes, shown },
            by_mover: false,
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
            limit: facts::effective_limit(self.moment),
            by_mover: false,
        }
    }
}
