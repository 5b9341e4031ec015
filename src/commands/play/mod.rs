//! `skazka play`: a game in the terminal, against the computer or between two people.

mod orders;
mod save;
mod screen;

use super::opened::Opened;
use super::show::standing;
use crate::Surroundings;
use crate::args::Play;
use crate::failure::CliError;
use orders::PlayCommand;
use screen::Screen;
use skazka_core::fair::{Promise, Secret};
use skazka_core::{Actor, Event, Seat, Seats, Stop, Text, Turn, Viewer, text};

/// The level of the computer when nobody asks for another: the second, or the only one.
const USUAL_LEVEL: u8 = 2;

pub(super) fn run(args: Play, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, streams } = surroundings;
    let opened = Opened::game(&catalogue, &args.chosen)?;
    let everybody = Seats::first(opened.game.seats());
    let people = match &args.seat {
        Some(name) => Seats::NONE.and(opened.seat(name)?),
        None if args.people => everybody,
        None => Seats::NONE.and(Seat(0)),
    };
    let levels = opened.family.levels();
    let level = args.level.unwrap_or(USUAL_LEVEL.min(levels));
    if !(1..=levels).contains(&level) {
        return Err(text!("cli-error-level", found = level, most = levels).into());
    }
    let mut random = args.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    let promise = opened.family.has_chance().then(|| promise(&mut random, args.seed.is_some())).transpose()?;
    let mut game = Game { opened, people, level, random, promise, screen: Screen::new(streams, language), left: false };
    game.play()?;
    save::save(&mut game, args.save.as_deref())
}

/// What the game's draws come from: a secret of the system's randomness, or where choices are to be repeatable of theirs.
fn promise(random: &mut fastrand::Rng, repeatable: bool) -> Result<Promise, CliError> {
    let mut secret = [0; 32];
    if repeatable {
        random.fork().fill(&mut secret);
    } else {
        getrandom::fill(&mut secret).map_err(|why| text!("cli-error-random", why = why.to_string()))?;
    }
    let name: String = std::iter::repeat_with(|| random.alphanumeric()).take(8).collect();
    Ok(Promise::new(Secret::new(secret), name))
}

/// A game being played here.
struct Game<'a, 'b> {
    opened: Opened<'a>,
    /// The seats of people; the computer plays the others.
    people: Seats,
    level: u8,
    random: fastrand::Rng,
    /// What its draws come from, if there are any.
    promise: Option<Promise>,
    screen: Screen<'b>,
    /// Whether the person has left.
    left: bool,
}

impl Game<'_, '_> {
    fn play(&mut self) -> Result<(), CliError> {
        self.screen.say(&text!(
            "cli-play-welcome",
            game = self.opened.discipline.title.clone(),
            example = self.opened.family.example()
        ))?;
        if let Some(promise) = &self.promise {
            self.screen.say(&text!("cli-play-commitment", commitment = promise.commitment().to_string()))?;
        }
        while !self.left {
            let turn = self.opened.game.turn();
            let computer = turn.seats().iter().find(|seat| !self.people.contains(*seat));
            match (&turn, computer) {
                (Turn::Over, _) => return self.end(),
                (Turn::Chance, _) => self.chance()?,
                (_, Some(seat)) => self.computer(seat)?,
                (Turn::Secret(_), None) => self.secret_set_up(&turn)?,
                (Turn::One(seat), None) => self.person(*seat)?,
            }
        }
        Ok(())
    }

    /// Shows how the game ended, and the secret that was promised.
    fn end(&mut self) -> Result<(), CliError> {
        self.show(Viewer::Arbiter)?;
        match &self.promise {
            Some(promise) => self.screen.say(&text!("cli-play-secret", secret = promise.secret.hex())),
            None => Ok(()),
        }
    }

    /// Draws the board, its trays and whose turn it is, as `viewer` may see it.
    fn show(&mut self, viewer: Viewer) -> Result<(), CliError> {
        let from = match (viewer, self.people == Seats::first(self.opened.game.seats())) {
            (Viewer::Seat(seat), false) => seat,
            _ => Seat(0),
        };
        let scene = self.opened.game.scene(self.opened.game.plies(), viewer);
        self.screen.board(&scene, from)?;
        let standing = standing(&self.opened, self.screen.language);
        self.screen.line(&standing)
    }

    fn chance(&mut self) -> Result<(), CliError> {
        let promise = self.promise.as_ref();
        let Some(drawn) = promise.and_then(|promise| promise.next_draw(&*self.opened.game)) else {
            self.left = true;
            return Ok(());
        };
        self.opened.game.accept(&Event::Act { by: Actor::Chance, action: drawn.clone() })?;
        let says = self.last_drawn().unwrap_or_else(|| Text::literal(drawn));
        self.screen.say(&text!("cli-play-chance", drawn = says))
    }

    /// What chance drew last, for people.
    fn last_drawn(&self) -> Option<Text> {
        let game = &self.opened.game;
        game.ply(game.plies().checked_sub(1)?, Viewer::Public)?.says
    }

    /// Lets the computer decide once. What it writes in secret is not told.
    fn computer(&mut self, seat: Seat) -> Result<(), CliError> {
        let secret = matches!(self.opened.game.turn(), Turn::Secret(_));
        let Some(thought) = self.opened.game.thought(seat, self.level, self.random.u64(..)) else {
            return Err(text!("cli-error-no-thought").into());
        };
        let action = thought(&Stop::new());
        self.opened.game.accept(&Event::Act { by: Actor::Seat(seat), action: action.clone() })?;
        let done = !self.opened.game.turn().is_for(Actor::Seat(seat));
        match secret {
            false => self.screen.say(&text!("cli-play-computer", seat = self.name(seat), action = action)),
            true if done => self.screen.say(&text!("cli-play-computer-wrote", seat = self.name(seat))),
            true => Ok(()),
        }
    }

    /// Asks each seat of the secret stage in turn, behind a curtain when several people share the screen.
    fn secret_set_up(&mut self, turn: &Turn) -> Result<(), CliError> {
        for seat in turn.seats().iter() {
            let shared = self.people.iter().count() > 1;
            if shared && !self.curtain(seat)? {
                return Ok(());
            }
            while !self.left && self.is_asked_in_secret(seat) {
                self.person(seat)?;
            }
            if shared {
                self.screen.clear()?;
            }
        }
        Ok(())
    }

    fn is_asked_in_secret(&self, seat: Seat) -> bool {
        let turn = self.opened.game.turn();
        matches!(turn, Turn::Secret(_)) && turn.is_for(Actor::Seat(seat))
    }

    /// Waits until the device is with `seat`; false when nobody answers.
    fn curtain(&mut self, seat: Seat) -> Result<bool, CliError> {
        self.screen.clear()?;
        self.screen.say(&text!("cli-play-pass-device", seat = self.name(seat)))?;
        self.left = self.screen.read()?.is_none();
        Ok(!self.left)
    }

    /// Shows the board to a person and asks until one order is carried out that changes the game.
    fn person(&mut self, seat: Seat) -> Result<(), CliError> {
        self.show(Viewer::Seat(seat))?;
        if self.opened.game.offers().iter().any(|other| other != seat) {
            self.screen.say(&text!("cli-play-draw-offered"))?;
        }
        while !self.left {
            self.screen.prompt(&self.name(seat))?;
            let Some(written) = self.screen.read()? else {
                self.left = true;
                return Ok(());
            };
            match self.obey(seat, &written) {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(failure @ CliError::NobodyReads) => return Err(failure),
                Err(CliError::Said(why)) => self.screen.say(&why)?,
            }
        }
        Ok(())
    }

    /// Carries out one line; whether it changed the game.
    fn obey(&mut self, seat: Seat, written: &str) -> Result<bool, CliError> {
        let Some(order) = PlayCommand::read(written, self.screen.language) else {
            if written.is_empty() {
                return Ok(false);
            }
            let event = Event::Act { by: Actor::Seat(seat), action: written.to_owned() };
            return self.accept(&event);
        };
        match order {
            PlayCommand::Help => {
                self.screen.say(&text!("cli-play-help", notation = self.opened.family.notation())).map(|()| false)
            }
            PlayCommand::Board => self.show(Viewer::Seat(seat)).map(|()| false),
            PlayCommand::Legal => {
                let actions = self.opened.game.legal()?.join(" ");
                self.screen.line(&actions).map(|()| false)
            }
            PlayCommand::Position => {
                let position = match self.opened.game.turn() {
                    Turn::Secret(_) => return Err(text!("cli-play-position-secret").into()),
                    _ => self.opened.game.position(self.opened.game.plies()),
                };
                self.screen.line(&position).map(|()| false)
            }
            PlayCommand::Back => self.take_back(seat),
            PlayCommand::Resign => self.accept(&Event::Resign { by: seat }),
            PlayCommand::Draw => self.offer_draw(seat),
            PlayCommand::Quit => {
                self.left = true;
                Ok(true)
            }
        }
    }

    fn accept(&mut self, event: &Event) -> Result<bool, CliError> {
        self.opened.game.accept(event)?;
        Ok(true)
    }

    /// Undoes the unfinished turn or set-up, or takes back the last decision of a person.
    fn take_back(&mut self, seat: Seat) -> Result<bool, CliError> {
        if self.opened.game.accept(&Event::Undo { by: seat }).is_ok() {
            return Ok(true);
        }
        let game = &self.opened.game;
        let last = self.people.iter().filter_map(|by| Some((game.take_back_to(by)?, by))).max_by_key(|(to, _)| *to);
        match last {
            Some((to, by)) => self.accept(&Event::TakeBack { by, to }),
            None => Err(text!("take-back-impossible").into()),
        }
    }

    /// Offers a draw: the computer answers at once, a person when it is that person's turn.
    fn offer_draw(&mut self, seat: Seat) -> Result<bool, CliError> {
        self.accept(&Event::OfferDraw { by: seat })?;
        let people = self.people;
        for other in Seats::first(self.opened.game.seats()).iter().filter(|other| !people.contains(*other)) {
            let agrees = self.opened.game.draw_thought(other, self.level)(&Stop::new());
            if !agrees {
                self.screen.say(&text!("cli-play-draw-declined"))?;
                return self.accept(&Event::DeclineDraw { by: other }).map(|_| false);
            }
            self.accept(&Event::OfferDraw { by: other })?;
        }
        let over = self.opened.outcome().is_some();
        if !over {
            self.screen.say(&text!("cli-play-draw-waits"))?;
        }
        Ok(over)
    }

    fn name(&self, seat: Seat) -> Text {
        let name = self.opened.discipline.seats.get(seat.index()).cloned();
        name.unwrap_or_else(|| Text::literal(self.opened.seat_name(seat)))
    }
}
