//! The page of a game: `/{id}?ply=12`, and from a seat's side of the board `/{id}/1`.

use super::{App, Failure, Visitor};
use crate::pages::{self, GamePage, Player};
use crate::room::Snapshot;
use crate::store::GameId;
use crate::view::{Onlooker, View};
use axum::extract::{Path, Query, State};
use maud::Markup;
use serde::Deserialize;
use skazka_core::Seat;
use skazka_render::Look;

/// What the address asks for besides the game.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    /// The point of the game to show.
    ply: Option<usize>,
    /// The seat through whose eyes to look, where this browser holds several.
    eyes: Option<u8>,
}

/// The page of a game.
pub async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    show(&app, &visitor, &id, &asked, None).await
}

/// The page of a game with the board turned to a seat.
pub async fn from_seat(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    let side = seat.parse().map_err(|_| Failure::not_found())?;
    show(&app, &visitor, &id, &asked, Some(side)).await
}

async fn show(app: &App, visitor: &Visitor, id: &str, asked: &Asked, side: Option<u8>) -> Result<Markup, Failure> {
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    if side.is_some_and(|side| usize::from(side) >= snapshot.row.seats.len()) {
        return Err(Failure::not_found());
    }
    let mut onlooker = Onlooker::new(&snapshot.row, visitor.browser, visitor.context.language);
    if let Some(eyes) = asked.eyes {
        onlooker.sit(Some(Seat(eyes)));
    }
    let (visitor, shown) = (visitor.clone(), Shown { ply: asked.ply, side, refused: None });
    app.page(move |app| page(app, &visitor, &snapshot, &onlooker, &shown)).await
}

/// The game an address names.
///
/// # Errors
/// When the word is no game id.
pub fn id_of(word: &str) -> Result<GameId, Failure> {
    word.parse().map_err(|_| Failure::not_found())
}

/// What a page shows besides the game as it is.
#[derive(Debug, Default)]
pub struct Shown {
    /// The point of the game; the present one if none is named.
    pub ply: Option<usize>,
    /// The seat at the bottom of the board.
    pub side: Option<u8>,
    /// Why the last command was refused.
    pub refused: Option<String>,
}

/// The page of a game as one onlooker may see it.
///
/// # Errors
/// When the game is not in the catalogue.
pub fn page(
    app: &App,
    visitor: &Visitor,
    snapshot: &Snapshot,
    onlooker: &Onlooker,
    shown: &Shown,
) -> Result<Markup, Failure> {
    let row = &snapshot.row;
    let (family, discipline) = app.catalogue().find(&row.discipline)?;
    let view = View::new(app.catalogue(), snapshot, onlooker)?;
    let players: Vec<_> = row.seats.iter().map(|one| one.level().map_or(Player::Person, Player::Computer)).collect();
    let mut picture = view.picture(shown.ply.unwrap_or(usize::MAX));
    if let Some(&turn) = shown.side.and_then(|side| picture.sides.get(usize::from(side))) {
        picture.drawn.turn = turn;
    }
    let page = GamePage {
        id: row.id.as_str(),
        discipline,
        settings: &row.settings,
        players: &players,
        state: &view.state(0),
        shown: &picture,
        sprite: &skazka_render::sprite(
            family.symbols(),
            &Look { letters: visitor.context.figures.are_letters(), ..Look::default() },
        ),
        side: shown.side,
        refused: shown.refused.as_deref(),
        palette: Some(view.palette()).filter(|palette| !palette.is_empty()),
        overlays: &view.overlays(),
        posts: family.poster().is_some(),
    };
    Ok(pages::game(&visitor.context, &page))
}
