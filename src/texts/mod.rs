//! Every word a person sees, one struct a language, and the fonts to draw them with.
//!
//! A text with something in it is a function, so that each language keeps its own word order. The compiler keeps
//! the languages complete: a field missing in one is an error. A further language is one file beside `en.rs` and an
//! entry in [`Language::ALL`].

mod en;
mod zh;

pub mod fonts;
pub mod numbers;
pub mod vocabulary;

pub use vocabulary::Texts;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Simplified Chinese, 简体中文.
    Chinese,
}

impl Language {
    /// Every language, in the order in which menus list them.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// The language's texts.
    pub fn texts(self) -> &'static Texts {
        match self {
            Language::English => &en::TEXTS,
            Language::Chinese => &zh::TEXTS,
        }
    }

    /// `en` or `zh`, as tree files and the command line write it.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
        }
    }

    /// The language of a locale such as `zh_CN.UTF-8`, English where there are no texts for it.
    pub fn of_locale(locale: &str) -> Language {
        if locale.starts_with("zh") { Language::Chinese } else { Language::English }
    }
}
