/** The story of the game as a bill: by turns, each with the name of who was to move. */

import type { Happened } from '../protocol';

export interface Turn {
  turn: number;
  seat: number;
  entries: Happened[];
}

/** Entries by turn. A turn belongs to the seat that its first entry names. */
export function byTurns(log: readonly Happened[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns[turns.length - 1];
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** A text cut where a card's title stands in it, so that the title can be a link. */
export function withTitles(text: string, titles: readonly string[]): { text: string; title: number }[] {
  const parts: { text: string; title: number }[] = [];
  let rest = text;
  for (;;) {
    let at = -1, which = -1;
    titles.forEach((title, n) => {
      const found = title ? rest.indexOf(title) : -1;
      if (found >= 0 && (at < 0 || found < at || (found === at && title.length > titles[which].length))) [at, which] = [found, n];
    });
    if (at < 0) break;
    if (at > 0) parts.push({ text: rest.slice(0, at), title: -1 });
    parts.push({ text: titles[which], title: which });
    rest = rest.slice(at + titles[which].length);
  }
  if (rest) parts.push({ text: rest, title: -1 });
  return parts;
}
