//! Every fact in a step's sentence, on random trees under all conventions, against a replay of the search written
//! down here and against values computed by brute force.
#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::HashSet;

use plywalk::explain::{self, Reason};
use plywalk::search::{Algorithm, Bound, Cut, Event, Fail, Options, Order, true_values};
use plywalk::texts::Language;
use plywalk::texts::vocabulary::explain::{
    Cutoff, Effect, End, Enter, Evaluate, Leave, Next, Promise, Returned, Says, Side, Why,
};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use proptest::prelude::*;

/// A tree as it is drawn from the dice.
#[derive(Clone, Debug)]
enum Sketch {
    Leaf(f64),
    Inner { moves_again: bool, value: f64, children: Vec<Sketch> },
}

fn values() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-3i32..4).prop_map(f64::from),
        2 => (-8i32..8).prop_map(|quarter| f64::from(quarter) / 4.0),
        1 => Just(f64::INFINITY),
        1 => Just(f64::NEG_INFINITY),
    ]
}

fn sketches() -> impl Strategy<Value = Sketch> {
    let leaf = values().prop_map(Sketch::Leaf);
    leaf.prop_recursive(5, 40, 4, |inner| {
        (prop::bool::weighted(0.15), values(), prop::collection::vec(inner, 1..5))
            .prop_map(|(moves_again, value, children)| Sketch::Inner { moves_again, value, children })
    })
}

fn planted(sketch: &Sketch, root: Player) -> GameTree {
    let mut builder = TreeBuilder::default();
    let mut stack = vec![(sketch, None, root)];
    while let Some((sketch, parent, player)) = stack.pop() {
        match sketch {
            Sketch::Leaf(value) => {
                builder.add(parent, NodeSpec { player, value: Some(*value) });
            }
            Sketch::Inner { moves_again, value, children } => {
                let node = builder.add(parent, NodeSpec { player, value: Some(*value) });
                let next = if *moves_again { player } else { player.opponent() };
                stack.extend(children.iter().rev().map(|child| (child, Some(node), next)));
            }
        }
    }
    builder.finish().unwrap()
}

#[allow(clippy::needless_update, reason = "further options stay at their defaults here")]
fn all_options() -> impl Strategy<Value = Options> {
    let algorithm = prop_oneof![
        1 => Just(Algorithm::Minimax),
        4 => Just(Algorithm::AlphaBeta),
        1 => Just(Algorithm::Negamax),
        1 => Just(Algorithm::Expectimax),
    ];
    let depth = prop_oneof![3 => Just(None), 1 => (0usize..5).prop_map(Some)];
    (algorithm, any::<bool>(), any::<bool>(), any::<bool>(), depth).prop_map(
        |(algorithm, strict, hard, reversed, depth)| Options {
            algorithm,
            cut: if strict { Cut::Above } else { Cut::AtLeast },
            fail: if hard { Fail::Hard } else { Fail::Soft },
            order: if reversed { Order::Reversed } else { Order::Given },
            depth,
            ..Options::default()
        },
    )
}

/// The value of a node by the definition, with other leaves' values where `changed` says so.
fn value(tree: &GameTree, node: NodeId, depth: Option<usize>, changed: &dyn Fn(NodeId) -> Option<f64>) -> f64 {
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

/// An open node of the replay.
#[derive(Clone, Debug)]
struct Frame {
    node: NodeId,
    entry: (f64, f64),
    window: (f64, f64),
    value: Option<f64>,
    best: Option<NodeId>,
    searched: HashSet<NodeId>,
}

/// A search told again from its events alone, with the textbook's bookkeeping.
struct Replay<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    truth: Vec<f64>,
    open: Vec<Frame>,
    entered: HashSet<NodeId>,
}

impl<'a> Replay<'a> {
    fn new(tree: &'a GameTree, trace: &'a Trace) -> Replay<'a> {
        let limit = trace.options().depth;
        let truth = tree
            .nodes()
            .map(|node| {
                let left = limit.map(|limit| limit.checked_sub(tree.depth(node)));
                match left {
                    Some(None) => f64::NAN,
                    left => value(tree, node, left.flatten(), &|_| None),
                }
            })
            .collect();
        Replay { tree, trace, truth, open: Vec::new(), entered: HashSet::new() }
    }

    fn windowed(&self) -> bool {
        self.trace.options().algorithm.has_window()
    }

    fn truth(&self, node: usize) -> f64 {
        self.truth[node]
    }

    fn is_true(&self, node: usize, value: f64, says: Says) -> bool {
        match says {
            Says::Exactly => self.truth(node) == value,
            Says::AtMost => self.truth(node) <= value,
            Says::AtLeast => self.truth(node) >= value,
        }
    }

    /// A promise is the bound of the nearest ancestor of the deepest open node, and it is kept.
    fn check_promise(&self, promise: Option<&Promise>, side: Side) {
        let above = &self.open[..self.open.len() - 1];
        let bound = |window: (f64, f64)| if side == Side::Max { window.0 } else { window.1 };
        let here = bound(self.open.last().unwrap().entry);
        let Some(promise) = promise else {
            let nobodys = if side == Side::Max { f64::NEG_INFINITY } else { f64::INFINITY };
            assert_eq!(here, nobodys);
            return;
        };
        assert_eq!(promise.side, side);
        assert_eq!(promise.value, here);
        let holder = &above[above.len() - promise.plies_up];
        assert_eq!(holder.node.index(), promise.at.node);
        assert_eq!(holder.value, Some(promise.value));
        assert_eq!(holder.best.map(NodeId::index), Some(promise.by.node));
        assert_ne!(bound(holder.entry), bound(holder.window));
        for between in &above[above.len() - promise.plies_up + 1..] {
            assert_eq!(bound(between.entry), bound(between.window));
        }
        let says = if side == Side::Max { Says::AtLeast } else { Says::AtMost };
        assert!(self.is_true(promise.at.node, promise.value, says), "{promise:?}");
        assert!(self.is_true(promise.by.node, promise.value, says), "{promise:?}");
    }

    fn side(&self, node: NodeId) -> Side {
        if self.tree.player(node) == Player::Max { Side::Max } else { Side::Min }
    }

    fn enter(&mut self, node: NodeId, facts: &Enter) {
        let window = self.open.last().map_or((f64::NEG_INFINITY, f64::INFINITY), |open| open.window);
        self.open.push(Frame { node, entry: window, window, value: None, best: None, searched: HashSet::new() });
        assert_eq!(facts.node.node, node.index());
        assert_eq!(facts.side, self.side(node));
        assert_eq!(facts.children, self.tree.children(node).len());
        assert_eq!(facts.window, self.windowed().then_some(window));
        self.check_promise(facts.max_has.as_ref(), Side::Max);
        self.check_promise(facts.min_has.as_ref(), Side::Min);
    }

    fn evaluate(&self, node: NodeId, facts: &Evaluate) {
        assert_eq!(facts.node.node, node.index());
        assert_eq!(facts.parent.as_ref().map(|parent| parent.node), self.tree.parent(node).map(NodeId::index));
        assert_eq!(facts.value, self.truth(node.index()));
        match facts.limit {
            Some((limit, below)) => {
                assert_eq!(Some(limit), self.trace.options().depth);
                assert_eq!(limit, self.tree.depth(node));
                assert_eq!(below, self.tree.nodes().filter(|&n| n != node && self.tree.is_within(n, node)).count());
            }
            None => assert!(self.tree.is_leaf(node)),
        }
    }

    fn returned(&mut self, child: NodeId, facts: &Returned, next: Option<Event>) {
        let windowed = self.windowed();
        let frame = self.open.last().unwrap();
        let (node, before) = (frame.node, frame.clone());
        let max = self.tree.player(node) == Player::Max;
        assert_eq!((facts.parent.node, facts.child.node), (node.index(), child.index()));
        assert!(self.is_true(child.index(), facts.value, facts.says), "{facts:?}");
        let old = before.value.zip(before.best);
        assert_eq!(facts.before.as_ref().map(|(value, name)| (*value, name.node)), old.map(|(v, n)| (v, n.index())));
        let better = old.is_none_or(|(old, _)| if max { facts.value > old } else { facts.value < old });
        assert_eq!(facts.improved, better);

        let frame = self.open.last_mut().unwrap();
        frame.searched.insert(child);
        if better {
            (frame.value, frame.best) = (Some(facts.value), Some(child));
        }
        if windowed && max {
            frame.window.0 = frame.window.0.max(frame.value.unwrap());
        } else if windowed {
            frame.window.1 = frame.window.1.min(frame.value.unwrap());
        }
        let after = frame.window;
        let own = |window: (f64, f64)| if max { window.0 } else { window.1 };
        assert_eq!(facts.window, windowed.then_some(after));
        match &facts.effect {
            Effect::None => assert!(!windowed || !better),
            Effect::Moved { from, to } => {
                assert!(from != to);
                assert_eq!((*from, *to), (own(before.window), own(after)));
                // Whoever moved the bound can keep the promise.
                let says = if max { Says::AtLeast } else { Says::AtMost };
                assert!(self.is_true(node.index(), *to, says), "{facts:?}");
            }
            Effect::Held(promise) => {
                assert!(better && own(before.window) == own(after));
                match promise {
                    Some(promise) if max => assert!(promise.value >= facts.value),
                    Some(promise) => assert!(promise.value <= facts.value),
                    None => assert!(facts.value == if max { f64::NEG_INFINITY } else { f64::INFINITY }),
                }
                self.check_promise(promise.as_ref(), if max { Side::Max } else { Side::Min });
            }
        }
        let left = self.tree.children(node).len() - self.open.last().unwrap().searched.len();
        match facts.next {
            Next::Cutoff => assert!(matches!(next, Some(Event::Cutoff { .. }))),
            Next::Done => assert!(left == 0 && matches!(next, Some(Event::Leave { .. }))),
            Next::Children(said) => assert!(said == left && left > 0),
        }
    }

    fn cutoff(&self, node: NodeId, facts: &Cutoff) {
        let frame = self.open.last().unwrap();
        assert_eq!((facts.node.node, frame.node), (node.index(), node));
        assert_eq!(Some(facts.value), frame.value);
        let max = facts.side == Side::Max;
        assert_eq!(facts.side, self.side(node));
        let says = if max { Says::AtLeast } else { Says::AtMost };
        assert!(self.is_true(node.index(), facts.value, says), "{facts:?}");
        self.check_promise(facts.against.as_ref(), if max { Side::Min } else { Side::Max });
        match &facts.against {
            Some(promise) if max => assert!(facts.value >= promise.value),
            Some(promise) => assert!(facts.value <= promise.value),
            None => assert!(facts.value.is_infinite()),
        }
        if self.trace.options().cut == Cut::Above {
            assert!(facts.against.as_ref().is_some_and(|promise| promise.value != facts.value));
        }

        let skipped: Vec<NodeId> = self.tree.children(node).filter(|child| !frame.searched.contains(child)).collect();
        let inside = |node: NodeId| skipped.iter().any(|&top| self.tree.is_within(node, top));
        assert_eq!(facts.skipped.branches, skipped.len());
        assert_eq!(facts.skipped.nodes, self.tree.nodes().filter(|&node| inside(node)).count());
        assert!(facts.skipped.shown.len() == skipped.len() || skipped.len() > 4 && facts.skipped.shown.len() == 3);
        for (branch, top) in facts.skipped.shown.iter().zip(&skipped) {
            assert_eq!(branch.name.node, top.index());
            assert_eq!(branch.value, self.tree.value(*top).filter(|_| self.tree.is_leaf(*top)));
            assert_eq!(branch.nodes, self.tree.nodes().filter(|&node| self.tree.is_within(node, *top)).count());
        }

        // "Cannot matter": whatever the skipped nodes are worth, the root is worth the same.
        let depth = self.trace.options().depth;
        for made_up in [f64::NEG_INFINITY, -1000.0, -0.5, 0.0, 1.0, 1000.0, f64::INFINITY] {
            let root = value(self.tree, NodeId::ROOT, depth, &|node| inside(node).then_some(made_up));
            assert_eq!(root, self.truth(0), "{facts:?}");
        }
    }

    fn leave(&mut self, node: NodeId, facts: &Leave) {
        let frame = self.open.pop().unwrap();
        assert_eq!((facts.node.node, frame.node), (node.index(), node));
        assert_eq!(facts.children, self.tree.children(node).len());
        assert_eq!(facts.windowed, self.windowed());
        assert!(self.is_true(node.index(), facts.value, facts.says), "{facts:?}");
        let own = frame.value.unwrap();
        let unsearched = facts.children - frame.searched.len();
        match facts.why {
            Why::AllSearched => assert!(unsearched == 0 && facts.says == Says::Exactly && own == facts.value),
            Why::CutShort(left) => assert!(left == unsearched && left > 0 && own == facts.value),
            Why::ChildrensBounds => assert!(unsearched == 0 && facts.says != Says::Exactly && own == facts.value),
            Why::Clamped { from } => {
                assert_eq!(self.trace.options().fail, Fail::Hard);
                assert_eq!(from, own);
                let (alpha, beta) = frame.entry;
                assert!(from < alpha && facts.value == alpha || from > beta && facts.value == beta);
            }
        }
    }

    fn end(&self, facts: &End) {
        let root = NodeId::ROOT;
        assert_eq!(facts.value, self.truth(0));
        let good: Vec<usize> =
            self.tree.children(root).map(NodeId::index).filter(|&child| self.truth(child) == facts.value).collect();
        let Some(choice) = &facts.choice else {
            assert!(self.tree.is_leaf(root) || self.trace.options().depth == Some(0));
            return;
        };
        let first = match self.trace.options().order {
            Order::Reversed => good.last(),
            _ => good.first(),
        };
        assert_eq!(Some(&choice.node), first);
        assert_eq!(facts.others, self.tree.children(root).len() - 1);
        for tie in &facts.equal.shown {
            assert!(tie.name.node != choice.node && good.contains(&tie.name.node));
        }
        // No child that is really as good may go unmentioned.
        assert!(facts.equal.count + facts.unknown.count >= good.len() - 1);
        if facts.equal.count < 3 && facts.unknown.count < 3 {
            let shown = facts.equal.shown.iter().chain(&facts.unknown.shown);
            let shown: HashSet<usize> = shown.map(|tie| tie.name.node).collect();
            assert!(good.iter().all(|child| *child == choice.node || shown.contains(child)));
        }
        if self.trace.options().algorithm == Algorithm::Minimax {
            assert_eq!(facts.unknown.count, 0);
        }
        let limit = self.trace.options().depth;
        let reachable = self.tree.nodes().filter(|&node| limit.is_none_or(|limit| self.tree.depth(node) <= limit));
        assert_eq!(facts.visited, (self.entered.len(), reachable.count()));
    }

    fn check(&mut self, moment: &Moment) {
        let texts = Language::English.texts();
        let reason = explain::reason(moment, texts);
        let next = (moment.step < self.trace.steps()).then(|| moment.at(moment.step + 1).event()).flatten();
        match moment.event() {
            Some(Event::Enter { node, .. } | Event::Evaluate { node, .. }) => {
                self.entered.insert(node);
            }
            None => assert!(matches!(reason, Reason::Start(_))),
            _ => {}
        }
        if moment.step == self.trace.steps() {
            let Reason::End(facts) = &reason else { panic!("{reason:?}") };
            return self.end(facts);
        }
        match (moment.event(), &reason) {
            (None, Reason::Start(facts)) => assert_eq!(facts.side, Some(self.side(NodeId::ROOT))),
            (Some(Event::Enter { node, .. }), Reason::Enter(facts)) => self.enter(node, facts),
            (Some(Event::Evaluate { node, .. }), Reason::Evaluate(facts)) => self.evaluate(node, facts),
            (Some(Event::Return { child, .. }), Reason::Returned(facts)) => self.returned(child, facts, next),
            (Some(Event::Cutoff { node, .. }), Reason::Cutoff(facts)) => self.cutoff(node, facts),
            (Some(Event::Leave { node, .. }), Reason::Leave(facts)) => self.leave(node, facts),
            other => panic!("{other:?}"),
        }
    }
}

/// What no sentence may look like.
fn well_formed(text: &str, language: Language) {
    assert!(!text.is_empty());
    let plain = text.replace("fail-hard", "fail hard");
    for wrong in ["NaN", "inf", "  ", "{", "}", "-", "None", "Some"] {
        assert!(!plain.contains(wrong), "{wrong:?} in {text:?}");
    }
    let (end, longest) = match language {
        Language::English => (['.', '?'], 230),
        Language::Chinese => (['。', '？'], 140),
    };
    assert!(text.ends_with(end), "{text}");
    assert!(text.chars().count() <= longest, "{} characters: {text}", text.chars().count());
    let sentences = match language {
        Language::English => text.matches(". ").count() + text.matches("? ").count() + 1,
        Language::Chinese => text.matches(end).count(),
    };
    assert!(sentences <= 2, "{sentences} sentences: {text}");
    if language == Language::Chinese {
        for mark in "，。：；、（）".chars() {
            assert!(!text.contains(&format!(" {mark}")) && !text.contains(&format!("{mark} ")), "{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_fact_of_every_step_is_true(sketch in sketches(), min_root: bool, options in all_options()) {
        let tree = planted(&sketch, if min_root { Player::Min } else { Player::Max });
        let trace = Trace::record(&tree, &options).unwrap();
        let mut replay = Replay::new(&tree, &trace);
        for step in 0..=trace.steps() {
            replay.check(&Moment::new(&tree, &trace, step));
        }
    }

    #[test]
    fn every_text_is_well_formed_in_every_language(sketch in sketches(), options in all_options()) {
        let tree = planted(&sketch, Player::Max);
        let trace = Trace::record(&tree, &options).unwrap();
        let truth = true_values(&tree, &options);
        for language in Language::ALL {
            let texts = language.texts();
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                well_formed(&explain::sentence(&moment, texts), language);
                if let Some(question) = explain::question(&moment, texts) {
                    well_formed(&question, language);
                }
                for node in tree.nodes().filter(|node| (node.index() + step) % 5 == 0) {
                    well_formed(&explain::known(&moment, node, texts), language);
                    if let Some(truth) = explain::true_value(&moment, node, &truth, texts) {
                        well_formed(&truth, language);
                    }
                }
            }
        }
    }

    #[test]
    fn true_values_are_minimax_values(sketch in sketches(), options in all_options()) {
        let tree = planted(&sketch, Player::Max);
        let trace = Trace::record(&tree, &options).unwrap();
        let expected = Replay::new(&tree, &trace).truth;
        let values = true_values(&tree, &options);
        prop_assert!(values.iter().zip(&expected).all(|(a, b)| a == b || a.is_nan() && b.is_nan()), "{values:?}");
    }

    #[test]
    fn the_next_step_answers_the_question(sketch in sketches(), options in all_options()) {
        let tree = planted(&sketch, Player::Max);
        let trace = Trace::record(&tree, &options).unwrap();
        for step in 0..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            let asked = explain::question(&moment, Language::English.texts()).is_some();
            let next = (step < trace.steps()).then(|| moment.at(step + 1).event()).flatten();
            match next {
                Some(Event::Cutoff { pruned_branches: 1.., .. }) => prop_assert!(asked),
                Some(Event::Enter { .. } | Event::Evaluate { .. } | Event::Cutoff { .. }) => {}
                _ => prop_assert!(!asked),
            }
        }
    }

    #[test]
    fn what_is_known_of_a_pruned_node_names_its_cutoff(sketch in sketches(), options in all_options()) {
        let tree = planted(&sketch, Player::Max);
        let trace = Trace::record(&tree, &options).unwrap();
        let texts = Language::English.texts();
        for step in 0..=trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            for node in tree.nodes() {
                let known = explain::known(&moment, node, texts);
                let Some((_, rest)) = known.split_once("pruned at step ") else { continue };
                let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
                let at = number.parse::<usize>().unwrap();
                let Some(Event::Cutoff { node: by, .. }) = moment.at(at).event() else { panic!("{known}") };
                prop_assert!(at <= step && tree.is_within(node, by) && node != by);
            }
        }
    }

    #[test]
    fn the_lessons_table_lists_every_leaf_once(sketch in sketches(), options in all_options()) {
        let tree = planted(&sketch, Player::Max);
        let trace = Trace::record(&tree, &options).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        let events = || (1..=trace.steps()).filter_map(|step| end.at(step).event());
        let evaluated: Vec<NodeId> = events()
            .filter_map(|event| if let Event::Evaluate { node, .. } = event { Some(node) } else { None })
            .collect();
        let rows: Vec<_> = explain::constraints(&end, Language::Chinese.texts()).collect();
        prop_assert_eq!(rows.iter().flat_map(|row| row.leaves.clone()).collect::<Vec<_>>(), evaluated.clone());
        let seen_above = |leaf: NodeId| evaluated.iter().any(|&node| tree.is_within(leaf, node));
        let skipped = tree.nodes().filter(|&node| tree.is_leaf(node) && !seen_above(node)).count();
        prop_assert_eq!(rows.iter().map(|row| row.skipped_count).sum::<usize>(), skipped);
        let cutoffs = events().filter(|event| matches!(event, Event::Cutoff { .. })).count();
        prop_assert!(rows.len() >= cutoffs);
    }

    #[test]
    fn an_edit_changes_what_it_is_said_to_change(
        sketch in sketches(), options in all_options(), pick: prop::sample::Index, to in values()
    ) {
        let tree = planted(&sketch, Player::Max);
        let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let leaf = leaves[pick.index(leaves.len())];
        let mut edited = tree.clone();
        edited.set_leaf_value(leaf, to);
        let (before, after) = (Trace::record(&tree, &options).unwrap(), Trace::record(&edited, &options).unwrap());
        let moments = (Moment::new(&tree, &before, 0), Moment::new(&edited, &after, 0));
        for language in Language::ALL {
            well_formed(&explain::changed(&moments.0, &moments.1, Some(leaf), language.texts()), language);
            well_formed(&explain::changed(&moments.0, &moments.1, None, language.texts()), language);
        }
        let said = explain::changed(&moments.0, &moments.1, Some(leaf), Language::English.texts());
        prop_assert_eq!(said.contains("still worth"), before.value() == after.value(), "{}", said);
        let pruned = moments.1.at(after.steps()).status(leaf) == plywalk::trace::Status::Pruned;
        prop_assert_eq!(said.contains("pruned"), pruned, "{}", said);
        let events = |moment: &Moment, trace: &Trace| {
            (1..=trace.steps()).map(|step| moment.at(step).event().unwrap()).collect::<Vec<_>>()
        };
        let (before, after) = (events(&moments.0, &before), events(&moments.1, &after));
        let shared = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        if shared == before.len().max(after.len()) {
            prop_assert!(said.contains("Every step is the same"), "{}", said);
        } else if shared > 0 {
            let until = format!("The same until step {shared}.");
            prop_assert!(said.contains(&until), "{} but {}", said, until);
        }
    }
}

#[test]
fn bounds_are_written_with_their_sign() {
    let written = [(Bound::Exact, 3.0), (Bound::Upper, 2.5), (Bound::Lower, -13.0)].map(|(b, v)| b.write(v));
    assert_eq!(written, ["3", "≤ 2.5", "≥ −13"]);
}
