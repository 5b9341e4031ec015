//! `cargo xtask bench server`: a real server under load, see [`xtask::load`].

mod options;
mod report;
mod verdict;

pub use options::Options;

use anyhow::{Context, Result, bail, ensure};
use report::Report;
use skazka_core::{Catalogue, FamilyAdapter};
use skazka_dumaraj::DumaRaj;
use skazka_search::{AlphaBeta, BestReply, TurnPlanner};
use skazka_stone_chess::StoneChess;
use skazka_tammashil::Tammashil;
use std::path::PathBuf;
use tokio::task::LocalSet;
use xtask::load::{self, Crowd, Kind, Target, Wanted};

/// So many different random games are played, each by many.
const SCRIPTS: usize = 64;

/// Where a server comes from.
enum Source {
    Program(PathBuf),
    Running(std::net::SocketAddr),
}

/// A server to be measured, and what it is called in tables.
struct Candidate {
    name: String,
    source: Source,
}

impl Candidate {
    /// Each load meets a server of its own that was just started, unless one runs already.
    fn target(&self) -> Result<Target> {
        match &self.source {
            Source::Program(program) => Target::start(program),
            Source::Running(address) => Target::running(*address),
        }
    }
}

/// Runs the chore until it is done or interrupted; servers that it started end with it.
pub fn run(options: &Options) -> Result<()> {
    options.check()?;
    let most = load::raise()?;
    let candidates = candidates(options)?;
    println!("limit of open files: {most}; cores: {}", verdict::cores());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::default();
    let done = runtime.block_on(LocalSet::new().run_until(async {
        tokio::select! {
            done = measure(options, &candidates, &mut report) => done,
            why = interrupted() => why,
        }
    }));
    // What was found before an interruption or a failure is worth keeping.
    options.json.as_deref().map_or(Ok(()), |file| report.write(file)).and(done)
}

async fn measure(options: &Options, candidates: &[Candidate], report: &mut Report) -> Result<()> {
    let catalogue = catalogue();
    match (options.idle(), options.besides()) {
        (Some(count), _) => idle(options, candidates, &catalogue, count, report).await,
        (None, Some(besides)) => beside(options, candidates, &catalogue, besides, report).await,
        (None, None) => {
            for name in options.games() {
                rise(options, candidates, &scripted(options, &catalogue, name)?, report).await?;
            }
            Ok(())
        }
    }
}

/// More and more players of one game, until the servers do not keep up; they take turns.
async fn rise(options: &Options, candidates: &[Candidate], kind: &Kind, report: &mut Report) -> Result<()> {
    println!("\n{}, a move of each player every {:?}", kind.name, options.timing().period);
    report::print_heads();
    let mut going: Vec<&Candidate> = candidates.iter().collect();
    for players in options.steps(kind) {
        let mut held = Vec::new();
        for candidate in going {
            let target = candidate.target()?;
            let found = load::stage(&target, kind, players, &options.timing(), options.packing()).await;
            if report.add_load(&candidate.name, &kind.name, players, found, options.until_p99) {
                held.push(candidate);
            }
        }
        going = held;
    }
    Ok(())
}

async fn idle(
    options: &Options,
    candidates: &[Candidate],
    catalogue: &Catalogue,
    count: usize,
    report: &mut Report,
) -> Result<()> {
    report::print_idle_heads(count);
    for name in options.games() {
        let kind = Kind::find(catalogue, name)?;
        for candidate in candidates {
            let found = load::idle(&candidate.target()?, &kind, count, options.packing()).await?;
            report.add_idle(&candidate.name, name, found);
        }
    }
    Ok(())
}

async fn beside(
    options: &Options,
    candidates: &[Candidate],
    catalogue: &Catalogue,
    besides: load::Besides,
    report: &mut Report,
) -> Result<()> {
    let measured = scripted(options, catalogue, options::MEASURED)?;
    report::print_beside_heads(&measured.name);
    for name in options.games() {
        let crowd = Crowd { kind: Kind::find(catalogue, name)?, besides, packing: options.packing() };
        for candidate in candidates {
            let target = candidate.target()?;
            let found = crowd.compare(&target, &measured, options.neighbours(), &options.timing()).await?;
            report.add_compared(&candidate.name, name, found);
        }
    }
    Ok(())
}

/// A game with random games to be played, long enough for the time.
fn scripted(options: &Options, catalogue: &Catalogue, name: &str) -> Result<Kind> {
    let kind = Kind::find(catalogue, name)?;
    let timing = options.timing();
    let length = timing.moves(kind.interval(timing.period));
    let wanted = Wanted { count: SCRIPTS, length, opening: options.opening(), seed: options.seed };
    kind.with_scripts(catalogue, &wanted)
}

/// The servers asked for; without that the one of this checkout.
fn candidates(options: &Options) -> Result<Vec<Candidate>> {
    if let Some(address) = options.address {
        return Ok(vec![Candidate { name: address.to_string(), source: Source::Running(address) }]);
    }
    let programs = match options.binary.is_empty() {
        true => vec![load::build(&crate::step::root())?],
        false => options.binary.clone(),
    };
    let named = |(number, program): (usize, PathBuf)| {
        ensure!(program.is_file(), "there is no program {}", program.display());
        let letter = char::from(b'A' + u8::try_from(number).context("too many programs")?);
        println!("{letter}: {}", program.display());
        Ok(Candidate { name: letter.to_string(), source: Source::Program(program) })
    };
    programs.into_iter().enumerate().map(named).collect()
}

/// Every game, as the server lists them.
fn catalogue() -> Catalogue {
    Catalogue::new(vec![
        Box::new(FamilyAdapter::<DumaRaj, AlphaBeta>::new(AlphaBeta)),
        Box::new(FamilyAdapter::<Tammashil, TurnPlanner>::new(TurnPlanner)),
        Box::new(FamilyAdapter::<StoneChess, BestReply>::new(BestReply)),
    ])
}

/// Fails on Ctrl-C or SIGTERM.
async fn interrupted() -> Result<()> {
    let terminated = async {
        #[cfg(unix)]
        if let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            signal.recv().await;
            return;
        }
        std::future::pending().await
    };
    tokio::select! {
        heard = tokio::signal::ctrl_c() => heard?,
        () = terminated => {}
    }
    bail!("interrupted")
}
