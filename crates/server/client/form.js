// The form of a new game: the starting position follows the choices, kits have steppers.

import { make, need } from "./dom.js";

/** How long choices settle before the position is asked for, in milliseconds. */
const SETTLE = 120;

const form = /** @type {HTMLFormElement} */ (need("new-game"));
const preview = need("preview");
let asked = 0;
/** @type {number | undefined} */
let timer;

document.documentElement.classList.add("js");
form.querySelectorAll(".stepper").forEach((stepper) => addSteps(/** @type {HTMLElement} */ (stepper)));
form.addEventListener("input", () => {
  showMine();
  clearTimeout(timer);
  timer = setTimeout(refresh, SETTLE);
});
// A browser that comes back to the page may have kept other choices than the ones the page was drawn with.
showSeats();
showMine();
addEventListener("pageshow", (event) => {
  showMine();
  if (event.persisted || changed()) refresh();
});

function changed() {
  return [...form.querySelectorAll("input")].some((input) => input.checked !== input.defaultChecked || (input.type === "number" && input.value !== input.defaultValue));
}

async function refresh() {
  const round = ++asked;
  preview.classList.add("waiting");
  const fields = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === "string") fields.append(key, value);
  try {
    const answer = await fetch(`${form.dataset.preview}?${fields}`);
    if (round !== asked) return;
    if (answer.ok) {
      preview.innerHTML = await answer.text();
      showSeats();
    }
    history.replaceState(null, "", `${location.pathname}?${fields}`);
  } finally {
    if (round === asked) preview.classList.remove("waiting");
  }
  const refused = preview.querySelector(".refused")?.textContent ?? "";
  const whyNot = need("why-not");
  whyNot.hidden = refused === "";
  whyNot.textContent = refused;
  /** @type {HTMLButtonElement} */ (form.querySelector("button.main")).disabled = refused !== "";
}

/** Only the seats that play by these choices are there to be given to somebody. */
function showSeats() {
  const seats = Number(preview.querySelector("figure")?.dataset.seats ?? Infinity);
  for (const seat of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) {
    seat.hidden = Number(seat.dataset.seat) >= seats;
  }
}

/** Whoever plays every seat here need not choose one. */
function showMine() {
  const mine = /** @type {HTMLElement | null} */ (form.querySelector("[data-for='others']"));
  if (mine) mine.hidden = new FormData(form).get("others") === "here";
}

/** @param {HTMLElement} stepper */
function addSteps(stepper) {
  const input = /** @type {HTMLInputElement} */ (stepper.querySelector("input"));
  const frame = make("span", { class: "steps" });
  input.replaceWith(frame);
  frame.append(step(input, -1, "−"), input, step(input, 1, "+"));
}

/**
 * @param {HTMLInputElement} input
 * @param {number} by
 * @param {string} sign
 */
function step(input, by, sign) {
  const button = make("button", { type: "button", tabindex: "-1", "aria-hidden": "true" }, sign);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    if (by > 0) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return button;
}
