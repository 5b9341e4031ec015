// Small helpers around the document.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element with this id, which every page of the kind has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function need(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/**
 * Whether somebody is writing in a field, so that letters are no commands.
 * @param {EventTarget | null} target
 * @returns {boolean}
 */
export function writes(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select");
}

/** Whether motion is wished for. */
export function moves() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
