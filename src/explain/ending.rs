//! The facts behind the first and the last sentence.

use super::facts;
use super::names::{name, player, says, side};
use crate::search::{Bound, Event, Fail, Order, Table};
use crate::texts::Texts;
use crate::texts::vocabulary::explain::{Deepened, Deepening, End, Ordered, Start, Tie, Ties, Visits};
use crate::trace::Moment;
use crate::tree::NodeId;

/// The last sentence names up to this many ties of a kind.
const MOST_TIES: usize = 2;

pub(super) fn start(moment: &Moment, texts: &Texts) -> Start {
    let options = moment.trace.options();
    Start {
        nodes: facts::reachable(moment),
        side: player(moment.tree, NodeId::ROOT),
        algorithm: options.algorithm.name(texts),
        windowed: options.algorithm.has_window(),
        limit: facts::effective_limit(moment),
        order: ordered(options.order),
        table: options.table != Table::Off,
        deepening: options.iterative.then(|| Deepening {
            last: last_depth(moment),
            node_budget: options.node_budget,
            time_budget: options.time_budget,
        }),
    }
}

fn ordered(order: Order) -> Ordered {
    match order {
        Order::Given => Ordered::LeftToRight,
        Order::Reversed => Ordered::RightToLeft,
        Order::BestFirst => Ordered::BestFirst,
        Order::WorstFirst => Ordered::WorstFirst,
        Order::Static => Ordered::Static,
        Order::Previous => Ordered::ByLastIteration,
        Order::Random { seed } => Ordered::AtRandom(seed),
    }
}

/// The depth of the last iteration, if no budget ends them.
fn last_depth(moment: &Moment) -> usize {
    let height = moment.tree.level_count() - 1;
    moment.trace.options().depth.map_or(height, |depth| depth.min(height))
}

pub(super) fn end(moment: &Moment, texts: &Texts) -> End {
    let root = NodeId::ROOT;
    // The answer is that of the last finished iteration, though a budget may have been spent on more.
    let answered = moment.at(moment.trace.answered_at());
    let value = moment.trace.value();
    let choice = answered.best_child(root);
    let (mut equal, mut unknown) = (Ties::default(), Ties::default());
    let (mut pruned, mut clamped) = (false, false);
    for child in moment.tree.children(root).filter(|&child| Some(child) != choice) {
        let state = answered.node(child);
        let ties = match state.value.map(|v| (v, state.bound)) {
            Some((v, Bound::Exact)) if v == value => &mut equal,
            Some((_, Bound::Exact)) => continue,
            Some((v, Bound::Upper)) if v < value => continue,
            Some((v, Bound::Lower)) if v > value => continue,
            _ => {
                let (by_pruning, by_clamping) = hidden(&answered, child);
                pruned |= by_pruning;
                clamped |= by_clamping;
                &mut unknown
            }
        };
        ties.count += 1;
        if ties.count <= MOST_TIES {
            let returned = state.value.map(|v| (v, says(state.bound)));
            ties.shown.push(Tie { name: name(moment.tree, child, texts), returned });
        }
    }
    let counts = moment.counts();
    End {
        side: side(moment.tree, root),
        value,
        choice: choice.map(|choice| name(moment.tree, choice, texts)),
        others: moment.tree.children(root).len().saturating_sub(1),
        equal,
        unknown,
        pruned,
        clamped,
        visits: Visits {
            entries: counts.visited,
            repeated: moment.trace.repeated_visits(),
            from_table: counts.from_table,
            reachable: facts::reachable(&answered),
        },
        limit: facts::effective_limit(&answered),
        deepened: deepened(moment, &answered),
        by_mover: false,
    }
}

/// Why no more than a bound is known of a child of the root: because something was pruned, or because fail-hard
/// returned an end of a window, or perhaps for both reasons.
fn hidden(answered: &Moment, child: NodeId) -> (bool, bool) {
    let Some((entered, left)) = answered.entered_at(child).zip(answered.left_at(child)) else { return (true, false) };
    if answered.trace.options().fail == Fail::Soft {
        return (true, false);
    }
    let own = answered.at(left - 1).node(child).value;
    let is_clamped = own.is_some() && own != answered.node(child).value;
    let is_pruned = || {
        let cutoff = |&step: &usize| answered.trace.next_cutoff(step);
        let cutoffs = std::iter::successors(cutoff(&entered), cutoff).take_while(|&step| step < left);
        cutoffs
            .into_iter()
            .any(|step| matches!(answered.at(step).event(), Some(Event::Cutoff { pruned_branches: 1.., .. })))
    };
    let may_be_pruned = !is_clamped && (answered.trace.options().table != Table::Off || is_pruned());
    (may_be_pruned, true)
}

fn deepened(moment: &Moment, answered: &Moment) -> Option<Deepened> {
    let depth = answered.limit()?;
    let finished = answered.iteration()? + 1;
    let thrown_away = moment.limit().filter(|&limit| limit != depth);
    Some(Deepened { depth, finished, thrown_away, spent: depth < last_depth(moment) })
}
