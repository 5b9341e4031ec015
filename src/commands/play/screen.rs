//! What a player in the terminal sees and types.

use crate::failure::CliError;
use crate::{Streams, letters};
use skazka_core::{Scene, Seat, Text};
use skazka_words::Language;
use std::io::{BufRead, Read};

/// More of a line than this is not read.
const LONGEST_LINE: u64 = 1 << 20;

/// Moves to the top left corner and clears the screen and what was scrolled away.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// The terminal, in one language.
pub(super) struct Screen<'a> {
    streams: Streams<'a>,
    pub language: Language,
}

impl<'a> Screen<'a> {
    pub fn new(streams: Streams<'a>, language: Language) -> Screen<'a> {
        Screen { streams, language }
    }

    /// Says a sentence.
    pub fn say(&mut self, text: &Text) -> Result<(), CliError> {
        let said = self.language.say(text);
        self.line(&said)
    }

    /// Writes a line.
    pub fn line(&mut self, line: &str) -> Result<(), CliError> {
        Ok(writeln!(self.streams.output, "{line}")?)
    }

    /// Draws a scene with its trays and notes; seats with an odd number see the board from the other side.
    pub fn board(&mut self, scene: &Scene, from: Seat) -> Result<(), CliError> {
        let language = self.language;
        let scene = scene.said(&|text| language.say(text));
        let board = letters::board(&scene, from.0 % 2 == 1);
        writeln!(self.streams.output, "\n{board}")?;
        for tray in scene.trays.iter().filter(|tray| !tray.items.is_empty()) {
            self.line(&letters::tray(tray))?;
        }
        scene.notes.iter().try_for_each(|note| self.line(note))
    }

    /// Hides what was on the screen from the next person; does nothing where no person sits.
    pub fn clear(&mut self) -> Result<(), CliError> {
        if self.streams.terminal {
            write!(self.streams.output, "{CLEAR}")?;
        }
        Ok(())
    }

    /// Asks a seat for a line.
    pub fn prompt(&mut self, seat: &Text) -> Result<(), CliError> {
        write!(self.streams.output, "{}> ", self.language.say(seat))?;
        Ok(self.streams.output.flush()?)
    }

    /// The next line without the white space around it; none when there is no more.
    pub fn read(&mut self) -> Result<Option<String>, CliError> {
        self.streams.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.streams.input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// What else is written to and read from.
    pub fn streams(&mut self) -> &mut Streams<'a> {
        &mut self.streams
    }
}
