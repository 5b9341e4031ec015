// What a screen reader hears: one live region, which keeps nothing that the next person at the screen may not know.

import { need } from "./dom.js";

/** @param {string} words */
export function aloud(words) {
  need("said").textContent = words;
}

/** Nothing that was said stays in the page. */
export function hush() {
  aloud("");
}
