// The windows that the pages are looked at through in the tests, and what is seen in them.

import assert from "node:assert/strict";

/** @import { BrowserContextOptions, Locator, Page } from "playwright-core" */

/** Phones upright and on their side, a small notebook, a desk, and that at 200 % zoom. Width and height in CSS pixels. */
export const WINDOWS = [[320, 568], [390, 844], [844, 390], [1024, 768], [1280, 800], [640, 400]];

/**
 * A phone is narrower or lower than a small notebook.
 * @param {number[]} window
 * @returns {BrowserContextOptions}
 */
export function of([width, height]) {
  const isPhone = Math.min(width, height) < 600;
  return { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone };
}

/**
 * What of these is not wholly in the window, or is covered in its middle: their words with where they are.
 * @param {Locator} locator
 */
export function unreachable(locator) {
  return locator.evaluateAll((all) => {
    const bad = (/** @type {Element} */ one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      return !isInside || !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const told = (/** @type {Element} */ one) => `${one.textContent || one.getAttribute("data-touch")} at ${JSON.stringify(one.getBoundingClientRect())}`;
    return all.filter(bad).map(told);
  });
}

/**
 * Asserts that each of these can be reached by a finger: wholly in the window, covered by nothing, and large enough.
 * @param {Locator} locator
 * @param {string} where
 */
export async function assertReachable(locator, where) {
  assert.deepEqual(await unreachable(locator), [], where);
  const boxes = await locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  assert.ok(Math.min(...boxes) >= 44, `${where}: ${boxes}`);
}

/** Where the board is in the document. @param {Page} page */
export function board(page) {
  return page.locator("#board svg.board").evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}
