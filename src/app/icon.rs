//! The window's icon: a Max node over two Min nodes, one of them crossed out. Drawn, so that no picture file is needed.

use eframe::egui::IconData;

const SIDE: usize = 64;
const INK: [u8; 4] = [17, 24, 39, 255];
const GROUND: [u8; 4] = [255, 255, 255, 255];
const ALPHA: [u8; 4] = [0, 87, 168, 255];
const BETA: [u8; 4] = [154, 61, 0, 255];

/// The icon, 64 by 64 pixels.
pub fn icon() -> IconData {
    let rgba = (0..SIDE * SIDE).flat_map(|i| pixel((i % SIDE) as f32 + 0.5, (i / SIDE) as f32 + 0.5)).collect();
    IconData { rgba, width: SIDE as u32, height: SIDE as u32 }
}

fn pixel(x: f32, y: f32) -> [u8; 4] {
    let up = |cx: f32, top: f32, half: f32| {
        let down = y - top;
        (0.0..=1.6 * half).contains(&down) && (x - cx).abs() <= down / 1.6
    };
    let down = |cx: f32, top: f32, half: f32| {
        let left = 1.6 * half - (y - top);
        (0.0..=1.6 * half).contains(&left) && (x - cx).abs() <= left / 1.6
    };
    let line = |ax: f32, ay: f32, bx: f32, by: f32| {
        let (dx, dy) = (bx - ax, by - ay);
        let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (x - ax - along * dx).hypot(y - ay - along * dy) < 2.2
    };
    if line(40.0, 30.0, 56.0, 60.0) || line(56.0, 30.0, 40.0, 60.0) {
        INK
    } else if up(32.0, 4.0, 14.0) {
        ALPHA
    } else if down(16.0, 36.0, 14.0) || down(48.0, 36.0, 14.0) {
        BETA
    } else if line(32.0, 20.0, 16.0, 40.0) || line(32.0, 20.0, 48.0, 40.0) {
        INK
    } else {
        GROUND
    }
}
