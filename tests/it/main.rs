//! The program as its users call it: every command as a function, and a few times as the real program.

mod apply;
mod backup;
mod bad_input;
mod cases;
mod computer;
mod cost;
mod data_folder;
mod kill;
mod lists;
mod load;
mod logged;
mod pictures;
mod play;
mod post;
mod program;
mod rules_links;
mod rules_pages;
mod rules_stone_chess;
mod rules_tammashil;
mod run;
mod serve;
mod server;
mod show;
mod verify;
mod watchers;
