// Playing: whole games, cuts, promotions, history, draws, take-backs, and what happens when things go wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { act, begin, isOver, moves, person, plies } from "./play.js";

/** So long after the first press a second one is no double click, in milliseconds. */
const DOUBLE = 750;

/** @param {import("playwright-core").Page} page */
async function mine(page) {
  const ready = () => document.querySelectorAll("#board .next, #trays .next").length > 0 || !document.querySelector("#again")?.hasAttribute("hidden");
  await page.waitForFunction(ready, undefined, { timeout: 30_000 });
}

/** Plays whatever is lit until something is decided. @param {import("playwright-core").Page} page */
async function anything(page) {
  const before = await plies(page);
  for (let touches = 0; touches < 5 && (await plies(page)) === before; touches++) {
    const lit = page.locator("#trays .next, #board .cell.next, .chooser button, [data-confirm]");
    const confirm = page.locator("[data-confirm]");
    const count = await lit.count();
    if (count === 0) await page.waitForTimeout(50);
    else if ((await confirm.count()) > 0) await confirm.click();
    else await lit.nth((before * 7 + touches * 3) % count).click({ force: true });
    await page.waitForTimeout(60);
  }
}

test("a whole game against the computer is played to its end by clicks", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/goniki", { size: "4", others: "1", mine: "0" });
  for (let turn = 0; turn < 40 && (await isOver(page)) === 0; turn++) {
    await mine(page);
    if ((await isOver(page)) === 0) await anything(page);
  }
  assert.equal(await isOver(page), 1);
  assert.match(await page.locator("#status").innerText(), /won|wins|draw/i);
  assert.equal(await page.locator("#board .next").count(), 0);
  const first = page.url();
  await page.click("#again button");
  await page.waitForURL((url) => url.href !== first);
  assert.equal(await plies(page), 0);
  await page.context().close();
});

test("two persons at one screen: secret set-ups behind the curtain, cuts, captures, a promotion", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/phalanx-1", { order_shift: "yes" });
  for (const seat of ["Attacker", "Blocker"]) {
    await page.waitForSelector("#curtain[open]");
    assert.match(await page.locator("#curtain").innerText(), new RegExp(seat));
    await page.click("#curtain-ready");
    await page.waitForSelector("#path form.papers");
    if (seat === "Blocker") assert.equal(await page.locator("#board .things > .thing:not(.seat-1)").count(), 0, "the other's set-up is unseen");
    await page.click("#path form.papers button.main");
    if (seat === "Attacker") await page.click("[data-done]");
  }
  await page.waitForSelector("#board .cell.next");
  assert.equal(await page.locator("#curtain[open]").count(), 0);

  await page.click('[data-touch="c:33"].next', { force: true });
  await page.click('[data-touch="c:53"].next', { force: true });
  const line = page.locator('[data-touch="l:c1"].next');
  assert.equal(await line.count(), 1);
  await line.click({ force: true });
  assert.equal(await page.locator("#board .hatch").count(), 8, "what would be lost is shown first");
  assert.equal((await moves(page)).at(-1)?.includes("33-53"), false);
  await page.click("[data-confirm]");
  await page.waitForFunction(() => document.querySelectorAll("#board .cell.gone").length === 8);
  assert.equal((await moves(page)).at(-1), "33-53[c1]");

  await act(page, "c:66", "c:56");
  await act(page, "c:53", "c:64");
  assert.equal(await page.locator('#trays .tray[data-layout="row"] .item').count(), 1);
  await act(page, "c:56", "c:46");
  await act(page, "c:64", "c:75");
  await act(page, "c:63", "c:53");
  await page.click('[data-touch="c:75"].next', { force: true });
  await page.click('[data-touch="c:86"].next', { force: true });
  assert.ok((await page.locator(".chooser button").count()) >= 4);
  await act(page, "b:F");
  assert.match((await moves(page)).at(-1) ?? "", /^75x86=F/);
  assert.equal(await page.locator('#board .thing[data-cell="86"][data-symbol="F"]').count(), 1);
  await page.context().close();
});

test("the set-up in hand is placed by touches, and equal mobs one after the other", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/eralash");
  await page.click("#curtain-ready");
  await act(page, "h:S", "c:11");
  await page.waitForSelector('#trays [data-touch="h:S"].picked');
  await act(page, "c:12");
  await page.click('[data-command="undo"] button');
  await page.waitForFunction(() => document.querySelectorAll("#board .thing").length === 1);
  await page.reload();
  await page.waitForSelector("#curtain[open]");
  assert.equal(await page.locator("#board .thing").count(), 0, "nothing is seen until somebody sits down");
  await page.click("#curtain-ready");
  await page.waitForFunction(() => document.querySelectorAll("#board .thing").length === 1);
  await page.context().close();
});

test("nothing of a secret set-up is left in the page for the other seat", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/eralash");
  await page.click("#curtain-ready");
  const placed = [["S", "11"], ["S", "12"], ["L", "13"], ["L", "14"], ["G", "15"], ["G", "22"]];
  for (const [item, cell] of placed) {
    const held = (await page.locator(`#trays [data-touch="h:${item}"].picked`).count()) > 0;
    await act(page, ...(held ? [] : [`h:${item}`]), `c:${cell}`);
    assert.ok((await page.locator("#said").textContent())?.includes(`${item}@${cell}`), "the one who places hears it");
  }
  const bare = async (/** @type {string} */ when) => {
    assert.equal(await page.locator("#said").textContent(), "", when);
    assert.equal(await page.locator("#moves a").count(), 0, when);
    assert.equal(await page.locator("#board .thing, #trays .picked").count(), 0, when);
    const html = await page.content();
    for (const [item, cell] of placed) assert.equal(html.includes(`${item}@${cell}`), false, `${item}@${cell} ${when}`);
  };
  await page.click("[data-done]");
  await page.waitForSelector("#curtain[open]");
  await bare("behind the curtain");
  await page.click("#curtain-ready");
  await page.waitForSelector("#trays .next");
  await bare("before the second seat");
  await act(page, "h:S", "c:61");
  assert.match((await page.locator("#said").textContent()) ?? "", /S@61/);
  await page.context().close();
});

test("a written set-up is not told across the curtain", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/phalanx-1", { order_shift: "yes" });
  await page.click("#curtain-ready");
  const shift = page.locator("#path form.papers .pill input:not(:checked)").first();
  const paper = ((await shift.getAttribute("value")) ?? "").slice("b:".length);
  await shift.click({ force: true });
  assert.match(await page.locator("#path form.papers button.main").innerText(), /Write down/);
  await page.click("#path form.papers button.main");
  await page.waitForSelector("[data-done]");
  assert.ok((await page.locator("#said").textContent())?.includes(paper), "the one who writes hears it");
  await page.click("[data-done]");
  await page.waitForSelector("#curtain[open]");
  assert.equal(await page.locator("#said").textContent(), "");
  await page.click("#curtain-ready");
  await page.waitForSelector("#path form.papers");
  assert.equal(await page.locator("#said").textContent(), "");
  assert.equal(await page.locator("#moves a").count(), 0);
  await page.context().close();
});

test("against the computer there is no curtain, and its set-up stays unseen", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/eralash", { others: "1", mine: "0" });
  assert.equal(await page.locator("#curtain[open]").count(), 0);
  await page.waitForTimeout(500);
  assert.equal(await page.locator("#board .thing").count(), 0);
  for (const [item, cell] of [["S", "11"], ["S", "12"], ["L", "13"], ["L", "14"], ["G", "15"], ["G", "16"]]) {
    if ((await page.locator(`#trays [data-touch="h:${item}"].picked`).count()) > 0) await act(page, `c:${cell}`);
    else await act(page, `h:${item}`, `c:${cell}`);
  }
  await page.waitForFunction(() => document.querySelectorAll("#board .thing.seat-1").length === 6);
  await page.context().close();
});

test("whoever plays one side sits at the bottom of the board", async () => {
  const page = await person(browser, server.url);
  for (const [mine, symbol] of [["0", "seat-0"], ["1", "seat-1"]]) {
    await page.goto(`/new/dumaraj/pioneer-1?others=1&mine=${mine}`);
    await page.click("#new-game button.main");
    await page.waitForSelector("#board .cell.next");
    const things = await page.locator("#board .thing").evaluateAll((all) =>
      all.map((one) => ({ low: one.getBoundingClientRect().y, own: one.getAttribute("class") })),
    );
    const lowest = things.reduce((one, other) => (other.low > one.low ? other : one));
    assert.ok(lowest.own?.includes(symbol), `seat ${mine}`);
  }
  await page.context().close();
});

test("a mob is dragged, and springs back from where it may not go", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await drag(page, "22", "33");
  await page.waitForTimeout(150);
  assert.equal(await plies(page), 0);
  await drag(page, "22", "43");
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length === 1);
  assert.deepEqual(await moves(page), ["22-43"]);
  await page.context().close();
});

/**
 * @param {import("playwright-core").Page} page
 * @param {string} from
 * @param {string} to
 * @param {{ button?: "left" | "right" }} [options]
 */
async function drag(page, from, to, options = {}) {
  const boxes = await Promise.all([from, to].map((cell) => page.locator(`#board [data-touch="c:${cell}"]`).boundingBox()));
  const [begin, end] = boxes.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down(options);
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up(options);
}

test("right-drags draw arrows and circles in the colours of the modifiers", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await drag(page, "22", "43", { button: "right" });
  await page.keyboard.down("Shift");
  await drag(page, "33", "33", { button: "right" });
  await page.keyboard.up("Shift");
  assert.equal(await page.locator("#board path.drawn.drawn-plain").count(), 1);
  assert.equal(await page.locator("#board circle.drawn.drawn-shift").count(), 1);
  await act(page, "c:22", "c:43");
  assert.equal(await page.locator("#board .drawn").count(), 0);
  await page.context().close();
});

test("history is walked by keys and by the list without losing the game", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await act(page, "c:22", "c:43");
  await act(page, "c:52", "c:33");
  const things = () => page.locator("#board .thing").evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")).sort().join(" "));
  const now = await things();
  for (const [key, ply] of [["ArrowLeft", 1], ["j", 0], ["ArrowRight", 1], ["Home", 0], ["k", 1], ["ArrowUp", 0]]) {
    await page.keyboard.press(String(key));
    await page.waitForFunction((wanted) => location.hash === `#${wanted}`, ply);
    await page.waitForSelector("#past:not([hidden])");
  }
  assert.notEqual(await things(), now);
  assert.equal(await page.locator("#board .next").count(), 0);
  await page.keyboard.press("End");
  await page.waitForSelector("#past", { state: "hidden" });
  assert.equal(await things(), now);
  await page.click('#moves a[data-ply="1"]');
  await page.waitForSelector("#past:not([hidden])");
  assert.equal(await page.locator('#moves a[data-ply="1"]').getAttribute("aria-current"), "step");
  await page.click("#to-game");
  await page.waitForSelector("#board .cell.next");
  await page.context().close();
});

test("a reload and a restart of the server keep the game; the page reconnects by itself", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await act(page, "c:22", "c:43");
  await page.reload();
  await page.waitForSelector("#board .cell.next");
  assert.deepEqual(await moves(page), ["22-43"]);
  await server.restart();
  await page.waitForSelector("#lost", { state: "hidden", timeout: 20_000 });
  await act(page, "c:52", "c:33");
  assert.deepEqual(await moves(page), ["22-43", "52-33"]);
  await page.context().close();
});

test("a draw that the computer declines is told", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { others: "1", mine: "0", editor: "off" });
  await mine(page);
  await page.click('[data-command="offer-draw"] button');
  await page.waitForSelector("#news:not([hidden])");
  assert.match(await page.locator("#news").innerText(), /declined/);
  assert.equal(await isOver(page), 0);
  await page.context().close();
});

test("a double click neither resigns nor agrees to its own offer of a draw", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await page.evaluate(async () => {
    const accept = /** @type {HTMLFormElement} */ (document.querySelector('[data-command="accept-draw"]'));
    const shown = new Promise((done) => new MutationObserver(() => accept.hidden || done(undefined)).observe(accept, { attributes: true }));
    /** @type {HTMLElement} */ (document.querySelector('[data-command="offer-draw"] button')).click();
    await shown;
    /** @type {HTMLElement} */ (accept.querySelector("button")).click();
  });
  await page.waitForTimeout(200);
  assert.equal(await isOver(page), 0);
  await page.click('[data-command="decline-draw"] button');
  await page.waitForSelector('[data-command="offer-draw"]:not([hidden])');
  await page.evaluate(() => {
    const resign = /** @type {HTMLElement} */ (document.querySelector('[data-command="resign"] button'));
    resign.click();
    resign.click();
  });
  await page.waitForTimeout(200);
  assert.equal(await isOver(page), 0);
  assert.equal(await page.locator('[data-command="resign"] button.danger').count(), 1);
  await page.context().close();
});

test("arrows walk the border lines and keep the move that is being made, and each step is told", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/phalanx-1");
  await act(page, "c:33", "c:53", "l:c1");
  const said = () => page.locator("#said").textContent();
  await page.click('[data-touch="c:66"].next', { force: true });
  assert.match((await said()) ?? "", /66.*Choose where/);
  await page.click('[data-touch="c:56"].next', { force: true });
  assert.match((await said()) ?? "", /56.*border line/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch") ?? "");
  await page.locator("#board .line.next").first().focus();
  const first = await focused();
  await page.keyboard.press("ArrowRight");
  const second = await focused();
  assert.ok(second.startsWith("l:") && second !== first);
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
  assert.equal(await page.locator("#past").isVisible(), false);
  assert.equal(await page.locator("[data-confirm]").count(), 1);
  await page.keyboard.press("Enter");
  assert.match((await said()) ?? "", /bits? leaves? the location/);
  assert.match(await page.locator("#path .hint").innerText(), /leave/);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.locator("#past").isVisible(), false);
  await page.context().close();
});

test("fast double clicks do no harm", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await page.click('[data-touch="c:22"].next', { force: true });
  await page.dblclick('[data-touch="c:43"].next', { force: true });
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length === 1);
  await page.waitForTimeout(200);
  assert.deepEqual(await moves(page), ["22-43"]);
  assert.equal(await page.locator("#refused").isVisible(), false);
  await page.context().close();
});

test("draws are offered and declined, moves taken back, games given up", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await act(page, "c:22", "c:43");
  await page.click('[data-command="take-back"] button');
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length === 0);
  await page.click('[data-command="offer-draw"] button');
  await page.waitForSelector('[data-command="decline-draw"]:not([hidden])');
  assert.match(await page.locator("#status").innerText(), /Attacker offers a draw/);
  await page.click('[data-command="decline-draw"] button');
  await page.waitForSelector('[data-command="offer-draw"]:not([hidden])');
  await page.click('[data-command="resign"] button');
  assert.equal(await isOver(page), 0, "the first press only asks");
  await page.waitForTimeout(DOUBLE);
  await page.click('[data-command="resign"] button');
  await page.waitForSelector("#again:not([hidden])");
  assert.match(await page.locator("#status").innerText(), /Blocker/);
  await page.context().close();
});

test("the board is turned, sounds are switched, help opens", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1");
  const corner = async () => (await page.locator('[data-touch="c:11"]').boundingBox())?.y ?? 0;
  const low = await corner();
  await page.keyboard.press("f");
  assert.ok((await corner()) < low);
  assert.equal(await page.getAttribute("#sound", "aria-pressed"), "false", "silent on a first visit");
  await page.keyboard.press("s");
  assert.equal(await page.getAttribute("#sound", "aria-pressed"), "true");
  await page.keyboard.press("?");
  assert.equal(await page.locator("#help").isVisible(), true);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#help").isVisible(), false);
  await page.context().close();
});

test("a game is played by the keyboard alone", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch"));
  for (let tabs = 0; tabs < 20 && !(await focused())?.startsWith("c:"); tabs++) await page.keyboard.press("Tab");
  assert.equal(await focused(), "c:23", "among those that can act");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "c:22");
  assert.match((await page.locator('[data-touch="c:22"]').getAttribute("aria-label")) ?? "", /possible/);
  await page.keyboard.press("Enter");
  assert.match((await page.locator('[data-touch="c:43"]').getAttribute("aria-label")) ?? "", /possible/);
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length === 1);
  assert.deepEqual(await moves(page), ["22-43"]);
  assert.match(await page.locator("#said").innerText(), /22-43/);
  assert.equal(await focused(), "c:43", "the focus stays on the board");
  await page.context().close();
});
