/** What stands on a map, from a view: things whose zone or mark says where, drawn as the layout says. */

import type { Standing } from '../chart/space';
import { chip, guard, ship } from '../chart/tokens';
import type { MapRules } from '../layouts/layout';
import type { CardEntry, Thing, View, Zone } from '../protocol';

/** The space where a thing stands, or -1. */
export const placeOf = (thing: Thing, zone: Zone, rules: MapRules): number =>
  zone.place >= 0 ? zone.place : (thing.marks[rules.at] ?? -1);

export function standingOn(view: View, rules: MapRules, entry: (name: string) => CardEntry | null): Standing[] {
  return view.zones.flatMap((zone, at) => {
    const rule = rules.standing.find((one) => one.zone === zone.kind);
    if (!rule) return [];
    const hidden = rule.rank && zone.place >= 0 ? zone.size - zone.things.filter((thing) => thing.id >= 0).length : 0;
    const closed = Array.from({ length: hidden }, (_, n) => ({
      // whatever lies there has no id that may be known: the zone's place in the view stands for it
      id: -2 - at - n,
      space: zone.place,
      drawing: chip(rule.rank ?? 1),
      size: 1,
      seat: -1,
    }));
    const open = zone.things.flatMap((thing) => {
      const space = placeOf(thing, zone, rules),
        printed = entry(thing.name);
      if (space < 0 || thing.id < 0) return [];
      const pips = rule.pips ? (printed?.numbers[rule.pips] ?? 1) : 1,
        strength = rule.strength ? printed?.numbers[rule.strength] : undefined;
      const drawing =
        rule.as === 'ship'
          ? ship(zone.seat)
          : rule.as === 'guard'
            ? guard(printed?.faction ?? '', pips, strength === undefined ? '' : String(strength))
            : chip(pips);
      return [
        { id: thing.id, space, drawing, size: rule.as === 'ship' ? 1.1 : 1, seat: rule.as === 'ship' ? zone.seat : -1 },
      ];
    });
    return [...closed, ...open];
  });
}
