//! Writing XML: escaped text and short numbers.

use std::fmt::{self, Display, Write};

/// How many drawing units a board unit has. Whole numbers keep the markup short and the text sizes above what
/// browsers round.
pub const UNIT: f32 = 100.0;

/// Text as it may stand in an element or between double quotes. Characters that XML cannot hold are left out.
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\t' | '\n' | '\r' => f.write_char(' '),
            '\u{0}'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => Ok(()),
            c => f.write_char(c),
        })
    }
}

/// A length in drawing units with at most one decimal; not-a-number and infinities are written as 0.
#[derive(Clone, Copy)]
pub struct Number(pub f32);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounded = (self.0 * 10.0).round() / 10.0;
        if !rounded.is_finite() || rounded == 0.0 {
            return f.write_char('0');
        }
        write!(f, "{rounded}")
    }
}

/// A part of an id: letters and digits as they are, everything else as its code between underscores.
pub struct IdPart<'a>(pub &'a str);

impl Display for IdPart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            c if c.is_ascii_alphanumeric() || c == '-' => f.write_char(c),
            c => write!(f, "_{:x}_", u32::from(c)),
        })
    }
}

/// A part of a list in an attribute: the characters that separate parts are written as in addresses, `%2C`.
pub struct ListPart<'a>(pub &'a str);

impl Display for ListPart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '%' | ',' | ';' | '|' | ' ' | '\t' | '\n' | '\r' => write!(f, "%{:02X}", u32::from(c)),
            c => f.write_char(c),
        })
    }
}

/// A seat as the end of a class name or id: its number, or `n` for nobody.
pub struct SeatName(pub Option<u8>);

impl Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => write!(f, "{}", seat % crate::theme::SEATS),
            None => f.write_char('n'),
        }
    }
}

/// Appends formatted text to a string, which cannot fail.
macro_rules! put {
    ($out:expr, $($format:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($out, $($format)*);
    }};
}
pub(crate) use put;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_what_xml_cannot_hold_is_dropped() {
        assert_eq!(Escaped("a<b>&\"c\"\u{0}\u{8}\u{ffff}\nд").to_string(), "a&lt;b&gt;&amp;&quot;c&quot; д");
    }

    #[test]
    fn numbers_are_short() {
        let written = [0.04, -0.04, 50.0, -33.333, f32::NAN, f32::INFINITY].map(|n| Number(n).to_string());
        assert_eq!(written, ["0", "0", "50", "-33.3", "0", "0"]);
    }

    #[test]
    fn id_parts_stay_different() {
        assert_ne!(IdPart("a b").to_string(), IdPart("a_b").to_string());
        assert_eq!(IdPart("1+").to_string(), "1_2b_");
    }
}
