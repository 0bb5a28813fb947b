//! What is said of the transposition table.

use plywalk::search::{Bound, Event};
use plywalk::texts::vocabulary::explain::Says;
use plywalk::texts::vocabulary::further::{Found, FromTable, Held, Probe, Sees, Store};
use plywalk::tree::NodeId;

use super::{Replay, value};

impl Replay<'_> {
    /// What the table holds is true of the position as deep as it was searched, there and here.
    fn check_held(&self, node: NodeId, held: &Held) {
        let side = self.side(node);
        let truth = self.told(side, value(self.tree, node, held.remaining, &|_| None));
        let holds = match held.says {
            Says::Exactly => truth == held.value,
            Says::AtMost => truth <= held.value,
            Says::AtLeast => truth >= held.value,
        };
        assert!(holds, "{held:?}");
        assert_eq!(held.worth_to, self.by_mover().then_some(side));
        self.check_sees(node, held.sees, held.remaining);
        assert!(!held.mirrored);
        if let Some(source) = &held.source {
            assert!(source.node != node.index());
            assert_eq!(self.tree.state(NodeId::new(source.node)), self.tree.state(node));
        }
    }

    /// A static value is not said to be what a node is worth, nor a value as far as the search sees to be the game's.
    fn check_sees(&self, node: NodeId, sees: Sees, remaining: Option<usize>) {
        let last = self.tree.level_count() - 1;
        let ends = self.limit.is_none_or(|limit| limit >= last);
        match sees {
            Sees::Leaf => assert!(self.tree.is_leaf(node)),
            Sees::Static => assert!(!ends && !self.tree.is_leaf(node) && remaining == Some(0)),
            Sees::Plies(plies) => assert!(!ends && !self.tree.is_leaf(node) && plies > 0 && remaining == Some(plies)),
            Sees::End => assert!(ends && !self.tree.is_leaf(node)),
        }
    }

    pub(super) fn probe(&self, node: NodeId, facts: &Probe, next: Option<Event>) {
        assert_eq!(facts.node.node, node.index());
        let remaining = self.limit.map(|limit| limit - self.tree.depth(node));
        let answered = matches!(next, Some(Event::FromTable { .. }));
        match &facts.found {
            Found::Nothing => assert!(!answered),
            Found::OtherDepth { held, needed } => {
                self.check_held(node, held);
                assert!(*needed == remaining && held.remaining != remaining && !answered);
            }
            Found::Undecided { held, window } => {
                self.check_held(node, held);
                assert_eq!(*window, self.told_window(self.side(node), self.sent_window(node)));
                assert!(held.remaining == remaining && held.says != Says::Exactly && !answered);
            }
            Found::Answer { held } => {
                self.check_held(node, held);
                assert!(held.remaining == remaining && answered);
            }
        }
    }

    pub(super) fn answered(&self, node: NodeId, (value, bound): (f64, Bound), facts: &FromTable) {
        let side = self.side(node);
        assert_eq!(facts.node.node, node.index());
        assert_eq!((facts.value, facts.says), (self.told(side, value), self.says(side, bound)));
        assert!(self.is_true(node.index(), value, bound), "{facts:?}");
        self.check_sees(node, facts.sees, self.limit.map(|limit| limit - self.tree.depth(node)));
        let (alpha, beta) = self.told_window(side, self.sent_window(node));
        match facts.says {
            Says::Exactly => assert_eq!(facts.met, None),
            Says::AtMost => assert!(facts.met == Some(alpha) && facts.value <= alpha),
            Says::AtLeast => assert!(facts.met == Some(beta) && facts.value >= beta),
        }
    }

    pub(super) fn store(&self, node: NodeId, (value, bound): (f64, Bound), facts: &Store) {
        let side = self.side(node);
        assert_eq!(facts.node.node, node.index());
        assert_eq!((facts.value, facts.says), (self.told(side, value), self.says(side, bound)));
        assert!(self.is_true(node.index(), value, bound), "{facts:?}");
        self.check_sees(node, facts.sees, self.limit.map(|limit| limit - self.tree.depth(node)));
    }
}
