//! Whole armies placed by hand: `S@13,L@11`, for Eralash, the training boards and Hunters.

use super::army::PlacedMob;
use super::bits::bit_name;
use crate::Mob;
use crate::play::read_bit;
use skazka_core::{Fault, quote, text};

/// The most mobs a player ever places by hand: two each of Slod, Lod and Gon, and a Raj.
const MOST: usize = 7;

/// Reads mobs with their bits, parted by commas, in the order they are written. Whether they may stand there is for
/// the game to say.
///
/// # Errors
/// With the offset (characters from 1) and what was expected there.
///
/// ```
/// use skazka_dumaraj::setup::{read_placements, write_placements};
/// let placed = read_placements("S@13,L@11").unwrap();
/// assert_eq!((placed[1].bit.row(), placed[1].bit.column()), (0, 0));
/// assert_eq!(write_placements(&placed), "S@13,L@11");
/// ```
pub fn read_placements(written: &str) -> Result<Vec<PlacedMob>, Fault> {
    let mut placed = Vec::new();
    let mut offset = 1;
    for part in written.split(',') {
        if placed.len() == MOST {
            return Err(text!("dumaraj-placements-many", at = offset, most = MOST).into());
        }
        let expected = || text!("dumaraj-placement-unreadable", at = offset, found = quote(part));
        placed.push(placement(part).ok_or_else(expected)?);
        offset += part.chars().count() + 1;
    }
    Ok(placed)
}

/// Writes mobs with their bits.
pub fn write_placements(placed: &[PlacedMob]) -> String {
    let one = |one: &PlacedMob| format!("{}@{}", one.mob.letter(), bit_name(one.bit));
    placed.iter().map(one).collect::<Vec<_>>().join(",")
}

/// One mob and its bit: `S@13`.
fn placement(part: &str) -> Option<PlacedMob> {
    let mut letters = part.chars();
    let mob = letters.next().and_then(Mob::from_letter)?;
    let bit = letters.as_str().strip_prefix('@').and_then(read_bit)?;
    Some(PlacedMob { bit, mob })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(written: &str) -> String {
        read_placements(written).unwrap_err().to_string()
    }

    #[test]
    fn slips_are_named_by_their_offset() {
        assert_eq!(refused("S@13,L@1"), r#"dumaraj-placement-unreadable at=6 found="L@1""#);
        assert_eq!(refused(""), r#"dumaraj-placement-unreadable at=1 found="""#);
        assert_eq!(refused("S@13,"), r#"dumaraj-placement-unreadable at=6 found="""#);
        assert_eq!(refused("S@0D"), r#"dumaraj-placement-unreadable at=1 found="S@0D""#);
        assert_eq!(refused(&["G@11"; 8].join(",")), "dumaraj-placements-many at=36 most=7");
    }

    #[test]
    fn lines_over_nine_are_letters() {
        let placed = read_placements("R@AC").unwrap();
        assert_eq!(placed, [PlacedMob { bit: skazka_square::Cell::new(9, 11).unwrap(), mob: Mob::Raj }]);
        assert_eq!(write_placements(&placed), "R@AC");
    }
}
