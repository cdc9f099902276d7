/**
 * What the server says and hears: made from `src/kantyna/server/protocol/`, never edited here.
 * To make it anew: `python -m kantyna.server.typescript > web/src/protocol.ts`.
 */

export const PROTOCOL = 2;

/** A pure number of a card's text, to be drawn large: 3 trade. */
export interface CardToken {
  kind: string;
  n: number;
  /** One of several of which the player chooses one. */
  either: boolean;
}

/** One ability. *mark* says which: "" the card's own, else ally, scrap, reward, action… */
export interface CardRow {
  mark: string;
  /** For an ally's row, whose ally. */
  faction: string;
  text: string;
  /** What the tokens don't say; empty when they say all. */
  short: string;
  tokens: CardToken[];
}

/** One side of a die. A *plus* only adds to another side of its symbol; *price* is paid to use it. */
export interface Side {
  /** The catalogue's titles have symbol-… for it. */
  symbol: string;
  value: number;
  price: number;
  plus: boolean;
}

/** A card, die, token or ship as printed. Its number in marks such as acts-as is its place in the catalogue's list. */
export interface CardEntry {
  name: string;
  title: string;
  /** What it is made of: card, die, token or ship. */
  piece: string;
  kind: string;
  /** The kind in words. */
  type: string;
  faction: string;
  factionTitle: string;
  count: number;
  numbers: Record<string, number>;
  traits: string[];
  rows: CardRow[];
  /** Rules about this very card, by id. */
  rules: string[];
  /** The sides of a die, or of the one that comes with the card, in the order of the mark *face*. */
  sides: Side[];
}

export interface SettingChoice {
  value: number | string;
  title: string;
}

export interface SettingEntry {
  key: string;
  title: string;
  /** What it is if nobody says otherwise. */
  value: number | string;
  /** What it may be; nothing where that is any number. */
  choices: SettingChoice[];
  /** What it may be besides the choices, in words; nothing if they are all. */
  other: string;
}

export interface VariantEntry {
  key: string;
  title: string;
  text: string;
  fewest: number;
  most: number;
  /** Not in the rulebook. */
  ours: boolean;
  /** The team of each seat at a full table; teams of one where everybody plays alone. */
  teams: number[];
  /** What each seat of a full table is, in words; nothing where seats don't differ. */
  roles: string[];
  settings: SettingEntry[];
}

export interface RuleEntry {
  id: string;
  text: string;
  /** Where in the rulebook it stands, or whose decision it is. */
  source: string;
  reason: string;
}

export interface GameSummary {
  key: string;
  title: string;
  text: string;
  length: string;
  win: string;
  fewest: number;
  most: number;
  variants: VariantEntry[];
}

/** All words of one game in one language; it changes only with the program. */
export interface Catalogue {
  game: GameSummary;
  language: string;
  cards: CardEntry[];
  /** Words for keys: zone-hand, counter-trade, mark-damage, phase-main, kind-ship, faction-blob, reason-last, place-naboo, symbol-melee. A mark's words may have {n}, its number, or {n-card}, the title of the card that its number names in the list of cards. */
  titles: Record<string, string>;
  phases: string[];
  /** The places where a seat may say that it wants to be asked or not; titles has stop-… for each. */
  stops: string[];
  rules: RuleEntry[];
}

export interface Games {
  games: GameSummary[];
  /** Players from outside that may sit down here, by name. */
  players: string[];
}

/** Whatever lies somewhere: a card, a die (its side up is the mark *face*), a token, a ship. The catalogue's entry of that *name* says which. */
export interface Thing {
  id: number;
  name: string;
  marks: Record<string, number>;
}

/** Where things lie. *things* are the known ones from the top (id -1: unknown); the rest is only counted. */
export interface Zone {
  kind: string;
  seat: number;
  /** The space of the map that it belongs to, or -1. */
  place: number;
  size: number;
  things: Thing[];
}

/** A space of the map; its number is its place in the list of them. */
export interface Space {
  /** The catalogue's titles have place-… for it. */
  key: string;
  kind: string;
  faction: string;
  /** Where it is drawn, in thousandths of the whole map; a page may bend the map to its window. */
  along: number;
  across: number;
  /** The spaces one step away. */
  lanes: number[];
  /** The thing that it is, where spaces are things: options and the story may point at it as such; else -1. */
  thing: number;
}

export interface Counter {
  kind: string;
  seat: number;
  value: number;
}

/** A test or a fight that an option may come to. */
export interface Chance {
  title: string;
  /** How likely it ends well, in hundredths. */
  percent: number;
}

/** One thing that can be answered, and what it points at. *things* are to be lit up, *name* is the thing's where none lies there; seat, place, face and number are -1 where it points at none. */
export interface Option {
  code: number;
  verb: string;
  text: string;
  name: string;
  things: number[];
  seat: number;
  /** A space of the map. */
  place: number;
  /** A side of a die, from 0. */
  face: number;
  number: number;
  /** What it depends on, one after the other, where dice decide. */
  chances: Chance[];
}

export interface Decision {
  seat: number;
  kind: string;
  prompt: string;
  /** The thing that asks. */
  thing: number;
  name: string;
  number: number;
  options: Option[];
}

export interface Outcome {
  winners: number[];
  reason: string;
  text: string;
}

/** What a seat may know, and nothing else: no state, no seed, no order of a hidden pile. */
export interface View {
  game: string;
  variant: string;
  /** Null: a spectator. */
  seat: number | null;
  seats: number;
  /** The team of each seat; teams of one where everybody plays alone. */
  teams: number[];
  active: number;
  asked: number;
  turn: number;
  phase: string;
  zones: Zone[];
  /** The map as it lies at this table; empty where a game has none. */
  spaces: Space[];
  counters: Counter[];
  decision: Decision | null;
  outcome: Outcome | null;
}

/** A line of the story. What this reader may not know is not in it. */
export interface Happened {
  /** Its place in the story, from 0; an undo takes the last lines back. */
  n: number;
  kind: string;
  text: string;
  seat: number;
  other: number;
  number: number;
  things: number[];
  names: string[];
  /** The name of the thing whose text made it happen. */
  source: string;
  rule: string;
  turn: number;
}

export interface SeatInfo {
  kind: 'automatic' | 'bot' | 'hot-seat' | 'human' | 'level' | 'open';
  name: string;
  /** 0: not one of our bots. */
  level: number;
  /** Somebody is connected for it; always true for our bots. */
  here: boolean;
  /** Seconds since it was last here; 0 while it is. */
  gone: number;
}

export interface TableInfo {
  id: string;
  game: string;
  variant: string;
  settings: Record<string, number | string>;
  state: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  language: string;
  undo: 'consent' | 'free' | 'never';
  hints: boolean;
  listed: boolean;
  created: number;
  turn: number;
  /** The replay's id once the game is over, else nothing. */
  replay: string;
  /** The table at which the same people play again, if somebody wished it. */
  next: string;
}

/** human: whoever creates the table; hot-seat: another person at the same device; open: the first who comes by the link or the lobby; level: our bot of that level; bot: the bot account of that name, which may accept; player: the player of that name that this server knows from outside. */
export interface SeatWish {
  kind: 'bot' | 'hot-seat' | 'human' | 'level' | 'open' | 'player';
  level?: number;
  name?: string;
}

export interface CreateTable {
  game: string;
  variant: string;
  seats: SeatWish[];
  settings?: Record<string, number | string>;
  language?: 'en' | 'pl';
  undo?: 'consent' | 'free' | 'never';
  hints?: boolean;
  listed?: boolean;
}

/** A token is the only key to its seats: who has it, plays. It is told once and kept by nobody but its holder. */
export interface Seated {
  table: TableInfo;
  token: string;
  seats: number[];
  /** The page's address for whoever has the token; without what follows # it is the invitation. */
  link: string;
}

export interface JoinTable {
  name: string;
  /** Null: the first that is open. */
  seat?: number | null;
}

/** Whoever created a table may give an open seat to one of our bots. */
export interface SeatBot {
  level?: number;
}

export interface Lobby {
  open: TableInfo[];
  playing: TableInfo[];
}

/** The first frame. Without a token: a spectator. */
export interface Hello {
  type: 'hello';
  protocol: number;
  token?: string;
  language?: 'en' | 'pl';
  /** The lines of the story that are already known. */
  since?: number;
}

/** Codes for one decision or for a chain of decisions of the same seat: all or nothing. */
export interface Answer {
  type: 'answer';
  id: number;
  /** Of the update that is answered. */
  version: number;
  codes: number[];
}

export interface Undo {
  type: 'undo';
  id: number;
  version: number;
}

export interface UndoAnswer {
  type: 'undoAnswer';
  id: number;
  yes: boolean;
}

export interface Hint {
  type: 'hint';
  id: number;
}

/** Why can't I…? A code, a thing on the table, or a thing's name; the first that is given. */
export interface Why {
  type: 'why';
  id: number;
  code?: number;
  thing?: number;
  name?: string;
}

/** The lines before that one. */
export interface EarlierStory {
  type: 'story';
  id: number;
  before: number;
}

/** Give my seats to a bot. */
export interface Leave {
  type: 'leave';
  id: number;
  level?: number;
}

/** Give the seat of somebody who is gone to a bot. */
export interface Replace {
  type: 'replace';
  id: number;
  seat: number;
  level?: number;
}

/** Go on in another language. */
export interface Speak {
  type: 'language';
  id: number;
  language: 'en' | 'pl';
}

/** Where my seats want to be asked: always, wherever there is something to use, or only here. Elsewhere they pass, and nobody can tell that from a pass that was thought about. */
export interface SetStops {
  type: 'stops';
  id: number;
  wish: 'always' | 'here' | 'useful';
  places?: string[];
}

/** Bots need not take their time, from now on or no longer. It holds while everybody who plays says so. */
export interface Hurry {
  type: 'hurry';
  id: number;
  on: boolean;
}

export interface Ping {
  type: 'ping';
  id: number;
}

/** The answer to hello; the first update follows as soon as the game has begun. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableInfo;
  /** The seats of this connection; none: a spectator. */
  held: number[];
  /** This token created the table. */
  host: boolean;
  stops: 'always' | 'here' | 'useful';
  /** Where the seats of this connection want to be asked. */
  places: string[];
}

/** Somebody sat down, left or came back. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** The table after something happened: one view, the question in it, and the story since the last update. */
export interface Update {
  type: 'update';
  version: number;
  cause: 'answer' | 'hello' | 'undo';
  view: View;
  /** How many lines the story has now; after an undo, forget those from *first* on. */
  story: number;
  first: number;
  events: Happened[];
  canUndo: 'ask' | 'free' | 'no';
  canHint: boolean;
  /** The seat that asks the others to take back its last decision, or -1; -1 too for whoever has agreed already. */
  undoAsked: number;
  /** The seat that has just refused that, or -1. */
  undoRefused: number;
}

/** One of our bots thinks: for how long so far, at most how long, and how far it is (0–100). */
export interface Thinking {
  type: 'thinking';
  seat: number;
  seconds: number;
  cap: number;
  percent: number;
}

export interface Story {
  type: 'story';
  id: number;
  events: Happened[];
}

export interface Hinted {
  type: 'hint';
  id: number;
  version: number;
  code: number;
  text: string;
  reason: string;
}

export interface Refusal {
  code: number;
  verb: string;
  /** What was wanted, in words. */
  option: string;
  /** What stands in the way. */
  text: string;
  rule: string;
}

/** The answer to why: everything about that thing that can't be done now. *can*: there is nothing to explain. */
export interface Explained {
  type: 'why';
  id: number;
  can: boolean;
  refusals: Refusal[];
}

export interface Done {
  type: 'done';
  id: number;
}

/** Something that can't be done, and what would be right. *id* is the frame's, or 0. */
export interface Failure {
  type: 'error';
  key: string;
  text: string;
  right: string;
  id: number;
  /** Of a rate limit: which one. */
  limit: string;
  /** Of a rate limit: in so many seconds. */
  retryAfter: number;
}

/** The same as the last update, for programs that poll. */
export interface Situation {
  table: TableInfo;
  update: Update | null;
}

export interface SendAnswer {
  version: number;
  codes: number[];
  language?: 'en' | 'pl';
}

export interface CreateBot {
  name: string;
}

export interface BotCreated {
  name: string;
  token: string;
}

export interface BotTable {
  table: TableInfo;
  seats: number[];
  /** It is this bot's move. */
  asked: boolean;
  version: number;
}

/** A bot's invitations, which it may join or decline, and its tables that aren't over. */
export interface BotStatus {
  name: string;
  mostTables: number;
  invitations: TableInfo[];
  tables: BotTable[];
}

export interface ReplayTurn {
  turn: number;
  seat: number;
  /** The first step of the turn. */
  step: number;
}

/** A finished game. Step 0 is before the first answer, step *length* after the last. */
export interface ReplayInfo {
  id: string;
  game: string;
  variant: string;
  settings: Record<string, number | string>;
  /** Who sat there. */
  seats: SeatInfo[];
  length: number;
  turns: ReplayTurn[];
  outcome: Outcome | null;
  created: number;
}

/** The table at one step as one seat (or a spectator) knew it; *events* led to it from the step before. */
export interface ReplayStep {
  step: number;
  view: View;
  /** The answer that will be given here, if this seat gives it. */
  answered: Option | null;
  events: Happened[];
}

/** A page of the story as one seat (or a spectator) knows it, and the step that each line led to. */
export interface ReplayStory {
  lines: Happened[];
  steps: number[];
  /** The number of the first of these lines. */
  first: number;
  /** How many lines the whole story has. */
  story: number;
}

/** An answer that cost its seat something, by what the seat could know then. Chances are in hundredths. */
export interface Mistake {
  step: number;
  turn: number;
  seat: number;
  /** What the seat was asked. */
  question: string;
  played: string;
  /** What the seat should have answered. */
  better: string;
  /** The chance to win after what was played. */
  kept: number;
  /** With the better answer. */
  chance: number;
  /** What the better answer would have led to, where that is clear. */
  why: string;
  /** How the turn would have gone on with the better answer, which is the first of these; where others answer, too, each says whose it is. */
  line: string[];
}

export interface ChancePoint {
  step: number;
  /** To win, in hundredths. */
  chance: number;
}

/** Where the chance of a seat changed much since its choice before: before - lost + given + luck = after. */
export interface TurningPoint {
  step: number;
  seat: number;
  before: number;
  after: number;
  /** What its own answer cost. */
  lost: number;
  /** What mistakes of the others brought. */
  given: number;
  luck: number;
}

/** Where the result of a seat came from, in hundredths of a win: first - lost + given + luck = score. */
export interface Fortune {
  seat: number;
  /** Its chance at its first choice. */
  first: number;
  /** What its own mistakes cost. */
  lost: number;
  /** What the mistakes of the others brought. */
  given: number;
  /** What draws, deals and dice did. */
  luck: number;
  score: number;
}

export interface ReplayAnalysis {
  /** Games imagined for each answer. */
  iterations: number;
  /** Answers that had an alternative worth a thought. */
  judged: number;
  /** For each seat its chance at each of its choices, and how it ended. */
  curves: ChancePoint[][];
  /** The costliest first. */
  mistakes: Mistake[];
  turning: TurningPoint[];
  fortunes: Fortune[];
}

/** How far the analysis of a game is. *none*: nobody asked for it yet; *failed*: it could not be finished; it may be asked for again. */
export interface AnalysisState {
  state: 'done' | 'failed' | 'none' | 'running';
  /** Answers that were looked at, of so many. */
  done: number;
  total: number;
  analysis: ReplayAnalysis | null;
}

/** Play on from a step: which seat is mine; bots of that level take the others. */
export interface Branch {
  step: number;
  seat: number;
  name?: string;
  level?: number;
  language?: 'en' | 'pl';
}

export interface ReplayUploaded {
  replay: ReplayInfo;
  link: string;
}

export interface ServerInfo {
  protocol: number;
  version: string;
  games: string[];
  languages: string[];
  /** The address with which links open on other machines; nothing: this machine alone can open them. */
  invites: string;
}

/** A deck: how often each card is in it, by key. */
export interface CheckDeck {
  picks: Record<string, number>;
  name?: string;
  /** A collection, where one builds of one; nothing: all cards are there. */
  owned?: Record<string, number> | null;
}

/** A deck as it was pasted: a link, a setting, text or a file in any format. */
export interface ReadDeck {
  text: string;
}

export interface WriteDeck {
  picks: Record<string, number>;
  name?: string;
  form?: string;
}

/** The same shuffle gives the same hand; *back* are the places of cards that go back. */
export interface DrawHand {
  picks: Record<string, number>;
  shuffle: number;
  back?: number[];
}

export interface MeasureDeck {
  picks: Record<string, number>;
  /** Against each ready deck. */
  games?: number;
}

/** A deck for the shelf; one of the same id is replaced. */
export interface KeepDeck {
  id: string;
  game: string;
  picks: Record<string, number>;
  name?: string;
}

/** A deck on a shelf. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  picks: Record<string, number>;
}

export interface Shelf {
  decks: KeptDeck[];
}

/** The only key to a shelf: it is told once and kept by nobody but its holder. */
export interface ShelfKey {
  token: string;
}

/** How many decks are on it, of how many. */
export interface ShelfState {
  decks: number;
  most: number;
}

/** A kind of card, with its title in lists of decks. */
export interface DeckKind {
  kind: string;
  title: string;
}

export interface ReadyDeck {
  name: string;
  title: string;
  picks: Record<string, number>;
}

/** A card that can be picked; *most* copies of it are ever legal. */
export interface DeckPick {
  name: string;
  most: number;
  /** The cards that come with it, itself among them; none for a card that is only itself. */
  unit: string[];
}

/** All that one needs to begin. */
export interface DeckBook {
  game: string;
  leaders: DeckKind[];
  groups: DeckKind[];
  picks: DeckPick[];
  formats: string[];
  ready: ReadyDeck[];
  sharesTitle: string;
  sharesBesides: string;
  sourcesTitle: string;
  sourcesGivers: string;
  sourcesCards: string;
  expectedTitle: string;
  handRule: string;
  handLaid: string;
}

/** A law of building in a sentence; *rule* may be empty. */
export interface DeckCheck {
  rule: string;
  text: string;
  good: boolean;
}

/** How many more copies a deck can take, and what speaks against yet another. */
export interface DeckOffer {
  room: number;
  why: string;
  rule: string;
  /** It is only that the deck has all the cards it may have. */
  full: boolean;
}

export interface DeckFigure {
  key: string;
  title: string;
  have: number;
  /** 0: as much as one likes. */
  need: number;
}

export interface DeckColumn {
  cost: number;
  /** By kind of card. */
  counts: Record<string, number>;
}

/** How often a sign is there: outright, and where it only adds to another or needs something first. */
export interface DeckShare {
  sign: string;
  title: string;
  outright: number;
  besides: number;
}

export interface DeckSource {
  name: string;
  title: string;
  givers: number;
  cards: number;
}

/** A way to bring the deck to a table. */
export interface DeckSeating {
  variant: string;
  seat: number;
  setting: string;
  foeSetting: string;
  foes: SettingChoice[];
}

export interface DeckReport {
  legal: boolean;
  checks: DeckCheck[];
  /** By card. */
  offers: Record<string, DeckOffer>;
  figures: DeckFigure[];
  columns: DeckColumn[];
  meanCost: string;
  shares: DeckShare[];
  sources: DeckSource[];
  expected: string[];
  /** The deck as a table takes it; empty while it is not legal. */
  setting: string;
  seatings: DeckSeating[];
}

/** A deck of one's own, and the seat that plays it. */
export interface BroughtDeck {
  seat: number;
  picks: Record<string, number>;
}

export interface BroughtDecks {
  decks: BroughtDeck[];
}

/** What could be read, and a sentence for each line that could not. */
export interface DeckRead {
  picks: Record<string, number>;
  name: string;
  troubles: string[];
}

export interface DeckWritten {
  text: string;
  /** A name for it. */
  file: string;
}

export interface DeckHand {
  cards: string[];
  laid: string[];
  /** All of it goes back, or nothing. */
  whole: boolean;
}

export interface MatrixRow {
  foe: string;
  title: string;
  games: number;
  wins: number;
  draws: number;
  low: number;
  /** Percent between which the share of wins lies, 19 times of 20. */
  high: number;
}

/** How far it is; the last one has all games, or says why there are no more. */
export interface MatrixNews {
  done: number;
  total: number;
  rows: MatrixRow[];
  trouble: string;
}

export type ClientFrame = Hello | Answer | Undo | UndoAnswer | Hint | Why | EarlierStory | Leave | Replace | Speak | SetStops | Hurry | Ping;

export type ServerFrame = Welcome | TableChanged | Update | Thinking | Story | Hinted | Explained | Done | Failure;
