//! `skazka show`: a position or a record, looked at.

use super::files;
use super::opened::Opened;
use crate::args::{Format, Show, Theme};
use crate::failure::CliError;
use crate::{Streams, Surroundings, letters};
use serde_json::json;
use skazka_core::{Catalogue, Effect, Outcome, Scene, Seat, Turn, Viewer, quote, text};
use skazka_render::{RenderOptions, svg};
use skazka_words::Language;
use std::collections::BTreeMap;
use std::path::Path;

pub(super) fn run(args: &Show, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let opened = open(args, &catalogue, language, &mut streams)?;
    let from = args.from.as_deref().map(|name| opened.seat(name)).transpose()?;
    let sight = Sight { opened: &opened, from, letters: args.letters, overlays: &args.overlays, language };
    sight.can_show()?;
    let bytes = match args.format {
        Format::Position => sight.position().into_bytes(),
        Format::Text => text(&sight).into_bytes(),
        Format::Json => json(&sight).into_bytes(),
        Format::Svg => {
            svg(&sight.scene(), opened.family.symbols(), &sight.look(args.theme, &sight.last())).into_bytes()
        }
        Format::Png if streams.terminal && args.output.is_none() => return Err(text!("cli-error-terminal").into()),
        Format::Png => {
            let last = sight.last();
            skazka_render::png(&sight.scene(), opened.family.symbols(), &sight.look(args.theme, &last), args.width)?
        }
    };
    files::write(args.output.as_deref(), &bytes, &mut streams)
}

/// A game by its name, or a record or what is read as one: `-` and every other name that is not a game's.
fn open<'a>(
    args: &Show,
    catalogue: &'a Catalogue,
    language: Language,
    streams: &mut Streams,
) -> Result<Opened<'a>, CliError> {
    let name = args.subject.as_os_str();
    match name.to_str().filter(|name| is_a_game(name, catalogue)) {
        Some(game) => {
            let opened = Opened::picture(catalogue, game, &args.setting, &args.shuffle)?;
            opened.back_at(args.ply.unwrap_or(0), None)
        }
        None => open_record(args, catalogue, language, streams),
    }
}

/// The name of a game, or what looks like one with a family unless there is such a file.
fn is_a_game(name: &str, catalogue: &Catalogue) -> bool {
    let part =
        |part: &str| !part.is_empty() && part.bytes().all(|letter| letter == b'-' || letter.is_ascii_alphanumeric());
    let looks_so = name.split_once('/').is_some_and(|(family, discipline)| part(family) && part(discipline));
    catalogue.find(name).is_ok() || (looks_so && !Path::new(name).exists())
}

fn open_record<'a>(
    args: &Show,
    catalogue: &'a Catalogue,
    language: Language,
    streams: &mut Streams,
) -> Result<Opened<'a>, CliError> {
    if args.setting.position.is_some() || !args.setting.set.is_empty() || args.shuffle.shuffle.is_some() {
        return Err(text!("cli-error-record-setting").into());
    }
    let name = args.subject.as_os_str();
    let record = files::record_or(text!("cli-expected-game-or-record"), name, catalogue, language, streams)?;
    let opened = Opened::record(catalogue, &record).map_err(|why| files::inside(name, why.text()))?;
    match args.ply {
        Some(ply) => opened.back_at(ply, record.tags.get("Start")),
        None => Ok(opened),
    }
}

/// A game as somebody sees it.
struct Sight<'a> {
    opened: &'a Opened<'a>,
    from: Option<Seat>,
    letters: bool,
    overlays: &'a [String],
    language: Language,
}

impl Sight<'_> {
    fn viewer(&self) -> Viewer {
        self.from.map_or(Viewer::Arbiter, Viewer::Seat)
    }

    /// That every overlay asked for is one of this game's.
    fn can_show(&self) -> Result<(), CliError> {
        let scene = self.scene();
        let known: Vec<_> = scene.overlays.iter().map(|overlay| overlay.name.as_ref()).collect();
        let Some(name) = self.overlays.iter().find(|name| !known.contains(&name.as_str())) else { return Ok(()) };
        let why = match known[..] {
            [] => text!("cli-error-no-overlays", found = quote(name)),
            _ => text!("cli-error-overlay", found = quote(name), allowed = known.join(", ")),
        };
        Err(why.into())
    }

    /// By how many of the scene's steps the board is turned.
    fn turn(&self) -> u8 {
        self.from.map_or(0, |seat| self.scene().turn_of(seat))
    }

    fn ply(&self) -> usize {
        self.opened.game.plies()
    }

    fn position(&self) -> String {
        self.opened.game.position(self.ply()) + "\n"
    }

    fn scene(&self) -> Scene<String> {
        self.opened.game.scene(self.ply(), self.viewer()).said(&|text| self.language.say(text))
    }

    /// What the last action did.
    fn last(&self) -> Vec<Effect<String>> {
        let effects = self.ply().checked_sub(1).map(|last| self.opened.game.effects(last, self.viewer()));
        effects.iter().flatten().map(|effect| effect.said(&|text| self.language.say(text))).collect()
    }

    fn look<'a>(&'a self, theme: Theme, last: &'a [Effect<String>]) -> RenderOptions<'a> {
        let theme = match theme {
            Theme::Light => skazka_render::Theme::Light,
            Theme::Dark => skazka_render::Theme::Dark,
        };
        let caption = format!("{} — {}", self.language.say(&self.opened.discipline.title), self.standing());
        RenderOptions {
            theme,
            letters: self.letters,
            turn: self.turn(),
            shown: self.overlays,
            last,
            label: caption.clone(),
            caption: Some(caption),
            trays: true,
            ..RenderOptions::default()
        }
    }

    /// Whose turn it is, or how the game ended.
    fn standing(&self) -> String {
        standing(self.opened, self.language)
    }
}

/// Whose turn it is, or how the game ended, in one sentence.
pub(super) fn standing(opened: &Opened, language: Language) -> String {
    opened.outcome().map_or_else(|| running(opened, language), |outcome| ended(outcome, opened, language))
}

fn ended(outcome: Outcome, opened: &Opened, language: Language) -> String {
    let why = outcome.ending.because();
    let name =
        |seat: Seat| opened.discipline.seats.get(seat.index()).map_or_else(String::new, |name| language.say(name));
    let sentence = match outcome.winner() {
        Some(seat) => text!("cli-won", seat = name(seat), why = why),
        None if outcome.counts() => text!("cli-drawn", why = why),
        None => text!("cli-uncounted", why = why),
    };
    language.say(&sentence)
}

fn running(opened: &Opened, language: Language) -> String {
    let name =
        |seat: Seat| opened.discipline.seats.get(seat.index()).map_or_else(String::new, |name| language.say(name));
    let sentence = match opened.turn() {
        Turn::One(seat) if opened.turn_number() == 0 => text!("cli-turn-set-up", seat = name(seat)),
        Turn::One(seat) => text!("cli-turn", number = opened.turn_number(), seat = name(seat)),
        Turn::Secret(seats) => {
            let names: Vec<_> = seats.iter().map(name).collect();
            text!("cli-turn-secret", seats = names.join(", "))
        }
        Turn::Chance => text!("cli-turn-chance"),
        Turn::Over => text!("game-is-over"),
    };
    language.say(&sentence)
}

fn text(sight: &Sight) -> String {
    let scene = sight.scene();
    // Letters are turned by half a turn or not at all.
    let mut text = letters::board(&scene, 2 * sight.turn() == scene.turns);
    text.push('\n');
    let trays = scene.trays.iter().filter(|tray| !tray.items.is_empty()).map(letters::tray);
    for line in trays.chain(scene.notes.iter().cloned()).chain([sight.standing()]) {
        text.push_str(&line);
        text.push('\n');
    }
    text + &sight.position()
}

/// Everything there is to know, for programs.
fn json(sight: &Sight) -> String {
    let opened = sight.opened;
    let options: BTreeMap<_, _> = opened.settings.iter().collect();
    let turn: Vec<_> = match opened.turn() {
        Turn::Chance => vec!["chance"],
        turn => turn.seats().iter().map(|seat| opened.seat_name(seat)).collect(),
    };
    let outcome = opened.outcome().map(|outcome| {
        let places: BTreeMap<_, _> = opened.discipline.seat_names.iter().zip(outcome.places.iter()).collect();
        let winner = outcome.winner().map(|seat| opened.seat_name(seat));
        json!({ "winner": winner, "places": places, "reason": outcome.ending.word() })
    });
    let shown = json!({
        "game": opened.discipline.name,
        "options": options,
        "position": sight.position().trim_end(),
        "turn": turn,
        "outcome": outcome,
        "scene": sight.scene(),
    });
    format!("{shown:#}\n")
}
