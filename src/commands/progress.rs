//! How far long work is, for someone who waits at a terminal.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

/// Work shorter than this is not worth a word.
const PATIENCE: Duration = Duration::from_millis(400);

/// A line on standard error that counts, while it is a terminal; nothing otherwise. Gone when dropped.
pub(super) struct Progress {
    bar: ProgressBar,
    words: fn(count: usize) -> String,
    begun: Instant,
    shown: bool,
}

impl Progress {
    /// Counts in these words.
    pub(super) fn new(words: fn(count: usize) -> String) -> Progress {
        Progress { bar: ProgressBar::hidden(), words, begun: Instant::now(), shown: false }
    }

    /// Notes how far the work is. Never stops it.
    pub(super) fn at(&mut self, count: usize) -> ControlFlow<()> {
        if !self.shown && self.begun.elapsed() > PATIENCE {
            self.shown = true;
            // Draws on standard error, and only if that is a terminal.
            self.bar = ProgressBar::new_spinner();
        }
        if self.shown {
            self.bar.set_message((self.words)(count));
            self.bar.tick();
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
