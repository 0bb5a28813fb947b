//! What a tree file holds besides the tree.

use crate::search::{Cut, Fail, Options, Order};
use crate::texts::Language;
use crate::tree::GameTree;

/// A tree file, read.
#[derive(Clone, Debug)]
pub struct Document {
    /// What the exercise is called.
    pub title: Localized,
    /// What it shows, in a sentence or two.
    pub description: Localized,
    /// What is to be found out.
    pub question: Localized,
    /// The answer to `question`, to be hidden until it is asked for.
    pub answer: Localized,
    /// The heading under which a menu of exercises lists it.
    pub group: Localized,
    /// The book, course or page that the tree is from.
    pub source: Option<String>,
    /// How the file wants its tree searched.
    pub conventions: Conventions,
    /// The tree.
    pub tree: GameTree,
    /// The different keys that were passed over because they belong to another program, in order of appearance.
    /// Only d3-hierarchy and networkx files may have any.
    pub foreign_keys: Vec<String>,
}

impl Document {
    /// A document that says nothing but its tree.
    pub fn of(tree: GameTree) -> Document {
        Document {
            title: Localized::default(),
            description: Localized::default(),
            question: Localized::default(),
            answer: Localized::default(),
            group: Localized::default(),
            source: None,
            conventions: Conventions::default(),
            tree,
            foreign_keys: Vec::new(),
        }
    }
}

/// A text that may be given in each language, once for all, or not at all.
///
/// ```
/// use plywalk::{format::Localized, texts::Language};
///
/// let title = Localized::each(Some("A deep cutoff".into()), None);
/// assert_eq!(title.get(Language::English), Some("A deep cutoff"));
/// // A text in the wrong language is better than none.
/// assert_eq!(title.get(Language::Chinese), Some("A deep cutoff"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Localized(Given);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Given {
    #[default]
    Nothing,
    Once(String),
    Each {
        en: Option<String>,
        zh: Option<String>,
    },
}

impl Localized {
    /// One text for all languages.
    pub fn once(text: impl Into<String>) -> Localized {
        Localized(Given::Once(text.into()))
    }

    /// A text a language.
    pub fn each(en: Option<String>, zh: Option<String>) -> Localized {
        match (en, zh) {
            (None, None) => Localized::default(),
            (en, zh) => Localized(Given::Each { en, zh }),
        }
    }

    /// The text to show to someone who reads `language`: in that language, else the one for all languages, else in
    /// another language.
    pub fn get(&self, language: Language) -> Option<&str> {
        match &self.0 {
            Given::Nothing => None,
            Given::Once(text) => Some(text),
            Given::Each { en, zh } => match language {
                Language::English => en.as_deref().or(zh.as_deref()),
                Language::Chinese => zh.as_deref().or(en.as_deref()),
            },
        }
    }

    /// The text for all languages, the English one and the Chinese one, as they are given.
    pub(super) fn parts(&self) -> (Option<&str>, Option<&str>, Option<&str>) {
        match &self.0 {
            Given::Nothing => (None, None, None),
            Given::Once(text) => (Some(text), None, None),
            Given::Each { en, zh } => (None, en.as_deref(), zh.as_deref()),
        }
    }

    /// True if there is no text in any language.
    pub fn is_empty(&self) -> bool {
        self.0 == Given::Nothing
    }
}

/// How a file wants its tree searched; where it says nothing, the reader's choice stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conventions {
    /// When a window counts as closed.
    pub cut: Option<Cut>,
    /// What is returned outside the window.
    pub fail: Option<Fail>,
    /// The order of children.
    pub order: Option<Order>,
    /// The depth limit in plies.
    pub depth: Option<usize>,
}

impl Conventions {
    /// The options with the file's wishes put in.
    pub fn apply(&self, options: Options) -> Options {
        let Conventions { cut, fail, order, depth } = *self;
        Options {
            cut: cut.unwrap_or(options.cut),
            fail: fail.unwrap_or(options.fail),
            order: order.unwrap_or(options.order),
            depth: depth.or(options.depth),
            ..options
        }
    }

    /// True if the file has no wish.
    pub fn is_empty(&self) -> bool {
        *self == Conventions::default()
    }
}
