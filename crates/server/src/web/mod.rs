//! Addresses and what answers them. Handlers are few lines: they read the request, ask a room, and hand a page what it
//! shows.

mod begin;
mod bounds;
mod commands;
mod compression;
mod create;
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
mod rules;
mod seeds;
mod socket;
mod state;
mod verify;
mod visitor;

pub use failure::HttpError;
pub use visitor::Visitor;

use crate::limits::Limiter;
use crate::pool::Pools;
use crate::room::Rooms;
use crate::site::Site;
use crate::store::Store;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use skazka_core::{Catalogue, Stop};
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
        &self.rooms.context().catalogue
    }

    /// Threads for what takes long.
    pub fn pools(&self) -> &Pools {
        &self.rooms.context().pools
    }

    /// Makes a page on a thread for pages.
    ///
    /// # Errors
    /// Those of `make`, and when too many pages are being made.
    pub async fn page<T: Send + 'static>(
        &self,
        make: impl FnOnce(&App) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let app = self.clone();
        self.pools().pages.run(move |_| make(&app)).await?
    }

    /// Reads or writes a record on a thread for records; the work ends early when it is told to stop.
    ///
    /// # Errors
    /// Those of `work`, and when too many records are being read.
    pub async fn record<T: Send + 'static>(
        &self,
        work: impl FnOnce(&App, &Stop) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let app = self.clone();
        self.pools().records.run(move |stop| work(&app, stop)).await?
    }

    /// Where games are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.rooms.context().store
    }
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let heavy = from_fn_with_state(app.clone(), bounds::heavy);
    let long = Router::new()
        .route("/import", post(import::import).layer(import::limit()))
        .route("/export/{file}", get(export::export))
        .route("/diagram/{*file}", get(diagram::diagram))
        .route("/api/games/{id}/state", get(state::state))
        .merge(verify::routes())
        .route_layer(heavy);
    let quick = Router::new()
        .route("/", get(home::home))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/look", post(look::look))
        .route("/new/{*game}", get(begin::form).post(begin::begin))
        .route("/preview/{*game}", get(begin::preview))
        .route("/rules/{family}", get(rules::first))
        .route("/rules/{family}/{slug}", get(rules::another))
        .route("/{id}", get(game::game))
        .route("/{id}/seeds", post(seeds::seeds))
        .route("/{id}/{seat}", get(game::from_seat).post(commands::command))
        .merge(long)
        .merge(crate::assets::router())
        .fallback(|| async { HttpError::not_found() });
    let sockets = Router::new().route("/{id}/socket", get(socket::socket));
    layers::around(layers::around_pages(quick, &app).merge(sockets), &app).with_state(app)
}
