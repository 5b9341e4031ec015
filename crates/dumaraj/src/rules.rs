//! One discipline with its options, validated: everything play needs to know, small enough to copy.

/// The outline of the location (`rules/dumaraj.md §2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The attacker sits below row 1.
    Square,
    /// The same bits turned by 45 degrees; the attacker sits at the corner `11`.
    Rhomb,
}

/// Whether a turn may, must or cannot end with a cut (`rules/dumaraj.md §3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Editor {
    /// No cuts.
    Off,
    /// A cut may follow every move.
    Free,
    /// A cut must follow the move whenever some border line is empty.
    Strict,
}

/// How far a Trigon leaps (`rules/dumaraj.md §5`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TrigonLevel {
    /// The (1,3) leaper.
    One,
    /// Level one plus the Gon's (1,2).
    Two,
    /// Level two plus the (2,3) leaper.
    Three,
}

/// How a Piksa walks on a rhomb (`rules/dumaraj.md §4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RhombPiksa {
    /// Moves along +row or +column, captures along (+row,+column).
    Orthogonal,
    /// Moves along (+row,+column), captures along +row or +column.
    Diagonal,
}

/// The level of a discipline (`rules/dumaraj.md §6`, `§7`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Leisure.
    White,
    /// Hobby.
    Blue,
    /// Sport; Piksas may promote to Trigons.
    Red,
}

/// What a discipline is won by and how its armies come to stand, apart from the options of [`Rules`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Eralash and the training boards: each seat places this kit in its own zone, in secret (`rules/dumaraj.md §6`).
    Eralash(Kit),
    /// Goniki: this many Gons a side, placed in turn anywhere; bits left behind are marked.
    Goniki(u8),
    /// Hunters: the attacker's kit of hunters, then the blocker's Raj, each placed openly in its zone.
    Hunters(Kit),
    /// A drawn setup of `rules/dumaraj.md §7`; the number is its place in the table of setups.
    Setup(u8),
}

/// How many mobs of each kind a seat places, in the order S, L, G, R.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kit {
    /// Slods.
    pub slods: u8,
    /// Lods.
    pub lods: u8,
    /// Gons.
    pub gons: u8,
    /// Rajs, 0 or 1.
    pub rajs: u8,
}

/// One arbitral complication (`rules/dumaraj.md §8`), or the choice of the centre that goes with them (`§7`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Complication {
    /// Each seat sets up by the other's paper.
    Mirror,
    /// The loser of the lot names `R|F` or `F|R`, `X` or `II`.
    Rf,
    /// The whole order moves.
    OrderShift,
    /// One row moves.
    RowShift,
    /// Pairs exchange places.
    Rotation,
    /// The Raj-Fej pair moves along the rank.
    Shuttle,
    /// The rank turns in a ring.
    Carousel,
    /// Left or right of the centre on an odd location.
    Centre,
}

impl Complication {
    /// Every complication, in the order lists show them.
    pub const ALL: [Complication; 8] = [
        Complication::Mirror,
        Complication::Rf,
        Complication::OrderShift,
        Complication::RowShift,
        Complication::Rotation,
        Complication::Shuttle,
        Complication::Carousel,
        Complication::Centre,
    ];

    /// The option that switches it on.
    ///
    /// ```
    /// assert_eq!(skazka_dumaraj::Complication::OrderShift.key(), "order_shift");
    /// ```
    pub const fn key(self) -> &'static str {
        match self {
            Complication::Mirror => "mirror",
            Complication::Rf => "rf",
            Complication::OrderShift => "order_shift",
            Complication::RowShift => "row_shift",
            Complication::Rotation => "rotation",
            Complication::Shuttle => "shuttle",
            Complication::Carousel => "carousel",
            Complication::Centre => "centre",
        }
    }

    /// The complication this option switches on.
    pub fn from_key(key: &str) -> Option<Complication> {
        Complication::ALL.into_iter().find(|one| one.key() == key)
    }
}

/// The arbitral complications that are switched on (`rules/dumaraj.md §8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Complications {
    /// Each seat sets up by the other's paper.
    pub mirror: bool,
    /// The loser of the lot names `R|F` or `F|R`, `X` or `II`.
    pub rf: bool,
    /// The whole order moves.
    pub order_shift: bool,
    /// One row moves.
    pub row_shift: bool,
    /// Pairs exchange places.
    pub rotation: bool,
    /// The Raj-Fej pair moves along the rank.
    pub shuttle: bool,
    /// The rank turns in a ring.
    pub carousel: bool,
    /// Left or right of the centre on an odd location.
    pub centre: bool,
}

impl Complications {
    /// Whether this one is on.
    pub const fn has(self, one: Complication) -> bool {
        match one {
            Complication::Mirror => self.mirror,
            Complication::Rf => self.rf,
            Complication::OrderShift => self.order_shift,
            Complication::RowShift => self.row_shift,
            Complication::Rotation => self.rotation,
            Complication::Shuttle => self.shuttle,
            Complication::Carousel => self.carousel,
            Complication::Centre => self.centre,
        }
    }

    /// The same with this one switched on.
    pub const fn with(mut self, one: Complication) -> Complications {
        match one {
            Complication::Mirror => self.mirror = true,
            Complication::Rf => self.rf = true,
            Complication::OrderShift => self.order_shift = true,
            Complication::RowShift => self.row_shift = true,
            Complication::Rotation => self.rotation = true,
            Complication::Shuttle => self.shuttle = true,
            Complication::Carousel => self.carousel = true,
            Complication::Centre => self.centre = true,
        }
        self
    }

    /// Those that are on, in the order of [`Complication::ALL`].
    pub fn on(self) -> impl Iterator<Item = Complication> {
        Complication::ALL.into_iter().filter(move |one| self.has(*one))
    }
}

/// One discipline with its options. Build it with [`crate::options::rules`], which refuses impossible combinations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What is played.
    pub kind: Kind,
    /// The outline of the location.
    pub shape: Shape,
    /// Rows and columns at the start, 2 to 12.
    pub size: u8,
    /// Cuts.
    pub editor: Editor,
    /// The reach of Trigons.
    pub trigon: TrigonLevel,
    /// The walk of Piksas on a rhomb.
    pub rhomb_piksa: RhombPiksa,
    /// White, Blue or Red.
    pub level: Level,
    /// What the written set-up may choose.
    pub complications: Complications,
    /// Whether a start that loses the Raj at once is voided (`rules/dumaraj.md §8`).
    pub void_start: bool,
}
