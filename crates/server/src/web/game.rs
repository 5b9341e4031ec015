//! The page of a game: `/{id}?ply=12`, and from a seat's side of the board `/{id}/1`.

use super::{App, HttpError, Visitor};
use crate::pages::{self, GamePage};
use crate::room::Snapshot;
use crate::shown::{self, Picture};
use crate::store::GameId;
use crate::view::{View, ViewerSession};
use axum::extract::{Path, Query, State};
use maud::Markup;
use serde::Deserialize;
use skazka_core::{Palette, Scene, Seat};
use skazka_render::RenderOptions;

/// What the address asks for besides the game.
#[derive(Debug, Default, Deserialize)]
pub struct PageQuery {
    /// The point of the game to show.
    ply: Option<usize>,
    /// The seat through whose eyes to look, where this browser holds several.
    viewpoint: Option<u8>,
}

/// The page of a game.
pub async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<PageQuery>,
) -> Result<Markup, HttpError> {
    show(&app, &visitor, &id, &asked, None).await
}

/// The page of a game with the board turned to a seat.
pub async fn from_seat(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, String)>,
    Query(asked): Query<PageQuery>,
) -> Result<Markup, HttpError> {
    let side = seat.parse().map_err(|_| HttpError::not_found())?;
    show(&app, &visitor, &id, &asked, Some(side)).await
}

async fn show(
    app: &App,
    visitor: &Visitor,
    id: &str,
    asked: &PageQuery,
    side: Option<u8>,
) -> Result<Markup, HttpError> {
    let snapshot = app.rooms.look(&id_of(id)?).await?;
    if side.is_some_and(|side| usize::from(side) >= snapshot.row.seats.len()) {
        return Err(HttpError::not_found());
    }
    let mut session = ViewerSession::new(&snapshot.row, visitor.browser, visitor.context.language);
    if let Some(viewpoint) = asked.viewpoint {
        session.sit(Some(Seat(viewpoint)));
    }
    let (visitor, asked) = (visitor.clone(), PageRequest { ply: asked.ply, side, refused: None });
    app.page(move |app| page(app, &visitor, &snapshot, &session, &asked)).await
}

/// The game an address names.
///
/// # Errors
/// When the word is no game id.
pub fn id_of(word: &str) -> Result<GameId, HttpError> {
    word.parse().map_err(|_| HttpError::not_found())
}

/// What a page shows besides the game as it is.
#[derive(Debug, Default)]
pub struct PageRequest {
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
    session: &ViewerSession,
    asked: &PageRequest,
) -> Result<Markup, HttpError> {
    let row = &snapshot.row;
    let (family, discipline) = app.catalogue().find(&row.discipline)?;
    let view = View::new(app.catalogue(), snapshot, session.viewer())?;
    let language = session.language;
    let now = snapshot.shared.shown(&view, language);
    let past = asked.ply.filter(|&ply| ply < view.plies()).map(|ply| Picture::new(&view, ply, language));
    // The same at every point of a game.
    let Scene { palette, overlays, .. } = view.scene(0);
    let overlays: Vec<_> = overlays.iter().map(|one| (one.name.clone(), language.say(&one.says))).collect();
    let page = GamePage {
        id: row.id.as_str(),
        discipline,
        settings: &row.settings,
        now: &now,
        session: &view.session_state(session, view.touches(session).as_ref()),
        moves: &shown::moves(&view, 0..view.plies(), language),
        shown: past.as_ref().unwrap_or(&now.picture),
        sprite: &skazka_render::sprite(
            family.symbols(),
            &RenderOptions { letters: visitor.context.figures.are_letters(), ..RenderOptions::default() },
        ),
        side: asked.side,
        refused: asked.refused.as_deref(),
        palette: Some(palette).filter(|palette| *palette != Palette::Usual).map(Palette::name),
        overlays: &overlays,
        posts: family.poster().is_some(),
    };
    Ok(pages::game(&visitor.context, &page))
}
