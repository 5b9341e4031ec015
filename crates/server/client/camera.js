// What part of a board is seen: plain arithmetic, without a page.
//
//   zoom 1 is the whole board in the window, x and y are the place of the board in the middle of the window, in the
//   drawing's units around the board's centre, as it is seen (turned).

/** @typedef {{ zoom: number, x: number, y: number }} View */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ board: Size, window: Size }} Frame the board in drawing units, the window in pixels */

/** Drawing units from one cell to the next. */
export const CELL = 100;
/** Cells of fewer pixels cannot be read or touched. */
export const LEGIBLE = 26;
/** How many pixels a cell has where one looks closely, and at most. */
const CLOSE = 42;
const LARGEST = 84;

/** @type {View} */
export const WHOLE = { zoom: 1, x: 0, y: 0 };

/**
 * How many pixels a drawing unit has.
 * @param {number} zoom
 * @param {Frame} frame
 */
export function scale(zoom, { board, window }) {
  return zoom * Math.min(window.width / board.width, window.height / board.height);
}

/**
 * The zoom at which a cell has so many pixels; never less than the whole board.
 * @param {number} pixels
 * @param {Frame} frame
 */
export function zoomOf(pixels, frame) {
  return Math.max(1, pixels / (CELL * scale(1, frame)));
}

/** @param {Frame} frame */
export function close(frame) {
  return zoomOf(CLOSE, frame);
}

/** @param {Frame} frame */
export function most(frame) {
  return zoomOf(LARGEST, frame);
}

/**
 * The nearest view within the limits: not farther than the whole board, not closer than what is drawn well, and no
 * more empty room than must be.
 * @param {View} view
 * @param {Frame} frame
 * @returns {View}
 */
export function held(view, frame) {
  const zoom = Math.min(Math.max(view.zoom, 1), most(frame));
  const unit = scale(zoom, frame);
  const within = (/** @type {number} */ at, /** @type {number} */ board, /** @type {number} */ window) => {
    const room = Math.max(0, (board - window / unit) / 2);
    return Math.min(Math.max(at, -room), room) + 0;
  };
  return { zoom, x: within(view.x, frame.board.width, frame.window.width), y: within(view.y, frame.board.height, frame.window.height) };
}

/**
 * Closer by a factor; what lies at a place of the window, in pixels from its middle, stays there.
 * @param {View} view
 * @param {number} by
 * @param {{ x: number, y: number }} at
 * @param {Frame} frame
 * @returns {View}
 */
export function zoomed(view, by, at, frame) {
  const zoom = Math.min(Math.max(view.zoom * by, 1), most(frame));
  const [before, after] = [scale(view.zoom, frame), scale(zoom, frame)];
  return held({ zoom, x: view.x + at.x / before - at.x / after, y: view.y + at.y / before - at.y / after }, frame);
}

/**
 * Moved as a hand moves the board, in pixels.
 * @param {View} view
 * @param {number} right
 * @param {number} down
 * @param {Frame} frame
 * @returns {View}
 */
export function panned(view, right, down, frame) {
  const unit = scale(view.zoom, frame);
  return held({ ...view, x: view.x - right / unit, y: view.y - down / unit }, frame);
}

/**
 * What is seen, in the drawing's units.
 * @param {View} view
 * @param {Frame} frame
 */
export function seen(view, frame) {
  const unit = scale(view.zoom, frame);
  const [width, height] = [Math.min(frame.window.width / unit, frame.board.width), Math.min(frame.window.height / unit, frame.board.height)];
  return { left: view.x - width / 2, top: view.y - height / 2, width, height };
}

/**
 * Moved only as far as needed to see a place with some cells around it.
 * @param {View} view
 * @param {{ x: number, y: number }} at
 * @param {Frame} frame
 * @returns {View}
 */
export function revealing(view, at, frame) {
  const { width, height } = seen(view, frame);
  const near = (/** @type {number} */ middle, /** @type {number} */ place, /** @type {number} */ room) => {
    const slack = room / 2 - Math.min(3.5 * CELL, room / 4);
    return Math.min(Math.max(middle, place - slack), place + slack);
  };
  return held({ ...view, x: near(view.x, at.x, width), y: near(view.y, at.y, height) }, frame);
}
