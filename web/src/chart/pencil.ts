/** What every sight of a place is drawn with: plain shapes, hills, domes, stars, in flat inks. */

import { chance } from '../art/chance';

/** how wide every sight is */
export const W = 1048;
export const n = (v: number): number => +v.toFixed(1);
export const rect = (x: number, y: number, w: number, h: number, f: string, o = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${f}" ${o}/>`;
export const circ = (x: number, y: number, r: number, f: string, o = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}" ${o}/>`;
export const ell = (x: number, y: number, a: number, b: number, f: string, o = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${f}" ${o}/>`;
export const path = (d: string, f: string, o = ''): string => `<path d="${d}" fill="${f}" ${o}/>`;
export const line = (d: string, c: string, w = 3, o = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${o}/>`;
export const rnd = (seed: number): (() => number) => {
  const by = chance(`place ${seed}`);
  return () => by.f(0, 1);
};
export const many = (k: number, f: (i: number) => string): string => Array.from({ length: k }, (_, i) => f(i)).join('');
export const stars = (k: number, h: number, c = '#fff3d6', o = 0.55): string =>
  `<g fill="${c}" opacity="${o}">${many(k, (i) => `<circle cx="${(i * 137) % W}" cy="${n((i * 53.7) % h)}" r="${0.8 + (i % 3) * 0.5}"/>`)}</g>`;
/** sky in flat bands down to the horizon, then the far ground */
export const sky = (g: number, h: number, inks: readonly string[]): string =>
  inks.map((c, i) => rect(0, (g * i) / inks.length, W, h, c)).join('');
/** a rolling hill from y, waves of a, in ink c */
export const roll = (y: number, a: number, c: string, h: number, k = 0): string =>
  path(
    `M0 ${n(y + a)}C${150 + k} ${n(y - a)} ${330 + k} ${n(y - a * 0.4)} 520 ${n(y + a * 0.5)}S${840 - k} ${n(y - a)} ${W} ${n(y + a * 0.2)}V${h}H0Z`,
    c,
  );
export const dome = (x: number, y: number, r: number, q: number, a: string, b: string): string =>
  path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * q)} 0 0 1 ${n(x + r)} ${n(y)}Z`, a) +
  path(`M${n(x + r * 0.1)} ${n(y - r * q)}A${n(r)} ${n(r * q)} 0 0 1 ${n(x + r)} ${n(y)}H${n(x + r * 0.1)}Z`, b);
export const sun = (x: number, y: number, r: number, a: string, b: string): string =>
  circ(x, y, r * 1.6, b) + circ(x, y, r, a);

/** A sight: how high it is, where its horizon lies, and which world is near. */
export type Sight = (h: number, g: number, near: string) => string;
