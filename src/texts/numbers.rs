//! Numbers as people read them, the same in every language.

/// More digits than this are rounded, where they stand behind the point: no leaf of an exercise has as many, but an
/// average may have seventeen.
const MOST_DIGITS: usize = 12;
/// So many digits of a sum of a few numbers can be relied on.
const EXACT_DIGITS: usize = 15;

/// A game value: `3`, `2.5`, `−7` (with a true minus sign), `∞`, `−∞`. The fewest digits that say exactly which
/// number it is; a power of ten only where plain digits would fill a line. A fraction with a long tail is rounded to six
/// digits, and said to be: `≈ 3.33333`; but a sum whose tail is no more than what the machine cannot hold is written as
/// the number it is meant to be. Machine output does not go through here.
///
/// ```
/// use plywalk::texts::numbers::format_value;
///
/// let written: Vec<_> = [3.0, 2.5, -7.0, f64::INFINITY, f64::NEG_INFINITY, -0.0].map(format_value).into();
/// assert_eq!(written, ["3", "2.5", "−7", "∞", "−∞", "0"]);
/// assert_eq!([10.0 / 3.0, 0.1 + 0.2].map(format_value), ["≈ 3.33333", "0.3"]);
/// ```
pub fn format_value(value: f64) -> String {
    if value.fract() == 0.0 || !value.is_finite() || digits(value) <= MOST_DIGITS {
        return format_plainly(value);
    }
    let without_noise = rounded(value, EXACT_DIGITS);
    if digits(without_noise) <= MOST_DIGITS {
        return format_plainly(without_noise);
    }
    format!("≈ {}", format_plainly(rounded(value, 6)))
}

/// The nearest number with so many digits.
fn rounded(value: f64, digits: usize) -> f64 {
    format!("{value:.*e}", digits - 1).parse().unwrap_or(value)
}

/// An end of a window, or what a window is held against: as [`format_value`], but the number next above 3 is `3+` and
/// the one next below it `3−`, since a null window reaches no further. Of an average that would mean nothing.
///
/// ```
/// use plywalk::texts::numbers::format_end;
///
/// assert_eq!([3.0, 3.0_f64.next_up(), 3.0_f64.next_down()].map(format_end), ["3", "3+", "3−"]);
/// ```
pub fn format_end(value: f64) -> String {
    match neighbour(value) {
        Some((round, side)) => format!("{}{side}", format_plainly(round)),
        None => format_value(value),
    }
}

/// How many digits say exactly which number it is.
fn digits(value: f64) -> usize {
    format!("{value:e}").bytes().take_while(|&b| b != b'e').filter(u8::is_ascii_digit).count()
}

/// The round number that a value is next to, and on which side of it.
fn neighbour(value: f64) -> Option<(f64, char)> {
    let is_round =
        |value: f64| value == 0.0 || value.is_infinite() || (value.is_normal() && digits(value) <= MOST_DIGITS);
    if value == 0.0 || value.is_infinite() || (value.abs() > f64::MIN_POSITIVE && digits(value) <= 15) {
        return None;
    }
    [(value.next_down(), '+'), (value.next_up(), '−')].into_iter().find(|&(near, _)| is_round(near))
}

fn format_plainly(value: f64) -> String {
    let size = value.abs();
    let sign = if value < 0.0 { "−" } else { "" };
    if size.is_infinite() {
        format!("{sign}∞")
    } else if size != 0.0 && !(1e-6..1e15).contains(&size) {
        format!("{sign}{}", format!("{size:e}").replace('-', "−"))
    } else {
        format!("{sign}{size}")
    }
}

/// A value as people type it; none if it is no number.
///
/// ```
/// use plywalk::texts::numbers::parse_value;
///
/// assert_eq!(["1e999", "9007199254740993", "9007199254740992"].map(parse_value), [None, None, Some(9007199254740992.0)]);
/// let read = [" 2.5 ", "−7", "-∞", "inf", "three", "nan"].map(parse_value);
/// assert_eq!(read, [Some(2.5), Some(-7.0), Some(f64::NEG_INFINITY), Some(f64::INFINITY), None, None]);
/// ```
pub fn parse_value(text: &str) -> Option<f64> {
    let text = text.trim().replace(['−', '–'], "-").replace('∞', "inf");
    let value: f64 = text.parse().ok()?;
    let is_out_of_range = value.is_infinite() && text.contains(|c: char| c.is_ascii_digit());
    // As in tree files, a whole number written out must be one that the machine can hold exactly.
    let is_inexact = text.parse::<i128>().is_ok_and(|whole| value as i128 != whole);
    // Adding 0 turns −0 into 0.
    (!value.is_nan() && !is_out_of_range && !is_inexact).then_some(value + 0.0)
}

/// A window or an interval: `[−∞, 3]`.
pub fn format_window(alpha: f64, beta: f64) -> String {
    format!("[{}, {}]", format_end(alpha), format_end(beta))
}

/// A count, in groups of three digits: `549,946`.
///
/// ```
/// assert_eq!(plywalk::texts::numbers::format_count(549_946), "549,946");
/// ```
pub fn format_count(count: usize) -> String {
    let digits = count.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_values_are_powers_of_ten() {
        assert_eq!(format_value(-1e300), "−1e300");
        assert_eq!(format_value(2.5e-9), "2.5e−9");
        assert_eq!(format_value(9_007_199_254_740_991.0), "9.007199254740991e15");
        assert_eq!(format_value(123_456_789.0), "123456789");
    }

    #[test]
    fn the_numbers_beside_a_round_one_are_named_after_it() {
        let above: Vec<_> = [3.0, -3.0, 0.0, 2.5, f64::NEG_INFINITY].map(|v: f64| format_end(v.next_up())).into();
        assert_eq!(above, ["3+", "−3+", "0+", "2.5+", "−∞+"]);
        let below: Vec<_> = [3.0, -3.0, 0.0, 2.5, f64::INFINITY].map(|v: f64| format_end(v.next_down())).into();
        assert_eq!(below, ["3−", "−3−", "0−", "2.5−", "∞−"]);
        assert_eq!(format_value(1.0 / 3.0), "≈ 0.333333");
        assert_eq!(format_value(2.0001_f64.next_down()), "2.0001");
        assert_eq!(format_value(2.000_123_456_789), "≈ 2.00012");
        assert_eq!(format_value(5e-300), "5e−300");
    }

    #[test]
    fn counts_are_grouped_from_the_right() {
        let written: Vec<_> = [0, 12, 999, 1000, 1_204_000].map(format_count).into();
        assert_eq!(written, ["0", "12", "999", "1,000", "1,204,000"]);
    }

    #[test]
    fn there_is_one_zero() {
        assert_eq!(parse_value("-0").map(f64::to_bits), Some(0.0f64.to_bits()));
    }

    #[test]
    fn windows_have_brackets() {
        assert_eq!(format_window(f64::NEG_INFINITY, 3.0), "[−∞, 3]");
    }
}
