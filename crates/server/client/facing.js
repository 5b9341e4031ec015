// From which seat the board is looked at.

/** @import { Board } from "./board.js" */

export class Facing {
  #board;
  #turned;
  /** The seat that stays at the bottom; none when the board was turned by hand to no seat's side. @type {number | null} */
  #seat;
  /** How many steps the board is turned for each seat as the game stands. @type {number[]} */
  sides = [];

  /**
   * @param {Board} board
   * @param {number | null} seat
   * @param {(seat: number | null) => void} turned the board was turned
   */
  constructor(board, seat, turned) {
    this.#board = board;
    this.#seat = seat;
    this.#turned = turned;
  }

  /**
   * To the next seat around the board; by one step while the seats have no sides of their own.
   * @returns {number | null} the seat
   */
  next() {
    const { turn, turns } = this.#board;
    const ways = Array.from({ length: turns }, (_, step) => (turn + step + 1) % turns);
    const taken = ways.filter((way) => this.sides.includes(way));
    const [way] = taken.length > 1 ? taken : ways;
    this.#seat = taken.length > 1 ? this.sides.indexOf(way) : null;
    this.#turn(way);
    return this.#seat;
  }

  /** @param {number} seat */
  from(seat) {
    this.#seat = seat;
    this.#turn(this.sides[seat] ?? this.#board.turn);
  }

  /** The board stays before the seat it is looked at from, also where that chooses its side in play. */
  keep() {
    const turn = this.#seat === null ? undefined : this.sides[this.#seat];
    if (turn !== undefined && turn !== this.#board.turn) this.#turn(turn);
  }

  /** @param {number} turn in steps */
  #turn(turn) {
    this.#board.turn = turn;
    this.#turned(this.#seat);
  }
}
