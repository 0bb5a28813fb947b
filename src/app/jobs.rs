//! Long work off the window's thread: loading, growing, searching. The only place that knows threads.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::format::{self, Document, FormatError, LoadError};
use crate::games::tictactoe::{Position, TicTacToe};
use crate::games::{GrowError, grow};
use crate::layout::Layout;
use crate::search::{self, Algorithm, Options, SearchError};
use crate::trace::{Recorder, Trace};

use super::lesson::{Lesson, Origin};

/// What a job is asked to do.
pub enum Task {
    /// Read a file.
    Load(PathBuf),
    /// Read a text.
    Parse(String),
    /// Grow a game's tree.
    Grow {
        /// The game, with its scores and order of moves.
        game: TicTacToe,
        /// The position at the root.
        start: Position,
        /// How many plies to grow; none for all.
        depth: Option<usize>,
        /// How many nodes that makes.
        nodes: usize,
    },
    /// Search a tree of the open one's shape.
    Search(Arc<Document>, Options),
}

/// What a job came to.
pub enum Done {
    /// A tree to open.
    Opened(Box<Lesson>),
    /// The open tree, perhaps edited, and its new search.
    Searched(Arc<Document>, Box<Trace>),
    /// It failed.
    Failed(Failure),
    /// It was cancelled.
    Cancelled,
}

/// Why a job failed, still to be put into the user's language.
#[derive(Debug)]
pub enum Failure {
    /// A file cannot be read, or is no tree.
    Load(LoadError),
    /// A text is no tree.
    Format(FormatError),
    /// The tree of a position was not grown.
    Grow(GrowError),
    /// The search is not defined for the tree. The tree is what names the node.
    Search(SearchError, Arc<Document>),
}

/// A job under way.
pub struct Job {
    outcome: Receiver<Done>,
    shared: Arc<Shared>,
    /// What it works on, in nodes; none while unknown.
    pub total: Option<usize>,
}

/// What the window and the job tell each other.
#[derive(Default)]
struct Shared {
    cancel: AtomicBool,
    nodes: AtomicUsize,
}

/// What happens to the options that a tree is opened with.
#[derive(Clone, Copy)]
pub struct Preferred {
    /// The user's options, for all that the file leaves open.
    pub options: Options,
}

impl Job {
    /// Starts a job; `wake` is called when it is done.
    pub fn start(task: Task, preferred: Preferred, wake: impl FnOnce() + Send + 'static) -> Job {
        let (sender, outcome) = channel();
        let shared = Arc::new(Shared::default());
        let total = match &task {
            Task::Grow { nodes, .. } => Some(*nodes),
            Task::Search(document, options) => options.depth.is_none().then(|| document.tree.len()),
            Task::Load(_) | Task::Parse(_) => None,
        };
        let theirs = Arc::clone(&shared);
        let work = move || {
            // Nobody listens any more once the window has dropped the job.
            let _ = sender.send(carry_out(task, preferred, &theirs));
            wake();
        };
        #[cfg(not(target_arch = "wasm32"))]
        std::thread::spawn(work);
        #[cfg(target_arch = "wasm32")]
        work();
        Job { outcome, shared, total }
    }

    /// The outcome, once there is one. A job that died counts as cancelled.
    pub fn poll(&self) -> Option<Done> {
        match self.outcome.try_recv() {
            Ok(done) => Some(done),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Done::Cancelled),
        }
    }

    /// How many nodes it has done.
    pub fn nodes(&self) -> usize {
        self.shared.nodes.load(Ordering::Relaxed)
    }

    /// Asks it to stop.
    pub fn cancel(&self) {
        self.shared.cancel.store(true, Ordering::Relaxed);
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Does a task to its end. Also what small tasks use, without a thread.
fn carry_out(task: Task, preferred: Preferred, shared: &Shared) -> Done {
    match task {
        Task::Load(path) => match format::load(&path) {
            Ok(document) => open(document, Origin::File(path), preferred, shared),
            Err(error) => Done::Failed(Failure::Load(error)),
        },
        Task::Parse(text) => match format::parse(&text) {
            Ok(document) => open(document, Origin::Pasted, preferred, shared),
            Err(error) => Done::Failed(Failure::Format(error)),
        },
        Task::Grow { game, start, depth, nodes: _ } => {
            let mut progress = |nodes: usize| {
                shared.nodes.store(nodes, Ordering::Relaxed);
                if shared.cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            match grow(&game, start, depth, &mut progress) {
                Ok(tree) => open(Document::of(tree), Origin::Grown(start.to_string()), preferred, shared),
                Err(GrowError::Stopped) => Done::Cancelled,
                Err(error) => Done::Failed(Failure::Grow(error)),
            }
        }
        Task::Search(document, options) => match record(&document, &options, shared) {
            Ok(trace) => Done::Searched(document, Box::new(trace)),
            Err(SearchError::Stopped) => Done::Cancelled,
            Err(error) => Done::Failed(Failure::Search(error, document)),
        },
    }
}

/// Does a small task here and now.
pub fn at_once(task: Task, preferred: Preferred) -> Done {
    carry_out(task, preferred, &Shared::default())
}

fn record(document: &Document, options: &Options, shared: &Shared) -> Result<Trace, SearchError> {
    let mut recorder = Recorder::new(&document.tree).watched(&shared.cancel, &shared.nodes);
    search::run(&document.tree, options, &mut recorder)?;
    Ok(recorder.finish(*options))
}

/// Searches and lays out a tree just read. The file's conventions come first; a depth limit of the user's own that the
/// tree has no static values for is left aside.
fn open(document: Document, origin: Origin, preferred: Preferred, shared: &Shared) -> Done {
    let mut wanted = document.conventions.apply(Options { depth: None, ..preferred.options });
    // A search for two players says nothing of a tree with dice: it opens with the one that does.
    if let Err(SearchError::Chance { .. }) = search::check(&document.tree, &wanted) {
        wanted.algorithm = Algorithm::Expectimax;
    }
    let trace = match record(&document, &wanted, shared) {
        Ok(trace) => trace,
        Err(SearchError::Stopped) => return Done::Cancelled,
        Err(error) => return Done::Failed(Failure::Search(error, Arc::new(document))),
    };
    if shared.cancel.load(Ordering::Relaxed) {
        return Done::Cancelled;
    }
    let layout = Layout::tidy(&document.tree);
    Done::Opened(Box::new(Lesson::of_parts(document, origin, layout, trace)))
}
