// Pictures of every kind of page, in every kind of window, both languages, both themes, for people to look at: `npm run shots`.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { act, begin, open, person } from "./play.js";
import { launch, serve } from "./serve.js";

const FOLDER = join(import.meta.dirname, "shots");
const WIDTHS = { phone: { width: 390, height: 844 }, lying: { width: 844, height: 390 }, desk: { width: 1280, height: 800 } };
const THEMES = /** @type {const} */ (["light", "dark"]);
const LOOKS = ["ru-RU", "en-GB"].flatMap((language) => THEMES.map((theme) => ({ language, theme })));

/** @typedef {import("playwright-core").Page} Page */

/** A crowded position of Tammashil: stacks of every height, joint attacks, turned discs, tired units. */
const MELEE =
  "13/2r5c2l2/4a1C8/3aa2b1A6/4aBA10/5Ac11/4A1ABa10/5aab12/4AACa13/3b7A10/x?+??o?????????????+???/4A2C10a3/5A7bA6/6aB6AA4/" +
  "3A6A8/2A4AAA8/3AAAc10/4AA!Ab8/3A!2AA7/2L3A2R4/4A8 s 5/6 3 12 6+9x4o";

/**
 * The crowded position with these touched.
 * @param {Page} page
 * @param {...string} touches
 */
async function melee(page, ...touches) {
  await open(page, "tammashil", MELEE);
  for (const touch of touches) {
    await page.locator(`[data-touch="${touch}"]`).first().click({ force: true });
    await page.waitForTimeout(250);
  }
}

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const SCENES = {
  home: (page) => page.goto("/"),
  form: (page) => page.goto("/new/dumaraj/poteshki"),
  "form-refused": (page) => page.goto("/new/dumaraj/poteshki?order_shift=yes&level=blue"),
  "form-kit": (page) => page.goto("/new/dumaraj/hunters"),
  rules: (page) => page.goto("/rules/dumaraj"),
  error: (page) => page.goto("/nowhere"),
  game: async (page) => {
    await begin(page, "dumaraj/phalanx-1");
  },
  rhomb: (page) => begin(page, "dumaraj/dodta-1"),
  picked: async (page) => {
    await begin(page, "dumaraj/classic");
    await page.click('[data-touch="c:12"].next', { force: true });
  },
  cut: async (page) => {
    await begin(page, "dumaraj/pioneer-1");
    await page.click('[data-touch="c:22"].next', { force: true });
    await page.click("#board .cell.next >> nth=0", { force: true });
    await page.click("#board .line.next >> nth=0", { force: true });
    await page.waitForTimeout(100);
  },
  chooser: async (page) => {
    await begin(page, "dumaraj/phalanx-1", { editor: "off" });
    for (const [from, to] of [["33", "53"], ["66", "56"], ["53", "64"], ["56", "46"], ["64", "75"], ["63", "53"]]) await act(page, `c:${from}`, `c:${to}`);
    await page.click('[data-touch="c:75"].next', { force: true });
    await page.click('[data-touch="c:86"].next', { force: true });
  },
  middle: async (page) => {
    await begin(page, "dumaraj/phalanx-1");
    await act(page, "c:33", "c:53", "l:c1");
    for (const [from, to] of [["66", "56"], ["53", "64"], ["56", "46"], ["64", "75"], ["63", "53"]]) await act(page, `c:${from}`, `c:${to}`);
    await page.click("#more", { timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(300);
  },
  past: async (page) => {
    await begin(page, "dumaraj/goniki", { size: "6", gons: "2" });
    for (let turn = 0; turn < 7; turn++) {
      const next = page.locator("#trays .next");
      if ((await next.count()) > 0 && (await page.locator("#trays .picked").count()) === 0) await next.first().click({ force: true });
      const cells = page.locator("#board .cell.next");
      await cells.nth((turn * 5) % (await cells.count())).click({ force: true });
      await page.waitForTimeout(150);
      if (turn > 3) await page.locator("#board .cell.next").first().click({ force: true });
      await page.waitForTimeout(150);
    }
    await page.keyboard.press("ArrowLeft");
    await page.waitForTimeout(300);
  },
  curtain: (page) => begin(page, "dumaraj/eralash"),
  placing: async (page) => {
    await begin(page, "dumaraj/eralash");
    await page.click("#curtain-ready");
    await act(page, "h:S", "c:11");
    await page.waitForTimeout(300);
  },
  paper: async (page) => {
    await begin(page, "dumaraj/pioneer-1", { order_shift: "yes", row_shift: "yes", level: "red" });
    await page.click("#curtain-ready");
    await page.waitForSelector("#path form");
  },
  naming: (page) => begin(page, "dumaraj/pioneer-1", { rf: "yes", level: "red" }),
  mirror: async (page) => {
    await begin(page, "dumaraj/pioneer-1", { order_shift: "yes", mirror: "yes", level: "blue" });
    for (const pass of [true, false]) {
      await page.click("#curtain-ready");
      await page.click("#path form.papers button.main");
      if (pass) await page.click("[data-done]");
    }
    await page.waitForSelector("#board .cell.next");
  },
  offer: async (page) => {
    await begin(page, "dumaraj/pioneer-1");
    await page.click('[data-command="offer-draw"] button');
    await page.waitForSelector('[data-command="accept-draw"]:not([hidden])');
  },
  sure: async (page) => {
    await begin(page, "dumaraj/pioneer-1");
    await page.click('[data-command="resign"] button');
  },
  "open-record": async (page) => {
    await page.goto("/");
    await page.click(".open-record summary");
    await page.locator("#open-record").scrollIntoViewIfNeeded();
  },
  "tammashil-words": async (page) => {
    await page.goto("/new/tammashil?others=here&mine=0");
    await page.click("#new-game button.main");
    await page.waitForSelector("#seed-0");
  },
  "tammashil-start": (page) => begin(page, "tammashil"),
  "tammashil-melee": (page) => melee(page),
  "tammashil-reach": (page) => melee(page, "c:f9"),
  "tammashil-gather": (page) => melee(page, "c:e7", "c:e6"),
  "tammashil-split": (page) => melee(page, "c:m7"),
  "tammashil-exits": (page) => melee(page, "c:m7", "b:split"),
  "tammashil-end": async (page) => {
    await open(page, "tammashil", "13/2rB10/15/16/17/18/19/20/21/22/x+o20/22/21/20/19/18/17/16/15/3L10/4A8 s 2/2 0 1");
    await page.click('#board [data-touch="c:t3"].next', { force: true });
    await page.click('#board [data-touch="c:t4"].next', { force: true });
    await page.waitForSelector("#again:not([hidden])");
  },
  "tammashil-rules": (page) => page.goto("/rules/tammashil"),
  "hivvayo-near": async (page) => {
    await begin(page, "hivvayo");
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#board .cost");
  },
  "hivvayo-whole": async (page) => {
    await begin(page, "hivvayo");
    await page.keyboard.press("0");
  },
  verify: (page) => page.goto("/verify"),
  end: async (page) => {
    await begin(page, "dumaraj/pioneer-1");
    await page.click('[data-command="resign"] button');
    await page.waitForTimeout(750);
    await page.click('[data-command="resign"] button');
    await page.waitForSelector("#again:not([hidden])");
  },
};

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch();
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const { language, theme } of LOOKS) {
      const page = await person(browser, server.url, { locale: language, viewport, colorScheme: theme });
      const file = join(FOLDER, `${name}-${width}-${language.slice(0, 2)}-${theme}.png`);
      try {
        await scene(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: file, fullPage: ["home", "form", "form-kit"].includes(name) });
        console.log(file);
      } catch (error) {
        console.log(name, width, String(error).split("\n")[0]);
        await page.screenshot({ path: file });
      }
      await page.context().close();
    }
  }
}
await browser.close();
await server.stop();
