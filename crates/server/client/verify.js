// The page that checks a record: the server tells which draws there were, the browser makes them again.

/** @import { Told, Verdict } from "./fair.js" */

import { make, need } from "./dom.js";
import { judge } from "./fair.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (need("check"));
const field = /** @type {HTMLTextAreaElement} */ (need("record"));
const file = /** @type {HTMLInputElement} */ (need("record-file"));
const place = need("verdict");
let asked = 0;

document.documentElement.classList.add("js");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void check();
});
file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  field.value = await chosen.text();
  void check();
});
if (field.value.trim() !== "") void check();

async function check() {
  const round = ++asked;
  place.replaceChildren(make("p", {}, say("works")));
  const found = await answer(field.value);
  if (round === asked) place.replaceChildren(...found);
}

/**
 * @param {string} record
 * @returns {Promise<Node[]>}
 */
async function answer(record) {
  try {
    const response = await fetch("/api/draws", { method: "POST", headers: { accept: "application/json", "content-type": "text/plain" }, body: record });
    const told = await response.json();
    return response.ok ? shown(told, judge(told)) : [sentence(told.error, true)];
  } catch {
    return [sentence(say("lost"), true)];
  }
}

/**
 * @param {Told} told
 * @param {Verdict} verdict
 */
function shown(told, verdict) {
  const before = told.from - 1;
  const rows = verdict.draws.map((one) => {
    const cells = [String(one.number), String(one.turn), one.drawn, `${one.weight} / ${one.all}`, one.computed];
    return make("tr", { class: one.isRight ? "right" : "wrong" }, ...cells.map((words) => make("td", {}, words)));
  });
  const head = make("tr", {}, ...["draw", "turn", "drawn", "chance", "computed"].map((name) => make("th", {}, say(name))));
  const table = make("table", { class: "draws" }, make("thead", {}, head), make("tbody", {}, ...rows));
  const skipped = before > 0 ? [make("p", {}, say("before", { count: before }))] : [];
  return [spoken(verdict, told.fault), ...skipped, make("div", { class: "wide" }, table)];
}

/**
 * What comes first: a seal or a draw that is otherwise, and only then what else is wrong with the record.
 * @param {Verdict} verdict
 * @param {string | null} fault
 */
function spoken({ isSealed, draws }, fault) {
  const wrong = draws.find((one) => !one.isRight);
  if (!isSealed) return sentence(say("wrong-secret"), true);
  if (wrong) return sentence(say("wrong", { number: wrong.number, turn: wrong.turn, drawn: wrong.drawn, should: wrong.computed }), true);
  if (fault !== null) return sentence(fault, true);
  return sentence(say("verdict", { count: draws.length }), false);
}

/**
 * @param {string} words
 * @param {boolean} wrong
 */
function sentence(words, wrong) {
  return make("p", { class: wrong ? "verdict wrong" : "verdict" }, words);
}
