//! The commands beside the board: forms that work without script, and that the script sends over the socket. Which of them
//! can be given is told by the state.

use super::{GamePage, PageContext};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// One command: a form with one button.
struct CommandForm<'a> {
    /// Its name in the state, `take-back`.
    name: &'static str,
    says: Text,
    /// The seats it can be given for; the form gives it for the first.
    seats: &'a [u8],
}

/// The commands, those that cannot be given now hidden.
pub fn row(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        div #commands.commands {
            @for form in command_forms(page) { (posted(context, page, &form)) }
            (again(context, page))
        }
    }
}

fn command_forms<'a>(page: &GamePage<'a>) -> [CommandForm<'a>; 6] {
    let may = &page.session.available;
    let form = |name, says, seats| CommandForm { name, says, seats };
    [
        form("undo", text!("game-undo"), &may.undo),
        form("accept-draw", text!("game-accept-draw"), &may.accept_draw),
        form("decline-draw", text!("game-decline-draw"), &may.decline_draw),
        form("take-back", text!("game-take-back"), &may.take_back),
        form("offer-draw", text!("game-offer-draw"), &may.offer_draw),
        form("resign", text!("game-resign"), &may.resign),
    ]
}

fn posted(context: &PageContext, page: &GamePage<'_>, form: &CommandForm<'_>) -> Markup {
    let address = if form.name == "accept-draw" { "offer-draw" } else { form.name };
    html! {
        form method="post" action={ "/" (page.id) "/" (address) } data-command=(form.name)
            hidden[form.seats.is_empty()] {
            input type="hidden" name="seat" value=[form.seats.first()];
            input type="hidden" name="seq" value=(page.state().seq);
            button.quiet { (context.say(&form.says)) }
        }
    }
}

fn again(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        form #again method="post" action={ "/" (page.id) "/again" } hidden[!page.is_over()] {
            button.main { (context.say(&text!("game-again"))) }
        }
    }
}

/// A decision typed in the game's notation.
pub fn typed(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let seat = page.session.available.act.first();
    html! {
        form #typed.typed method="post" action={ "/" (page.id) "/act" } hidden[seat.is_none()] {
            input type="hidden" name="seat" value=[seat];
            input type="hidden" name="seq" value=(page.state().seq);
            label for="action" { (context.say(&text!("game-typed"))) }
            input #action name="action" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="send"
                required;
            button.quiet { (context.say(&text!("game-enter"))) }
        }
    }
}
