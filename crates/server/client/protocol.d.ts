export type Ask = { t: "act", seat: number, action: string, seq: number } | { t: "undo" | "take-back" | "offer-draw" | "decline-draw" | "resign", seat: number, seq: number } | { t: "sit", seat: number | null } | { t: "touch", seat: number, path: string[], id: number } | { t: "look", ply: number };
export type Tell = { t: "state" } & State | { t: "look" } & Picture | { t: "next", id: number, next: Paths } | { t: "refused", says: string };
export type State = { v: number, seq: number, picture: Picture, moves: Move[], turn: number[], secret: boolean, holds: number[], eyes: number | null, thinking: number | null, offers: number[], take_back: number[], undo: number[], status: string, places: number[] | null, touches: Paths | null };
export type Picture = { ply: number, board: string, trays: string, notes: string[], effects: Effect[] };
export type Move = { turn: number, seat: number | null, written: string | null };
export type Paths = { action: string | null, next: Branch[] };
export type Branch = { touch: string, says: string, group: string | null, effects: Effect[], then: Paths | null };
export type Effect = { do: "move", from: string, to: string } | { do: "take", cell: string, symbol: string, seat: number } | { do: "put", cell: string, symbol: string, seat: number } | { do: "become", cell: string, symbol: string } | { do: "lose", cells: string[] } | { do: "mark", cell: string } | { do: "note", says: string };
