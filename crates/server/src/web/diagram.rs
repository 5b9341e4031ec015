//! Drawn positions: `/diagram/{game}.svg?position=…&set=size=7&turn=1&theme=dark&letters=yes`.

use super::{App, HttpError, Visitor};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use skazka_core::{Effect, Family, Scene, Settings, Viewer, quote, text};
use skazka_render::{RenderOptions, Sheet, Theme};
use std::str::FromStr;

/// The width of a PNG in pixels, when the address does not name one.
const USUAL_WIDTH: u32 = 800;

/// What a drawing is drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// SVG.
    Svg,
    /// PNG.
    Png,
}

/// How a drawing is to look: the fields `theme`, `letters`, `turn`, `width` and `show` (the name of an overlay; as many
/// as are wished) of an address.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Wish {
    theme: Theme,
    letters: bool,
    turn: u8,
    width: Option<u32>,
    shown: Vec<String>,
}

impl Wish {
    /// Reads one field; whether it is one of a drawing's.
    ///
    /// # Errors
    /// When its value is not one it can have.
    pub fn read(&mut self, key: &str, value: &str) -> Result<bool, HttpError> {
        match key {
            "theme" => self.theme = one_of(key, value, &[("light", Theme::Light), ("dark", Theme::Dark)])?,
            "letters" => self.letters = one_of(key, value, &[("yes", true), ("no", false)])?,
            "turn" => self.turn = number(key, value)?,
            "width" => self.width = Some(number(key, value)?),
            "show" => self.shown.push(value.to_owned()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn look<'a>(&'a self, label: String, last: &'a [Effect<String>]) -> RenderOptions<'a> {
        let &Wish { theme, letters, turn, ref shown, .. } = self;
        RenderOptions {
            theme,
            letters,
            turn,
            label,
            last,
            shown,
            touchable: false,
            trays: true,
            ..RenderOptions::default()
        }
    }
}

/// That every overlay that is wished for can be shown on this board.
fn can_show(scene: &Scene<String>, shown: &[String]) -> Result<(), HttpError> {
    if scene.overlays.is_empty() && !shown.is_empty() {
        return Err(unknown("show"));
    }
    let known: Vec<_> = scene.overlays.iter().map(|overlay| (overlay.name.as_ref(), ())).collect();
    shown.iter().try_for_each(|name| one_of("show", name, &known))
}

/// The value among those a field can have.
///
/// # Errors
/// When it is none of them.
pub fn one_of<T: Copy>(key: &str, value: &str, known: &[(&str, T)]) -> Result<T, HttpError> {
    let found = known.iter().find(|(word, _)| *word == value).map(|(_, meant)| *meant);
    let words = || known.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| HttpError::refused(text!("query-value", key = key, found = quote(value), allowed = words())))
}

/// A number of an address.
///
/// # Errors
/// When it is none.
pub fn number<T: FromStr>(key: &str, value: &str) -> Result<T, HttpError> {
    value.parse().map_err(|_| HttpError::refused(text!("query-number", key = quote(key), found = quote(value))))
}

/// That a field is not known here.
pub fn unknown(key: &str) -> HttpError {
    HttpError::refused(text!("query-unknown", key = quote(key)))
}

/// A name of an address with its ending taken off.
pub fn split_format(file: &str) -> Option<(&str, Format)> {
    let svg = file.strip_suffix(".svg").map(|name| (name, Format::Svg));
    svg.or_else(|| file.strip_suffix(".png").map(|name| (name, Format::Png)))
}

/// A picture for a page, with everything it needs inside; `id` tells it from the page's other pictures.
pub fn inline(scene: &Scene<String>, family: &dyn Family, label: String, id: &str) -> String {
    let look = RenderOptions { label, id: id.to_owned(), touchable: false, ..RenderOptions::default() };
    skazka_render::inline(scene, family.symbols(), &look)
}

/// A drawing that stands for itself.
pub struct Drawing<'a> {
    /// What is drawn.
    pub scene: Scene<String>,
    /// What the last action did.
    pub last: Vec<Effect<String>>,
    /// What the whole drawing is, for screen readers.
    pub label: String,
    /// Whose symbols are on it.
    pub family: &'a dyn Family,
}

impl Drawing<'_> {
    /// The drawing as it is wished.
    ///
    /// # Errors
    /// When an overlay is wished for that the board has not.
    pub fn drawn(self, wish: &Wish) -> Result<Sheet, HttpError> {
        let Drawing { scene, last, label, family } = self;
        can_show(&scene, &wish.shown)?;
        Ok(skazka_render::sheet(&scene, family.symbols(), &wish.look(label, &last)))
    }
}

/// Draws on a thread for pages; paints, where a PNG is asked for, on one for pictures, within their memory.
///
/// # Errors
/// Those of `draw`, and when too many are drawn at once.
pub async fn answer(
    app: &App,
    format: Format,
    wish: Wish,
    draw: impl FnOnce(&App, &Wish) -> Result<Sheet, HttpError> + Send + 'static,
) -> Result<Response, HttpError> {
    let width = wish.width.unwrap_or(USUAL_WIDTH);
    let painter = (format == Format::Png).then(|| app.pools().pictures.admit()).transpose()?;
    let sheet = app.page(move |app| draw(app, &wish)).await?;
    let Some(painter) = painter else {
        // A drawing carries its colours in a style of its own, and nothing that runs.
        let policy = (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'");
        return Ok(([(header::CONTENT_TYPE, "image/svg+xml"), policy], sheet.svg).into_response());
    };
    let png = painter.run_in(sheet.png_memory(width), move |_| sheet.png(width)).await??;
    Ok(([(header::CONTENT_TYPE, "image/png")], Bytes::from(png)).into_response())
}

/// A position, by default the starting one.
pub async fn diagram(
    State(app): State<App>,
    visitor: Visitor,
    Path(file): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    let (name, format) = split_format(&file).ok_or_else(HttpError::not_found)?;
    app.catalogue().find(name).map_err(|_| HttpError::not_found())?;
    let DiagramQuery { position, settings, wish } = DiagramQuery::read(&fields)?;
    let name = name.to_owned();
    let draw = move |app: &App, wish: &Wish| {
        let (family, discipline) = app.catalogue().find(&name)?;
        let game = match &position {
            Some(position) => family.open(&name, &settings, Some(position))?,
            None => family.preview(&name, &settings)?,
        };
        let scene = game.scene(0, Viewer::Public).said(&|text| visitor.context.say(text));
        let label = visitor.context.say(&discipline.title);
        Drawing { scene, last: Vec::new(), label, family }.drawn(wish)
    };
    answer(&app, format, wish, draw).await
}

/// What the address of a diagram asks for.
#[derive(Default)]
struct DiagramQuery {
    position: Option<String>,
    settings: Settings,
    wish: Wish,
}

impl DiagramQuery {
    fn read(fields: &[(String, String)]) -> Result<DiagramQuery, HttpError> {
        let mut asked = DiagramQuery::default();
        for (key, value) in fields {
            match key.as_str() {
                "position" => asked.position = Some(value.clone()),
                "set" => {
                    let (key, value) = value
                        .split_once('=')
                        .ok_or_else(|| HttpError::refused(text!("option-without-value", found = quote(value))))?;
                    asked.settings.set(key, value)?;
                }
                _ if asked.wish.read(key, value)? => {}
                _ => return Err(unknown(key)),
            }
        }
        Ok(asked)
    }
}
