/** A pool of dice, sorted the way dice are used: by symbol, what adds to others last. */

import type { Side } from '../protocol';

export interface Rolled {
  id: number;
  sides: readonly Side[];
  /** the side that lies up; -1: none */
  face: number;
}
export interface Group<D extends Rolled> {
  symbol: string;
  dice: D[];
  /** what they show together; prices are not taken off */
  sum: number;
}

export function groupsOf<D extends Rolled>(dice: readonly D[], order: readonly string[]): Group<D>[] {
  const groups = new Map<string, Group<D>>();
  for (const die of dice) {
    const side = die.sides[die.face];
    if (!side) continue;
    const group = groups.get(side.symbol) ?? { symbol: side.symbol, dice: [], sum: 0 };
    group.dice.push(die);
    group.sum += side.value;
    groups.set(side.symbol, group);
  }
  const rank = (symbol: string): number => (order.includes(symbol) ? order.indexOf(symbol) : order.length);
  for (const group of groups.values())
    group.dice.sort((a, b) => Number(a.sides[a.face].plus) - Number(b.sides[b.face].plus) || a.id - b.id);
  return [...groups.values()].sort((a, b) => rank(a.symbol) - rank(b.symbol));
}
