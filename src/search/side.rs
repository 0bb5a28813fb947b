//! Values, windows and bounds as the player to move sees them: what Max wins, Min loses. A trace keeps all of them
//! from Max's side; negamax thinks, and is shown, in the mover's.

use super::bound::Bound;
use super::window::Window;
use crate::tree::Player;

/// A value from one player's side, given from Max's; or back, since to look across twice is to look straight.
///
/// ```
/// use plywalk::{search::seen_by, tree::Player};
///
/// assert_eq!(seen_by(Player::Max, 3.0), 3.0);
/// assert_eq!(seen_by(Player::Min, 3.0), -3.0);
/// ```
#[inline]
pub fn seen_by(player: Player, value: f64) -> f64 {
    match player {
        Player::Max | Player::Chance => value,
        // Not −value, which would make −0 of 0.
        Player::Min => 0.0 - value,
    }
}

impl Window {
    /// The window from one player's side, given from Max's, or back: Min's is negated and its ends are swapped.
    ///
    /// ```
    /// use plywalk::{search::Window, tree::Player};
    ///
    /// let window = Window { alpha: 3.0, beta: f64::INFINITY };
    /// assert_eq!(window.seen_by(Player::Min), Window { alpha: f64::NEG_INFINITY, beta: -3.0 });
    /// ```
    #[inline]
    #[must_use]
    pub fn seen_by(self, player: Player) -> Window {
        match player {
            Player::Max | Player::Chance => self,
            Player::Min => Window { alpha: seen_by(player, self.beta), beta: seen_by(player, self.alpha) },
        }
    }
}

impl Bound {
    /// The bound from one player's side, given from Max's, or back: at least 3 is at most −3.
    #[must_use]
    pub fn seen_by(self, player: Player) -> Bound {
        match (player, self) {
            (Player::Min, Bound::Lower) => Bound::Upper,
            (Player::Min, Bound::Upper) => Bound::Lower,
            _ => self,
        }
    }
}
