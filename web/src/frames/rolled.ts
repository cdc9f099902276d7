/** Dice of a table as they are drawn: the sides of their kind, with a value that is not printed said by the die itself. */

import type { Rolled } from '../dice/pool';
import type { Thing } from '../protocol';
import type { TableModel } from '../table/model.svelte';

export interface RolledThing extends Rolled {
  thing: Thing;
  /** the card that brought it; none: it came without */
  home: Thing | null;
}

export function rolledOf(table: TableModel, thing: Thing): RolledThing {
  const face = thing.marks.face ?? 0,
    { value } = thing.marks;
  const sides = (table.entry(thing.name)?.sides ?? []).map((side, n) =>
    n === face && value !== undefined ? { ...side, value } : side,
  );
  return { id: thing.id, thing, sides, face, home: table.card(thing.marks[table.layout.dice?.home ?? ''] ?? -1) };
}

/** The dice in a seat's pool. */
export const poolOf = (table: TableModel, seat: number): RolledThing[] =>
  (table.zone(table.layout.dice?.pool ?? '', seat)?.things ?? []).map((thing) => rolledOf(table, thing));

/** The die that somebody is resolving, and what is added to it. */
export function workOf(table: TableModel): { die: RolledThing; added: RolledThing[]; sum: number } | null {
  const rules = table.layout.dice;
  if (!rules) return null;
  const dice = (table.view?.zones ?? []).filter((zone) => zone.kind === rules.pool).flatMap((zone) => zone.things),
    die = dice.find((one) => one.marks[rules.atWork] !== undefined);
  if (!die) return null;
  return {
    die: rolledOf(table, die),
    added: dice.filter((one) => one.marks[rules.added]).map((one) => rolledOf(table, one)),
    sum: die.marks[rules.atWork] - 1,
  };
}
