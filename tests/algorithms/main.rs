//! Every algorithm against brute force, published answers and exact counts. What is stated here is stated from the
//! textbook, on a model of its own: none of it asks the code under test.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod chance;
mod deepening;
mod games;
mod least;
mod listen;
mod model;
mod moments;
mod naive;
mod random;
mod replay;
mod table;
mod values;
