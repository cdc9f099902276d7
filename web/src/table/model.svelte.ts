/**
 * The table as the page holds it: the last view, the question in it, what happened, what the reader looks at.
 * It holds no rules: what can be done is the decision's options, why something can't is asked of the server.
 */

import { getContext, setContext } from 'svelte';
import type { Face } from '../faces';
import { faceOf } from '../faces';
import { t } from '../lang.svelte';
import { layoutOf } from '../layouts';
import type { Gauge, Layout, Place } from '../layouts/layout';
import { lookOf } from '../layouts/verbs';
import type { VerbLook } from '../layouts/verbs';
import { notices } from '../notices.svelte';
import type {
  CardEntry,
  Thing,
  Catalogue,
  Decision,
  Explained,
  Happened,
  Option,
  SeatInfo,
  Thinking,
  VariantEntry,
  View,
  Zone,
} from '../protocol';
import { settings } from '../settings.svelte';
import { Choice } from './choice.svelte';
import type { Step } from './choice.svelte';
import { drawnThings, standingThings } from './drawn';
import { isAimed, offersOf } from './offers';
import type { Offers } from './offers';
import type { CardState } from './states';

export interface Looked {
  face: Face;
  card: number;
}

/** What the model needs of the world: the server at a table, nothing in a replay. */
export interface Wire {
  answer(option: Option): void;
  undo(): void;
  hint(): void;
  /** show without waiting where it ends: what this seat is asked next */
  skip(): void;
  why(card: number, name: string): Promise<Explained | null>;
}

const DEAF: Wire = { answer() {}, undo() {}, hint() {}, skip() {}, why: async () => null };

export class TableModel {
  view = $state.raw<View | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** what was set when the table was laid, if it differs from the usual */
  settings = $state.raw<Readonly<Record<string, number | string>>>({});
  log = $state.raw<Happened[]>([]);
  catalogue = $state.raw<Catalogue | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  undoing = $state<'no' | 'free' | 'ask'>('no');
  canHint = $state(false);
  /** an answer is on its way: nothing is offered twice */
  sent = $state(false);
  hinted = $state<number | null>(null);
  /** verbs that the guide speaks of */
  guided = $state.raw<readonly string[]>([]);
  looked = $state.raw<Looked | null>(null);
  verdict = $state.raw<Explained | null>(null);
  /** the card whose several options are open */
  menu = $state<number | null>(null);
  /** the verb of what the reader wants to do, where they say that first */
  mode = $state('');
  /** the space whose several options are open */
  placeMenu = $state<number | null>(null);
  /** the pile that is leafed through */
  leafed = $state.raw<Zone | null>(null);
  /** the cards to choose from that lie nowhere on the table are laid out */
  asideOpen = $state(false);
  /** what stands beside the board is open, where there is no room for both */
  rail = $state(false);
  /** every answer stands where it happens: the slip need not repeat them */
  staged = $state(false);
  /** so much has happened that is not shown yet */
  behind = $state(0);
  /** it is shown without waiting until this seat is asked */
  skipping = $state(false);
  /** the server knows that bots need not take their time */
  hasty = $state(false);
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** what it takes to defeat what was aimed at last; -1 where nothing was told */
  needed = -1;
  /** a card pressed while an answer was on its way: it is its turn next */
  private wished = -1;
  readonly choice = new Choice();
  readonly wire: Wire;

  /** somebody listens: a table, not a replay */
  readonly live: boolean;

  constructor(wire: Wire = DEAF) {
    this.wire = wire;
    this.live = wire !== DEAF;
  }

  layout = $derived<Layout>(
    layoutOf(this.view?.game ?? this.catalogue?.game.key ?? '', this.view?.zones, this.view?.counters),
  );
  entries = $derived(new Map<string, CardEntry>(this.catalogue?.cards.map((entry) => [entry.name, entry])));
  faces = $derived.by(() => {
    const faces = new Map<string, Face>();
    for (const [name, entry] of this.entries) faces.set(name, faceOf(entry, this.layout, t));
    return faces;
  });
  /** the seat at the bottom of the board: the reader's, or the first one's for a spectator */
  me = $derived(this.view?.seat ?? 0);
  rivals = $derived(
    Array.from({ length: this.view?.seats ?? 0 }, (_, n) => (this.me + n) % (this.view?.seats ?? 1)).slice(1),
  );
  /** who wins and loses with the seat at the bottom, and who against it */
  mates = $derived(this.rivals.filter((seat) => this.isMate(seat)));
  foes = $derived(this.rivals.filter((seat) => !this.isMate(seat)));
  /** some play together */
  teamed = $derived(new Set(this.view?.teams).size < (this.view?.teams.length ?? 0));
  decision = $derived<Decision | null>(this.sent ? null : (this.view?.decision ?? null));
  drawn = $derived(this.view ? drawnThings(this.view, this.layout, this.me) : new Set<number>());
  private standing = $derived(this.view ? standingThings(this.view, this.layout) : new Map<number, number>());
  offers = $derived<Offers>(
    offersOf(this.decision, this.drawn, this.layout.verbs, this.view?.spaces, this.mode, this.standing),
  );
  /** choices that are laid out over the table now */
  laidOut = $derived<readonly Option[]>(this.asideOpen && !this.leafed ? this.offers.aside : []);
  myMove = $derived(this.decision !== null);
  /** a machine is asked, and takes its time where it may pass */
  hesitates = $derived(
    !this.hasty && !!this.catalogue?.stops.length && this.seats[this.view?.asked ?? -1]?.kind === 'level',
  );
  /** several cards may be chosen before the answer goes out: at most so many, 0 if one at a time */
  most = $derived(this.decision ? this.choice.most(this.decision, this.layout.several) : 0);
  /** nothing more can be taken into the choice */
  private full = $derived(this.most > 0 && this.choice.count >= this.most);

  face(name: string): Face | null {
    return this.faces.get(name) ?? null;
  }

  entry(name: string): CardEntry | null {
    return this.entries.get(name) ?? null;
  }

  /** The way to play at this table. */
  private get variant(): VariantEntry | null {
    return this.catalogue?.game.variants.find((variant) => variant.key === this.view?.variant) ?? null;
  }

  /** How far a gauge goes. */
  reach(gauge: Gauge): number {
    const set =
      gauge.setting &&
      (this.settings[gauge.setting] ?? this.variant?.settings.find((one) => one.key === gauge.setting)?.value);
    return typeof set === 'number' ? set * (this.teamed ? 2 : 1) : gauge.most;
  }

  isMate(seat: number): boolean {
    return this.view?.teams[seat] === this.view?.teams[this.me];
  }

  /** What a seat is at this table, where seats differ. */
  role(seat: number): string {
    return this.variant?.roles[seat] ?? '';
  }

  title(of: 'zone' | 'counter' | 'mark' | 'phase' | 'faction' | 'place' | 'symbol', kind: string): string {
    return this.catalogue?.titles[`${of}-${kind}`] ?? kind;
  }

  /** A mark on a card, in words. */
  mark(kind: string, n: number): string {
    return this.title('mark', kind)
      .replace('{n}', String(n))
      .replace('{n-card}', () => this.catalogue?.cards[n]?.title ?? '');
  }

  zone(kind: string, seat: number): Zone | null {
    return this.view?.zones.find((zone) => zone.kind === kind && zone.seat === seat) ?? null;
  }

  /** The cards of a zone that a place shows: known ones, with the marks it asks for. */
  lying(zone: Zone, place: Pick<Place, 'having' | 'lacking'> = {}): Thing[] {
    return zone.things.filter(
      (card) =>
        card.id >= 0 &&
        (!place.having || place.having.some((mark) => mark in card.marks)) &&
        !place.lacking?.some((mark) => mark in card.marks),
    );
  }

  /** Cards that lie on another one. */
  attached(host: number): Thing[] {
    return this.view?.zones.flatMap((zone) => zone.things.filter((card) => card.marks.host === host)) ?? [];
  }

  /** How many lie side by side in a row of these: what is attached to one lies side by side, too. */
  abreast(cards: readonly Thing[]): number {
    return cards.reduce((sum, card) => sum + Math.max(1, this.attached(card.id).length), 0);
  }

  /** The card on top: an open pile grows at its end, of a closed one only the first may be known. */
  top(zone: Zone): Thing | null {
    const card = zone.things.length === zone.size ? zone.things[zone.size - 1] : zone.things[0];
    return card && card.id >= 0 ? card : null;
  }

  counter(kind: string, seat: number): number | null {
    return this.view?.counters.find((one) => one.kind === kind && one.seat === seat)?.value ?? null;
  }

  /** What is left of a seat's life, where it has one: never less than none, however hard the last blow was. */
  life(seat: number): number | null {
    const left = this.layout.life ? this.counter(this.layout.life, seat) : null;
    return left === null ? null : Math.max(0, left);
  }

  card(id: number): Thing | null {
    for (const zone of this.view?.zones ?? []) for (const card of zone.things) if (card.id === id) return card;
    return null;
  }

  /** What is fought over. */
  get engaged(): Thing | null {
    const { engaged } = this.layout.marks;
    for (const zone of this.view?.zones ?? [])
      for (const thing of zone.things) if (engaged.some((mark) => thing.marks[mark])) return thing;
    return null;
  }

  ownerOf(id: number): number {
    return this.view?.zones.find((zone) => zone.things.some((card) => card.id === id))?.seat ?? -1;
  }

  states(card: Thing): CardState[] {
    const has = (marks: readonly string[]): boolean => marks.some((mark) => card.marks[mark]);
    const states: CardState[] = [],
      options = this.offers.byThing.get(card.id) ?? [];
    if (this.choice.has(card.id) || has(this.layout.marks.lifted)) states.push('selected');
    else if (options.length && !this.full) states.push(this.aimed(options, card) ? 'target' : 'playable');
    // a hint is of one thing: the guide's many are lit again when it is closed
    if (options.some(({ code, verb }) => (this.hinted === null ? this.guided.includes(verb) : code === this.hinted)))
      states.push('hinted');
    if (has(this.layout.marks.used)) states.push('used');
    if (has(this.layout.marks.committed)) states.push('committed');
    if (has(this.layout.marks.engaged)) states.push('engaged');
    if (this.fresh.has(card.id)) states.push('new');
    return states;
  }

  /** Would these options be aimed at this thing? */
  private aimed(options: readonly Option[], card: Thing): boolean {
    return isAimed(options, this.ownerOf(card.id), (seat) => !this.isMate(seat), this.layout.verbs);
  }

  /** What a verb of this game looks like. */
  verb(verb: string): VerbLook {
    return lookOf(this.layout.verbs, verb);
  }

  look(name: string, card = -1): void {
    const face = this.face(name);
    if (!face || (this.looked?.card === card && this.looked.face === face)) return;
    this.looked = { face, card };
    this.verdict = null;
  }

  /** Hold a card under a finger: see all of it, do nothing. */
  hold(name: string, card = -1): void {
    this.look(name, card);
    this.rail = true;
  }

  /** Press a card: do the one thing it offers, open the choice of several, or ask why it offers none. */
  press(card: Thing): void {
    this.look(card.name, card.id);
    if (this.sent) {
      this.wished = card.id;
      return;
    }
    const options = this.offers.byThing.get(card.id) ?? [];
    if (this.owed && options.length === 1) this.payMore(options[0]);
    else if (this.most && options.length === 1) {
      if (!this.choice.toggle(card.id, options[0], this.most))
        notices.add(t('chosen-all', { of: this.most }), { icon: 'check', tone: 'plain' });
    } else if (options.length === 1) this.choose(options[0]);
    else if (options.length) this.menu = this.menu === card.id ? null : card.id;
    else void this.askWhy(card.id, card.name);
  }

  /** the turn would be ended with something left to do: asked once more, if the reader wishes it */
  doubt = $state(false);

  /** Press a space of the map: do the one thing it offers, or open the choice of several. */
  pressPlace(place: number): void {
    const options = this.offers.byPlace.get(place) ?? [];
    if (options.length === 1) this.choose(options[0]);
    else this.placeMenu = options.length && this.placeMenu !== place ? place : null;
  }

  /** Do what a verb says, if it is offered: say that one wants to, or do the one thing there is. */
  doVerb(verb: string): void {
    const offered = this.decision?.options.filter((option) => option.verb === verb) ?? [];
    if (this.offers.modes.has(verb)) this.mode = this.mode === verb ? '' : verb;
    else if (offered.length === 1) this.choose(offered[0]);
  }

  /** Ring the bell. */
  ring(): void {
    const { bell, byThing } = this.offers;
    if (!bell) return;
    if (settings.careful && byThing.size && !this.doubt) this.doubt = true;
    else this.choose(bell);
  }

  /** Give several answers one after the other, for as long as the same is asked. */
  chain(steps: readonly Step[]): void {
    const first = this.choice.follow(this.decision, steps);
    if (first) this.answer(first);
  }

  choose(option: Option): void {
    this.choice.forget();
    this.answer(option);
  }

  /** Send what was chosen together: the engine wants it one by one. */
  confirm(): void {
    const first = this.choice.begin(this.decision);
    if (first) this.answer(first);
  }

  /** Every card in hand, one after the other, for as long as nothing else is asked in between. */
  playAll(): void {
    const first = this.choice.beginAll(this.decision, (option) => this.verb(option.verb).as === 'deal');
    if (first) this.answer(first);
  }

  /** After the view changed: go on with what was begun. */
  goOn(): void {
    const next = this.choice.next(this.decision),
      wished = this.card(this.wished);
    this.wished = -1;
    if (next) this.answer(next);
    else if (wished && this.offers.byThing.has(wished.id)) this.press(wished);
  }

  async askWhy(card: number, name: string): Promise<Explained | null> {
    const verdict = await this.wire.why(card, name);
    if (verdict && this.looked?.face.name === name) this.verdict = verdict;
    return verdict;
  }

  /** A payment is put together: what is owed, 0 if nothing is. */
  owed = $derived(this.decision && this.layout.payments.includes(this.decision.kind) ? this.decision.number : 0);

  /** How much one source can give. */
  gives(option: Option): number {
    const { gives } = this.layout,
      source = this.entries.get(this.card(option.things[0])?.name ?? option.name);
    return Math.max(1, gives ? (source?.numbers[gives] ?? 1) : 1);
  }

  /** Take so much from a source: no more than it gives and no more than is still owed. */
  pay(option: Option, n: number): void {
    const card = option.things[0],
      rest = this.owed - this.choice.count + this.choice.times(card);
    this.choice.put(card, option, Math.max(0, Math.min(this.gives(option), rest, n)));
  }

  /** One more from a source; when it has no more to give, or nothing more is owed, none. */
  private payMore(option: Option): void {
    const before = this.choice.times(option.things[0]);
    this.pay(option, before + 1);
    if (this.choice.times(option.things[0]) === before) this.pay(option, 0);
  }

  private answer(option: Option): void {
    this.menu = null;
    this.mode = '';
    this.placeMenu = null;
    this.leafed = null;
    this.asideOpen = false;
    this.hinted = null;
    this.doubt = false;
    this.sent = true;
    if (this.layout.attack?.aims.includes(option.verb)) this.needed = option.number;
    this.wire.answer(option);
  }
}

const KEY = Symbol('table');
export const setTable = (table: TableModel): TableModel => setContext(KEY, table);
export const getTable = (): TableModel => getContext<TableModel>(KEY);
