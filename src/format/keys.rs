//! The keys of the format.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Visitor};

use super::failure::Failure;
use super::foreign::{ForeignKeys, ForeignSeen, twice, unknown};

/// The keys of a node written as an object.
pub(super) const NODE_KEYS: &[&str] = &["label", "move", "player", "value", "probability", "state", "children", "name"];

/// The keys of an object that is a whole text and may be a node.
pub(super) const TOP_KEYS: &[&str] =
    &["label", "move", "player", "value", "probability", "state", "children", "name", "tree", "nodes"];

/// A key of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NodeKey<'de> {
    Label,
    Move,
    Player,
    Value,
    Probability,
    State,
    Children,
    Name,
    Other(Cow<'de, str>),
}

impl NodeKey<'_> {
    /// The key as written; none for one that is not the format's.
    pub(super) fn text(&self) -> Option<&'static str> {
        self.number().map(|number| NODE_KEYS[number])
    }

    /// A different small number for each of the format's keys.
    #[inline]
    pub(super) fn number(&self) -> Option<usize> {
        match self {
            NodeKey::Label => Some(0),
            NodeKey::Move => Some(1),
            NodeKey::Player => Some(2),
            NodeKey::Value => Some(3),
            NodeKey::Probability => Some(4),
            NodeKey::State => Some(5),
            NodeKey::Children => Some(6),
            NodeKey::Name => Some(7),
            NodeKey::Other(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for NodeKey<'de> {
    #[inline]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NodeKey<'de>, D::Error> {
        struct KeyVisitor;

        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = NodeKey<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            #[inline]
            fn visit_borrowed_str<E>(self, key: &'de str) -> Result<NodeKey<'de>, E> {
                Ok(known(key).unwrap_or(NodeKey::Other(Cow::Borrowed(key))))
            }

            fn visit_str<E>(self, key: &str) -> Result<NodeKey<'de>, E> {
                Ok(known(key).unwrap_or_else(|| NodeKey::Other(Cow::Owned(key.to_owned()))))
            }
        }

        deserializer.deserialize_str(KeyVisitor)
    }
}

#[inline]
fn known(key: &str) -> Option<NodeKey<'static>> {
    Some(match key {
        "label" => NodeKey::Label,
        "move" => NodeKey::Move,
        "player" => NodeKey::Player,
        "value" => NodeKey::Value,
        "probability" => NodeKey::Probability,
        "state" => NodeKey::State,
        "children" => NodeKey::Children,
        "name" => NodeKey::Name,
        _ => return None,
    })
}

/// The keys of an object that may have these and no others, each once.
pub(super) struct ClosedKeys {
    allowed: &'static [&'static str],
    seen: KeysSeen,
}

impl ClosedKeys {
    pub(super) fn new(allowed: &'static [&'static str]) -> ClosedKeys {
        ClosedKeys { allowed, seen: KeysSeen::default() }
    }

    /// The allowed key that was read; a failure if it is none or was there before.
    pub(super) fn note(&mut self, key: &str) -> Result<&'static str, Failure> {
        let Some(number) = self.allowed.iter().position(|&allowed| allowed == key) else {
            return Err(unknown(key, self.allowed));
        };
        if self.seen.again(number) { Err(twice(key)) } else { Ok(self.allowed[number]) }
    }
}

/// The keys of an object that may have foreign keys besides its own, each once.
pub(super) struct OpenKeys {
    own: &'static [&'static str],
    seen: KeysSeen,
    foreign: ForeignSeen,
}

impl OpenKeys {
    pub(super) fn new(own: &'static [&'static str]) -> OpenKeys {
        OpenKeys { own, seen: KeysSeen::default(), foreign: ForeignSeen::default() }
    }

    /// The own key that was read, none for a foreign one; a failure if it was there before.
    pub(super) fn note(&mut self, key: &str, foreign: &mut ForeignKeys<'_>) -> Result<Option<&'static str>, Failure> {
        match self.own.iter().position(|&own| own == key) {
            Some(number) if self.seen.again(number) => Err(twice(key)),
            Some(number) => Ok(Some(self.own[number])),
            None => foreign.note(key, &mut self.foreign, self.own).map(|()| None),
        }
    }
}

/// Which of an object's keys have been there.
#[derive(Clone, Copy, Default)]
pub(super) struct KeysSeen(u32);

impl KeysSeen {
    /// Notes a key, and says whether it had been there before.
    #[inline]
    pub(super) fn again(&mut self, number: usize) -> bool {
        let before = self.has(number);
        self.0 |= 1 << number;
        before
    }

    #[inline]
    pub(super) fn has(self, number: usize) -> bool {
        self.0 & (1 << number) != 0
    }
}
