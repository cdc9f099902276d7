/** The story of the game as a bill: by turns, each with the name of who was to move. */

import type { Happened } from '../protocol';

/** A number won by what the line before tells of: it is drawn behind that line. */
export interface Gain {
  kind: string;
  n: number;
  text: string;
}
export interface Entry extends Happened {
  gains: Gain[];
  /** how many times in a row */
  times: number;
  /** what befell other cards in the same way right after it */
  also: Happened[];
}
export interface Turn {
  turn: number;
  seat: number;
  entries: Entry[];
}

/** what comes several at a time, says nothing new with each, and ends with the card's name */
const SEVERAL = ['drew', 'discarded'];
const GAINED = 'gained-',
  BEGAN = ['turn-began', 'round-began'];
/** what a player does with a card, as opposed to what merely passes through a hand */
const DEEDS = /play|bought|buy|used|took|attack|destroy|enter|engage|strike|scrap|exile/;

/** Turns within which everybody at a full table has had theirs. */
const ROUND = 6;

/** the same befell two cards that the reader may know */
const alike = (one: Happened, other: Happened): boolean =>
  one.kind === other.kind &&
  SEVERAL.includes(one.kind) &&
  one.seat === other.seat &&
  one.names.length > 0 &&
  other.names.length > 0;
const line = (entry: Happened): Entry => ({ ...entry, gains: [], times: 1, also: [] });

/** Entries by turn. A turn belongs to the seat that its first entry names. */
export function byTurns(log: readonly Happened[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns[turns.length - 1],
      before = last?.entries[last.entries.length - 1];
    if (!last || last.turn !== entry.turn)
      turns.push({ turn: entry.turn, seat: entry.seat, entries: BEGAN.includes(entry.kind) ? [] : [line(entry)] });
    else if (
      before &&
      entry.kind.startsWith(GAINED) &&
      entry.seat === before.seat &&
      entry.source &&
      before.names.includes(entry.source)
    )
      before.gains.push({ kind: entry.kind.slice(GAINED.length), n: entry.number, text: entry.text });
    else if (before && !entry.names.length && entry.text === before.text) before.times += 1;
    else if (before && alike(entry, before)) before.also.push(entry);
    else last.entries.push(line(entry));
  }
  return turns;
}

/** A card's name as the end of its line tells it: in the case that the sentence asks for, with as many words. */
export function namedIn(text: string, title: string): string {
  const words = text.replace(/\.$/, '').match(/\S+\s*/g) ?? [];
  return words.slice(-title.split(/\s+/).length).join('');
}

/** The entries of the latest few turns: a long game's bill is too long to be written out at every move. */
export function latest(log: readonly Happened[], turns: number): readonly Happened[] {
  let from = log.length;
  for (let left = turns; from > 0; from -= 1) {
    if (from < log.length && log[from - 1].turn !== log[from].turn && --left === 0) break;
  }
  return log.slice(from);
}

/** The different cards that a seat's last turn tells of, the latest few. */
export function lastTurnOf(log: readonly Happened[], seat: number, most = 5): string[] {
  const turn = byTurns(latest(log, ROUND)).findLast((one) => one.seat === seat);
  const names = new Set(
    (turn?.entries ?? [])
      .filter((entry) => entry.seat === seat && DEEDS.test(entry.kind))
      .flatMap((entry) => entry.names),
  );
  return [...names].slice(-most);
}
