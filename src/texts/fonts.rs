//! The fonts that the window and exported pictures are drawn with: Noto Sans SC, cut to the Latin, Greek and
//! mathematical characters, arrows and shapes, and the common Chinese characters. SIL Open Font Licence 1.1, see
//! `fonts/OFL.txt`.

/// The regular weight, TrueType.
pub static REGULAR: &[u8] = include_bytes!("fonts/NotoSansSC-Regular.ttf");

/// The bold weight, TrueType.
pub static BOLD: &[u8] = include_bytes!("fonts/NotoSansSC-Bold.ttf");

/// The family name inside both files.
pub const FAMILY: &str = "Noto Sans SC";
