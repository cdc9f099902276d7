/** The lobby's state: which game, which way to play it, who sits where, and which tables there are. */

import { api, Refused } from './api';
import { t } from './lang.svelte';
import { mine } from './mine.svelte';
import { notices } from './notices.svelte';
import type { CreateTable, GameSummary, SeatWish, TableInfo, VariantEntry } from './protocol';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import type { Lang } from './settings.svelte';

export type Mode = 'robot' | 'friend' | 'screen';
const PLAYER = 'player:';
/** who takes a seat: the reader, somebody by link, somebody on this screen, the machine, or a bot from outside */
export type Taker = 'me' | 'open' | 'here' | `level${number}` | `${typeof PLAYER}${string}`;

const REFRESH = 5000,
  OWN = 8,
  GONE = 404;

export const takersOf = (mode: Mode, seats: number, level: number, mine = 0): Taker[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === mine ? 'me' : mode === 'robot' ? (`level${level}` as const) : mode === 'friend' ? 'open' : 'here',
  );

export function wishOf(taker: Taker, seat: number, name: string, guest: (n: number) => string): SeatWish {
  if (taker === 'me') return { kind: 'human', name };
  if (taker === 'open') return { kind: 'open' };
  if (taker === 'here') return { kind: 'hot-seat', name: guest(seat + 1) };
  const outside = outsideName(taker);
  if (outside) return { kind: 'player', name: outside };
  return { kind: 'level', level: Number(taker.slice('level'.length)) };
}

/** The name of a bot from outside, if that is who takes the seat. */
export const outsideName = (taker: Taker): string => (taker.startsWith(PLAYER) ? taker.slice(PLAYER.length) : '');

/** What was changed, as numbers where the setting is one. */
export function settingsOf(
  variant: VariantEntry,
  set: Readonly<Record<string, string>>,
): Record<string, number | string> {
  const given: Record<string, number | string> = {};
  for (const { key, value } of variant.settings) {
    const text = set[key]?.trim();
    if (text && text !== String(value))
      given[key] = typeof value === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
  }
  return given;
}

/** A pasted link or bare table name, as a path of this page. */
export function pathOf(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/(table|replay)\/([\w-]+)(#[\w-]*)?/.exec(text);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ''}`;
  return /^[\w-]{4,}$/.test(text) ? `/table/${text}` : null;
}

class Lobby {
  games = $state.raw<GameSummary[]>([]);
  players = $state.raw<string[]>([]);
  open = $state.raw<TableInfo[]>([]);
  playing = $state.raw<TableInfo[]>([]);
  own = $state.raw<TableInfo[]>([]);
  mode = $state<Mode>('robot');
  level = $state(2);
  takers = $state<Taker[]>(['me', 'level2']);
  hints = $state(true);
  undo = $state(true);
  listed = $state(true);
  /** the seat of whoever opens the table */
  place = $state(0);
  /** settings of the variant that differ from the usual */
  set = $state<Record<string, string>>({});
  busy = $state(false);
  /** a deck that is being read */
  pending: Promise<void> = Promise.resolve();
  /** the server did not say which games there are */
  away = $state(false);
  private chosen = $state('');
  private way = $state('');

  game = $derived<GameSummary | null>(this.games.find((game) => game.key === this.chosen) ?? this.games[0] ?? null);
  variant = $derived<VariantEntry | null>(
    this.game?.variants.find((way) => way.key === this.way) ?? this.game?.variants[0] ?? null,
  );

  async load(lang: Lang): Promise<void> {
    try {
      ({ games: this.games, players: this.players } = await api.games(lang));
      this.away = false;
    } catch {
      this.away = true; // the next round asks again
    }
  }

  /** Keep the lists fresh for as long as the lobby is open. */
  stay(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    if (this.away) await this.load(settings.lang);
    try {
      const lists = await api.lobby(settings.lang),
        held = new Set(mine.list.map((one) => one.table));
      this.open = lists.open.filter((table) => !held.has(table.id));
      this.playing = lists.playing.filter((table) => !held.has(table.id));
      const own = await Promise.all(
        mine.list
          .slice(0, OWN)
          .map((one) => api.table(one.table).catch((error: unknown) => this.gone(one.table, error))),
      );
      this.own = own.filter((table): table is TableInfo => table !== null);
    } catch {
      // the next round will tell
    }
  }

  choose(key: string): void {
    this.chosen = key;
    this.way = '';
    this.place = 0;
    this.set = {};
    this.reseat();
  }

  setVariant(key: string): void {
    this.way = key;
    this.reseat();
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.reseat(this.takers.length);
  }

  setLevel(level: number): void {
    this.level = level;
    this.takers = this.takers.map((taker) => (taker.startsWith('level') ? (`level${level}` as const) : taker));
  }

  setPlace(place: number): void {
    this.place = place;
    this.reseat(this.takers.length);
  }

  setSeats(seats: number): void {
    this.reseat(seats);
  }

  setTaker(seat: number, taker: string): void {
    this.takers[seat] = taker as Taker;
  }

  kinds(seat: number): Taker[] {
    if (seat === this.place) return ['me'];
    const outside = this.players.map((name): Taker => `${PLAYER}${name}`);
    return ['open', 'here', 'level1', 'level2', 'level3', 'level4', 'level5', ...outside];
  }

  async sit(): Promise<void> {
    if (!this.game || !this.variant || this.busy) return;
    this.busy = true;
    try {
      await this.pending;
      const wish: CreateTable = {
        game: this.game.key,
        variant: this.variant.key,
        seats: this.takers.map((taker, seat) => wishOf(taker, seat, nickname(), (n) => t('player-number', { n }))),
        settings: settingsOf(this.variant, this.set),
        language: settings.lang,
        undo: this.undo ? 'consent' : 'never',
        hints: this.hints,
        listed: this.takers.includes('open') && this.listed,
      };
      const made = await mine.sit((key) => api.create(wish, key));
      router.go(`/table/${made.table.id}`);
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
    }
  }

  enter(pasted: string): void {
    const path = pathOf(pasted);
    if (path) router.go(path);
    else notices.add(t('bad-link'), { text: t('bad-link-why') });
  }

  async openReplay(file: File): Promise<void> {
    try {
      const { replay } = await api.upload(await file.text());
      router.go(`/replay/${replay.id}`);
    } catch (error) {
      complain(error);
    }
  }

  /** A seat is forgotten only when its table is no more: a busy server says no, too, and its tables are still there. */
  private gone(table: string, error: unknown): null {
    if (error instanceof Refused && error.status === GONE) mine.drop(table);
    return null;
  }

  private reseat(seats?: number): void {
    const { variant } = this;
    if (!variant) return;
    const fit = Math.max(variant.fewest, Math.min(variant.most, seats ?? variant.fewest));
    if (this.place >= fit) this.place = 0;
    this.takers = takersOf(this.mode, fit, this.level, this.place);
  }
}

export const nickname = (): string => settings.name.trim() || t('guest');

/** Take a free seat and go to the table. */
export async function takeSeat(id: string): Promise<boolean> {
  try {
    const seat = await mine.sit((key) => api.join(id, { name: nickname() }, key));
    // with the token behind the #, so that a page that only watched sits down anew
    router.go(`/table/${id}#${seat.token}`);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** What the server has against it, or that it says nothing. */
export const whyNot = (error: unknown): string => (error instanceof Refused ? error.message : t('no-server'));

export const complain = (error: unknown): void => notices.add(t('did-not-work'), { text: whyNot(error) });

export const lobby = new Lobby();
