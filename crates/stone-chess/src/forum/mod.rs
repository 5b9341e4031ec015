//! Play by forum: reading a whole pasted thread, and writing what is posted (`rules/stone-chess.md §8`).
//!
//! ```text
//! Ход 12                              a number, for the turns that follow
//! Белые: a2-a4; // 8                  the side or a name, a turn, the stones left
//! [quote]a2-a4[/quote]                what others said is passed over
//! h7-h5   N_g*e5 // 3 камня           several turns in a line
//! Красивый ход!                       passed over, and told so
//! ```
//!
//! The reader is lenient in form and strict in what is said: a line of turns that may not be played is an error with its
//! place and the reason; a line that is not turns is passed over and counted. Whose turn it is and what is legal the rules
//! decide; what the thread says besides (numbers, stones) is compared, and contradictions become [`Remark`]s.
//!
//! | file | what it knows |
//! |---|---|
//! | `lines` | the lines somebody wrote himself: quotes and mark-up taken away |
//! | `letters` | letters and dashes that look alike |
//! | `tokens` | a line as parts of turns, numbers, sides, comments and words |
//! | `shape` | what such a line is: turns, a heading, or talk |
//! | `resign` | who gives up in words, and who only speaks of it |
//! | `heading` | how many play, how lions go, where the game begins |
//! | `numbers` | the several ways in which turns are numbered |
//! | `stones` | the stones told in a comment |
//! | `read` | what each line adds to the game |
//! | `game` | the game so far, turn by turn |
//! | `thread`, `remark` | what was read, and what is remarkable about it |
//! | `post` | a game written for a forum |

mod game;
mod heading;
mod letters;
mod lines;
mod numbers;
mod post;
mod read;
mod remark;
mod resign;
mod shape;
mod stones;
mod thread;
mod tokens;

pub use post::post;
pub use remark::{Remark, ThreadError, Trouble};
pub use thread::{Thread, ThreadTurn};
