/** An engagement: whether there is one, and how far it has got. */

import type { EngagementStep, Place } from '../layouts/layout';
import type { Happened } from '../protocol';
import type { TableModel } from './model.svelte';

/** Does something lie there, before whoever may have it? */
export const taken = (table: TableModel, place: Place): boolean =>
  (place.of === 'table' ? [-1] : place.of === 'me' ? [table.me] : table.rivals).some((seat) => {
    const zone = table.zone(place.zone, seat);
    return zone !== null && (place.having ? table.lying(zone, place).length : zone.size) > 0;
  });

/** An engagement takes the middle of the table from the question on who joins it. */
export const fighting = (table: TableModel): boolean =>
  joining(table) !== null || table.layout.arena.some((place) => taken(table, place));

/** As what those join who are asked for now. */
export const joining = (table: TableModel): string | null =>
  table.layout.steps.find((step) => step.asks.includes(table.decision?.kind ?? ''))?.joins ?? null;

/** By what is asked, else by what was told since it began. */
export function engagementStep(steps: readonly EngagementStep[], asked: string, log: readonly Happened[]): number {
  const now = steps.findIndex((step) => step.asks.includes(asked));
  if (now >= 0) return now;
  const began = log.findLastIndex((line) => steps[0]?.told.includes(line.kind));
  const told = new Set(log.slice(Math.max(0, began)).map((line) => line.kind));
  return steps.findLastIndex((step) => step.told.some((kind) => told.has(kind)));
}
