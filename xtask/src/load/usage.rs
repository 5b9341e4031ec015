//! What a process takes of the machine, as the kernel counts it.

use std::path::Path;
use std::time::Duration;

/// What the kernel tells of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    /// Time on processors so far, all threads together.
    pub cpu: Duration,
    /// Memory in use now (resident), in bytes.
    pub memory: u64,
}

/// What a process takes; none where there is no `/proc`, or no such process.
#[cfg(target_os = "linux")]
pub fn of(process: u32) -> Option<Usage> {
    let process = procfs::process::Process::new(i32::try_from(process).ok()?).ok()?;
    let (stat, memory) = (process.stat().ok()?, process.statm().ok()?);
    Some(Usage { cpu: ticks(stat.utime + stat.stime), memory: memory.resident * procfs::page_size() })
}

/// The time that all processors were busy since the machine began; none where there is no `/proc`.
#[cfg(target_os = "linux")]
pub fn machine() -> Option<Duration> {
    use procfs::CurrentSI;
    let total = procfs::KernelStats::current().ok()?.total;
    let interrupts = total.irq.unwrap_or(0) + total.softirq.unwrap_or(0) + total.steal.unwrap_or(0);
    Some(ticks(total.user + total.nice + total.system + interrupts))
}

#[cfg(target_os = "linux")]
fn ticks(count: u64) -> Duration {
    Duration::from_secs_f64(count as f64 / procfs::ticks_per_second() as f64)
}

/// What a process takes: not told on this system.
#[cfg(not(target_os = "linux"))]
pub fn of(_process: u32) -> Option<Usage> {
    None
}

/// The time that all processors were busy: not told on this system.
#[cfg(not(target_os = "linux"))]
pub fn machine() -> Option<Duration> {
    None
}

/// How many transactions were committed to the SQLite database in a folder, modulo 2^32: the field `iChange` of its
/// WAL index, see <https://sqlite.org/walformat.html>. None without such an index, as with a database locked for one process.
pub fn commits(folder: &Path) -> Option<u32> {
    const CHANGES: std::ops::Range<usize> = 8..12;
    let files = std::fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let index = files.map(|file| file.path()).find(|path| path.to_string_lossy().ends_with("-shm"))?;
    let mut head = [0; CHANGES.end];
    std::io::Read::read_exact(&mut std::fs::File::open(index).ok()?, &mut head).ok()?;
    Some(u32::from_ne_bytes(head[CHANGES].try_into().ok()?))
}
