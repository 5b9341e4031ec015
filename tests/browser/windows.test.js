// Everything that is chosen, said and played on is inside the window, whatever its size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { moves, open, person } from "./play.js";
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
