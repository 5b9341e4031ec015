// Generated from src/protocol.rs by its test; with SKAZKA_WRITE=1 the test writes it anew.

export type ClientMessage = { "t": "act", 
/**
 * The seat that decides.
 */
seat: number, 
/**
 * The action in the game's notation.
 */
action: string, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "undo", 
/**
 * The seat.
 */
seat: number, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "take-back", 
/**
 * The seat.
 */
seat: number, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "offer-draw", 
/**
 * The seat.
 */
seat: number, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "decline-draw", 
/**
 * The seat.
 */
seat: number, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "resign", 
/**
 * The seat.
 */
seat: number, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "seed", 
/**
 * The seats that add one, each with its words.
 */
seeds: Array<[number, string]>, 
/**
 * The `seq` of the state it was decided on.
 */
seq: number, } | { "t": "look-as", 
/**
 * The seat, or none.
 */
seat: number | null, } | { "t": "touch", 
/**
 * The seat that touches.
 */
seat: number, 
/**
 * The touches so far, each written like `c:13`.
 */
path: Array<string>, 
/**
 * Comes back with the answer.
 */
id: number, } | { "t": "show-ply", 
/**
 * How many actions.
 */
ply: number, };

export type ServerMessage = { "t": "state" } & State | { "t": "shown-ply" } & ShownPly | { "t": "next", 
/**
 * The id of the question.
 */
id: number, 
/**
 * What may follow.
 */
next: TouchTree, } | { "t": "refused", 
/**
 * Why, in the page's language.
 */
says: string, };

export type State = { 
/**
 * One sentence: whose turn it is, or how the game ended.
 */
status: string, 
/**
 * The board now.
 */
picture: Picture, 
/**
 * Every legal path of touches for the seat to decide (the eyes' seat in secret) if this browser holds it, else no
 * path. Absent when there are too many: then they are asked for with [`ClientMessage::Touch`].
 */
touches: TouchTree | null, 
/**
 * [`VERSION`].
 */
v: number, 
/**
 * How many events the game has had, as far as this viewer knows.
 */
seq: number, 
/**
 * The game's id.
 */
game: string, 
/**
 * What is played, `family/discipline`.
 */
discipline: string, 
/**
 * How many actions he may know of.
 */
ply: number, 
/**
 * The seat whose eyes are looked through; none for everybody's.
 */
viewpoint: number | null, 
/**
 * The seats that may decide now; none when chance is to, or the game is over.
 */
turn: Array<number>, 
/**
 * Whether they decide in secret.
 */
secret: boolean, 
/**
 * Whether chance is to decide.
 */
chance: boolean, 
/**
 * How the game ended, when it is over.
 */
outcome: OutcomeState | null, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The seats that are out while others play on, or were before the end.
 */
out: Array<number>, 
/**
 * The seat for which the computer is thinking.
 */
thinking: number | null, 
/**
 * The seats that offer a draw.
 */
offers: Array<number>, 
/**
 * What is told of the draws by chance; absent in games without any.
 */
fair: FairState | null, 
/**
 * The seats it may decide for.
 */
controlled_seats: Array<number>, 
/**
 * What may be done for them.
 */
available: Available, 
/**
 * Whether set-ups are being made or have just been laid open: then what is said of the position matters most.
 */
opening: boolean, 
/**
 * How many actions of the history are not sent again.
 */
told: number, 
/**
 * The history, without what is still hidden from this viewer, after the first `told` actions: those stand in the
 * state sent before. Action `ply` is `moves[ply - 1 - told]`.
 */
moves: Array<Move>, 
/**
 * The drawing of the ground, an SVG of `skazka-render` with nothing upon it. Only sent to a page that was not sent
 * it before and did not say, by `?backgrounds=` of the socket's address, that it has it.
 */
background_svg: string | null, };

export type GameState = { 
/**
 * [`VERSION`].
 */
v: number, 
/**
 * How many events the game has had, as far as this viewer knows.
 */
seq: number, 
/**
 * The game's id.
 */
game: string, 
/**
 * What is played, `family/discipline`.
 */
discipline: string, 
/**
 * How many actions he may know of.
 */
ply: number, 
/**
 * The seat whose eyes are looked through; none for everybody's.
 */
viewpoint: number | null, 
/**
 * The seats that may decide now; none when chance is to, or the game is over.
 */
turn: Array<number>, 
/**
 * Whether they decide in secret.
 */
secret: boolean, 
/**
 * Whether chance is to decide.
 */
chance: boolean, 
/**
 * How the game ended, when it is over.
 */
outcome: OutcomeState | null, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The seats that are out while others play on, or were before the end.
 */
out: Array<number>, 
/**
 * The seat for which the computer is thinking.
 */
thinking: number | null, 
/**
 * The seats that offer a draw.
 */
offers: Array<number>, 
/**
 * What is told of the draws by chance; absent in games without any.
 */
fair: FairState | null, };

export type OutcomeState = { 
/**
 * Each seat's place, from 1; seats that share a place are tied. Of nobody in a game that does not count.
 */
places: Array<number>, 
/**
 * By what it ended.
 */
ending: EndingKind, 
/**
 * Why, a word of the game's notation: `raj`, `locked`, `agreement`.
 */
reason: string, 
/**
 * Why, as a sentence.
 */
why: Text, };

export type EndingKind = "rules" | "agreement" | "resignation" | "timeout" | "aborted" | "adjudicated";

export type SeatState = { 
/**
 * What it is called.
 */
name: Text, 
/**
 * The level of the computer that plays it, from 1; none for a person.
 */
level: number | null, };

export type FairState = { 
/**
 * The SHA-256 of the secret that they come from, 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The secret, 64 hexadecimal digits, once the game is over.
 */
secret: string | null, 
/**
 * What each seat has added to the draws; none where it has not answered.
 */
seeds: Array<string | null>, 
/**
 * The seats whose seeds the first draw waits for.
 */
awaits: Array<number>, };

export type SessionState = { 
/**
 * The seats it may decide for.
 */
controlled_seats: Array<number>, 
/**
 * What may be done for them.
 */
available: Available, 
/**
 * Whether set-ups are being made or have just been laid open: then what is said of the position matters most.
 */
opening: boolean, };

export type Available = { 
/**
 * Take an action; in a secret stage only the seat whose eyes are looked through.
 */
act: Array<number>, 
/**
 * Look through the eyes of a seat that has to decide in secret.
 */
"look-as": Array<number>, 
/**
 * Undo the last step of an unfinished turn or set-up.
 */
undo: Array<number>, 
/**
 * Take back the last decision; not while an unfinished turn can be undone step by step.
 */
"take-back": Array<number>, 
/**
 * Offer a draw.
 */
"offer-draw": Array<number>, 
/**
 * Agree to the draw that is offered.
 */
"accept-draw": Array<number>, 
/**
 * Decline it.
 */
"decline-draw": Array<number>, 
/**
 * Give up.
 */
resign: Array<number>, 
/**
 * Add a seed to the draws, for which the first of them waits.
 */
seed: Array<number>, };

export type News = { 
/**
 * How many actions of the history are not sent again.
 */
told: number, 
/**
 * The history, without what is still hidden from this viewer, after the first `told` actions: those stand in the
 * state sent before. Action `ply` is `moves[ply - 1 - told]`.
 */
moves: Array<Move>, 
/**
 * The drawing of the ground, an SVG of `skazka-render` with nothing upon it. Only sent to a page that was not sent
 * it before and did not say, by `?backgrounds=` of the socket's address, that it has it.
 */
background_svg: string | null, };

export type ShownPly = { 
/**
 * After how many actions.
 */
ply: number, 
/**
 * The name of the board's ground: cells, lines, labels, everything that stays while things move.
 */
background: string, 
/**
 * What lies upon the ground: the SVG layers `tints`, `overlays`, `things` and `over`.
 */
foreground: string, 
/**
 * Hands, captured things and counters beside it: HTML.
 */
trays: string, 
/**
 * How many steps the board is turned to sit before each seat.
 */
sides: Array<number>, 
/**
 * Sentences about the position.
 */
notes: Array<string>, 
/**
 * What was done since `since`, for animation and sounds: the last action, or with what chance drew upon it also
 * the action that made it draw.
 */
effects: Array<Effect>, 
/**
 * After how many actions that began.
 */
since: number, 
/**
 * The drawing of the ground, an SVG of `skazka-render` with nothing upon it. Only sent to a page that was not sent
 * it before and did not say, by `?backgrounds=` of the socket's address, that it has it.
 */
background_svg: string | null, };

export type BackgroundDrawing = { 
/**
 * The drawing of the ground, an SVG of `skazka-render` with nothing upon it. Only sent to a page that was not sent
 * it before and did not say, by `?backgrounds=` of the socket's address, that it has it.
 */
background_svg: string | null, };

export type Picture = { 
/**
 * After how many actions.
 */
ply: number, 
/**
 * The name of the board's ground: cells, lines, labels, everything that stays while things move.
 */
background: string, 
/**
 * What lies upon the ground: the SVG layers `tints`, `overlays`, `things` and `over`.
 */
foreground: string, 
/**
 * Hands, captured things and counters beside it: HTML.
 */
trays: string, 
/**
 * How many steps the board is turned to sit before each seat.
 */
sides: Array<number>, 
/**
 * Sentences about the position.
 */
notes: Array<string>, 
/**
 * What was done since `since`, for animation and sounds: the last action, or with what chance drew upon it also
 * the action that made it draw.
 */
effects: Array<Effect>, 
/**
 * After how many actions that began.
 */
since: number, };

export type Move = { 
/**
 * The turn's number; 0 for set-ups.
 */
turn: number, 
/**
 * Who took it; none for chance.
 */
seat: number | null, 
/**
 * Whose turn it was a part of; what chance drew before anybody's turn has none.
 */
of: number | null, 
/**
 * The action.
 */
written: string | null, 
/**
 * What chance drew, for people; absent where the action as it is written says it.
 */
says: string | null, 
/**
 * What the game counts (stones) and the action brought or cost, item by item.
 */
counts: Array<Counted>, };

export type Counted = { 
/**
 * Whose.
 */
seat: number, 
/**
 * How many; negative when they are paid.
 */
by: number, 
/**
 * What for.
 */
says: string, };

export type TouchTree = { 
/**
 * The action that the path so far spells, if it is one.
 */
action: string | null, 
/**
 * What the path so far comes to, while that is worth a sentence: force gathered against force needed.
 */
says: string | null, 
/**
 * The touches that may come next.
 */
next: Array<Branch>, };

export type Branch = { 
/**
 * What may follow; none when it must be asked for.
 */
then: TouchTree | null, 
/**
 * What is touched.
 */
touch: Touch, 
/**
 * What the touch means, for buttons and screen readers.
 */
says: string, 
/**
 * The question that this touch answers, when it is a button: the heading of its group in a form.
 */
group: string | null, 
/**
 * What it costs in the game's own counting (steps, stones), shown small beside what is touched.
 */
cost: number | null, 
/**
 * What it would do, shown before it is confirmed.
 */
effects: Array<Effect>, };

export type Step = { 
/**
 * What is touched.
 */
touch: Touch, 
/**
 * What the touch means, for buttons and screen readers.
 */
says: string, 
/**
 * The question that this touch answers, when it is a button: the heading of its group in a form.
 */
group: string | null, 
/**
 * What it costs in the game's own counting (steps, stones), shown small beside what is touched.
 */
cost: number | null, 
/**
 * What it would do, shown before it is confirmed.
 */
effects: Array<Effect>, };

export type Effect = { "do": "move", 
/**
 * The cell it leaves.
 */
from: string, 
/**
 * The cell it enters.
 */
to: string, } | { "do": "take", 
/**
 * The cell it stood on.
 */
cell: string, 
/**
 * Its symbol and seat, for the list of captured things.
 */
symbol: string, 
/**
 * Whose it was.
 */
seat: number, } | { "do": "put", 
/**
 * The cell.
 */
cell: string, 
/**
 * Its symbol.
 */
symbol: string, 
/**
 * Whose it is.
 */
seat: number, } | { "do": "become", 
/**
 * The cell.
 */
cell: string, 
/**
 * The new symbol.
 */
symbol: string, } | { "do": "lose", 
/**
 * The cells.
 */
cells: Array<string>, } | { "do": "mark", 
/**
 * The cell.
 */
cell: string, } | { "do": "reveal", 
/**
 * The cell.
 */
cell: string, 
/**
 * The symbol of the face, nobody's.
 */
symbol: string, } | { "do": "trace", 
/**
 * The cells in order, the one it leaves first.
 */
cells: Array<string>, 
/**
 * How the way is told from others.
 */
kind: Way, } | { "do": "count", 
/**
 * Whose.
 */
seat: number, 
/**
 * How many; negative when they are paid.
 */
by: number, 
/**
 * What for.
 */
says: string, } | { "do": "note", 
/**
 * The sentence.
 */
says: string, };

export type Touch = string;

export type Way = "plain" | "dashed" | "dotted";

export type Text = { id: string, args: Record<string, string | number | Text> };
