// Whose decision it is here and now, and whether it is still the one for which something was picked.

/** @import { State } from "./protocol.js" */

/**
 * The seat that decides at this browser, if one of its does.
 * @param {State | null} state
 * @returns {number | null}
 */
export function deciding(state) {
  return state?.available.act[0] ?? null;
}

/**
 * Whether a seat decides the same as before: seen by the same eyes, and it has neither acted itself since nor taken
 * anything back. That others have acted, or took back, changes nothing as long as it is not their turn.
 * @param {State | null} before
 * @param {State} now
 */
export function isSame(before, now) {
  const seat = deciding(before);
  if (!before || seat === null || seat !== deciding(now) || before.viewpoint !== now.viewpoint || before.secret !== now.secret) return false;
  const [did, does] = [before, now].map((state) => state.moves.filter((move) => move.seat === seat));
  return did.length === does.length && did.at(-1)?.written === does.at(-1)?.written;
}

/**
 * Whether the last step is undone where the next one is made: in a turn that all see.
 * @param {State} state
 */
export function isUndoneInPath(state) {
  const seat = deciding(state);
  return !state.secret && seat !== null && state.available.undo.includes(seat);
}
