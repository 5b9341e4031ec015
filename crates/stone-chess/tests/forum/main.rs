//! Play by forum, seen from outside: threads are read, posts are written.

mod cases;
mod lenient;
mod posts;
mod refused;
mod resignations;
mod samples;
mod stones;
mod whole;

use skazka_stone_chess::{Remark, State, Thread};

/// Three placements: White at home in a1, Black in h8, Green in a8, between them.
///
/// ```text
/// 8 R_g N_g N_g K_g  .   n   .   k
/// 7  .   .   .   .   r   n   .   .
/// 6 P_g P_g P_g P_g  p   p   p   p
/// 5  .   .   .   .   .   .   .   .
/// 4  .   .   .   .   .   .   .   .
/// 3  P   P   P   P   .   .   .   .
/// 2  N   N   .   .   .   .   .   .
/// 1  K   R   .   .   .   .   .   .
/// ```
pub const PLACED: &str = "K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d3 // 8
k-h8; r-e7; n-f7; n-f8; p-e6; p-f6; p-g6; p-h6 // 8
K_g-d8; R_g-a8; N_g-b8; N_g-c8; P_g-a6; P_g-b6; P_g-c6; P_g-d6 // 16
";

/// Reads a thread that is one.
pub fn read(text: &str) -> Thread {
    match Thread::read(text) {
        Some(Ok(thread)) => thread,
        Some(Err(error)) => panic!("{}: {text}", skazka_core::Fault::from(error)),
        None => panic!("no turns: {text}"),
    }
}

/// What follows the three placements.
pub fn after_placing(text: &str) -> Thread {
    let mut thread = read(&format!("{PLACED}{text}"));
    thread.turns.drain(..3);
    thread
}

/// The turns after the placements in the canonical form.
pub fn turns(text: &str) -> Vec<String> {
    after_placing(text).turns.into_iter().map(|turn| turn.written).collect()
}

/// Why what follows the placements is refused, with its line.
pub fn refused(text: &str) -> String {
    match Thread::read(&format!("{PLACED}{text}")) {
        Some(Err(error)) => skazka_core::Fault::from(error).to_string(),
        other => panic!("{text}: {other:?}"),
    }
}

/// The position that a thread leads to.
pub fn position(thread: &Thread) -> State {
    let mut state = thread.first();
    thread.turns.iter().flat_map(|turn| &turn.actions).for_each(|&action| {
        state.apply(action);
    });
    state
}

/// The lines that were passed over.
pub fn passed_over(thread: &Thread) -> Vec<usize> {
    let lines = thread.remarks.iter().find_map(|remark| match remark {
        Remark::PassedOver { lines } => Some(lines.clone()),
        _ => None,
    });
    lines.unwrap_or_default()
}
