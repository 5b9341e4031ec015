//! What a game's page tells of its draws by chance: before the first one a form for the seats' own words, later what
//! was promised and how to check it.

use super::{GamePage, PageContext};
use crate::state::FairState;
use maud::{Markup, html};
use skazka_core::fair::LONGEST_SEED;
use skazka_core::{Text, text};

/// Asks the seats of this browser for their seeds. The script shows and hides it as the game goes on.
pub fn seeds(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let asked = page.state().fair.as_ref().map(|fair| (fair, may_add(page, fair)));
    html! {
        @if let Some((fair, seats)) = asked.filter(|(_, seats)| !seats.is_empty()) {
            section #seeds.seeds hidden[page.session.available.seed.is_empty()] aria-labelledby="seeds-title" {
                h2.hidden #seeds-title { (context.say(&text!("fair-before-title"))) }
                p { (context.say(&text!("fair-before-text"))) " " (how(context)) }
                form method="post" action={ "/" (page.id) "/seeds" } {
                    input type="hidden" name="seq" value=(page.state().seq);
                    @for seat in seats { (field(context, page, seat)) }
                    button.main { (context.say(&text!("fair-begin"))) }
                }
                details.seal {
                    summary { (context.say(&text!("fair-seal"))) " " span { (beginning(&fair.commitment)) "…" } }
                    code { (fair.commitment) }
                }
            }
        }
    }
}

/// The seats of this browser that may add a seed still.
fn may_add(page: &GamePage<'_>, fair: &FairState) -> Vec<u8> {
    let not_given = |seat: &u8| fair.seeds.get(usize::from(*seat)).is_some_and(Option::is_none);
    page.session.controlled_seats.iter().copied().filter(|seat| !page.is_over() && not_given(seat)).collect()
}

/// Enough of a seal to know it again.
fn beginning(commitment: &str) -> &str {
    commitment.get(..12).unwrap_or(commitment)
}

fn field(context: &PageContext, page: &GamePage<'_>, seat: u8) -> Markup {
    let name = format!("seed-{seat}");
    html! {
        label for=(name) {
            span { (context.say(&text!("fair-seed-of", seat = page.seat(context, seat)))) }
            input id=(name) name=(name) maxlength=(LONGEST_SEED) autocomplete="off" autocapitalize="off"
                spellcheck="false";
        }
    }
}

/// What was promised, what was added, and the secret when it is told.
pub fn told(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        @if let Some(fair) = &page.state().fair {
            details #fair.fair {
                summary { (context.say(&text!("fair-summary"))) }
                dl {
                    (entry(context, &text!("fair-seal"), "fair-commitment", &fair.commitment))
                    @for (seat, seed) in fair.seeds.iter().enumerate().filter(|(seat, _)| is_person(page, *seat)) {
                        @let says = text!("fair-seed-of", seat = page.seat(context, seat as u8));
                        (entry(context, &says, &format!("fair-seed-{seat}"), seed.as_deref().unwrap_or_default()))
                    }
                    @let later = context.say(&text!("fair-secret-later"));
                    (entry(context, &text!("fair-secret"), "fair-secret", fair.secret.as_ref().unwrap_or(&later)))
                }
                p {
                    a #fair-check href={ "/verify?game=" (page.id) } hidden[fair.secret.is_none()] {
                        (context.say(&text!("fair-check")))
                    }
                    " " (how(context))
                }
            }
        }
    }
}

fn entry(context: &PageContext, says: &Text, id: &str, value: &str) -> Markup {
    html! { dt { (context.say(says)) } dd id=(id) { (value) } }
}

fn is_person(page: &GamePage<'_>, seat: usize) -> bool {
    page.state().seats.get(seat).is_some_and(|seat| seat.level.is_none())
}

fn how(context: &PageContext) -> Markup {
    html! { a href="/verify" { (context.say(&text!("fair-how"))) } }
}
