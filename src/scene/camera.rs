//! From the world to the picture.
//!
//! The world's two axes are *across* a level, in spacings of the layout, and *down* the levels. Which of them runs
//! to the right and which downwards, the camera alone knows. All of it is f64: the full tree of tic-tac-toe is ten
//! million points wide, and f32 would shake it.

use super::shape::{Point, point};
use super::style::Orientation;

/// Width and height of a picture, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// A place in the world: spacings across, levels down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// Across the levels, as the layout has it.
    pub across: f64,
    /// Down the levels; the root is at 0.
    pub down: f64,
}

/// Where one looks at the tree from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The place in the middle of the picture.
    pub center: Place,
    /// Points of a spacing across.
    pub across_scale: f64,
    /// Points of a level.
    pub down_scale: f64,
    /// Which way the root is.
    pub orientation: Orientation,
    /// True if children stand from right to left, or from bottom to top.
    pub mirrored: bool,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera {
            center: Place::default(),
            across_scale: 72.0,
            down_scale: 134.0,
            orientation: Orientation::RootAtTop,
            mirrored: false,
        }
    }
}

/// A picture's extent, first across the levels, then down them.
pub(super) fn extent(size: Size, orientation: Orientation) -> (f64, f64) {
    let (width, height) = (f64::from(size.width), f64::from(size.height));
    match orientation {
        Orientation::RootAtTop => (width, height),
        Orientation::RootAtLeft => (height, width),
    }
}

impl Camera {
    /// Points of a spacing, negative if mirrored.
    fn signed_scale(&self) -> f64 {
        if self.mirrored { -self.across_scale } else { self.across_scale }
    }

    /// Where a place is across the picture, in points from its left or top edge.
    #[inline]
    pub fn across(&self, across: f64, size: Size) -> f64 {
        (across - self.center.across) * self.signed_scale() + extent(size, self.orientation).0 / 2.0
    }

    /// Where a level is down the picture, in points from the edge at the root's side.
    #[inline]
    pub fn down(&self, depth: f64, size: Size) -> f64 {
        (depth - self.center.down) * self.down_scale + extent(size, self.orientation).1 / 2.0
    }

    /// The place at which a point of the picture looks.
    pub fn place_at(&self, at: Point, size: Size) -> Place {
        let (across, down) = match self.orientation {
            Orientation::RootAtTop => (f64::from(at.x), f64::from(at.y)),
            Orientation::RootAtLeft => (f64::from(at.y), f64::from(at.x)),
        };
        let (width, height) = extent(size, self.orientation);
        Place {
            across: self.center.across + (across - width / 2.0) / self.signed_scale(),
            down: self.center.down + (down - height / 2.0) / self.down_scale,
        }
    }

    /// The point of the picture given across and down the levels.
    #[inline]
    pub(super) fn point(&self, across: f64, down: f64) -> Point {
        match self.orientation {
            Orientation::RootAtTop => point(across as f32, down as f32),
            Orientation::RootAtLeft => point(down as f32, across as f32),
        }
    }

    /// The same view after the picture was dragged by some points.
    pub fn panned(&self, dx: f32, dy: f32) -> Camera {
        let (across, down) = match self.orientation {
            Orientation::RootAtTop => (f64::from(dx), f64::from(dy)),
            Orientation::RootAtLeft => (f64::from(dy), f64::from(dx)),
        };
        let center = Place {
            across: self.center.across - across / self.signed_scale(),
            down: self.center.down - down / self.down_scale,
        };
        Camera { center, ..*self }
    }

    /// The view some share of the way to another one: scales change by equal factors in equal times.
    pub fn towards(&self, other: &Camera, share: f64) -> Camera {
        let mixed = |from: f64, to: f64| from + share * (to - from);
        let scaled = |from: f64, to: f64| from * (to / from).powf(share);
        let center = Place {
            across: mixed(self.center.across, other.center.across),
            down: mixed(self.center.down, other.center.down),
        };
        let across_scale = scaled(self.across_scale, other.across_scale);
        Camera { center, across_scale, down_scale: scaled(self.down_scale, other.down_scale), ..*other }
    }

    /// The same view with other scales, the place under a point of the picture staying there.
    pub fn scaled_at(&self, at: Point, across_scale: f64, down_scale: f64, size: Size) -> Camera {
        let fixed = self.place_at(at, size);
        let scaled = Camera { across_scale, down_scale, ..*self };
        let now = scaled.place_at(at, size);
        let center = Place {
            across: self.center.across + fixed.across - now.across,
            down: self.center.down + fixed.down - now.down,
        };
        Camera { center, ..scaled }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SIZE: Size = Size { width: 940.0, height: 620.0 };

    fn cameras() -> impl Strategy<Value = Camera> {
        let scales = (0.001..300.0f64, 0.001..300.0f64);
        (-1e5..1e5f64, -1e3..1e3f64, scales, any::<bool>(), any::<bool>()).prop_map(
            |(across, down, (across_scale, down_scale), left, mirrored)| Camera {
                center: Place { across, down },
                across_scale,
                down_scale,
                orientation: if left { Orientation::RootAtLeft } else { Orientation::RootAtTop },
                mirrored,
            },
        )
    }

    proptest! {
        #[test]
        fn there_and_back(camera in cameras(), x in 0.0..940.0f32, y in 0.0..620.0f32) {
            let place = camera.place_at(point(x, y), SIZE);
            let back = camera.point(camera.across(place.across, SIZE), camera.down(place.down, SIZE));
            prop_assert!((back.x - x).abs() < 0.01 && (back.y - y).abs() < 0.01);
        }

        #[test]
        fn zooming_keeps_what_is_under_the_pointer(camera in cameras(), x in 0.0..940.0f32, y in 0.0..620.0f32, factor in 0.1..10.0f64) {
            let at = point(x, y);
            let before = camera.place_at(at, SIZE);
            let zoomed = camera.scaled_at(at, camera.across_scale * factor, camera.down_scale * factor, SIZE);
            let after = zoomed.point(zoomed.across(before.across, SIZE), zoomed.down(before.down, SIZE));
            prop_assert!((after.x - x).abs() < 0.01 && (after.y - y).abs() < 0.01);
        }

        #[test]
        fn what_is_dragged_follows(camera in cameras(), dx in -500.0..500.0f32, dy in -500.0..500.0f32) {
            let before = camera.place_at(point(100.0, 100.0), SIZE);
            let moved = camera.panned(dx, dy);
            let after = moved.point(moved.across(before.across, SIZE), moved.down(before.down, SIZE));
            prop_assert!((after.x - 100.0 - dx).abs() < 0.01 && (after.y - 100.0 - dy).abs() < 0.01);
        }
    }
}
