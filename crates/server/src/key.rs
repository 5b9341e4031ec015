//! The key that cookies are signed with. It says whose seats are whose: whoever loses it loses every seat of every game.

use crate::store::{DataFolder, OpenError, database_in, key_in, private};
use axum_extra::extract::cookie::Key;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use time::OffsetDateTime;
use time::macros::format_description;

/// How many bytes a key has.
pub const LENGTH: usize = 64;

/// The key of a folder. It is made once, where there are no games whose seats another key would take away.
///
/// # Errors
/// When it is missing although there are games, damaged, or cannot be read or made. It is never replaced here.
pub fn open(folder: &Path, has_games: bool) -> Result<Key, OpenError> {
    match read(folder)? {
        Some(bytes) => Ok(Key::from(&bytes)),
        None if has_games => Err(OpenError::KeyMissing { file: key_in(folder) }),
        None => make(&key_in(folder)),
    }
}

/// The bytes of the key of a folder, if there is one.
///
/// # Errors
/// When it is damaged or cannot be read.
pub fn read(folder: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let file = key_in(folder);
    let unusable = |why| OpenError::Key { file: file.clone(), why };
    let bytes = match std::fs::read(&file) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
        read => read.map_err(unusable)?,
    };
    if bytes.len() != LENGTH {
        return Err(OpenError::KeyDamaged { length: bytes.len() as u64, expected: LENGTH, file });
    }
    private::tighten(&file).map_err(unusable)?;
    Ok(Some(bytes))
}

/// Makes a new key where there are games and their key is missing or damaged; see [`renew`].
///
/// # Errors
/// When another process uses the folder, or the system refuses.
pub fn renew_if_lost(folder: &Path) -> Result<(), OpenError> {
    let is_kept = matches!(read(folder), Ok(Some(_)));
    if is_kept || !database_in(folder).exists() { Ok(()) } else { renew(folder) }
}

/// Makes a new key for a folder, whose games nobody has a seat in any more then; the old one is kept beside it under a name
/// with the date.
///
/// # Errors
/// When another process uses the folder, or the system refuses.
pub fn renew(folder: &Path) -> Result<(), OpenError> {
    let _held = DataFolder::take(folder)?;
    let file = key_in(folder);
    let unusable = |why| OpenError::Key { file: file.clone(), why };
    if file.exists() {
        std::fs::rename(&file, aside(&file)).map_err(unusable)?;
    }
    make(&file).map(drop)
}

fn make(file: &Path) -> Result<Key, OpenError> {
    let mut bytes = [0; LENGTH];
    let filled = getrandom::fill(&mut bytes).map_err(std::io::Error::other);
    filled
        .and_then(|()| private::replace(file, &bytes))
        .map_err(|why| OpenError::Key { file: file.to_owned(), why })?;
    Ok(Key::from(&bytes))
}

/// A name for what is set aside, with the date so that nothing that was set aside before is lost: `key.20261201T101500Z`.
pub fn aside(file: &Path) -> PathBuf {
    let form = format_description!("[year][month][day]T[hour][minute][second]Z");
    let now = OffsetDateTime::now_utc().format(form).unwrap_or_default();
    let first = private::with_suffix(file, &format!(".{now}"));
    let more = (2..).map(|number| private::with_suffix(file, &format!(".{now}-{number}")));
    std::iter::once(first).chain(more).find(|name| !name.exists()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_never_beside_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        assert!(matches!(open(path, true), Err(OpenError::KeyMissing { .. })));
        assert!(!key_in(path).exists());
        let key = open(path, false).expect("made");
        assert_eq!(open(path, true).expect("read").master(), key.master());
    }

    #[test]
    fn a_damaged_key_is_told_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        for length in [0, 63, 65] {
            std::fs::write(key_in(path), vec![7; length]).expect("writable");
            for has_games in [false, true] {
                let told = open(path, has_games);
                assert!(
                    matches!(told, Err(OpenError::KeyDamaged { length: found, .. }) if found == length as u64),
                    "{length}"
                );
            }
            assert_eq!(std::fs::read(key_in(path)).expect("readable").len(), length);
        }
    }

    #[test]
    fn a_renewed_key_is_another_one_and_the_old_one_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        let old = open(path, false).expect("made");
        renew(path).expect("free");
        renew(path).expect("free");
        assert_ne!(open(path, true).expect("read").master(), old.master());
        let names = std::fs::read_dir(path).expect("readable").map(|one| one.expect("readable").path());
        let kept: Vec<_> = names.filter(|one| one.to_string_lossy().contains("key.")).collect();
        assert_eq!(kept.len(), 2);
        assert!(kept.iter().any(|file| std::fs::read(file).expect("readable") == old.master()));
    }
}
