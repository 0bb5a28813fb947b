//! What all visitors of one text share: the tree as far as it is read, and what is known of an error.

use std::ops::ControlFlow;

use serde::de::{Deserialize, Error, MapAccess};

use super::MAX_NODES;
use super::failure::{Failure, Trail};
use super::foreign::{ForeignKeys, Policy};
use super::form::Form;
use super::place::Step;
use super::problem::{Expected, Problem};
use super::values::{Exactness, Number};
use crate::tree::{NodeSpec, Player, TreeBuilder};

/// How many nodes are read between two looks at whether someone wants to stop.
const WATCHED_EVERY: usize = 4096;

/// Told how many nodes there are so far; says whether to go on.
pub(super) type Watch<'w> = &'w mut dyn FnMut(usize) -> ControlFlow<()>;

/// A tree as far as it is read.
pub(super) struct Growth<'w> {
    pub builder: TreeBuilder,
    pub trail: Trail,
    pub foreign: ForeignKeys<'w>,
    /// Some node's player became known only after its children's were guessed.
    pub guessed: bool,
    /// Some number's digits must be looked at again.
    pub unknown_numbers: bool,
    /// The shape that the text is taken for.
    pub form: Form,
    /// The tree has more levels than were to be read.
    pub too_deep: bool,
    /// How many levels are to be read.
    levels: usize,
    /// By node: whether it says itself who is to move.
    own_player: Vec<bool>,
    watch: Watch<'w>,
    /// How many nodes there must be for the next look at `watch`.
    next_look: usize,
}

impl<'w> Growth<'w> {
    pub(super) fn new(form: Form, policy: Policy<'w>, levels: usize, watch: Watch<'w>) -> Growth<'w> {
        Growth {
            builder: TreeBuilder::default(),
            trail: Trail::default(),
            foreign: ForeignKeys::new(policy),
            guessed: false,
            unknown_numbers: false,
            form,
            too_deep: false,
            levels,
            own_player: Vec::new(),
            watch,
            next_look: 0,
        }
    }

    /// Adds a node.
    #[inline]
    pub(super) fn add<E: Error>(&mut self, place: Place, value: Option<f64>) -> Result<u32, E> {
        let count = self.builder.len();
        if place.level as usize > self.levels {
            self.too_deep = true;
            return Err(self.trail.fail(Failure::new(Problem::TooManyLevels { limit: self.levels })));
        }
        self.count(count)?;
        self.own_player.push(false);
        Ok(self.builder.add(place.parent, NodeSpec { player: place.player, value }))
    }

    fn look_up(&mut self, count: usize) -> Result<(), Problem> {
        if count >= MAX_NODES {
            return Err(Problem::TooManyNodes { limit: MAX_NODES });
        }
        self.next_look = (count + WATCHED_EVERY).min(MAX_NODES);
        if (self.watch)(count).is_break() { Err(Problem::Stopped) } else { Ok(()) }
    }

    /// Notes how many nodes are there.
    #[inline]
    pub(super) fn count<E: Error>(&mut self, count: usize) -> Result<(), E> {
        if count < self.next_look {
            return Ok(());
        }
        self.look_up(count).map_err(|problem| self.trail.fail(Failure::new(problem)))
    }

    /// Reads the value of `key`, which should be what is `expected`.
    pub(super) fn value<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
        &mut self,
        map: &mut A,
        key: &'static str,
        expected: Expected,
    ) -> Result<T, A::Error> {
        map.next_value().map_err(|error| self.trail.through(Step::Key(key), expected, error))
    }

    /// Gives a node the player that it names itself.
    #[inline]
    pub(super) fn set_player(&mut self, node: u32, player: Player) {
        self.own_player[node as usize] = true;
        self.builder.set_player(node, player);
    }

    /// The player that a node names itself.
    pub(super) fn own_player(&self, node: u32) -> Option<Player> {
        self.own_player[node as usize].then(|| self.builder.player(node))
    }

    /// A number's value, if a float can hold it.
    #[inline]
    pub(super) fn exact<E: Error>(&mut self, number: Number) -> Result<f64, E> {
        match number.exactness {
            Exactness::Exact => Ok(number.value),
            Exactness::Unknown => {
                self.unknown_numbers = true;
                Ok(number.value)
            }
            Exactness::Inexact => Err(self.trail.fail(Failure::inexact(number.value))),
        }
    }

    /// Refuses the root's probability.
    pub(super) fn refuse_probability(&self, probability: Option<f64>) -> Result<(), Failure> {
        match probability {
            None => Ok(()),
            Some(_) => Err(Failure::new(Problem::ProbabilityWithoutChance { root: true }).of("probability")),
        }
    }

    /// Lets every node that does not name its player be its parent's opponent.
    pub(super) fn alternate_players(&mut self) {
        for node in 1..self.builder.len() as u32 {
            if !self.own_player[node as usize] {
                let parent = self.builder.parent(node);
                self.builder.set_player(node, self.builder.player(parent).opponent());
            }
        }
    }
}

/// Where a node hangs.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Its parent's number; none for the root.
    pub parent: Option<u32>,
    /// How many nodes the path from the root has, itself included.
    pub level: u32,
    /// Who is to move there unless the node says otherwise.
    pub player: Player,
}

impl Place {
    /// The root's.
    pub(super) fn top(player: Player) -> Place {
        Place { parent: None, level: 1, player }
    }

    /// That of the children of the node that hangs here and has this number.
    #[inline]
    pub(super) fn below(self, number: u32) -> Place {
        Place { parent: Some(number), level: self.level + 1, player: self.player.opponent() }
    }
}
