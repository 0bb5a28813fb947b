//! What is behind a bound: the promise of an ancestor, or the question of a null window.

use super::names::{name, player};
use crate::texts::Texts;
use crate::texts::vocabulary::explain::{Asked, Behind, Name, Promise, Side};
use crate::trace::{Moment, OpenNode};

/// What is behind the α (of Max) or β (of Min) with which the last node of a path was entered: the nearest ancestor that
/// sent for its child on the path with another one than it had been entered with. A player moves only their own bound, so
/// an ancestor of the other player did not move it, but asked a null window's question.
pub(super) fn behind(moment: &Moment, path: &[OpenNode], side: Side, texts: &Texts) -> Behind {
    let holds = |(_, pair): &(usize, &[OpenNode])| match side {
        Side::Max => pair[1].entry.alpha > pair[0].entry.alpha,
        Side::Min => pair[1].entry.beta < pair[0].entry.beta,
    };
    let Some((index, pair)) = path.windows(2).enumerate().rev().find(holds) else { return Behind::Nothing };
    let (holder, child) = (pair[0], pair[1]);
    let name_of = |node| name(moment.tree, node, texts);
    if player(moment.tree, holder.node) != Some(side) {
        let side = side.opponent();
        let than = if side == Side::Max { child.entry.alpha } else { child.entry.beta };
        return Behind::Asked(Asked { side, than, about: name_of(child.node) });
    }
    match holder.value.zip(moment.best_child(holder.node)) {
        Some((value, by)) => Behind::Promise(Promise {
            side,
            value,
            at: name_of(holder.node),
            by: name_of(by),
            plies_up: path.len() - 1 - index,
        }),
        None => Behind::Nothing,
    }
}

impl Behind {
    /// The same in a sentence that is about these nodes, one of which may be called as the promised child is.
    pub(super) fn beside<'a>(mut self, mut others: impl Iterator<Item = &'a Name>) -> Behind {
        if let Behind::Promise(Promise { by, .. }) = &mut self {
            by.another = others.any(|other| other.is_namesake(by));
        }
        self
    }

    pub(super) fn promise(self) -> Option<Promise> {
        if let Behind::Promise(promise) = self { Some(promise) } else { None }
    }

    pub(super) fn asked(self) -> Option<Asked> {
        if let Behind::Asked(asked) = self { Some(asked) } else { None }
    }
}
