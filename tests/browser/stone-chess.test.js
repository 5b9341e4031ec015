// Stone Chess played as three and four persons play it at one screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { begin, isOver, lit, moves, open, person, plies } from "./play.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Touches things one after the other and waits until the action they spell is taken.
 * @param {Page} page
 * @param {...string} touches
 */
async function take(page, ...touches) {
  const before = await plies(page);
  for (const one of touches) await page.locator(`:is(#board, #trays, #path, .chooser) [data-touch="${one}"]`).first().click({ force: true });
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length > count, before);
  if ((await isOver(page)) > 0) return;
  await page.waitForFunction(() => document.querySelectorAll("#board .next, #trays .next").length > 0);
}

/** The items of the ledger, in words. @param {Page} page */
async function ledger(page) {
  const rows = await page.locator("#ledger li").allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, " ").trim());
}

/** Whose turn it is. @param {Page} page */
const mover = (page) => page.locator(".players li.decides b").innerText();

/** Places the eight pieces of a seat. @param {Page} page @param {Record<string, string[]>} pieces */
async function place(page, pieces) {
  for (const [kind, [first, ...more]] of Object.entries(pieces)) {
    await take(page, `h:${kind}`, `c:${first}`);
    // What was put down once is in the hand again while there are more.
    for (const square of more) await take(page, `c:${square}`);
  }
}

test("three from the first piece on: homes, the bonus, a move, a drop with its price, a mutation, giving up to the last one in", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await begin(page, "stone-chess");
  assert.equal(await page.locator(".players li").count(), 3);
  await place(page, { K: ["a1"], R: ["b1"], N: ["a2", "b2"], P: ["a3", "b3", "c3", "c2"] });
  assert.equal(await mover(page), "Black");
  await place(page, { K: ["h8"], R: ["g8"], N: ["h7", "g7"], P: ["h6", "g6", "f6", "f7"] });
  await place(page, { K: ["a8"], R: ["b8"], N: ["a7", "b7"], P: ["a6", "b6", "c6", "c7"] });
  assert.deepEqual(await ledger(page), ["3 Green +8 the home between two others"]);
  await take(page, "c:c3", "c:c4");
  await take(page, "h:B", "c:e5");
  assert.match((await ledger(page)).at(-1) ?? "", /^5 Black −\d+ (bishop bought|surcharge for check)$/);
  await take(page, "h:Z", "c:a6");
  assert.deepEqual((await ledger(page)).at(-1), "6 Green −3 pawn became horse");
  assert.equal((await moves(page)).at(-1), "Z_g-a6");
  for (const left of [2, 1]) {
    const before = await plies(page);
    const giveUp = page.locator('#commands form[data-command="resign"] button');
    await giveUp.click();
    await page.waitForTimeout(700);
    await giveUp.click();
    await page.waitForFunction((count) => document.querySelectorAll("#moves a").length > count, before);
    assert.equal(await isOver(page), left === 1 ? 1 : 0);
  }
  assert.deepEqual((await moves(page)).slice(-2), ["resign:w", "resign:b"]);
  assert.match(await page.innerText("#status"), /Green/);
  await page.context().close();
});

/** Three, each a few pieces from the end. */
const THREE = "2{K_g}k4/6p1/8/8/8/8/8/1KRR4 w w:a1,b:h8,g:a8 w:0,b:0,g:0 w:-,b:-,g:- - 0 9";

test("three to the end: two are eliminated one after the other, and every stone is told", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await open(page, "stone-chess", THREE);
  await take(page, "c:d1", "c:d8");
  await page.waitForFunction(() => document.querySelector('#board .thing[data-cell="g7"]') === null);
  assert.deepEqual(await ledger(page), ["9 White +8 captured King of Black, one of 1", "9 White +8 Black lost the King"]);
  assert.equal(await mover(page), "Green");
  assert.deepEqual(await page.locator(".players li.out b").allInnerTexts(), ["Black"]);
  assert.equal(await page.getAttribute('#trays .tray[data-layout="sentence"].seat-1 .item', "data-symbol"), "place-3");
  assert.equal(await page.locator("#board .ornament.k-faded").count(), 2, "the home stays in grey");
  for (const [from, to] of [["c8", "b8"], ["c1", "c2"], ["b8", "c8"], ["c2", "c8"]]) await take(page, `c:${from}`, `c:${to}`);
  await page.waitForSelector("#status.over");
  assert.match(await page.innerText("#status"), /White/);
  assert.equal((await ledger(page)).length, 4);
  await page.context().close();
});

/** Four, of whom three can be captured. */
const FOUR =
  "1{K_r}1k4/{Q_r}1{K_g}5/8/8/8/8/8/1K1R4 w w:a1,b:h8,g:a8,r:h1 w:0,b:0,g:0,r:0 w:-,b:-,g:-,r:- - 0 9";

test("four to the end: turns pass over whoever is out, and the last one in wins", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await page.goto("/");
  await page.click(".open-record summary");
  await page.fill("#record", `[Game "stone-chess"]\n[Options "players=4"]\n[Start "${FOUR}"]\n\n*\n`);
  await page.click("#open-record button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("#board .next");
  assert.equal(await page.locator(".players li").count(), 4);
  for (const [from, to] of [["d1", "d8"], ["c7", "b7"], ["a7", "b7"], ["d8", "b8"], ["b7", "b8"], ["b1", "a1"], ["b8", "b2"], ["a1", "b2"]]) {
    await take(page, `c:${from}`, `c:${to}`);
  }
  await page.waitForSelector("#status.over");
  assert.match(await page.innerText("#status"), /White/);
  assert.equal((await moves(page)).length, 8);
  await page.context().close();
});

/** Four at home in all corners. */
const HOMES =
  "{R_g}{N_g}4nk/{K_g}{N_g}{P_g}1p1r1/8/8/1P6/2P2{P_r}2/P5{N_r}1/KR4{R_r}{K_r} w w:a1,b:h8,g:a8,r:h1 w:24,b:9,g:16,r:7 w:sFWEDQ,b:sFWEDQ,g:sFWEDQ,r:sFWEDQ - 0 41";

/** Opens a game of four that goes on from a position. @param {Page} page @param {string} start */
async function four(page, start) {
  await page.goto("/");
  await page.click(".open-record summary");
  await page.fill("#record", `[Game "stone-chess"]\n[Options "players=4"]\n[Start "${start}"]\n\n*\n`);
  await page.click("#open-record button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("#board .next");
}

/** Where a square is seen: left or right, above or below. @param {Page} page @param {string} square */
async function seen(page, square) {
  const [cell, board] = await Promise.all([page.locator(`#board [data-cell="${square}"].cell`).boundingBox(), page.locator("#board svg").boundingBox()]);
  assert.ok(cell && board);
  const right = cell.x + cell.width / 2 > board.x + board.width / 2;
  const below = cell.y + cell.height / 2 > board.y + board.height / 2;
  return `${below ? "below" : "above"} ${right ? "right" : "left"}`;
}

test("the board is turned to any seat, one after the other or by its name, and a reload keeps it", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await four(page, HOMES);
  assert.deepEqual([await seen(page, "a1"), await seen(page, "h1")], ["below left", "below right"]);
  const game = new URL(page.url()).pathname;
  for (const [seat, home] of [[3, "h1"], [1, "h8"], [2, "a8"], [0, "a1"]]) {
    await page.keyboard.press("f");
    assert.equal(await seen(page, String(home)), "below left", `seat ${seat}`);
    assert.equal(new URL(page.url()).pathname, `${game}/${seat}`);
  }
  await page.click('.players [data-side="2"]');
  assert.equal(await seen(page, "a8"), "below left");
  assert.equal(await page.getAttribute('.players [data-side="2"]', "aria-current"), "true");
  assert.equal(await page.innerText("#said"), "At the bottom: Green");
  const upright = await page.evaluate(() => {
    const angle = (/** @type {Element | null} */ one) => new DOMMatrix(getComputedStyle(/** @type {Element} */ (one)).transform);
    const [plane, label] = [document.querySelector("#board .plane"), document.querySelector("#board .labels .upright")];
    return Math.round(angle(plane).multiply(angle(label)).b * 100);
  });
  assert.equal(upright, 0, "coordinates stay upright");
  await page.reload();
  await page.waitForSelector("#board .next");
  assert.equal(await seen(page, "a8"), "below left");
  await page.context().close();
});

test("the ways of pawns and everybody's line 8 are switched on, remembered, and are in the downloads", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await four(page, HOMES);
  const marks = (/** @type {string} */ name) => page.locator(`#board [data-overlay="${name}"] path`).evaluateAll((all) => all.filter((one) => getComputedStyle(/** @type {Element} */ (one.parentElement)).display !== "none").length);
  const drawing = async () => (await page.request.get((await page.getAttribute('[data-export=".svg"]', "href")) ?? "")).text();
  assert.deepEqual([await marks("pawns"), await marks("line-8")], [0, 0]);
  assert.doesNotMatch(await drawing(), /overlay/);
  await page.click('[data-switch="line-8"]');
  assert.deepEqual([await marks("pawns"), await marks("line-8")], [0, 16]);
  await page.click('[data-switch="pawns"]');
  // Six pawns, two of them on the diagonals from their homes; each head has two strokes three times.
  assert.equal(await marks("pawns"), 8 * 6);
  assert.match(await drawing(), /data-overlay="line-8".*data-overlay="pawns"/s);
  await take(page, "c:b4", "c:b5");
  assert.equal(await marks("pawns"), 8 * 6);
  await page.reload();
  await page.waitForSelector("#board .next");
  assert.equal(await page.getAttribute('[data-switch="pawns"]', "aria-pressed"), "true");
  await page.click('[data-switch="pawns"]');
  assert.deepEqual([await marks("pawns"), await marks("line-8")], [0, 16]);
  await page.keyboard.press("f");
  assert.match(await drawing(), /class="plane" transform="rotate/);
  await page.context().close();
});

test("letters are an alternative to figures: on the board, in the shop and in the downloads", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 } });
  await four(page, HOMES);
  const letters = () => page.locator("svg.sprite text.letter").count();
  const drawing = async () => (await page.request.get((await page.getAttribute('[data-export=".svg"]', "href")) ?? "")).text();
  assert.equal(await letters(), 0);
  assert.doesNotMatch(await drawing(), /class="letter/);
  await page.click('[name="figures"]');
  await page.waitForSelector('[name="figures"][aria-pressed="true"]');
  assert.ok((await letters()) >= 4 * 18, `${await letters()}`);
  assert.match(await drawing(), /class="letter[^>]*>P</);
  await lit(page);
  await take(page, "c:b4", "c:b5");
  await page.reload();
  assert.ok((await letters()) >= 4 * 18, "it is remembered");
  await page.click('[name="figures"]');
  await page.waitForSelector('[name="figures"][aria-pressed="false"]');
  assert.equal(await letters(), 0);
  await page.context().close();
});

test("a post for a forum is one click away, and says that it was copied", async () => {
  const page = await person(browser, server.url, { viewport: { width: 1280, height: 1000 }, permissions: ["clipboard-read", "clipboard-write"] });
  await four(page, HOMES);
  await take(page, "c:b4", "c:b5");
  assert.equal(await page.locator('a[href$=".post"]:visible').count(), 0, "the link is for those without script");
  await page.click("#copy-post");
  await page.waitForFunction(() => document.querySelector("#copy-post")?.textContent === "Copied");
  assert.equal(await page.innerText("#said"), "Copied");
  const post = await page.evaluate(() => navigator.clipboard.readText());
  const game = new URL(page.url()).pathname;
  assert.match(post, /b4-b5/);
  assert.ok(post.includes(`${server.url}${game}`), post);
  await page.waitForFunction(() => document.querySelector("#copy-post")?.textContent === "Copy the post for a forum");
  const still = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(game);
  assert.equal(await plain.locator('a[href$=".post"]:visible').count(), 1);
  assert.equal(await plain.locator("#board .overlay.shown").count(), 0);
  await plain.click('.players [data-side="1"]');
  assert.equal(await seen(plain, "h8"), "below left");
  await still.close();
  await page.context().close();
});
