//! What nodes are called.

use crate::games::node_name;
use crate::search::Bound;
use crate::texts::Texts;
use crate::texts::vocabulary::explain::{Name, Says, Side};
use crate::tree::{GameTree, NodeId, Player};

/// Longer names are cut, since a sentence has room for two or three.
const LONGEST: usize = 24;

/// A node's name, ready for a sentence: short, and not to be mistaken for a value.
pub(super) fn name(tree: &GameTree, node: NodeId, texts: &Texts) -> Name {
    let given = [tree.label(node), tree.move_text(node)].into_iter().flatten().any(|name| !name.is_empty());
    let own = node == NodeId::ROOT || given || !tree.is_leaf(node);
    let text = shortened(node_name(tree, node, texts));
    let like_a_value = text.replace('−', "-").trim().parse::<f64>().is_ok();
    let (text, worded) = match own {
        false => ((texts.terms.leaf)(&text), true),
        true if like_a_value => ((texts.terms.node)(&text), true),
        true => (text, node == NodeId::ROOT),
    };
    Name { node: node.index(), text, own, worded, another: false }
}

fn shortened(name: String) -> String {
    if name.chars().count() <= LONGEST {
        return name;
    }
    let kept: String = name.chars().take(LONGEST - 1).collect();
    format!("{}…", kept.trim_end())
}

impl Name {
    /// True if another node is called the same.
    pub(super) fn is_namesake(&self, other: &Name) -> bool {
        self.node != other.node && self.text == other.text
    }
}

/// Which player is to move at a node; none where chance plays.
pub(super) fn player(tree: &GameTree, node: NodeId) -> Option<Side> {
    match tree.player(node) {
        Player::Max => Some(Side::Max),
        Player::Min => Some(Side::Min),
        Player::Chance => None,
    }
}

/// Which player is to move at a node where chance does not play.
pub(super) fn side(tree: &GameTree, node: NodeId) -> Side {
    player(tree, node).unwrap_or(Side::Max)
}

/// What a bound says.
pub(super) fn says(bound: Bound) -> Says {
    match bound {
        Bound::Exact => Says::Exactly,
        Bound::Upper => Says::AtMost,
        Bound::Lower => Says::AtLeast,
    }
}

/// The same as `says`, the other way round.
pub(super) fn bound(says: Says) -> Bound {
    match says {
        Says::Exactly => Bound::Exact,
        Says::AtMost => Bound::Upper,
        Says::AtLeast => Bound::Lower,
    }
}
