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
 * Cards that show the same are told apart by their take: the same inks at another hour, the same subject nearer, or
 * to one side.
 *
 * No recognisable design or face of a publisher: named people get the dress of their trade, named ships the yard of
 * their faction. Check new archetypes against that rule.
 */

import { CX, CY, H, W, pt } from './geometry';
import { chance } from './chance';
import { faction } from './factions';
import type { Inks } from './factions';
import { sky } from './sky';
import type { Scene } from './sky';
import { awaited, draw, subjectOf } from './subject';
import type { ArtSpec } from './subject';
import type { Shown } from './subjects';

/** what flies may have any backdrop; what stands wants a calm one */
const CALM: readonly Scene[] = ['disc', 'rays', 'bands', 'bars', 'ripples', 'eclipse', 'streaks', 'gear', 'hex'];
const FLIES = ['fighter', 'cruiser', 'capital', 'blob', 'station', 'world', 'towers', 'junkyard'];

/** the sky's inks change places: as they are, dusk, day, deep night, before a storm, at sunrise */
const HOURS: readonly ((P: Inks) => Inks)[] = [
  (P) => P,
  (P) => ({ ...P, s0: P.s1, s1: P.s0 }),
  (P) => ({ ...P, s0: P.s2, s2: P.s0 }),
  (P) => ({ ...P, s0: P.k, s1: P.s0, s2: P.s1 }),
  (P) => ({ ...P, s0: P.h0, s1: P.k, s2: P.s1 }),
  (P) => ({ ...P, s0: P.a, s1: P.s2, s2: P.g }),
];
/** how near it stands, and how far to the side; a horizon has to reach both edges, so it only comes nearer */
type Frame = readonly [near: number, aside: number];
const STANDS: readonly Frame[] = [
  [1, 0],
  [0.84, -34],
  [0.84, 34],
  [1.26, 0],
];
const REACHES: readonly Frame[] = [
  [1, 0],
  [1.34, -40],
  [1.34, 40],
  [1.3, 0],
];

/** What must come before this picture can be drawn, if anything. */
export const waitsFor = (spec: ArtSpec, shown: Shown): Promise<unknown> | null =>
  awaited(subjectOf(spec, shown)[0], faction(spec.faction));

/** The illustration of a card, by what the cards of its game show. Pure: the same spec gives the same string. */
export function art(spec: ArtSpec, shown: Shown): string {
  const fac = faction(spec.faction),
    [subject, take] = subjectOf(spec, shown),
    [who = ''] = subject.split(' '),
    P = HOURS[take % HOURS.length]!(fac.inks),
    R = chance(`${spec.id}|${spec.faction}${take ? `|${take}` : ''}`);
  const likes = FLIES.includes(who) ? fac.likes : fac.likes.filter((scene) => CALM.includes(scene));
  const back = sky(R, P, likes.length ? likes : ['disc'], spec.scene);
  const frames = who === 'place' || who === 'towers' ? REACHES : STANDS,
    [near, aside] = frames[Math.floor(take / HOURS.length) % frames.length]!;
  const front = draw(subject, spec, R, P, fac);
  const framed = take
    ? `<g transform="translate(${pt(CX + aside - CX * near, (CY - CY * near) * (near > 1 ? 0.6 : 1.8))}) scale(${near})">${front}</g>`
    : front;
  return `<svg class="k-art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${back}${framed}</svg>`;
}
export const artUrl = (spec: ArtSpec, shown: Shown): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(art(spec, shown))
    .replace(/%20/g, ' ')
    .replace(/%3D/g, '=')
    .replace(/%22/g, "'")
    .replace(/%2F/g, '/')
    .replace(/%3A/g, ':');
