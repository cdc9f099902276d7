/** What can be done now, sorted by where on the table one would reach for it. */

import type { Decision, Option, View } from '../protocol';

/** Verbs that ring the bell: they end the player's turn or say in this. */
const BELL = new Set(['end', 'end-turn', 'pass', 'done']);
/** Verbs that decline the rest of "may" and "up to". */
const DECLINE = new Set(['stop', 'no', 'none']);
/** Verbs that attack a card of nobody's: drawn as a target, not as an offer. */
const AIMED = new Set(['hunt', 'resolve-hunt', 'destroy']);

export interface Offers {
  byCard: Map<number, Option[]>;
  bySeat: Map<number, Option[]>;
  /** options of cards that do not lie open on the table: they are laid out to choose from */
  aside: Option[];
  /** options without a card or seat: buttons on the slip */
  bare: Option[];
  decline: Option[];
  bell: Option | null;
}

/** Is a card a target? What lies before a rival is, whatever one does to it. */
export const isAimed = (options: readonly Option[], owner: number, foe: (seat: number) => boolean): boolean =>
  owner >= 0 ? foe(owner) : options.some((option) => AIMED.has(option.verb));

const push = (map: Map<number, Option[]>, key: number, option: Option): void => {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
};

export function offersOf(decision: Decision | null, drawn: ReadonlySet<number>): Offers {
  const offers: Offers = { byCard: new Map(), bySeat: new Map(), aside: [], bare: [], decline: [], bell: null };
  for (const option of decision?.options ?? []) {
    const lying = option.cards.filter((card) => drawn.has(card));
    if (lying.length) for (const card of lying) push(offers.byCard, card, option);
    else if (option.name || option.cards.length) offers.aside.push(option);
    else if (BELL.has(option.verb) && !offers.bell) offers.bell = option;
    else if (DECLINE.has(option.verb)) offers.decline.push(option);
    else {
      if (option.seat >= 0) push(offers.bySeat, option.seat, option);
      offers.bare.push(option);
    }
  }
  return offers;
}

/** The ids of the cards that lie open somewhere a player can press them. */
export function drawnCards(view: View, pressable: (kind: string, seat: number, place: number) => boolean): Set<number> {
  const drawn = new Set<number>();
  for (const zone of view.zones)
    zone.cards.forEach((card, at) => card.id >= 0 && pressable(zone.kind, zone.seat, at) && drawn.add(card.id));
  return drawn;
}
