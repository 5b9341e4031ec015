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
  await page.click('form[data-command="resign"] button');
  await page.waitForTimeout(800);
  await page.click('form[data-command="resign"] button');
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
  const begins = coin.map((side) => (side === "south" ? "South begins" : "North begins"));
  assert.equal(await page.innerText("#verdict .verdict"), `Draw 1 (turn 0) is “${begins[1]}” in the record, but “${begins[0]}” by the secret.`);
  assert.equal(await page.locator("#verdict tr.wrong").count(), 1);
  await page.fill("#record", record.replace(/\[Secret "(..)/, (_, two) => `[Secret "${two === "00" ? "01" : "00"}`));
  await page.click("#check button.main");
  await page.waitForFunction(() => document.querySelector("#verdict .verdict.wrong")?.textContent?.includes("its SHA-256 is not the seal"));
  await page.fill("#record", "[Game");
  await page.click("#check button.main");
  await page.waitForFunction(() => document.querySelector("#verdict .verdict")?.textContent?.startsWith("Line 1, column 6"));
  await page.context().close();
});

/** Draws of `5:`, `o`, `x`, `+`, `2:`, `1:`, agreed to be a draw; a step more or another disc is not possible everywhere. */
const RECORD = `[Result "1-1"]
[Game "tammashil"]
[Start "13/2r11/15/16/17/18/19/20/21/22/7???13/6AAAA12/21/20/19/18/17/16/15/14/5L7 s - 0 1 1+1x1o"]
[Termination "agreement"]
[GameId "Ab3dE5gH"]
[Commitment "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"]
[Secret "${"01".repeat(32)}"]

1. 5: j10-k10?o j7-k8?x j8-k9?+ . 2. 2: t3-r3 . 3. 1: a6-a5 . 1-1`;

/**
 * What the browser says of a record: the sentence, and what its last row says was drawn and computed.
 * @param {Page} page
 * @param {string} record
 */
async function verdictOn(page, record) {
  await page.fill("#record", record);
  const answer = page.waitForResponse("**/api/draws");
  await page.click("#check button.main");
  await answer;
  await page.waitForSelector("#verdict .verdict");
  const cells = await page.locator("#verdict tr").last().locator("td").allInnerTexts();
  return { says: await page.innerText("#verdict .verdict"), drawn: cells[2], computed: cells[4] };
}

test("a changed draw is named before the actions that it makes impossible, and in people's words", async () => {
  const page = await person(browser, server.url, { locale: "ru-RU" });
  await page.goto("/verify");
  const right = await verdictOn(page, RECORD);
  assert.match(right.says, /^Всё честно\. .*: 6\./);
  assert.deepEqual([right.drawn, right.computed], ["кубик 1", "кубик 1"]);
  const last = await verdictOn(page, RECORD.replace("?x", "?o"));
  assert.equal(last.says, "Бросок 3 (ход 1): в записи «никакой кружок», а по секрету должно быть «плохой кружок».");
  assert.deepEqual([last.drawn, last.computed], ["никакой кружок", "плохой кружок"]);
  const fewer = await verdictOn(page, RECORD.replace("1. 5:", "1. 1:"));
  assert.equal(fewer.says, "Бросок 1 (ход 1): в записи «кубик 1», а по секрету должно быть «кубик 5».");
  const seven = await verdictOn(page, RECORD.replace("2. 2:", "2. 7:"));
  assert.equal(seven.says, "Бросок 5 (ход 2): в записи «7:», а по секрету должно быть «кубик 2».");
  const fault = await verdictOn(page, RECORD.replace("t3-r3", "t9-r9"));
  assert.equal(fault.says, "Ход 2 (Север): «t9-r9»: на t9 никто не стоит.");
  assert.equal(await page.locator("#verdict tr.wrong").count(), 0);
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
  await page.click('form[data-command="resign"] button');
  await page.goto(`/verify?game=${id.slice(1)}`);
  assert.match(await page.innerText("#verdict .verdict"), /^Fair\. Draws that are as the secret says: [2-9]/);
  await page.context().close();
});
