//! Facts as the player to move sees them, for algorithms that count so: what Min wants is large too, and every value
//! that goes up to the other player changes its sign.

use super::names::{bound, player, says, side};
use super::reason::Reason;
use crate::search::{Window, seen_by};
use crate::texts::vocabulary::explain::{
    Asked, Behind, Cutoff, Effect, End, Enter, Evaluate, Leave, Name, Promise, Returned, Says, Side, Why,
};
use crate::texts::vocabulary::further::{Found, FromTable, Held, Iteration, Probe, SearchAgain, Store};
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId, Player};

/// The facts of a step as the player to move at its node sees them, where the algorithm counts so; else unchanged.
pub(super) fn as_counted(reason: Reason, moment: &Moment) -> Reason {
    let Some(eyes) = Eyes::of(moment) else { return reason };
    match reason {
        Reason::Enter(facts) => Reason::Enter(eyes.enter(facts)),
        Reason::Evaluate(facts) => Reason::Evaluate(eyes.evaluate(facts)),
        Reason::Returned(facts) => Reason::Returned(eyes.returned(facts)),
        Reason::SearchAgain(facts) => Reason::SearchAgain(eyes.again(facts)),
        Reason::Iteration(facts) => Reason::Iteration(eyes.iteration(facts)),
        Reason::Probe(facts) => Reason::Probe(eyes.probe(facts)),
        Reason::FromTable(facts) => Reason::FromTable(eyes.answered(facts)),
        Reason::Store(facts) => Reason::Store(eyes.store(facts)),
        Reason::Cutoff(facts) => Reason::Cutoff(eyes.cutoff(facts)),
        Reason::Leave(facts) => Reason::Leave(eyes.leave(facts)),
        Reason::End(facts) => Reason::End(eyes.end(facts)),
        Reason::Start(_) | Reason::Chance(_) => reason,
    }
}

/// Whose value is told of a node, where the algorithm counts from the side of the player to move.
pub(super) fn worth_to(moment: &Moment, node: NodeId) -> Option<Side> {
    Eyes::of(moment).and_then(|_| player(moment.tree, node))
}

/// From whose side values are told at a node.
pub(super) fn teller(moment: &Moment, node: NodeId) -> Player {
    moment.trace.options().algorithm.counts_for(moment.tree.player(node))
}

/// The ends of a window from a player's side.
pub(super) fn window(player: Player, (alpha, beta): (f64, f64)) -> (f64, f64) {
    let Window { alpha, beta } = Window { alpha, beta }.seen_by(player);
    (alpha, beta)
}

/// What is behind a bound, each promise as the player who has made it counts it.
pub(super) fn held(behind: Behind) -> Behind {
    match behind {
        Behind::Promise(promise) => Behind::Promise(own(promise)),
        Behind::Asked(asked) => Behind::Asked(Asked { than: seen_by(of(asked.side), asked.than), ..asked }),
        Behind::Nothing => Behind::Nothing,
    }
}

fn own(promise: Promise) -> Promise {
    Promise { value: seen_by(of(promise.side), promise.value), ..promise }
}

fn of(side: Side) -> Player {
    match side {
        Side::Max => Player::Max,
        Side::Min => Player::Min,
    }
}

pub(super) fn told(player: Player, facts: Says) -> Says {
    says(bound(facts).seen_by(player))
}

/// The eyes of whoever is to move.
struct Eyes<'a> {
    tree: &'a GameTree,
}

impl<'a> Eyes<'a> {
    fn of(moment: &Moment<'a>) -> Option<Eyes<'a>> {
        let by_mover = moment.trace.options().algorithm.counts_for(Player::Min) == Player::Min;
        by_mover.then_some(Eyes { tree: moment.tree })
    }

    fn player(&self, name: &Name) -> Player {
        self.tree.player(NodeId::new(name.node))
    }

    fn side(&self, name: &Name) -> Side {
        side(self.tree, NodeId::new(name.node))
    }

    fn enter(&self, facts: Enter) -> Enter {
        let player = self.player(&facts.node);
        Enter {
            window: facts.window.map(|ends| window(player, ends)),
            max_has: facts.max_has.map(own),
            min_has: facts.min_has.map(own),
            asked: facts.asked.and_then(|asked| match held(Behind::Asked(asked)) {
                Behind::Asked(asked) => Some(asked),
                _ => None,
            }),
            by_mover: true,
            ..facts
        }
    }

    fn evaluate(&self, facts: Evaluate) -> Evaluate {
        let value = seen_by(self.player(&facts.node), facts.value);
        Evaluate { value, worth_to: Some(self.side(&facts.node)), ..facts }
    }

    fn returned(&self, facts: Returned) -> Returned {
        let player = self.player(&facts.parent);
        let child = self.player(&facts.child);
        Returned {
            value: seen_by(player, facts.value),
            says: told(player, facts.says),
            before: facts.before.map(|(value, choice)| (seen_by(player, value), choice)),
            effect: match facts.effect {
                Effect::Moved { from, to } => Effect::Moved { from: seen_by(player, from), to: seen_by(player, to) },
                Effect::Held(behind) => Effect::Held(held(behind)),
                Effect::None => Effect::None,
                Effect::Surer => Effect::Surer,
            },
            window: facts.window.map(|ends| window(player, ends)),
            own: Some((self.side(&facts.child), seen_by(child, facts.value))),
            ..facts
        }
    }

    fn again(&self, facts: SearchAgain) -> SearchAgain {
        let player = self.player(&facts.parent);
        SearchAgain {
            than: seen_by(player, facts.than),
            value: seen_by(player, facts.value),
            says: told(player, facts.says),
            window: window(player, facts.window),
            by_mover: true,
            ..facts
        }
    }

    fn iteration(&self, mut facts: Iteration) -> Iteration {
        let root = NodeId::ROOT;
        if let Some(before) = &mut facts.before {
            before.value = seen_by(self.tree.player(root), before.value);
            before.worth_to = Some(side(self.tree, root));
        }
        facts
    }

    fn probe(&self, facts: Probe) -> Probe {
        let player = self.player(&facts.node);
        let worth_to = Some(self.side(&facts.node));
        let held =
            |held: Held| Held { value: seen_by(player, held.value), says: told(player, held.says), worth_to, ..held };
        let found = match facts.found {
            Found::Nothing => Found::Nothing,
            Found::OtherDepth { held: entry, needed } => Found::OtherDepth { held: held(entry), needed },
            Found::Undecided { held: entry, window: ends } => {
                Found::Undecided { held: held(entry), window: window(player, ends) }
            }
            Found::Answer { held: entry } => Found::Answer { held: held(entry) },
        };
        Probe { found, ..facts }
    }

    fn answered(&self, facts: FromTable) -> FromTable {
        let player = self.player(&facts.node);
        FromTable {
            value: seen_by(player, facts.value),
            says: told(player, facts.says),
            met: facts.met.map(|met| seen_by(player, met)),
            worth_to: Some(self.side(&facts.node)),
            ..facts
        }
    }

    fn store(&self, facts: Store) -> Store {
        let player = self.player(&facts.node);
        Store {
            value: seen_by(player, facts.value),
            says: told(player, facts.says),
            worth_to: Some(self.side(&facts.node)),
            ..facts
        }
    }

    fn cutoff(&self, mut facts: Cutoff) -> Cutoff {
        for branch in &mut facts.skipped.shown {
            let player = self.player(&branch.name);
            branch.value = branch.value.map(|value| seen_by(player, value));
        }
        let [value, met] = [facts.value, facts.met].map(|value| seen_by(self.player(&facts.node), value));
        Cutoff { value, met, against: held(facts.against), by_mover: true, ..facts }
    }

    fn leave(&self, facts: Leave) -> Leave {
        let player = self.player(&facts.node);
        Leave {
            value: seen_by(player, facts.value),
            says: told(player, facts.says),
            why: match facts.why {
                Why::Clamped { from } => Why::Clamped { from: seen_by(player, from) },
                why => why,
            },
            by_mover: true,
            ..facts
        }
    }

    fn end(&self, mut facts: End) -> End {
        let player = self.tree.player(NodeId::ROOT);
        for tie in facts.equal.shown.iter_mut().chain(&mut facts.unknown.shown) {
            tie.returned = tie.returned.map(|(value, says)| (seen_by(player, value), told(player, says)));
        }
        End { value: seen_by(player, facts.value), by_mover: true, ..facts }
    }
}
