//! The line of a text that an error is about, and where on it.

use super::place::is_unprintable;

/// How many characters of a long line are shown on each side of the caret.
const SHOWN_EACH_SIDE: usize = 36;

/// The line of a text that holds a place, cut around the place if it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The line or the part of it around the place, `…` where something is left off. Control characters are replaced
    /// so that it is one line wherever it is shown.
    pub text: String,
    /// How many characters of `text` stand before the place.
    pub caret: usize,
}

impl Excerpt {
    /// The line around byte `offset`.
    pub(super) fn around(text: &str, offset: usize) -> Excerpt {
        let (before, after) = text.split_at(offset);
        let before = before.rsplit('\n').next().unwrap_or_default();
        let after = after.split('\n').next().unwrap_or_default();
        let after = after.strip_suffix('\r').unwrap_or(after);
        let mut left: Vec<char> = before.chars().rev().take(SHOWN_EACH_SIDE + 1).map(shown).collect();
        if left.len() > SHOWN_EACH_SIDE {
            left[SHOWN_EACH_SIDE] = '…';
        }
        let mut right: Vec<char> = after.chars().take(SHOWN_EACH_SIDE + 1).map(shown).collect();
        if right.len() > SHOWN_EACH_SIDE {
            right[SHOWN_EACH_SIDE] = '…';
        }
        Excerpt { caret: left.len(), text: left.iter().rev().chain(&right).collect() }
    }

    /// What to write on the line below `text` so that a caret stands under the place, in a font where Chinese characters
    /// are twice as wide as Latin ones.
    pub fn caret_line(&self) -> String {
        let padding = self.text.chars().take(self.caret).map(|c| if is_wide(c) { '\u{3000}' } else { ' ' });
        padding.chain(['^']).collect()
    }
}

fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        c if is_unprintable(c) => '\u{fffd}',
        c => c,
    }
}

/// True for characters that terminals draw two columns wide (the blocks of Unicode's East Asian Width W and F).
fn is_wide(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{303e}' | '\u{3041}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1f64f}' | '\u{1f900}'..='\u{1f9ff}' | '\u{20000}'..='\u{3fffd}')
}

/// Line and column of byte `offset`, both counted from 1, the column in characters.
pub(super) fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
    (line, 1 + before[line_start..].chars().count())
}
