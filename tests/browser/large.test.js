// Boards that do not fit the screen, and grounds that are drawn once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { browser, server } from "./house.js";
import { act, begin, person } from "./play.js";

/** @typedef {import("playwright-core").Page} Page */

/** So narrow that cells of the classic game are too small for a finger. */
const NARROW = { viewport: { width: 300, height: 640 }, hasTouch: true, isMobile: true };

/** How wide a cell is on the screen. @param {Page} page */
const cell = (page) => page.locator("#board .cell").first().evaluate((one) => one.getBoundingClientRect().width);

/** Where the board has been moved to. @param {Page} page */
const moved = (page) => page.locator("#board svg.board").evaluate((svg) => Math.round(svg.getBoundingClientRect().x));

/** Waits until the board is painted for its zoom. @param {Page} page */
const settled = (page) => page.waitForFunction(() => {
  const svg = /** @type {SVGSVGElement} */ (document.querySelector("#board svg.board"));
  return !document.querySelector("#board.glides") && /scale\(1\)/.test(svg.style.transform);
});

/** What the server says over the socket from now on. @param {Page} page */
function heard(page) {
  /** @type {any[]} */
  const told = [];
  const unpacked = (/** @type {string | Buffer} */ payload) => (typeof payload === "string" ? payload : inflateRawSync(payload).toString());
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => told.push(JSON.parse(unpacked(frame.payload)))));
  return told;
}

test("a ground is sent once, and anew when a part of it is torn off", async () => {
  const page = await person(browser, server.url);
  const told = heard(page);
  await begin(page, "dumaraj/pioneer-1");
  const drawings = () => told.filter((one) => one.background_svg).length;
  assert.equal(drawings(), 0, "the page came with it");
  await page.click('[data-touch="c:22"].next', { force: true });
  await page.click("#board .cell.next >> nth=0", { force: true });
  await page.click("#board .line.next >> nth=0", { force: true });
  await page.click("[data-confirm]");
  await page.waitForFunction(() => document.querySelectorAll("#board .cell.gone").length > 0);
  assert.equal(drawings(), 1);
  const gone = await page.locator("#board .cell.gone").count();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll("#board .cell.gone").length === 0);
  await page.keyboard.press("End");
  await page.waitForFunction((count) => document.querySelectorAll("#board .cell.gone").length === count, gone);
  assert.equal(drawings(), 1, "both grounds are known");
  await page.context().close();
});

test("the drawing stays while things move, and cells say what stands on them now", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  const says = (/** @type {string} */ name) => page.locator(`#board [data-touch="c:${name}"]`).getAttribute("aria-label");
  const before = { from: await says("22"), to: await says("43") };
  await page.evaluate(() => document.querySelector("#board svg.board")?.setAttribute("data-first", ""));
  await act(page, "c:22", "c:43");
  assert.equal(await page.locator("#board svg.board[data-first]").count(), 1);
  const after = { from: await says("22"), to: await says("43") };
  const alone = (before.to ?? "").split(",")[0];
  assert.ok((before.from ?? "").length > (after.from ?? "").length, `${before.from} → ${after.from}`);
  assert.ok((after.to ?? "").startsWith(`${alone}, `), after.to ?? "");
  await page.context().close();
});

test("a board that fits is not moved, one that does not has lenses", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/classic", { size: "12" });
  assert.equal(await page.locator("#viewport").isVisible(), false);
  await page.setViewportSize({ width: 300, height: 640 });
  await page.waitForSelector("#viewport:not([hidden])");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForSelector("#viewport", { state: "hidden" });
  assert.equal((await page.locator("#board svg.board").getAttribute("style")) ?? "", "");
  await page.context().close();
});

test("a narrow screen opens close to what can be touched, with a map of the whole", async () => {
  const page = await person(browser, server.url, NARROW);
  await begin(page, "dumaraj/classic", { size: "12" });
  await page.waitForSelector("#minimap:not([hidden])");
  await settled(page);
  assert.ok((await cell(page)) >= 26);
  const seen = await page.locator("#board .cell.next").evaluateAll((all) => {
    const around = /** @type {HTMLElement} */ (document.querySelector("#board")).getBoundingClientRect();
    return all.filter((one) => one.getBoundingClientRect().y < around.bottom && one.getBoundingClientRect().x < around.right).length;
  });
  assert.ok(seen > 0);
  await page.click("#zoom-whole");
  await page.waitForSelector("#minimap", { state: "hidden" });
  await settled(page);
  assert.ok((await cell(page)) < 26);
  await page.context().close();
});

test("the map keeps off what stands there, and one reads where one is", async () => {
  const page = await person(browser, server.url, NARROW);
  await begin(page, "dumaraj/classic", { size: "12" });
  await page.waitForSelector("#minimap:not([hidden])");
  await settled(page);
  const covered = (/** @type {string} */ corner) => page.evaluate((corner) => {
    const map = /** @type {HTMLElement} */ (document.querySelector("#minimap"));
    const now = map.dataset.corner ?? "";
    if (corner) map.dataset.corner = corner;
    const at = map.getBoundingClientRect();
    map.dataset.corner = now;
    const things = [...document.querySelectorAll("#board .thing")].map((thing) => thing.getBoundingClientRect());
    const middles = things.map((box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
    return middles.filter(([x, y]) => x > at.left && x < at.right && y > at.top && y < at.bottom).length;
  }, corner);
  const here = await covered("");
  for (const corner of ["top left", "top right", "bottom left", "bottom right"]) {
    const there = await covered(corner);
    assert.ok(here <= there + 1, `${here} things are covered, ${corner} ${there}`);
  }
  const unit = page.locator("#board .cell.next >> nth=0");
  await unit.focus();
  const says = (await page.locator("#where").innerText()).split(",")[0];
  assert.ok(says && ((await unit.getAttribute("aria-label")) ?? "").startsWith(says), says);
  await page.context().close();
});

test("wheel and keys zoom, a hand moves the ground, and the map shows and moves what is seen", async () => {
  const page = await person(browser, server.url, { viewport: { width: 320, height: 700 } });
  await begin(page, "dumaraj/classic", { size: "12" });
  await page.keyboard.press("0");
  await settled(page);
  const small = await cell(page);
  const box = await page.locator("#board").boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await page.waitForSelector("#minimap:not([hidden])");
  await settled(page);
  const large = await cell(page);
  assert.ok(large > small * 1.5, `${small} → ${large}`);
  await page.keyboard.press("-");
  await settled(page);
  assert.ok((await cell(page)) < large);
  await page.keyboard.press("+");
  await settled(page);
  const at = await moved(page);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 5, { steps: 4 });
  await page.mouse.move(x + 60, y + 10, { steps: 4 });
  await page.mouse.up();
  assert.equal((await moved(page)) - at, 60);
  assert.equal(await page.locator("#board .picked").count(), 0, "a hand that moves the board touches nothing");
  const map = await page.locator("#minimap canvas").boundingBox();
  assert.ok(map);
  await page.mouse.click(map.x + map.width - 3, map.y + map.height / 2);
  assert.ok((await moved(page)) < at, "the right edge is brought into view");
  await page.context().close();
});

test("n goes through the units that can do something, and brings them into view", async () => {
  const page = await person(browser, server.url, { viewport: { width: 320, height: 700 } });
  await begin(page, "dumaraj/classic", { size: "12" });
  await page.keyboard.press("0");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch") ?? "");
  const units = await page.locator("#board .cell.next").count();
  const gone = new Set();
  for (let nth = 0; nth < units; nth++) {
    await page.keyboard.press("n");
    gone.add(await focused());
    assert.equal(await page.locator("#board .cell.next:focus").count(), 1);
  }
  assert.equal(gone.size, units);
  const last = await focused();
  await page.keyboard.press("n");
  await page.keyboard.press("Shift+N");
  assert.equal(await focused(), last);
  await settled(page);
  const [unit, window] = [await page.locator("#board .cell:focus").boundingBox(), await page.locator("#board").boundingBox()];
  assert.ok(unit && window && unit.width >= 25.9, `${unit?.width}`);
  assert.ok(unit.x >= window.x && unit.x + unit.width <= window.x + window.width && unit.y >= window.y && unit.y + unit.height <= window.y + window.height);
  await page.context().close();
});

/**
 * Begins the largest game: both seats leave the words of the draw as they are.
 * @param {Page} page
 */
async function beginHuge(page) {
  await page.goto("/new/hivvayo?others=here&mine=0");
  await page.click("#new-game button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("html.js");
  await page.click('form[action$="/seeds"] button.main');
  await page.waitForSelector("#board .cell.next");
}

test("a huge board is few elements, and comes compressed and once", async () => {
  const page = await person(browser, server.url);
  const told = heard(page);
  await beginHuge(page);
  const [paths, cells, things] = await page.evaluate(() => [".comb", ".cell", ".thing"].map((one) => document.querySelectorAll(`#board ${one}`).length));
  assert.ok(paths > 100 && paths < 500 && things >= 426 && cells <= things + 50, `${paths} paths, ${cells} cells, ${things} things`);
  assert.equal(told.filter((one) => one.picture?.drawing).length, 0);
  const [encoding, bytes] = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    await answer.text();
    const entry = /** @type {PerformanceResourceTiming} */ (performance.getEntriesByName(location.href, "resource").at(-1));
    return [answer.headers.get("content-encoding"), entry.encodedBodySize];
  });
  assert.ok(encoding === "gzip" && Number(bytes) < 150_000, `${encoding}, ${bytes}`);
  await page.context().close();
});

test("on a huge board places are found by where they are, walked by arrows, and a step is undone", async () => {
  const page = await person(browser, server.url);
  await beginHuge(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-touch") ?? "");
  await page.keyboard.press("n");
  await settled(page);
  const unit = await focused();
  const walked = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"]) {
    await page.keyboard.press(key);
    walked.push(await focused());
  }
  assert.equal(new Set([unit, ...walked]).size, 3, `${unit} ${walked}`);
  assert.equal(await focused(), unit);
  await page.keyboard.press("Enter");
  await page.waitForSelector(`#board .picked[data-touch="${unit}"]`);
  await page.waitForSelector("#board .cost");
  const target = await page.evaluate(() => {
    const around = /** @type {HTMLElement} */ (document.querySelector("#board")).getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#board .dot")].map((dot) => dot.getBoundingClientRect());
    return boxes.find((box) => box.left > around.left && box.top > around.top && box.bottom < around.bottom)?.toJSON();
  });
  assert.ok(target);
  const before = await page.locator("#moves a").count();
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length > count, before);
  await page.waitForSelector("#path [data-undo]");
  await page.waitForSelector('#path [data-touch="b:."]');
  await page.keyboard.press("u");
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length === count, before);
  await page.context().close();
});
