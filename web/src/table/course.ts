/** The course of a game: how its counters changed from view to view. */

import type { View } from '../protocol';

/** so many turns are enough for a picture */
export const SAMPLES = 16;

export interface Series {
  kind: string;
  seat: number;
  values: number[];
}

/** A line for each of these counters and each seat that has it; one that never was anything is left out. */
export function courseOf(views: readonly View[], kinds: readonly string[]): Series[] {
  const lines: Series[] = [];
  for (const kind of kinds)
    for (let seat = -1; seat < (views[0]?.seats ?? 0); seat += 1) {
      const found = views.map((view) => view.counters.find((one) => one.kind === kind && one.seat === seat)?.value);
      if (found.some((value) => value)) lines.push({ kind, seat, values: found.map((value) => value ?? 0) });
    }
  return lines;
}
