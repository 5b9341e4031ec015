// The marks of what may be touched next: dots, rings, sights around what may be attacked, costs, thin ways.

/** @import { Board } from "./board.js" */
/** @import { Place } from "./cells.js" */
/** @import { Branch, Effect, Way } from "./protocol.js" */

import { draw } from "./dom.js";

/** A way of this kind needs no line: the dot at its end tells enough. */
const PLAIN = "plain";

/** @typedef {Extract<Effect, { do: "trace" }>} Trace */

/**
 * Marks a cell that may be touched: a dot where it is empty, a ring around what stands there, a sight around what is
 * another seat's, and what the touch costs.
 * @param {Board} board
 * @param {Branch} branch
 * @param {boolean} begun whether something is picked already
 * @param {number | null} seat who touches
 */
export function spot(board, branch, begun, seat) {
  const cell = branch.touch.slice(2);
  const at = board.centre(cell);
  if (!at) return;
  if (branch.cost !== null) board.add("over", badge(at, branch.cost));
  const thing = board.thing(cell);
  const way = specialWay(branch);
  const kind = way ? ` ${way.kind}` : "";
  if (!thing) board.add("under", way ? draw("path", { class: `dot${kind}`, d: end(board, way, at) }) : draw("circle", { class: "dot", cx: at.x, cy: at.y, r: 12 }));
  else if (isAnothers(thing, seat)) board.add("over", draw("path", { class: foe(branch, begun), d: sight(at) }));
  else board.add("under", draw("circle", { class: `${begun ? "ring" : "may"}${kind}`, cx: at.x, cy: at.y, r: begun ? 45 : 46 }));
}

/**
 * The ways of all that may be touched, but for plain ones: one thin line a kind, however many lead over the same cells.
 * @param {Board} board
 * @param {Branch[]} next
 */
export function thinWays(board, next) {
  /** @type {Map<string, Map<string, string>>} */
  const kinds = new Map();
  for (const { cells, kind } of next.flatMap((branch) => specialWay(branch) ?? [])) {
    const lines = kinds.get(kind) ?? new Map();
    kinds.set(kind, lines);
    for (const [nth, to] of cells.slice(1).entries()) {
      const [one, other] = [cells[nth], to].sort();
      const [from, end] = [board.centre(one), board.centre(other)];
      if (from && end) lines.set(`${one} ${other}`, `M${from.x} ${from.y}L${end.x} ${end.y}`);
    }
  }
  for (const [kind, lines] of kinds) board.add("over", draw("path", { class: `thin ${kind}`, d: [...lines.values()].join("") }));
}

/**
 * The mark on a cell of a way: an arrow-head of a dashed one, a lozenge of a dotted one, a dot of a plain one.
 * @param {Way} kind
 * @param {Place} at
 * @param {Place} from
 * @param {number} [size]
 */
export function pace(kind, at, from, size = 1) {
  const [long, round] = [11 * size, 7 * size];
  if (kind === "dotted") return `M${at.x} ${at.y - long}l${long} ${long}l${-long} ${long}l${-long} ${-long}z`;
  if (kind !== "dashed") return `M${at.x - round} ${at.y}a${round} ${round} 0 1 0 ${2 * round} 0a${round} ${round} 0 1 0 ${-2 * round} 0z`;
  const far = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  const [ux, uy] = [(size * (at.x - from.x)) / far, (size * (at.y - from.y)) / far];
  const corner = (/** @type {number} */ along, /** @type {number} */ aside) => `${at.x + ux * along - uy * aside} ${at.y + uy * along + ux * aside}`;
  return `M${corner(12, 0)}L${corner(-8, 10)}L${corner(-8, -10)}z`;
}

/**
 * The first way of a touch that is not a plain one.
 * @param {Branch} branch
 * @returns {Trace | undefined}
 */
function specialWay(branch) {
  const traces = branch.effects.filter((effect) => effect.do === "trace");
  return traces.find((way) => way.kind !== PLAIN && way.cells.length > 1);
}

/**
 * @param {Board} board
 * @param {Trace} way
 * @param {Place} at
 */
function end(board, way, at) {
  return pace(way.kind, at, board.centre(way.cells.at(-2) ?? "") ?? at, 1.5);
}

/**
 * What marks another seat's thing: by a bold sight when this touch takes it, by a broken one when more are needed.
 * @param {Branch} branch
 * @param {boolean} begun
 */
function foe(branch, begun) {
  const takes = branch.effects.some((effect) => effect.do === "take");
  return !begun ? "may foe" : takes ? "ring foe" : "ring foe many";
}

/**
 * Whether a thing belongs to a seat, but not to this one.
 * @param {Element} thing
 * @param {number | null} seat
 */
function isAnothers(thing, seat) {
  const owner = /\bseat-(\d+)/.exec(thing.getAttribute("class") ?? "")?.[1];
  return owner !== undefined && seat !== null && Number(owner) !== seat;
}

/**
 * Four arcs with a tick inwards from each: what an archer looks through.
 * @param {Place} at
 */
function sight({ x, y }) {
  const [out, tick, half] = [46, 34, Math.PI / 5.2];
  return [0, 1, 2, 3].map((nth) => {
    const middle = (nth * Math.PI) / 2;
    const on = (/** @type {number} */ angle, /** @type {number} */ far) => `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    return `M${on(middle - half, out)}A${out} ${out} 0 0 1 ${on(middle + half, out)}M${on(middle, out + 3)}L${on(middle, tick)}`;
  }).join("");
}

/**
 * What a touch costs, small beside the middle of its cell.
 * @param {Place} at
 * @param {number} cost
 */
function badge(at, cost) {
  const words = draw("text", { x: 27, y: 35 });
  words.textContent = String(cost);
  const upright = draw("g", { class: "upright" }, draw("circle", { cx: 27, cy: 26, r: 15 }), words);
  return draw("g", { class: "cost", transform: `translate(${at.x} ${at.y})` }, upright);
}
