/** Backdrops: one big shape, a dozen stars, halftone in a corner. */

import { W, H, CX, CY, n1, pt, rad, polar, poly, circ, ell, rect, crescent, regular, star } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

export type Scene =
  | 'rays'
  | 'disc'
  | 'bands'
  | 'limb'
  | 'orbits'
  | 'bubbles'
  | 'gear'
  | 'hex'
  | 'streaks'
  | 'bars'
  | 'ripples'
  | 'eclipse';

const SKY: Readonly<Record<Scene, (I: Ink, R: Chance, P: Inks) => void>> = {
  rays(I, R, P) {
    const x = R.f(96, 144),
      y = R.f(84, 118),
      n = R.i(11, 14),
      off = R.f(0, 30);
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = off + (360 * i) / n,
        b = a + 180 / n;
      d += poly([[x, y], polar(x, y, 240, a), polar(x, y, 240, b)]);
    }
    I.x(d, P.s1);
    I.x(circ(x, y, R.f(44, 56)), P.s2).x(circ(x, y, R.f(32, 40)), P.s1);
  },
  disc(I, R, P) {
    const r = R.f(48, 62),
      x = R.f(92, 150),
      y = R.f(66, 96);
    I.x(circ(x, y, r + 16), P.s1).x(circ(x, y, r), P.s2);
    I.x(crescent(x, y, r, 0.6), P.s1);
    if (R.is(0.55))
      I.l(
        `M${pt(x - r * 1.5, y + r * 0.34)}A${n1(r * 1.6)} ${n1(r * 0.5)} -12 0 0 ${pt(x + r * 1.5, y - r * 0.34)}`,
        P.g,
        2.4,
        'opacity=".75"',
      );
    else {
      const m = polar(x, y, r + 22, R.f(190, 330));
      I.x(circ(m[0], m[1], R.f(5, 9)), P.s2);
    }
  },
  bands(I, R, P) {
    const c = R.pick([
        [-10, -14],
        [250, 182],
        [250, -10],
        [-10, 180],
      ]),
      c0 = R.f(196, 214);
    (
      [
        [c0, P.s1],
        [c0 - 34, P.s0],
        [c0 - 62, P.s1],
        [c0 - 96, P.s2],
      ] as const
    ).forEach(([r, f]) => I.x(circ(c[0], c[1], r), f));
  },
  limb(I, R, P) {
    const y = R.f(296, 318),
      x = R.f(60, 180),
      r = R.f(190, 206);
    I.x(circ(x, y, r + 22), P.s1, 'opacity=".6"')
      .x(circ(x, y, r + 9), P.s1)
      .x(circ(x, y, r), P.s2);
    let d = '';
    for (let i = 0; i < 4; i++) {
      const p = polar(x, y, r - R.f(12, 40), R.f(-125, -55));
      d += ell(p[0], p[1], R.f(6, 18), R.f(2, 4));
    }
    I.x(d, P.s1);
    if (R.is(0.6)) {
      const sx = R.f(36, 204),
        sy = R.f(24, 44),
        sr = R.f(10, 17);
      I.x(circ(sx, sy, sr), P.s2).x(crescent(sx, sy, sr), P.s1);
    }
  },
  orbits(I, R, P) {
    const x = R.f(104, 136),
      y = R.f(76, 96),
      turn = R.f(-28, -12);
    I.x(circ(x, y, 46), P.s1).x(circ(x, y, 30), P.s2);
    for (let i = 0; i < 3; i++)
      I.l(ell(x, y, 70 + i * 32, 30 + i * 15), i % 2 ? P.s2 : P.s1, 2, `transform="rotate(${n1(turn)} ${pt(x, y)})"`);
    const m = R.f(0, 360),
      q = [x + 102 * Math.cos(rad(m)), y + 45 * Math.sin(rad(m))];
    I.x(circ(q[0], q[1], 6), P.g, `transform="rotate(${n1(turn)} ${pt(x, y)})"`);
  },
  bubbles(I, R, P) {
    const at = [
      [R.f(20, 70), R.f(20, 60), R.f(34, 54)],
      [R.f(160, 220), R.f(90, 140), R.f(44, 66)],
      [R.f(100, 150), R.f(60, 100), R.f(52, 66)],
    ];
    at.forEach(([x, y, r]) => I.x(circ(x, y, r), P.s1));
    I.x(circ(at[2][0], at[2][1], at[2][2] - 15), P.s2);
    for (let i = 0; i < 5; i++) I.l(circ(R.f(10, 230), R.f(10, 158), R.f(3, 8)), P.s2, 2);
  },
  gear(I, R, P) {
    const x = R.f(104, 136),
      y = R.f(70, 90),
      n = R.i(10, 13),
      r = R.f(52, 60);
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = (360 * i) / n,
        w = 110 / n;
      d += poly([
        polar(x, y, r - 4, a - w),
        polar(x, y, r + 13, a - w * 0.72),
        polar(x, y, r + 13, a + w * 0.72),
        polar(x, y, r - 4, a + w),
      ]);
    }
    I.x(d + circ(x, y, r), P.s1).x(circ(x, y, r - 15), P.s2);
    I.x(rect(0, 150, 240, 18), P.k, 'opacity=".55"');
  },
  hex(I, R, P) {
    let d = '',
      d2 = '';
    const ox = R.f(-10, 10),
      s = 22;
    for (let r = -1; r < 6; r++)
      for (let c = -1; c < 8; c++) {
        const x = ox + c * s * 1.74 + (r % 2 ? s * 0.87 : 0),
          y = r * s * 1.5 + 10,
          dist = Math.hypot(x - CX, y - CY);
        if (dist < 62) d2 += poly(regular(x, y, s - 2, 6, -90));
        else if (R.is(0.6)) d += poly(regular(x, y, s - 2, 6, -90));
      }
    I.x(d, P.s1).x(d2, P.s2, 'opacity=".8"');
  },
  streaks(I, R, P) {
    let a = '',
      b = '';
    for (let i = 0; i < 11; i++) {
      const x = R.f(-60, 240),
        y = R.f(0, 190),
        l = R.f(30, 120),
        w = R.f(2, 7);
      const q = poly([
        [x, y],
        [x + l, y - l * 0.78],
        [x + l + w, y - l * 0.78 + w],
        [x + w * 0.4, y + w * 0.4],
      ]);
      if (i % 3) a += q;
      else b += q;
    }
    I.x(circ(R.f(100, 140), R.f(70, 96), R.f(50, 60)), P.s1)
      .x(a, P.s1)
      .x(b, P.s2);
  },
  bars(I, R, P) {
    const n = 7,
      x0 = R.f(-6, 10);
    let d = '';
    for (let i = 0; i < n; i++) d += rect(x0 + i * 36, 0, 15, 168);
    I.x(d, P.s1);
    const x = R.f(100, 140),
      y = R.f(70, 90),
      r = R.f(46, 56);
    I.x(circ(x, y, r), P.s2).x(crescent(x, y, r, 0.7), P.s1);
  },
  ripples(I, R, P) {
    const x = R.f(108, 132),
      y = R.f(74, 92);
    [92, 74, 56, 40].forEach((r, i) => I.x(circ(x, y, r), i % 2 ? P.s0 : P.s1));
    I.x(circ(x, y, 26), P.s2);
  },
  eclipse(I, R, P) {
    const x = R.f(104, 136),
      y = R.f(70, 88),
      r = R.f(46, 54);
    let d = '';
    for (let i = 0; i < 18; i++) {
      const a = i * 20 + R.f(-3, 3);
      d += poly([polar(x, y, r, a - 4), polar(x, y, r + R.f(14, 60), a), polar(x, y, r, a + 4)]);
    }
    I.x(d, P.s2, 'opacity=".75"')
      .x(circ(x, y, r + 4), P.s2)
      .x(circ(x - 3, y - 2, r - 2), P.k);
  },
};

export function sky(R: Chance, P: Inks, likes: readonly Scene[], scene?: Scene): string {
  const I = new Ink();
  I.x(rect(0, 0, W, H), P.s0);
  const type = scene || R.pick(likes);
  SKY[type](I, R, P);
  // stars: three shapes, kept out of the very middle
  let dots = '',
    sparks = '';
  for (let i = 0; i < 13; i++) {
    let x = R.f(6, 234),
      y = R.f(6, type === 'limb' || type === 'gear' ? 90 : 160);
    if (Math.hypot(x - CX, y - CY) < 44) {
      x = x < CX ? x * 0.4 : 240 - (240 - x) * 0.4;
    }
    if (i < 3) sparks += star(x, y, R.f(4, 6.5), 1.1, 4);
    else dots += circ(x, y, R.f(0.7, 1.5));
  }
  I.x(dots + sparks, P.g, 'opacity=".85"');
  // halftone corner: dotted rows of falling weight
  const right = R.is(0.5);
  for (let i = 0; i < 6; i++) {
    const y = 164 - i * 6.5,
      len = 92 - i * 15;
    I.l(
      right ? `M${pt(240, y)}h${-len}` : `M${pt(0, y)}h${len}`,
      P.k,
      4.3 - i * 0.62,
      'stroke-dasharray="0 6.5" opacity=".28"',
    );
  }
  return I.out;
}
