// Dragging by finger and by mouse: what is dropped is played, and what is given up is not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Fingers, middle } from "./fingers.js";
import { browser, server } from "./house.js";
import { begin, moves, open, person, plies } from "./play.js";
import { of } from "./windows.js";

/** @typedef {import("playwright-core").Page} Page */

const UPRIGHT = of([390, 844]);
const PHONES = [UPRIGHT, of([844, 390])];

/** Four at home in all corners; White may buy, move and change. */
const HOMES =
  "{R_g}{N_g}4nk/{K_g}{N_g}{P_g}1p1r1/8/8/1P6/2P2{P_r}2/P5{N_r}1/KR4{R_r}{K_r} w w:a1,b:h8,g:a8,r:h1 w:24,b:9,g:16,r:7 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 41";

/** @param {Page} page */
const stones = (page) => open(page, "stone-chess", HOMES, { options: "players=4" });

/** @param {Page} page @param {string} name */
const cell = (page, name) => middle(page.locator(`#board [data-touch="c:${name}"]`));

/** @param {Page} page @param {string} name */
async function item(page, name) {
  const item = page.locator(`#trays [data-touch="h:${name}"]`).first();
  await item.scrollIntoViewIfNeeded();
  return middle(item);
}

/** @param {Page} page @param {number} before */
const played = (page, before) => page.waitForFunction((count) => document.querySelectorAll("#moves a").length > count, before);

/** Nothing is dragged, nothing is picked, and nothing was played. @param {Page} page @param {number} before @param {string} why */
async function assertGivenUp(page, before, why) {
  await page.waitForFunction(() => document.querySelectorAll(".dragged, .picked, .lifted, .aim").length === 0);
  // An action would be answered by now: the server answers what was sent before this in order.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  assert.equal(await plies(page), before, why);
}

test("a finger drags on the board of every family, upright and on its side, and the page stays where it is", async () => {
  for (const phone of PHONES) {
    const page = await person(browser, server.url, phone);
    const fingers = await Fingers.of(page);
    const drags = [
      { from: "b4", to: "b5", action: "b4-b5", begins: () => stones(page) },
      { from: "24", to: "35", action: "24-35", begins: () => begin(page, "dumaraj/pioneer-1", { editor: "off" }) },
    ];
    for (const { from, to, action, begins } of drags) {
      await begins();
      const before = await plies(page);
      const scrolled = await page.evaluate(() => scrollY);
      await fingers.press(await cell(page, from));
      await fingers.move(await cell(page, to));
      assert.equal(await page.locator(".dragged").count(), 1, `${action} is seen to be dragged`);
      assert.equal(await page.locator(`#board [data-touch="c:${to}"].aim`).count(), 1, "and where it would stand");
      await fingers.lift();
      await played(page, before);
      assert.equal((await moves(page)).at(-1), action);
      assert.equal(await page.evaluate(() => scrollY), scrolled);
    }
    await page.context().close();
  }
});

test("a finger drags from the shop and from the hand to the board", async () => {
  const page = await person(browser, server.url, UPRIGHT);
  const fingers = await Fingers.of(page);
  await stones(page);
  await fingers.drag(await item(page, "N"), await cell(page, "d4"));
  await played(page, 0);
  assert.equal((await moves(page)).at(-1), "N-d4");
  await begin(page, "dumaraj/eralash");
  await page.tap("#curtain-ready");
  await page.waitForSelector("#trays .next");
  await fingers.drag(await item(page, "S"), await cell(page, "11"));
  await played(page, 0);
  assert.match((await moves(page)).at(-1) ?? "", /S@11/);
  await page.context().close();
});

test("a tap of a real finger touches, on the board and in the shop", async () => {
  const page = await person(browser, server.url, UPRIGHT);
  const fingers = await Fingers.of(page);
  const tap = async (/** @type {import("./fingers.js").Place} */ at) => {
    await fingers.press(at);
    await fingers.lift();
  };
  await stones(page);
  await tap(await cell(page, "b4"));
  await page.waitForSelector('#board [data-touch="c:b4"].picked');
  await tap(await cell(page, "b4"));
  await page.waitForFunction(() => document.querySelectorAll(".picked").length === 0);
  await tap(await item(page, "N"));
  await page.waitForSelector('#trays [data-touch="h:N"].picked');
  await tap(await cell(page, "d4"));
  await played(page, 0);
  assert.deepEqual(await moves(page), ["N-d4"], "once");
  await page.context().close();
});

test("a finger on what cannot be dragged scrolls the page", async () => {
  const page = await person(browser, server.url, of([320, 480]));
  const fingers = await Fingers.of(page);
  await stones(page);
  const from = await cell(page, "d4");
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await fingers.drag(from, { x: from.x, y: from.y - 120 });
  await page.waitForFunction((before) => scrollY > before + 40, before);
  await page.evaluate(() => scrollTo(0, 0));
  const own = await cell(page, "b4");
  await fingers.drag(own, { x: own.x, y: own.y - 20 });
  assert.equal(await scrolled(), 0, "a piece is dragged, the page is not");
  await page.context().close();
});

test("a drag that is given up plays nothing: a second finger, a lost one, a place outside, another window", async () => {
  const page = await person(browser, server.url, UPRIGHT);
  const fingers = await Fingers.of(page);
  await stones(page);
  const [from, to] = [await cell(page, "b4"), await cell(page, "b5")];
  const begun = async () => {
    await fingers.press(from);
    await fingers.move(to);
    assert.equal(await page.locator(".dragged").count(), 1);
  };
  await begun();
  await fingers.press(await cell(page, "g2"), 1);
  assert.equal(await page.locator(".dragged").count(), 0);
  await fingers.lift(1);
  await fingers.lift(0);
  await assertGivenUp(page, 0, "a second finger");
  await begun();
  await fingers.lose();
  await assertGivenUp(page, 0, "the system took it");
  await fingers.drag(from, { x: 195, y: 5 });
  await assertGivenUp(page, 0, "outside the board");
  await fingers.drag(from, await cell(page, "h5"));
  await assertGivenUp(page, 0, "where it cannot go");
  await begun();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await fingers.lift();
  await assertGivenUp(page, 0, "another window");
  await fingers.drag(from, to);
  await played(page, 0);
  assert.deepEqual(await moves(page), ["b4-b5"], "and a whole drag is played after all that");
  await page.context().close();
});

test("no menu comes up while something is dragged", async () => {
  const page = await person(browser, server.url, UPRIGHT);
  const fingers = await Fingers.of(page);
  await stones(page);
  await page.evaluate(() => addEventListener("contextmenu", (event) => document.body.setAttribute("data-menu", String(!event.defaultPrevented))));
  await fingers.press(await item(page, "N"));
  await page.waitForTimeout(900);
  await fingers.move(await cell(page, "d4"));
  await fingers.lift();
  await played(page, 0);
  assert.notEqual(await page.getAttribute("body", "data-menu"), "true");
  await page.context().close();
});

test("a mouse that drags is given up by its right button and by Escape", async () => {
  const page = await person(browser, server.url);
  await stones(page);
  const [from, to] = [await cell(page, "b4"), await cell(page, "b5")];
  const begun = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    assert.equal(await page.locator(".dragged").count(), 1);
  };
  await begun();
  await page.mouse.down({ button: "right" });
  await page.waitForFunction(() => document.querySelector(".dragged") === null);
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  await assertGivenUp(page, 0, "the right button");
  assert.equal(await page.locator("#board .drawn").count(), 0, "no arrow either");
  await begun();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await assertGivenUp(page, 0, "Escape");
  await begun();
  await page.mouse.move(1270, 5);
  await page.mouse.up();
  await assertGivenUp(page, 0, "outside the board");
  await begun();
  await page.mouse.up();
  await played(page, 0);
  assert.deepEqual(await moves(page), ["b4-b5"]);
  await page.context().close();
});

test("what is put back where it was stays picked, and is moved by a click", async () => {
  const page = await person(browser, server.url);
  await stones(page);
  const from = await cell(page, "b4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector('#board [data-touch="c:b4"].picked');
  const to = await cell(page, "b5");
  await page.mouse.click(to.x, to.y);
  await played(page, 0);
  assert.deepEqual(await moves(page), ["b4-b5"]);
  await page.context().close();
});

test("where the hexagons fit a tablet, a finger drags a unit instead of the board", async () => {
  const page = await person(browser, server.url, { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  const fingers = await Fingers.of(page);
  await begin(page, "tammashil");
  assert.equal(await page.locator(".roams").count(), 0);
  const unit = page.locator("#board .cell.next").last();
  const from = await middle(unit);
  const name = await unit.getAttribute("data-cell");
  const before = await plies(page);
  await fingers.press(from);
  await fingers.move({ x: from.x, y: from.y - 10 });
  await page.waitForSelector(`#board [data-touch="c:${name}"].picked`);
  const target = page.locator(`#board .cell.next:not([data-cell="${name}"])`).first();
  const to = await target.getAttribute("data-cell");
  await fingers.move(await middle(target));
  await fingers.lift();
  await played(page, before);
  // It goes there, or joins what stands there.
  assert.match((await moves(page)).at(-1) ?? "", new RegExp(`${name}[-+]${to}`));
  await page.context().close();
});

test("a finger moves a board that does not fit, two zoom it, and neither plays", async () => {
  for (const phone of PHONES) {
    const page = await person(browser, server.url, phone);
    const fingers = await Fingers.of(page);
    await begin(page, "tammashil");
    await page.waitForSelector(".roams");
    await page.waitForTimeout(400);
    const place = await page.locator("#board").evaluate((one) => one.getBoundingClientRect());
    const centre = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    const shown = () => page.locator("#board .cell").first().evaluate((one) => one.getBoundingClientRect()).then(({ x, width }) => ({ x, width }));
    const before = await shown();
    await fingers.press({ x: centre.x - 40, y: centre.y });
    await fingers.press({ x: centre.x + 40, y: centre.y }, 1);
    await fingers.move({ x: centre.x + 120, y: centre.y }, 1);
    await fingers.lift(1);
    await fingers.lift(0);
    await page.waitForTimeout(400);
    const near = await shown();
    assert.ok(near.width > before.width * 1.2, `${before.width} → ${near.width}`);
    await fingers.drag(centre, { x: centre.x + 60, y: centre.y });
    await page.waitForTimeout(400);
    const moved = await shown();
    assert.ok(Math.abs(moved.x - near.x) > 20 && Math.abs(moved.width - near.width) < 1, `${near.x} → ${moved.x}`);
    assert.equal(await page.locator(".dragged, .picked").count(), 0);
    await page.context().close();
  }
});
