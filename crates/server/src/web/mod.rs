//! Addresses and what answers them. Handlers are few lines: they read the request, ask a room, and hand a page what it
//! shows.

mod begin;
mod bounds;
mod create;
mod deeds;
mod diagram;
mod explain;
mod export;
mod failure;
mod game;
mod health;
mod home;
mod import;
mod layers;
mod look;
mod origin;
mod packing;
mod rules;
mod seeds;
mod socket;
mod verify;
mod visitor;

pub use failure::Failure;
pub use visitor::Visitor;

use crate::limits::Limiter;
use crate::room::Rooms;
use crate::site::Site;
use crate::store::Store;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use skazka_core::Catalogue;
use std::sync::Arc;

/// What every handler may use.
#[derive(Clone)]
pub struct App {
    /// The rooms.
    pub rooms: Rooms,
    /// What cookies are signed with.
    pub key: Key,
    /// How much one client may take.
    pub limiter: Arc<Limiter>,
    /// Where the server is reached.
    pub site: Arc<Site>,
}

impl App {
    /// The games there are.
    pub fn catalogue(&self) -> &Catalogue {
        &self.rooms.means().catalogue
    }

    /// Where games are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.rooms.means().store
    }
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let heavy = from_fn_with_state(app.clone(), bounds::heavy);
    let long = Router::new()
        .route("/import", post(import::import).layer(import::limit()))
        .route("/export/{file}", get(export::export))
        .route("/diagram/{*file}", get(diagram::diagram))
        .merge(verify::routes())
        .route_layer(heavy);
    let quick = Router::new()
        .route("/", get(home::home))
        .route("/healthz", get(health::healthz))
        .route("/look", post(look::look))
        .route("/new/{*game}", get(begin::form).post(begin::begin))
        .route("/preview/{*game}", get(begin::preview))
        .route("/rules/{family}", get(rules::first))
        .route("/rules/{family}/{slug}", get(rules::another))
        .route("/{id}", get(game::game))
        .route("/{id}/seeds", post(seeds::seeds))
        .route("/{id}/{seat}", get(game::from_seat).post(deeds::deed))
        .merge(long)
        .merge(crate::assets::router())
        .fallback(|| async { Failure::not_found() });
    let sockets = Router::new().route("/{id}/socket", get(socket::socket));
    layers::around(layers::around_pages(quick, &app).merge(sockets), &app).with_state(app)
}
