/** The decks and the collections that this browser keeps for its owner; all of it goes into one file and out of it. */

import type { Deck, Picks } from '../api';

export interface Kept extends Deck {
  id: string;
  game: string;
  /** the deck as a table takes it; empty while it is not legal */
  setting: string;
  /** the settings of tables that take it */
  fits: string[];
  /** the server has it as it is here */
  shelved?: boolean;
}

interface File {
  kantyna: 'decks';
  format: 1;
  decks: Kept[];
  collections: Record<string, Picks>;
}

const KEY = 'kantyna.decks',
  DRAFT = 'kantyna.draft.',
  MOST = 200,
  LONGEST_NAME = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only numbers of cards; whatever else stands there is no deck's. */
export const picksIn = (value: unknown): Picks =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0,
        ),
      )
    : {};

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The decks and collections of a file; null if it is none of ours. */
export function fileIn(text: string): Pick<File, 'decks' | 'collections'> | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(data) || data.kantyna !== 'decks' || data.format !== 1 || !Array.isArray(data.decks)) return null;
  const decks = data.decks.filter(isRecord).map((one) => ({
    id: words(one.id) || crypto.randomUUID(),
    game: words(one.game),
    name: words(one.name).slice(0, LONGEST_NAME),
    picks: picksIn(one.picks),
    setting: words(one.setting),
    fits: Array.isArray(one.fits) ? one.fits.map(words) : [],
    shelved: one.shelved === true,
  }));
  const collections = isRecord(data.collections)
    ? Object.fromEntries(Object.entries(data.collections).map(([game, owned]) => [game, picksIn(owned)]))
    : {};
  return { decks, collections };
}

class Shelf {
  decks = $state.raw<readonly Kept[]>([]);
  collections = $state.raw<Readonly<Record<string, Picks>>>({});

  constructor() {
    const kept = fileIn(read(KEY));
    if (kept) ({ decks: this.decks, collections: this.collections } = kept);
  }

  of(game: string): Kept[] {
    return this.decks.filter((one) => one.game === game);
  }

  keep(deck: Kept): void {
    this.decks = [{ ...deck, picks: { ...deck.picks } }, ...this.decks.filter((one) => one.id !== deck.id)].slice(
      0,
      MOST,
    );
    this.save();
  }

  drop(id: string): void {
    this.decks = this.decks.filter((one) => one.id !== id);
    this.save();
  }

  /** What the server says of a deck, or of all of them. */
  mark(shelved: boolean, id?: string): void {
    this.decks = this.decks.map((one) => (!id || one.id === id ? { ...one, shelved } : one));
    this.save();
  }

  /** Decks of the server take the place of those that it had; what was taken off its shelf is gone here, too. */
  merge(there: readonly Kept[]): void {
    const known = new Set(this.decks.filter((one) => !one.shelved).map((one) => one.id));
    this.decks = [...there.filter((one) => !known.has(one.id)), ...this.decks.filter((one) => known.has(one.id))].slice(
      0,
      MOST,
    );
    this.save();
  }

  own(game: string, owned: Picks | null): void {
    const { [game]: _, ...others } = this.collections;
    this.collections = owned ? { ...others, [game]: owned } : others;
    this.save();
  }

  file(): string {
    const file: File = { kantyna: 'decks', format: 1, decks: [...this.decks], collections: { ...this.collections } };
    return JSON.stringify(file, null, 1);
  }

  /** Take in what a file holds beside what is here; tells how many decks, or -1 if it is no such file. */
  take(text: string): number {
    const file = fileIn(text);
    if (!file) return -1;
    const known = new Set(file.decks.map((one) => one.id));
    const taken = file.decks.map((one) => ({ ...one, shelved: false }));
    this.decks = [...taken, ...this.decks.filter((one) => !known.has(one.id))].slice(0, MOST);
    this.collections = { ...this.collections, ...file.collections };
    this.save();
    return file.decks.length;
  }

  draft(game: string): Deck {
    try {
      const data = JSON.parse(read(DRAFT + game)) as unknown;
      return isRecord(data) ? { picks: picksIn(data.picks), name: words(data.name) } : { picks: {}, name: '' };
    } catch {
      return { picks: {}, name: '' };
    }
  }

  keepDraft(game: string, deck: Deck): void {
    write(DRAFT + game, JSON.stringify(deck));
  }

  private save(): void {
    write(KEY, this.file());
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // a private window
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a private window forgets; a link or a file still holds the deck
  }
}

export const shelf = new Shelf();
