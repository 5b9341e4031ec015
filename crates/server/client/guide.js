// What a person is told while an action is being made: shown beside the buttons, and said to a screen reader.

/** @import { Branch } from "./protocol.js" */
/** @import { Touches } from "./touches.js" */

import { say } from "./words.js";

/**
 * What a step notes beyond what it means, such as what the unit can do; nothing for most.
 * @param {Branch} branch
 */
export function notes(branch) {
  return branch.effects.flatMap((effect) => (effect.do === "note" ? effect.says : [])).join(". ");
}

/**
 * What was touched, with what is noted of it.
 * @param {Branch} branch
 */
function told(branch) {
  return [branch.says, notes(branch)].filter((words) => words !== "").join(": ");
}

/**
 * What was touched and what can be done now; nothing before the first touch.
 * @param {Touches} touches
 * @returns {string}
 */
export function hint(touches) {
  const last = touches.steps.at(-1);
  const asks = question(touches);
  const isCell = last?.touch.startsWith("c:") && touches.action === null;
  return last && isCell ? `${told(last)}. ${asks}` : asks;
}

/**
 * What can be done now, in one sentence; nothing before the first touch.
 * @param {Touches} touches
 * @returns {string}
 */
function question(touches) {
  const last = touches.steps.at(-1);
  if (!last) return "";
  if (last.touch.startsWith("l:")) return last.says;
  const lines = touches.next.some((branch) => branch.touch.startsWith("l:"));
  if (touches.action !== null) return say(lines ? "or-line" : "confirm");
  if (lines) return say("line");
  return touches.next.find((branch) => branch.group !== null)?.group ?? say("where");
}

/**
 * The last touch and what can be done now, for those who do not see the board.
 * @param {Touches} touches
 * @returns {string}
 */
export function spoken(touches) {
  const last = touches.steps.at(-1);
  if (!last) return say("let-go");
  const cuts = last.touch.startsWith("l:");
  return `${told(last)}. ${touches.says ?? (cuts ? say("confirm") : question(touches))}`;
}
