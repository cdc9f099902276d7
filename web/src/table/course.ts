/** The course of a game: how what decides it changed from view to view. */

import type { View } from '../protocol';

/** so many turns are enough for a picture */
export const SAMPLES = 16;

/** What is left of a number of the cards in a zone: the health of characters less their damage. */
export interface Left {
  zone: string;
  number: string;
  less: string;
}

export interface Series {
  of: string | Left;
  seat: number;
  values: number[];
}

/** A number of a card's, by its name. */
export type NumberOf = (card: string, number: string) => number;

function valueOf(view: View, of: string | Left, seat: number, numberOf: NumberOf): number | undefined {
  if (typeof of === 'string') return view.counters.find((one) => one.kind === of && one.seat === seat)?.value;
  const zone = view.zones.find((one) => one.kind === of.zone && one.seat === seat);
  return zone?.things.reduce(
    (sum, thing) => sum + Math.max(0, numberOf(thing.name, of.number) - (thing.marks[of.less] ?? 0)),
    0,
  );
}

/** A line for each of these and each seat that has it; what never was anything to anybody is left out. */
export function courseOf(views: readonly View[], told: readonly (string | Left)[], numberOf: NumberOf): Series[] {
  return told.flatMap((of) => {
    const lines: Series[] = [];
    for (let seat = -1; seat < (views[0]?.seats ?? 0); seat += 1) {
      const found = views.map((view) => valueOf(view, of, seat, numberOf));
      if (found.some((value) => value !== undefined))
        lines.push({ of, seat, values: found.map((value) => value ?? 0) });
    }
    return lines.some((line) => line.values.some((value) => value)) ? lines : [];
  });
}
