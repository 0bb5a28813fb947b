//! Reads a text that may be given a language.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};

use super::document::Localized;
use super::failure::{Failure, Trail};
use super::keys::ClosedKeys;
use super::place::Step;
use super::problem::{Expected, Problem};
use super::values::Text;

/// The languages' codes.
const LANGUAGE_KEYS: &[&str] = &["en", "zh"];

/// Reads a string or `{"en": …, "zh": …}`.
pub(super) struct LocalizedSeed<'g>(pub &'g mut Trail);

impl<'de> DeserializeSeed<'de> for LocalizedSeed<'_> {
    type Value = Localized;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Localized, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for LocalizedSeed<'_> {
    type Value = Localized;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, or one a language")
    }

    fn visit_str<E>(self, text: &str) -> Result<Localized, E> {
        Ok(Localized::once(text))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Localized, A::Error> {
        let LocalizedSeed(trail) = self;
        let mut keys = ClosedKeys::new(LANGUAGE_KEYS);
        let (mut en, mut zh) = (None, None);
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            let key = keys.note(&key).map_err(|failure| trail.fail(failure))?;
            let text = map.next_value::<Text<'de>>();
            let text = text.map_err(|error| trail.through(Step::Key(key), Expected::Text, error))?.0.into_owned();
            *(if key == "en" { &mut en } else { &mut zh }) = Some(text);
        }
        if en.is_none() && zh.is_none() {
            return Err(trail.fail(Failure::new(Problem::MissingKey { key: "en" })));
        }
        Ok(Localized::each(en, zh))
    }
}
