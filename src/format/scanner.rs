//! Walks JSON text by its bytes, to find out *where* something is. Whether it is JSON, serde_json says.
//!
//! Nothing here recurses, and every function is linear in the text it passes over.

use std::ops::Range;

/// A place in a JSON text, moved forwards.
#[derive(Clone)]
pub(super) struct Scanner<'t> {
    text: &'t str,
    /// A byte offset; always at a character boundary.
    pub at: usize,
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str) -> Scanner<'t> {
        Scanner { text, at: 0 }
    }

    /// True if the string at `place`, quotes included, says `wanted`.
    pub(super) fn says(&self, place: &Range<usize>, wanted: &str) -> bool {
        let quoted = &self.text[place.clone()];
        match quoted.contains('\\') {
            false => quoted[1..quoted.len() - 1] == *wanted,
            true => string_at(self.text, place.clone()) == wanted,
        }
    }

    /// Passes one character, whatever it is.
    pub(super) fn pass_character(&mut self) {
        self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8);
    }

    /// The next byte that is not white space, which the scanner then stands at.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return Some(byte);
            }
            self.at += 1;
        }
        None
    }

    /// Passes the next byte if it is this one.
    pub(super) fn pass(&mut self, byte: u8) -> bool {
        let here = self.peek() == Some(byte);
        self.at += usize::from(here);
        here
    }

    /// Passes a string and says where it is, quotes included. None if there is none or it does not end.
    pub(super) fn pass_string(&mut self) -> Option<Range<usize>> {
        if self.peek() != Some(b'"') {
            return None;
        }
        let start = self.at;
        let bytes = self.text.as_bytes();
        let mut at = start + 1;
        loop {
            match bytes.get(at)? {
                b'"' => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.at = at + 1;
        Some(start..self.at)
    }

    /// Passes a value, however deep, and says where it is.
    pub(super) fn pass_value(&mut self) -> Option<Range<usize>> {
        self.peek()?;
        let start = self.at;
        let mut open = 0usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.pass_string()?;
                }
                b'[' | b'{' => {
                    open += 1;
                    self.at += 1;
                    continue;
                }
                b']' | b'}' => {
                    open = open.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' if open > 0 => {
                    self.at += 1;
                    continue;
                }
                _ => self.pass_word()?,
            }
            if open == 0 {
                return Some(start..self.at);
            }
        }
    }

    /// Passes a number or bare word. None if there is none.
    fn pass_word(&mut self) -> Option<()> {
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !is_of_word(c)).unwrap_or(rest.len());
        self.at += length;
        (length > 0).then_some(())
    }

    /// Calls `each` with the place of every key of the object that begins here, the scanner standing at its value,
    /// until `each` says to stop by giving something, or the object ends.
    pub(super) fn find_member<T>(
        &mut self,
        mut each: impl FnMut(&mut Scanner<'t>, Range<usize>) -> Option<T>,
    ) -> Option<T> {
        if !self.pass(b'{') {
            return None;
        }
        loop {
            let key = self.pass_string()?;
            let has_value = self.pass(b':');
            if let Some(found) = each(self, key) {
                return Some(found);
            }
            if !has_value {
                return None;
            }
            self.pass_value()?;
            if !self.pass(b',') {
                return None;
            }
        }
    }

    /// Moves to element `index` of the array that begins here.
    pub(super) fn enter_element(&mut self, index: usize) -> Option<()> {
        if !self.pass(b'[') {
            return None;
        }
        for _ in 0..index {
            self.pass_value()?;
            if !self.pass(b',') {
                return None;
            }
        }
        self.peek().map(|_| ())
    }
}

/// True for what numbers and bare words are made of.
pub(super) fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '+' | '-' | '.' | '_')
}

/// What a string at `place`, quotes included, says.
pub(super) fn string_at(text: &str, place: Range<usize>) -> String {
    let quoted = &text[place];
    serde_json::from_str(quoted).unwrap_or_else(|_| quoted.to_owned())
}
