// Pointer for the tests: what a person does on the pages.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** @import { Browser, BrowserContextOptions, Page } from "playwright-core" */

/**
 * A person with a browser of their own. Everything that goes wrong in the page fails the test.
 * @param {Browser} browser
 * @param {string} url
 * @param {BrowserContextOptions} [options]
 * @returns {Promise<Page>}
 */
export async function person(browser, url, options = {}) {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (process.env.SKAZKA_CLIENT) await fromDisk(page, process.env.SKAZKA_CLIENT);
  page.on("pageerror", (error) => assert.fail(`the page failed: ${error}`));
  page.on("console", (message) => {
    const wrong = message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text());
    if (wrong) assert.fail(`the page complained: ${message.text()}`);
  });
  return page;
}

/**
 * Serves the client's files as they are on the disk, to try changes without building.
 * @param {Page} page
 * @param {string} folder
 */
function fromDisk(page, folder) {
  return page.route("**/assets/**", (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.split("/").slice(3).join("/"));
    return existsSync(path) ? route.fulfill({ path }) : route.continue();
  });
}

/**
 * Begins a game by its form.
 * @param {Page} page
 * @param {string} discipline
 * @param {Record<string, string>} [choices]
 */
export async function begin(page, discipline, choices = {}) {
  const fields = new URLSearchParams({ others: "here", mine: "0", ...choices });
  await page.goto(`/new/${discipline}?${fields}`);
  await page.click("#new-game button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("html.js");
  const seeds = page.locator("#seeds:not([hidden]) button.main");
  if ((await seeds.count()) > 0) await seeds.click();
  await page.waitForFunction(() => document.querySelectorAll("#board .next, #trays .next, #path form, #curtain[open]").length > 0);
}

/**
 * Touches things one after the other, and then confirms if there is something to confirm.
 * @param {Page} page
 * @param {...string} touches
 */
export async function act(page, ...touches) {
  const before = await plies(page);
  for (const touch of touches) await page.click(`[data-touch="${touch}"].next, .chooser [data-touch="${touch}"]`, { force: true });
  await page.waitForTimeout(30);
  if ((await plies(page)) === before) await page.click("[data-confirm]", { timeout: 2000 }).catch(() => undefined);
  await page.waitForFunction((count) => document.querySelectorAll("#moves a").length > count, before);
}

/** @param {Page} page */
export function plies(page) {
  return page.locator("#moves a").count();
}

/**
 * What is written in the move list.
 * @param {Page} page
 */
export function moves(page) {
  return page.locator("#moves a").allTextContents();
}

/** @param {Page} page */
export function isOver(page) {
  return page.locator("#again:not([hidden])").count();
}

/**
 * Opens a game that goes on from a position, through the form that opens records; before a first draw the seats' words
 * are asked for.
 * @param {Page} page
 * @param {string} game
 * @param {string} start
 * @param {{ begins?: boolean, options?: string }} [how] whether the seats add the words they are given and begin, and the
 *   options that differ from their defaults
 */
export async function open(page, game, start, { begins = true, options = "" } = {}) {
  await page.goto("/");
  await page.click(".open-record summary");
  const tags = [`[Game "${game}"]`, ...(options ? [`[Options "${options}"]`] : []), `[Start "${start}"]`];
  await page.fill("#record", `${tags.join("\n")}\n\n*\n`);
  await page.click("#open-record button.main");
  await page.waitForURL(/\/[A-Za-z0-9]{8}$/);
  await page.waitForSelector("html.js");
  if (!begins) return;
  const seeds = page.locator("#seeds:not([hidden]) button.main");
  if ((await seeds.count()) > 0) await seeds.click();
  await lit(page);
}

/**
 * Waits until something may be touched.
 * @param {Page} page
 */
export function lit(page) {
  return page.waitForFunction(() => document.querySelectorAll("#board .next, #path [data-touch]").length > 0);
}
