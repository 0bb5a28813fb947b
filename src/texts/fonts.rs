//! The fonts that the window and exported pictures are drawn with: Noto Sans SC, cut to the Latin, Greek and
//! mathematical characters, arrows and shapes, and the common Chinese characters. SIL Open Font Licence 1.1, see
//! `fonts/OFL.txt`.

/// The regular weight, TrueType.
pub static REGULAR: &[u8] = include_bytes!("fonts/NotoSansSC-Regular.ttf");

/// The bold weight, TrueType.
pub static BOLD: &[u8] = include_bytes!("fonts/NotoSansSC-Bold.ttf");

/// The family name inside both files.
pub const FAMILY: &str = "Noto Sans SC";

#[cfg(test)]
mod tests {
    use super::*;
    use skrifa::{FontRef, MetadataProvider};

    /// The characters of a source or tree file that stand in texts for people: all but control characters.
    fn characters_under(folder: &str) -> Vec<char> {
        let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
        let mut characters: Vec<char> = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "json") {
                    characters.extend(std::fs::read_to_string(path).unwrap().chars());
                }
            }
        }
        characters.sort_unstable();
        characters.dedup();
        characters.retain(|character| !character.is_control());
        characters
    }

    #[test]
    fn both_weights_have_every_character_of_the_texts_and_exercises() {
        for bytes in [REGULAR, BOLD] {
            let font = FontRef::new(bytes).unwrap();
            let characters = ["src/texts", "trees"].into_iter().flat_map(characters_under);
            let missing: Vec<char> = characters.filter(|&character| font.charmap().map(character).is_none()).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }
}
