//! Compiles the crate anew when a locale file is added: the loader's macro notices changed files only.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
    println!("cargo::rerun-if-changed=../../locales/en");
    println!("cargo::rerun-if-changed=../../locales/ru");
}
