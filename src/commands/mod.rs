//! What each command does, one module a command.

mod apply;
mod backup;
mod files;
mod games;
mod legal;
mod manual;
mod opened;
mod perft;
mod play;
mod post;
mod restore;
mod runtime;
mod serve;
mod show;
mod verify;

use crate::Surroundings;
use crate::args::Command;
use crate::failure::CliError;

/// Runs one command.
pub(crate) fn run(command: Command, surroundings: Surroundings) -> Result<(), CliError> {
    match command {
        Command::Serve(args) => serve::run(args, surroundings),
        Command::Backup(args) => backup::run(&args, surroundings),
        Command::Restore(args) => restore::run(&args, surroundings),
        Command::Play(args) => play::run(args, surroundings),
        Command::Games(args) => games::run(&args, surroundings),
        Command::Show(args) => show::run(&args, surroundings),
        Command::Post(args) => post::run(&args, surroundings),
        Command::Legal(args) => legal::run(&args, surroundings),
        Command::Apply(args) => apply::run(&args, surroundings),
        Command::Perft(args) => perft::run(&args, surroundings),
        Command::Verify(args) => verify::run(&args, surroundings),
        Command::Completions(args) => manual::completions(&args, surroundings),
        Command::Man(args) => manual::man(&args, surroundings),
    }
}
