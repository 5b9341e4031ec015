//! The options of `skazka serve` that bound what clients may take.

use clap::Args as Group;
use clap::builder::RangedI64ValueParser;
use skazka_server::Limits;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Numbers of which 0 is no limit.
const COUNTS: RangeInclusive<i64> = 0..=1_000_000_000;
/// Numbers of which there is always one.
const PLACES: RangeInclusive<i64> = 1..=1_000_000_000;
/// Up to a day.
const SECONDS: RangeInclusive<i64> = 1..=86_400;
/// A message: up to 16 MiB.
const MESSAGES: RangeInclusive<i64> = 1_024..=16_777_216;
/// A head: up to 1 MiB.
const HEADS: RangeInclusive<i64> = 8_192..=1_048_576;

fn ranged(range: RangeInclusive<i64>) -> RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(range)
}

#[derive(Group, Debug, PartialEq, Eq)]
#[command(next_help_heading = "limits")]
pub(crate) struct LimitOptions {
    #[arg(long, value_name = "N", default_value = "20000", value_parser = ranged(PLACES), allow_negative_numbers = true)]
    pub max_connections: u32,
    #[arg(long, value_name = "N", default_value = "1024", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub max_connections_per_address: u32,
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = ranged(SECONDS), allow_negative_numbers = true)]
    pub header_timeout: u32,
    #[arg(long, value_name = "SECONDS", default_value = "75", value_parser = ranged(SECONDS), allow_negative_numbers = true)]
    pub idle_timeout: u32,
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = ranged(SECONDS), allow_negative_numbers = true)]
    pub write_timeout: u32,
    #[arg(long, value_name = "BYTES", default_value = "65536", value_parser = ranged(HEADS), allow_negative_numbers = true)]
    pub max_header_size: u32,
    #[arg(long, value_name = "N", default_value = "300", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub games_per_hour: u32,
    #[arg(long, value_name = "N", default_value = "300", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub heavy_requests_per_minute: u32,
    #[arg(long, value_name = "N", default_value = "500", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub sockets_per_game: u32,
    #[arg(long, value_name = "N", default_value = "512", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub sockets_per_address: u32,
    #[arg(long, value_name = "N", default_value = "20", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub messages_per_second: u32,
    #[arg(long, value_name = "BYTES", default_value = "131072", value_parser = ranged(COUNTS), allow_negative_numbers = true)]
    pub bytes_per_second: u32,
    #[arg(long, value_name = "BYTES", default_value = "16384", value_parser = ranged(MESSAGES), allow_negative_numbers = true)]
    pub max_message: u32,
}

/// What an option of these takes; none for other options.
pub(crate) fn range_of(option: &str) -> Option<RangeInclusive<i64>> {
    Some(match option.strip_prefix("--")? {
        "max-connections" => PLACES,
        "header-timeout" | "idle-timeout" | "write-timeout" => SECONDS,
        "max-header-size" => HEADS,
        "max-message" => MESSAGES,
        "max-connections-per-address" | "games-per-hour" | "heavy-requests-per-minute" | "sockets-per-game" => COUNTS,
        "sockets-per-address" | "messages-per-second" | "bytes-per-second" => COUNTS,
        _ => return None,
    })
}

impl LimitOptions {
    /// What the server is told.
    pub fn limits(&self) -> Limits {
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        Limits {
            max_connections: self.max_connections as usize,
            max_connections_per_address: self.max_connections_per_address as usize,
            header_timeout: seconds(self.header_timeout),
            idle_timeout: seconds(self.idle_timeout),
            write_timeout: seconds(self.write_timeout),
            max_header_bytes: self.max_header_size as usize,
            games_per_hour: self.games_per_hour,
            heavy_requests_per_minute: self.heavy_requests_per_minute,
            sockets_per_game: self.sockets_per_game as usize,
            sockets_per_address: self.sockets_per_address as usize,
            messages_per_second: self.messages_per_second,
            bytes_per_second: self.bytes_per_second,
            max_message: self.max_message as usize,
            ..Limits::default()
        }
    }
}
