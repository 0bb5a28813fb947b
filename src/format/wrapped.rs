//! The object around a tree: title, question, conventions and the like.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};

use super::conventions::ConventionsSeed;
use super::document::{Conventions, Localized};
use super::failure::Failure;
use super::growth::{Growth, Place};
use super::keys::ClosedKeys;
use super::localized::LocalizedSeed;
use super::nested::NodeSeed;
use super::place::Step;
use super::problem::{Expected, Problem};
use super::values::{RootPlayer, Text, Word};
use crate::tree::Player;

/// The keys of the object around a tree.
const WRAPPER_KEYS: &[&str] =
    &["title", "description", "source", "group", "root", "conventions", "question", "answer", "tree"];

/// What the object around a tree says besides it.
#[derive(Default)]
pub(super) struct Frame {
    pub title: Localized,
    pub description: Localized,
    pub question: Localized,
    pub answer: Localized,
    pub group: Localized,
    pub source: Option<String>,
    pub conventions: Conventions,
}

/// Reads the object with its tree.
pub(super) struct FrameSeed<'g, 'w>(pub &'g mut Growth<'w>);

impl<'de> DeserializeSeed<'de> for FrameSeed<'_, '_> {
    type Value = Frame;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Frame, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for FrameSeed<'_, '_> {
    type Value = Frame;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a tree")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Frame, A::Error> {
        let FrameSeed(growth) = self;
        let mut keys = ClosedKeys::new(WRAPPER_KEYS);
        let mut frame = Frame::default();
        let mut root = None;
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            let key = keys.note(&key).map_err(|failure| growth.trail.fail(failure))?;
            match key {
                "tree" => read_tree(growth, &mut map)?,
                "root" => root = Some(read_root(growth, &mut map)?),
                _ => frame.read(key, growth, &mut map)?,
            }
        }
        agree(growth, root).map_err(|failure| growth.trail.fail(failure))?;
        Ok(frame)
    }
}

impl Frame {
    fn read<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        growth: &mut Growth<'_>,
        map: &mut A,
    ) -> Result<(), A::Error> {
        let trail = &mut growth.trail;
        let localized = match key {
            "title" => &mut self.title,
            "description" => &mut self.description,
            "question" => &mut self.question,
            "answer" => &mut self.answer,
            "group" => &mut self.group,
            "source" => {
                let text = map.next_value::<Text<'de>>();
                self.source = Some(text.map_err(|e| trail.through(Step::Key(key), Expected::Text, e))?.0.into_owned());
                return Ok(());
            }
            _ => {
                let conventions = map.next_value_seed(ConventionsSeed(trail));
                self.conventions = conventions.map_err(|e| trail.through(Step::Key(key), Expected::Conventions, e))?;
                return Ok(());
            }
        };
        let text = map.next_value_seed(LocalizedSeed(trail));
        *localized = text.map_err(|e| trail.through(Step::Key(key), Expected::Localized, e))?;
        Ok(())
    }
}

fn read_tree<'de, A: MapAccess<'de>>(growth: &mut Growth<'_>, map: &mut A) -> Result<(), A::Error> {
    let probability = map.next_value_seed(NodeSeed { growth, place: Place::top(Player::Max) });
    let probability = probability.map_err(|e| growth.trail.through(Step::Key("tree"), Expected::Node, e))?;
    growth.refuse_probability(probability).map_err(|failure| growth.trail.fail(failure.of("tree")))
}

fn read_root<'de, A: MapAccess<'de>>(growth: &mut Growth<'_>, map: &mut A) -> Result<Player, A::Error> {
    match map.next_value::<Word<RootPlayer>>() {
        Ok(Word(RootPlayer(player))) => Ok(player),
        Err(error) => Err(growth.trail.through(Step::Key("root"), Expected::RootPlayer, error)),
    }
}

/// Gives the root the player that `root` names, unless it says otherwise itself.
fn agree(growth: &mut Growth<'_>, root: Option<Player>) -> Result<(), Failure> {
    if growth.builder.is_empty() {
        return Err(Failure::new(Problem::MissingKey { key: "tree" }));
    }
    let Some(root) = root else { return Ok(()) };
    match growth.own_player(0) {
        Some(node) if node != root => Err(Failure::new(Problem::RootPlayers { root, node }).of("root")),
        Some(_) => Ok(()),
        None => {
            growth.guessed |= root != growth.builder.player(0);
            growth.builder.set_player(0, root);
            Ok(())
        }
    }
}
