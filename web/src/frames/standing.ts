/** What stands on a map, from a view: things whose zone or mark says where, drawn as the layout says. */

import type { Standing } from '../chart/space';
import { chip, guard, ship } from '../chart/tokens';
import type { Stance } from '../chart/tokens';
import { t } from '../lang.svelte';
import type { MapRules, StandingRule } from '../layouts/layout';
import type { Thing, Zone } from '../protocol';
import type { IconName } from '../signs/icons';
import type { TableModel } from '../table/model.svelte';

/** The space where a thing stands, or -1. */
export const placeOf = (thing: Thing, zone: Zone, rules: MapRules): number =>
  zone.place >= 0 ? zone.place : (thing.marks[rules.at] ?? -1);

/** The space where a seat's own piece is; the first where it is nowhere yet. */
export function spaceOf(table: TableModel, rules: MapRules, seat: number): number {
  const zone = table.zone(rules.own, seat),
    own = zone?.things[0];
  return zone && own ? Math.max(0, placeOf(own, zone, rules)) : 0;
}

/** What a guard of a faction does to the reader: lets pass, stops, or stops and fights. */
function stanceOf(table: TableModel, rules: MapRules, faction: string): Stance | null {
  const counter = rules.stands[faction],
    n = counter && table.view?.seat != null ? table.counter(counter, table.view.seat) : null;
  return n === null ? null : n > 0 ? 'passes' : n < 0 ? 'fights' : 'stops';
}

const closed = (zone: Zone, at: number, rule: StandingRule): Standing[] => {
  const hidden = rule.rank && zone.place >= 0 ? zone.size - zone.things.filter((thing) => thing.id >= 0).length : 0;
  return Array.from({ length: hidden }, (_, n) => ({
    // whatever lies there has no id that may be known: the zone's place in the view stands for it
    id: -2 - at - n,
    space: zone.place,
    as: rule.as,
    drawing: chip(rule.rank ?? 1),
    size: 1,
    seat: -1,
    spoken: t('face-down', { n: rule.rank ?? 1 }),
    stops: false,
  }));
};

export function standingOn(table: TableModel, rules: MapRules): Standing[] {
  return (table.view?.zones ?? []).flatMap((zone, at) => {
    const rule = rules.standing.find((one) => one.zone === zone.kind);
    if (!rule) return [];
    const open = zone.things.flatMap((thing): Standing[] => {
      const space = placeOf(thing, zone, rules),
        printed = table.entry(thing.name);
      if (space < 0 || thing.id < 0) return [];
      const pips = rule.pips ? (printed?.numbers[rule.pips] ?? 1) : 1,
        strength = rule.strength ? (printed?.numbers[rule.strength] ?? 0) : 0,
        stance = rule.as === 'guard' ? stanceOf(table, rules, printed?.faction ?? '') : null,
        title = table.face(thing.name)?.title ?? '';
      const drawing =
        rule.as === 'ship'
          ? ship(zone.seat)
          : rule.as === 'guard'
            ? guard(printed?.faction ?? '', pips, rule.strength ? String(strength || '–') : '', stance)
            : chip(pips, 'person');
      return [
        {
          id: thing.id,
          space,
          as: rule.as,
          drawing,
          size: rule.as === 'ship' ? 0.94 : 1,
          seat: rule.as === 'ship' ? zone.seat : -1,
          spoken: [title, stance ? t(`stance-${stance}`) : '', rule.as === 'ship' ? table.seats[zone.seat]?.name : '']
            .filter(Boolean)
            .join(', '),
          stops: stance === 'stops' || stance === 'fights',
        },
      ];
    });
    return [...closed(zone, at, rule), ...open];
  });
}

/** Where what the reader carries is wanted. */
export const wantedAt = (table: TableModel, rules: MapRules): { space: number; icon: IconName; title: string }[] =>
  rules.carried.flatMap((kind) =>
    (table.zone(kind, table.me)?.things ?? []).flatMap((thing) => {
      const space = thing.marks[rules.wanted],
        face = table.face(thing.name);
      return space === undefined || !face
        ? []
        : [{ space, icon: rules.icons[face.kind] ?? ('flag' as const), title: face.title }];
    }),
  );
