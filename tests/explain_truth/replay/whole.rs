//! What is said of an iteration, and at the end of the whole search.

use std::collections::HashSet;

use plywalk::explain::{self, Reason};
use plywalk::search::{Algorithm, Fail, Options, Order, Table};
use plywalk::texts::Language;
use plywalk::texts::vocabulary::explain::End;
use plywalk::texts::vocabulary::further::Iteration;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::NodeId;

use super::{Answer, Replay, value};

impl Replay<'_> {
    pub(super) fn iteration(&mut self, depth: usize, facts: &Iteration) {
        assert!(self.open.is_empty());
        assert_eq!(facts.depth, depth);
        let side = self.side(NodeId::ROOT);
        match (&facts.before, self.finished.last()) {
            (None, None) => {}
            (Some(before), Some(answer)) => {
                assert_eq!((Some(before.depth), before.value), (answer.depth, self.told(side, answer.value)));
                assert_eq!(before.choice.as_ref().map(|name| name.node), answer.best.map(NodeId::index));
                assert_eq!(before.worth_to, self.by_mover().then_some(side));
                assert_eq!(before.visited, self.entries - self.entries_before);
                assert_eq!(before.orders, self.trace.options().order == Order::Previous);
                assert_eq!(before.table, self.trace.options().table != Table::Off);
            }
            other => panic!("{other:?}"),
        }
        self.entries_before = self.entries;
        self.search_to(Some(depth));
    }

    pub(super) fn end(&self, facts: &End) {
        let root = NodeId::ROOT;
        let side = self.side(root);
        let answer = self.finished.last().unwrap();
        let truth = |node: NodeId| value(self.tree, node, answer.depth.map(|d| d - self.tree.depth(node)), &|_| None);
        assert_eq!(facts.value, self.told(side, truth(root)));
        self.check_visits(facts, answer);
        let Some(choice) = &facts.choice else {
            assert!(self.tree.is_leaf(root) || answer.depth == Some(0));
            return;
        };
        assert_eq!(Some(choice.node), answer.best.map(NodeId::index));
        let children = self.tree.children(root);
        let good: Vec<usize> = children.clone().filter(|&c| truth(c) == truth(root)).map(NodeId::index).collect();
        assert!(good.contains(&choice.node));
        let first = match self.trace.options().order {
            _ if self.trace.options().iterative => Some(&choice.node),
            Order::Given => good.first(),
            Order::Reversed => good.last(),
            _ => Some(&choice.node),
        };
        assert_eq!(Some(&choice.node), first);
        assert_eq!(facts.others, children.len() - 1);
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
        self.check_why_unknown(facts);
    }

    /// Where no more than a bound is known of a child, because of what.
    fn check_why_unknown(&self, facts: &End) {
        let options = *self.trace.options();
        assert_eq!(facts.pruned || facts.clamped, facts.unknown.count > 0);
        assert!(!facts.clamped || options.fail == Fail::Hard);
        if facts.clamped && !facts.pruned && !options.iterative {
            let soft = Trace::record(self.tree, &Options { fail: Fail::Soft, ..options }).unwrap();
            let end = Moment::new(self.tree, &soft, soft.steps());
            let Reason::End(soft) = explain::reason(&end, Language::English.texts()) else { unreachable!() };
            assert_eq!(soft.unknown.count, 0, "{facts:?}");
        }
    }

    fn check_visits(&self, facts: &End, answer: &Answer) {
        let reachable =
            self.tree.nodes().filter(|&node| answer.depth.is_none_or(|limit| self.tree.depth(node) <= limit));
        let came: usize = self.came.iter().sum();
        let visits = facts.visits;
        assert_eq!((visits.entries, visits.from_table), (self.entries, self.hits));
        assert_eq!(visits.repeated, came - self.came.iter().filter(|&&times| times > 0).count());
        assert_eq!(visits.reachable, reachable.count());
        let height = self.tree.level_count() - 1;
        assert_eq!(facts.limit, answer.depth.filter(|&depth| depth < height));
        let options = self.trace.options();
        let Some(deepened) = facts.deepened else { return assert!(!options.iterative) };
        let last = options.depth.unwrap_or(height).min(height);
        assert_eq!(Some(deepened.depth), answer.depth);
        assert_eq!(deepened.finished, self.finished.len());
        assert_eq!(deepened.thrown_away, self.limit.filter(|limit| Some(*limit) != answer.depth));
        assert_eq!(deepened.spent, deepened.depth < last);
        assert!(!deepened.spent || options.node_budget.is_some_and(|budget| self.entries == budget));
    }
}
