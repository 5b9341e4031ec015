//! What a person chose in the form of a new game.

use skazka_core::{Discipline, Fault, Settings, Values, text};

/// Who decides for the seats that are not mine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Others {
    /// Persons on the same device.
    Here,
    /// The computer at this level, from 1.
    Computer(u8),
}

impl Others {
    /// The word in the form.
    pub fn word(self) -> String {
        match self {
            Others::Here => "here".to_owned(),
            Others::Computer(level) => level.to_string(),
        }
    }
}

/// Before the number of a seat in the names of fields.
pub const SEAT: &str = "seat-";

/// The fields of the form of a new game: options by their keys, letters of kits as `key.letter`, `mine` and `others`, with
/// more than two seats also `seat-0` and so on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The options that differ from their defaults.
    pub settings: Settings,
    /// The seat the person takes; none leaves it to the lot.
    pub mine: Option<u8>,
    /// Who decides for the other seats.
    pub others: Others,
    /// Who decides for single seats, where that is chosen seat by seat: before `mine` and `others`.
    pub each: Vec<Option<Others>>,
}

impl Choices {
    /// What the form is filled with at first: every default, a seat by lot, the computer at a middle level.
    pub fn first(levels: u8) -> Choices {
        let others = Others::Computer(levels.div_ceil(2).max(1));
        Choices { settings: Settings::new(), mine: None, others, each: Vec::new() }
    }

    /// Reads the fields of the form or of its address; what is missing is as in [`Choices::first`].
    ///
    /// ```
    /// use skazka_testkit::duel::DuelGame;
    /// use skazka_core::TypedFamily;
    /// use skazka_server::pages::{Choices, Others};
    /// let duel = &DuelGame::disciplines()[0];
    /// let fields = [("mine", "1"), ("others", "here")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    /// let choices = Choices::read(duel, 4, &fields).expect("well-formed");
    /// assert_eq!((choices.mine, choices.others), (Some(1), Others::Here));
    /// ```
    ///
    /// # Errors
    /// When a field comes twice or is not one of the form's. Whether the options fit together is for the game to say.
    pub fn read(discipline: &Discipline, levels: u8, fields: &[(String, String)]) -> Result<Choices, Fault> {
        let mut choices = Choices::first(levels);
        let mut kits = Kits::default();
        for (key, value) in fields {
            match key.as_str() {
                "mine" => choices.mine = read_seat(discipline, value)?,
                "others" => choices.others = read_others(levels, value)?,
                _ => match (key.strip_prefix(SEAT), key.split_once('.')) {
                    (Some(seat), _) => choices.seat(discipline, seat, read_others(levels, value)?)?,
                    (None, Some((kit, letter))) => kits.add(kit, letter, value)?,
                    (None, None) => choices.set(discipline, key, value)?,
                },
            }
        }
        for (key, letters) in kits.0 {
            choices.set(discipline, &key, &in_order(discipline, &key, letters))?;
        }
        Ok(choices)
    }

    fn set(&mut self, discipline: &Discipline, key: &str, value: &str) -> Result<(), Fault> {
        let is_default = discipline.options.iter().any(|one| one.key == key && one.default == value);
        if is_default { Ok(()) } else { self.settings.set(key, value) }
    }

    fn seat(&mut self, discipline: &Discipline, seat: &str, decides: Others) -> Result<(), Fault> {
        let seat = usize::from(read_seat(discipline, seat)?.ok_or_else(|| text!("seat-unknown"))?);
        self.each.resize(self.each.len().max(seat + 1), None);
        self.each[seat] = Some(decides);
        Ok(())
    }

    /// Who decides for each of `seats` seats when the lot gives the person seat `lot`.
    pub fn deciders(&self, seats: usize, lot: usize) -> Vec<Others> {
        let mine = self.mine.map_or(lot, usize::from);
        let usual = |seat| if seat == mine { Others::Here } else { self.others };
        (0..seats).map(|seat| self.each.get(seat).copied().flatten().unwrap_or_else(|| usual(seat))).collect()
    }

    /// The value an option has by these choices.
    pub fn value<'a>(&'a self, key: &str, default: &'a str) -> &'a str {
        self.settings.get(key).unwrap_or(default)
    }

    /// The word of [`Choices::mine`] in the form.
    pub fn mine_word(&self) -> String {
        self.mine.map_or_else(|| "lot".to_owned(), |seat| seat.to_string())
    }

    /// The word of [`Choices::others`] in the form.
    pub fn others_word(&self) -> String {
        self.others.word()
    }
}

/// Kits as far as they are read: the key, and each letter as often as wished.
#[derive(Default)]
struct Kits(Vec<(String, String)>);

impl Kits {
    fn add(&mut self, kit: &str, letter: &str, count: &str) -> Result<(), Fault> {
        let refused =
            || Fault(text!("form-kit-count", key = skazka_core::quote(kit), found = skazka_core::quote(count)));
        let count: usize = count.parse().ok().filter(|count| *count <= 99).ok_or_else(refused)?;
        let mut letters = letter.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return Err(refused()) };
        let place = self.0.iter().position(|(key, _)| key == kit).unwrap_or_else(|| {
            self.0.push((kit.to_owned(), String::new()));
            self.0.len() - 1
        });
        self.0[place].1.extend(std::iter::repeat_n(letter, count));
        Ok(())
    }
}

/// The letters of a kit in the order the option lists them, so that equal kits are written equally.
fn in_order(discipline: &Discipline, key: &str, letters: String) -> String {
    let mut letters: Vec<char> = letters.chars().collect();
    if let Some(Values::Kit(known)) = discipline.options.iter().find(|one| one.key == key).map(|one| &one.values) {
        letters.sort_by_key(|letter| known.iter().position(|one| one.letter == *letter).unwrap_or(usize::MAX));
    }
    letters.into_iter().collect()
}

fn read_seat(discipline: &Discipline, word: &str) -> Result<Option<u8>, Fault> {
    if word == "lot" {
        return Ok(None);
    }
    let seat = word.parse::<u8>().ok().filter(|seat| usize::from(*seat) < discipline.seats.len());
    seat.map(Some).ok_or_else(|| text!("seat-unknown").into())
}

fn read_others(levels: u8, word: &str) -> Result<Others, Fault> {
    if word == "here" {
        return Ok(Others::Here);
    }
    let level = word.parse::<u8>().ok().filter(|level| (1..=levels).contains(level));
    let refused = || text!("form-level-unknown", found = skazka_core::quote(word), most = levels).into();
    level.map(Others::Computer).ok_or_else(refused)
}
