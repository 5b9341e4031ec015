//! How many files and connections the process may have open.

/// What a process without such a limit, or of which it is not known, is taken to have.
const UNKNOWN: usize = usize::MAX;

/// Raises the soft limit of open descriptors to the hard one; gives how many there may be.
#[cfg(unix)]
pub fn raise_descriptor_limit() -> usize {
    let raised = rlimit::increase_nofile_limit(u64::MAX).inspect_err(|why| {
        tracing::warn!(%why, "the limit of open files cannot be raised");
    });
    let limit = raised.or_else(|_| rlimit::getrlimit(rlimit::Resource::NOFILE).map(|(soft, _)| soft));
    limit.map_or(UNKNOWN, |limit| usize::try_from(limit).unwrap_or(UNKNOWN))
}

/// There is no such limit here.
#[cfg(not(unix))]
pub fn raise_descriptor_limit() -> usize {
    UNKNOWN
}
