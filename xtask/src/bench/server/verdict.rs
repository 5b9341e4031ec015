//! What breaks first.

use xtask::load::{Found, Measured};

/// Processors that are busy for so much of the time have nothing left to give.
const BUSY: f64 = 90.0;
/// Other work that takes so much of the machine is worth telling.
const DISTURBED: f64 = 10.0;

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What broke under a load, in a sentence; none when it was borne: nothing lost or refused, and 99 of 100 waits not
/// longer than `bound` milliseconds.
pub fn what_breaks(found: &Found, bound: f64) -> Option<String> {
    let measured = &found.measured;
    let p99 = measured.mover.p99.max(measured.watcher.p99);
    let lost = lost(measured);
    if lost.is_none() && p99 <= bound {
        return None;
    }
    let late = match measured.late {
        0 => String::new(),
        late => format!("; {late} moves were late because the board before had not come"),
    };
    let lost = lost.map(|lost| format!("; {lost}")).unwrap_or_default();
    let said = match (&found.complaint, found.complaints) {
        (Some(first), lines) => format!("; the server wrote {lines} lines, first: {first}"),
        (None, _) => String::new(),
    };
    Some(format!("99 of 100 within {p99:.0} ms (bound {bound:.0}){lost}{late}{said}; {}", bottleneck(measured)))
}

/// What was lost or refused, if anything.
fn lost(measured: &Measured) -> Option<String> {
    let counts = [
        (measured.broken, "games ended early"),
        (measured.refused, "moves refused"),
        (measured.unseen, "moves not shown"),
    ];
    let told: Vec<String> =
        counts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")).collect();
    let trouble = measured.trouble.as_ref().map(|why| format!(" ({why})")).unwrap_or_default();
    (!told.is_empty()).then(|| format!("{}{trouble}", told.join(", ")))
}

/// What there was too little of: processors, or something that is waited for.
fn bottleneck(measured: &Measured) -> String {
    let taken = &measured.taken;
    let (Some(server), Some(generator), Some(others)) = (taken.server, taken.generator, taken.others) else {
        return "what the server takes of the machine is not known".to_owned();
    };
    let busy = (server + generator + others) / cores() as f64;
    let shares = format!("server {server:.0} %, generator {generator:.0} %, others {others:.0} % of a core");
    let cause = match (busy >= BUSY, taken.commits) {
        (true, _) => format!("the processors were full ({shares})"),
        (false, Some(commits)) if commits > 0.0 => {
            let each = 1000.0 / commits;
            format!("the processors were not full ({shares}): moves waited, a commit every {each:.2} ms")
        }
        (false, _) => format!("the processors were not full ({shares}): moves waited for something else"),
    };
    match others / cores() as f64 > DISTURBED {
        true => format!("{cause}; other work disturbed the measurement"),
        false => cause,
    }
}
