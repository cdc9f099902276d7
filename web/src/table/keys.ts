/** The keys of the table: everything can be done without a mouse. */

import type { Verbs } from '../layouts/verbs';

export type Command =
  | 'play-all'
  | 'bell'
  | 'undo'
  | 'skip'
  | 'inspect'
  | 'why'
  | 'hint'
  | 'bill'
  | 'rival'
  | 'last'
  | 'help'
  | 'escape'
  | 'hand'
  | 'slip'
  | 'row'
  | 'status'
  | `card-${number}`;

const KEYS: Readonly<Record<string, Command>> = {
  a: 'play-all',
  e: 'bell',
  p: 'bell',
  u: 'undo',
  n: 'skip',
  i: 'inspect',
  w: 'why',
  h: 'hint',
  l: 'bill',
  o: 'rival',
  m: 'last',
  s: 'status',
  g: 'hand',
  f: 'slip',
  r: 'row',
  '?': 'help',
  Escape: 'escape',
};

/** The list shown under `?`: keys and the message that says what they do. */
export const KEY_LIST: readonly (readonly [string, string])[] = [
  ['Tab', 'key-tab'],
  ['← ↑ ↓ →', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['1–9', 'key-number'],
  ['A', 'key-play-all'],
  ['E', 'key-bell'],
  ['U', 'key-undo'],
  ['N', 'key-skip'],
  ['H', 'key-hint'],
  ['W', 'key-why'],
  ['I', 'key-inspect'],
  ['L', 'key-bill'],
  ['G', 'key-hand'],
  ['R', 'key-row'],
  ['F', 'key-slip'],
  ['O', 'key-rival'],
  ['M', 'key-last'],
  ['S', 'key-status'],
  ['?', 'key-help'],
  ['Esc', 'key-escape'],
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function commandOf(event: Pressed, typing: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return 'escape';
  if (typing) return null;
  if (/^[1-9]$/.test(event.key)) return `card-${Number(event.key)}`;
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** The verb of the game that has this key. */
export function verbOf(event: Pressed, typing: boolean, verbs: Verbs): string | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return null;
  return Object.keys(verbs).find((verb) => verbs[verb].key === event.key.toLowerCase()) ?? null;
}

/** Arrows walk inside a zone and from zone to zone; the ends are joined. */
export function neighbour(
  zones: readonly (readonly HTMLElement[])[],
  at: HTMLElement,
  key: string,
): HTMLElement | null {
  const row = zones.findIndex((zone) => zone.includes(at));
  if (row < 0) return null;
  const place = zones[row].indexOf(at),
    step = (list: readonly HTMLElement[], n: number) => list[(n + list.length) % list.length];
  if (key === 'ArrowRight') return step(zones[row], place + 1);
  if (key === 'ArrowLeft') return step(zones[row], place - 1);
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!by) return null;
  const next = zones[(row + by + zones.length) % zones.length];
  return next[Math.min(place, next.length - 1)] ?? null;
}

/** whatever lies on the table and can be pressed */
export const PIECE = 'button.piece';

/** The pieces of a zone share one stop of the Tab key: the focused one, else the first that is lit, else the first. */
export function rove(zone: ParentNode): void {
  const cards = [...zone.querySelectorAll<HTMLElement>(PIECE)];
  const stop =
    cards.find((card) => card === document.activeElement) ??
    cards.find((card) => /\bis-(playable|target)\b/.test(card.className)) ??
    cards[0];
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}
