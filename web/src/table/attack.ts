/** An attack that is put together: who takes part, what that comes to, who takes how much of it. */

import type { AttackRule } from '../layouts/layout';
import type { Option, Thing } from '../protocol';
import type { TableModel } from './model.svelte';

export interface Part {
  title: string;
  n: number;
}
/** What one of those attacked takes, of what it can bear; `falls` when that is all. */
export interface Blow {
  title: string;
  takes: number;
  of: number;
  falls: boolean;
}
export interface Attack {
  parts: Part[];
  sum: number;
  blows: Blow[];
  /** what nobody has to take */
  over: number;
  /** sends it, once it is put together */
  send: Option | null;
}

const blow = (title: string, takes: number, of: number): Blow => ({
  title,
  takes: Math.min(takes, of),
  of,
  falls: takes >= of,
});
const titleOf = (table: TableModel, thing: Thing): string => table.face(thing.name)?.title ?? thing.name;
const numberOf = (table: TableModel, thing: Thing, number: string): number =>
  table.entry(thing.name)?.numbers[number] ?? 0;

/** Whoever has joined what is aimed at already. */
const joined = (table: TableModel, rule: AttackRule, aim: number): Thing[] =>
  (table.view?.zones ?? []).flatMap((zone) =>
    zone.seat === table.me ? zone.things.filter((thing) => thing.marks[rule.mark] === aim) : [],
  );

/** What an attack on a seat meets: whatever stands before its base takes all it can bear, the base the rest. */
function onSeat(table: TableModel, rule: AttackRule, seat: number, sum: number): [Blow[], number] {
  const left = (thing: Thing): number =>
    Math.max(0, numberOf(table, thing, rule.bears) - (thing.marks[rule.hurt] ?? 0));
  const before = (table.zone(rule.before.zone, seat)?.things ?? []).filter(
    (thing) => table.entry(thing.name)?.kind === rule.before.kind,
  );
  const room = before.reduce((all, thing) => all + left(thing), 0),
    base = table.zone(rule.base, seat)?.things[0];
  // less than they bear together is divided among them afterwards
  const guards =
    before.length > 1 && sum < room
      ? [blow(before.map((thing) => titleOf(table, thing)).join(', '), sum, room)]
      : before.map((thing) => blow(titleOf(table, thing), left(thing) && sum, left(thing)));
  const rest = Math.max(0, sum - room);
  if (!base || (!rest && before.length)) return [guards, 0];
  const last = blow(titleOf(table, base), rest, left(base));
  return [[...guards, last], rest - last.takes];
}

function attackOn(table: TableModel, rule: AttackRule, aim: number, parts: Part[], needs: number): Attack {
  const sum = parts.reduce((all, part) => all + part.n, 0);
  if (aim < rule.row) {
    const [blows, over] = onSeat(table, rule, aim - rule.seats, sum);
    return { parts, sum, blows, over, send: null };
  }
  const target = table.zone(rule.rowZone, -1)?.things[aim - rule.row];
  if (!target) return { parts, sum, blows: [], over: 0, send: null };
  const one = blow(titleOf(table, target), sum, needs >= 0 ? needs : numberOf(table, target, rule.resists));
  return { parts, sum, blows: [one], over: sum - one.takes, send: null };
}

/** The attacks of this moment: the one that is being put together, or those that could be sent. */
export function attacksOf(table: TableModel): Attack[] {
  const rule = table.layout.attack,
    { decision } = table;
  if (!rule || !decision) return [];
  const already = (aim: number): Part[] =>
    joined(table, rule, aim).map((thing) => ({
      title: titleOf(table, thing),
      n: numberOf(table, thing, rule.strength),
    }));
  if (decision.kind === rule.asks) {
    const chosen = table.choice.picks.map(({ card, option }) => ({
      title: table.face(table.card(card)?.name ?? option.name)?.title ?? '',
      n: option.number,
    }));
    const parts = [...already(decision.number), ...chosen];
    return [attackOn(table, rule, decision.number, parts, table.needed)];
  }
  return decision.options
    .filter((option) => rule.sends.includes(option.verb))
    .map((option) => {
      const place = table.zone(rule.rowZone, -1)?.things.findIndex((thing) => thing.id === option.things[0]) ?? -1,
        aim = option.seat >= 0 ? rule.seats + option.seat : rule.row + place,
        parts = already(aim),
        told = parts.reduce((all, part) => all + part.n, 0) === option.number,
        needs = decision.options.find((one) => rule.aims.includes(one.verb) && one.things[0] === option.things[0]);
      // where something makes them stronger than what is printed, only the sum is sure
      const sure = told ? parts : [{ title: parts.map((part) => part.title).join(', '), n: option.number }];
      return { ...attackOn(table, rule, aim, sure, needs?.number ?? -1), send: option };
    });
}
