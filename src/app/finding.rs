//! The search for nodes that the user types: what was typed, how far it has come, which match one looks at.

use crate::find::{Finder, Query, QueryError};
use crate::tree::NodeId;

use super::state::{Look, State};

/// Nodes looked at between two frames: a few thousandths of a second.
const STRETCH: usize = 50_000;

/// The line in which one types what is to be found, and what came of it.
#[derive(Debug, Default)]
pub struct Finding {
    /// What stands in the field.
    pub text: String,
    /// True until the field has been given the keyboard.
    pub wants_keyboard: bool,
    /// The search for what stands there; or why it cannot be understood.
    search: Option<Result<Finder, QueryError>>,
    /// The search of the tree that was gone through, and its step: what values are known depends on them.
    seen: (usize, usize),
    /// Which match is chosen, counted from 0.
    at: usize,
    /// Where to go once the search is through: so many matches on, around the end.
    pending: Option<isize>,
}

/// What there is to say of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// It has not come to an end, and found so many.
    SoFar(usize),
    /// It stands at one match of so many, counted from 1.
    At(usize, usize),
    /// There is nothing to find, or no understanding what: in words.
    Nothing(String),
}

/// Shows the field, or gives it the keyboard again.
pub fn open(state: &mut State) {
    let finding = state.finding.get_or_insert_default();
    finding.wants_keyboard = true;
}

/// Takes in what was typed, and goes to the first match.
pub fn type_text(state: &mut State, text: String) {
    if let Some(finding) = &mut state.finding {
        finding.text = text;
        finding.at = 0;
    }
    restart(state, 0);
}

/// Goes so many matches on, or back.
pub fn step(state: &mut State, matches: isize) {
    let now = seen(state);
    match &mut state.finding {
        None => open(state),
        Some(finding) if finding.search.is_none() || finding.seen != now => restart(state, matches),
        Some(finding) => {
            finding.pending = Some(matches);
            arrive(state);
        }
    }
}

/// Forgets what was found: another tree is open.
pub fn forget(state: &mut State) {
    if let Some(finding) = &mut state.finding {
        *finding = Finding { text: std::mem::take(&mut finding.text), ..Finding::default() };
    }
}

/// Looks at some nodes more. True as long as there is more to look at.
pub fn go_on(state: &mut State) -> bool {
    let moment = state.lesson.moment();
    let Some(Finding { search: Some(Ok(finder)), .. }) = &mut state.finding else { return false };
    if !finder.is_done() && finder.go_on(&moment, STRETCH) {
        arrive(state);
        return false;
    }
    !matches!(&state.finding, Some(Finding { search: Some(Ok(finder)), .. }) if finder.is_done())
}

fn restart(state: &mut State, matches: isize) {
    let (now, texts) = (seen(state), state.texts());
    let tree = state.lesson.document.clone();
    if let Some(finding) = &mut state.finding {
        finding.search = Some(Query::parse(&finding.text).map(|query| Finder::new(query, &tree.tree, texts)));
        finding.seen = now;
        finding.pending = Some(matches);
    }
    go_on(state);
}

/// The search and the step that matches belong to.
fn seen(state: &State) -> (usize, usize) {
    (std::ptr::from_ref(&*state.lesson.trace).addr(), state.lesson.step)
}

/// Chooses the match where one wanted to go, once all are known.
fn arrive(state: &mut State) {
    let Some(Finding { search: Some(Ok(finder)), at, pending, .. }) = &mut state.finding else { return };
    if !finder.is_done() || finder.matches().is_empty() {
        return;
    }
    let Some(matches) = pending.take() else { return };
    let count = finder.matches().len();
    *at = (*at).min(count - 1).saturating_add_signed(matches.rem_euclid(count as isize)) % count;
    let node: NodeId = finder.matches()[*at];
    state.view.chosen = Some(node);
    state.view.look_at = Some(Look::Near(node));
    if !state.draws(node) {
        state.status = state.texts().app.ways.find_not_drawn.to_owned();
    }
}

/// What there is to say of the search; nothing before one.
pub fn found(state: &State) -> Option<Found> {
    let finding = state.finding.as_ref()?;
    Some(match finding.search.as_ref()? {
        Err(error) => Found::Nothing(error.describe(state.texts())),
        Ok(finder) if !finder.is_done() => Found::SoFar(finder.matches().len()),
        Ok(finder) if finder.matches().is_empty() => {
            Found::Nothing(finder.miss(state.lesson.tree()).describe(state.texts()))
        }
        Ok(finder) => Found::At(finding.at + 1, finder.matches().len()),
    })
}
