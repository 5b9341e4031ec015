// What is said over the page for a while.

import { need } from "./dom.js";

/** How long it is shown, in milliseconds. */
const SHOWN = 6000;
/** @type {Map<string, number>} when each is taken away */
const timers = new Map();

/**
 * @param {"news" | "refused"} id
 * @param {string} says
 */
export function show(id, says) {
  hide(id);
  const banner = need(id);
  banner.textContent = says;
  banner.hidden = false;
  timers.set(id, setTimeout(() => hide(id), SHOWN));
}

/**
 * Nothing of it is left, in the page either.
 * @param {"news" | "refused"} id
 */
export function hide(id) {
  clearTimeout(timers.get(id));
  need(id).hidden = true;
  need(id).textContent = "";
}
