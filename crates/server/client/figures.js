// Figures apart from the drawn board: on buttons, in hands, in previews.

import { draw, make } from "./dom.js";

/**
 * The id a figure is defined under in the page: characters other than letters, digits and hyphens are written as
 * their code.
 * @param {string} symbol
 * @param {number | string | null} seat
 */
export function figureId(symbol, seat) {
  const part = symbol.replace(/[^A-Za-z0-9-]/gu, (one) => `_${one.codePointAt(0)?.toString(16)}_`);
  return `#b-${part}-${seat === null ? "n" : typeof seat === "number" ? seat % 4 : seat}`;
}

/**
 * A thing that does not stand on the board yet.
 * @param {string} symbol
 * @param {number} seat
 * @returns {SVGGElement}
 */
export function figure(symbol, seat) {
  const use = draw("use", { href: figureId(symbol, seat) });
  return draw("g", { class: `thing ghost put seat-${seat}` }, draw("g", { class: "upright" }, use));
}

/**
 * The same thing with another figure.
 * @param {SVGGElement} thing
 * @param {string} symbol
 */
export function become(thing, symbol) {
  const seat = /seat-(\w+)/.exec(thing.getAttribute("class") ?? "")?.[1] ?? "n";
  for (const use of thing.querySelectorAll("use")) use.setAttribute("href", figureId(symbol, seat));
  return thing;
}

/**
 * A figure alone, for buttons and for what is dragged.
 * @param {string} href
 * @returns {SVGSVGElement}
 */
export function alone(href) {
  return draw("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" }, draw("use", { href }));
}

/** @param {string} symbol @param {string} title */
export function symbolButton(symbol, title) {
  const button = make("button", { type: "button", title });
  button.append(alone(symbol), title);
  return button;
}
