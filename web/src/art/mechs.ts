/** Machines that stand and look at you. */

import { CX, CY, poly, circ, rect, regular } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

export type Arm = 'claw' | 'missile' | 'crate' | 'blade' | 'gun';
interface MechOptions { small: boolean; arm: Arm }

export function drawMech(R: Chance, P: Inks, { small, arm }: MechOptions): string {
  const I = new Ink();
  if (small) { // a hovering helper
    const t = arm === 'claw' ? 0 : arm === 'missile' ? 1 : 2;
    [-1, 1].forEach((k) => {
      I.l(`M${k * 24} 4Q${k * 46} 6 ${k * 46} 26`, k < 0 ? P.h1 : P.h0, 7);
      if (arm === 'claw') I.s(poly([[k * 46 - 9, 24], [k * 46 + 9, 24], [k * 46 + 11, 42], [k * 46 + 3, 34], [k * 46 - 3, 34], [k * 46 - 11, 42]]), k < 0 ? P.h2 : P.h1);
      else if (arm === 'missile') { I.s(rect(k * 46 - 9, 18, 18, 24, 3), k < 0 ? P.h2 : P.h1); for (let i = 0; i < 2; i++) I.x(circ(k * 46 - 4 + i * 8, 25, 2.6), P.a).x(circ(k * 46 - 4 + i * 8, 34, 2.6), P.k); }
      else { I.s(rect(k * 46 - 12, 22, 24, 20, 3), k < 0 ? P.s2 : P.s1).l(`M${k * 46 - 12} 32h24M${k * 46} 22v20`, P.g, 1.6); }
    });
    if (t === 0) I.h([[16, -46], [32, -22], [32, 18], [18, 34]], P.h2, P.h1, true);
    else if (t === 1) I.h([[20, -42], [32, -30], [32, 16], [20, 32]], P.h2, P.h1);
    else I.h([[8, -50], [28, -26], [34, 8], [14, 36]], P.h2, P.h1, true);
    I.x(rect(-22, -20, 44, 20, 10), P.k).x(circ(-9, -10, 6), P.a).x(circ(9, -10, 6), P.a).x(circ(-11, -12, 2), P.g).x(circ(7, -12, 2), P.g);
    I.x(rect(-12, 8, 24, 3.4), P.k).x(rect(-12, 14, 24, 3.4), P.k);
    I.l('M0 -48V-66', P.h1, 3).s(circ(0, -68, 4.6), P.a);
    I.x(poly([[-13, 36], [13, 36], [5, 62], [-5, 62]]), P.g, 'opacity=".7"').x(poly([[-6, 36], [6, 36], [0, 54]]), P.g);
    return `<ellipse cx="${CX}" cy="153" rx="46" ry="5" fill="${P.k}" opacity=".5"/>` + I.place(CX, CY + 4, 0, 0.98, P.k);
  }
  const wide = R.f(26, 32), legs = R.i(0, 1), head = R.i(0, 2);
  [-1, 1].forEach((k) => { // legs
    const l = k < 0 ? P.h1 : P.h0, l2 = k < 0 ? P.h2 : P.h1;
    if (legs === 0) { I.s(poly([[k * 8, 14], [k * 24, 16], [k * 30, 40], [k * 17, 40]]), l).s(poly([[k * 15, 38], [k * 31, 38], [k * 27, 68], [k * 14, 68]]), l2).s(poly([[k * 10, 64], [k * 32, 64], [k * 38, 76], [k * 8, 76]]), l).x(circ(k * 23, 39, 4.6), P.k); }
    else { I.s(poly([[k * 8, 12], [k * 26, 18], [k * 38, 42], [k * 26, 46]]), l).s(poly([[k * 26, 40], [k * 38, 40], [k * 26, 70], [k * 16, 70]]), l2).s(poly([[k * 10, 66], [k * 30, 66], [k * 36, 76], [k * 8, 76]]), l).x(circ(k * 32, 42, 4.6), P.k); }
    // shoulders and arms
    const ax = k * (wide + 12);
    I.s(rect(ax - 13, -36, 26, 24, 6), l2).x(rect(ax - 13, -26, 26, 4), P.a);
    if (arm === 'missile') { I.s(rect(ax - 15, -60, 30, 25, 4), l); for (let j = 0; j < 2; j++) for (let i = 0; i < 3; i++) I.x(circ(ax - 8.5 + i * 8.5, -53 + j * 10.5, 3.2), (i + j) % 2 ? P.k : P.a); I.s(rect(ax - 6, -12, 12, 28, 3), l); }
    else if (arm === 'blade') { I.s(rect(ax - 6, -14, 12, 22, 3), l).s(poly([[ax - 8, 6], [ax + 8, 6], [ax + k * 14, 44], [ax + k * 4, 30]]), P.h2); }
    else { I.s(rect(ax - 7, -14, 14, 20, 3), l).s(rect(ax - 10, 4, 20, 20, 4), l2).s(rect(ax - 5, 22, 4, 17), P.h0).s(rect(ax + 1, 22, 4, 17), P.h0); }
  });
  I.h([[wide * 0.7, -44], [wide, -30], [wide * 0.84, 4], [13, 22]], P.h2, P.h1);
  I.x(poly([[-wide * 0.5, -28], [wide * 0.5, -28], [wide * 0.36, -4], [-wide * 0.36, -4]]), P.h0).x(poly(regular(0, -16, 9, 6)), P.a).x(circ(-2, -18, 3), P.g);
  I.x(rect(-9, 4, 18, 3), P.k).x(rect(-8, 10, 16, 3), P.k);
  if (head === 0) I.h([[9, -72], [15, -62], [15, -46], [10, -42]], P.h2, P.h1, true).x(rect(-11, -61, 22, 7, 3.5), P.k).x(rect(-8, -59.5, 16, 4, 2), P.a);
  else if (head === 1) I.h([[12, -66], [18, -58], [14, -42]], P.h2, P.h1).x(circ(0, -55, 7.4), P.k).x(circ(0, -55, 4.6), P.a).x(circ(-1.6, -56.6, 1.6), P.g);
  else I.h([[5, -76], [12, -62], [16, -48], [10, -42]], P.h2, P.h1).x(poly([[-11, -58], [0, -53], [11, -58], [9, -51], [0, -47], [-9, -51]]), P.a);
  return `<ellipse cx="${CX}" cy="157" rx="62" ry="6" fill="${P.k}" opacity=".5"/>` + I.place(CX, CY + 4, 0, 0.92, P.k);
}
