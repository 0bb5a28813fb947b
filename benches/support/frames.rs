//! The window's frames without a renderer: the whole interface is laid out and tessellated, and nothing is shown.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use eframe::App as _;
use eframe::egui::epaint::Primitive;
use eframe::egui::{Context, RawInput, Rect, pos2, vec2};
use plywalk::app::Plywalk;
use plywalk::app::command::Command;
use plywalk::app::settings::Settings;

/// A window of 1280 by 800 points.
pub struct Window {
    ctx: Context,
    app: Plywalk,
    frame: eframe::Frame,
    time: f64,
}

/// What a frame took and how much there was to paint.
pub struct Cost {
    /// CPU time of layout and tessellation.
    pub time: Duration,
    /// Two triangles each.
    pub quads: usize,
}

impl Window {
    /// A window on the first exercise.
    pub fn open() -> Window {
        let ctx = Context::default();
        let app = Plywalk::with_settings(&ctx, Settings::default());
        let mut window = Window { ctx, app, frame: eframe::Frame::_new_kittest(), time: 0.0 };
        window.frame();
        window
    }

    /// Gives a command and waits until what it set going has come to its end. Returns how long that took by the clock,
    /// the first frame that shows the result included.
    pub fn give(&mut self, command: Command) -> Duration {
        let start = Instant::now();
        self.app.give(command);
        self.frame();
        while self.app.state().job.is_some() {
            std::thread::sleep(Duration::from_millis(1));
            self.frame();
        }
        self.frame();
        start.elapsed()
    }

    /// Counts the nodes of the open tree.
    pub fn nodes(&self) -> usize {
        self.app.state().lesson.tree().len()
    }

    /// Frames at every zoom from afar to near, at some steps of the search.
    pub fn look_around(&mut self) -> Vec<Cost> {
        let last = self.app.state().lesson.trace.steps();
        let mut costs = Vec::new();
        for step in super::inputs::some_steps(last, 20) {
            self.give(Command::Fit);
            for _ in 0..40 {
                self.give(Command::GoTo(step));
                costs.push(self.frame());
                self.give(Command::ZoomIn);
            }
        }
        costs
    }

    /// One frame.
    pub fn frame(&mut self) -> Cost {
        self.time += 1.0 / 60.0;
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), ..RawInput::default() };
        let start = ThreadTime::now();
        let mut output = self.ctx.run_ui(input, |ui| self.app.ui(ui, &mut self.frame));
        let meshes = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let time = start.elapsed();
        // There is no renderer to take them.
        output.textures_delta.clear();
        let triangles = |primitive: &Primitive| match primitive {
            Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            Primitive::Callback(_) => 0,
        };
        Cost { time, quads: meshes.iter().map(|mesh| triangles(&mesh.primitive)).sum::<usize>() / 2 }
    }
}
