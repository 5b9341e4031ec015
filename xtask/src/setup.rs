//! What the tests need besides Rust: brought in where that is possible, named where it is not.

use crate::step::{self, works};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// Something the tests need.
struct Need {
    what: &'static str,
    there: fn() -> bool,
    /// Debian packages that bring it.
    packages: &'static [&'static str],
    /// Where else it comes from.
    elsewhere: &'static str,
}

const NEEDS: [Need; 3] = [
    Need {
        what: "a C++ compiler (for fuzzing)",
        there: || works("c++", &["--version"]),
        packages: &["g++"],
        elsewhere: "install g++ or clang",
    },
    Need {
        what: "Node.js 20 or later with npm",
        there: || node_version().is_some_and(|major| major >= 20) && works("npm", &["--version"]),
        packages: &["nodejs", "npm"],
        elsewhere: "install it from your system's packages or nodejs.org",
    },
    Need {
        what: "Chromium",
        there: || chromium().is_some(),
        packages: &["chromium"],
        elsewhere: "install Chromium or Chrome, or name its program in the variable CHROMIUM",
    },
];

/// The browser to test with: the variable CHROMIUM, or one of the usual places.
pub fn chromium() -> Option<PathBuf> {
    let told = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
    told.into_iter().chain(usual).find(|path| path.is_file())
}

fn node_version() -> Option<u32> {
    let said = std::process::Command::new("node").arg("--version").output().ok()?;
    String::from_utf8_lossy(&said.stdout).trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Brings in what is missing.
///
/// # Errors
/// With everything that is missing still, and how to get it.
pub fn system() -> Result<()> {
    let missing = || NEEDS.iter().filter(|need| !(need.there)());
    let packages: Vec<_> = missing().flat_map(|need| need.packages).copied().collect();
    if !packages.is_empty()
        && is_root()
        && Path::new("/etc/debian_version").exists()
        && works("apt-get", &["--version"])
    {
        println!("Installing {}", packages.join(" "));
        apt(&["update"])?;
        apt(&[&["install", "--yes", "--no-install-recommends"][..], &packages].concat())?;
    }
    let still: Vec<_> = missing().map(|need| format!("- {}: {}", need.what, need.elsewhere)).collect();
    if !still.is_empty() {
        bail!("Missing for the tests:\n{}", still.join("\n"));
    }
    Ok(())
}

fn apt(args: &[&str]) -> Result<()> {
    let mut command = step::command(".", "apt-get", args);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    let (done, _) = step::run(command)?;
    if !done {
        eprintln!("apt-get {} failed", args.join(" "));
    }
    Ok(())
}

fn is_root() -> bool {
    let said = std::process::Command::new("id").arg("-u").output();
    said.is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

/// Installs cargo-fuzz if it is missing.
///
/// # Errors
/// When that fails.
pub fn cargo_fuzz() -> Result<()> {
    const VERSION: &str = "0.13.1";
    if works("cargo", &["fuzz", "--version"]) {
        return Ok(());
    }
    for locked in [&["--locked"][..], &[]] {
        let args = [&["install", "cargo-fuzz", "--version", VERSION][..], locked].concat();
        if step::run(step::command(".", "cargo", &args))?.0 {
            return Ok(());
        }
    }
    bail!("cargo-fuzz {VERSION} cannot be installed; try: cargo install cargo-fuzz")
}
