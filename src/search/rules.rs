//! What makes one algorithm differ from another.

use super::bound::Interval;
use super::chance::Average;
use super::window::Window;
use crate::tree::{NodeId, Player};

/// A node that has been entered and not yet left.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub node: NodeId,
    pub player: Player,
    /// The window the node was entered with.
    pub entry: Window,
    /// The window now.
    pub window: Window,
    /// The running value; means nothing before the first child returned.
    pub value: f64,
    /// The child that the running value comes from.
    pub best: Option<NodeId>,
    /// True if that child is known to be no worse for the player than the running value.
    pub sure: bool,
    /// How many children have been sent for.
    pub searched: usize,
    /// True while a child is searched for the second time.
    pub again: bool,
    /// What the children that returned prove together; of a chance node, what they add up to.
    pub proven: Interval,
    /// Of a chance node: the average, so far.
    pub average: Option<Box<Average>>,
}

/// What a node hands to its parent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Answer {
    pub value: f64,
    pub proven: Interval,
}

impl Frame {
    /// Makes the child the node's choice if it is the first, or strictly better for the player than the one before.
    /// Says whether it did.
    #[inline]
    pub(super) fn prefer(&mut self, child: NodeId, answer: Answer) -> bool {
        let better = match self.player {
            Player::Max => answer.value > self.value,
            Player::Min => answer.value < self.value,
            Player::Chance => false,
        };
        self.choose(child, answer, better)
    }

    /// Makes the child the node's choice if it is the first or better. Says whether it did.
    ///
    /// A child that is exactly worth as much takes the place of one that is worth as much at best, since no bound may be
    /// mistaken for a tie; that is no better value, and is not said.
    #[inline]
    pub(super) fn choose(&mut self, child: NodeId, Answer { value, proven }: Answer, better: bool) -> bool {
        let improved = self.best.is_none() || better;
        if improved {
            self.best = Some(child);
            self.value = value;
            self.sure = match self.player {
                Player::Max => proven.low >= value,
                Player::Min => proven.high <= value,
                Player::Chance => true,
            };
        } else if !self.sure && value == self.value && proven.is_exact() {
            self.best = Some(child);
            self.sure = true;
        }
        improved
    }
}

/// The lines in which search algorithms differ. The walk does the rest.
pub(super) trait Rules {
    /// The window with which the node's next child is searched.
    #[inline]
    fn window(&self, frame: &Frame) -> Window {
        frame.window
    }

    /// The window with which the child that has just answered is searched again before its answer counts; none if
    /// its answer is good enough. Asked once for each child.
    #[inline]
    fn again(&self, _frame: &Frame, _answer: Answer) -> Option<Window> {
        None
    }

    /// Takes the value that a child returned into the node: running value, choice, window. Says whether the child
    /// became the node's choice. What the child proves is already taken into [`Frame::proven`].
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool;

    /// True if the node's other children cannot matter any more.
    #[inline]
    fn cuts(&self, _frame: &Frame) -> bool {
        false
    }

    /// What a node that was entered with a window hands back, given what it found.
    #[inline]
    fn hand_back(&self, _entry: Window, found: Answer) -> Answer {
        found
    }
}
