//! Chores of the project.

mod arena;

fn main() -> anyhow::Result<()> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    match args.split_first() {
        Some((name, rest)) if name == "arena" => arena::run(rest),
        _ => anyhow::bail!("expected a chore: arena"),
    }
}
