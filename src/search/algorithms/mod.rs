//! Which searches there are: the one place where an algorithm is registered. See [`search`](super) for how to add one.

mod alpha_beta;
mod expectimax;
mod minimax;
mod negamax;
mod pvs;

use super::code::Page;
use super::event::Observer;
use super::{Outcome, Search, SearchError};
use crate::texts::Texts;
use crate::texts::vocabulary::Terms;
use crate::tree::Player;

/// Which search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Every node, no window.
    Minimax,
    /// Minimax with a window, and cutoffs where α and β meet.
    #[default]
    AlphaBeta,
    /// Alpha-beta said once for both players, from the side of the one to move.
    Negamax,
    /// Principal variation search: alpha-beta with null windows for all children but the first.
    Pvs,
    /// Minimax of games with dice: chance nodes are worth the average of their children.
    Expectimax,
}

/// What the rest of the program must know of an algorithm.
struct Profile {
    keyword: &'static str,
    name: fn(&Terms) -> &'static str,
    has_window: bool,
    by_mover: bool,
    plays_chance: bool,
    page: &'static Page,
}

impl Algorithm {
    /// Every algorithm, in the order in which menus list them.
    pub const ALL: [Algorithm; 5] =
        [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::Pvs, Algorithm::Expectimax];

    const fn profile(self) -> Profile {
        match self {
            Algorithm::Minimax => Profile {
                keyword: "minimax",
                name: |terms| terms.minimax,
                has_window: false,
                by_mover: false,
                plays_chance: false,
                page: &minimax::PAGE,
            },
            Algorithm::AlphaBeta => Profile {
                keyword: "alpha-beta",
                name: |terms| terms.alpha_beta,
                has_window: true,
                by_mover: false,
                plays_chance: false,
                page: &alpha_beta::PAGE,
            },
            Algorithm::Negamax => Profile {
                keyword: "negamax",
                name: |terms| terms.negamax,
                has_window: true,
                by_mover: true,
                plays_chance: false,
                page: &negamax::PAGE,
            },
            Algorithm::Pvs => Profile {
                keyword: "pvs",
                name: |terms| terms.pvs,
                has_window: true,
                by_mover: false,
                plays_chance: false,
                page: &pvs::PAGE,
            },
            Algorithm::Expectimax => Profile {
                keyword: "expectimax",
                name: |terms| terms.expectimax,
                has_window: false,
                by_mover: false,
                plays_chance: true,
                page: &expectimax::PAGE,
            },
        }
    }

    /// Searches under the algorithm's rules.
    pub(super) fn conduct(self, search: Search<'_>, observer: &mut impl Observer) -> Result<Outcome, SearchError> {
        match self {
            Algorithm::Minimax => search.by(&minimax::Minimax, observer),
            Algorithm::AlphaBeta => search.by(&alpha_beta::AlphaBeta::new(search.options), observer),
            Algorithm::Negamax => search.by(&negamax::Negamax::new(search.options), observer),
            Algorithm::Pvs => search.by(&pvs::Pvs::new(search.options), observer),
            Algorithm::Expectimax => search.by(&expectimax::Expectimax, observer),
        }
    }

    /// The name on the command line and in machine output.
    pub fn keyword(self) -> &'static str {
        self.profile().keyword
    }

    /// The name that people read.
    pub fn name(self, texts: &Texts) -> &'static str {
        (self.profile().name)(&texts.terms)
    }

    /// True if it searches with a window, so that α, β, the cut rule and fail-soft or fail-hard mean something.
    pub fn has_window(self) -> bool {
        self.profile().has_window
    }

    /// True if it is defined at chance nodes.
    pub fn plays_chance(self) -> bool {
        self.profile().plays_chance
    }

    /// From whose side it counts at a node where this player is to move: the mover's, or always Max's.
    pub fn counts_for(self, mover: Player) -> Player {
        if self.profile().by_mover { mover } else { Player::Max }
    }

    /// Its pseudocode.
    pub(super) fn page(self) -> &'static Page {
        self.profile().page
    }
}
