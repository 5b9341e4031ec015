//! What a position seems worth: the judgement a search ends with. Nothing here is a rule.
//!
//! All is counted in hundredths of a Piksa on the 8x8 location, for one seat and against the other.
//!
//! | file | what it knows |
//! |---|---|
//! | `score` | the sum |
//! | `values` | what mobs are worth on a location of every size |
//! | `reach` | what a seat's mobs can do: moves, idle mobs, pressure |
//! | `piksas` | Piksas on their way to the far finist, where it is now |
//! | `raj` | Rajs: pressure on them, and where they can go before and after cuts |
//! | `goniki` | bits without marks: who gets where first |
//! | `forcing` | captures and promotions, and how forcing they are |

mod forcing;
mod goniki;
mod piksas;
mod raj;
mod reach;
mod score;
mod values;

#[cfg(test)]
mod tests;
