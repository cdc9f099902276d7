/**
 * The pictures of the table, drawn by rule: no bitmaps, no network. The same spec gives the same bytes, for ever.
 *
 * Style in one paragraph: *matchbox label*. A few flat inks per faction, paper showing through, no outlines, no
 * gradients, no filters. One light from the upper left: whatever is symmetrical is cut down its axis into a lit and a
 * shaded half. One big shape behind the subject, halftone in one corner, a dozen stars, a one-colour shadow printed
 * slightly out of register. Ships are seen from above and fly to the upper right; stations, machines and people stand
 * upright and look at you; places have a horizon. The subject keeps to the middle 150 x 150, so that the picture
 * survives square and wide crops.
 *
 * No recognisable design or face of a publisher: named people get the dress of their trade, named ships the yard of
 * their faction. Check new archetypes against that rule.
 */

import { W, H } from './geometry';
import { chance } from './chance';
import { faction } from './factions';
import { sky } from './sky';
import type { Scene } from './sky';
import { subject } from './subject';
import type { ArtSpec } from './subject';

const CALM: readonly Scene[] = ['disc', 'rays', 'bands', 'bars', 'ripples', 'eclipse', 'streaks', 'gear', 'hex'];

/** The illustration of a card. Pure: the same spec gives the same string. */
export function art(spec: ArtSpec): string {
  const fac = faction(spec.faction),
    P = fac.inks,
    R = chance(spec.id + '|' + spec.faction);
  const upright = !['ship', 'capital_ship', 'base', 'outpost'].includes(spec.kind);
  const likes = upright ? fac.likes.filter((s) => CALM.includes(s)) : fac.likes;
  const back = sky(R, P, likes.length ? likes : ['disc'], spec.scene);
  return `<svg class="k-art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${back}${subject(spec, R, P, fac)}</svg>`;
}
export const artUrl = (spec: ArtSpec): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(art(spec))
    .replace(/%20/g, ' ')
    .replace(/%3D/g, '=')
    .replace(/%22/g, "'")
    .replace(/%2F/g, '/')
    .replace(/%3A/g, ':');
