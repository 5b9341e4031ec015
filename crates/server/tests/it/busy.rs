//! Requests that take long fill their own pool: what is too much is refused with a sentence, everything else goes on.

use crate::house::{House, seq};
use skazka_core::{Catalogue, Discipline, FamilyAdapter, Fault, Settings, Symbol, TypedFamily};
use skazka_testkit::FirstLegal;
use skazka_testkit::duel::{Duel, DuelGame};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use tokio::task::JoinHandle;

/// Whether rules are read at all; until then whoever reads them waits.
static OPEN: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// The duel with rules that take as long as the test wants.
struct SlowGame;

impl TypedFamily for SlowGame {
    type Position = Duel;
    const NAME: &'static str = "slow";
    const RULES: u32 = DuelGame::RULES;

    fn disciplines() -> Vec<Discipline> {
        DuelGame::disciplines().into_iter().map(|one| Discipline { name: "slow/plain".to_owned(), ..one }).collect()
    }

    fn rules(_: &str, settings: &Settings) -> Result<(), Fault> {
        WAITING.fetch_add(1, Ordering::SeqCst);
        let (open, news) = &OPEN;
        drop(news.wait_while(open.lock().expect("no panic"), |open| !*open));
        DuelGame::rules("plain", settings)
    }

    fn settings(rules: &()) -> Settings {
        DuelGame::settings(rules)
    }

    fn symbols() -> Vec<Symbol> {
        DuelGame::symbols()
    }

    fn showcase() -> (&'static str, Settings, &'static str) {
        DuelGame::showcase()
    }
}

/// More than run and wait in the pool of pages.
const REQUESTS: usize = 300;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_is_refused_while_moves_are_made() {
    let duel = Box::new(FamilyAdapter::<DuelGame, _>::new(FirstLegal));
    let slow = Box::new(FamilyAdapter::<SlowGame, _>::new(FirstLegal));
    let house = House::of(Catalogue::new(vec![duel, slow])).await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let mut page = owner.open(&id).await;
    page.state().await;
    page.set_up("@b2", "@c3").await;
    let ask = |_| {
        let mut browser = house.browser();
        tokio::spawn(async move { browser.get("/preview/slow/plain").await })
    };
    let asked: Vec<_> = (0..REQUESTS).map(ask).collect();
    let (mut refused, mut waiting) = (0, asked);
    while refused == 0 {
        let (done, more): (Vec<_>, Vec<_>) = waiting.into_iter().partition(JoinHandle::is_finished);
        for one in done {
            let answer = one.await.expect("an answer");
            assert_eq!((answer.status, answer.header("retry-after")), (503, Some("3")));
            assert!(answer.words().contains("Too much is going on here"), "{}", answer.words());
            refused += 1;
        }
        waiting = more;
        tokio::task::yield_now().await;
    }
    let cores = std::thread::available_parallelism().expect("a number").get();
    assert!(WAITING.load(Ordering::SeqCst) <= cores, "each that runs has a core");
    assert_eq!(house.browser().get("/healthz").await.status, 200);
    let state = page.act(0, "b2-b3", 2).await;
    assert_eq!((state["t"].as_str(), seq(&state)), (Some("state"), 3), "moves are made meanwhile");
    *OPEN.0.lock().expect("no panic") = true;
    OPEN.1.notify_all();
    for one in waiting {
        let status = one.await.expect("an answer").status;
        assert!(status == 200 || status == 503, "{status}");
    }
    assert_eq!(house.browser().get("/preview/slow/plain").await.status, 200, "the pool is free again");
}
