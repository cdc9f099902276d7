/** Which dice and upgrades belong to which card. */

import { t } from '../lang.svelte';
import type { Option, Thing } from '../protocol';
import type { TableModel } from '../table/model.svelte';

export function diceOf(table: TableModel, card: number): { resting: Thing[]; away: Thing[] } {
  const rules = table.layout.dice!,
    found: { resting: Thing[]; away: Thing[] } = { resting: [], away: [] };
  for (const zone of table.view?.zones ?? [])
    for (const thing of zone.things)
      if (thing.marks[rules.home] === card && table.entry(thing.name)?.piece === 'die')
        found[zone.kind === rules.resting ? 'resting' : 'away'].push(thing);
  return found;
}

export const upgradesOf = (table: TableModel, card: number): Thing[] =>
  (table.view?.zones ?? [])
    .filter((zone) => zone.kind === table.layout.dice!.upgrades)
    .flatMap((zone) => zone.things)
    .filter((thing) => thing.marks[table.layout.dice!.bearer] === card);

/** What lies on a card, in words: marks that no drawing shows. */
export const markedOf = (table: TableModel, thing: Thing, but: readonly string[]): string =>
  Object.entries(thing.marks)
    .filter(([kind, n]) => n && !but.includes(kind))
    .map(([kind, n]) => table.mark(kind, n))
    .join(', ');

/** What pressing a piece does, in words. */
export const actionOf = (options: readonly Option[]): string =>
  options.length === 1 ? options[0].text : options.length ? t('several-options', { n: options.length }) : '';
