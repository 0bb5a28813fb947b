//! Dragging on the timeline: coarse on it, ever finer away from it, step by step with Shift.

use eframe::egui::{Id, Pos2, Rect, Ui};

/// Each time the pointer is so much further from the timeline, in points, steps go by half as fast.
const HALVED: f32 = 24.0;
/// The least steps a point: two points a step.
const FINEST: f64 = 0.5;

/// A drag under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scrub {
    /// Where the pointer was last.
    x: f32,
    /// The step, and what is left of one.
    step: f64,
    /// How many steps a point of dragging is worth.
    pub rate: f64,
    /// True once it has come to another step.
    moved: bool,
}

/// The timeline that one drags on.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// Where it is.
    pub rect: Rect,
    /// How many steps it shows.
    pub steps: usize,
}

impl Track {
    /// Where a step is.
    pub fn x_of(&self, step: usize) -> f32 {
        self.rect.left() + self.rect.width() * (step as f64 / self.steps.max(1) as f64) as f32
    }

    /// The step at a place.
    pub fn step_at(&self, x: f32) -> usize {
        let share = f64::from((x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
        (share * self.steps as f64).round() as usize
    }

    /// How many steps a point of the timeline stands for.
    pub fn coarse(&self) -> f64 {
        self.steps as f64 / f64::from(self.rect.width().max(1.0))
    }

    /// How many steps a point of dragging is worth, from so far away.
    fn rate(&self, distance: f32, step_by_step: bool) -> f64 {
        let finer = if step_by_step { 0.0 } else { f64::from(-distance / HALVED).exp2() };
        (self.coarse() * finer).max(FINEST).min(self.coarse())
    }

    /// The drag after the pointer has come to a place; a new one, if there was none, begins at the place, or with Shift
    /// at the present step.
    fn drag(&self, drag: Option<Scrub>, pointer: Pos2, shift: bool, now: usize) -> Scrub {
        let distance = (self.rect.top() - pointer.y).max(pointer.y - self.rect.bottom()).max(0.0);
        let rate = self.rate(distance, shift);
        let step = match drag {
            Some(Scrub { x, step, .. }) => step + f64::from(pointer.x - x) * rate,
            None if shift => now as f64,
            None => self.step_at(pointer.x) as f64,
        };
        let step = step.clamp(0.0, self.steps as f64);
        let moved = drag.is_some_and(|drag| drag.moved) || step.round() as usize != now;
        Scrub { x: pointer.x, step, rate, moved }
    }
}

impl Scrub {
    /// The step that the drag has come to.
    pub fn step(&self) -> usize {
        self.step.round() as usize
    }
}

/// Follows a drag from frame to frame; `pointer` is where the timeline is held. Says whether it has not
/// come to another step before, and where it has come to.
pub fn scrub(ui: &Ui, id: Id, track: &Track, pointer: Option<Pos2>, now: usize) -> Option<(bool, Scrub)> {
    let before: Option<Scrub> = ui.data(|data| data.get_temp(id));
    let Some(pointer) = pointer else {
        ui.data_mut(|data| data.remove::<Scrub>(id));
        return None;
    };
    let after = track.drag(before, pointer, ui.input(|input| input.modifiers.shift), now);
    ui.data_mut(|data| data.insert_temp(id, after));
    Some((before.is_none_or(|before| !before.moved), after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    const TRACK: Track = Track { rect: Rect { min: pos2(8.0, 100.0), max: pos2(1008.0, 138.0) }, steps: 1_600_000 };

    fn dragged(places: &[(f32, f32)], shift: bool, now: usize) -> usize {
        let drag = places.iter().fold(None, |drag, &(x, y)| Some(TRACK.drag(drag, pos2(x, y), shift, now)));
        drag.unwrap().step()
    }

    #[test]
    fn on_the_timeline_the_step_is_under_the_pointer() {
        for x in [8.0, 300.0, 777.5, 1008.0, 2000.0, -50.0] {
            assert_eq!(dragged(&[(500.0, 120.0), (x, 110.0)], false, 5), TRACK.step_at(x));
        }
    }

    #[test]
    fn every_step_can_be_reached() {
        let start = TRACK.step_at(500.0);
        assert_eq!(dragged(&[(500.0, 120.0), (500.0, -400.0), (502.0, -400.0)], false, 5), start + 1);
        assert_eq!(dragged(&[(500.0, 120.0), (500.0, -400.0), (498.0, -400.0)], false, 5), start - 1);
        assert_eq!(dragged(&[(500.0, 120.0), (506.0, 120.0)], true, 777), 780);
    }

    #[test]
    fn further_away_is_finer() {
        let rates: Vec<f64> = [0.0, 24.0, 48.0, 200.0, 1000.0].map(|distance| TRACK.rate(distance, false)).into();
        assert!(rates.is_sorted_by(|a, b| a > b || *b == FINEST), "{rates:?}");
        assert_eq!([rates[0], rates[1]], [1600.0, 800.0]);
        let short = Track { steps: 30, ..TRACK };
        assert_eq!(short.rate(500.0, true), short.coarse(), "a short search is never slower than its timeline");
    }
}
