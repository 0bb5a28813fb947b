//! Minimax and alpha-beta once more, recursive and as plain as the definitions.

use plywalk::search::{Algorithm, Bound, Cut, Event, Fail, Options, Order, Window};
use plywalk::tree::{NodeId, Player};

use super::model::Model;

const INF: f64 = f64::INFINITY;

/// True if a node is not expanded: a leaf, or as deep as the limit.
fn is_evaluated(model: &Model, node: usize, limit: Option<usize>) -> bool {
    model.is_leaf(node) || limit.is_some_and(|limit| model.nodes[node].depth >= limit)
}

/// The value of a node if both sides play on to the leaves, or to the depth limit.
pub fn minimax(model: &Model, node: usize, limit: Option<usize>) -> f64 {
    if is_evaluated(model, node, limit) {
        return model.nodes[node].value.expect("an evaluated node has a value");
    }
    let children = model.nodes[node].children.iter().map(|&child| minimax(model, child, limit));
    match model.player(node) {
        Player::Max => children.fold(-INF, f64::max),
        Player::Min => children.fold(INF, f64::min),
        Player::Chance => unreachable!("no model has chance nodes"),
    }
}

/// The children in the order in which they are searched.
pub fn in_order(model: &Model, node: usize, order: Order) -> Vec<usize> {
    let mut children = model.nodes[node].children.clone();
    if order == Order::Reversed {
        children.reverse();
    }
    children
}

/// What a search came upon at one node.
#[derive(Clone, Debug, Default)]
pub struct Note {
    pub visits: usize,
    /// α and β when it was entered.
    pub entry: (f64, f64),
    /// The children searched, in order.
    pub searched: Vec<usize>,
    /// The value before it was clamped, and the value returned.
    pub raw: f64,
    pub returned: f64,
    /// The child whose value it is.
    pub choice: Option<usize>,
}

/// A finished search: its events, and notes by node.
pub struct Search<'a> {
    pub model: &'a Model,
    pub options: Options,
    pub events: Vec<Event>,
    pub notes: Vec<Note>,
}

/// The search that the options ask for, from the full window.
pub fn search(model: &Model, options: Options) -> Search<'_> {
    let mut search = Search { model, options, events: Vec::new(), notes: vec![Note::default(); model.len()] };
    search.value_of(0, -INF, INF);
    search
}

impl Search<'_> {
    fn value_of(&mut self, node: usize, mut alpha: f64, mut beta: f64) -> f64 {
        let id = NodeId::new(node);
        self.notes[node].visits += 1;
        self.notes[node].entry = (alpha, beta);
        if is_evaluated(self.model, node, self.options.depth) {
            let value = self.model.nodes[node].value.expect("an evaluated node has a value");
            self.notes[node].raw = value;
            self.notes[node].returned = value;
            self.events.push(Event::Evaluate { node: id, value });
            return value;
        }
        let entry = (alpha, beta);
        self.events.push(Event::Enter { node: id, window: Window { alpha, beta } });
        let children = in_order(self.model, node, self.options.order);
        let mut best: Option<f64> = None;
        for (index, &child) in children.iter().enumerate() {
            let returned = self.value_of(child, alpha, beta);
            self.notes[node].searched.push(child);
            let maximising = self.model.player(node) == Player::Max;
            let improved = best.is_none_or(|best| if maximising { returned > best } else { returned < best });
            if improved {
                best = Some(returned);
                self.notes[node].choice = Some(child);
            }
            let value = best.expect("a child has returned");
            let windowed = self.options.algorithm != Algorithm::Minimax;
            match (windowed, maximising) {
                (true, true) => alpha = alpha.max(value),
                (true, false) => beta = beta.min(value),
                (false, _) => {}
            }
            self.events.push(Event::Return {
                node: id,
                child: NodeId::new(child),
                child_value: returned,
                child_bound: self.bound(child),
                value,
                window: Window { alpha, beta },
                improved,
            });
            let met = match self.options.cut {
                Cut::AtLeast => alpha >= beta,
                Cut::Above => alpha > beta,
            };
            if met && windowed {
                let rest = &children[index + 1..];
                self.events.push(Event::Cutoff {
                    node: id,
                    value,
                    window: Window { alpha, beta },
                    pruned_branches: rest.len(),
                    pruned_nodes: rest.iter().map(|&child| self.model.subtree(child).len()).sum(),
                });
                break;
            }
        }
        let raw = best.expect("an inner node has children");
        let returned = match self.options.fail {
            Fail::Soft => raw,
            Fail::Hard => raw.max(entry.0).min(entry.1),
        };
        self.notes[node].raw = raw;
        self.notes[node].returned = returned;
        self.events.push(Event::Leave { node: id, value: returned, bound: self.bound(node) });
        returned
    }

    /// What is proven of a node's value, straight from the definition.
    pub fn interval(&self, node: usize) -> (f64, f64) {
        let note = &self.notes[node];
        if note.visits == 0 {
            return (-INF, INF);
        }
        if is_evaluated(self.model, node, self.options.depth) {
            return (note.returned, note.returned);
        }
        if note.returned > note.raw {
            return (-INF, note.returned);
        }
        if note.returned < note.raw {
            return (note.returned, INF);
        }
        let children = self.model.nodes[node].children.iter().map(|&child| self.interval(child));
        match self.model.player(node) {
            Player::Max => children.fold((-INF, -INF), |(low, high), (l, h)| (low.max(l), high.max(h))),
            _ => children.fold((INF, INF), |(low, high), (l, h)| (low.min(l), high.min(h))),
        }
    }

    /// What the returned value says, straight from the definition.
    pub fn bound(&self, node: usize) -> Bound {
        let (low, high) = self.interval(node);
        let value = self.notes[node].returned;
        if low == high && low == value {
            Bound::Exact
        } else if high <= value {
            Bound::Upper
        } else {
            assert!(low >= value, "[{low}, {high}] says nothing of {value}");
            Bound::Lower
        }
    }
}
