//! The socket of a game's page; what is said over it is in [`crate::protocol`].

use super::game::id_of;
use super::packing::Packing;
use super::{App, Failure, Visitor};
use crate::limits::{MessageRate, SocketPermit};
use crate::protocol::{Ask, Picture, State as Seen, Tell};
use crate::room::{Command, Deed, Refused, Watching};
use crate::store::{GameId, Owner};
use crate::view::{Onlooker, View};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use skazka_core::{Fault, Seat, Text, Touch, quote, text};
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// A page that takes so long to read one message is gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// The last words to a page can be read for so long.
const READ_WITHIN: Duration = Duration::from_secs(1);
/// The page is asked for a sign of life so often.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A page that gave no sign of life for so long is gone.
const SILENT_AT_MOST: Duration = Duration::from_secs(60);

/// What the address of the socket says of the page.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    /// The names of the grounds it has, with dots between them.
    #[serde(default)]
    grounds: String,
    /// How long messages may be packed.
    #[serde(default)]
    packing: Packing,
}

/// Opens the socket of a game.
pub async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let id = id_of(&id)?;
    let permit = app.limiter.socket(&id, visitor.client)?;
    let watching = app.rooms.watch(&id).await?;
    let onlooker = Onlooker::new(&watching.borrow().row, visitor.browser, visitor.context.language);
    let longest = app.limiter.limits().max_message;
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(0).max_frame_size(longest).max_message_size(longest);
    let browser = visitor.browser;
    let grounds = asked.grounds.split('.').map(str::to_owned).collect();
    let packing = asked.packing;
    let rate = MessageRate::new(app.limiter.limits());
    let talk = move |socket| {
        Talk {
            app,
            id,
            browser,
            onlooker,
            watching,
            socket,
            packing,
            last: None,
            grounds,
            rate,
            is_too_fast: false,
            _permit: permit,
        }
        .go_on()
    };
    Ok(upgrade.on_upgrade(talk))
}

/// That the page is gone, or not worth talking to any more.
struct Gone;

/// One page that talks with the server.
struct Talk {
    app: App,
    id: GameId,
    browser: Option<Owner>,
    onlooker: Onlooker,
    watching: Watching,
    socket: WebSocket,
    packing: Packing,
    /// The state that was sent last: the same one is not sent again.
    last: Option<Box<Seen>>,
    /// The grounds that the page has.
    grounds: HashSet<String>,
    rate: MessageRate,
    /// Whether its last message came too fast.
    is_too_fast: bool,
    _permit: SocketPermit,
}

impl Talk {
    async fn go_on(mut self) {
        let mut pings = tokio::time::interval(PING_EVERY);
        let mut heard = Instant::now();
        let mut talking = self.show().await;
        while talking.is_ok() {
            talking = tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Err(why)) => self.close(why).await,
                        message => self.hear_in_time(message.and_then(Result::ok)).await,
                    }
                }
                news = self.watching.changed() => match news {
                    Ok(()) => self.show().await,
                    Err(_) => self.enter_again().await,
                },
                _ = pings.tick() => match heard.elapsed() < SILENT_AT_MOST {
                    true => self.send(Message::Ping(Default::default())).await,
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
        let allowed = self.rate.allow(length(&message));
        let is_news = allowed.is_err() != std::mem::replace(&mut self.is_too_fast, allowed.is_err());
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
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(Gone),
        }
    }

    /// What cannot be taken in any more ends the talk; what is too long is told so.
    async fn close(&mut self, why: axum::Error) -> Result<(), Gone> {
        if is_too_long(why) {
            let words = text!("socket-too-long", most = self.app.limiter.limits().max_message);
            let reason = Utf8Bytes::from(self.onlooker.language.say(&words));
            self.send(Message::Close(Some(CloseFrame { code: close_code::SIZE, reason }))).await?;
            // Were the connection dropped at once, what lies unread in it would take these words along.
            tokio::time::sleep(READ_WITHIN).await;
        }
        Err(Gone)
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Gone> {
        match ask {
            Ask::Act { seat, action, seq } => self.command(seat, seq, Deed::Act(action)).await,
            Ask::Undo { seat, seq } => self.command(seat, seq, Deed::Undo).await,
            Ask::TakeBack { seat, seq } => self.command(seat, seq, Deed::TakeBack).await,
            Ask::OfferDraw { seat, seq } => self.command(seat, seq, Deed::OfferDraw).await,
            Ask::DeclineDraw { seat, seq } => self.command(seat, seq, Deed::DeclineDraw).await,
            Ask::Resign { seat, seq } => self.command(seat, seq, Deed::Resign).await,
            Ask::Seed { seeds, seq } => self.seeds(seeds, seq).await,
            Ask::Sit { seat } => self.sit(seat.map(Seat)).await,
            Ask::Touch { seat, path, id } => self.touch(Seat(seat), &path, id).await,
            Ask::Look { ply } => self.look(ply).await,
        }
    }

    async fn seeds(&mut self, seeds: Vec<(u8, String)>, seq: u64) -> Result<(), Gone> {
        let first = seeds.first().map_or(0, |(seat, _)| *seat);
        let seeds = seeds.into_iter().map(|(seat, words)| (Seat(seat), words)).collect();
        self.command(first, seq, Deed::Seeds(seeds)).await
    }

    /// What is done is shown as news, to everybody who looks.
    async fn command(&mut self, seat: u8, seq: u64, what: Deed) -> Result<(), Gone> {
        let command = Command { by: self.browser, seat: Seat(seat), eyes: self.onlooker.viewer(), seq, what };
        match self.app.rooms.command(&self.id, command).await {
            Ok(_) => Ok(()),
            Err(refused) => {
                self.refuse(&refused.text()).await?;
                if matches!(refused, Refused::Behind) {
                    self.last = None;
                    self.show().await?;
                }
                Ok(())
            }
        }
    }

    async fn sit(&mut self, seat: Option<Seat>) -> Result<(), Gone> {
        if !self.onlooker.sit(seat) {
            return self.refuse(&Refused::NotYours.text()).await;
        }
        self.last = None;
        self.show().await
    }

    async fn touch(&mut self, seat: Seat, path: &[String], id: u32) -> Result<(), Gone> {
        let path: Result<Vec<Touch>, Fault> = path.iter().map(|touch| touch.parse()).collect();
        let path = match path {
            Ok(path) => path,
            Err(fault) => return self.refuse(&fault.0).await,
        };
        let next = self.viewed(|view| view.paths(seat, &path))?;
        self.tell(&Tell::Next { id, next }).await
    }

    async fn look(&mut self, ply: usize) -> Result<(), Gone> {
        let mut picture = self.viewed(|view| view.picture(ply))?;
        self.bring_ground(&mut picture);
        self.tell(&Tell::Look(picture)).await
    }

    /// Sends the game as it is, unless it is the same as what was sent last.
    async fn show(&mut self) -> Result<(), Gone> {
        self.watching.mark_unchanged();
        let state = Box::new(self.viewed(|view| view.state())?);
        if self.last.as_ref() == Some(&state) {
            return Ok(());
        }
        let mut sent = state.clone();
        self.bring_ground(&mut sent.picture);
        sent.told = self.last.as_ref().map_or(0, |last| told_before(last, &sent));
        sent.moves.drain(..sent.told);
        self.last = Some(state);
        self.tell(&Tell::State(sent)).await
    }

    /// A ground that the page has not got yet comes along with its picture.
    fn bring_ground(&mut self, picture: &mut Picture) {
        if self.grounds.insert(picture.ground.clone()) {
            picture.drawing = Some(picture.drawn.ground.bare());
        }
    }

    fn viewed<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> Result<T, Gone> {
        let snapshot = self.watching.borrow().clone();
        let view = View::new(self.app.catalogue(), &snapshot, &self.onlooker).map_err(|_| Gone)?;
        Ok(look(&view))
    }

    async fn refuse(&mut self, why: &Text) -> Result<(), Gone> {
        let says = self.onlooker.language.say(why);
        self.tell(&Tell::Refused { says }).await
    }

    async fn tell(&mut self, what: &Tell) -> Result<(), Gone> {
        let words = serde_json::to_string(what).map_err(|_| Gone)?;
        self.send(self.packing.message(words)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        timeout(SEND_WITHIN, self.socket.send(message)).await.map_err(|_| Gone)?.map_err(|_| Gone)
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(words) => words.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

/// How many actions of the history of `now` the page knows from the state `before`.
fn told_before(before: &Seen, now: &Seen) -> usize {
    let goes_on = before.eyes == now.eyes && now.moves.starts_with(&before.moves);
    if goes_on { before.moves.len() } else { 0 }
}

fn is_too_long(why: axum::Error) -> bool {
    let why = why.into_inner();
    matches!(why.downcast_ref(), Some(tokio_tungstenite::tungstenite::Error::Capacity(_)))
}

fn read(words: &str) -> Result<Ask, Fault> {
    let unreadable =
        |why: serde_json::Error| text!("socket-unreadable", found = quote(words), why = quote(&why.to_string()));
    serde_json::from_str(words).map_err(|why| unreadable(why).into())
}
