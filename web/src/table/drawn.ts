/** Where the things of a view are drawn, so that they can be pressed there. */

import type { Layout } from '../layouts/layout';
import type { View, Zone } from '../protocol';

/** Is the thing at this place of a zone drawn by itself, for whoever sits at the bottom of the board? */
function pressable(layout: Layout, me: number, zone: Zone, at: number): boolean {
  const { kind, seat } = zone,
    { dice } = layout,
    of = seat < 0 ? 'table' : seat === me ? 'me' : 'rival';
  if (kind === layout.hand) return seat === me;
  // upgrades and resting dice lie with whatever bears them
  if (dice && (kind === dice.upgrades || kind === dice.resting)) return true;
  const places = [...layout.axis, ...layout.arena, ...layout.lines.flatMap((line) => line.places)];
  return places.some(
    (one) =>
      one.zone === kind &&
      (one.of === of || one.as === 'pool') &&
      (one.as === 'stack' ? at === zone.things.length - 1 : one.as !== 'pile'),
  );
}

/** The ids of the things that lie open somewhere a player can press them. */
export function drawnThings(view: View, layout: Layout, me: number): Set<number> {
  const drawn = new Set<number>();
  for (const zone of view.zones)
    zone.things.forEach((thing, at) => thing.id >= 0 && pressable(layout, me, zone, at) && drawn.add(thing.id));
  return drawn;
}

/** Where on the map things stand that lie nowhere else. */
export function standingThings(view: View, { map }: Layout): Map<number, number> {
  const found = new Map<number, number>();
  for (const zone of map ? view.zones : [])
    if (zone.kind !== map!.own && map!.standing.some((rule) => rule.zone === zone.kind))
      for (const thing of zone.things) {
        const place = zone.place >= 0 ? zone.place : thing.marks[map!.at];
        if (thing.id >= 0 && place !== undefined) found.set(thing.id, place);
      }
  return found;
}
