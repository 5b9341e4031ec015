// Fair draws as a person meets them: the seal, one's own words, the secret at the end, and the check in the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, server } from "./house.js";
import { person } from "./play.js";

/** @import { Page } from "playwright-core" */

/**
 * A game with dice between two at this screen, before its first draw.
 * @param {Page} page
 */
async function waiting(page) {
  await page.goto("/new/tammashil?others=here&mine=0");
  await page.click("#new-game button.main");
  await page.waitForSelector("#seeds");
}

/**
 * Gives the game up and goes to where its draws are checked.
 * @param {Page} page
 */
async function toTheCheck(page) {
  await page.click('form[data-deed="resign"] button');
  await page.waitForTimeout(800);
  await page.click('form[data-deed="resign"] button');
  await page.waitForSelector("#status.over");
  await page.locator("#fair").evaluate((details) => details.setAttribute("open", ""));
  await page.click("#fair-check");
  await page.waitForURL(/\/verify\?game=/);
}

test("random letters are put in, words of one's own count, and the browser finds the draws fair", async () => {
  const page = await person(browser, server.url);
  await waiting(page);
  await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector("#seed-0"))?.value.length === 16);
  assert.notEqual(await page.inputValue("#seed-0"), await page.inputValue("#seed-1"));
  await page.click("#seeds .seal summary");
  const seal = await page.innerText("#seeds code");
  assert.match(seal, /^[0-9a-f]{64}$/);
  await page.fill("#seed-0", "тили-тили");
  await page.fill("#seed-1", "");
  await page.click("#seeds button.main");
  await page.waitForSelector("#seeds", { state: "hidden" });
  await page.waitForFunction(() => document.querySelectorAll("#moves a[data-ply]").length >= 2);
  await toTheCheck(page);
  await page.waitForSelector("#verdict table");
  assert.match(await page.innerText("#verdict .verdict"), /^Fair\. Draws computed in this browser that are as the secret says: [2-9]/);
  const record = await page.inputValue("#record");
  for (const part of [`[Commitment "${seal}"]`, '[SeedSouth "тили-тили"]', '[SeedNorth ""]', "[Secret "]) assert.ok(record.includes(part), part);
  await page.context().close();
});

test("a changed record is found out in the browser, and what is no record is told", async () => {
  const page = await person(browser, server.url);
  await waiting(page);
  await page.click("#seeds button.main");
  await page.waitForFunction(() => document.querySelectorAll("#moves a[data-ply]").length >= 2);
  await toTheCheck(page);
  await page.waitForSelector("#verdict table");
  const record = await page.inputValue("#record");
  const coin = record.includes("0. south") ? ["south", "north"] : ["north", "south"];
  await page.fill("#record", record.replace(`0. ${coin[0]}`, `0. ${coin[1]}`));
  await page.click("#check button.main");
  await page.waitForSelector("#verdict .verdict.wrong");
  assert.equal(await page.innerText("#verdict .verdict"), `Draw 1 (turn 0) was ${coin[1]}, but the secret says ${coin[0]}.`);
  assert.equal(await page.locator("#verdict tr.wrong").count(), 1);
  await page.fill("#record", record.replace(/\[Secret "(..)/, (_, two) => `[Secret "${two === "00" ? "01" : "00"}`));
  await page.click("#check button.main");
  await page.waitForFunction(() => document.querySelector("#verdict .verdict.wrong")?.textContent?.includes("its SHA-256 is not the commitment"));
  await page.fill("#record", "[Game");
  await page.click("#check button.main");
  await page.waitForFunction(() => document.querySelector("#verdict .verdict")?.textContent?.startsWith("Line 1, column 6"));
  await page.context().close();
});

test("without script the form begins the game and the server's own check is shown", async () => {
  const page = await person(browser, server.url, { javaScriptEnabled: false });
  await waiting(page);
  assert.equal(await page.inputValue("#seed-0"), "");
  await page.fill("#seed-0", "anna");
  await page.click("#seeds button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  assert.ok((await page.locator("#moves a[data-ply]").count()) >= 2);
  const id = new URL(page.url()).pathname;
  await page.click('form[data-deed="resign"] button');
  await page.goto(`/verify?game=${id.slice(1)}`);
  assert.match(await page.innerText("#verdict .verdict"), /^Fair\. Draws that are as the secret says: [2-9]/);
  await page.context().close();
});
