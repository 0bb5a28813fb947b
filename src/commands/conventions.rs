//! Conventions as people read them.

use crate::explain::order_name;
use crate::format::Conventions;
use crate::search::{Cut, Fail};
use crate::texts::Texts;

/// The cut rule in symbols.
pub(super) fn rule(cut: Cut) -> &'static str {
    match cut {
        Cut::AtLeast => "α ≥ β",
        Cut::Above => "α > β",
    }
}

/// Each convention that is given, in words.
pub(super) fn in_words(conventions: Conventions, texts: &Texts) -> impl Iterator<Item = String> {
    let words = &texts.commands;
    let Conventions { cut, fail, order, depth } = conventions;
    let fail = fail.map(|fail| match fail {
        Fail::Soft => texts.app.fail_soft,
        Fail::Hard => texts.app.fail_hard,
    });
    let parts = [
        cut.map(|cut| (words.cut)(rule(cut))),
        fail.map(str::to_owned),
        order.map(|order| (words.order)(&order_name(order, texts))),
        depth.map(words.depth),
    ];
    parts.into_iter().flatten()
}
