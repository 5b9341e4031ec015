// What part of a board is seen, without a page: `node --test camera.test.js`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, WHOLE, close, held, most, panned, revealing, scale, seen, zoomOf, zoomed } from "../../crates/server/client/camera.js";

/** @import { View } from "../../crates/server/client/camera.js" */

/** A board of 130 by 105 cells in a window of a phone. */
const FRAME = { board: { width: 13_000, height: 10_500 }, window: { width: 390, height: 500 } };

/** @param {number} one @param {number} other */
const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one)), `${one} is not ${other}`);

/** Where in the window, in pixels from its middle, a place of the board is. @param {View} view @param {number} x @param {number} y */
const inWindow = (view, x, y) => [x - view.x, y - view.y].map((far) => far * scale(view.zoom, FRAME));

test("the whole board fits the window, and nothing is farther", () => {
  assert.equal(scale(1, FRAME), 390 / 13_000);
  assert.deepEqual(held({ zoom: 0.2, x: 4000, y: -4000 }, FRAME), WHOLE);
  assert.deepEqual(seen(WHOLE, FRAME), { left: -6500, top: -5250, width: 13_000, height: 10_500 });
});

test("cells have so many pixels, and not more than is drawn well", () => {
  near(scale(zoomOf(42, FRAME), FRAME) * CELL, 42);
  assert.equal(zoomOf(1, FRAME), 1);
  assert.ok(close(FRAME) > 10 && most(FRAME) > close(FRAME));
  assert.equal(held({ zoom: 1e9, x: 0, y: 0 }, FRAME).zoom, most(FRAME));
});

test("what lies under the pointer stays there while zooming", () => {
  const begun = { zoom: close(FRAME), x: 1200, y: -800 };
  for (const by of [1.3, 0.7, 1.05]) {
    const at = { x: -77, y: 140 };
    const under = [begun.x + at.x / scale(begun.zoom, FRAME), begun.y + at.y / scale(begun.zoom, FRAME)];
    const view = zoomed(begun, by, at, FRAME);
    near(view.zoom, begun.zoom * by);
    const now = inWindow(view, under[0], under[1]);
    near(now[0], at.x);
    near(now[1], at.y);
  }
});

test("a board follows the hand, and stops at its edges", () => {
  const begun = { zoom: close(FRAME), x: 0, y: 0 };
  const moved = panned(begun, 60, -25, FRAME);
  const now = inWindow(moved, 0, 0);
  near(now[0], 60);
  near(now[1], -25);
  const end = panned(begun, 1e9, 1e9, FRAME);
  const { left, top } = seen(end, FRAME);
  near(left, -6500);
  near(top, -5250);
  assert.deepEqual(panned(WHOLE, 300, 300, FRAME), WHOLE, "nothing of a whole board is to be moved to");
});

test("a place is brought into view by the shortest way, and stays put if it is seen", () => {
  const begun = { zoom: close(FRAME), x: 0, y: 0 };
  assert.deepEqual(revealing(begun, { x: 100, y: -100 }, FRAME), begun);
  const view = revealing(begun, { x: 3000, y: 0 }, FRAME);
  assert.equal(view.y, 0);
  const { left, width } = seen(view, FRAME);
  near(left + width - 3000, width / 4);
  assert.deepEqual(revealing(view, { x: 3000, y: 0 }, FRAME), view);
});
