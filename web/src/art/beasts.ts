/** Beasts and what runs over the ground. */

import { CX, CY, poly, circ, ell, rect, curve } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

function ground(P: Inks, y = 146): string { return `<path d="M-10 ${y}Q120 ${y - 10} 250 ${y}V168H-10Z" fill="${P.k}" opacity=".8"/>`; }

export function drawBeast(R: Chance, P: Inks): string {
  const I = new Ink();
  [-1, 1].forEach((k) => { I.s(curve([[k * 30, -18], [k * 66, -6], [k * 74, 40], [k * 60, 66], [k * 46, 60], [k * 50, 26], [k * 28, 18]]), k < 0 ? P.h1 : P.h0); for (let i = 0; i < 3; i++) I.s(poly([[k * (50 + i * 8), 60], [k * (56 + i * 8), 60], [k * (53 + i * 8), 76]]), P.h2); });
  I.h([[12, -58], [34, -44], [46, -4], [44, 50], [26, 80]], P.h1, P.h0, true);
  I.h([[14, -62], [30, -50], [32, -26], [20, -4]], P.h2, P.h1, true);
  I.x(ell(0, -16, 24, 13), P.k); let d = ''; for (let i = 0; i < 5; i++) d += poly([[-19 + i * 8, -25], [-13 + i * 8, -25], [-16 + i * 8, -15]]) + poly([[-15 + i * 8, -6], [-9 + i * 8, -6], [-12 + i * 8, -15]]); I.x(d, P.g);
  [-1, 1].forEach((k) => { I.x(circ(k * 12, -42, 4), P.a).x(circ(k * 12, -42, 1.8), P.k); I.s(poly([[k * 22, -54], [k * 44, -74], [k * 32, -44]]), P.h2); });
  return I.place(CX, CY + 10, 0, 0.94, P.k);
}

export function drawWalker(R: Chance, P: Inks, big: boolean): string {
  const I = new Ink();
  [-1, 1].forEach((k) => {
    const a = k < 0 ? P.h1 : P.h0, b = k < 0 ? P.h2 : P.h1;
    [[34, 1], [58, 0.86]].forEach(([x, s], i) => { if (i && !big) return; I.s(poly([[k * 14, -6], [k * (x + 6), -20 * s], [k * (x + 13), -10], [k * 16, 8]]), a).s(poly([[k * (x + 3), -18], [k * (x + 14), -14], [k * (x + 9), 62], [k * (x + 1), 62]]), b).s(poly([[k * (x - 6), 58], [k * (x + 16), 58], [k * (x + 20), 70], [k * (x - 9), 70]]), a).x(circ(k * (x + 8), -14, 4.6), P.k); });
  });
  I.h([[16, -52], [32, -38], [34, -8], [22, 16]], P.h2, P.h1);
  I.x(poly([[-24, -30], [24, -30], [20, -18], [-20, -18]]), P.k).x(poly([[-21, -28], [-3, -28], [-4, -20.6], [-18, -20.6]]), P.a).x(rect(4, -28, 16, 7), P.s2);
  I.s(rect(-13, 6, 6, 26, 2), P.h0).s(rect(7, 6, 6, 26, 2), P.h0).x(circ(-10, 33, 3), P.a).x(circ(10, 33, 3), P.a);
  I.x(rect(-20, -8, 40, 4), P.a).s(rect(-2, -72, 4, 22), P.h0).s(rect(-12, -74, 24, 6, 2), P.h1);
  return ground(P, 150) + I.place(CX, CY + 6, 0, 0.96, P.k);
}

export function drawSpeeder(R: Chance, P: Inks, type: number = R.i(0, 1)): string {
  const I = new Ink();
  for (let i = 0; i < 4; i++) I.l(`M-110 ${-4 + i * 13}h${30 + ((i * 17) % 30)}`, P.g, 2.4, 'opacity=".7"');
  if (type === 0) {
    I.s(poly([[-40, -4], [-62, -34], [-48, -34], [-16, -4]]), P.h1).s(rect(-66, -2, 40, 15, 7), P.h0).s(rect(-70, 1, 8, 9, 2), P.k);
    I.s('M-52 6Q-30 -16 10 -16Q52 -12 78 8Q52 22 0 22Q-40 22 -52 6Z', P.h2).x('M-52 6Q-10 12 78 8Q52 22 0 22Q-40 22 -52 6Z', P.h1).x('M-8 -15Q8 -30 30 -12Z', P.k).x('M-6 -15Q6 -25 12 -15Z', P.a);
    I.x(poly([[-26, 9], [40, 9.6], [34, 14], [-28, 14]]), P.a).s(rect(30, 14, 40, 3.6, 1), P.h0);
  } else {
    I.s('M-80 -6L84 -6L60 26H-58Z', P.h1).x('M-80 -6L84 -6L80 0H-76Z', P.h2).x('M-66 12L70 12L60 26H-58Z', P.h0);
    for (let i = 0; i < 6; i++) I.x(rect(-50 + i * 18, 2, 9, 6, 2), P.g);
    [-44, 4].forEach((x, i) => { I.s(rect(x, -66, 4, 62), P.h0).s(`M${x + 4} -64Q${x + 52} -50 ${x + 44} -10H${x + 4}Z`, i ? P.a : P.h2).x(`M${x + 4} -46Q${x + 50} -36 ${x + 47} -24H${x + 4}Z`, i ? P.h2 : P.a); });
  }
  return ground(P, 150) + `<ellipse cx="${CX}" cy="148" rx="70" ry="5" fill="${P.k}" opacity=".5"/>` + I.place(CX, CY + (type ? 22 : 10), type ? 0 : -7, 1.05, P.k);
}
