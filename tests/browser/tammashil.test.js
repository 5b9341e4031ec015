// Tammashil and Hivvayo played as persons play them: with a mouse, with keys alone, with fingers, without script.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { begin, isOver, lit, moves, open, person, plies } from "./play.js";

/** @typedef {import("playwright-core").Page} Page */

/** A short game: a triple to remove together, a stack to split, a pair to merge, one disc, which is good, a last priest. */
const SHORT =
  "13/2rB10/15/16/17/18/19/20/21/20a1/?22/A21/21/20/9A9/6Ac10/6A10/16/5C9/1AAL10/4A8 s - 0 1 1+0x0o";
/** A shorter one: a walk, and the last priest. */
const SHORTEST = "13/2rB10/15/16/17/18/19/20/21/20a1/23/22/21/20/19/18/17/16/15/3L10/4A8 s - 0 1";

/**
 * Touches cells, items and buttons that may be touched, one after the other.
 * @param {Page} page
 * @param {...string} touches
 */
async function touch(page, ...touches) {
  for (const one of touches) {
    const place = one.startsWith("b:") ? `#path [data-touch="${one}"]` : `#board [data-touch="${one}"]:is(.next, .picked)`;
    await page.locator(place).click({ force: true });
  }
}

/**
 * What is done is over, and so many more actions are in the list.
 * @param {Page} page
 * @param {number} before
 * @param {number} [more] how many, at least
 */
async function acted(page, before, more = 1) {
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length >= count, before + more);
}

/**
 * Touches what spells an action and waits until it is taken.
 * @param {Page} page
 * @param {...string} touches
 */
async function take(page, ...touches) {
  const before = await plies(page);
  await touch(page, ...touches);
  await acted(page, before);
}

/** How many steps are left. @param {Page} page */
async function steps(page) {
  const said = await page.locator('.tray-row[data-layout="headline"] .tray-name').innerText();
  return Number(/(\d+) of \d+/.exec(said)?.[1] ?? 0);
}

/** Whose turn it is. @param {Page} page */
const seat = (page) => page.locator(".players li.decides b").innerText();

/** Ends the turn; the die is thrown for the other side. @param {Page} page */
async function end(page) {
  const before = await plies(page);
  const name = await seat(page);
  await touch(page, "b:.");
  await acted(page, before, 2);
  await page.waitForFunction((mover) => document.querySelector(".players li.decides b")?.textContent !== mover, name);
  await lit(page);
}

/** The other side only steps to and fro. @param {Page} page @param {number} turn */
async function north(page, turn) {
  const [from, to] = turn % 2 === 0 ? ["l21", "l20"] : ["l20", "l21"];
  await take(page, `c:${from}`, `c:${to}`);
  await end(page);
}

/** Somebody steps aside, it is taken back, and then it is done. @param {Page} page */
async function walk(page) {
  const before = await moves(page);
  await take(page, "c:a5", "c:a6");
  await page.click("#path [data-undo]");
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length === count, before.length);
  await page.waitForSelector('#board .next[data-touch="c:a5"]');
  assert.deepEqual(await moves(page), before);
  await take(page, "c:a5", "c:a6");
}

/** Two become a double. @param {Page} page */
async function merge(page) {
  await take(page, "c:b2", "c:b3");
  assert.match((await moves(page)).at(-1) ?? "", /^b2\+b3$/);
}

/** A triple falls apart, each exit chosen. @param {Page} page */
async function split(page) {
  await touch(page, "c:c6");
  await page.waitForSelector('#path [data-touch="b:split"]');
  await take(page, "b:split", "c:c5", "c:c7");
  assert.match((await moves(page)).at(-1) ?? "", /^c6\/c5,c7$/);
  for (const cell of ["c5", "c6", "c7"]) assert.equal(await page.locator(`#board .thing[data-cell="${cell}"]`).count(), 1, cell);
}

/** A disc is turned; nothing before it can be undone any more. @param {Page} page */
async function trap(page) {
  const before = await plies(page);
  await touch(page, "c:j1", "c:k1");
  await acted(page, before, 2);
  await lit(page);
  assert.deepEqual((await moves(page)).slice(-2), ["j1-k1?", "good disc"]);
  assert.match((await page.locator('#board [data-touch="c:k1"]').getAttribute("aria-label")) ?? "", /double/i);
  assert.equal(await page.locator('#board [data-revealed="k1"]').count(), 1, "its face is seen");
  assert.equal(await page.locator("#board .thing[data-cell=k1] ~ [data-revealed=k1]").count(), 1, "over what stands there");
  assert.equal(await page.locator("#path [data-undo]").count(), 0);
  await page.keyboard.press("u");
  await page.waitForTimeout(100);
  assert.equal(await plies(page), before + 2);
}

/**
 * The number on a cell that may be touched.
 * @param {Page} page
 * @param {string} cell
 */
function cost(page, cell) {
  return page.evaluate((name) => {
    const { x, y } = /** @type {SVGElement} */ (document.querySelector(`#board [data-cell="${name}"].cell`)).dataset;
    return document.querySelector(`#board .cost[transform="translate(${x} ${y})"]`)?.textContent;
  }, cell);
}

/**
 * Waits for a sentence about the path so far.
 * @param {Page} page
 * @param {RegExp} sentence
 */
async function told(page, sentence) {
  await page.waitForFunction((words) => new RegExp(words).test(document.querySelector("#path .says")?.textContent ?? ""), sentence.source);
}

/** Three gather around one. @param {Page} page */
async function attack(page) {
  const says = () => page.locator("#path .says").innerText();
  await touch(page, "c:f8");
  await page.waitForSelector("#path .says");
  assert.equal(await says(), "Force 0 of 3. Touch the attackers one by one; the last takes f8.");
  assert.equal(await cost(page, "e7"), "1");
  assert.equal(await cost(page, "g10"), "2", "there and onto the enemy");
  assert.equal(await page.locator('#board .thing[data-cell="t4"].helps').count(), 0, "who cannot help is not lit");
  await touch(page, "c:g10");
  await told(page, /^Force 1 of 3\. Touch the cell from which it strikes at f8\.$/);
  await touch(page, "c:g9");
  await told(page, /^Force 1 of 3, steps 2 of [456]\. Touch the next one; the last takes f8\.$/);
  await page.click("#path [data-back]");
  await told(page, /^Force 1 of 3\. Touch the cell from which it strikes at f8\.$/);
  await touch(page, "c:g9", "c:e7");
  await told(page, /^Force 2 of 3, steps 3 of [456]\./);
  assert.equal(await cost(page, "f7"), "1", "what it adds, not what all of it costs");
  await take(page, "c:f7");
  assert.equal((await moves(page)).at(-1), "e7,g10-g9,f7xf8");
}

/** What is still to be done, and how many steps it takes. @type {[number, (page: Page) => Promise<void>][]} */
const TASKS = [
  [1, walk],
  [1, merge],
  [2, split],
  [1, trap],
  [4, attack],
];

test("a whole game on one screen: words, rolls, walks, a merge, a split, a trap, a joint attack, the last priest, the check", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 900 } });
  await open(page, "tammashil", SHORT, { begins: false });
  await page.fill("#seed-0", "bread");
  await page.fill("#seed-1", "salt");
  await page.click("#seeds button.main");
  await lit(page);
  assert.match((await moves(page)).at(-1) ?? "", /^die [1-6]$/);
  const left = [...TASKS];
  let aside = "a6";
  for (let turn = 0; left.length > 0; turn++) {
    assert.ok(turn < 60, "a die that never shows four");
    let done = 0;
    while (left.length > 0 && left[0][0] <= (await steps(page))) {
      await left.shift()?.[1](page);
      await lit(page);
      done++;
    }
    if (done === 0) {
      const to = aside === "a6" ? "a5" : "a6";
      await take(page, `c:${aside}`, `c:${to}`);
      aside = to;
      await lit(page);
    }
    const unused = await steps(page);
    const says = await page.locator('#path [data-touch="b:."]').innerText();
    assert.ok(says.includes(["End the turn", "one step"][unused] ?? `${unused} steps`), `${unused}: ${says}`);
    await end(page);
    await north(page, turn);
  }
  await take(page, "c:t3", "c:t4");
  await page.waitForSelector("#status.over");
  assert.match(await page.innerText("#status"), /South/);
  assert.equal(await isOver(page), 1);
  assert.equal(await page.locator("#board .next").count(), 0);
  await page.click("#fair summary");
  assert.match(await page.innerText("#fair-secret"), /^[0-9a-f]{64}$/);
  await page.click("#fair-check");
  await page.waitForSelector("#verdict .verdict:not(.wrong)");
  assert.match(await page.innerText("#verdict .verdict"), /^Fair\./);
  await page.context().close();
});

/**
 * Goes on with the keyboard until what is focused can be touched so.
 * @param {Page} page
 * @param {string} key
 * @param {string} wanted
 */
async function reach(page, key, wanted) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch") ?? document.activeElement?.textContent?.trim() ?? "");
  for (let presses = 0; (await focused()) !== wanted; presses++) {
    assert.ok(presses < 60, `${key} never comes to ${wanted}`);
    await page.keyboard.press(key);
  }
}

/**
 * One step with the keyboard, and the end of the turn.
 * @param {Page} page
 * @param {string} from
 * @param {string} arrow
 */
async function stepByKeys(page, from, arrow) {
  const before = await plies(page);
  await reach(page, "n", `c:${from}`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(`#board .picked[data-touch="c:${from}"]`);
  await page.waitForSelector("#board .cost");
  await page.keyboard.press(arrow);
  await page.keyboard.press("Enter");
  await acted(page, before);
  if ((await isOver(page)) > 0) return;
  await page.waitForSelector('#path [data-touch="b:."]');
  await reach(page, "Tab", "b:.");
  await page.keyboard.press("Enter");
  await acted(page, before, 3);
  await lit(page);
}

test("a whole game with keys alone", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 900 } });
  await open(page, "tammashil", SHORTEST, { begins: false });
  await reach(page, "Tab", "Begin");
  await page.keyboard.press("Enter");
  await lit(page);
  await stepByKeys(page, "a5", "ArrowRight");
  await stepByKeys(page, "l21", "ArrowLeft");
  const before = await plies(page);
  await reach(page, "n", "c:t4");
  await page.keyboard.press("Enter");
  await page.waitForSelector('#board .next[data-touch="c:t3"]');
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await acted(page, before);
  await page.waitForSelector("#status.over");
  assert.match(await page.innerText("#status"), /South/);
  await page.context().close();
});

/** Runs over own units along two rows, flank manoeuvres along the rear edge, an enemy that two can remove. */
const MANNED = "13/2r8l2/15/16/17/18/19/20/21/22/23/22/21/20/19/6b11/aA4A1A8/A15/A5A8/B1L2A3R4/A12 s 6/6 0 1";

test("a touched unit shows its runs and flanks at once; who can act, who can be attacked and what is done reads", async () => {
  const page = await person(browser, server.url, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, "tammashil", MANNED);
  const drawn = (/** @type {string} */ path) => page.locator(`#board ${path}`).count();
  const says = (/** @type {string} */ cell) => page.locator(`#board [data-touch="c:${cell}"]`).getAttribute("aria-label");
  const tap = (/** @type {string} */ cell) => page.locator(`#board [data-touch="c:${cell}"]`).tap({ force: true });
  assert.equal(await drawn(".may.foe"), 2, "e1 and f7 can be attacked");
  assert.equal(await drawn(".may:not(.foe)"), 11, "every own unit can act");
  assert.match((await says("b6")) ?? "", /single, possible: walks up to 3 cells, merges$/);
  assert.match((await says("e7")) ?? "", /, attacks, merges$/);
  await tap("b6");
  await page.waitForSelector("#board .cost");
  assert.equal(await page.innerText("#path .hint"), "Single on b6: walks up to 3 cells, merges. Choose where.");
  assert.equal(await drawn(".thin.dashed"), 1, "all runs are one thin line");
  assert.ok((await drawn("path.dot.dashed")) > 0);
  assert.equal(await drawn(".trace"), 0);
  assert.match((await says("d8")) ?? "", /possible, costs 2: running over own units$/);
  assert.equal(await page.locator("#path [data-back]").count(), 0, "one touch is let go of by cancelling");
  await page.tap("#path [data-cancel]");
  assert.equal(await drawn(".thin"), 0);
  await page.locator('#board [data-touch="c:a1"]').dispatchEvent("click");
  await page.waitForSelector("#board .thin.dotted");
  assert.match((await says("a6")) ?? "", /possible, costs 5: by flank manoeuvre$/);
  await page.tap("#path [data-cancel]");
  await page.context().close();
});

test("who touches a unit and then an enemy has it gathered already; a step is taken back in one place", async () => {
  const page = await person(browser, server.url);
  await open(page, "tammashil", MANNED);
  await touch(page, "c:e7", "c:f7");
  await told(page, /^Force 1 of 2, steps 1 of 6\. Touch the next one; the last takes f7\.$/);
  assert.equal(await cost(page, "e9"), "3");
  await take(page, "c:e9");
  assert.equal((await moves(page)).at(-1), "e7,e9xf7");
  assert.equal(await page.locator("#board .thing.dimmed [data-badge=\"spent\"]").count(), 2);
  assert.equal(await page.locator("#path [data-undo]").count(), 1);
  assert.equal(await page.locator('#commands form[data-command="take-back"]:not([hidden])').count(), 0, "both would take the same step back");
  await page.context().close();
});

test("the Tab key comes in among the units that can act, and the board follows it", async () => {
  const page = await person(browser, server.url);
  await begin(page, "hivvayo");
  await page.waitForSelector('#board [tabindex="0"].next');
  await page.locator("#board").evaluate((board) => /** @type {SVGElement} */ (board.querySelector('[tabindex="0"]')).focus());
  const isSeen = () => {
    const cell = /** @type {Element} */ (document.activeElement).getBoundingClientRect();
    const board = /** @type {Element} */ (document.querySelector("#board")).getBoundingClientRect();
    return cell.left >= board.left && cell.right <= board.right && cell.top >= board.top && cell.bottom <= board.bottom;
  };
  assert.ok(await page.evaluate(isSeen), "who begins is in the middle of what is shown");
  await page.click("#zoom-whole");
  await page.locator("#board").hover();
  await page.mouse.wheel(0, -3000);
  await page.waitForFunction(() => document.querySelectorAll("#zoom-in:disabled").length > 0);
  await page.locator("#board").evaluate((board) => {
    const stop = /** @type {SVGElement} */ (board.querySelector('[tabindex="0"]'));
    stop.blur();
    stop.focus();
  });
  await page.waitForFunction(isSeen);
  await page.context().close();
});

test("the computer answers turn by turn", async () => {
  const page = await person(browser, server.url);
  await begin(page, "tammashil", { others: "1", mine: "0" });
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForFunction(() => document.querySelector('.players li.decides[data-seat="0"]') && document.querySelector("#board .next"), undefined, { timeout: 60_000 });
    await take(page, `c:c${4 + 2 * turn}`, `c:d${4 + 2 * turn}`);
    const before = await plies(page);
    await page.waitForSelector('#path [data-touch="b:."]');
    await touch(page, "b:.");
    await acted(page, before, 3);
  }
  const turns = await page.locator('#moves .plies[data-seat="1"] a:not(.chance)').count();
  assert.ok(turns >= 3, `${turns}`);
  await page.context().close();
});

test("the giant opens near one's own army; the next unit, a step, the map and two fingers", async () => {
  const page = await person(browser, server.url, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page, "hivvayo");
  await page.waitForSelector("#minimap:not([hidden])");
  const width = () => page.locator("#board svg.board").evaluate((svg) => svg.getBoundingClientRect().width);
  const near = await width();
  const session = await page.context().newCDPSession(page);
  const fingers = (/** @type {number} */ apart) => [{ x: 195 - apart, y: 400 }, { x: 195 + apart, y: 400 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(100) });
  for (const apart of [85, 70, 50]) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const far = await width();
  assert.ok(far < near * 0.75, `${near} → ${far}`);
  assert.equal(await page.locator("#board .picked").count(), 0, "fingers that zoom touch nothing");
  await page.tap("#map");
  assert.equal(await page.locator("#minimap").isVisible(), false);
  await page.tap("#map");
  assert.equal(await page.locator("#minimap").isVisible(), true);
  await page.tap("#next-unit");
  const before = await plies(page);
  const unit = await page.evaluate(() => document.activeElement?.getAttribute("data-touch") ?? "");
  assert.match(unit, /^c:/);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#board .cost");
  // The board glides to the unit: a finger waits until it rests.
  const target = await page.waitForFunction(() => {
    const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
    if (board.classList.contains("glides") || board.getAnimations({ subtree: true }).length > 0) return null;
    const around = board.getBoundingClientRect();
    const map = /** @type {HTMLElement} */ (document.querySelector("#minimap")).getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#board .dot")].map((dot) => dot.getBoundingClientRect());
    const isMapped = (/** @type {DOMRect} */ box) => box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
    const sees = (/** @type {DOMRect} */ box) => box.left > around.left && box.right < around.right && box.top > around.top && box.bottom < around.bottom && !isMapped(box);
    return boxes.find(sees)?.toJSON() ?? null;
  }).then((seen) => /** @type {Promise<DOMRect>} */ (seen.jsonValue()));
  await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2);
  await acted(page, before);
  assert.match(await page.locator('.tray-row[data-layout="headline"] .tray-name').innerText(), /1\d of 20/);
  await page.context().close();
});

test("without script the board is read, and steps are typed", async () => {
  const page = await person(browser, server.url, { javaScriptEnabled: false });
  await page.goto("/");
  await page.click(".open-record summary");
  await page.fill("#record", `[Game "tammashil"]\n[Start "${SHORTEST.replace("s - ", "s 2/2 ")}"]\n\n*\n`);
  await page.click("#open-record button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  assert.match(await page.innerText("#status"), /South/);
  assert.match(await page.innerText("#trays"), /2 of 2/);
  assert.equal(await page.locator("#board .thing").count(), 5);
  assert.equal(await page.locator("#viewport").isVisible(), false);
  await page.fill("#action", "a5-a6");
  await page.click("#typed button");
  assert.deepEqual(await moves(page), ["a5-a6"]);
  await page.fill("#action", "a5-z9");
  await page.click("#typed button");
  assert.match(await page.innerText("#refused"), /a5-z9|z9/);
  await page.goto(page.url().replace(/\/act$/, ""));
  await page.fill("#action", "t4xt3");
  await page.click("#typed button");
  assert.match(await page.innerText("#status"), /South/);
  assert.equal(await isOver(page), 1);
  await page.context().close();
});
