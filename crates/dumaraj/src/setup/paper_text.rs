//! The line a paper is written in: `centre:right,shift:-1,row2:+1,rotate:GLS,pair:3,ring:2,trigons:4+7`, `-` for nothing.

use super::bits::{line_name, line_number};
use super::paper::{Paper, Rotation, RowShift, Shift};
use crate::Mob;
use skazka_core::{Fault, quote, text};
use std::str::FromStr;

impl Paper {
    /// Writes the paper in its canonical form: parts in fixed order, nothing that changes nothing.
    ///
    /// ```
    /// use skazka_dumaraj::setup::Paper;
    /// let paper = Paper::read("rotate:GLS,shift:-1,ring:0").unwrap();
    /// assert_eq!(paper.write(), "shift:-1,rotate:GLS");
    /// assert_eq!(Paper::default().write(), "-");
    /// ```
    pub fn write(&self) -> String {
        let parts = [
            self.right_of_centre.then(|| "centre:right".to_owned()),
            self.shift.map(write_shift),
            self.row_shift.map(write_row_shift),
            (self.rotation != Rotation::default()).then(|| write_rotation(self.rotation)),
            self.pair.map(|column| format!("pair:{}", line_name(column))),
            (self.ring != 0).then(|| format!("ring:{}", self.ring)),
            self.trigons.map(|(left, right)| format!("trigons:{}+{}", line_name(left), line_name(right))),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { "-".to_owned() } else { parts.join(",") }
    }

    /// Reads a paper; its parts may come in any order, each once. Whether a discipline takes it, [`super::army()`] says.
    ///
    /// # Errors
    /// With the offset (characters from 1) and what was expected there.
    pub fn read(written: &str) -> Result<Paper, Fault> {
        let mut reader = Reader::default();
        if written != "-" {
            let mut offset = 1;
            for part in written.split(',') {
                reader.part(offset, part)?;
                offset += part.chars().count() + 1;
            }
        }
        Ok(reader.paper)
    }
}

fn write_shift(shift: Shift) -> String {
    match shift {
        Shift::Right(bits) => format!("shift:{bits:+}"),
        Shift::Row => "shift:row".to_owned(),
        Shift::Column => "shift:column".to_owned(),
    }
}

fn write_row_shift(row_shift: RowShift) -> String {
    match row_shift {
        RowShift::Row(row, bits) => format!("row{}:{bits:+}", line_name(row)),
        RowShift::Column(column) => format!("column{}:+1", line_name(column)),
    }
}

/// Three letters where the Trigons keep their seats, else four.
fn write_rotation(rotation: Rotation) -> String {
    let kinds = rotation.kinds();
    let shown = if kinds[3] == Mob::Trigon { &kinds[..3] } else { &kinds[..] };
    let letters: String = shown.iter().map(|mob| mob.letter()).collect();
    format!("rotate:{letters}")
}

const KEYS: &str = "centre, shift, row2, column3, rotate, pair, ring, trigons";

/// A paper half read, and the parts it had.
#[derive(Default)]
struct Reader<'a> {
    paper: Paper,
    seen: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    fn part(&mut self, offset: usize, part: &'a str) -> Result<(), Fault> {
        let (key, value) = part.split_once(':').ok_or_else(|| unreadable(offset, part, KEYS))?;
        let line = key.strip_prefix("row").or_else(|| key.strip_prefix("column"));
        let kind = if line.is_some() { "row" } else { key };
        if self.seen.contains(&kind) {
            return Err(text!("dumaraj-paper-twice", at = offset, key = quote(key)).into());
        }
        let inside = offset + key.chars().count() + 1;
        match key {
            "centre" => self.paper.right_of_centre = centre(inside, value)?,
            "shift" => self.paper.shift = shift(inside, value)?,
            "rotate" => self.paper.rotation = rotation(inside, value)?,
            "pair" => self.paper.pair = Some(line_named(inside, value)?),
            "ring" => self.paper.ring = ring(inside, value)?,
            "trigons" => self.paper.trigons = Some(trigons(inside, value)?),
            _ => self.paper.row_shift = Some(row_shift(offset, key, line, inside, value)?),
        }
        self.seen.push(kind);
        Ok(())
    }
}

fn unreadable(offset: usize, found: &str, expected: &str) -> Fault {
    text!("dumaraj-paper-unreadable", at = offset, found = quote(found), expected = expected).into()
}

fn centre(offset: usize, value: &str) -> Result<bool, Fault> {
    match value {
        "left" => Ok(false),
        "right" => Ok(true),
        _ => Err(unreadable(offset, value, "left, right")),
    }
}

fn shift(offset: usize, value: &str) -> Result<Option<Shift>, Fault> {
    match value {
        "row" => Ok(Some(Shift::Row)),
        "column" => Ok(Some(Shift::Column)),
        _ => match number::<i8>(value).filter(|bits| (-11..=11).contains(bits)) {
            Some(0) => Ok(None),
            Some(bits) => Ok(Some(Shift::Right(bits))),
            None => Err(unreadable(offset, value, "-11..+11, row, column")),
        },
    }
}

fn row_shift(at: usize, key: &str, line: Option<&str>, inside: usize, value: &str) -> Result<RowShift, Fault> {
    let mut letters = line.unwrap_or_default().chars();
    let line = letters.next().and_then(line_number).filter(|_| letters.next().is_none());
    let line = line.ok_or_else(|| unreadable(at, key, KEYS))?;
    match (key.starts_with("row"), number::<i8>(value)) {
        (true, Some(bits @ (-1 | 1))) => Ok(RowShift::Row(line, bits)),
        (true, _) => Err(unreadable(inside, value, "-1, +1")),
        (false, Some(1)) => Ok(RowShift::Column(line)),
        (false, _) => Err(unreadable(inside, value, "+1")),
    }
}

fn rotation(offset: usize, value: &str) -> Result<Rotation, Fault> {
    let kinds: Option<Vec<Mob>> = value.chars().take(5).map(Mob::from_letter).collect();
    let rotation = match kinds.as_deref() {
        Some(&[lods, gons, slods]) => Rotation::new([lods, gons, slods, Mob::Trigon]),
        Some(&[lods, gons, slods, trigons]) => Rotation::new([lods, gons, slods, trigons]),
        _ => None,
    };
    rotation.ok_or_else(|| unreadable(offset, value, "LGS, GLS, ..., LGST"))
}

fn ring(offset: usize, value: &str) -> Result<u8, Fault> {
    number::<u8>(value).filter(|&bits| bits < 12).ok_or_else(|| unreadable(offset, value, "0..11"))
}

fn trigons(offset: usize, value: &str) -> Result<(u8, u8), Fault> {
    let (left, right) = value.split_once('+').ok_or_else(|| unreadable(offset, value, "4+7"))?;
    let (left, right) = (line_named(offset, left)?, line_named(offset + left.chars().count() + 1, right)?);
    match left == right {
        true => Err(unreadable(offset, value, "4+7")),
        false => Ok((left.min(right), left.max(right))),
    }
}

/// A line named alone: `3`, `A`.
fn line_named(offset: usize, value: &str) -> Result<u8, Fault> {
    let mut letters = value.chars();
    let line = letters.next().and_then(line_number).filter(|_| letters.next().is_none());
    line.ok_or_else(|| unreadable(offset, value, "1..9, A, B, C"))
}

/// A short decimal number.
fn number<T: FromStr>(value: &str) -> Option<T> {
    value.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(written: &str) -> String {
        Paper::read(written).unwrap_err().to_string()
    }

    #[test]
    fn a_paper_of_everything_is_written_back() {
        let parts = ["centre:right", "shift:-1", "row2:+1", "rotate:GLS", "pair:3", "ring:2", "trigons:4+7"];
        assert_eq!(Paper::read(&parts.join(",")).unwrap().write(), parts.join(","));
        let mut turned = parts;
        turned.reverse();
        assert_eq!(Paper::read(&turned.join(",")).unwrap().write(), parts.join(","));
        for written in
            ["-", "shift:+3", "shift:row", "shift:column,columnA:+1", "rowB:-1", "rotate:LGTS", "trigons:6+A"]
        {
            assert_eq!(Paper::read(written).unwrap().write(), written);
        }
    }

    #[test]
    fn what_changes_nothing_is_not_written() {
        for written in ["centre:left", "shift:0", "rotate:LGS", "rotate:LGST", "ring:0"] {
            assert_eq!(Paper::read(written).unwrap(), Paper::default(), "{written}");
        }
        assert_eq!(Paper::read("trigons:7+4,shift:2").unwrap().write(), "shift:+2,trigons:4+7");
    }

    #[test]
    fn a_slip_is_named_by_its_offset() {
        let keys = r#"expected="centre, shift, row2, column3, rotate, pair, ring, trigons""#;
        assert_eq!(refused(""), format!(r#"dumaraj-paper-unreadable at=1 found="" {keys}"#));
        assert_eq!(refused("shift:-1,"), format!(r#"dumaraj-paper-unreadable at=10 found="" {keys}"#));
        assert_eq!(refused("ring:2,row0:+1"), format!(r#"dumaraj-paper-unreadable at=8 found="row0" {keys}"#));
        assert_eq!(refused("turn:2"), format!(r#"dumaraj-paper-unreadable at=1 found="turn" {keys}"#));
        assert_eq!(refused("ring:2,row2:+2"), r#"dumaraj-paper-unreadable at=13 found="+2" expected="-1, +1""#);
        assert_eq!(refused("column2:-1"), r#"dumaraj-paper-unreadable at=9 found="-1" expected="+1""#);
        assert_eq!(
            refused("rotate:LLS"),
            r#"dumaraj-paper-unreadable at=8 found="LLS" expected="LGS, GLS, ..., LGST""#
        );
        assert_eq!(refused("trigons:4+4"), r#"dumaraj-paper-unreadable at=9 found="4+4" expected="4+7""#);
        assert_eq!(refused("trigons:4+D"), r#"dumaraj-paper-unreadable at=11 found="D" expected="1..9, A, B, C""#);
        assert_eq!(refused("row2:+1,column2:+1"), r#"dumaraj-paper-twice at=9 key="column2""#);
        assert_eq!(refused("centre:middle"), r#"dumaraj-paper-unreadable at=8 found="middle" expected="left, right""#);
    }
}
