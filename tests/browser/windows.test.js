// Everything that is chosen, said and played on is inside the window, whatever its size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { begin, moves, open, person } from "./play.js";
import { WINDOWS, assertReachable, board, of } from "./windows.js";

/** @typedef {import("playwright-core").Page} Page */

/** White's pawn is before line 8, and may become twelve kinds. */
const PROMOTING =
  "{R_g}1{K_g}3kr/3P4/1p3{N_g}2/3Q4/1{L_g}P5/2{P_g}1E1{CH_r}1/1W2P1{P_r}1/KR5{K_r} w w:a1,b:h8,g:a8,r:h1 w:14,b:6,g:9,r:11 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 3 41";

const FOUR = { options: "players=4" };

/** @param {Page} page @param {...string} cells */
async function touch(page, ...cells) {
  for (const cell of cells) await page.locator(`#board [data-touch="c:${cell}"].next`).click({ force: true });
}

/** The names that lie over each other or over another figure. @param {Page} page */
function overlaps(page) {
  return page.locator(".chooser button").evaluateAll((all) => {
    const boxes = all.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(/** @type {Node} */ (button.lastChild));
      return { says: button.textContent, name: range.getBoundingClientRect(), all: button.getBoundingClientRect() };
    });
    const over = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return boxes.flatMap((one, nth) => boxes.flatMap((other, another) => (nth !== another && over(one.name, other.all) ? [`${one.says} over ${other.says}`] : [])));
  });
}

for (const locale of ["en-GB", "ru-RU"]) {
  test(`every choice of a promotion is in the window, the strongest first and in focus: ${locale}`, async () => {
    for (const window of WINDOWS) {
      const where = window.join("x");
      const page = await person(browser, server.url, { ...of(window), locale });
      await open(page, "stone-chess", PROMOTING, FOUR);
      await touch(page, "d7");
      const before = await board(page);
      await touch(page, "d8");
      const choices = page.locator(".chooser button");
      assert.equal(await choices.count(), 12, where);
      await assertReachable(choices, where);
      assert.deepEqual(await overlaps(page), [], where);
      assert.equal(await choices.first().getAttribute("data-touch"), "b:Q", where);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-touch")), "b:Q", where);
      assert.deepEqual(await board(page), before, `${where}: the board stays where it is`);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(sideways, 0, where);
      await page.context().close();
    }
  });
}

test("a window that is turned or scrolled has the choices inside still, and the keyboard reaches each", async () => {
  const page = await person(browser, server.url, of([390, 844]));
  await open(page, "stone-chess", PROMOTING, FOUR);
  await touch(page, "d7", "d8");
  for (const [width, height] of [[844, 390], [320, 480], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await assertReachable(page.locator(".chooser button"), `${width}x${height}`);
  }
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(100);
  await assertReachable(page.locator(".chooser button"), "scrolled");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch"));
  const reached = [];
  for (let nth = 0; nth < 12; nth++) {
    reached.push(await focused());
    await page.keyboard.press("ArrowRight");
  }
  assert.deepEqual(reached, ["Q", "M", "A", "V", "CH", "R", "C", "NN", "B", "N", "L", "Z"].map((letters) => `b:${letters}`));
  assert.equal(await focused(), "b:Q", "and round again");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".chooser").count(), 0);
  assert.equal(await focused(), "c:d8", "the keyboard goes on where the choices were");
  await page.context().close();
});

test("Enter takes the strongest, and a finger the one it touches", async () => {
  const page = await person(browser, server.url, of([390, 844]));
  await open(page, "stone-chess", PROMOTING, FOUR);
  await touch(page, "d7", "d8");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length > 0);
  assert.equal((await moves(page)).at(-1), "d7-d8; Q-d8");
  await open(page, "stone-chess", PROMOTING, FOUR);
  await touch(page, "d7", "d8");
  await page.locator('.chooser [data-touch="b:Z"]').tap();
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length > 0);
  assert.equal((await moves(page)).at(-1), "d7-d8; Z-d8");
  await page.context().close();
});

/** Windows from the smallest phone on, upright and on their side, small notebooks, a desk. */
const ALL = [[320, 480], [320, 568], [390, 844], [568, 320], [640, 400], [844, 390], [768, 1024], [800, 600], [960, 540], [1024, 600], [1024, 768], [1280, 800]];

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const BOARDS = {
  "eight squares wide, with a shop": (page) => open(page, "stone-chess", PROMOTING, FOUR),
  "while pieces are placed": (page) => begin(page, "stone-chess"),
  "six bits wide": (page) => begin(page, "dumaraj/pioneer-1"),
  "a rhombus": (page) => begin(page, "dumaraj/dodta-1"),
  "twelve bits wide": (page) => begin(page, "dumaraj/classic", { size: "12" }),
  "with a hand": async (page) => {
    await begin(page, "dumaraj/eralash");
    await page.click("#curtain-ready");
    await page.waitForSelector("#trays .next");
  },
  "with a written set-up": async (page) => {
    await begin(page, "dumaraj/pioneer-1", { order_shift: "yes", row_shift: "yes", level: "red" });
    await page.click("#curtain-ready");
    await page.waitForSelector("#path form.papers");
  },
  "looking back": async (page) => {
    await begin(page, "dumaraj/pioneer-1", { editor: "off" });
    await touch(page, "24", "35");
    await page.waitForFunction(() => document.querySelectorAll("#moves a").length > 0);
    await page.click('[data-step="back"]');
    await page.waitForSelector("#past:not([hidden])");
  },
  hexagons: (page) => begin(page, "tammashil"),
  "many hexagons": (page) => begin(page, "hivvayo"),
};

/**
 * The cells that are not seen: outside the window, or with something over their middle. Of a board that is moved, only
 * those within its own window count. And how many were looked at.
 * @param {Page} page
 */
function hidden(page) {
  return page.evaluate(() => {
    const board = /** @type {Element} */ (document.querySelector("#board"));
    const around = board.getBoundingClientRect();
    const roams = document.querySelector(".roams") !== null;
    const aside = [...document.querySelectorAll("#minimap:not([hidden]), #where")].map((one) => one.getBoundingClientRect());
    const cells = [...document.querySelectorAll("#board .cell:not(.gone)")].map((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      return { name: cell.getAttribute("data-cell"), x: (left + right) / 2, y: (top + bottom) / 2 };
    });
    const inside = cells.filter(({ x, y }) => !roams || (x > around.left && x < around.right && y > around.top && y < around.bottom));
    const seen = inside.filter(({ x, y }) => !aside.some((one) => x > one.left - 1 && x < one.right + 1 && y > one.top - 1 && y < one.bottom + 1));
    return { looked: seen.length, hidden: seen.filter(({ x, y }) => !board.contains(document.elementFromPoint(x, y))).map((cell) => cell.name) };
  });
}

/** What of the board's own window is outside of the page's, in pixels, and whether the bar is whole. @param {Page} page */
function outside(page) {
  return page.evaluate(() => {
    const { left, top, right, bottom } = /** @type {Element} */ (document.querySelector("#board")).getBoundingClientRect();
    const bars = [...document.querySelectorAll(".bar .tool")].filter((tool) => /** @type {HTMLElement} */ (tool).offsetParent !== null);
    const isWhole = bars.every((tool) => {
      const box = tool.getBoundingClientRect();
      return tool.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return { board: [left, top, innerWidth - right, innerHeight - bottom].filter((room) => room < -1), isWhole, sideways };
  });
}

for (const [name, begins] of Object.entries(BOARDS)) {
  test(`the whole board is seen together with the bar in every window: ${name}`, async () => {
    const page = await person(browser, server.url);
    await begins(page);
    for (const [width, height] of ALL) {
      const where = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(250);
      // A board that is moved shows what can act when it is asked to.
      if ((await page.locator(".roams").count()) > 0) await page.keyboard.press("n");
      await page.waitForTimeout(250);
      const { looked, hidden: covered } = await hidden(page);
      assert.ok(looked >= 6, `${where}: ${looked}`);
      assert.deepEqual(covered, [], `${where}: cells are covered`);
      assert.deepEqual(await outside(page), { board: [], isWhole: true, sideways: 0 }, where);
    }
    await page.context().close();
  });
}

/** Brings each of these to where the page scrolls to it, and asserts that a finger reaches it there. @param {Page} page @param {string} selector @param {string} where */
async function assertComes(page, selector, where) {
  for (const one of await page.locator(selector).all()) {
    await one.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
    await assertReachable(one, `${where}: ${selector}`);
  }
}

test("the curtain and what is written behind it can be reached in every window", async () => {
  const page = await person(browser, server.url, { locale: "ru-RU", ...of([390, 844]) });
  await begin(page, "dumaraj/pioneer-1", { order_shift: "yes", row_shift: "yes", level: "red" });
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await assertReachable(page.locator("#curtain-ready"), `${width}x${height}`);
  }
  await page.tap("#curtain-ready");
  await page.waitForSelector("#path form.papers");
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    await assertComes(page, "#path form :is(.pill, button)", `${width}x${height}`);
  }
  await page.context().close();
});

test("what is asked and confirmed can be reached in every window, and moves no board", async () => {
  const page = await person(browser, server.url, { locale: "ru-RU", ...of([390, 844]) });
  await begin(page, "dumaraj/pioneer-1");
  for (const [width, height] of ALL) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(150);
    const before = await board(page);
    await touch(page, "24", "35");
    await assertReachable(page.locator("#path button"), `${where}: the path`);
    await page.click('#path [data-cancel]');
    await page.click('[data-command="resign"] button');
    await assertComes(page, "#commands form:not([hidden]) button", where);
    assert.match(await page.innerText('[data-command="resign"] button'), /\?/);
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await board(page), before, `${where}: the board stays`);
    await page.click("#help-open");
    const box = await page.locator("#help").boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${where}: ${JSON.stringify(box)}`);
    await assertComes(page, "#help button", where);
    await page.click("#help button");
    // Who asked to resign is asked no more.
    await page.reload();
    await page.waitForSelector("#board .next");
  }
  await page.context().close();
});

test("what is said for a while lies over the page and moves no board", async () => {
  const page = await person(browser, server.url, { locale: "ru-RU", ...of([390, 844]) });
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await touch(page, "24", "35");
  await page.waitForFunction(() => document.querySelectorAll("#moves a").length > 0);
  for (const [width, height] of ALL) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(150);
    const before = await board(page);
    await page.click('[data-step="back"]');
    await page.waitForSelector("#past:not([hidden])");
    const past = await page.locator("#past").boundingBox();
    assert.ok(past && past.x >= 0 && past.y >= 0 && past.x + past.width <= width, `${where}: ${JSON.stringify(past)}`);
    assert.deepEqual(await board(page), before, `${where}: looking back`);
    await page.click("#to-game");
    await page.waitForSelector("#past", { state: "hidden" });
    await page.locator("#typed").evaluate((form) => {
      /** @type {HTMLInputElement} */ (form.querySelector("#action")).value = "never";
      /** @type {HTMLFormElement} */ (form).requestSubmit();
    });
    await page.waitForSelector("#refused:not([hidden])");
    const said = await page.locator("#refused").boundingBox();
    assert.ok(said && said.x >= 0 && said.y >= 0 && said.x + said.width <= width && said.y + said.height <= height, `${where}: ${JSON.stringify(said)}`);
    assert.deepEqual(await board(page), before, `${where}: a refusal`);
    await page.locator("#refused").evaluate((banner) => ((/** @type {HTMLElement} */ (banner)).hidden = true));
  }
  await page.context().close();
});

test("what is asked before the first draw is below the board, which stays where it is", async () => {
  const page = await person(browser, server.url, of([390, 844]));
  await page.goto("/new/tammashil?others=here&mine=0");
  await page.click("#new-game button.main");
  await page.waitForSelector("#seeds:not([hidden])");
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await assertComes(page, "#seeds button.main", `${width}x${height}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const frame = () => page.locator("#frame").evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
  const before = await frame();
  await page.click("#seeds button.main");
  await page.waitForSelector("#seeds", { state: "hidden" });
  await page.evaluate(() => scrollTo(0, 0));
  assert.equal(await frame(), before);
  await page.context().close();
});
