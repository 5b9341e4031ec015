//! The socket of a game's page; what is said over it is in [`crate::protocol`].
//!
//! ```text
//!   upgrade   a request becomes a wire
//!   wire      messages in and out, long ones in pieces
//!   talk      one page: hears it, tells it what is new           (this file)
//!   showing   what the page does not know yet, worked out on a thread for views, once for all who only look on
//! ```

mod showing;
mod upgrade;
mod wire;

use super::game::id_of;
use super::{App, HttpError, Visitor};
use crate::limits::{MessageRate, SocketPermit};
use crate::protocol::{ClientMessage, ServerMessage};
use crate::room::{Command, CommandError, Request, Watching};
use crate::shown::Packing;
use crate::store::{GameId, Owner};
use crate::view::{View, ViewerSession};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use showing::{Page, Telling};
use skazka_core::{Fault, Seat, Stop, Text, Touch, quote, text};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use upgrade::Upgrade;
use wire::{Gone, Wire};

/// The last words to a page can be read for so long.
const READ_WITHIN: Duration = Duration::from_secs(1);
/// The page is asked for a sign of life so often.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A page that gave no sign of life for so long is gone.
const SILENT_AT_MOST: Duration = Duration::from_secs(60);

/// What the address of the socket says of the page.
#[derive(Debug, Default, Deserialize)]
pub struct SocketQuery {
    /// The names of the backgrounds it has, with dots between them.
    #[serde(default)]
    backgrounds: String,
    /// How long messages may be packed.
    #[serde(default)]
    packing: Packing,
}

/// Opens the socket of a game.
pub async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<SocketQuery>,
    upgrade: Upgrade,
) -> Result<Response, HttpError> {
    let id = id_of(&id)?;
    let permit = app.limiter.socket(&id, visitor.client)?;
    let watching = app.rooms.watch(&id).await?;
    let browser = visitor.browser;
    let session = ViewerSession::new(&watching.borrow().row, browser, visitor.context.language);
    let page = Page::new(asked.packing, asked.backgrounds.split('.').map(str::to_owned));
    let heard = Heard { rate: MessageRate::new(app.limiter.limits()), is_too_fast: false, _permit: permit };
    let longest = app.limiter.limits().max_message;
    let talk = move |wire| GameSocket { app, id, browser, session, watching, wire, page, heard }.go_on();
    Ok(upgrade.on_open(longest, talk))
}

/// The place of a socket, and how much it says.
struct Heard {
    rate: MessageRate,
    /// Whether the last message came too fast.
    is_too_fast: bool,
    _permit: SocketPermit,
}

/// One page that talks with the server.
struct GameSocket {
    app: App,
    id: GameId,
    browser: Option<Owner>,
    session: ViewerSession,
    watching: Watching,
    wire: Wire,
    page: Page,
    heard: Heard,
}

impl GameSocket {
    async fn go_on(mut self) {
        let mut pings = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let mut talking = self.show().await;
        while talking.is_ok() {
            talking = tokio::select! {
                message = self.wire.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Err(why)) => self.close(&why).await,
                        message => self.hear_in_time(message.and_then(Result::ok)).await,
                    }
                }
                news = self.watching.changed() => match news {
                    Ok(()) => self.show().await,
                    Err(_) => self.enter_again().await,
                },
                _ = pings.tick() => match heard.elapsed() < SILENT_AT_MOST {
                    true => self.wire.send(Message::Ping(Default::default())).await,
                    false => Err(Gone),
                },
            };
        }
    }

    /// A room that broke down is opened again from its log.
    async fn enter_again(&mut self) -> Result<(), Gone> {
        self.watching = self.app.rooms.watch(&self.id).await.map_err(|_| Gone)?;
        self.show().await
    }

    /// Hears what does not come too fast; that the rest is not heard is told once.
    async fn hear_in_time(&mut self, message: Option<Message>) -> Result<(), Gone> {
        let Some(message) = message else { return Err(Gone) };
        let allowed = self.heard.rate.allow(message.len());
        let is_news = allowed.is_err() != std::mem::replace(&mut self.heard.is_too_fast, allowed.is_err());
        match allowed {
            Ok(()) => self.hear(message).await,
            Err(after) if is_news => self.refuse(&text!("limit-messages", seconds = after.seconds())).await,
            Err(_) => Ok(()),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Gone> {
        match message {
            Message::Text(words) => match read(&words) {
                Ok(ask) => self.answer(ask).await,
                Err(fault) => self.refuse(&fault.0).await,
            },
            Message::Binary(_) => self.refuse(&text!("socket-binary")).await,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(()),
            Message::Close(_) => Err(Gone),
        }
    }

    /// What cannot be taken in any more ends the talk; what is too long is told so.
    async fn close(&mut self, why: &Error) -> Result<(), Gone> {
        if matches!(why, Error::Capacity(_)) {
            let longest = self.app.limiter.limits().max_message;
            self.say_farewell(CloseCode::Size, &text!("socket-too-long", most = longest)).await?;
            // Were the connection dropped at once, what lies unread in it would take these words along.
            tokio::time::sleep(READ_WITHIN).await;
        }
        Err(Gone)
    }

    async fn say_farewell(&mut self, code: CloseCode, why: &Text) -> Result<(), Gone> {
        let reason = self.session.language.say(why).into();
        self.wire.send(Message::Close(Some(CloseFrame { code, reason }))).await
    }

    async fn answer(&mut self, ask: ClientMessage) -> Result<(), Gone> {
        match ask {
            ClientMessage::Act { seat, action, seq } => self.command(seat, seq, Command::Act(action)).await,
            ClientMessage::Undo { seat, seq } => self.command(seat, seq, Command::Undo).await,
            ClientMessage::TakeBack { seat, seq } => self.command(seat, seq, Command::TakeBack).await,
            ClientMessage::OfferDraw { seat, seq } => self.command(seat, seq, Command::OfferDraw).await,
            ClientMessage::DeclineDraw { seat, seq } => self.command(seat, seq, Command::DeclineDraw).await,
            ClientMessage::Resign { seat, seq } => self.command(seat, seq, Command::Resign).await,
            ClientMessage::Seed { seeds, seq } => self.seeds(seeds, seq).await,
            ClientMessage::LookAs { seat } => self.sit(seat.map(Seat)).await,
            ClientMessage::Touch { seat, path, id } => self.touch(Seat(seat), &path, id).await,
            ClientMessage::ShowPly { ply } => self.look(ply).await,
        }
    }

    async fn seeds(&mut self, seeds: Vec<(u8, String)>, seq: u64) -> Result<(), Gone> {
        let first = seeds.first().map_or(0, |(seat, _)| *seat);
        let seeds = seeds.into_iter().map(|(seat, words)| (Seat(seat), words)).collect();
        self.command(first, seq, Command::Seeds(seeds)).await
    }

    /// What is done is shown as news, to everybody who looks.
    async fn command(&mut self, seat: u8, seq: u64, what: Command) -> Result<(), Gone> {
        let command = Request { by: self.browser, seat: Seat(seat), viewpoint: self.session.viewer(), seq, what };
        match self.app.rooms.command(&self.id, command).await {
            Ok(_) => Ok(()),
            Err(refused) => {
                self.refuse(&refused.text()).await?;
                if matches!(refused, CommandError::Behind) {
                    self.page.forget();
                    self.show().await?;
                }
                Ok(())
            }
        }
    }

    async fn sit(&mut self, seat: Option<Seat>) -> Result<(), Gone> {
        if !self.session.sit(seat) {
            return self.refuse(&CommandError::NotYours.text()).await;
        }
        self.page.forget();
        self.show().await
    }

    async fn touch(&mut self, seat: Seat, path: &[String], id: u32) -> Result<(), Gone> {
        let path: Result<Vec<Touch>, Fault> = path.iter().map(|touch| touch.parse()).collect();
        let path = match path {
            Ok(path) => path,
            Err(fault) => return self.refuse(&fault.0).await,
        };
        self.tell(move |page, view, session| {
            let next = view.next_touches(session, seat, &path).said(&|text| session.language.say(text));
            Telling::Message(page.message(&ServerMessage::Next { id, next }))
        })
        .await
    }

    async fn look(&mut self, ply: usize) -> Result<(), Gone> {
        self.tell(move |page, view, session| Telling::Message(page.look(view, session, ply))).await
    }

    /// Sends the game as it is, unless it is the same as what was sent last.
    async fn show(&mut self) -> Result<(), Gone> {
        self.session.seat(&self.watching.borrow_and_update().row, self.browser);
        if let Some(made) = self.made_already() {
            return self.send(made).await;
        }
        let its_turn = self.wait_for_turn().await?;
        // Somebody who was before it may have looked the same way.
        match self.made_already() {
            Some(made) => {
                drop(its_turn);
                self.send(made).await
            }
            None => self.work_out(its_turn, Page::state).await,
        }
    }

    /// What was made of the game as it is for somebody else who looks on the same way.
    fn made_already(&mut self) -> Option<Telling> {
        let snapshot = self.watching.borrow().clone();
        let view = View::new(self.app.catalogue(), &snapshot, self.session.viewer()).ok()?;
        self.page.made_already(&view, &self.session)
    }

    async fn refuse(&mut self, why: &Text) -> Result<(), Gone> {
        let says = self.session.language.say(why);
        self.wire.send(self.page.message(&ServerMessage::Refused { says })).await
    }

    /// Works out on a thread for views what the page is to be told, and tells it.
    async fn tell(
        &mut self,
        look: impl FnOnce(&mut Page, &View<'_>, &ViewerSession) -> Telling + Send + 'static,
    ) -> Result<(), Gone> {
        let its_turn = self.wait_for_turn().await?;
        self.work_out(its_turn, look).await
    }

    /// One view of a game is worked out at a time.
    async fn wait_for_turn(&mut self) -> Result<OwnedSemaphorePermit, Gone> {
        let turn = self.watching.borrow().drawing.turn.clone();
        turn.acquire_owned().await.map_err(|_| Gone)
    }

    async fn work_out(
        &mut self,
        its_turn: OwnedSemaphorePermit,
        look: impl FnOnce(&mut Page, &View<'_>, &ViewerSession) -> Telling + Send + 'static,
    ) -> Result<(), Gone> {
        let snapshot = self.watching.borrow().clone();
        let drawing = snapshot.drawing.clone();
        let (app, session, mut page) = (self.app.clone(), self.session.clone(), std::mem::take(&mut self.page));
        let draw = move |_: &Stop| {
            let _its_turn = its_turn;
            let view = View::new(app.catalogue(), &snapshot, session.viewer()).ok()?;
            let telling = look(&mut page, &view, &session);
            Some((page, telling))
        };
        let Ok(drawn) = self.app.pools().views.run_gauged(&drawing.gauge, draw).await else {
            self.say_farewell(CloseCode::Again, &text!("server-busy")).await?;
            return Err(Gone);
        };
        let (page, telling) = drawn.ok_or(Gone)?;
        self.page = page;
        self.send(telling).await
    }

    async fn send(&mut self, telling: Telling) -> Result<(), Gone> {
        match telling {
            Telling::Message(message) => self.wire.send(message).await,
            Telling::Nothing => Ok(()),
        }
    }
}

fn read(words: &str) -> Result<ClientMessage, Fault> {
    let unreadable =
        |why: serde_json::Error| text!("socket-unreadable", found = quote(words), why = quote(&why.to_string()));
    serde_json::from_str(words).map_err(|why| unreadable(why).into())
}
