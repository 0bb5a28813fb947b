//! A step in words, and whatever else a student asks of it.
//!
//! [`sentence`] says what a step did and why. It is made of a [`reason`], which holds the facts, and of the words
//! that a language of [`texts`](crate::texts) finds for them. The rest answers further questions:
//!
//! - [`question`]: cut or go on? The next step's sentence is the answer;
//! - [`known`]: what is known of a node, and since when; [`true_value`]: what it is really worth;
//! - [`changed`]: what an edit or another convention changed;
//! - [`pseudocode`] and [`code_line`], [`variables`], [`formula`] and [`formula_line`]: where in the textbook a step is;
//! - [`log_row`] and [`constraints`]: a step as a line of the log, or of a lesson's table;
//! - [`refusal`]: why a search does not start.

mod behind;
mod chance;
mod changed;
mod constraints;
mod ending;
mod facts;
mod further;
mod known;
mod levels;
mod log;
mod mover;
mod names;
mod orders;
mod pseudocode;
mod question;
mod reason;
mod refusal;
mod sentence;
mod truth;

pub use changed::changed;
pub use constraints::{ConstraintRow, constraint_headings, constraints};
pub use known::known;
pub use levels::level;
pub use log::{LogRow, log_headings, log_row};
pub use orders::order_name;
pub use pseudocode::{CodeLine, FormulaLine, Variable, code_line, formula, formula_line, pseudocode, variables};
pub use question::question;
pub use reason::{Reason, reason};
pub use refusal::refusal;
pub use sentence::sentence;
pub use truth::true_value;
