//! The sentence of the step.

use eframe::egui::{Align, Align2, Area, Frame, Id, Layout, Order, Rect, RichText, ScrollArea, Ui, vec2};

use super::super::state::State;

/// Shows the sentence in type of this size.
pub fn sentence(ui: &mut Ui, state: &State, size: f32) {
    let text = state.sentence();
    ScrollArea::vertical().id_salt("sentence").auto_shrink(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let response = ui.label(RichText::new(text).size(size));
            // Screen readers say each new sentence without being asked.
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(eframe::egui::accesskit::Live::Polite));
        });
    });
}

/// Shows what the last command or change did, in the corner of the canvas where there is seldom a node.
pub fn note(ui: &Ui, state: &State, canvas: Rect) {
    if state.status.is_empty() {
        return;
    }
    Area::new(Id::unique("note"))
        .order(Order::Middle)
        .interactable(false)
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(canvas.right_top() + vec2(-8.0, 8.0))
        .show(ui.ctx(), |ui| {
            ui.set_max_width((0.45 * canvas.width()).max(120.0));
            let size = if state.presenting { 18.0 } else { 14.0 };
            Frame::popup(ui.style()).shadow(Default::default()).show(ui, |ui| {
                ui.label(RichText::new(&state.status).italics().size(size));
            });
        });
}
