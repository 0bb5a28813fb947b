//! A search told again from its events alone, with the textbook's bookkeeping, and each sentence's facts held against it.

mod table;
mod whole;

use std::collections::HashSet;

use plywalk::explain::{self, Reason};
use plywalk::search::{Algorithm, Bound, Cut, Event, Fail};
use plywalk::texts::Language;
use plywalk::texts::vocabulary::explain::{
    Asked, Behind, Cutoff, Effect, Enter, Evaluate, Inquired, Inquiry, Leave, Name, Next, Promise, Returned, Says,
    Side, Standing, Why,
};
use plywalk::texts::vocabulary::further::SearchAgain;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, Player};

/// The value of a node by the definition, with other leaves' values where `changed` says so.
pub fn value(tree: &GameTree, node: NodeId, depth: Option<usize>, changed: &dyn Fn(NodeId) -> Option<f64>) -> f64 {
    if tree.is_leaf(node) || depth == Some(0) {
        return changed(node).or(tree.value(node)).unwrap();
    }
    let below = tree.children(node).map(|child| value(tree, child, depth.map(|depth| depth - 1), changed));
    match tree.player(node) {
        Player::Max => below.fold(f64::NEG_INFINITY, f64::max),
        Player::Min => below.fold(f64::INFINITY, f64::min),
        Player::Chance => unreachable!(),
    }
}

const FULL: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

/// An open node of the replay.
#[derive(Clone, Debug)]
struct Frame {
    node: NodeId,
    entry: (f64, f64),
    window: (f64, f64),
    value: Option<f64>,
    best: Option<NodeId>,
    /// True if that child is known to be worth as much.
    sure: bool,
    searched: HashSet<NodeId>,
    /// The child that is being searched again.
    again: Option<NodeId>,
}

/// An iteration of the replay that has ended, or the whole search.
#[derive(Clone, Debug)]
struct Answer {
    depth: Option<usize>,
    value: f64,
    best: Option<NodeId>,
}

/// A search told again from its events alone.
pub struct Replay<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    limit: Option<usize>,
    truth: Vec<f64>,
    open: Vec<Frame>,
    /// The nodes that were entered the last time they were come to.
    entered: HashSet<NodeId>,
    /// How often each node was come to, by the table's answers too.
    came: Vec<usize>,
    entries: usize,
    entries_before: usize,
    hits: usize,
    finished: Vec<Answer>,
    /// True once a node was entered with a window of a number and the next.
    null_seen: bool,
}

fn more(side: Side, a: f64, b: f64) -> bool {
    if side == Side::Max { a > b } else { a < b }
}

fn other(side: Side) -> Side {
    if side == Side::Max { Side::Min } else { Side::Max }
}

fn pick(side: Side, (alpha, beta): (f64, f64)) -> f64 {
    if side == Side::Max { alpha } else { beta }
}

impl<'a> Replay<'a> {
    pub fn new(tree: &'a GameTree, trace: &'a Trace) -> Replay<'a> {
        let mut replay = Replay {
            tree,
            trace,
            limit: None,
            truth: Vec::new(),
            open: Vec::new(),
            entered: HashSet::new(),
            came: vec![0; tree.len()],
            entries: 0,
            entries_before: 0,
            hits: 0,
            finished: Vec::new(),
            null_seen: false,
        };
        replay.search_to(trace.options().depth);
        replay
    }

    fn search_to(&mut self, limit: Option<usize>) {
        self.limit = limit;
        let left = |node| limit.map(|limit| limit.checked_sub(self.tree.depth(node)));
        let value = |node| match left(node) {
            Some(None) => f64::NAN,
            left => value(self.tree, node, left.flatten(), &|_| None),
        };
        self.truth = self.tree.nodes().map(value).collect();
    }

    fn windowed(&self) -> bool {
        self.trace.options().algorithm.has_window()
    }

    fn by_mover(&self) -> bool {
        self.trace.options().algorithm == Algorithm::Negamax
    }

    fn truth(&self, node: usize) -> f64 {
        self.truth[node]
    }

    fn side(&self, node: NodeId) -> Side {
        if self.tree.player(node) == Player::Max { Side::Max } else { Side::Min }
    }

    /// A value as it is told of a node: negamax from the side of its player, others from Max's.
    fn told(&self, side: Side, value: f64) -> f64 {
        if self.by_mover() && side == Side::Min { 0.0 - value } else { value }
    }

    fn told_window(&self, side: Side, (alpha, beta): (f64, f64)) -> (f64, f64) {
        if self.by_mover() && side == Side::Min { (0.0 - beta, 0.0 - alpha) } else { (alpha, beta) }
    }

    /// Whether something told of a node, in its own player's words, is true.
    fn is_true_of(&self, node: usize, side: Side, value: f64, says: Says) -> bool {
        let truth = self.told(side, self.truth(node));
        match says {
            Says::Exactly => truth == value,
            Says::AtMost => truth <= value,
            Says::AtLeast => truth >= value,
        }
    }

    fn says(&self, side: Side, bound: Bound) -> Says {
        let turned = self.by_mover() && side == Side::Min;
        match bound {
            Bound::Exact => Says::Exactly,
            Bound::Upper if turned => Says::AtLeast,
            Bound::Lower if turned => Says::AtMost,
            Bound::Upper => Says::AtMost,
            Bound::Lower => Says::AtLeast,
        }
    }

    /// What is behind the bound with which the deepest open node was entered: a promise that is kept, a null window's
    /// question, or nothing.
    fn check_behind(&self, behind: &Behind, side: Side) {
        let here = self.open.len() - 1;
        let bound = pick(side, self.open[here].entry);
        match behind {
            Behind::Nothing => assert_eq!(bound, pick(side, FULL)),
            Behind::Promise(promise) => self.check_promise(promise, side, bound),
            Behind::Asked(asked) => self.check_asked(asked, side, bound),
        }
    }

    fn check_promise(&self, promise: &Promise, side: Side, bound: f64) {
        let here = self.open.len() - 1;
        assert_eq!((promise.side, promise.value), (side, self.told(side, bound)));
        let index = here - promise.plies_up;
        let holder = &self.open[index];
        assert_eq!(holder.node.index(), promise.at.node);
        assert_eq!(self.side(holder.node), side);
        assert_eq!(holder.value, Some(bound));
        assert_eq!(holder.best.map(NodeId::index), Some(promise.by.node));
        assert_ne!(pick(side, holder.entry), bound);
        for between in &self.open[index + 1..=here] {
            assert_eq!(pick(side, between.entry), bound);
        }
        let says = self.says(side, if side == Side::Max { Bound::Lower } else { Bound::Upper });
        assert!(self.is_true_of(promise.at.node, side, promise.value, says), "{promise:?}");
        let child = NodeId::new(promise.by.node);
        assert!(!more(side, bound, self.truth(child.index())), "{promise:?}");
    }

    fn check_asked(&self, asked: &Asked, side: Side, bound: f64) {
        assert_eq!(self.trace.options().algorithm, Algorithm::Pvs);
        assert_eq!(asked.side, other(side));
        let about = self.open.iter().position(|open| open.node.index() == asked.about.node).unwrap();
        let asker = &self.open[about - 1];
        assert_eq!(self.side(asker.node), asked.side);
        // Nobody has the bound: it is just beyond what the asking player has.
        assert_eq!(asked.than, pick(asked.side, asker.window));
        let strict = self.trace.options().cut == Cut::Above;
        let beyond = if asked.side == Side::Max { asked.than.next_up() } else { asked.than.next_down() };
        assert_eq!(bound, if strict { asked.than } else { beyond });
        assert_ne!(bound, pick(side, asker.window));
    }

    /// The window with which a child of the deepest open node is searched now.
    fn sent_window(&self, child: NodeId) -> (f64, f64) {
        let Some(parent) = self.open.last() else { return FULL };
        let plain = self.trace.options().algorithm != Algorithm::Pvs;
        if plain || parent.searched.is_empty() || parent.again == Some(child) {
            return parent.window;
        }
        let (alpha, beta) = parent.window;
        match (self.side(parent.node), self.trace.options().cut) {
            (Side::Max, Cut::AtLeast) => (alpha, alpha.next_up()),
            (Side::Max, Cut::Above) => (alpha, alpha),
            (Side::Min, Cut::AtLeast) => (beta.next_down(), beta),
            (Side::Min, Cut::Above) => (beta, beta),
        }
    }

    fn enter(&mut self, node: NodeId, facts: &Enter) {
        let window = self.sent_window(node);
        let frame = Frame {
            node,
            entry: window,
            window,
            value: None,
            best: None,
            sure: false,
            searched: HashSet::new(),
            again: None,
        };
        self.open.push(frame);
        assert_eq!(facts.node.node, node.index());
        let side = self.side(node);
        assert_eq!(facts.side, side);
        assert_eq!(facts.children, self.tree.children(node).len());
        assert_eq!(facts.by_mover, self.by_mover());
        assert_eq!(facts.window, self.windowed().then_some(self.told_window(side, window)));
        let is_null =
            self.trace.options().algorithm == Algorithm::Pvs && window.0 < window.1 && window.1 == window.0.next_up();
        assert_eq!(facts.first_null, is_null && !self.null_seen);
        self.null_seen |= is_null;
        for (side, promise) in [(Side::Max, &facts.max_has), (Side::Min, &facts.min_has)] {
            match (promise, &facts.asked) {
                (Some(promise), _) => self.check_promise(promise, side, pick(side, window)),
                (None, Some(asked)) if asked.side == other(side) => self.check_asked(asked, side, pick(side, window)),
                (None, _) => self.check_behind(&Behind::Nothing, side),
            }
        }
    }

    fn evaluate(&self, node: NodeId, facts: &Evaluate) {
        let side = self.side(node);
        assert_eq!(facts.node.node, node.index());
        assert_eq!(facts.parent.as_ref().map(|parent| parent.node), self.tree.parent(node).map(NodeId::index));
        assert_eq!(facts.value, self.told(side, self.truth(node.index())));
        assert_eq!(facts.worth_to, self.by_mover().then_some(side));
        match facts.limit {
            Some((limit, below)) => {
                assert_eq!(Some(limit), self.limit);
                assert_eq!(limit, self.tree.depth(node));
                assert_eq!(below, self.tree.nodes().filter(|&n| n != node && self.tree.is_within(n, node)).count());
            }
            None => assert!(self.tree.is_leaf(node)),
        }
    }

    fn returned(&mut self, child: NodeId, (value, bound): (f64, Bound), facts: &Returned, next: Option<Event>) {
        let windowed = self.windowed();
        let sent = self.sent_window(child);
        let before = self.open.last().unwrap().clone();
        let node = before.node;
        let side = self.side(node);
        assert_eq!((facts.parent.node, facts.child.node), (node.index(), child.index()));
        assert_eq!((facts.value, facts.says), (self.told(side, value), self.says(side, bound)));
        assert!(self.is_true(child.index(), value, bound), "{facts:?}");
        let of_child = self.side(child);
        assert_eq!(facts.own, self.by_mover().then_some((of_child, self.told(of_child, value))));
        let old = before.value.zip(before.best);
        let told_old = old.map(|(value, choice)| (self.told(side, value), choice.index()));
        assert_eq!(facts.before.as_ref().map(|(value, name)| (*value, name.node)), told_old);
        let better = old.is_none_or(|(old, _)| more(side, value, old));
        assert_eq!(facts.improved, better);
        let inquiry = match () {
            () if before.again == Some(child) => Inquiry::Again,
            () if sent != before.window => Inquiry::Null,
            () => Inquiry::Plain,
        };
        // What a leaf is worth, or the table says, does not depend on the question.
        let asked = self.entered.contains(&child) || inquiry == Inquiry::Again;
        assert_eq!(facts.inquiry, if asked { inquiry } else { Inquiry::Plain });

        let frame = self.open.last_mut().unwrap();
        frame.searched.insert(child);
        frame.again = None;
        let at_best = if side == Side::Max { Bound::Upper } else { Bound::Lower };
        let surer = !better && !frame.sure && bound == Bound::Exact && frame.value == Some(value);
        if better || surer {
            (frame.value, frame.best, frame.sure) = (Some(value), Some(child), bound != at_best);
        }
        assert_eq!(facts.effect == Effect::Surer, surer);
        if windowed && side == Side::Max {
            frame.window.0 = frame.window.0.max(frame.value.unwrap());
        } else if windowed {
            frame.window.1 = frame.window.1.min(frame.value.unwrap());
        }
        let after = frame.window;
        assert_eq!(facts.window, windowed.then_some(self.told_window(side, after)));
        match &facts.effect {
            Effect::None | Effect::Surer => assert!(!windowed || !better),
            Effect::Moved { from, to } => {
                assert!(from != to);
                let ends = [before.window, after].map(|window| self.told(side, pick(side, window)));
                assert_eq!([*from, *to], ends);
                // Whoever moved the bound can keep the promise.
                assert!(!more(side, pick(side, after), self.truth(node.index())), "{facts:?}");
            }
            Effect::Held(behind) => {
                assert!(better && pick(side, before.window) == pick(side, after));
                assert!(!more(side, value, pick(side, after)));
                self.check_behind(behind, side);
            }
        }
        if let Some(inquired) = &facts.inquired {
            self.check_inquired(inquired, bound);
        }
        if facts.inquiry == Inquiry::Null && !facts.improved {
            // "The answer is no".
            assert!(!more(side, self.truth(child.index()), before.value.unwrap()), "{facts:?}");
        }
        if facts.is_answered_exactly() {
            assert!(more(side, self.truth(child.index()), before.value.unwrap()) && before.again.is_none());
        }
        let left = self.tree.children(node).len() - self.open.last().unwrap().searched.len();
        match facts.next {
            Next::Cutoff => assert!(matches!(next, Some(Event::Cutoff { .. }))),
            Next::Done => assert!(left == 0 && matches!(next, None | Some(Event::Leave { .. }))),
            Next::Children(said) => assert!(said == left && left > 0),
        }
    }

    /// How the deepest open node stands to the question of the null window that it is in.
    fn check_inquired(&self, inquired: &Inquired, last: Bound) {
        let Inquired { asked, standing } = inquired;
        let frame = self.open.last().unwrap();
        let side = self.side(frame.node);
        self.check_asked(asked, side, pick(side, frame.entry));
        let better = more(asked.side, self.truth(frame.node.index()), asked.than);
        let left = self.limit.map(|limit| limit - self.tree.depth(frame.node));
        match standing {
            Standing::Better => assert!(better, "{inquired:?}"),
            Standing::NoBetter => assert!(!better, "{inquired:?}"),
            Standing::Open if frame.value == Some(asked.than) => {
                // The end of the window that fail-hard returned.
                let wanted = if asked.side == Side::Max { Bound::Lower } else { Bound::Upper };
                assert!(self.trace.options().fail == Fail::Hard && last == wanted, "{inquired:?}");
            }
            Standing::Open => {
                // What is not searched yet may turn the scales.
                let unsearched = |node: NodeId| {
                    self.tree
                        .children(frame.node)
                        .any(|child| !frame.searched.contains(&child) && self.tree.is_within(node, child))
                };
                let worth =
                    |made_up: f64| value(self.tree, frame.node, left, &|node| unsearched(node).then_some(made_up));
                let cuts = more(side, frame.value.unwrap(), asked.than);
                let turned =
                    [f64::NEG_INFINITY, f64::INFINITY].map(|worth_of| more(asked.side, worth(worth_of), asked.than));
                assert!(cuts || turned[0] != turned[1], "{inquired:?}");
            }
        }
    }

    fn is_true(&self, node: usize, value: f64, bound: Bound) -> bool {
        match bound {
            Bound::Exact => self.truth(node) == value,
            Bound::Upper => self.truth(node) <= value,
            Bound::Lower => self.truth(node) >= value,
        }
    }

    fn again(&mut self, child: NodeId, (value, bound): (f64, Bound), facts: &SearchAgain) {
        assert!(self.is_true(child.index(), value, bound));
        let frame = self.open.last_mut().unwrap();
        assert!(frame.again.is_none() && !frame.searched.is_empty() && !frame.searched.contains(&child));
        frame.again = Some(child);
        let frame = self.open.last().unwrap();
        let side = self.side(frame.node);
        assert_eq!((facts.parent.node, facts.child.node), (frame.node.index(), child.index()));
        assert_eq!((facts.side, facts.than, facts.window), (side, pick(side, frame.window), frame.window));
        assert_eq!((facts.value, facts.says), (value, self.says(side, bound)));
        let expanded = self.entered.contains(&child);
        let bound_only = if side == Side::Max { Says::AtLeast } else { Says::AtMost };
        assert!(facts.says == bound_only || facts.says == Says::Exactly && expanded);
        assert!(!more(side, facts.than, value), "{facts:?}");
    }

    fn cutoff(&self, node: NodeId, facts: &Cutoff) {
        let frame = self.open.last().unwrap();
        let side = self.side(node);
        let own = frame.value.unwrap();
        assert_eq!((facts.node.node, frame.node, facts.side), (node.index(), node, side));
        assert_eq!(facts.value, self.told(side, own));
        assert!(!more(side, own, self.truth(node.index())), "{facts:?}");
        let strict = self.trace.options().cut == Cut::Above;
        self.check_behind(&facts.against, other(side));
        assert_eq!((facts.met, facts.strict), (self.told(side, pick(other(side), frame.window)), strict));
        if let Behind::Promise(Promise { by, .. }) = &facts.against {
            let shown = facts.skipped.shown.iter().map(|branch| &branch.name);
            let is_another = |name: &Name| name.node != by.node && name.text == by.text;
            assert_eq!(by.another, shown.chain([&facts.node]).any(is_another));
        }

        let skipped: Vec<NodeId> = self.tree.children(node).filter(|child| !frame.searched.contains(child)).collect();
        let inside = |node: NodeId| skipped.iter().any(|&top| self.tree.is_within(node, top));
        assert_eq!(facts.skipped.branches, skipped.len());
        assert_eq!(facts.skipped.nodes, self.tree.nodes().filter(|&node| inside(node)).count());
        assert!(facts.skipped.shown.len() == skipped.len() || skipped.len() > 4 && facts.skipped.shown.len() == 3);
        for (branch, top) in facts.skipped.shown.iter().zip(&skipped) {
            assert_eq!(branch.name.node, top.index());
            let leaf = self.tree.value(*top).filter(|_| self.tree.is_leaf(*top));
            assert_eq!(branch.value, leaf.map(|value| self.told(self.side(*top), value)));
            assert_eq!(branch.nodes, self.tree.nodes().filter(|&node| self.tree.is_within(node, *top)).count());
        }

        // "Cannot matter": whatever the skipped nodes are worth, the root is worth the same, or the question about the
        // child that a null window is for has the same answer.
        for made_up in [f64::NEG_INFINITY, -1000.0, -0.5, 0.0, 1.0, 1000.0, f64::INFINITY] {
            let changed = |node: NodeId| inside(node).then_some(made_up);
            match &facts.against {
                Behind::Promise(promise) => {
                    let promised = pick(other(side), frame.entry);
                    assert_eq!(self.told(promise.side, promised), promise.value);
                    assert!(more(side, own, promised) || own == promised && !strict);
                    assert_eq!(value(self.tree, NodeId::ROOT, self.limit, &changed), self.truth(0), "{facts:?}");
                }
                Behind::Asked(asked) => {
                    assert!(more(asked.side, own, asked.than) && asked.side == side);
                    let about = NodeId::new(asked.about.node);
                    let left = self.limit.map(|limit| limit - self.tree.depth(about));
                    let answer = |worth: f64| more(asked.side, worth, asked.than);
                    let changed = value(self.tree, about, left, &changed);
                    assert_eq!(answer(changed), answer(self.truth(about.index())), "{facts:?}");
                    // "However high this node really is": its value in place of all below it.
                    let beyond = |made_up: f64| {
                        let instead = |at: NodeId| (self.tree.is_within(at, node)).then_some(made_up);
                        answer(value(self.tree, about, left, &instead))
                    };
                    assert_eq!(beyond(own), beyond(if side == Side::Max { f64::INFINITY } else { f64::NEG_INFINITY }));
                }
                Behind::Nothing => assert!(own.is_infinite() && !strict),
            }
        }
    }

    fn leave(&mut self, node: NodeId, (value, bound): (f64, Bound), facts: &Leave) {
        let frame = self.open.pop().unwrap();
        let side = self.side(node);
        assert_eq!((facts.node.node, frame.node), (node.index(), node));
        assert_eq!(facts.children, self.tree.children(node).len());
        assert_eq!(facts.windowed, self.windowed());
        assert_eq!((facts.value, facts.says), (self.told(side, value), self.says(side, bound)));
        assert!(self.is_true(node.index(), value, bound), "{facts:?}");
        let deeper = |&limit: &usize| limit + 1 < self.tree.level_count();
        assert_eq!(facts.limit, self.limit.filter(deeper));
        let own = frame.value.unwrap();
        let unsearched = facts.children - frame.searched.len();
        match facts.why {
            Why::AllSearched => assert!(unsearched == 0 && facts.says == Says::Exactly && own == value),
            Why::CutShort(left) => assert!(left == unsearched && left > 0 && own == value),
            Why::ChildrensBounds => assert!(unsearched == 0 && facts.says != Says::Exactly && own == value),
            Why::Clamped { from } => {
                assert_eq!(self.trace.options().fail, Fail::Hard);
                assert_eq!(from, self.told(side, own));
                let (alpha, beta) = frame.entry;
                assert!(own < alpha && value == alpha || own > beta && value == beta);
            }
        }
        if node == NodeId::ROOT {
            self.finished.push(Answer { depth: self.limit, value, best: frame.best });
        }
    }

    /// Takes the step that led to a moment, and holds its facts against it.
    pub fn check(&mut self, moment: &Moment) {
        let texts = Language::English.texts();
        let reason = explain::reason(moment, texts);
        let next = (moment.step < self.trace.steps()).then(|| moment.at(moment.step + 1).event()).flatten();
        let event = moment.event();
        match event {
            Some(Event::Enter { node, .. } | Event::Evaluate { node, .. }) => {
                self.entries += 1;
                self.came[node.index()] += 1;
            }
            Some(Event::FromTable { node, .. }) => {
                self.hits += 1;
                self.came[node.index()] += 1;
            }
            _ => {}
        }
        match event {
            Some(Event::Enter { node, .. }) => {
                self.entered.insert(node);
            }
            Some(Event::Evaluate { node, .. } | Event::FromTable { node, .. }) => {
                self.entered.remove(&node);
            }
            _ => {}
        }
        if moment.step == self.trace.steps() {
            self.take_last(event);
            let Reason::End(facts) = &reason else { panic!("{reason:?}") };
            return self.end(facts);
        }
        match (event, &reason) {
            (None, Reason::Start(facts)) => assert_eq!(facts.side, Some(self.side(NodeId::ROOT))),
            (Some(Event::Enter { node, .. }), Reason::Enter(facts)) => self.enter(node, facts),
            (Some(Event::Evaluate { node, value }), Reason::Evaluate(facts)) => {
                self.evaluate(node, facts);
                self.evaluated(node, value);
            }
            (Some(Event::Return { child, child_value, child_bound, .. }), Reason::Returned(facts)) => {
                self.returned(child, (child_value, child_bound), facts, next);
            }
            (Some(Event::SearchAgain { child, child_value, child_bound, .. }), Reason::SearchAgain(facts)) => {
                self.again(child, (child_value, child_bound), facts);
            }
            (Some(Event::Cutoff { node, .. }), Reason::Cutoff(facts)) => self.cutoff(node, facts),
            (Some(Event::Leave { node, value, bound }), Reason::Leave(facts)) => {
                self.leave(node, (value, bound), facts);
            }
            (Some(Event::Iteration { depth }), Reason::Iteration(facts)) => self.iteration(depth, facts),
            (Some(Event::Probe { node, .. }), Reason::Probe(facts)) => self.probe(node, facts, next),
            (Some(Event::FromTable { node, value, bound, .. }), Reason::FromTable(facts)) => {
                self.answered(node, (value, bound), facts);
            }
            (Some(Event::Store { entry }), Reason::Store(facts)) => {
                self.store(entry.node, (entry.value, entry.bound), facts);
            }
            other => panic!("{other:?}"),
        }
    }

    /// Takes the last step, whose sentence is about the whole search.
    fn take_last(&mut self, event: Option<Event>) {
        match event {
            Some(Event::Evaluate { node, value }) => self.evaluated(node, value),
            Some(Event::Leave { node: NodeId::ROOT, value, .. }) => {
                let best = self.open.pop().unwrap().best;
                self.finished.push(Answer { depth: self.limit, value, best });
            }
            Some(Event::Iteration { depth }) => self.search_to(Some(depth)),
            _ => {}
        }
    }

    fn evaluated(&mut self, node: NodeId, value: f64) {
        if node == NodeId::ROOT {
            self.finished.push(Answer { depth: self.limit, value, best: None });
        }
    }
}
