//! A search recorded while someone waits.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::CommandError;
use super::progress::Progress;
use crate::explain;
use crate::search::{self, Arrangement, Event, Observer, Options};
use crate::texts::Texts;
use crate::trace::{Recorder, Trace};
use crate::tree::GameTree;

/// How many events pass from one report of progress to the next.
const REPORT_EVERY: usize = 1 << 16;

/// Searches a tree and records every event, showing how far it is.
pub(super) fn record(tree: &GameTree, options: &Options, texts: &Texts) -> Result<Trace, CommandError> {
    let progress = Progress::new(texts.commands.searching);
    let mut watched = Watched { recorder: Recorder::new(tree), progress, events: 0 };
    search::run(tree, options, &mut watched)
        .map_err(|error| CommandError::Refused(explain::refusal(&error, tree, texts)))?;
    Ok(watched.recorder.finish(*options))
}

struct Watched<'a> {
    recorder: Recorder<'a>,
    progress: Progress,
    events: usize,
}

impl Observer for Watched<'_> {
    fn arranged(&mut self, arrangement: &Arc<Arrangement>) {
        self.recorder.arranged(arrangement);
    }

    #[inline]
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        self.events += 1;
        if self.events.is_multiple_of(REPORT_EVERY) {
            self.progress.at(self.events)?;
        }
        self.recorder.observe(event)
    }
}
