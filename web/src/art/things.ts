/** Things one carries and deeds one does. */

import { polar, poly, open, circ, ell, rect, crescent, regular, star } from './geometry';
import type { Pt } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';
import { SHIP } from './ships';
import type { Tone } from './heads';
import { HEADS, SKIN, HAIR } from './heads';

type Still = (I: Ink, R: Chance, P: Inks) => number | void;
export type Thing = 'blade' | 'pistol' | 'armour' | 'orb' | 'crate' | 'plans' | 'turret' | 'chip' | 'log';
export type Deed =
  'clash' | 'hand' | 'burst' | 'bolt' | 'loop' | 'shield' | 'eye' | 'banner' | 'wheel' | 'dice' | 'fall' | 'bars';

export const THING: Readonly<Record<Thing, Still>> = {
  blade(I, R, P) {
    I.x(rect(-8, -92, 16, 118, 8), P.a, 'opacity=".4"')
      .x(rect(-3.6, -88, 7.2, 114, 3.6), P.g)
      .s(rect(-7, 24, 14, 50, 3), P.h2)
      .s(rect(0, 24, 7, 50, 2), P.h1);
    for (let i = 0; i < 4; i++) I.x(rect(-7, 38 + i * 8, 14, 3.4), P.k);
    I.s(rect(-10, 24, 20, 6, 2), P.h0).x(circ(0, 33, 2.6), P.a);
    return 42;
  },
  pistol(I, R, P) {
    I.s('M-60 -26H44L60 -18V-8H44L36 2H-30Q-34 2 -36 8L-48 48H-72L-60 -2Z', P.h2)
      .x('M-60 -10H60V-8H44L36 2H-30Q-34 2 -36 8L-48 48H-72L-60 -2Z', P.h1)
      .s(rect(56, -19, 18, 9, 2), P.h0)
      .x(rect(-40, -21, 50, 5, 2), P.a)
      .l('M-24 4Q-20 22 -34 20', P.h0, 4)
      .s(rect(-20, -36, 34, 7, 2), P.h0)
      .x(circ(30, -13, 4), P.a);
    return -14;
  },
  armour(I, R, P) {
    I.h(
      [
        [10, -54],
        [34, -60],
        [46, -30],
        [36, -8],
        [38, 30],
        [20, 58],
      ],
      P.h2,
      P.h1,
    )
      .x(
        poly([
          [0, -40],
          [22, -30],
          [20, 4],
          [0, 14],
          [-20, 4],
          [-22, -30],
        ]),
        P.h0,
      )
      .x(
        poly([
          [0, -26],
          [10, -20],
          [0, -2],
          [-10, -20],
        ]),
        P.a,
      )
      .x(rect(-26, 26, 52, 4), P.k)
      .x(rect(-22, 36, 44, 4), P.k);
    [-1, 1].forEach((k) =>
      I.s(`M${k * 36} -62Q${k * 72} -52 ${k * 70} -14Q${k * 54} -10 ${k * 46} -22Z`, k < 0 ? P.h2 : P.h1),
    );
    return 0;
  },
  orb(I, R, P) {
    I.s(circ(0, 0, 42), P.h1)
      .x('M0 -42A42 42 0 0 0 0 42Z', P.h2)
      .x(crescent(0, 0, 42, 0.7), P.h0)
      .x(circ(-6, -6, 15), P.k)
      .x(circ(-6, -6, 10), P.a)
      .x(circ(-9, -10, 3), P.g);
    for (let i = 0; i < 6; i++) {
      const q = polar(0, 0, 30, i * 60 + 20);
      I.x(circ(q[0], q[1], 3.4), P.k);
    }
    for (let i = 0; i < 4; i++) {
      const a = -70 + i * 28;
      I.l(open([polar(0, 0, 50, a), polar(0, 0, 66, a)]), P.g, 3);
    }
    return 0;
  },
  crate(I, R, P) {
    I.s(
      poly([
        [0, -56],
        [58, -32],
        [0, -8],
        [-58, -32],
      ]),
      P.h2,
    )
      .s(
        poly([
          [-58, -32],
          [0, -8],
          [0, 56],
          [-58, 30],
        ]),
        P.h1,
      )
      .s(
        poly([
          [58, -32],
          [0, -8],
          [0, 56],
          [58, 30],
        ]),
        P.h0,
      )
      .x(
        poly([
          [-42, -8],
          [-14, 4],
          [-14, 30],
          [-42, 18],
        ]),
        P.a,
      )
      .l('M-58 0L0 24L58 0', P.k, 3)
      .x(
        poly([
          [12, 14],
          [46, -1],
          [46, 6],
          [12, 21],
        ]),
        P.k,
      );
    return 0;
  },
  plans(I, R, P) {
    I.s('M-58 -44H50Q58 -44 58 -36V44Q58 52 50 52H-50Q-58 52 -58 44Z', P.h2)
      .x('M-50 -36H50V44H-50Z', P.s0)
      .l(circ(-6, 4, 28), P.g, 2)
      .l('M-34 4H22M-6 -24V32', P.g, 1.6)
      .l(ell(-6, 4, 28, 10), P.g, 1.6)
      .x(rect(28, -28, 16, 4), P.a)
      .x(rect(28, -18, 12, 4), P.g)
      .x(rect(28, -8, 16, 4), P.g)
      .x(star(8, -8, 7, 2, 4), P.a);
    return -8;
  },
  turret(I, R, P) {
    I.s(
      poly([
        [-46, 60],
        [-34, 10],
        [34, 10],
        [46, 60],
      ]),
      P.h1,
    )
      .s(
        poly([
          [0, 10],
          [34, 10],
          [46, 60],
          [0, 60],
        ]),
        P.h0,
      )
      .s('M-30 12A30 30 0 0 1 30 12Z', P.h2)
      .s(
        poly([
          [8, -14],
          [70, -56],
          [75, -48],
          [16, -2],
        ]),
        P.h0,
      )
      .s(
        poly([
          [-2, -22],
          [60, -64],
          [64, -58],
          [4, -12],
        ]),
        P.h1,
      )
      .x(circ(-6, -2, 8), P.k)
      .x(circ(-6, -2, 4.6), P.a)
      .x(rect(-38, 32, 76, 5), P.a);
    return 0;
  },
  chip(I, R, P) {
    [-1, 1].forEach((k) => {
      for (let i = 0; i < 4; i++)
        I.s(rect(k < 0 ? -62 : 38, -34 + i * 20, 24, 7, 2), P.h1).s(
          rect(-34 + i * 20, k < 0 ? -62 : 38, 7, 24, 2),
          P.h0,
        );
    });
    I.s(rect(-42, -42, 84, 84, 8), P.h2)
      .x(rect(0, -42, 42, 84, 8), P.h1)
      .x(rect(-26, -26, 52, 52, 5), P.k)
      .x(circ(0, 0, 15), P.a)
      .x(circ(-4, -4, 5), P.g);
    return 0;
  },
  log(I, R, P) {
    [-1, 1].forEach((k) => {
      I.l(`M${k * 46} -82V${-20}`, P.h0, 2.6)
        .s(rect(k * 34 - 22, -20 + (k > 0 ? 10 : 0), 44, 30, 14), P.h1)
        .x(circ(k * 34 + 10, -5 + (k > 0 ? 10 : 0), 12), P.h2)
        .l(circ(k * 34 + 10, -5 + (k > 0 ? 10 : 0), 6), P.h0, 2);
    });
    I.x(star(0, 2, 26, 10, 8), P.a).x(star(0, 2, 14, 6, 8), P.g);
    return 0;
  },
};
export const DEED: Readonly<Record<Deed, Still>> = {
  clash(I, R, P) {
    I.x(rect(-5, -94, 10, 188, 5), P.a, 'transform="rotate(42)"')
      .x(rect(-2.4, -94, 4.8, 188, 2.4), P.g, 'transform="rotate(42)"')
      .x(rect(-5, -94, 10, 188, 5), P.h2, 'transform="rotate(-42)"')
      .x(rect(-2.4, -94, 4.8, 188, 2.4), P.g, 'transform="rotate(-42)"');
    I.s(star(0, 0, 40, 15, 9), P.g)
      .x(star(0, 0, 24, 9, 9), P.a)
      .x(circ(0, 0, 6), P.g);
  },
  hand(I, R, P) {
    for (let i = 0; i < 3; i++)
      I.l(circ(0, -34, 30 + i * 17), P.a, 3 - i * 0.7, `stroke-dasharray="${12 + i * 6} ${7 + i * 3}"`);
    const f = (x: number, y: number, l: number, a: number) =>
      I.s(rect(-6, -l, 12, l + 10, 6), a > 0 ? P.h1 : P.h2, `transform="translate(${x} ${y}) rotate(${a})"`);
    f(-21, -4, 36, -22);
    f(-8, -14, 46, -7);
    f(6, -14, 46, 6);
    f(19, -6, 38, 20);
    I.s(rect(-7, -32, 14, 42, 7), P.h2, 'transform="translate(-28 28) rotate(-56)"');
    I.s('M-28 -8Q0 -20 26 -8Q32 30 18 46V90H-18V50Q-34 34 -28 -8Z', P.h2).x(
      'M2 -14Q16 -13 26 -8Q32 30 18 46V90H2Z',
      P.h1,
    );
    I.x(rect(-22, 66, 44, 12, 3), P.h0);
    I.sil = '';
  },
  burst(I, R, P) {
    I.s(star(0, 0, 74, 38, 11, R.f(0, 30)), P.a)
      .x(star(0, 0, 54, 28, 11, R.f(0, 30)), P.g)
      .x(star(0, 0, 30, 16, 9), P.s2)
      .x(circ(0, 0, 9), P.g);
    for (let i = 0; i < 7; i++) {
      const q = polar(0, 0, R.f(66, 86), i * 51 + 12);
      I.s(poly(regular(q[0], q[1], R.f(4, 8), 4, R.f(0, 90))), i % 2 ? P.h2 : P.h1);
    }
  },
  bolt(I, R, P) {
    const b = (k: number) => {
      const p: Pt[] = [[0, -92]];
      let x = 0,
        y = -92;
      for (let i = 0; i < 6; i++) {
        x = (i % 2 ? -1 : 1) * R.f(8, 24) * k + k * i * 3;
        y += 28;
        p.push([x, y]);
      }
      return p;
    };
    const m = b(1);
    I.l(open(m), P.a, 13, 'opacity=".45"').l(open(m), P.g, 5);
    [
      [1, -1],
      [3, 1],
      [2, 1],
    ].forEach(([i, k]) =>
      I.l(open([m[i], [m[i][0] + k * 30, m[i][1] + 16], [m[i][0] + k * 40, m[i][1] + 44]]), P.g, 2.6),
    );
    I.x(star(m[6][0], m[6][1] - 8, 26, 9, 8), P.g);
  },
  loop(I, R, P) {
    I.l(
      'M-96 54C-30 54 10 40 22 4C32 -28 6 -52 -16 -38C-40 -22 -20 26 30 14C56 8 70 -8 84 -30',
      P.g,
      4,
      'stroke-dasharray="12 8"',
    );
    const S = new Ink();
    SHIP.plain(S, R, { ...P }, 0, 'scout');
    I.out += `<g transform="translate(84 -34) rotate(34) scale(.62)">${S.out}</g>`;
    [
      [-96, 54],
      [-60, 30],
    ].forEach(([x, y]) => I.l(circ(x + 40, y - 4, 5), P.a, 2));
  },
  shield(I, R, P) {
    I.s('M0 -62Q30 -46 56 -48Q58 22 0 66Q-58 22 -56 -48Q-30 -46 0 -62Z', P.h1)
      .x('M0 -62Q-30 -46 -56 -48Q-58 22 0 66Z', P.h2)
      .x('M0 -42Q20 -32 38 -32Q38 16 0 46Q-38 16 -38 -32Q-20 -32 0 -42Z', P.s1)
      .x(star(0, 0, 22, 8, 4), P.g);
    for (let i = 0; i < 3; i++) I.l(`M${64 + i * 4} ${-40 + i * 26}l20 -9`, P.a, 4);
  },
  eye(I, R, P) {
    for (let i = 0; i < 14; i++)
      I.l(open([polar(0, 0, 62, i * 25.7), polar(0, 0, 74 + (i % 2) * 10, i * 25.7)]), P.a, 4);
    I.s('M-70 0Q0 -58 70 0Q0 58 -70 0Z', P.h2)
      .x(circ(0, 0, 29), P.s0)
      .x(circ(0, 0, 21), P.a)
      .x(circ(0, 0, 10), P.k)
      .x(circ(-8, -8, 5), P.g);
  },
  banner(I, R, P) {
    I.s(rect(-44, -76, 6, 156, 2), P.h0)
      .s('M-38 -70Q0 -86 22 -68T64 -66V10Q34 -4 14 10T-38 8Z', P.h2)
      .x('M-38 -32Q0 -48 22 -30T64 -28V10Q34 -4 14 10T-38 8Z', P.a)
      .x(star(10, -32, 17, 7, 5), P.g)
      .s(circ(-41, -80, 6), P.a);
    [
      [-72, 60],
      [30, 56],
      [66, 64],
    ].forEach(([x, y]) =>
      I.s(
        poly([
          [x - 14, 84],
          [x, y - 8],
          [x + 14, 84],
        ]),
        P.h0,
      ),
    );
  },
  wheel(I, R, P) {
    I.l(circ(0, 0, 56), P.h2, 9).l(circ(0, 0, 56), P.h0, 1.6);
    for (let i = 0; i < 8; i++) {
      I.l(open([polar(0, 0, 14, i * 45), polar(0, 0, 52, i * 45)]), i % 2 ? P.h1 : P.h2, 5);
      const q = polar(0, 0, 56, i * 45 + 22.5);
      I.x(circ(q[0], q[1], 3.4), P.a);
      const z = polar(0, 0, 70, i * 45);
      I.x(circ(z[0], z[1], 4.4), P.h2);
    }
    I.s(circ(0, 0, 18), P.a).x(star(0, 0, 13, 5, 4), P.g);
    I.sil = '';
  },
  dice(I, R, P) {
    const die = (x: number, y: number, t: number, s: number) => {
      const D = new Ink();
      D.s(
        poly([
          [0, -44],
          [42, -22],
          [0, 0],
          [-42, -22],
        ]),
        P.h2,
      )
        .s(
          poly([
            [-42, -22],
            [0, 0],
            [0, 46],
            [-42, 22],
          ]),
          P.h1,
        )
        .s(
          poly([
            [42, -22],
            [0, 0],
            [0, 46],
            [42, 22],
          ]),
          P.h0,
        );
      D.x(ell(0, -22, 8, 4.4), P.a);
      [
        [-28, -4],
        [-14, 26],
      ].forEach(([a, b]) => D.x(ell(a, b, 4, 6), P.k));
      [
        [14, 8],
        [28, 0],
        [21, 20],
      ].forEach(([a, b]) => D.x(ell(a, b, 3.6, 5.4), P.g));
      I.out += D.place(x, y, t, s, P.k);
    };
    die(-26, 10, -12, 0.92);
    die(38, -18, 16, 0.74);
  },
  fall(I, R, P) {
    [
      [-50, -60, 26],
      [10, -76, 34],
      [54, -40, 20],
    ].forEach(([x, y, r]) => {
      I.x(
        poly([
          [x + 54, y - 60],
          [x - r * 0.7, y + 40 - r * 0.2],
          [x + r * 0.5, y + 40 + r * 0.6],
        ]),
        P.a,
        'opacity=".8"',
      )
        .s(circ(x - 2, y + 46, r * 0.62), P.h1)
        .x(crescent(x - 2, y + 46, r * 0.62, 0.6), P.h0)
        .x(circ(x - 6, y + 42, r * 0.16), P.k);
    });
    I.x('M-130 84Q0 58 130 84V100H-130Z', P.k).x(star(14, 66, 24, 9, 9), P.g);
  },
  bars(I, R, P) {
    HEADS.hair(I, R, P, { skin: SKIN[R.i(0, 3)] as Tone, hair: R.pick(HAIR), cut: 'short' });
    I.out = `<g transform="translate(0 34)">${I.out}</g>`;
    I.sil = '';
    for (let i = -2; i <= 2; i++)
      I.s(rect(i * 24 - 4.5, -90, 9, 180, 2), i < 1 ? P.h2 : P.h1).x(rect(i * 24 + 1, -90, 3.5, 180), P.h0);
    I.s(rect(-66, -56, 132, 9), P.h0).s(rect(-66, 56, 132, 9), P.h0);
  },
};
