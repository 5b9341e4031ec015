// The sentences of the page's own: the server put them into the page in the reader's language.

/** @type {Record<string, string>} */
const said = read("words", {});

/**
 * A sentence by its name, with its gaps filled.
 * @param {string} name
 * @param {Record<string, string | number>} [gaps]
 * @returns {string}
 */
export function say(name, gaps = {}) {
  const words = said[name] ?? name;
  return words.replace(/\{(\w+)\}/g, (whole, gap) => String(gaps[gap] ?? whole));
}

/**
 * A block of data that the server put into the page.
 * @template T
 * @param {string} id
 * @param {T} otherwise
 * @returns {T}
 */
export function read(id, otherwise) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : otherwise;
}
