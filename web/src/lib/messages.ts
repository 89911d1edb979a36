// Generated from the server's models by `python3 run.py schemas`: do not edit.

/** A page and a server with different numbers do not understand each other. */
export const PROTOCOL = 1;

/** What the page may send. */
export type ClientMessage =
  | Hello
  | Move
  | Roll
  | TypeIn
  | Correct
  | TakeBack
  | Pledge
  | Seed
  | Consent
  | CallOff
  | Key
  | Fill
  | Remove
  | Start
  | Leave
  | Back
  | Replace
  | Abandon
  | Rematch
  | Rename
  | Hand
  | Say
  | AskHint
  | Ping;

/** What the server sends. */
export type ServerMessage = Welcome | Updates | Ack | ErrorMessage | Presence | Thinking | Chat | Names | Hint | Pong;

/** Codes of refusals, over the WebSocket and over HTTP. */
export type ErrorCode =
  | "blocked"
  | "chance"
  | "closing"
  | "foreign_origin"
  | "game_over"
  | "illegal_action"
  | "internal"
  | "link_used"
  | "malformed"
  | "no_hints"
  | "no_host"
  | "no_record"
  | "no_table"
  | "not_found"
  | "not_now"
  | "not_your_turn"
  | "not_yours"
  | "option"
  | "position"
  | "read_only"
  | "record"
  | "refused"
  | "seat_taken"
  | "slow_down"
  | "stale"
  | "store"
  | "too_large"
  | "too_many"
  | "unknown_game"
  | "wrong_key"
  | "wrong_method"
  | "wrong_signature"
  | "wrong_version";

/** A vote to give the table up; before the start its creator decides. */
export interface Abandon {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "abandon";
}

/** Done, and stored for good. */
export interface Ack {
  type: "ack";
  /** of the request */
  id: string;
  /** the request had been done before */
  again: boolean;
  /** of `hand`: the one-time secret `pass`, and when the link `expires` */
  data: Record<string, unknown> | null;
}

/** What would a strong bot do? All see that a hint was asked for. */
export interface AskHint {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "hint";
}

/** Return to a seat that a bot plays. */
export interface Back {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "back";
}

/** The start is called off while seeds are missing: all pledge anew. */
export interface CallOff {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  type: "call_off";
}

/** Somebody has said something. */
export interface Chat {
  type: "chat";
  /** grows with time */
  id: number;
  /** UTC, milliseconds */
  at: number;
  /** the seat that said the line */
  seat: number;
  /** one line */
  text: string;
}

export interface Check {
  options?: Record<string, unknown>;
  players?: number | null;
}

export interface Checked {
  options: Record<string, unknown>;
  /** of the switches that are off: those that cannot be turned on as the others are */
  locked: Record<string, Lock>;
}

/** An action, with the fields that its kind has in this game. */
export interface Choice {
  /** to be sent with a move */
  id: number;
  /** what the action does */
  kind: string;
  /** its short form, as a key or a few characters */
  typed: string;
  /** whether the action asks for the dice, which are thrown with it */
  throws?: boolean;
  /** how the places that it touches would stand then, in a game that says so */
  after?: unknown[];
  [field: string]: unknown;
}

export interface Claim {
  ticket: string;
  /** of the link: a ticket of another table is refused */
  table?: string | null;
  /** the device's own at this table: the device then holds these seats as well */
  token?: string | null;
  /** made by the client: sent again, a request has the same answer */
  id?: string | null;
}

/** How long a player may think: seconds for a move (days in correspondence); none if there is no limit. */
export interface ClockInput {
  seconds?: number | null;
  /** what happens when the clock runs out */
  out?: "bot" | "wait";
}

/** How long a player may think: seconds for a move (days in correspondence); none if there is no limit. */
export interface Clock {
  seconds: number | null;
  /** what happens when the clock runs out */
  out: "bot" | "wait";
}

/** The game may begin without the seeds that are missing (`now.missing`). */
export interface Consent {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "consent";
  /** of a seat that has a key */
  signature?: string | null;
}

/** Type the last dice in again. */
export interface Correct {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "correct";
}

export interface Created {
  table: string;
  token: string;
  sit: string;
  watch: string;
}

/** Not done, and nothing has changed. */
export interface ErrorMessage {
  type: "error";
  /** of the request; null: of none, or of one that cannot be read */
  id: string | null;
  /** one of those below */
  code: string;
  /** the sentence in each language */
  text: Record<string, string>;
}

/** What is to be expected of an action. */
export interface Estimate {
  /** the action */
  action: Choice;
  /** share in the victory */
  win_share: number;
  /** the standard error of that share */
  win_share_error: number | null;
  /** money, or points, at the end of the rollouts */
  money: number;
  /** the standard error of that money */
  money_error: number | null;
  /** how many games were looked at */
  rollouts: number;
}

/** Something that happened, with the fields that its kind has in this game. */
export interface Event {
  /** what kind of event */
  kind: string;
  /** whose doing; null: the table's */
  seat: number | null;
  [field: string]: unknown;
}

/** A bot for a free seat; level null makes the seat free again. */
export interface Fill {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "fill";
  /** of the bot */
  level: string | null;
}

/** A game that was played to its end, looked back on. Sentences are made from the game's words, `story.` and the kind. */
export interface Finale {
  /** by seat */
  holdings: Holding[];
  /** what decided between seats with the best score; null: the score did */
  decided: Record<string, unknown> | null;
  /** the game in a few sentences: each has its kind, a seat or null, and fields */
  story: Record<string, unknown>[];
}

/** An entry of a record: what happened, and what can be seen after it. */
export interface Frame {
  /** who moved; null: chance, or the first frame, which stands before all entries */
  seat: number | null;
  /** what the move carried besides, in games that take more than an id */
  body: Record<string, unknown> | null;
  /** the number of the chance event, if the entry was one */
  chance: number | null;
  /** by which a chance event that was measured can be shown; null: the event was drawn */
  trail: unknown;
  events: Record<string, unknown>[];
  /** what the seat, or a spectator, sees */
  view: Record<string, unknown>;
  /** what everybody would get if what lies open were paid then; null: not said */
  standing: Record<string, unknown> | null;
  /** whose turn it is then */
  awaited: number[];
  /** the seat that is to throw dice then */
  thrower: number | null;
}

/** A record, replayed. */
export interface Frames {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  table: string;
  dice: "auto" | "manual";
  commitment: string;
  seats: RecordSeat[];
  over: boolean;
  scores: number[];
  winners: number[];
  /** names that sentences look up, by language */
  lists: Record<string, Record<string, string[]>>;
  /** of each seat, by which all know it */
  marks: Mark[];
  /** through whose eyes; null: a spectator's */
  seat: number | null;
  /** how many frames the whole film has */
  total: number;
  /** the number of the first frame here */
  first: number;
  /** a page of frames: ask on from the frame after the last */
  frames: Frame[];
}

/** A game, with all that the page needs to offer it and to speak of it. */
export interface GameInfo {
  id: string;
  version: number;
  title: Record<string, string>;
  /** JSON Schema of its options, with help in each language; `module` is what one belongs to */
  options: Record<string, unknown>;
  presets: Preset[];
  /** schema of its views; `show` says what a field is on a table */
  view: Record<string, unknown>;
  /** the same of what everybody would get now */
  standing: Record<string, unknown>;
  /** the same of what a legal action says of its consequences */
  outlook: Record<string, unknown>;
  /** patterns of sentences */
  words: Record<string, unknown>;
  /** whether some of its throws are measured, not drawn: then the proof covers their noise */
  measured: boolean;
  /** whether players can roll real dice and type in what they rolled */
  real_dice: boolean;
  /** kinds of events that pay or take at the end of a round: to be told one by one */
  settles: string[];
  /** by kind of event: the fields that only its seat may see; "*" is the whole event */
  hidden: Record<string, string[]>;
}

export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** A one-time link that hands these seats to another device. */
export interface Hand {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  type: "hand";
  /** own ones */
  seats: number[];
  /** of the other device, which finds its other half in the link */
  key?: string | null;
  /** of each seat, with its key */
  signatures?: string[];
}

export interface Handed {
  table: string;
  token: string;
  seats: number[];
}

/** What a move vouches for that is signed now. */
export interface Head {
  /** how many entries of the record; to be sent with the signature */
  after: number;
  /** what they add up to, in hexadecimal digits */
  hash: string;
}

export interface Health {
  ok: boolean;
  version: string;
  protocol: number;
  /** new at every start of the server */
  instance: string;
}

/** The first message of a connection. A token holds seats; a key (of the sitting or the watching link) lets one look. */
export interface Hello {
  type: "hello";
  /** the number of the protocol that the client speaks */
  protocol: number;
  /** the table's id */
  table: string;
  /** of this device, if it holds seats */
  token?: string | null;
  /** of a link, to look on */
  key?: string | null;
  /** how many updates the client has */
  seen?: number;
  /** `at` of the last of these updates: if the past has changed, the client gets all */
  at?: number | null;
}

/** What a strong bot thinks of each action; the best first. */
export interface Hint {
  type: "hint";
  /** of the request */
  id: string;
  /** the seat that asked */
  seat: number;
  /** of every legal action */
  estimates: Estimate[];
}

/** What a seat has at the end. */
export interface Holding {
  /** the highest first */
  notes: number[];
  /** what else counts, as the worth of its chips */
  besides: number;
}

export interface Imported {
  id: string;
}

/** From here on the seat signs with another key: its device has lost the old one, or has got the seat from another device. */
export interface Key {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "key";
  /** null: moves are not signed any more */
  key: string | null;
  /** with the old key, if the device still has it */
  signature?: string | null;
}

/** Get up. Before the start the seat is free again; during the game its player may return. */
export interface Leave {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "leave";
}

export interface Left {
  /** of the table, afterwards */
  status: "gathering" | "playing" | "over" | "abandoned";
}

/** A line of chat. */
export interface Line {
  /** grows with time */
  id: number;
  /** UTC, milliseconds */
  at: number;
  /** the seat that said the line; null: a spectator */
  seat: number | null;
  /** one line */
  text: string;
}

export interface Lobby {
  tables: PublicTable[];
  next: string | null;
}

/** Why a switch cannot be turned on now, and whole sets of options with which it is on. */
export interface Lock {
  text: Record<string, string>;
  mends: Record<string, unknown>[];
}

/** By which a seat is known. */
export interface Mark {
  /** of its dice and cards */
  colour: string;
  /** that goes with the colour, or a letter */
  symbol: string;
}

export interface Mine {
  tables: MyTable[];
}

/** Seeds that were pledged and not opened in time: the game begins without them if all others agree. */
export interface MissingSeeds {
  /** whose */
  seats: number[];
  /** those of the other seats: whoever agrees, agrees to these */
  seeds: (string | null)[];
  /** the seats that have to agree */
  asked: number[];
  /** those of them that have */
  agreed: number[];
  /** when the start is called off, UTC, milliseconds */
  until: number;
}

/** A choice; `turn` is the number that the table gave for this seat's decision. With `more`, several that are made together: all of them or none, told as one and taken back as one. Neither dice nor anything that is shown may lie between two of them. */
export interface Move {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "move";
  /** an `id` of `now.legal` */
  action: number;
  /** what the move carries besides, in games that take more than an id */
  body?: Record<string, unknown> | null;
  /** ids of what follows */
  more?: number[];
  /** what `now.turns` has for the seat */
  turn: number;
  /** of a seat that has a key */
  sign?: Sign | null;
}

export interface MyTable {
  table: string;
  game: string;
  status: "gathering" | "playing" | "over" | "abandoned";
  created: number;
  updated: number;
  deadline: number | null;
  players: number;
  free: number[];
  bots: number[];
  awaited: number[];
  clock: number | null;
  seats: number[];
  names: string[];
  /** whether this device may start the game, and close the table before the start */
  host: boolean;
  /** which of the tokens, by its place */
  which: number;
}

/** A player has another name. */
export interface Names {
  type: "names";
  /** of all seats; empty: a guest */
  names: string[];
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatPlan[];
  names?: string[];
  listed?: boolean;
  hints?: boolean;
  chat?: boolean;
  clock?: ClockInput;
  standin?: string;
  dice?: "auto" | "manual";
  position?: Record<string, unknown> | null;
  /** with a position: the first throws, by number of the chance event, each die from 0; a short one is repeated, an empty one is left to the secret */
  script?: number[][];
}

/** How the table stands, as this client may see it. */
export interface Now {
  /** where the table is in its life */
  status: "gathering" | "playing" | "over" | "abandoned";
  /** the start was pressed: seeds are to be opened */
  starting: boolean;
  /** the seats that the table waits for */
  awaited: number[];
  /** the seat that is to throw dice, perhaps after some other choice */
  thrower: number | null;
  /** what is to be typed in, where real dice are used */
  throw: Throw | null;
  /** of own seats: to be sent with a move */
  turns: Record<string, number>;
  /** of own seats: the actions that are allowed */
  legal: Record<string, Choice[]>;
  /** what each own seat sees; of spectators "watch" */
  views: Record<string, unknown>;
  /** what everybody would get if what lies open were paid now; null: not said */
  standing: Record<string, unknown> | null;
  /** own seats that may take their last act back */
  take_back: number[];
  /** whether the last dice typed in may be typed in again */
  correct: boolean;
  /** when the clock runs out, UTC, milliseconds */
  deadline: number | null;
  /** whether hints are allowed: where one person plays, or the table was made with them */
  hints: boolean;
  /** what waits for consent */
  votes: Vote[];
  /** how the game ended, once it has ended */
  result: Result | null;
  /** the table at which the same players go on */
  rematch: string | null;
  /** seeds that keep the start waiting; null: none */
  missing: MissingSeeds | null;
  /** what moves vouch for; null: nobody signs here */
  head: Head | null;
  /** why the game cannot be continued, in each language; null: the game can be */
  read_only: Record<string, string> | null;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
}

/** SHA-256 of the 32 bytes that this seat will mix into the dice, and the key that its moves will be signed with. */
export interface Pledge {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "pledge";
  /** in hexadecimal digits */
  hash: string;
  /** a point of P-256, not compressed, in hexadecimal digits; null: none */
  key?: string | null;
}

/** The answer to ping, with the server's clock. */
export interface Pong {
  type: "pong";
  /** the server's clock, UTC, milliseconds */
  time: number;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  /** seats whose device is connected */
  present: number[];
  /** how many look on */
  watchers: number;
  /** by seat of a person who is not connected: from when on `replace` is possible, UTC, ms */
  gone: Record<string, number>;
}

/** A set of a game's modules that has a name. */
export interface Preset {
  id: string;
  title: Record<string, string>;
  help: Record<string, string>;
  /** of modules, those that differ from their defaults */
  options: Record<string, unknown>;
  /** by the number of players: those of its options that so many may not have */
  less: Record<string, string[]>;
}

export interface PublicTable {
  table: string;
  game: string;
  status: "gathering" | "playing" | "over" | "abandoned";
  created: number;
  updated: number;
  deadline: number | null;
  players: number;
  free: number[];
  bots: number[];
  awaited: number[];
  clock: number | null;
}

export interface Quit {
  token: string;
}

/** What links for other devices begin with. */
export interface Reach {
  /** as the operator has set it; empty: not set */
  public_url: string;
  /** in the home network; told to a browser on the server's own machine */
  addresses: string[];
}

export interface RecordHead {
  id: string;
  game: string;
  at: number;
  rules: number;
  players: number;
  /** by seat; empty: a guest */
  names: string[];
  /** played to its end, not given up */
  over: boolean;
}

export interface RecordSeat {
  name: string;
  /** the level, if a bot sat there */
  bot: string | null;
}

export interface Records {
  records: RecordHead[];
  next: string | null;
}

/** Why something cannot be done, in each language. */
export interface Refusal {
  code: string;
  text: Record<string, string>;
  /** of options that do not go together: whole sets nearby that do */
  mends?: Record<string, unknown>[];
}

/** A vote to play again with the same players. */
export interface Rematch {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "rematch";
}

/** The creator asks a player to leave, before the start. */
export interface Remove {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "remove";
}

/** Another name; after the end an empty name turns the player into "a guest". */
export interface Rename {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "rename";
  /** the name is cleaned and cut */
  name: string;
}

/** A vote to let a bot play for a player who is not there. */
export interface Replace {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "replace";
  /** whose seat */
  target: number;
}

/** How the game ended; the secret proves the dice. */
export interface Result {
  /** played to its end, given up, or closed by the operator */
  why: "over" | "abandoned" | "closed";
  /** of each seat, if the game was played to its end */
  scores: number[];
  /** several share the victory; none: nobody has won */
  winners: number[];
  /** 32 bytes in hexadecimal digits */
  secret: string;
  /** seats that pledged a seed and did not open it */
  left_out: number[];
  /** the rules changed during the game: the game has no record */
  resumed: boolean;
  /** what there is to tell besides; null: nothing */
  finale: Finale | null;
}

/** The seat throws its dice. What the seat might do before (`now.legal`) ends when it asks for the dice. */
export interface Roll {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "roll";
  /** what `now.turns` has for the seat */
  turn: number;
  /** of a seat that has a key, where asking for the dice is an action: of that action */
  sign?: Sign | null;
}

/** A line of chat. */
export interface Say {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "say";
  /** the text is cleaned and cut */
  text: string;
}

/** A seat as all may see it. */
export interface SeatInfo {
  /** who has the seat now */
  sitter: "free" | "human" | "bot";
  /** what the seat was made for */
  plan: "open" | "device" | "bot";
  /** empty: a guest */
  name: string;
  /** of the bot that plays the seat, its own or one that stands in */
  level: string | null;
  /** the device; equal numbers sit at one screen */
  holder: number | null;
  /** its player has got up during the game */
  left: boolean;
  /** why a bot stands in */
  away: "clock" | "left" | "vote" | null;
  /** how often its player looked at a hint */
  hints: number;
  /** whether the seat has pledged a seed */
  pledged: boolean;
  /** with which its moves are signed; null: they are not */
  key: string | null;
}

/** What a seat is for: open to whoever comes by the link, a person at the creator's device, or a bot. */
export interface SeatPlan {
  sitter: "open" | "device" | "bot";
  /** of the bot */
  level?: string | null;
}

export interface Seated {
  table: string;
  token: string;
  seat: number;
}

/** The 32 bytes, once the start has been pressed. */
export interface Seed {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "seed";
  /** in hexadecimal digits */
  seed: string;
}

/** The signature of a move, by the device of a seat that has a key: see fair dice. */
export interface Sign {
  /** of `now.head`, when the device signed */
  after: number;
  /** ECDSA with P-256 and SHA-256, r and s in hexadecimal digits */
  signature: string;
}

export interface Sit {
  key?: string | null;
  token?: string | null;
  seat?: number | null;
  name?: string;
  /** made by the client, instead of a token: sent again, a request has the same answer */
  id?: string | null;
}

/** Free seats are filled with bots of a level, if one is given. */
export interface Start {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  type: "start";
  /** of the bots */
  fill?: string | null;
}

export interface TableHead {
  table: string;
  game: string;
  status: "gathering" | "playing" | "over" | "abandoned";
  created: number;
  updated: number;
  deadline: number | null;
  players: number;
  free: number[];
  bots: number[];
  awaited: number[];
  clock: number | null;
  names: string[];
  rematch: string | null;
}

/** What does not change while a game is played. */
export interface TableInfo {
  /** the table's public id */
  id: string;
  /** which game */
  game: string;
  /** the version of its rules */
  rules: number;
  /** of the game: how many play, and what differs from its default */
  options: Record<string, unknown>;
  /** in the public lobby */
  listed: boolean;
  /** made with hints for all */
  hints: boolean;
  /** whether there is chat */
  chat: boolean;
  /** how long one may think */
  clock: Clock;
  /** manual: real dice are typed in */
  dice: "auto" | "manual";
  /** SHA-256 of the secret that fixes the dice */
  commitment: string;
  /** the table at which these players sat before */
  rematch_of: string | null;
  /** names that sentences look up, by language */
  lists: Record<string, Record<string, string[]>>;
  /** of each seat, by which all know it */
  marks: Mark[];
  /** whether a seat has something that others may not see */
  hides: boolean;
}

/** The seat's last act is undone, until the next throw, reveal or act of another seat. */
export interface TakeBack {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "take_back";
}

/** The seats at which a bot is thinking now. */
export interface Thinking {
  type: "thinking";
  /** empty: no bot is thinking */
  seats: number[];
  /** what the table, or the bot, needs is being compiled, only this once */
  preparing: boolean;
  /** the share of the game that is compiled, from 0 to 1; null: not known */
  progress: number | null;
  /** the seats of bots that choose at a glance, until their search is compiled */
  warming: number[];
}

/** Dice to be typed in. */
export interface Throw {
  /** of the chance event */
  kind: string;
  /** how many values each die has */
  sizes: number[];
  /** the lowest value */
  first: number;
}

export interface Tokens {
  tokens: string[];
}

/** Dice of a real table, as they show. */
export interface TypeIn {
  /** of the client's own choosing; a request that is sent again keeps its id */
  id: string;
  /** an own seat */
  seat: number;
  type: "type_in";
  /** the numbers that `now.throw` asks for */
  values: number[];
}

/** An entry of the log as far as this client may know it, with what happened. */
export interface Update {
  /** UTC, milliseconds since 1970 */
  at: number;
  /** of the entry */
  kind: string;
  /** of the entry, without what is nobody's business */
  body: Record<string, unknown>;
  /** what the rules made of the entry */
  events: Event[];
}

/** What happened since: one act and all that it led to. */
export interface Updates {
  type: "updates";
  /** how many updates there are now */
  seen: number;
  /** the new ones */
  updates: Update[];
  /** null: unchanged */
  seats: SeatInfo[] | null;
  /** null: unchanged */
  you: number[] | null;
  /** how the table stands */
  now: Now;
}

/** What some players want that needs the others' consent. */
export interface Vote {
  /** what is wanted */
  what: "replace" | "abandon" | "rematch";
  /** the seat that a bot shall play */
  target: number | null;
  /** the seats that want this */
  seats: number[];
}

/** The answer to hello. With `whole` the updates are all that stand, otherwise those that the client has missed. */
export interface Welcome {
  type: "welcome";
  /** the number of the protocol that the server speaks */
  protocol: number;
  /** of the server */
  version: string;
  /** the server's clock, UTC, milliseconds */
  time: number;
  /** what the table is */
  table: TableInfo;
  /** who sits where */
  seats: SeatInfo[];
  /** own seats; [] for spectators */
  you: number[];
  /** whether this device may start, fill and remove */
  host: boolean;
  /** the updates are all that stand: forget those that you have */
  whole: boolean;
  /** how many updates there are now, those that were undone included */
  seen: number;
  /** with `whole`: how many of them are not told again, since they were undone */
  undone: number;
  /** those that the client has missed, or all that stand */
  updates: Update[];
  /** how the table stands */
  now: Now;
  /** the last lines of chat; null: keep those that you have */
  chats: Line[] | null;
  /** seats whose device is connected */
  present: number[];
  /** how many look on */
  watchers: number;
  /** by seat of a person who is not connected: from when on `replace` is possible, UTC, ms */
  gone: Record<string, number>;
  /** the seats at which a bot is thinking now */
  thinking: number[];
}
