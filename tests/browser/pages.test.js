// Pages: languages and themes, no sideways scrolling on a phone, names for everything, reading without script.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { act, begin, moves, person } from "./play.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PAGES = ["/", "/new/dumaraj/poteshki", "/new/dumaraj/hunters", "/rules/dumaraj", "/verify", "/nowhere"];

test("a newcomer is one click away from a game against the computer", async () => {
  const page = await person(browser, server.url);
  await page.goto("/");
  assert.equal(await page.locator(".hero svg.board .thing").count() > 5, true);
  await page.click(".hero button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("#board svg.board");
  assert.match(await page.locator(".players").innerText(), /computer:/);
  await page.context().close();
});

test("a side is asked for only where somebody else has the other", async () => {
  const page = await person(browser, server.url);
  await page.goto("/new/dumaraj/pioneer-1?others=here");
  const mine = page.locator('fieldset:has(input[name="mine"])');
  assert.equal(await mine.isVisible(), false);
  await page.check('input[name="others"][value="2"]', { force: true });
  assert.equal(await mine.isVisible(), true);
  await page.check('input[name="others"][value="here"]', { force: true });
  assert.equal(await mine.isVisible(), false);
  await page.context().close();
});

test("language and theme are switched and remembered", async () => {
  const page = await person(browser, server.url, { colorScheme: "light" });
  await page.goto("/rules/dumaraj");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  await page.click('.switch button[value="ru"]');
  assert.match(page.url(), /\/rules\/dumaraj$/);
  assert.equal(await page.getAttribute("html", "lang"), "ru");
  await page.click('.switch button[value="dark"]');
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.goto("/");
  assert.equal(await page.getAttribute("html", "lang"), "ru");
  assert.equal(await paper(), dark);
  await page.click('.switch button[value="light"]');
  assert.notEqual(await paper(), dark);
  await page.context().close();
});

test("the system's wish decides the theme until one is chosen", async () => {
  const colours = [];
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const page = await person(browser, server.url, { colorScheme });
    await page.goto("/");
    colours.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    await page.context().close();
  }
  assert.notEqual(colours[0], colours[1]);
});

test("the form shows what is chosen and says why a combination is refused", async () => {
  const page = await person(browser, server.url);
  await page.goto("/new/dumaraj/pioneer-1");
  const cells = () => page.locator("#preview .cell").count();
  assert.equal(await cells(), 36);
  await page.check('input[name="size"][value="7"]', { force: true });
  await page.waitForFunction(() => document.querySelectorAll("#preview .cell").length === 49);
  await page.goto("/new/dumaraj/pioneer-1?centre=yes");
  assert.match(await page.locator("#preview .refused").innerText(), /centre/);
  assert.equal(await page.locator("#new-game button.main").isDisabled(), true);
  await page.context().close();
});

test("on a phone a refused combination is told beside the button", async () => {
  const page = await person(browser, server.url, PHONE);
  await page.goto("/new/dumaraj/pioneer-1?level=blue");
  await page.check('input[name="row_shift"][value="yes"]', { force: true });
  await page.waitForSelector("#why-not:not([hidden])");
  const box = await page.locator("#why-not").boundingBox();
  assert.ok(box && box.y > 0 && box.y + box.height <= 844, "on the screen");
  assert.match(await page.locator("#why-not").innerText(), /row_shift/);
  await page.check('input[name="row_shift"][value="no"]', { force: true });
  await page.waitForSelector("#why-not", { state: "hidden" });
  assert.equal(await page.locator("#new-game button.main").isDisabled(), false);
  await page.context().close();
});

test("a record is opened on the home page and goes on", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/pioneer-1", { editor: "off" });
  await act(page, "c:22", "c:43");
  const record = await page.evaluate(async () => (await fetch(`/export${location.pathname}`)).text());
  await page.goto("/");
  await page.click(".open-record summary");
  await page.setInputFiles("#record-file", { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#record")).value !== "");
  await page.click("#open-record button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  assert.deepEqual(await moves(page), ["22-43"]);
  await page.context().close();
});

test("kits have steppers", async () => {
  const page = await person(browser, server.url);
  await page.goto("/new/dumaraj/hunters");
  const input = page.locator('input[name="hunters.G"]');
  const first = Number(await input.inputValue());
  await page.locator('.stepper:has(input[name="hunters.G"]) button').nth(first > 1 ? 0 : 1).click();
  assert.equal(Number(await input.inputValue()), first > 1 ? first - 1 : first + 1);
  await page.waitForURL(/hunters\.G=/);
  await page.context().close();
});

test("nothing scrolls sideways on a phone", async () => {
  const page = await person(browser, server.url, PHONE);
  const addresses = [...PAGES];
  await begin(page, "dumaraj/phalanx-1");
  addresses.unshift(new URL(page.url()).pathname);
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForTimeout(150);
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= screen, `${address} is ${wide} wide on a screen of ${screen}`);
  }
  await page.context().close();
});

test("everything that can be used has a name, every id is used once", async () => {
  const page = await person(browser, server.url);
  await begin(page, "dumaraj/phalanx-1");
  const addresses = [new URL(page.url()).pathname, ...PAGES];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForTimeout(200);
    const faults = await page.evaluate(() => {
      /** @type {string[]} */
      const found = [];
      const named = (/** @type {Element} */ one) =>
        (one.getAttribute("aria-label") ?? "").trim() !== "" ||
        (one.textContent ?? "").trim() !== "" ||
        (one instanceof HTMLInputElement && (one.labels?.length ?? 0) > 0);
      for (const one of document.querySelectorAll("a, button, input:not([type=hidden]), [data-touch], [role=button], svg[role=img], svg[role=group]")) {
        if (!named(one)) found.push(`no name: ${one.outerHTML.slice(0, 120)}`);
      }
      const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
      for (const id of new Set(ids.filter((one, nth) => ids.indexOf(one) !== nth))) found.push(`twice: #${id}`);
      if (document.querySelectorAll("h1").length !== 1) found.push("not one h1");
      if (document.querySelectorAll("main").length !== 1) found.push("not one main");
      if (!document.documentElement.lang) found.push("no language");
      if (document.querySelectorAll("[style]").length > 0 && !document.querySelector(".chooser")) found.push("inline styles");
      return found;
    });
    assert.deepEqual(faults, [], address);
  }
  await page.context().close();
});

test("without script the pages read, and a game is played by notation", async () => {
  const page = await person(browser, server.url, { javaScriptEnabled: false });
  await page.goto("/");
  assert.ok((await page.locator(".group a").count()) > 20);
  await page.goto("/new/dumaraj/pioneer-1");
  await page.check('input[name="size"][value="7"]', { force: true });
  await page.click("button.show");
  assert.equal(await page.locator("#preview .cell").count(), 49);
  await page.check('input[name="others"][value="here"]', { force: true });
  await page.click("#new-game button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  assert.ok((await page.locator("#board .thing").count()) > 10);
  assert.equal(await page.locator("#flip").isVisible(), false);
  await page.fill("#action", "99-99");
  await page.click("#typed button");
  assert.equal(await page.locator("#refused").isVisible(), true);
  await page.fill("#action", "22-43");
  await page.click("#typed button");
  assert.deepEqual(await moves(page), ["22-43"]);
  await page.click('a[data-step="first"]');
  assert.match(page.url(), /ply=0/);
  assert.equal(await page.locator("#past").isVisible(), true);
  await page.context().close();
});
