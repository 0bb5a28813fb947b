//! What all visitors of one text share: the tree as far as it is read, and what is known of an error.

use std::ops::ControlFlow;

use super::failure::{Failure, Trail};
use super::foreign::{ForeignKeys, Policy};
use super::form::Form;
use super::problem::Problem;
use super::values::{Exactness, Number};
use super::{MAX_LEVELS, MAX_NODES};
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
    /// The shape that the text turned out to have, if it is another than it was taken for.
    pub other_form: Option<Form>,
    form: Form,
    /// By node: whether it says itself who is to move.
    own_player: Vec<bool>,
    watch: Watch<'w>,
    /// How many nodes there must be for the next look at `watch`.
    next_look: usize,
}

impl<'w> Growth<'w> {
    pub(super) fn new(form: Form, policy: Policy<'w>, watch: Watch<'w>) -> Growth<'w> {
        Growth {
            builder: TreeBuilder::default(),
            trail: Trail::default(),
            foreign: ForeignKeys::new(policy),
            guessed: false,
            unknown_numbers: false,
            other_form: None,
            form,
            own_player: Vec::new(),
            watch,
            next_look: 0,
        }
    }

    /// Adds a node.
    #[inline]
    pub(super) fn add<E: serde::de::Error>(&mut self, place: Place, value: Option<f64>) -> Result<u32, E> {
        let count = self.builder.len();
        if place.level as usize > MAX_LEVELS {
            return Err(self.trail.fail(Failure::new(Problem::TooManyLevels { limit: MAX_LEVELS })));
        }
        if count >= self.next_look {
            self.look_up(count).map_err(|problem| self.trail.fail(Failure::new(problem)))?;
        }
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
    pub(super) fn exact<E: serde::de::Error>(&mut self, number: Number) -> Result<f64, E> {
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

    /// True if a key of the object that the text is shows that it has another shape than it was taken for.
    pub(super) fn turns_out(&mut self, key: &str) -> bool {
        if self.form == Form::Nested {
            self.other_form = match key {
                "tree" => Some(Form::Wrapped),
                "nodes" => Some(Form::NodeLink),
                _ => None,
            };
        }
        self.other_form.is_some()
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
