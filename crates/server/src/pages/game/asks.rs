//! The commands beside the board: forms that work without script, and that the script sends over the socket.

use super::{GamePage, PageContext};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// One command: a form with one button.
struct CommandForm {
    /// The last part of its address, `take-back`.
    verb: &'static str,
    says: Text,
    /// The seat it is done for; none when it cannot be done now.
    seat: Option<u8>,
}

/// The commands, those that cannot be done now hidden.
pub fn row(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        div #commands.commands {
            @for form in command_forms(page) { (posted(context, page, &form)) }
            (again(context, page))
        }
    }
}

fn command_forms(page: &GamePage<'_>) -> [CommandForm; 6] {
    let state = page.state;
    let running = state.places.is_none();
    let decides = state.turn.iter().copied().find(|seat| state.controlled_seats.contains(seat));
    let me = decides.or_else(|| state.controlled_seats.first().copied()).filter(|_| running);
    let offered = state.controlled_seats.iter().copied().find(|seat| !state.offers.contains(seat)).filter(|_| running);
    let answers = offered.filter(|_| !state.offers.is_empty());
    let offers = me.filter(|_| state.offers.is_empty() && !state.secret);
    [
        CommandForm { verb: "undo", says: text!("game-undo"), seat: state.undo.first().copied() },
        CommandForm { verb: "accept-draw", says: text!("game-accept-draw"), seat: answers },
        CommandForm { verb: "decline-draw", says: text!("game-decline-draw"), seat: answers },
        CommandForm {
            verb: "take-back",
            says: text!("game-take-back"),
            seat: takes_back(page).filter(|_| state.undo.is_empty()),
        },
        CommandForm { verb: "offer-draw", says: text!("game-offer-draw"), seat: offers },
        CommandForm { verb: "resign", says: text!("game-resign"), seat: me },
    ]
}

/// Of the seats that may take back, the one that moved last.
fn takes_back(page: &GamePage<'_>) -> Option<u8> {
    let may = &page.state.take_back;
    let movers = page.state.moves.iter().rev().filter_map(|one| one.seat);
    movers.into_iter().find(|seat| may.contains(seat)).or_else(|| may.first().copied())
}

fn posted(context: &PageContext, page: &GamePage<'_>, form: &CommandForm) -> Markup {
    let address = if form.verb == "accept-draw" { "offer-draw" } else { form.verb };
    html! {
        form method="post" action={ "/" (page.id) "/" (address) } data-command=(form.verb) hidden[form.seat.is_none()] {
            input type="hidden" name="seat" value=[form.seat];
            input type="hidden" name="seq" value=(page.state.seq);
            button.quiet { (context.say(&form.says)) }
        }
    }
}

fn again(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        form #again method="post" action={ "/" (page.id) "/again" } hidden[page.state.places.is_none()] {
            button.main { (context.say(&text!("game-again"))) }
        }
    }
}

/// A decision typed in the game's notation.
pub fn typed(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let state = page.state;
    let seat =
        state.viewpoint.or_else(|| state.turn.iter().copied().find(|seat| state.controlled_seats.contains(seat)));
    html! {
        form #typed.typed method="post" action={ "/" (page.id) "/act" } hidden[seat.is_none()] {
            input type="hidden" name="seat" value=[seat];
            input type="hidden" name="seq" value=(state.seq);
            label for="action" { (context.say(&text!("game-typed"))) }
            input #action name="action" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="send"
                required;
            button.quiet { (context.say(&text!("game-enter"))) }
        }
    }
}
