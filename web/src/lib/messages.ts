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
  | "wrong_version";

/** A vote to give the table up; before the start its creator decides. */
export interface Abandon {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "abandon";
}

/** Done, and stored for good. */
export interface Ack {
  type: "ack";
  /** of the request */
  id: string;
  /** it had been done before */
  again: boolean;
  /** of `hand`: the one-time secret `pass`, and when it `expires` */
  data: Record<string, unknown> | null;
}

/** What would a strong bot do? All see that it was asked. */
export interface AskHint {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "hint";
}

/** Return to a seat that a bot plays. */
export interface Back {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "back";
}

/** Somebody has said something. */
export interface Chat {
  type: "chat";
  /** grows with time */
  id: number;
  /** UTC, milliseconds */
  at: number;
  /** who */
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
}

/** An action, with the fields that its kind has in this game. */
export interface Choice {
  /** to be sent with a move */
  id: number;
  /** what it does */
  kind: string;
  /** its short form, as a key or a few characters */
  typed: string;
  [field: string]: unknown;
}

export interface Claim {
  ticket: string;
  /** of the link: a ticket of another table is refused */
  table?: string | null;
  /** the device's own at this table: it then holds these seats as well */
  token?: string | null;
  /** made by the client: sent again, it is answered the same */
  id?: string | null;
}

/** How long a player may think: seconds for a move (days in correspondence); none if there is no limit. */
export interface ClockInput {
  seconds?: number | null;
  /** what happens when it runs out */
  out?: "bot" | "wait";
}

/** How long a player may think: seconds for a move (days in correspondence); none if there is no limit. */
export interface Clock {
  seconds: number | null;
  /** what happens when it runs out */
  out: "bot" | "wait";
}

/** Type the last dice in again. */
export interface Correct {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
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
  /** which */
  action: Choice;
  /** share in the victory */
  win_share: number;
  /** its standard error */
  win_share_error: number | null;
  /** money, or points, at the end of the rollouts */
  money: number;
  /** its standard error */
  money_error: number | null;
  /** how many games were looked at */
  rollouts: number;
}

/** Something that happened, with the fields that its kind has in this game. */
export interface Event {
  /** what it is */
  kind: string;
  /** whose doing; null: the table's */
  seat: number | null;
  [field: string]: unknown;
}

/** A bot for a free seat; level null makes it free again. */
export interface Fill {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "fill";
  /** of the bot */
  level: string | null;
}

/** An entry of a record: what happened, and what can be seen after it. */
export interface Frame {
  /** who moved; null: chance, or the first frame, which stands before all entries */
  seat: number | null;
  /** the number of the chance event, if it was one */
  chance: number | null;
  events: Record<string, unknown>[];
  /** what the seat, or a spectator, sees */
  view: Record<string, unknown>;
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
  /** through whose eyes; null: a spectator's */
  seat: number | null;
  frames: Frame[];
}

/** A game, with all that the page needs to offer it and to speak of it. */
export interface GameInfo {
  id: string;
  version: number;
  title: Record<string, string>;
  /** JSON Schema of its options, with help in each language */
  options: Record<string, unknown>;
  /** patterns of sentences */
  words: Record<string, unknown>;
  /** whether players can roll it themselves and type in what they rolled */
  real_dice: boolean;
  /** by kind of event: the fields that only its seat may see; "*" is the whole event */
  hidden: Record<string, string[]>;
}

export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** A one-time link that hands these seats to another device. */
export interface Hand {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  type: "hand";
  /** own ones */
  seats: number[];
}

export interface Handed {
  table: string;
  token: string;
  seats: number[];
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
  /** its id */
  table: string;
  /** of this device, if it holds seats */
  token?: string | null;
  /** of a link, to look on */
  key?: string | null;
  /** how many updates the client has */
  seen?: number;
  /** `at` of the last of them: if the past has changed, it gets all */
  at?: number | null;
}

/** What a strong bot thinks of each action; the best first. */
export interface Hint {
  type: "hint";
  /** of the request */
  id: string;
  /** who asked */
  seat: number;
  /** of every legal action */
  estimates: Estimate[];
}

export interface Imported {
  id: string;
}

/** Get up. Before the start the seat is free again; during the game its player may return. */
export interface Leave {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
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
  /** who */
  seat: number | null;
  /** one line */
  text: string;
}

export interface Lobby {
  tables: PublicTable[];
  next: string | null;
}

export interface Mine {
  tables: MyTable[];
}

/** A choice; `turn` is the number that the table gave for this seat's decision. */
export interface Move {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "move";
  /** an `id` of `now.legal` */
  action: number;
  /** what `now.turns` has for the seat */
  turn: number;
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
  /** whether this device may start it, and close it before the start */
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
}

/** How the table stands, as this client may see it. */
export interface Now {
  /** where the table is in its life */
  status: "gathering" | "playing" | "over" | "abandoned";
  /** the start was pressed: seeds are to be opened */
  starting: boolean;
  /** the seats that the table waits for */
  awaited: number[];
  /** the seat that is to throw dice */
  thrower: number | null;
  /** what is to be typed in, where real dice are used */
  throw: Throw | null;
  /** of own seats: to be sent with a move */
  turns: Record<string, number>;
  /** of own seats: the actions that are allowed */
  legal: Record<string, Choice[]>;
  /** what each own seat sees; of spectators "watch" */
  views: Record<string, unknown>;
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
  /** how it ended, once it has */
  result: Result | null;
  /** the table at which the same players go on */
  rematch: string | null;
  /** why the game cannot be continued; empty: it can */
  read_only: string;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
}

/** SHA-256 of the 32 bytes that this seat will mix into the dice. */
export interface Pledge {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "pledge";
  /** in hexadecimal digits */
  hash: string;
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
}

/** A vote to play again with the same players. */
export interface Rematch {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "rematch";
}

/** The creator asks a player to leave, before the start. */
export interface Remove {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "remove";
}

/** Another name; after the end an empty one turns it into "a guest". */
export interface Rename {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "rename";
  /** it is cleaned and cut */
  name: string;
}

/** A vote to let a bot play for a player who is not there. */
export interface Replace {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "replace";
  /** whose seat */
  target: number;
}

/** How it ended; the secret proves the dice. */
export interface Result {
  /** played to its end, given up, or closed by the operator */
  why: "over" | "abandoned" | "closed";
  /** of each seat, if it was played to its end */
  scores: number[];
  /** several share the victory */
  winners: number[];
  /** 32 bytes in hexadecimal digits */
  secret: string;
  /** seats that pledged a seed and did not open it */
  left_out: number[];
  /** the rules changed during the game: there is no record of it */
  resumed: boolean;
}

/** The seat throws its dice. */
export interface Roll {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "roll";
  /** what `now.turns` has for the seat */
  turn: number;
}

/** A line of chat. */
export interface Say {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "say";
  /** it is cleaned and cut */
  text: string;
}

/** A seat as all may see it. */
export interface SeatInfo {
  /** who has it now */
  sitter: "free" | "human" | "bot";
  /** what it was made for */
  plan: "open" | "device" | "bot";
  /** empty: a guest */
  name: string;
  /** of the bot that plays it, its own or one that stands in */
  level: string | null;
  /** the device; equal numbers sit at one screen */
  holder: number | null;
  /** its player has got up during the game */
  left: boolean;
  /** why a bot stands in */
  away: "clock" | "left" | "vote" | null;
  /** how often its player looked at one */
  hints: number;
  /** whether it has pledged a seed */
  pledged: boolean;
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
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "seed";
  /** in hexadecimal digits */
  seed: string;
}

export interface Sit {
  key?: string | null;
  token?: string | null;
  seat?: number | null;
  name?: string;
  /** made by the client, in place of a token: sent again, it is answered the same */
  id?: string | null;
}

/** Free seats are filled with bots of a level, if one is given. */
export interface Start {
  /** of the client's own choosing; sent again, a request keeps it */
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
  /** its public id */
  id: string;
  /** which game */
  game: string;
  /** the version of its rules */
  rules: number;
  /** of the game, all of them */
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
}

/** The seat's last act is undone, until the next throw, reveal or act of another seat. */
export interface TakeBack {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "take_back";
}

/** The seats at which a bot is thinking now. */
export interface Thinking {
  type: "thinking";
  /** none: nobody is */
  seats: number[];
  /** the game is being compiled: that takes up to half a minute, once */
  preparing: boolean;
}

/** Dice to be typed in. */
export interface Throw {
  /** of the chance event */
  kind: string;
  /** how many values each of them has */
  sizes: number[];
  /** the lowest value */
  first: number;
}

export interface Tokens {
  tokens: string[];
}

/** Dice of a real table, as they show. */
export interface TypeIn {
  /** of the client's own choosing; sent again, a request keeps it */
  id: string;
  /** an own one */
  seat: number;
  type: "type_in";
  /** as `now.throw` asks for them */
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
  /** what the rules made of it */
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
  /** who wants it */
  seats: number[];
}

/** The answer to hello. With `whole` the updates are all there are, otherwise those that the client has missed. */
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
  /** the updates are all there are: forget those that you have */
  whole: boolean;
  /** how many updates there are now */
  seen: number;
  /** those that the client has missed, or all */
  updates: Update[];
  /** how the table stands */
  now: Now;
  /** the last lines of chat */
  chats: Line[];
  /** seats whose device is connected */
  present: number[];
  /** how many look on */
  watchers: number;
  /** the seats at which a bot is thinking now */
  thinking: number[];
}
