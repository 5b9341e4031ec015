// What lies beside the board and can be touched.

/**
 * Lights the items.
 * @param {HTMLElement} trays
 * @param {string[]} picked
 * @param {Set<string>} next
 */
export function light(trays, picked, next) {
  for (const item of /** @type {NodeListOf<SVGElement>} */ (trays.querySelectorAll("[data-touch]"))) {
    const touch = item.dataset.touch ?? "";
    const isPicked = picked.includes(touch);
    item.classList.toggle("next", next.has(touch));
    item.classList.toggle("picked", isPicked);
    item.setAttribute("aria-pressed", String(isPicked));
    if (next.has(touch) || isPicked) {
      item.setAttribute("role", "button");
      item.setAttribute("tabindex", "0");
    } else item.removeAttribute("tabindex");
  }
}
