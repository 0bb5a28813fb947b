//! Where answers go: standard output, or a file that is either the old one or the whole new one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};

use super::CommandError;

/// Standard output, buffered. Flush it at the end: what is lost on drop is lost silently.
pub(super) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Writes to a file if one is named, else to standard output.
pub(super) fn write(file: Option<&Path>, content: &[u8]) -> Result<(), CommandError> {
    let Some(file) = file.filter(|file| *file != Path::new("-")) else {
        let mut out = stdout();
        out.write_all(content)?;
        return Ok(out.flush()?);
    };
    replace(file, content).map_err(|error| CommandError::Write { file: file.to_owned(), error })
}

/// Puts a file in the place of another in one go. What is no regular file, such as a pipe, is written into instead.
fn replace(file: &Path, content: &[u8]) -> io::Result<()> {
    let Ok(there) = fs::metadata(file) else { return replace_regular(file, None, content) };
    if there.is_file() {
        // Through a link, so that the link stays one.
        replace_regular(&fs::canonicalize(file)?, Some(there.permissions()), content)
    } else {
        OpenOptions::new().write(true).open(file)?.write_all(content)
    }
}

fn replace_regular(file: &Path, permissions: Option<fs::Permissions>, content: &[u8]) -> io::Result<()> {
    let (part, mut open) = beside(file)?;
    let written = (|| {
        open.write_all(content)?;
        open.sync_all()?;
        if let Some(permissions) = permissions {
            fs::set_permissions(&part, permissions)?;
        }
        fs::rename(&part, file)
    })();
    if written.is_err() {
        // The first error is the one to report.
        _ = fs::remove_file(&part);
    }
    written
}

/// A new file in the same folder, so that renaming it is one step for the file system.
fn beside(file: &Path) -> io::Result<(PathBuf, File)> {
    let Some(name) = file.file_name() else { return Err(io::ErrorKind::InvalidFilename.into()) };
    let mut tries = 0;
    loop {
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{}-{tries}.part", std::process::id()));
        let part = file.with_file_name(hidden);
        match OpenOptions::new().write(true).create_new(true).open(&part) {
            Ok(open) => return Ok((part, open)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries < 100 => tries += 1,
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("plywalk-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let folder = folder("replaced");
        let file = folder.join("tree.json");
        for content in ["first, and longer", "second"] {
            write(Some(&file), content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), content);
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_that_is_missing_is_an_error_with_the_name() {
        let file = folder("missing").join("none").join("tree.json");
        let error = write(Some(&file), b"content").unwrap_err();
        assert!(matches!(error, CommandError::Write { file: named, .. } if named == file));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = folder("link");
        let (file, link) = (folder.join("tree.json"), folder.join("link.json"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(Some(&link), b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        fs::remove_dir_all(folder).unwrap();
    }
}
