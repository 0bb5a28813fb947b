//! Whose promise a bound is.

use super::moment::{Moment, OpenNode};
use crate::search::{Bound, Event};
use crate::tree::{NodeId, Player};

/// Who holds the bound that a cutoff ran into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setter {
    /// The ancestor that last strictly moved the bound, or opened a null window with it.
    pub node: NodeId,
    /// True if that is not the parent.
    pub deep: bool,
}

impl Moment<'_> {
    /// The ancestor that holds the bound which the deepest open node, a Max or a Min node, could run into: of a Min
    /// node the one that last raised α, of a Max node the one that last lowered β, or that opened a null window there.
    /// Where the table has just answered with a bound, the ancestor that holds the bound it cut at. None while that
    /// bound is infinite.
    pub fn setter(&self) -> Option<Setter> {
        let mut path = self.path();
        let mut runs_into_beta = match self.tree.player(path.last().map_or(NodeId::ROOT, |here| here.node)) {
            Player::Max => Some(true),
            Player::Min => Some(false),
            Player::Chance => None,
        };
        if let Some(Event::FromTable { node, window, value, bound, .. }) = self.event() {
            path.push(OpenNode { node, entry: window, window, value: Some(value) });
            runs_into_beta = Some(bound).filter(|&bound| bound != Bound::Exact).map(|bound| bound == Bound::Lower);
        }
        let runs_into_beta = runs_into_beta?;
        let (_, above) = path.split_last()?;
        // A node holds the bound with which it sent for the child on the path if it had another when it was entered.
        let holds = |(open, child): &(&OpenNode, &OpenNode)| match runs_into_beta {
            true => child.entry.beta < open.entry.beta,
            false => child.entry.alpha > open.entry.alpha,
        };
        let by = above.iter().zip(&path[1..]).rev().find(holds)?.0.node;
        Some(Setter { node: by, deep: above.last().is_some_and(|parent| parent.node != by) })
    }
}
