//! `skazka post`: a recorded game as it is posted where people play it by hand.

use super::files;
use super::opened::Opened;
use crate::Surroundings;
use crate::args::Post;
use crate::failure::CliError;
use skazka_core::text;

pub(super) fn run(args: &Post, surroundings: Surroundings) -> Result<(), CliError> {
    let Surroundings { catalogue, language, mut streams } = surroundings;
    let name = args.record.as_os_str();
    let record = files::record(name, &catalogue, language, &mut streams)?;
    let opened = Opened::record(&catalogue, &record).map_err(|why| files::inside(name, why.text()))?;
    let poster = opened.family.poster().ok_or_else(|| text!("cli-error-no-posts", game = &opened.discipline.name))?;
    let post = poster(&record, args.link.as_deref()).map_err(|why| files::inside(name, why.0))?;
    let written = if args.last {
        post.last.ok_or_else(|| files::inside(name, text!("cli-error-no-last")))? + "\n"
    } else {
        post.said(|line| language.say(line))
    };
    files::write(args.output.as_deref(), written.as_bytes(), &mut streams)
}
