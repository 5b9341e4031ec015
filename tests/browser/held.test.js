// What is picked belongs to a seat and its decision: it goes to nobody else, and stays while only others act.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deciding, isSame } from "../../crates/server/client/decision.js";
import { Touches } from "../../crates/server/client/touches.js";
import { Fingers, middle } from "./fingers.js";
import { browser, server } from "./house.js";
import { act, begin, moves, open, person, plies } from "./play.js";
import { of } from "./windows.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../crates/server/client/protocol.js").State} State */
/** @typedef {import("../../crates/server/client/protocol.js").TouchTree} TouchTree */

/** White has stones for wares; Black's rook stands on h8. */
const WARES =
  "{R_g}1{K_g}3kr/3P4/1p3{N_g}2/3Q4/1{L_g}P5/2{P_g}1E1{CH_r}1/1W2P1{P_r}1/KR5{K_r} w w:a1,b:h8,g:a8,r:h1 w:14,b:16,g:9,r:11 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 3 41";

/** @param {Page} page */
const wares = (page) => open(page, "stone-chess", WARES, { options: "players=4" });

/** @param {Page} page */
const picked = (page) => page.locator(":is(#board, #trays) .picked").evaluateAll((all) => all.map((one) => one.getAttribute("data-touch")));

/** Waits until something is picked, or nothing. @param {Page} page @param {string[]} touches */
async function assertPicked(page, touches) {
  const same = (/** @type {string} */ wanted) => {
    const all = [...document.querySelectorAll(":is(#board, #trays) .picked")];
    return all.map((one) => one.getAttribute("data-touch")).join() === wanted;
  };
  await page.waitForFunction(same, touches.join(), { timeout: 3000 }).catch(() => undefined);
  assert.deepEqual(await picked(page), touches);
}

/**
 * Takes an action for a seat of this browser, as another of its windows would.
 * @param {Page} page
 * @param {number} seat
 * @param {string} action
 */
function aside(page, seat, action) {
  return page.evaluate(
    ({ seat, action }) =>
      new Promise((done, failed) => {
        const socket = new WebSocket(`${location.pathname.slice(0, 9)}/socket`);
        let asked = false;
        socket.addEventListener("message", ({ data }) => {
          const tell = JSON.parse(data);
          if (tell.t === "refused") failed(new Error(tell.says));
          if (asked) return done(socket.close());
          socket.send(JSON.stringify({ t: "act", seat, action, seq: tell.seq }));
          asked = true;
        });
      }),
    { seat, action },
  );
}

/**
 * Begins a set-up made in secret while the computer makes its own. What the server tells of that is kept back until it is
 * let come; it comes when the computer has finished.
 * @param {Page} page
 */
async function besideComputer(page) {
  /** @type {(() => void)[]} */
  const kept = [];
  let keeps = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (keeps ? kept.push(() => socket.send(message)) : socket.send(message)));
  });
  const isPlacing = () => page.locator("#status.thinking").count();
  for (let games = 0; games < 5; games++) {
    keeps = false;
    await begin(page, "dumaraj/eralash", { others: "3" });
    keeps = true;
    if ((await isPlacing()) > 0) break;
  }
  assert.equal(await isPlacing(), 1, "the computer is at it");
  return async () => {
    for (let waits = 0; kept.length === 0 && waits < 600; waits++) await page.waitForTimeout(100);
    assert.ok(kept.length > 0, "the computer has placed");
    keeps = false;
    for (const come of kept.splice(0)) come();
    await page.waitForSelector("#status:not(.thinking)");
  };
}

test("a ware in one player's hand is not in the next one's", async () => {
  const page = await person(browser, server.url);
  await wares(page);
  await page.click('#trays [data-touch="h:NN"].next', { force: true });
  await assertPicked(page, ["h:NN"]);
  await act(page, "c:b2");
  assert.equal((await moves(page)).at(-1), "NN-b2");
  await page.waitForSelector('#board [data-touch="c:h8"].next');
  await assertPicked(page, []);
  await page.click('#board [data-touch="c:h8"].next', { force: true });
  await assertPicked(page, ["c:h8"]);
  assert.equal(await plies(page), 1, "Black's rook is picked, not changed");
  await act(page, "c:h5");
  assert.equal((await moves(page)).at(-1), "h8-h5");
  await page.context().close();
});

test("what was picked is let go of after another window acted for the seat, a refused action, and a look back", async () => {
  const page = await person(browser, server.url);
  await wares(page);
  await page.click('#board [data-touch="c:d5"].next', { force: true });
  await assertPicked(page, ["c:d5"]);
  await aside(page, 0, "d5-d6");
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length === 1);
  await assertPicked(page, []);
  await page.click('#board [data-touch="c:h8"].next', { force: true });
  await page.fill("#action", "h8-a1");
  await page.click("#typed button");
  await page.waitForSelector("#refused:not([hidden])");
  await assertPicked(page, []);
  await page.click('#board [data-touch="c:h8"].next', { force: true });
  await assertPicked(page, ["c:h8"]);
  await page.click('[data-step="back"]');
  await page.waitForSelector("#past:not([hidden])");
  await assertPicked(page, []);
  await page.click("#to-game");
  await page.waitForSelector("#past", { state: "hidden" });
  await assertPicked(page, []);
  await page.context().close();
});

test("what was picked stays while the computer places, and goes with one's own steps", async () => {
  const page = await person(browser, server.url);
  const comes = await besideComputer(page);
  await page.click('#trays [data-touch="h:L"].next', { force: true });
  await assertPicked(page, ["h:L"]);
  await page.evaluate(() => document.querySelector("#board .things")?.setAttribute("data-old", ""));
  await comes();
  await page.waitForFunction(() => document.querySelector("#board [data-old]") === null);
  await assertPicked(page, ["h:L"]);
  assert.notEqual(await page.locator("#path .hint").innerText(), "", "the hint still says what comes next");
  await act(page, "c:13");
  assert.match((await page.locator("#said").textContent()) ?? "", /L@13/);
  await page.waitForFunction(() => document.querySelectorAll("#board .thing:not(.seat-1)").length === 1);
  await assertPicked(page, ["h:L"]);
  await page.click('[data-command="undo"] button');
  await page.waitForFunction(() => document.querySelectorAll("#board .thing:not(.seat-1)").length === 0);
  await assertPicked(page, []);
  await page.context().close();
});

test("what a finger drags stays under it while the computer places, and goes where it is put", async () => {
  const page = await person(browser, server.url, of([390, 844]));
  const comes = await besideComputer(page);
  const fingers = await Fingers.of(page);
  const from = await middle(page.locator('#trays [data-touch="h:S"]'));
  await fingers.press(from);
  await fingers.move({ x: from.x, y: from.y - 60 });
  assert.equal(await page.locator(".dragged").count(), 1);
  await page.evaluate(() => document.querySelector('#trays [data-touch="h:S"]')?.setAttribute("data-old", ""));
  await comes();
  await page.waitForFunction(() => document.querySelector("#trays [data-old]") === null);
  assert.equal(await page.locator(".dragged").count(), 1);
  await fingers.move(await middle(page.locator('#board [data-touch="c:12"]')));
  assert.equal(await page.locator('#board [data-touch="c:12"].aim').count(), 1);
  await fingers.lift();
  await page.waitForSelector('#board .thing[data-cell="12"]');
  assert.equal(await page.locator(".dragged, .aim").count(), 0);
  await page.context().close();
});

test("nothing is in hand behind the curtain", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/eralash");
  await page.click("#curtain-ready");
  for (const [item, cell] of [["S", "11"], ["S", "12"], ["L", "13"], ["L", "14"], ["G", "15"]]) {
    const held = (await page.locator(`#trays [data-touch="h:${item}"].picked`).count()) > 0;
    await act(page, ...(held ? [] : [`h:${item}`]), `c:${cell}`);
  }
  await assertPicked(page, ["h:G"]);
  await act(page, "c:22");
  await page.click("[data-done]");
  await page.waitForSelector("#curtain[open]");
  await assertPicked(page, []);
  await page.click("#curtain-ready");
  await page.waitForSelector("#trays .next");
  await assertPicked(page, []);
  await page.context().close();
});

/** A state in which seat 0 decides in secret with others. @param {Partial<State>} [other] */
const state = (other = {}) =>
  /** @type {State} */ (/** @type {unknown} */ ({ seq: 4, turn: [0, 1], secret: true, viewpoint: 0, available: { act: [0] }, moves: [move(0, "S@11")], ...other }));

/** The seats that may act. @param {...number} act */
const available = (...act) => ({ available: /** @type {State["available"]} */ ({ act }) });

/** @param {number} seat @param {string | null} written */
const move = (seat, written) => /** @type {State["moves"][number]} */ ({ turn: 0, seat, of: seat, written, says: null, counts: [] });

test("a decision is the same while its seat neither acts nor takes back", () => {
  const before = state();
  assert.equal(deciding(before), 0);
  assert.equal(isSame(before, state({ seq: 5, moves: [move(0, "S@11"), move(1, null)] })), true);
  assert.equal(isSame(state({ moves: [move(1, null), move(0, "S@11")] }), state({ seq: 5 })), true, "another took back");
  assert.equal(isSame(before, state({ seq: 5, moves: [move(0, "S@11"), move(0, "S@12")] })), false, "it acted");
  assert.equal(isSame(before, state({ seq: 5, moves: [] })), false, "it took back");
  assert.equal(isSame(before, state({ viewpoint: 1, ...available(1) })), false, "other eyes");
  assert.equal(isSame(before, state({ turn: [1], ...available() })), false, "it has finished");
  assert.equal(isSame(before, state({ secret: false, turn: [0] })), false, "set-ups are laid open");
  assert.equal(isSame(null, before), false);
});

/** @param {string} touch @param {TouchTree | null} then */
const branch = (touch, then) => ({ touch, says: touch, group: null, cost: null, effects: [], then });
/** @param {string | null} action @param {...ReturnType<typeof branch>} next */
const paths = (action, ...next) => /** @type {TouchTree} */ ({ action, says: null, next });

test("a path goes on in another tree as far as that offers it", async () => {
  const tree = () => paths(null, branch("h:S", paths(null, branch("c:1", paths("S@1", branch("b:x", paths("S@1x")))))));
  const touches = new Touches(async () => paths("asked"));
  await touches.begin(tree());
  await touches.touch("h:S");
  await touches.touch("c:1");
  await touches.begin(tree(), touches.held);
  assert.deepEqual([touches.path, touches.action], [["h:S", "c:1"], "S@1"]);
  await touches.begin(paths(null, branch("h:S", paths(null, branch("c:2", paths("S@2"))))), touches.held);
  assert.deepEqual(touches.path, [], "the cell is taken: all of it is let go of");
  assert.deepEqual(touches.next.map((one) => one.touch), ["h:S"]);
});

test("a path that must be asked for goes on too, and what is touched meanwhile follows it", async () => {
  /** @type {((paths: TouchTree) => void)[]} */
  const answers = [];
  const touches = new Touches(() => new Promise((answer) => answers.push(answer)));
  await touches.begin(paths(null, branch("c:1", null)));
  const first = touches.touch("c:1");
  const quick = touches.touch("c:2");
  const begun = touches.begin(paths(null, branch("c:1", null)), touches.held);
  assert.deepEqual(touches.held, ["c:1"]);
  answers[0](paths("late"));
  assert.equal(await first, "more");
  await new Promise((done) => setTimeout(done));
  answers[1](paths(null, branch("c:2", paths("1-2"))));
  await begun;
  assert.equal(await quick, "play");
  assert.equal(touches.action, "1-2");
});
