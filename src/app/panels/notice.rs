//! What went wrong, until it is dismissed; and work under way.

use eframe::egui::{ProgressBar, RichText, ScrollArea, Ui};

use crate::texts::numbers::format_count;

use super::super::command::Command;
use super::super::state::State;
use super::{command_button, named_button};

/// Shows the job under way and the error. Takes no room when there is neither.
pub fn notice(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    if let Some(job) = &state.job {
        ui.horizontal(|ui| {
            ui.label(app.working);
            let (nodes, total) = (job.nodes(), job.total);
            let text = (app.progress_of)(&format_count(nodes), total.map(format_count).as_deref());
            let share = total.map_or(0.0, |total| nodes as f32 / total.max(1) as f32);
            ui.add(ProgressBar::new(share.min(1.0)).desired_width(320.0).text(text).animate(total.is_none()));
            command_button(ui, commands, app, Command::Cancel, true);
        });
    }
    if let Some(notice) = &state.notice {
        ui.horizontal(|ui| {
            ui.label(RichText::new(&notice.headline).strong().size(16.0));
            named_button(ui, commands, app, Command::Dismiss, app.dismiss.text, true);
        });
        ScrollArea::both().id_salt("notice").max_height(220.0).show(ui, |ui| {
            ui.label(RichText::new(&notice.details).monospace());
        });
    }
}
