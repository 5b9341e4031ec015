// The path of touches, without a page: `node --test touches.test.js`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Touches } from "../../crates/server/client/touches.js";

/** @import { Branch, Effect, TouchTree } from "../../crates/server/client/protocol.js" */

/**
 * @param {string} touch
 * @param {TouchTree | null} then
 * @param {Effect[]} [effects]
 * @returns {Branch}
 */
const branch = (touch, then, effects = []) => ({ touch, says: touch, group: null, cost: null, effects, then });
/**
 * @param {string | null} action
 * @param {...Branch} next
 * @returns {TouchTree}
 */
const paths = (action, ...next) => ({ action, says: null, next });

const cut = branch("l:r1", paths("1-2[r1]"), [{ do: "lose", cells: ["1"] }]);
const TREE = paths(
  null,
  branch("c:1", paths(null, branch("c:2", paths("1-2", cut)), branch("c:3", paths("1-3")))),
  branch("c:4", paths(null, branch("c:5", null))),
);

async function begun() {
  /** @type {string[][]} */
  const asked = [];
  const touches = new Touches(async (path) => {
    asked.push(path);
    return paths("4-5");
  });
  await touches.begin(TREE);
  return { touches, asked };
}

test("a path without continuations is played at once", async () => {
  const { touches } = await begun();
  assert.equal(await touches.touch("c:1"), "more");
  assert.equal(await touches.touch("c:3"), "play");
  assert.equal(touches.action, "1-3");
});

test("a path that may go on waits, and is confirmed by its last touch", async () => {
  const { touches } = await begun();
  await touches.touch("c:1");
  assert.equal(await touches.touch("c:2"), "ready");
  assert.equal(await touches.touch("c:2"), "play");
  assert.equal(touches.action, "1-2");
});

test("what takes ground away is shown before it is confirmed", async () => {
  const { touches } = await begun();
  await touches.touch("c:1");
  await touches.touch("c:2");
  assert.equal(await touches.touch("l:r1"), "ready");
  assert.deepEqual(touches.effects.flat(), [{ do: "lose", cells: ["1"] }]);
  assert.equal(await touches.touch("l:r1"), "play");
  assert.equal(touches.action, "1-2[r1]");
});

test("an earlier step is chosen anew, the first one touched again is let go", async () => {
  const { touches } = await begun();
  await touches.touch("c:1");
  await touches.touch("c:2");
  assert.equal(await touches.touch("c:4"), "more");
  assert.deepEqual(touches.path, ["c:4"]);
  assert.equal(await touches.touch("c:4"), "none");
  assert.deepEqual(touches.path, []);
  await touches.touch("c:1");
  assert.equal(await touches.touch("c:9"), "none");
});

test("a step back undoes one touch", async () => {
  const { touches } = await begun();
  await touches.touch("c:1");
  await touches.touch("c:2");
  await touches.touch("l:r1");
  assert.equal(touches.back(), "ready");
  assert.deepEqual(touches.path, ["c:1", "c:2"]);
  assert.equal(touches.back(), "more");
  assert.equal(touches.back(), "none");
});

test("what the tree does not say is asked for", async () => {
  const { touches, asked } = await begun();
  await touches.touch("c:4");
  assert.equal(await touches.touch("c:5"), "play");
  assert.deepEqual(asked, [["c:4", "c:5"]]);
  assert.equal(touches.action, "4-5");
});

test("an answer that comes too late changes nothing", async () => {
  /** @type {((paths: TouchTree) => void)[]} */
  const answers = [];
  const touches = new Touches(() => new Promise((answer) => answers.push(answer)));
  await touches.begin(TREE);
  await touches.touch("c:4");
  const late = touches.touch("c:5");
  touches.clear();
  answers[0](paths("4-5"));
  assert.equal(await late, "more");
  assert.equal(touches.action, null);
  assert.deepEqual(touches.path, []);
});

test("a quick hand is waited for: a touch means what it means after the answer to the one before", async () => {
  /** @type {((paths: TouchTree) => void)[]} */
  const answers = [];
  const touches = new Touches(() => new Promise((answer) => answers.push(answer)));
  await touches.begin(paths(null, branch("c:1", null), branch("c:2", null), branch("c:3", null)));
  const [first, second, third] = [touches.touch("c:1"), touches.touch("c:2"), touches.touch("c:3")];
  assert.deepEqual(touches.path, ["c:1"], "c:2 could be touched first, too");
  answers[0](paths(null, branch("c:2", null)));
  assert.equal(await first, "more");
  await Promise.resolve();
  assert.deepEqual(touches.path, ["c:1", "c:2"]);
  answers[1](paths(null, branch("c:3", paths("1-2-3"))));
  assert.equal(await second, "more");
  assert.equal(await third, "play");
  assert.equal(touches.action, "1-2-3");
});

test("who cancels takes back what was touched and waited", async () => {
  /** @type {((paths: TouchTree) => void)[]} */
  const answers = [];
  const touches = new Touches(() => new Promise((answer) => answers.push(answer)));
  await touches.begin(TREE);
  await touches.touch("c:4");
  const waiting = [touches.touch("c:5"), touches.touch("c:1")];
  touches.clear();
  answers[0](paths("4-5"));
  await Promise.all(waiting);
  assert.deepEqual(touches.path, []);
});
