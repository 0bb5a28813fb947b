//! Going through a tree, a stretch at a time.

use super::name::Name;
use super::query::{Query, Words};
use crate::games::{board_at, node_name};
use crate::texts::Texts;
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

/// A query under way in a tree. It holds on to nothing of the tree: whoever opens another one starts another search.
#[derive(Clone, Debug)]
pub struct Finder {
    query: Query,
    /// The first node not looked at.
    next: usize,
    /// The nodes looked for, in level order.
    exact: Vec<NodeId>,
    /// Nodes whose names only contain what was typed, for want of better ones.
    similar: Vec<NodeId>,
    /// The node whose letters were typed.
    lettered: Option<NodeId>,
    /// How far into the tree the moves led that were typed, if they led nowhere.
    stuck: Option<(usize, usize)>,
    done: bool,
}

/// Why nothing was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// There is nothing of the kind.
    Nothing,
    /// The nodes of the tree show no boards.
    NoBoards,
    /// A move that is not there, after those that are.
    Move {
        /// The moves that are there.
        after: Vec<String>,
        /// The one that is not.
        missing: String,
    },
}

impl Finder {
    /// A search before its first node. Moves from the root are followed at once.
    pub fn new(query: Query, tree: &GameTree, texts: &Texts) -> Finder {
        let mut finder =
            Finder { query, next: 0, exact: Vec::new(), similar: Vec::new(), lettered: None, stuck: None, done: false };
        if let Query::Words(words) = &finder.query {
            finder.lettered = words.whole.with_letters(tree);
            let lines = words.lines.iter().enumerate();
            let root = Name::new(&node_name(tree, NodeId::ROOT, texts));
            let followed: Vec<_> = lines.map(|(index, line)| (index, follow(tree, line, &root))).collect();
            let furthest = followed.iter().filter_map(|(index, led)| Some((*index, led.as_ref().err().copied()?)));
            finder.stuck = furthest.max_by_key(|(_, moves)| *moves);
            finder.exact = followed.into_iter().filter_map(|(_, led)| led.ok()).flatten().collect();
            if words.whole.text == root.text {
                finder.exact.push(NodeId::ROOT);
            }
        }
        finder
    }

    /// Looks at so many nodes more. True once all have been looked at.
    pub fn go_on(&mut self, moment: &Moment, nodes: usize) -> bool {
        if self.done {
            return true;
        }
        let tree = moment.tree;
        let end = self.next.saturating_add(nodes).min(tree.len());
        let Finder { query, exact, similar, lettered, .. } = self;
        let stretch = (self.next..end).map(NodeId::new);
        match query {
            Query::Value(comparison, wanted) => {
                let holds = |&node: &NodeId| value(moment, node).is_some_and(|value| comparison.holds(value, *wanted));
                exact.extend(stretch.filter(holds));
            }
            Query::Board(pattern) => {
                exact.extend(stretch.filter(|&node| board_at(tree, node).is_some_and(|board| pattern.fits(board))));
            }
            Query::Words(words) => {
                for node in stretch {
                    if is_meant(words, moment, node, *lettered) {
                        exact.push(node);
                    } else if exact.is_empty() && words.whole.is_part_of(tree, node) {
                        similar.push(node);
                    }
                }
            }
        }
        self.next = end;
        if end == tree.len() {
            self.done = true;
            self.exact.sort_unstable();
            self.exact.dedup();
        }
        self.done
    }

    /// True once all nodes have been looked at.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The nodes found, in level order; complete once the search is [done](Finder::is_done).
    pub fn matches(&self) -> &[NodeId] {
        if self.exact.is_empty() { &self.similar } else { &self.exact }
    }

    /// Why nothing was found.
    pub fn miss(&self, tree: &GameTree) -> Miss {
        match &self.query {
            Query::Board(_) if board_at(tree, NodeId::ROOT).is_none() => Miss::NoBoards,
            Query::Words(Words { lines, .. }) => match self.stuck {
                Some((index, moves)) if moves > 0 => {
                    let line = &lines[index];
                    let after = line[..moves].iter().map(|name| name.typed.clone()).collect();
                    Miss::Move { after, missing: line[moves].typed.clone() }
                }
                _ => Miss::Nothing,
            },
            _ => Miss::Nothing,
        }
    }
}

impl Miss {
    /// That nothing was found, and why.
    pub fn describe(&self, texts: &Texts) -> String {
        let ways = &texts.app.ways;
        match self {
            Miss::Nothing => ways.find_nothing.to_owned(),
            Miss::NoBoards => ways.find_no_boards.to_owned(),
            Miss::Move { after, missing } => (ways.find_no_move)(&after.join(" "), missing),
        }
    }
}

/// True if a node has the name that was typed, or the number.
fn is_meant(words: &Words, moment: &Moment, node: NodeId, lettered: Option<NodeId>) -> bool {
    let whole = &words.whole;
    whole.is_of(moment.tree, node, lettered)
        || whole.is_state(moment.tree, node)
        || whole.number.is_some_and(|number| value(moment, node) == Some(number))
}

/// The value that stands at a node: a leaf's own, an inner node's as far as the search knows it.
fn value(moment: &Moment, node: NodeId) -> Option<f64> {
    if moment.tree.is_leaf(node) { moment.tree.value(node) } else { moment.node(node).value }
}

/// The nodes that moves lead to from the root, whose own name may stand first; else after how many they lead no further.
fn follow(tree: &GameTree, line: &[Name], root: &Name) -> Result<Vec<NodeId>, usize> {
    let mut here = vec![NodeId::ROOT];
    for (index, name) in line.iter().enumerate() {
        if index == 0 && name.text == root.text {
            continue;
        }
        let lettered = name.with_letters(tree);
        let children = here.iter().flat_map(|&node| tree.children(node));
        let led: Vec<NodeId> = children.filter(|&child| name.is_of(tree, child, lettered)).collect();
        if led.is_empty() {
            return Err(index);
        }
        here = led;
    }
    Ok(here)
}
