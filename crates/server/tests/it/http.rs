//! Pages, forms, exports and errors over HTTP.

use crate::house::{Browser, House, seq, written};
use serde_json::{Value, json};

async fn begun(house: &House) -> (Browser, String) {
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    owner.open(&id).await.set_up("@b2", "@c3").await;
    (owner, id)
}

#[tokio::test]
async fn every_page_reads_in_both_languages() {
    let house = House::open().await;
    let (owner, id) = begun(&house).await;
    for (language, code) in [("en", "lang=\"en\""), ("ru", "lang=\"ru\"")] {
        let mut browser = owner.clone().speaking(language);
        for path in ["/", "/new/duel/plain", &format!("/{id}"), &format!("/{id}/1"), "/nothing/is/here/at/all"] {
            let words = browser.get(path).await.words();
            assert!(words.starts_with("<!DOCTYPE html>") && words.contains(code), "{path}: {words}");
            assert!(!words.contains("<script>") && !words.contains(" style="), "{path}: nothing inline");
        }
    }
}

/// Whoever plays all the seats here is not asked for one of them.
#[tokio::test]
async fn a_seat_is_asked_for_where_the_computer_has_the_other() {
    let house = House::open().await;
    let mut browser = house.browser();
    let asked = |form: String| {
        let (_, asks) = form.split_once("data-for=\"others\"").expect("the question");
        !asks.split_once('>').expect("its end").0.contains("hidden")
    };
    assert!(asked(browser.get("/new/duel/plain").await.words()));
    assert!(!asked(browser.get("/new/duel/plain?others=here").await.words()));
    assert!(asked(browser.get("/new/duel/plain?others=1").await.words()));
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let house = House::open().await;
    let mut browser = house.browser();
    for path in ["/", "/nothing/is/here/at/all", "/healthz", "/aaaaaaaa/socket"] {
        let answer = browser.get(path).await;
        assert!(answer.header("content-security-policy").is_some_and(|value| value.starts_with("default-src 'self'")));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("private, no-cache"), "{path}");
    }
}

#[tokio::test]
async fn the_server_tells_that_it_is_well() {
    let house = House::open().await;
    assert_eq!(house.browser().get("/healthz").await.words(), "ok\n");
}

#[tokio::test]
async fn errors_have_the_right_status_and_one_sentence() {
    let house = House::open().await;
    let mut browser = house.browser();
    let expected = [
        ("GET", "/nothing/is/here/at/all", 404, "There is no page at this address."),
        ("GET", "/aaaaaaaa", 404, "There is no game at this address."),
        ("GET", "/not-an-id", 404, "There is no page at this address."),
        ("GET", "/new/duel/nothing", 404, "There is no game “duel/nothing”"),
        ("GET", "/export/aaaaaaaa.svg", 404, "There is no game at this address."),
        ("GET", "/diagram/duel/plain.gif", 404, "There is no page at this address."),
        ("GET", "/diagram/duel/plain.svg?position=nonsense", 422, "nonsense"),
        ("GET", "/diagram/duel/plain.svg?theme=pink", 422, "it takes light, dark"),
        ("GET", "/diagram/duel/plain.svg?turn=x", 422, "is not a number"),
        ("GET", "/diagram/duel/plain.svg?colour=x", 422, "means nothing"),
        ("GET", "/diagram/duel/plain.svg?set=size", 422, "write key=value"),
        ("DELETE", "/healthz", 405, "does not take requests of that kind"),
        ("GET", "/aaaaaaaa?ply=-1", 400, "The request cannot be read."),
    ];
    for (method, path, status, sentence) in expected {
        let page = browser.request(method, path, &[("Accept", "text/html")], b"").await;
        assert_eq!(page.status, status, "{method} {path}");
        assert!(page.words().contains(&sentence.replace('"', "&quot;")), "{path}: {}", page.words());
        let data = browser.request(method, path, &[("Accept", "application/json")], b"").await;
        let data: Value = serde_json::from_slice(&data.body).expect("JSON");
        assert_eq!(data["status"], json!(status));
        assert!(data["error"].as_str().is_some_and(|error| error.contains(sentence)), "{path}: {data}");
    }
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let house = House::open().await;
    let (mut owner, id) = begun(&house).await;
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    let large = [b"seat=0&seq=2&action=".as_slice(), &vec![b'x'; 70_000]].concat();
    type Sent<'a> = (&'a [(&'a str, &'a str)], &'a [u8], u16);
    let bodies: [Sent; 5] = [
        (&[form], &large, 413),
        (&[form], b"seat=many&seq=2", 422),
        (&[form], b"seat=0&seq=2&action=%ff%fe", 422),
        (&[form], b"\xff\xfe\x00", 400),
        (&[], b"seat=0", 415),
    ];
    for (headers, body, status) in bodies {
        let answer = owner.request("POST", &format!("/{id}/act"), headers, body).await;
        assert_eq!(answer.status, status, "{}", String::from_utf8_lossy(&body[..body.len().min(40)]));
        assert!(answer.words().contains("<h1"), "{status}: {}", answer.words());
    }
    assert_eq!(owner.post(&format!("/{id}/fly"), "seat=0").await.status, 404);
    assert_eq!(seq(&owner.open(&id).await.state().await), 2);
}

#[tokio::test]
async fn a_game_is_played_without_script() {
    let house = House::open().await;
    let mut owner = house.browser();
    let id = owner.begin("others=here").await;
    let act = format!("/{id}/act");
    for (form, to) in [
        ("seat=0&seq=0&action=%40b2", format!("/{id}?viewpoint=0")),
        ("seat=1&seq=0&action=%40c3", format!("/{id}?viewpoint=1")),
        ("seat=0&seq=2&action=+b2-b3+", format!("/{id}")),
    ] {
        let answer = owner.post(&act, form).await;
        assert_eq!((answer.status, answer.header("location")), (303, Some(to.as_str())), "{}", answer.words());
    }
    let state = owner.open(&id).await.state().await;
    assert_eq!(written(&state), ["@b2", "@c3", "b2-b3"]);
    let page = owner.get(&format!("/{id}?ply=2")).await.words();
    assert!(page.contains("b2-b3") && page.contains("North to move"), "{page}");
}

#[tokio::test]
async fn a_form_sent_twice_or_by_a_stranger_is_refused_on_the_games_page() {
    let house = House::open().await;
    let (mut owner, id) = begun(&house).await;
    let act = format!("/{id}/act");
    assert_eq!(owner.post(&act, "seat=0&seq=2&action=b2-b3").await.status, 303);
    let again = owner.post(&act, "seat=0&seq=2&action=b2-b3").await;
    assert_eq!(again.status, 409);
    assert!(again.words().contains("moved on meanwhile") && again.words().contains("North to move"));
    let wrong = owner.post(&act, "seat=1&seq=3&action=c3-a1").await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.words().contains("c3-a1"));
    let stranger = house.browser().post(&act, "seat=1&seq=3&action=c3-c2").await;
    assert_eq!(stranger.status, 403);
    assert_eq!(seq(&owner.open(&id).await.state().await), 3);
}

#[tokio::test]
async fn forms_of_other_sites_are_turned_away() {
    let house = House::open().await;
    let (mut owner, id) = begun(&house).await;
    let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", "http://example.org")];
    let answer = owner.request("POST", &format!("/{id}/resign"), &headers, b"seat=0&seq=2").await;
    assert_eq!(answer.status, 403);
    assert_eq!(owner.open(&id).await.state().await["outcome"], Value::Null);
}

#[tokio::test]
async fn a_browser_gets_one_name_and_it_cannot_be_forged() {
    let house = House::open().await;
    let mut owner = house.browser();
    let answer = owner.post("/new/duel/plain", "others=here").await;
    let cookie = answer.header("set-cookie").expect("a name").to_owned();
    for part in ["skazka=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let second = owner.post("/new/duel/plain", "others=here").await;
    assert_eq!(second.header("set-cookie"), None);
    let id = second.header("location").expect("a game").trim_start_matches('/').to_owned();
    let value = cookie.split(';').next().expect("a value");
    let last = if value.ends_with('x') { "y" } else { "x" };
    let forged = format!("{}{last}", &value[..value.len() - 1]);
    let mut forger = house.browser();
    let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", forged.as_str())];
    assert_eq!(forger.request("POST", &format!("/{id}/resign"), &headers, b"seat=0&seq=0").await.status, 403);
    let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", value)];
    assert_eq!(forger.request("POST", &format!("/{id}/resign"), &headers, b"seat=0&seq=0").await.status, 303);
}

#[tokio::test]
async fn options_that_do_not_fit_give_the_form_back_with_the_reason() {
    let house = House::open().await;
    let answer = house.browser().post("/new/duel/plain", "others=here&size=7").await;
    assert_eq!(answer.status, 422);
    assert!(answer.words().contains("<form") && answer.words().contains("size"));
    let unknown = house.browser().post("/new/duel/plain", "others=9").await;
    assert_eq!(unknown.status, 422);
    let preview = house.browser().get("/preview/duel/plain?mine=1&others=here").await.words();
    assert!(preview.contains("<svg") && !preview.contains("<html"));
}

#[tokio::test]
async fn a_seat_by_lot_is_sometimes_each() {
    let house = House::open().await;
    let mut owner = house.browser();
    let mut held = [false; 2];
    for _ in 0..64 {
        let id = owner.begin("others=1&mine=lot").await;
        let state = owner.open(&id).await.state().await;
        held[state["controlled_seats"][0].as_u64().expect("a seat") as usize] = true;
        if held == [true; 2] {
            return;
        }
    }
    panic!("64 lots fell the same way");
}

#[tokio::test]
async fn a_new_game_like_this_one_is_whoever_asks_for_its() {
    let house = House::open().await;
    let (_, id) = begun(&house).await;
    let mut stranger = house.browser();
    let answer = stranger.post(&format!("/{id}/again"), "").await;
    let new = answer.header("location").expect("a game").trim_start_matches('/').to_owned();
    assert_ne!(new, id);
    assert_eq!(stranger.open(&new).await.state().await["controlled_seats"], json!([0, 1]));
}

#[tokio::test]
async fn records_go_out_and_come_in_again() {
    let house = House::open().await;
    let (mut owner, id) = begun(&house).await;
    let mut page = owner.open(&id).await;
    page.act(0, "b2-b3", 2).await;
    owner.post(&format!("/{id}/resign"), "seat=1&seq=3").await;
    let record = owner.get(&format!("/export/{id}")).await;
    assert_eq!(record.header("content-type"), Some("text/plain; charset=utf-8"));
    let record = record.words();
    for part in ["[Game \"duel/plain\"]", "[Termination \"resignation\"]", "[South \"?\"]", "@b2 @c3", "b2-b3", "1-2"] {
        assert!(record.contains(part), "{part} in {record}");
    }
    let json = owner.request("GET", &format!("/export/{id}"), &[("Accept", "application/json")], b"").await;
    let json: Value = serde_json::from_slice(&json.body).expect("JSON");
    assert_eq!((&json["result"], json["moves"].as_array().map(Vec::len)), (&json!("1-2"), Some(3)));
    let encoded: String = record.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let mut importer = house.browser();
    let answer = importer.post("/import", &format!("record={encoded}")).await;
    let copy =
        answer.header("location").unwrap_or_else(|| panic!("{}", answer.words())).trim_start_matches('/').to_owned();
    let state = importer.open(&copy).await.state().await;
    assert_eq!((written(&state), &state["outcome"]["places"]), (vec!["@b2", "@c3", "b2-b3"], &json!([1, 2])));
}

#[tokio::test]
async fn other_notations_come_in_with_what_was_noticed_and_go_out_as_posts() {
    let house = House::open().await;
    let mut importer = house.browser();
    let page = importer.post("/import", "record=telegram%20@b2%20@c3%20stop%20b2-b3").await;
    assert_eq!(page.status, 200);
    let words = page.words();
    assert!(words.contains("<li>a stop</li>"), "{words}");
    let id = words.split("a class=\"main\" href=\"/").nth(1).and_then(|rest| rest.split('"').next()).expect("the game");
    let state = importer.open(id).await.state().await;
    assert_eq!(written(&state), ["@b2", "@c3", "b2-b3"]);
    let post = importer.get(&format!("/export/{id}.post")).await;
    assert_eq!(post.header("content-type"), Some("text/plain; charset=utf-8"));
    let (telegram, link) =
        post.words().split_once('\n').map(|(one, two)| (one.to_owned(), two.to_owned())).expect("two");
    assert_eq!(telegram, "telegram @b2 @c3 b2-b3");
    assert!(link.starts_with("http://") && link.trim_end().ends_with(id), "{link}");
    assert!(importer.get(&format!("/{id}")).await.words().contains(&format!("/export/{id}.post")));
    assert_eq!(importer.get("/export/AAAAAAAA.post").await.status, 404);
    let refused = importer.post("/import", "record=telegram%20war").await;
    assert!(refused.status == 422 && refused.words().contains("no war"), "{}", refused.words());
}

#[tokio::test]
async fn a_bad_record_is_refused_with_the_move_and_the_reason() {
    let house = House::open().await;
    let record = "[Game%20%22duel/plain%22]%0a%0a@b2%20@c3%20b2-b3%20c3-a1%20*";
    let answer = house.browser().post("/import", &format!("record={record}")).await;
    assert_eq!(answer.status, 422);
    assert!(answer.words().contains("c3-a1"), "{}", answer.words());
    let long = format!("record={}", "x".repeat(2 << 20));
    assert_eq!(house.browser().post("/import", &long).await.status, 413);
}

#[tokio::test]
async fn drawings_of_any_point_can_be_taken_away() {
    let house = House::open().await;
    let (mut owner, id) = begun(&house).await;
    let svg = owner.get(&format!("/export/{id}.svg?ply=2&theme=dark&letters=yes&turn=1")).await;
    assert_eq!((svg.status, svg.header("content-type")), (200, Some("image/svg+xml")));
    assert!(svg.words().contains("<svg"));
    let start = owner.get(&format!("/export/{id}.svg?ply=0")).await.words();
    assert_ne!(start, owner.get(&format!("/export/{id}.svg")).await.words());
    let png = owner.get(&format!("/export/{id}.png?width=200")).await;
    assert_eq!(png.header("content-type"), Some("image/png"));
    assert_eq!(&png.body[..4], b"\x89PNG");
    let diagram = owner.get("/diagram/duel/plain.svg?position=b1+c4+2").await;
    assert_eq!(diagram.status, 200);
}

#[tokio::test]
async fn language_and_theme_are_remembered() {
    let house = House::open().await;
    let mut browser = house.browser();
    let answer = browser.post("/look", "language=ru&back=%2Fnew%2Fduel%2Fplain").await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/new/duel/plain")));
    assert!(browser.get("/").await.words().contains("lang=\"ru\""), "against what the browser wishes");
    let away = browser.post("/look", "theme=dark&back=%2F%2Fexample.org").await;
    assert_eq!(away.header("location"), Some("/"));
    assert!(browser.get("/").await.words().contains("dark"));
}

#[tokio::test]
async fn pages_are_compressed_for_those_who_can_read_it() {
    let house = House::open().await;
    let answer = house.browser().request("GET", "/", &[("Accept-Encoding", "gzip")], b"").await;
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
    assert_eq!(&answer.body[..2], b"\x1f\x8b");
}

#[tokio::test]
async fn a_second_server_on_the_same_port_says_so() {
    let house = House::open().await;
    let folder = tempfile::tempdir().expect("a folder");
    let catalogue = crate::house::duels(skazka_testkit::FirstLegal);
    let second =
        skazka_server::Server::open(house.address(), folder.path(), catalogue, crate::house::BRISK).await.err();
    assert!(matches!(second, Some(skazka_server::ServeError::Taken(address)) if address == house.address()));
}
