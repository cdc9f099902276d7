/** Where a game's zones lie on the table: data, one small file per game. A game without a file is laid out by rule (`by-rule.ts`). */

import type { ArtSpec } from '../art/subject';
import type { Shape } from '../chart/geometry';
import type { Back } from '../signs/house';
import type { IconName } from '../signs/icons';
import type { Several } from '../table/choice.svelte';
import type { Left } from '../table/course';
import type { Step } from '../table/guide.svelte';
import type { CardSize } from '../table/states';
import type { Verbs } from './verbs';

export type Owner = 'me' | 'rival' | 'table';

/**
 * A zone's place. `pile`: a closed stack with its count; `stack`: equal cards, the top one open; `plates`: characters
 * with what they bear; `bearers`: cards with their dice; `field`: what is fought over; `pool`: rolled dice by symbol.
 */
export interface Place {
  zone: string;
  of: Owner;
  as: 'cards' | 'pile' | 'stack' | 'plates' | 'pool' | 'bearers' | 'field';
  size?: CardSize;
  /** only the cards with one of these marks, or without any of those */
  having?: readonly string[];
  lacking?: readonly string[];
  /** the caption, if it is not the zone's name: a message of the page */
  cap?: string;
  /** shows the rulebook's caption even when nothing lies there */
  always?: boolean;
}
/** One line of the table from rival to player; a `tray` is the rack both players use. */
export interface Line {
  of: Owner;
  tray?: boolean;
  places: Place[];
}
export interface Gauge {
  /** `track`: a marker between two sides; `dial`: counts up to an end; `score`: boxes to tick; `holder`: who has it */
  as: 'track' | 'dial' | 'score' | 'holder';
  counter: string;
  of: Owner;
  most: number;
  /** the setting that says how many there are, twice as many for a team */
  setting?: string;
  /** the ends of a track, as factions, and the sign of its marker */
  ends?: readonly [string, string];
  icon?: IconName;
}
/** A printed number in the corner of the picture; the first that a card has is shown. */
export interface BadgeRule {
  number: string;
  shape: 'wall' | 'open' | 'hp';
  /** only on cards of this kind */
  kind?: string;
}
/** A number on a card drawn as a plate; a notched one counts only with the edge. */
export interface Plate {
  number: string;
  icon: IconName;
  edge: boolean;
}
/** The matchbox in the lobby. */
export interface Box {
  art: ArtSpec;
  heads: string;
  win: readonly [IconName, IconName, IconName];
}
/** Dice, and the cards that bring them. */
export interface DiceRules {
  /** symbols in the order in which a pool shows them */
  order: readonly string[];
  /** the mark of a die that names its card, and the one of an upgrade that names its bearer */
  home: string;
  bearer: string;
  /** zones where rolled dice lie, dice on their cards, and upgrades with their bearers */
  pool: string;
  resting: string;
  upgrades: string;
  /** where the reader's dice wait for their cards */
  aside: string;
  /** a bearer's marks and the number of damage it takes */
  damage: string;
  shields: string;
  health: string;
  /** marks of a die that is being resolved, of what is added to it, and of what it would do to a character */
  atWork: string;
  added: string;
  takes: string;
  blocks: string;
  gains: string;
  /** the question what is added */
  adding: string;
  /** the mark of a card that waits for its turn: its place */
  waits: string;
  /** what dice cost */
  spend: string;
  /** counters of whoever holds what is fought over, of whoever has claimed it, and of actions that come on top */
  holds: string;
  claims: string;
  extra: string;
  /** the phase in which seats act in turn */
  acting: string;
  /** lines of the story that are beads on the rim of the tray, and their signs; a `run` of them is one */
  deeds: Readonly<Record<string, { icon: IconName; run?: boolean }>>;
}
/** How something stands on a map, by the zone that it lies in. */
export interface StandingRule {
  zone: string;
  as: 'ship' | 'guard' | 'chip';
  /** printed numbers: pips of a guard or chip, strength of a guard */
  pips?: string;
  strength?: string;
  /** pips of what lies face down there */
  rank?: number;
}
/** A number that lies on a thing as a mark, and its sign. */
export interface Gift {
  mark: string;
  icon: IconName;
}
/** Slots of a board: what lies in a zone, and the mark that tells for how many there is room. */
export interface SlotRule extends Gift {
  zone: string;
}
/** A board with slots before a seat: the thing in its zone bears the numbers. */
export interface BoardRule {
  zone: string;
  figures: readonly Gift[];
  /** how much harm it bears, and the mark of the harm that was done */
  cells: Gift & { hit: string };
  /** what it is good at, the more the better */
  skills: readonly Gift[];
  /** what it strives for: tokens, and how many are wanted */
  goal: { tokens: string; wanted: string };
  slots: readonly SlotRule[];
  /** slots for what finds no room in its own */
  spare: Gift | null;
  /** other things that lie with it, without slots */
  beside: readonly string[];
}
/** Decks with their top cards open. */
export interface MarketRule {
  zone: string;
  /** the closed decks, in the order of their open cards */
  decks: readonly string[];
  /** marks of what a card sets off, by faction: so many spaces */
  sets: Readonly<Record<string, string>>;
  /** questions for which one stands before it */
  asked: readonly string[];
}
/** What is being worked off, and the questions that are asked where it happens. */
export interface SceneRule {
  zone: string;
  asked: readonly string[];
  /** the mark that tells which of a card's rows counts, where that is one of them */
  part: string;
  /** marks of rows that only set the mood, and of those that are for the book alone */
  mood: readonly string[];
  unread: readonly string[];
}
/** A bargain: the questions, and the verbs by which an offer is put together. */
export interface BargainRule {
  build: string;
  answer: string;
  put: string;
  /** whoever began gives so much more, or asks for it */
  add: string;
  ask: string;
  send: string;
  /** the mark of what is in the offer */
  offered: string;
  step: number;
  zones: readonly string[];
}
/** What the story tells of dice: the kinds of its lines, and the faces in a number, two digits each, the last face last. */
export interface RollRule {
  own: readonly string[];
  foe: readonly string[];
  faces: readonly string[];
  /** lines with which a test or a fight begins, and those that tell how it ended */
  begins: readonly string[];
  ends: readonly string[];
}
/** The cards that lead a seat nobody plays: the line that tells one was drawn, and what each of its lines brought about. */
export interface AutomaticRule {
  drew: string;
  lines: readonly (readonly string[])[];
}
export interface MapRules {
  shape: Shape;
  sheets: number;
  /** the mark that tells where a thing stands, if its zone does not */
  at: string;
  /** what a kind of space is drawn as; a point where nothing is said */
  kinds: Readonly<Record<string, 'world' | 'storm' | 'nav'>>;
  standing: readonly StandingRule[];
  /** the zone of a seat's own piece on the map */
  own: string;
  /** counters that say how a seat stands with a faction, whose guards look at that: less than 0, 0, more */
  stands: Readonly<Record<string, string>>;
  /** the mark that tells where a thing is wanted, and the zones of those that are shown on the map */
  wanted: string;
  carried: readonly string[];
  boards: readonly BoardRule[];
  /** the counters of what a seat has and of what it is known for */
  money: string;
  renown: string;
  /** the setting that says how much renown wins */
  goal: string;
  /** zones of what a seat keeps to itself */
  secrets: readonly string[];
  market: MarketRule;
  scene: SceneRule;
  bargain: BargainRule;
  rolls: RollRule;
  automatic: AutomaticRule;
  /** the sign of a kind of card */
  icons: Readonly<Record<string, IconName>>;
}
/** Attacks that are put together: attackers join what is aimed at, then it is sent. */
export interface AttackRule {
  /** the question who joins; its number, and that mark of those who did: a seat from `seats` on, from `row` on a place */
  asks: string;
  mark: string;
  seats: number;
  row: number;
  rowZone: string;
  /** what takes the blow before the base of a seat, what each can bear and the mark of what it has taken */
  before: { zone: string; kind: string };
  base: string;
  bears: string;
  hurt: string;
  /** printed numbers: how strong an attacker is, and what it takes to defeat a card of the row */
  strength: string;
  resists: string;
  /** verbs that aim, and verbs that send it */
  aims: readonly string[];
  sends: readonly string[];
}
/** A step of an engagement: under way while one of these questions is asked, or after one of these lines of the story. */
export interface EngagementStep {
  name: string;
  asks: readonly string[];
  told: readonly string[];
  /** the mark of those who are named in it */
  joins?: string;
  /** stacks are laid for the edge */
  edge?: boolean;
}
/** `table`: rival, tray, me; `dice`: pools between two camps; `map`: a chart with boards and a market around it. */
export type FrameName = 'table' | 'dice' | 'map';

export interface Layout {
  game: string;
  frame: FrameName;
  dice: DiceRules | null;
  map: MapRules | null;
  box: Box;
  cost: 'cap' | 'cube' | 'pill';
  /** kinds of cards printed across, with a damage bar */
  wide: readonly string[];
  /** whose colours a kind of card wears that is nobody's */
  dress: Readonly<Record<string, string>>;
  /** traits that are a card's colour, where that says more of it than its faction */
  colours: readonly string[];
  /** the counter that is a player's life */
  life: string | null;
  /** counters of the player to move, drawn large */
  pools: readonly string[];
  /** those of them that are lost when a turn ends */
  lost: readonly string[];
  /** what is counted are rounds, in which everybody acts many times */
  rounds: boolean;
  /** zones only counted on a seat, and counters beside them */
  counted: readonly string[];
  tallied: Readonly<Record<string, IconName>>;
  gauges: readonly Gauge[];
  /** a column left of the board: rival's places, then mine */
  axis: readonly Place[];
  lines: readonly Line[];
  /** where an engagement is fought while there is one: ranks (with marks) and stacks, the rival's first */
  arena: readonly Place[];
  /** the steps of an engagement; the first is told when one begins */
  steps: readonly EngagementStep[];
  /** those who have joined an engagement by this mark win a tie for the edge; the rule that says so */
  tie: { joined: string; rule: string } | null;
  /** the plate of those who have joined by this mark harms what is fought over */
  harms: { joined: string; plate: string } | null;
  attack: AttackRule | null;
  /** the question how much is spent on a seat's life: its number is the seat */
  strikes: string;
  /** nothing in a game without one: what lies before the reader takes its place */
  hand: string;
  /** colour of the cards' backs, and of those that differ, by zone */
  back: Back;
  backs: Readonly<Record<string, Back>>;
  /** questions whose answers are gathered and then given one by one */
  several: Several;
  /** questions that are payments: tokens from several sources against a price */
  payments: readonly string[];
  /** the printed number that tells how much a source can give, where it gives more than one */
  gives: string | null;
  /** what its verbs look like, where they are its own words */
  verbs: Verbs;
  /** its words for things that have a sign by another name */
  signs: Readonly<Record<string, IconName>>;
  /** rows of a card that need few words, because a sign says when they work; `ally`: the emblem of whoever it is */
  rowSigns: Readonly<Record<string, IconName>>;
  badges: readonly BadgeRule[];
  /** printed numbers that are drawn as a card's first row, and the sign of each */
  values: Readonly<Record<string, IconName>>;
  /** printed numbers drawn as plates, and the one drawn as a pill in the corner */
  plates: readonly Plate[];
  /** the counter of a seat without which its notched plates don't count */
  edge: string | null;
  pill: { number: string; icon: IconName } | null;
  /** the faction of each seat, where a card of the other one is a target instead of a purchase */
  camps: readonly string[];
  /** marks that show as a state of the card: stamped, lifted, with the blue card under it, or under attack */
  marks: Readonly<Record<'used' | 'lifted' | 'committed' | 'engaged', readonly string[]>>;
  /** marks that lie on a card as tokens */
  tokens: readonly string[];
  /** counters, or what is left of the numbers of cards, whose course tells how a game went */
  course: readonly (string | Left)[];
  /** the guided first turn */
  guide: readonly Step[];
  /** seats' colours: the factions whose dress their portraits wear */
  portraits: readonly string[];
}
