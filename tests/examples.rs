//! The example programs print what they shall. `examples/*.out` beside this file holds what that is.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use plywalk::exercises;

#[allow(dead_code, reason = "only the report is wanted, not the program around it")]
#[path = "../examples/draw_step.rs"]
mod draw_step;
#[allow(dead_code, reason = "only the report is wanted, not the program around it")]
#[path = "../examples/move_orders.rs"]
mod move_orders;
#[allow(dead_code, reason = "only the report is wanted, not the program around it")]
#[path = "../examples/own_observer.rs"]
mod own_observer;
#[allow(dead_code, reason = "only the report is wanted, not the program around it")]
#[path = "../examples/worked_log.rs"]
mod worked_log;

#[test]
fn own_observer_prints_its_outline() {
    assert_eq!(own_observer::report().unwrap(), include_str!("examples/own_observer.out"));
}

#[test]
fn worked_log_prints_the_lesson_s_log() {
    let document = exercises::find("twelve-leaves").unwrap().document();
    assert_eq!(worked_log::report(&document).unwrap(), include_str!("examples/worked_log.out"));
}

#[test]
fn move_orders_prints_its_table() {
    assert_eq!(move_orders::report().unwrap(), include_str!("examples/move_orders.out"));
}

#[test]
fn draw_step_draws_the_first_cutoff() {
    let svg = draw_step::report(&exercises::first().document(), None).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("2 ≤ 3"), "the cutoff says what it ran into");
    let before = draw_step::report(&exercises::first().document(), Some(0)).unwrap();
    assert!(!before.contains("2 ≤ 3"));
}

#[test]
fn every_exercise_can_be_logged_and_drawn() {
    for exercise in exercises::all() {
        let document = exercise.document();
        assert!(worked_log::report(&document).unwrap().contains("The root is worth"), "{}", exercise.id);
        assert!(draw_step::report(&document, None).unwrap().contains("</svg>"), "{}", exercise.id);
    }
}
