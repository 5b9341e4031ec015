// Where one is on a board that does not fit: the name of the cell under the pointer or the focus, and what stands there.

/** @import { Board } from "./board.js" */

import { need } from "./dom.js";

/** @param {Board} board */
export function follow(board) {
  const tell = teller(board);
  /** Where the pointer went since the last frame. @type {PointerEvent | null} */
  let pointed = null;
  const look = () => {
    if (pointed) tell(board.touchAt(pointed));
    pointed = null;
  };
  for (const kind of /** @type {const} */ (["pointermove", "pointerdown"])) {
    board.place.addEventListener(kind, (event) => {
      if (pointed === null) requestAnimationFrame(look);
      pointed = event;
    });
  }
  board.place.addEventListener("focusin", () => tell(board.focused));
  board.place.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && tell(null));
}

/**
 * Writes what a touch is, if it is a cell.
 * @param {Board} board
 */
function teller(board) {
  const place = need("where");
  return (/** @type {string | null} */ touch) => {
    const says = touch?.startsWith("c:") ? board.says(touch) : "";
    if (place.textContent !== says) place.textContent = says;
  };
}
