//! The sentence of the step.

use eframe::egui::{Align, Layout, RichText, ScrollArea, Ui};

use super::super::state::State;

/// Shows the sentence in type of this size, and beneath it what the last change did.
pub fn sentence(ui: &mut Ui, state: &State, size: f32) {
    let text = state.sentence();
    ScrollArea::vertical().id_salt("sentence").auto_shrink(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let response = ui.label(RichText::new(text).size(size));
            // Screen readers say each new sentence without being asked.
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(eframe::egui::accesskit::Live::Polite));
            if !state.status.is_empty() {
                ui.label(RichText::new(&state.status).weak().italics());
            }
        });
    });
}
