// A choice made of buttons alone, such as a written set-up: every level of the tree is a row, all rows are shown at once.

/** @import { Branch, TouchTree } from "./protocol.js" */

import { make } from "./dom.js";

/** From so many choices on a row scrolls. */
const MANY = 24;

/**
 * Whether everything that may be touched first is a button, and there is a choice to make or to be told of. A single
 * button that ends the path at once is no choice.
 * @param {Branch[]} first
 */
export function areButtons(first) {
  const buttons = first.length > 0 && first.every((branch) => branch.touch.startsWith("b:"));
  return buttons && (first.length > 1 || first[0].then !== null && first[0].then.next.length > 0);
}

/**
 * The longest path of buttons that keeps to what is chosen and takes the first of the rest.
 * @param {Branch[]} first
 * @param {string[]} chosen
 * @returns {{ rows: Branch[][], path: Branch[], end: TouchTree | null }}
 */
export function follow(first, chosen) {
  /** @type {Branch[][]} */
  const rows = [];
  /** @type {Branch[]} */
  const path = [];
  /** @type {TouchTree | null} */
  let paths = { action: null, says: null, next: first };
  while (paths && areButtons(paths.next)) {
    const wish = chosen[rows.length];
    /** @type {Branch} */
    const branch = paths.next.find((one) => one.touch === wish) ?? paths.next[0];
    rows.push(paths.next);
    path.push(branch);
    paths = branch.then;
  }
  return { rows, path, end: paths };
}

/**
 * The rows as a form; every change says the whole choice again.
 * @param {Branch[][]} rows
 * @param {Branch[]} path
 * @param {string} says what the button that takes the choice says
 * @param {{ choose: (chosen: string[]) => void, confirm: () => void }} wishes
 * @returns {HTMLFormElement}
 */
export function form(rows, path, says, wishes) {
  const fields = rows.flatMap((row, depth) => (row.length > 1 ? [field(row, path[depth], depth)] : []));
  const made = make("form", { class: "papers" }, ...fields, make("button", { class: "main" }, says));
  made.addEventListener("change", () => {
    const chosen = path.map((branch) => branch.touch);
    for (const input of made.querySelectorAll("input")) {
      if (input.checked) chosen[Number(input.dataset.depth)] = input.value;
    }
    wishes.choose(chosen);
  });
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    wishes.confirm();
  });
  return made;
}

/**
 * @param {Branch[]} row
 * @param {Branch} picked
 * @param {number} depth
 */
function field(row, picked, depth) {
  const pills = row.map((branch) => {
    const input = make("input", { type: "radio", name: `paper-${depth}`, value: branch.touch, "data-depth": String(depth) });
    input.checked = branch === picked;
    return make("label", { class: "pill" }, input, make("span", {}, branch.says));
  });
  const names = row.length >= MANY ? "pills many" : "pills";
  const legend = row[0].group ? [make("legend", {}, row[0].group)] : [];
  return make("fieldset", {}, ...legend, make("div", { class: names }, ...pills));
}
