//! How many sockets a process may hold.

use anyhow::{Context, Result, ensure};
use rlimit::Resource;

/// Descriptors for everything but the sockets of the games: files, the terminal, sockets that begin games.
const SPARE: usize = 100;

/// Raises the number of descriptors of this process, and of those that it starts, to the most that is allowed.
///
/// # Errors
/// When the system refuses.
pub fn raise() -> Result<usize> {
    let most = rlimit::increase_nofile_limit(u64::MAX).context("the limit of open files cannot be raised")?;
    Ok(usize::try_from(most).unwrap_or(usize::MAX))
}

/// How many sockets one process may hold beside what else it needs, as its limit stands.
///
/// # Errors
/// When the system does not tell.
pub fn most_sockets() -> Result<usize> {
    let (soft, _) = Resource::NOFILE.get().context("the limit of open files cannot be read")?;
    Ok(usize::try_from(soft).unwrap_or(usize::MAX).saturating_sub(SPARE))
}

/// Whether so many sockets can be held here and, at the other end, by a server started from here.
///
/// # Errors
/// When they cannot: with how many can.
pub fn fits(sockets: usize) -> Result<()> {
    let most = most_sockets()?;
    ensure!(
        sockets <= most,
        "{sockets} sockets are too many: the limit of open files (ulimit -n) leaves {most} of them in one process"
    );
    Ok(())
}
