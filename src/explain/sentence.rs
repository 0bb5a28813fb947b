//! One sentence a step.

use super::reason::{Reason, reason};
use crate::texts::Texts;
use crate::trace::Moment;

/// Says what the step that led to the moment did and why, with the numbers. At step 0, what is about to begin. Where the
/// algorithm counts from the side of the player to move, so does the sentence.
///
/// ```
/// use plywalk::{explain, format, search::Options, texts::Language, trace::{Moment, Trace}};
///
/// let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let trace = Trace::record(&tree, &Options::default()).unwrap();
/// let cutoff = trace.next_cutoff(0).unwrap();
/// assert_eq!(
///     explain::sentence(&Moment::new(&tree, &trace, cutoff), Language::English.texts()),
///     "B is now worth at most 2, and Max already has 3 at the root with A, so B cannot matter: 4 and 6 are pruned \
///      (alpha cutoff, 2 ≤ 3).",
/// );
/// ```
pub fn sentence(moment: &Moment, texts: &Texts) -> String {
    let words = &texts.explain;
    match &reason(moment, texts) {
        Reason::Start(facts) => (words.start)(facts),
        Reason::Enter(facts) => (words.enter)(facts),
        Reason::Evaluate(facts) => (words.evaluate)(facts),
        Reason::Returned(facts) => (words.returned)(facts),
        Reason::Iteration(facts) => (words.further.iteration)(facts),
        Reason::Probe(facts) => (words.further.probe)(facts),
        Reason::FromTable(facts) => (words.further.from_table)(facts),
        Reason::Store(facts) => (words.further.store)(facts),
        Reason::SearchAgain(facts) => (words.further.search_again)(facts),
        Reason::Cutoff(facts) => (words.cutoff)(facts),
        Reason::Leave(facts) => (words.leave)(facts),
        Reason::Chance(facts) => (words.chance)(facts),
        Reason::End(facts) => (words.end)(facts),
    }
}
