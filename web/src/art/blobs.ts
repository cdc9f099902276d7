/** Living ships. */

import { CX, CY, polar, poly, circ, ell, curve, limb } from './geometry';
import type { Pt } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

export const lobes = (R: Chance, r: number, n: number, wob: number): Pt[] => Array.from({ length: n }, (_, i) => polar(0, 0, r * (1 + (i % 2 ? -wob : wob) * R.f(0.5, 1)), (360 * i) / n));

export type Creature = 'tadpole' | 'seed' | 'spike' | 'fang' | 'squid' | 'amoeba' | 'manta' | 'jelly';

const BLOB: Readonly<Record<Creature, (I: Ink, R: Chance, P: Inks) => void>> = {
  tadpole(I, R, P) {
    I.s(limb(0, 10, 62, 17, 90, 16, R.f(0, 3)), P.h0);
    [-1, 1].forEach((k) => { I.s(limb(k * 11, -2, 34, 11, 90 - k * 42, 8 * k), k < 0 ? P.h1 : P.h0); });
    I.s(curve([[0, -40], [19, -22], [18, 6], [0, 20], [-18, 6], [-19, -22]]), P.h1);
    I.x(curve([[0, -37], [-15, -22], [-15, 2], [-3, 8], [-6, -16]]), P.h2);
    I.x(circ(2, -16, 9), P.k).x(circ(2, -16, 5.4), P.a).x(circ(0, -18.5, 2), P.g);
    [[8, 4, 3], [-6, 9, 2.4], [12, -28, 2]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.h0));
  },
  seed(I, R, P) {
    [-1, 1].forEach((k) => I.s(limb(k * 9, 22, 46, 11, 90 - k * 24, 9 * k, R.f(0, 2)), k < 0 ? P.h1 : P.h0));
    I.s(limb(0, 24, 58, 12, 90, 7, R.f(0, 3)), P.h0);
    I.s(curve([[0, -52], [23, -20], [25, 12], [0, 36], [-25, 12], [-23, -20]]), P.h0);
    I.x(curve([[0, -48], [15, -20], [16, 10], [0, 28], [-22, 10], [-20, -20]]), P.h1);
    I.x(curve([[-3, -40], [-16, -16], [-17, 6], [-10, 12], [-9, -14]]), P.h2);
    [[1, -18, 8], [2, 2, 9.4], [0, 20, 6]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.k).x(circ(x, y, r * 0.66), P.a).x(circ(x - r * 0.25, y - r * 0.3, r * 0.24), P.g));
  },
  spike(I, R, P) {
    I.s(limb(0, 22, 56, 14, 90, 9), P.h0);
    for (let i = 0; i < 9; i++) { const a = 150 + i * 30, e = polar(0, -4, i % 2 ? 44 : 52, a), l = polar(0, -4, 25, a - 12), r = polar(0, -4, 25, a + 12); I.s(poly([l, e, r]), i < 5 ? P.g : P.h2); }
    I.s(curve([[0, -38], [27, -22], [30, 8], [14, 30], [-14, 30], [-30, 8], [-27, -22]]), P.h0).x(curve([[0, -34], [18, -20], [20, 8], [6, 24], [-14, 25], [-26, 7], [-23, -20]]), P.h1).x(curve([[-4, -28], [-19, -16], [-21, 4], [-14, 10], [-10, -10]]), P.h2);
    I.x(ell(4, -4, 13, 15), P.k).x(ell(4, -4, 8.6, 10.4), P.a).x(ell(4, -4, 3, 8), P.k).x(circ(0, -10, 2.4), P.g);
  },
  fang(I, R, P) {
    I.s(limb(0, 18, 60, 15, 90, 10), P.h0);
    I.s(curve([[0, -34], [26, -14], [32, 14], [12, 34], [-12, 34], [-32, 14], [-26, -14]]), P.h1);
    I.x(curve([[0, -30], [-22, -13], [-27, 12], [-14, 26], [-12, 0]]), P.h2);
    [-1, 1].forEach((k) => { I.s(curve([[k * 12, -22], [k * 34, -38], [k * 20, -64], [k * 24, -34], [k * 8, -26]]), k < 0 ? P.h2 : P.h1); });
    I.s(curve([[-8, -28], [0, -74], [8, -28]]), P.g);
    [[-12, -2, 5.4], [12, -2, 5.4]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.k).x(circ(x, y, r * 0.6), P.a));
    for (let i = 0; i < 4; i++) I.x(circ(-9 + i * 6, 17 + (i % 2) * 4, 2.2), P.h0);
  },
  squid(I, R, P) {
    for (let i = 0; i < 5; i++) I.s(limb(-16 + i * 8, 20, 46 + (i % 2) * 16, 10, 90 + (2 - i) * 9, (i - 2) * 5 + 4, i), i < 2 ? P.h1 : P.h0);
    I.s(curve([[0, -66], [17, -34], [32, -12], [20, 4], [24, 28], [0, 34], [-24, 28], [-20, 4], [-32, -12], [-17, -34]]), P.h0);
    I.x(curve([[0, -62], [9, -32], [12, 0], [12, 24], [0, 30], [-21, 26], [-17, 4], [-28, -12], [-14, -32]]), P.h1);
    I.x(curve([[-1, -54], [-11, -30], [-22, -13], [-14, -4], [-8, -24]]), P.h2);
    [[-9, 12], [9, 12]].forEach(([x, y]) => I.x(circ(x, y, 6), P.k).x(circ(x, y, 3.6), P.a).x(circ(x - 1, y - 1.4, 1.3), P.g));
    [[0, -30], [3, -16], [-4, -6]].forEach(([x, y], i) => I.x(circ(x, y, 3.4 - i * 0.5), P.h0));
  },
  amoeba(I, R, P) {
    const o = lobes(R, 52, 11, 0.15);
    for (let i = 0; i < 6; i++) { const a = i * 60 + R.f(-14, 14); I.s(limb(...polar(0, 0, 38, a), R.f(26, 38), 14, a, R.f(-10, 10), i), i > 2 && i < 6 ? P.h1 : P.h0); }
    I.s(curve(o), P.h0).x(curve(o.map(([x, y]) => [x * 0.86 - 4, y * 0.86 - 5])), P.h1).x(curve(o.map(([x, y]) => [x * 0.4 - 17, y * 0.36 - 20])), P.h2);
    // a maw
    I.x(ell(6, 14, 25, 15), P.k);
    let t = '';
    for (let i = 0; i < 6; i++) { const x = -14 + i * 8; t += poly([[x - 3.4, 14 - Math.sqrt(Math.max(0, 1 - ((x - 6) / 25) ** 2)) * 15], [x + 3.6, 14 - Math.sqrt(Math.max(0, 1 - ((x - 6 + 2) / 25) ** 2)) * 15], [x, 12]]); }
    I.x(t, P.g).x(ell(6, 22, 12, 5), P.a);
    [[-20, -14, 6], [0, -22, 8], [20, -12, 5]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.g).x(circ(x + 1, y + 0.6, r * 0.5), P.k));
  },
  manta(I, R, P) {
    I.s(limb(0, 20, 62, 13, 90, 8), P.h0);
    I.s(curve([[0, -50], [16, -32], [54, -8], [62, 16], [34, 12], [14, 32], [-14, 32], [-34, 12], [-62, 16], [-54, -8], [-16, -32]]), P.h0);
    I.x(curve([[0, -47], [6, -28], [6, 10], [-6, 28], [-30, 8], [-56, 11], [-50, -8], [-15, -30]]), P.h1);
    I.x(curve([[-3, -38], [-13, -27], [-42, -6], [-22, -6], [-10, -14]]), P.h2);
    // passengers
    [[-28, 0], [-12, -4], [12, -4], [28, 0], [0, 16]].forEach(([x, y], i) => I.x(ell(x, y, 5.2, 6.6), P.k).x(ell(x, y, 3, 4.2), i === 4 ? P.g : P.a));
    I.x(circ(0, -30, 5), P.k).x(circ(0, -30, 2.8), P.g);
  },
  jelly(I, R, P) {
    for (let i = 0; i < 7; i++) I.s(limb(-36 + i * 12, 8, 50 + ((i * 7) % 3) * 12, 8, 90 + (3 - i) * 3, (i % 2 ? 7 : -7), i * 1.3), i < 3 ? P.h1 : P.h0);
    I.s(`M-52 14C-54 -40 -28 -62 0 -62S54 -40 52 14C42 22 34 6 24 14S8 22 0 14S-16 6 -26 14S-42 22 -52 14Z`, P.h0);
    I.x(`M-52 14C-54 -40 -28 -62 0 -62C12 -62 24 -58 32 -48C22 -30 22 -6 24 14C14 22 8 22 0 14S-16 6 -26 14S-42 22 -52 14Z`, P.h1);
    I.x(`M-42 0C-42 -32 -26 -52 -6 -54C-22 -40 -28 -20 -28 2C-34 6 -38 4 -42 0Z`, P.h2);
    [[-8, -22, 11], [16, -18, 7], [6, -42, 6]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.k).x(circ(x, y, r * 0.66), P.a).x(circ(x - r * 0.2, y - r * 0.25, r * 0.24), P.g));
  },
};

export function drawBlob(R: Chance, P: Inks, type: Creature): string {
  const I = new Ink();
  BLOB[type](I, R, P);
  const upright = type === 'jelly' || type === 'amoeba';
  const turn = upright ? R.f(-8, 8) : 40 + R.f(-6, 6);
  let out = '';
  if (type === 'tadpole') [[-68, 22, 0.5], [52, -34, 0.44]].forEach(([dx, dy, s]) => { out += I.place(CX + dx, CY + dy, turn, s, P.k, 1.5, 2); });
  const spores = new Ink();
  for (let i = 0; i < 7; i++) { const p = polar(CX, CY, R.f(58, 86), 90 + R.f(20, 110)); spores.x(circ(p[0], p[1], R.f(1.4, 3.4)), i % 3 ? P.h1 : P.a); }
  const sc = { spike: 1, tadpole: 1.08, seed: 0.98, fang: 0.98, squid: 0.96, amoeba: 0.98, manta: 0.98, jelly: 0.92 }[type];
  return out + spores.out + I.place(CX + (upright ? 0 : 5), CY + (type === 'jelly' ? 2 : upright ? 0 : -4), turn, sc, P.k);
}
