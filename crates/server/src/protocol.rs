//! What the page of a game and the server say to each other over the socket. The version is that of [`crate::state::VERSION`].
//!
//! The page says [`ClientMessage`], the server says [`ServerMessage`]. `protocol.d.ts` is generated from these types.
//!
//! ```text
//!   page                         server
//!    |  -- connect ------------->  |   cookie: which seats this browser holds
//!    |  <------------- state ----  |   seq 4: the board as this viewer may see it
//!    |  -- touch c:13 ---------->  |   (only for games too large to send all paths)
//!    |  <-------------- next ----  |
//!    |  -- act 13-24 after 4 --->  |   committed to the log, then:
//!    |  <------------- state ----  |   seq 5, to everybody who looks
//! ```
//!
//! Every command carries the `seq` it was decided on: a late or doubled one is refused with the present state, so that
//! fast double clicks and lost answers cannot desynchronise board and server.
//!
//! What others choose in secret is not told in any way until it is shown: their hidden actions are neither in `moves`
//! nor counted in `seq` and `ply`, and a state that is the same as the one sent before is not sent again. So `seq` and
//! `ply` are as one pair of eyes counts; after [`ClientMessage::LookAs`] they may be smaller than before. To act or undo in a secret
//! stage one must look through the eyes of that seat. States may be skipped when they follow each other quickly: each
//! one is the whole truth.
//!
//! What a board stands on changes seldom and may be large. It has a name, which every [`Picture`] says; its drawing is
//! sent once.
//!
//! A page that says `?packing=deflate` in the socket's address is told long messages deflated (RFC 1951), each in a binary
//! message of its own; short ones, and everything to a page that does not say so, come as text.
//!
//! A message that cannot be read is answered with [`ServerMessage::Refused`] and changes nothing.

use crate::shown::Picture;
use crate::state::{GameState, Move, SessionState};
use serde::{Deserialize, Serialize};

/// What a page asks for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMessage {
    /// Take an action, or several of one seat in one written word.
    Act {
        /// The seat that decides.
        seat: u8,
        /// The action in the game's notation.
        action: String,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Take back the last step of the seat's unfinished turn or secret set-up.
    Undo {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Take back the seat's last decision.
    TakeBack {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Offer a draw or agree to one.
    OfferDraw {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Decline the draw that is offered.
    DeclineDraw {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Give up.
    Resign {
        /// The seat.
        seat: u8,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Add seeds to the draws of the game, before the first of them.
    Seed {
        /// The seats that add one, each with its words.
        seeds: Vec<(u8, String)>,
        /// The `seq` of the state it was decided on.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Look through the eyes of one of the seats this browser holds (behind the curtain of a secret set-up), or with
    /// none through everybody's. Answered with a [`ServerMessage::State`].
    LookAs {
        /// The seat, or none.
        seat: Option<u8>,
    },
    /// What may follow a path of touches; only needed when [`State::touches`] is absent.
    Touch {
        /// The seat that touches.
        seat: u8,
        /// The touches so far, each written like `c:13`.
        path: Vec<String>,
        /// Comes back with the answer.
        id: u32,
    },
    /// The board after `ply` actions.
    ShowPly {
        /// How many actions.
        ply: usize,
    },
}

/// What the server tells a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The game as it is now, after every event and on connecting.
    State(Box<State>),
    /// The answer to [`ClientMessage::ShowPly`].
    ShownPly(Box<ShownPly>),
    /// The answer to [`ClientMessage::Touch`].
    Next {
        /// The id of the question.
        id: u32,
        /// What may follow.
        next: TouchTree,
    },
    /// A command was refused; a state follows when the page was behind.
    Refused {
        /// Why, in the page's language.
        says: String,
    },
}

/// The game as one viewer may see it: the state of [`crate::state`], with what pages show of it. It is put together of parts
/// that are written once for many ([`crate::shown`]).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// What is the same for all who look through the same eyes.
    #[serde(flatten)]
    pub game: GameState,
    /// What this browser may do.
    #[serde(flatten)]
    pub session: SessionState,
    /// One sentence: whose turn it is, or how the game ended.
    pub status: String,
    /// The board now.
    pub picture: Picture,
    /// What is new to this page.
    #[serde(flatten)]
    pub news: News,
    /// Every legal path of touches for the seat to decide (the eyes' seat in secret) if this browser holds it, else no
    /// path. Absent when there are too many: then they are asked for with [`ClientMessage::Touch`].
    pub touches: Option<TouchTree>,
}

/// What a page was not told before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News {
    /// How many actions of the history are not sent again.
    pub told: usize,
    /// The history, without what is still hidden from this viewer, after the first `told` actions: those stand in the
    /// state sent before. Action `ply` is `moves[ply - 1 - told]`.
    pub moves: Vec<Move<String>>,
    /// See [`BackgroundDrawing`].
    #[serde(flatten)]
    pub ground: BackgroundDrawing,
}

/// An earlier point of the game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShownPly {
    /// The board then.
    #[serde(flatten)]
    pub picture: Picture,
    /// See [`BackgroundDrawing`].
    #[serde(flatten)]
    pub ground: BackgroundDrawing,
}

/// The ground of the picture that comes along.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackgroundDrawing {
    /// The drawing of the ground, an SVG of `skazka-render` with nothing upon it. Only sent to a page that was not sent
    /// it before and did not say, by `?backgrounds=` of the socket's address, that it has it.
    pub background_svg: Option<String>,
}

/// A tree of touch paths; a branch without `then` is to be asked for with [`ClientMessage::Touch`].
pub type TouchTree = skazka_core::TouchTree<String>;

/// One next touch and what may follow it.
pub type Branch = skazka_core::Branch<String>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Available, Counted, EndingKind, FairState, OutcomeState, SeatState};
    use skazka_core::Effect;
    use ts_rs::{Config, TS};

    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/protocol.d.ts");

    /// The types of this module and those of the core it is made of, as TypeScript.
    fn written() -> String {
        let config = Config::default();
        let types = [
            ClientMessage::decl(&config),
            ServerMessage::decl(&config),
            State::decl(&config),
            GameState::decl(&config),
            OutcomeState::decl(&config),
            EndingKind::decl(&config),
            SeatState::decl(&config),
            FairState::decl(&config),
            SessionState::decl(&config),
            Available::decl(&config),
            News::decl(&config),
            ShownPly::decl(&config),
            BackgroundDrawing::decl(&config),
            Picture::decl(&config),
            Move::<String>::decl(&config),
            Counted::<String>::decl(&config),
            TouchTree::decl(&config),
            Branch::decl(&config),
            skazka_core::Step::<String>::decl(&config),
            Effect::<String>::decl(&config),
            skazka_core::Touch::decl(&config),
            skazka_core::Way::decl(&config),
        ];
        let head = "// Generated from src/protocol.rs by its test; with SKAZKA_WRITE=1 the test writes it anew.\n";
        let text = "type Text = { id: string, args: Record<string, string | number | Text> };".to_owned();
        types.iter().chain([&text]).fold(head.to_owned(), |written, one| format!("{written}\nexport {one}\n"))
    }

    #[test]
    fn the_types_of_the_client_are_those_of_the_server() {
        if std::env::var_os("SKAZKA_WRITE").is_some() {
            std::fs::write(FILE, written()).expect("the client's folder can be written");
        }
        assert_eq!(std::fs::read_to_string(FILE).expect("protocol.d.ts"), written());
    }
}
