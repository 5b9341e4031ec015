//! The one definition of the command line.
//!
//! What a person reads about it is in `locales/*/cli.ftl` and joined by `help.rs`: the message of a command is
//! `cli-about-COMMAND`, that of an argument `cli-arg-NAME`. (Doc comments here would become help texts of one language.)

mod limits;

pub(crate) use limits::{LimitOptions, range_of};

use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use skazka_server::{PublicUrl, TrustedProxy};
use std::ffi::OsString;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

#[derive(Parser)]
#[command(name = "skazka", version)]
pub(crate) struct Args {
    // Looked for before anything else, by `help::language`; here so that it is known and explained.
    #[arg(long, global = true, value_name = "ru|en", value_parser = ["ru", "en"])]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    Backup(Backup),
    Restore(Restore),
    Play(Play),
    Games(Games),
    Show(Show),
    Post(Post),
    Legal(Legal),
    Apply(Apply),
    Perft(Perft),
    Verify(Verify),
    Completions(Completions),
    Man(Man),
}

/// Every option has a default, so that nothing said is `serve`.
impl Default for Command {
    fn default() -> Command {
        Args::parse_from(["skazka", "serve"]).command.unwrap_or_else(|| unreachable!("serve was said"))
    }
}

#[derive(Group)]
pub(crate) struct Serve {
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:7878")]
    pub address: SocketAddr,
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[arg(long)]
    pub new_key: bool,
    #[arg(long)]
    pub open: bool,
    #[command(flatten)]
    pub network: Network,
    #[command(flatten)]
    pub limits: LimitOptions,
}

// Where the server is reached, and by whom.
#[derive(Group, Debug, PartialEq, Eq)]
#[command(next_help_heading = "network")]
pub(crate) struct Network {
    #[arg(long, value_name = "URL")]
    pub public_url: Vec<PublicUrl>,
    #[arg(long = "trusted-proxy", value_name = "IP[/BITS]")]
    pub trusted_proxies: Vec<TrustedProxy>,
    #[arg(long, value_name = "IP:PORT")]
    pub metrics: Option<SocketAddr>,
}

// All games and their key, in one file.
#[derive(Group)]
pub(crate) struct Backup {
    #[arg(value_name = "FILE")]
    pub backup: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[arg(long = "force")]
    pub overwrite: bool,
}

// The same back again.
#[derive(Group)]
pub(crate) struct Restore {
    #[arg(value_name = "FILE")]
    pub backup: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[arg(long = "force")]
    pub regardless: bool,
}

// A discipline with its options, and a position of it.
#[derive(Group)]
pub(crate) struct Chosen {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: Setting,
}

// Options and a position.
#[derive(Group)]
pub(crate) struct Setting {
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
}

// Shuffles what lies hidden at the start.
#[derive(Group)]
pub(crate) struct Shuffle {
    #[arg(long = "seed", value_name = "N", conflicts_with = "position")]
    pub shuffle: Option<u64>,
}

#[derive(Group)]
pub(crate) struct Games {
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub(crate) struct Show {
    #[arg(value_name = "GAME|RECORD")]
    pub subject: OsString,
    #[command(flatten)]
    pub setting: Setting,
    #[command(flatten)]
    pub shuffle: Shuffle,
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "THEME", default_value = "light")]
    pub theme: Theme,
    #[arg(long, value_name = "SEAT")]
    pub from: Option<String>,
    #[arg(long)]
    pub letters: bool,
    #[arg(long = "overlay", value_name = "NAME")]
    pub overlays: Vec<String>,
    #[arg(long, value_name = "PIXELS", default_value_t = 720, allow_negative_numbers = true,
        value_parser = clap::value_parser!(u32).range(i64::from(skazka_render::NARROWEST)..=i64::from(skazka_render::WIDEST)))]
    pub width: u32,
}

// A game written for posting where it is played by hand.
#[derive(Group)]
pub(crate) struct Post {
    #[arg(value_name = "RECORD")]
    pub record: OsString,
    #[arg(long, value_name = "ADDRESS")]
    pub link: Option<String>,
    #[arg(long)]
    pub last: bool,
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Text,
    Position,
    Svg,
    Png,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

/// How deep sequences are counted: no count of more is ever waited for.
pub(crate) const DEPTHS: RangeInclusive<i64> = 0..=99;

#[derive(Group)]
pub(crate) struct Legal {
    #[command(flatten)]
    pub chosen: Chosen,
    #[command(flatten)]
    pub shuffle: Shuffle,
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub(crate) struct Apply {
    #[command(flatten)]
    pub chosen: Chosen,
    #[command(flatten)]
    pub shuffle: Shuffle,
    #[arg(long, value_name = "DRAWN,...", value_delimiter = ',')]
    pub chance: Vec<String>,
    #[arg(value_name = "ACTION", required_unless_present = "chance")]
    pub actions: Vec<String>,
}

#[derive(Group)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(DEPTHS))]
    pub depth: u32,
    #[command(flatten)]
    pub shuffle: Shuffle,
    #[arg(long, value_name = "DRAWN,...", value_delimiter = ',')]
    pub chance: Vec<String>,
    #[arg(long)]
    pub divide: bool,
}

#[derive(Group)]
pub(crate) struct Play {
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "SEAT", conflicts_with = "people")]
    pub seat: Option<String>,
    #[arg(long)]
    pub people: bool,
    #[arg(long, value_name = "N", conflicts_with = "people")]
    pub level: Option<u8>,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[arg(long = "output", short = 'o', value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Group)]
pub(crate) struct Verify {
    #[arg(value_name = "RECORD")]
    pub record: OsString,
}

#[derive(Group)]
pub(crate) struct Completions {
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

#[derive(Group)]
pub(crate) struct Man {
    #[arg(value_name = "COMMAND")]
    pub page: Option<String>,
    #[arg(long = "dir", value_name = "DIR", conflicts_with = "page")]
    pub pages: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_server::Limits;
    use skazka_words::Language;

    #[test]
    fn no_command_means_serve_as_it_stands() {
        let Command::Serve(usual) = Command::default() else { panic!("serve") };
        assert!(Args::parse_from(["skazka"]).command.is_none());
        assert_eq!(usual.address, SocketAddr::from(([127, 0, 0, 1], 7878)));
        assert_eq!((usual.data, usual.open, usual.new_key, usual.network.metrics), (None, false, false, None));
        assert_eq!(usual.limits.limits(), Limits::default());
    }

    /// The help of each limit says its default, which is the server's.
    #[test]
    fn defaults_are_told() {
        for language in Language::ALL {
            let command = crate::help::command(language);
            let serve = command.find_subcommand("serve").expect("serve");
            let mut limits = 0;
            for arg in
                serve.get_arguments().filter(|arg| range_of(&format!("--{}", arg.get_id()).replace('_', "-")).is_some())
            {
                let default = arg.get_default_values()[0].to_string_lossy().into_owned();
                let help = arg.get_help().expect("a help").to_string();
                assert!(help.contains(&format!(" {default})")) || help.contains(&format!(" {default};")), "{help}");
                limits += 1;
            }
            assert_eq!(limits, 13);
        }
    }
}
