//! Draws a step of a search as SVG, to standard output.
//!
//! ```sh
//! cargo run --example draw_step > step.svg                                    # the first cutoff of the first exercise
//! cargo run --example draw_step -- trees/twelve-leaves.json 35 > step.svg     # a file, a step
//! ```

use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;

use plywalk::exercises;
use plywalk::export;
use plywalk::format::{self, Document};
use plywalk::layout::Layout;
use plywalk::scene::{self, Fit, Size, View};
use plywalk::search::Options;
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let document = match arguments.next() {
        Some(file) => format::load(Path::new(&file))?,
        None => exercises::first().document(),
    };
    let step = arguments.next().map(|step| step.parse()).transpose()?;
    io::stdout().write_all(report(&document, step)?.as_bytes())?;
    Ok(())
}

/// The picture of a step; of the first cutoff, or else the last step, if none is asked for.
pub fn report(document: &Document, step: Option<usize>) -> Result<String, Box<dyn Error>> {
    let tree = &document.tree;
    let trace = Trace::record(tree, &document.conventions.apply(Options::default()))?;
    let step = step.or(trace.next_cutoff(0)).unwrap_or(trace.steps());
    let layout = Layout::tidy(tree);
    let mut view = View::new(tree, &layout, Size { width: 960.0, height: 600.0 }, Language::English.texts());
    view.moment = Some(Moment::new(tree, &trace, step));
    view.camera = view.fitted(Fit::All);
    Ok(export::svg(&scene::draw(&view)))
}
