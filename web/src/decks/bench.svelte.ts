/** The deck on the work-bench: what is in it, what the server says of it, and the way back. It holds no rule. */

import { api, Refused } from '../api';
import type { Deck, Picks } from '../api';
import { t } from '../lang.svelte';
import { complain } from '../lobby.svelte';
import { notices } from '../notices.svelte';
import type { CardEntry, Catalogue, DeckBook, DeckOffer, DeckPick, DeckReport, MatrixNews } from '../protocol';
import type { Lang } from '../settings.svelte';
import { serverShelf } from './server-shelf.svelte';
import { shelf } from './shelf.svelte';

const PAUSE = 60,
  MOST_STEPS = 60;

export class Bench {
  readonly game: string;
  picks = $state.raw<Picks>({});
  name = $state('');
  book = $state.raw<DeckBook | null>(null);
  words = $state.raw<Catalogue | null>(null);
  /** the other language's words: names and texts are searched in both */
  others = $state.raw<Catalogue | null>(null);
  report = $state.raw<DeckReport | null>(null);
  failed = $state.raw<unknown>(null);
  /** the card that is looked at */
  looked = $state('');
  /** what was just done, for who does not see it */
  said = $state('');
  /** one builds of what one owns */
  limited = $state(false);
  /** presses count what one owns instead of what is in the deck */
  counting = $state(false);
  matrix = $state.raw<MatrixNews | null>(null);
  measuring = $state(false);
  /** the deck on the shelf that this one is a version of */
  id = $state(crypto.randomUUID() as string);
  private steps = $state.raw<readonly Deck[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private stop: AbortController | null = null;

  readonly cards = $derived(new Map(this.words?.cards.map((card) => [card.name, card]) ?? []));
  readonly choices = $derived(new Map(this.book?.picks.map((pick) => [pick.name, pick]) ?? []));
  readonly ready = $derived(this.book !== null);
  readonly canUndo = $derived(this.steps.length > 0);
  readonly count = $derived(Object.values(this.picks).reduce((sum, n) => sum + n, 0));

  constructor(game: string) {
    this.game = game;
    ({ picks: this.picks, name: this.name } = shelf.draft(game));
  }

  get owned(): Picks {
    return shelf.collections[this.game] ?? {};
  }

  async load(lang: Lang): Promise<void> {
    try {
      const [book, words, others] = await Promise.all([
        api.decks(this.game, lang),
        api.catalogue(this.game, lang),
        api.catalogue(this.game, lang === 'pl' ? 'en' : 'pl'),
      ]);
      [this.book, this.words, this.others] = [book, words, others];
      const known = new Set(book.picks.map((pick) => pick.name));
      this.picks = Object.fromEntries(Object.entries(this.picks).filter(([name]) => known.has(name)));
      this.failed = null;
      await this.check();
    } catch (error) {
      this.failed = error;
    }
  }

  card(name: string): CardEntry {
    return this.cards.get(name)!;
  }

  title(name: string): string {
    return this.cards.get(name)?.title ?? name;
  }

  has(name: string): number {
    return this.picks[name] ?? 0;
  }

  most(name: string): number {
    return this.choices.get(name)?.most ?? 0;
  }

  offer(name: string): DeckOffer | undefined {
    return this.report?.offers[name];
  }

  /** Of these a deck has one at most: taking another puts the first one back. */
  lone(name: string): boolean {
    const { kind } = this.card(name);
    return (
      !!this.book?.leaders.some((leader) => leader.kind === kind) &&
      this.book.picks.every((pick) => pick.most === 1 || this.card(pick.name).kind !== kind)
    );
  }

  /** Could one more of it be added, as far as is known? */
  fits(pick: DeckPick): boolean {
    const offer = this.offer(pick.name);
    return !offer || offer.room > 0 || offer.full || this.has(pick.name) > 0 || this.lone(pick.name);
  }

  /** The kinds of a list, with the picks of each in the order of the book. */
  listed(kind: string): DeckPick[] {
    return this.book?.picks.filter((pick) => this.has(pick.name) > 0 && this.card(pick.name).kind === kind) ?? [];
  }

  /** What pressing a card does: one more; where no more can be, none. */
  press(name: string): void {
    if (this.counting) {
      const next = (this.owned[name] ?? 0) + 1;
      this.own(name, next > this.most(name) ? 0 : next);
      return;
    }
    const have = this.has(name),
      offer = this.offer(name);
    if (have < this.most(name) && (!offer || offer.room > 0 || this.lone(name))) this.set(name, have + 1);
    else if (have) this.set(name, 0);
    else this.refuse(name);
  }

  add(name: string): void {
    const offer = this.offer(name);
    if (this.has(name) < this.most(name) && (!offer || offer.room > 0 || this.lone(name)))
      this.set(name, this.has(name) + 1);
    else this.refuse(name);
  }

  less(name: string): void {
    if (this.counting) this.own(name, Math.max(0, (this.owned[name] ?? 0) - 1));
    else if (this.has(name)) this.set(name, this.has(name) - 1);
  }

  set(name: string, count: number): void {
    const next = { ...this.picks };
    if (count > 0 && this.lone(name))
      for (const other of Object.keys(next)) if (this.card(other).kind === this.card(name).kind) delete next[other];
    if (count > 0) next[name] = count;
    else delete next[name];
    this.change({ picks: next, name: this.name });
    this.said = t('deck-now', { card: this.title(name), n: count });
  }

  own(name: string, count: number): void {
    shelf.own(this.game, { ...this.owned, [name]: count });
    this.said = t('deck-owned-now', { card: this.title(name), n: count });
    void this.check();
  }

  rename(name: string): void {
    this.name = name;
    shelf.keepDraft(this.game, this.deck());
    this.later();
  }

  /** Another deck takes its place; the one that was there is a step back. */
  replace(deck: Deck, id: string = crypto.randomUUID()): void {
    this.change(deck);
    this.id = id;
    this.looked = '';
  }

  undo(): void {
    const before = this.steps.at(-1);
    if (!before) return;
    this.steps = this.steps.slice(0, -1);
    ({ picks: this.picks, name: this.name } = before);
    shelf.keepDraft(this.game, before);
    this.said = t('deck-undone');
    this.later();
  }

  deck(): Deck {
    return { picks: this.picks, name: this.name };
  }

  keep(): void {
    const kept = {
      ...this.deck(),
      id: this.id,
      game: this.game,
      setting: this.report?.setting ?? '',
      fits: this.report?.seatings.map((one) => one.setting) ?? [],
    };
    shelf.keep(kept);
    void serverShelf.keep(kept);
    notices.add(t(serverShelf.on ? 'deck-kept-both' : 'deck-kept'), { icon: 'check', tone: 'good', stay: 2500 });
  }

  /** Ask the server what it thinks of the deck; only the last question counts. */
  async check(): Promise<void> {
    const mine = ++this.asked;
    try {
      const report = await api.checkDeck(this.game, this.deck(), this.limited ? this.owned : null);
      if (mine === this.asked) [this.report, this.failed] = [report, null];
    } catch (error) {
      if (mine !== this.asked) return;
      if (error instanceof Refused) complain(error);
      else this.failed = error;
    }
  }

  async measure(games: number): Promise<void> {
    this.quit();
    const stop = new AbortController();
    this.stop = stop;
    this.measuring = true;
    this.matrix = null;
    try {
      await api.measureDeck(this.game, this.picks, games, stop.signal, (news) => (this.matrix = news));
    } catch (error) {
      if (!stop.signal.aborted) complain(error);
    } finally {
      if (this.stop === stop) this.measuring = false;
    }
  }

  quit(): void {
    this.stop?.abort();
    this.measuring = false;
  }

  private change(deck: Deck): void {
    this.steps = [...this.steps, this.deck()].slice(-MOST_STEPS);
    ({ picks: this.picks, name: this.name } = deck);
    shelf.keepDraft(this.game, deck);
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private refuse(name: string): void {
    const offer = this.offer(name);
    notices.add(t('deck-not-added', { card: this.title(name) }), { text: offer?.why ?? '', rule: offer?.rule ?? '' });
  }
}
