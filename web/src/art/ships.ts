/** Ships from above, nose up; each faction has its own yard. */

import { CX, CY, n1, pt, mx, mix, polar, poly, circ, ell, rect, curve, half } from './geometry';
import type { Pt } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks, Way } from './factions';

/** exhaust behind a ship: hot core, long streaks */
function wake(R: Chance, P: Inks, xs: readonly number[], y: number, len: number): Ink {
  const I = new Ink();
  xs.forEach((x, i) => {
    const l = len * (1 - 0.18 * Math.abs(i - (xs.length - 1) / 2));
    I.x(poly([[x - 3.4, y], [x + 3.4, y], [x + 0.6, y + l], [x - 0.6, y + l]]), P.g, 'opacity=".55"');
    I.x(poly([[x - 1.7, y], [x + 1.7, y], [x, y + l * 0.55]]), P.g);
  });
  return I;
}
/** a stripe across a wing between t0 and t1 of its span; corners are front root, front tip, back tip, back root */
const stripe = ([a, b, c, d]: readonly Pt[], t0: number, t1: number): Pt[] => [mix(a, b, t0), mix(a, b, t1), mix(d, c, t1), mix(d, c, t0)];

/** hulls that a yard can be asked for by name */
export type Boat = 'boat' | 'boxes' | 'twin' | 'ring' | 'sails' | 'decks' | 'scout' | 'viper' | 'explorer' | 'drum' | 'kite' | 'boom' | 'whale' | 'arm' | 'tug' | 'ray' | 'needle';
type Size = number;
interface Engines { xs: number[]; y: number }
type Yard = (I: Ink, R: Chance, P: Inks, c: Size, t?: string) => Engines;

export const SHIP: Readonly<Record<Exclude<Way, 'organic'>, Yard>> = {
  dagger(I, R, P, c) {
    const L = [48, 58, 68][c], w = [9, 12, 17][c], pairs = c === 2 ? 2 : 1;
    const fwd = R.is(0.5);
    for (let i = 0; i < pairs; i++) {
      const y0 = -L * 0.12 + i * L * 0.34, span = [38, 44, 50][c] * (i ? 0.66 : 1) * R.f(0.92, 1.08);
      const sw = (fwd && !i ? -1 : 1) * R.f(16, 26), ch = L * (i ? 0.24 : 0.36);
      const wing: Pt[] = [[w * 0.4, y0], [span, y0 + sw], [span - 2, y0 + sw + ch * 0.3], [w * 0.7, y0 + ch]];
      I.w(wing, P.h1, P.h0);
      I.wx(stripe(wing, 0.55, 0.68), P.a, P.a); I.wx(stripe(wing, 0.76, 0.82), P.g, P.s2);
      if (!i) I.w([[span - 4, y0 + sw + ch * 0.2], [span + 2, y0 + sw - 12], [span + 2.6, y0 + sw + ch * 0.5], [span - 1, y0 + sw + ch * 0.6]], P.h2, P.h1);
    }
    I.h([[w * 0.3, -L * 0.56], [w, L * 0.06], [w * 0.82, L * 0.46], [w * 0.4, L * 0.6], [0, L * 0.52]], P.h2, P.h1);
    I.s(poly([[0, -L], [-w * 0.3, -L * 0.56], [0, -L * 0.5]]), P.h2).s(poly([[0, -L], [w * 0.3, -L * 0.56], [0, -L * 0.5]]), P.h1);
    I.x(poly([[0, -L * 0.52], [w * 0.42, -L * 0.02], [0, L * 0.34]]), P.h0).x(poly([[0, -L * 0.52], [-w * 0.42, -L * 0.02], [0, L * 0.34]]), P.h1);
    I.x(poly([[0, -L * 0.3], [w * 0.24, -L * 0.13], [0, L * 0.02], [-w * 0.24, -L * 0.13]]), P.g);
    for (let i = 0; i < c + 1; i++) { const y = L * (0.14 + i * 0.13); I.wx([[w * 0.42, y - 3], [w * 0.95, y], [w * 0.93, y + 3.4], [w * 0.4, y + 0.4]], P.a, P.a); }
    I.w([[1, L * 0.46], [w * 0.5, L * 0.56], [w * 0.34, L * 0.72], [2, L * 0.62]], P.h1, P.h0);
    return { xs: c === 2 ? [-w * 0.5, 0, w * 0.5] : [-w * 0.36, w * 0.36], y: L * 0.56 };
  },
  /** the traders' yard: boats, box carriers, twin hulls, ring ships */
  modular(I, R, P, c, t = R.pick(['boat', 'boxes', 'twin', 'ring', 'sails', 'decks'])) {
    const rivets = (x: number, y: number, n: number, dy: number) => { let d = ''; for (let i = 0; i < n; i++) d += circ(x, y + i * dy, 1.5); return d; };
    if (t === 'boat') { // a hull with a bow, two nacelles on short wings
      const wing: Pt[] = [[8, 2], [34, 16], [34, 27], [8, 24]];
      I.w(wing, P.h1, P.h0).wx(stripe(wing, 0.42, 0.6), P.a);
      [-1, 1].forEach((k) => { I.s(rect(k * 36 - 5.5, -4, 11, 44, 5), k < 0 ? P.h2 : P.h1).x(rect(k * 36 - 5.5, 8, 11, 5), P.a).x(rect(k * 36 - 4, 36, 8, 6, 2), P.k); });
      I.h([[4, -56], [14, -28], [17, 4], [13, 36], [6, 42]], P.h2, P.h1, true).s(poly([[0, -64], [-5, -54], [5, -54]]), P.h2);
      I.x(poly([[-11, -26], [0, -34], [11, -26], [9, -18], [0, -25], [-9, -18]]), P.k).x(poly([[-11, -26], [0, -34], [0, -25], [-9, -18]]), P.s2);
      I.x(rect(-14, 6, 28, 4.5), P.a).x(rect(-13.5, 14, 27, 2.6), P.s1).x(rivets(0, -8, 2, 7), P.h0);
      return { xs: [-36, 36], y: 40 };
    }
    if (t === 'boxes') { // a spine with cargo
      const rows = c === 2 ? 4 : 3, bh = 17;
      I.s(rect(-3.5, -40, 7, 92, 2), P.h0);
      for (let j = 0; j < rows; j++) [-1, 1].forEach((k) => {
        const y = -26 + j * (bh + 2.6), x = k < 0 ? -27 : 5.5, col = R.pick([P.a, P.s2, P.h1, P.a]);
        I.s(rect(x, y, 21.5, bh, 2.5), col).x(rect(k < 0 ? x : x + 13, y, 8.5, bh, 2), k < 0 ? P.h2 : P.k, `opacity="${k < 0 ? 0.35 : 0.22}"`).l(`M${n1(x + 7)} ${n1(y + 3)}v${bh - 6}M${n1(x + 14)} ${n1(y + 3)}v${bh - 6}`, P.k, 1.2, 'opacity=".5"');
      });
      I.h([[6, -66], [15, -58], [19, -42], [17, -30], [8, -27]], P.h2, P.h1, true);
      I.x(`M-14 -52Q0 -62 14 -52L12 -45Q0 -54 -12 -45Z`, P.k).x(`M-14 -52Q-7 -57 0 -57.6V-50.4Q-6 -49.5 -12 -45Z`, P.s2).x(rect(-15, -39, 30, 4), P.a);
      I.h([[14, 50], [20, 56], [17, 66], [4, 66]], P.h2, P.h1);
      return { xs: [-11, 0, 11], y: 64 };
    }
    if (t === 'twin') { // two hulls, a bridge between
      I.s(rect(-24, -12, 48, 12, 3), P.h0).s(rect(-24, 16, 48, 10, 3), P.h0);
      [-1, 1].forEach((k) => {
        const T = new Ink();
        T.h([[2.5, -58], [8, -34], [10, 10], [7, 44]], P.h2, k < 0 ? P.h1 : P.h0, true);
        T.x(rect(-9, -8, 18, 5), P.a).x(rect(-9.4, 4, 18.8, 2.6), P.s1).x(circ(0, -26, 3.4), P.k);
        I.out += `<g transform="translate(${k * 22} 0)">${T.out}</g>`; I.sil += curve([[k * 22 - 2, -58], [k * 22 + 8, -34], [k * 22 + 10, 10], [k * 22 + 6, 44], [k * 22 - 6, 44], [k * 22 - 10, 10], [k * 22 - 8, -34]]);
      });
      I.h([[4, -30], [10, -18], [10, 14], [5, 28]], P.h2, P.h1, true).x(poly([[-6, -16], [0, -22], [6, -16], [5, -10], [-5, -10]]), P.s2).x(rect(-8, 2, 16, 4), P.a);
      I.s(rect(-1.2, -50, 2.4, 24), P.h0);
      return { xs: [-22, 22], y: 43 };
    }
    if (t === 'sails') { // a slim hull under two curved sails
      [-1, 1].forEach((k) => {
        I.s(`M${k * 5} -44C${k * 52} -40 ${k * 60} 6 ${k * 46} 40C${k * 40} 14 ${k * 28} -6 ${k * 5} -10Z`, k < 0 ? P.h1 : P.h0);
        I.x(`M${k * 5} -44C${k * 40} -40 ${k * 50} -12 ${k * 50} 8C${k * 38} -14 ${k * 24} -24 ${k * 5} -28Z`, k < 0 ? P.a : P.s2);
        I.l(`M${k * 6} -12C${k * 26} -8 ${k * 38} 12 ${k * 45} 38`, P.h0, 1.6);
      });
      I.h([[3, -66], [8, -36], [9, 10], [6, 46], [3, 56]], P.h2, P.h1, true).x(ell(0, -34, 4, 8), P.s2).x(rect(-8, 4, 16, 4), P.a).x(rivets(0, 16, 3, 8), P.h0);
      I.w([[3, 40], [14, 54], [3, 52]], P.h2, P.h0);
      return { xs: [0], y: 54 };
    }
    if (t === 'decks') { // a town with engines: three terraces, two towers
      I.w([[0, -60], [14, -52], [20, -20], [40, 2], [40, 34], [26, 50], [0, 54]], P.h1, P.h0);
      I.w([[0, -46], [9, -40], [13, -12], [27, 6], [27, 30], [17, 40], [0, 42]], P.h2, P.h1).wx([[30, 8], [36, 8], [36, 30], [30, 30]], P.a);
      [-1, 1].forEach((k) => { I.s(rect(k * 33 - 6, 36, 12, 24, 4), k < 0 ? P.h2 : P.h1).x(rect(k * 33 - 6, 44, 12, 4), P.s1); });
      I.x(poly([[-7, -30], [0, -38], [7, -30], [6, -20], [-6, -20]]), P.k).x(poly([[-7, -30], [0, -38], [0, -20], [-6, -20]]), P.s2);
      I.s(circ(0, 14, 13), P.h0).x(circ(0, 14, 9), P.h2).x(circ(0, 14, 4.6), P.a);
      for (let i = 0; i < 2; i++) I.x(rect(-11, -8 + i * 5, 22, 2.6), i ? P.s1 : P.a);
      return { xs: [-33, -9, 9, 33], y: 56 };
    }
    // ring: the flag of the fleet
    const r = c === 2 ? 34 : 29, cy = 4;
    I.sil += circ(0, cy, r + 5);
    I.l(circ(0, cy, r), P.h1, 11).l(`M${-r} ${cy}A${r} ${r} 0 0 1 0 ${cy - r}`, P.h2, 11).l(`M${r} ${cy}A${r} ${r} 0 0 1 0 ${cy + r}`, P.h0, 11);
    for (let i = 0; i < 8; i++) { const q = polar(0, cy, r, 22 + i * 45); I.x(circ(q[0], q[1], 2.6), i % 2 ? P.a : P.k); }
    I.s(rect(-r, cy - 4, 2 * r, 8), P.h0);
    I.h([[3, -68], [9, -40], [12, 0], [12, 34], [7, 56]], P.h2, P.h1, true);
    I.x(poly([[-7, -40], [0, -47], [7, -40], [6, -33], [-6, -33]]), P.k).x(poly([[-7, -40], [0, -47], [0, -33], [-6, -33]]), P.s2);
    for (let i = 0; i < 3; i++) I.x(rect(-10, -18 + i * 8, 20, 3.4), i === 1 ? P.s1 : P.a);
    I.w([[10, 34], [26, 48], [26, 56], [8, 50]], P.h2, P.h1);
    return { xs: [-7, 7], y: 54 };
  },
  /** the three hulls everyone starts with */
  plain(I, R, P, c, t = R.pick(['scout', 'viper', 'explorer'])) {
    if (t === 'viper') { // a hooded head, a long barbed tail
      I.w([[3, -30], [22, -20], [36, 6], [30, 26], [22, 8], [9, 6]], P.h1, P.h0).wx([[12, -16], [22, -11], [29, 6], [21, -2]], P.a);
      I.h([[4, -62], [8, -40], [7, 0], [5, 40], [2, 58]], P.h2, P.h1, true);
      I.w([[3, 40], [15, 54], [4, 52]], P.h1, P.h0);
      I.x(poly([[-5, -44], [-1, -38], [-2, -30], [-6, -34]]), P.k).x(poly([[5, -44], [1, -38], [2, -30], [6, -34]]), P.k);
      for (let i = 0; i < 3; i++) I.x(rect(-6, -6 + i * 11, 12, 3.4), P.a);
      I.s(rect(-17, -38, 2.6, 24), P.h0).s(rect(14.4, -38, 2.6, 24), P.h0);
      return { xs: [0], y: 54 };
    }
    if (t === 'explorer') { // a dish forward, panels on booms
      I.s(rect(-42, 2, 84, 4), P.h0);
      [-1, 1].forEach((k) => { I.s(rect(k < 0 ? -52 : 26, -15, 26, 38, 2), k < 0 ? '#6fa3c8' : '#4b7ea6').l(`M${k < 0 ? -52 : 26} -2.5h26M${k < 0 ? -52 : 26} 10h26M${k < 0 ? -39 : 39} -15v38`, P.h1, 1.3); });
      I.h([[5, -32], [11, -14], [12, 24], [8, 42]], P.h2, P.h1, true).x(rect(-11, 2, 22, 4.6), P.a).x(rect(-11, 12, 22, 2.6), P.h0);
      I.s(rect(-1.5, -48, 3, 18), P.h0);
      I.s('M-25 -46Q0 -72 25 -46Q0 -34 -25 -46Z', P.h1).x('M-25 -46Q-12 -60 0 -58V-39Q-14 -40 -25 -46Z', P.h2).s(circ(0, -66, 3.4), P.a);
      return { xs: [-5, 5], y: 40 };
    }
    const L = 52, w = 11, wing: Pt[] = [[5, -8], [38, 20], [36, 30], [8, 24]];
    I.w(wing, P.h1, P.h0).wx(stripe(wing, 0.5, 0.66), P.a).w([[7, 22], [19, 36], [19, 41], [5, 36]], P.h2, P.h1);
    I.h([[w * 0.34, -L], [w * 0.8, -L * 0.4], [w, L * 0.3], [w * 0.62, L * 0.66]], P.h2, P.h1, true);
    I.x(half([[4, -26], [6, -12], [3, 0]], -1, true), P.s2).x(half([[4, -26], [6, -12], [3, 0]], 1, true), P.k).x(rect(-9.6, 12, 19.2, 4), P.a);
    return { xs: [-4, 4], y: 32 };
  },
  brutal(I, R, P, c) {
    const L = 50 + c * 8, w = 12 + c * 3;
    I.w([[w * 0.8, -10], [w + 18, -22], [w + 22, -46], [w + 27, -44], [w + 28, 10], [w + 16, 34], [w * 0.8, 24]], P.h1, P.h0);
    I.wx([[w + 12, -2], [w + 22, -10], [w + 22, 4], [w + 12, 14]], P.a, P.s2);
    I.h([[w * 0.3, -L], [w * 0.5, -L * 0.4], [w, -L * 0.2], [w, L * 0.36], [w * 0.6, L * 0.6]], P.h2, P.h1);
    I.x(circ(0, -L * 0.1, w * 0.46), P.k).x(circ(-1, -L * 0.1 - 1, w * 0.26), P.a);
    for (let i = 0; i < 3; i++) I.x(rect(-w * 0.66, L * (0.12 + i * 0.12), w * 1.32, 3), P.k);
    return { xs: [-w * 0.5, w * 0.5], y: L * 0.56 };
  },
  needle(I, R, P) {
    const L = 74;
    I.w([[3, 16], [20, 40], [17, 50], [4, 42]], P.h1, P.h0);
    I.w([[2, -10], [11, 2], [9, 10], [3, 8]], P.h1, P.h0);
    I.h([[2.4, -L * 0.7], [5.5, -6], [8, 26], [5, 46]], P.h2, P.h1);
    I.s(poly([[0, -L], [-2.4, -L * 0.7], [2.4, -L * 0.7]]), P.h2);
    I.x(circ(0, 10, 4.2), P.k).x(circ(0, 10, 2.5), P.a);
    // the mirror image it takes on
    I.l('M-30 -34L-24 26L-12 46', P.a, 1.6, 'stroke-dasharray="2 5"').l('M30 -34L24 26L12 46', P.a, 1.6, 'stroke-dasharray="2 5"').l('M-30 -34L0 -66L30 -34', P.a, 1.6, 'stroke-dasharray="2 5"');
    return { xs: [0], y: 44 };
  },
  /** repaired more often than built: wings swept forward, drums at their tips, one panel of another colour */
  patch(I, R, P, c, t = R.pick(c === 2 ? ['drum', 'whale', 'whale'] : ['drum', 'kite', 'boom'])) {
    if (t === 'kite') { // a broad tailless wing, cabin in front
      const q = R.sign();
      I.w([[5, -30], [46, 20], [44, 32], [24, 26], [8, 36]], P.h1, '#cdbb94').wx([[19, -9], [30, 3.5], [22, 27], [13, 31]], P.a).x(poly([[q * 31, 6], [q * 41, 18], [q * 39, 28], [q * 26, 25]]), P.s2);
      [-1, 1].forEach((k) => { I.s(rect(k * 15 - 6, 4, 12, 38, 5), k < 0 ? P.h2 : P.h1).x(rect(k * 15 - 6, 14, 12, 4), P.s0).x(rect(k * 15 - 4, 38, 8, 6, 2), P.k).s(rect(k * 34 - 1.4, -10, 2.8, 26, 1), P.h0); });
      I.h([[4, -58], [9, -34], [10, 6], [5, 34]], P.h2, P.h1, true).x(rect(-7, -38, 14, 4), P.s0).x(half([[4, -30], [5.5, -16], [3, -4]], -1, true), P.a).x(half([[4, -30], [5.5, -16], [3, -4]], 1, true), P.h0);
      return { xs: [-15, 15], y: 42 };
    }
    if (t === 'boom') { // twin tails, a round nose between
      I.w([[4, -4], [46, 10], [46, 18], [4, 16]], P.h1, '#cdbb94').wx([[30, 5], [38, 7.5], [38, 17], [30, 16.5]], P.s2);
      [-1, 1].forEach((k) => { I.s(rect(k * 22 - 5.5, -22, 11, 68, 5), k < 0 ? P.h2 : P.h1).x(rect(k * 22 - 5.5, -8, 11, 4), P.s0).x(rect(k * 22 - 5.5, 26, 11, 4), P.a).x(rect(k * 22 - 4, 42, 8, 6, 2), P.k); });
      I.s(rect(-27, 32, 54, 8, 2), P.h0).h([[9, -42], [13, -24], [12, 8], [6, 26]], P.h2, P.h1, true).x(circ(0, -22, 7), P.h0).x('M-7 -22A7 7 0 0 1 2 -28.700L0 -22Z', P.a).x(rect(-11, 2, 22, 4), P.s0).s(rect(-3, -58, 2.4, 20, 1), P.h0).s(rect(1, -58, 2.4, 20, 1), P.h0);
      return { xs: [-22, 22], y: 46 };
    }
    if (t === 'whale') { // big and round, decks like ribs
      const w = 20;
      I.w([[14, -20], [30, -28], [34, -8], [30, 30], [14, 34]], P.h1, '#cdbb94').wx([[24, -16], [30, -18], [31, -6], [24, -4]], P.a).wx([[24, 6], [31, 4], [30, 16], [24, 18]], P.s2);
      I.h([[7, -68], [w, -34], [w + 2, 10], [w - 4, 44], [8, 58]], P.h2, P.h1, true);
      for (let i = 0; i < 5; i++) I.l(`M${-15 - (i < 4 ? 2 : 0)} ${-30 + i * 15}Q0 ${-38 + i * 15} ${15 + (i < 4 ? 2 : 0)} ${-30 + i * 15}`, i === 2 ? P.a : P.h0, i === 2 ? 4 : 1.8);
      I.x(poly([[-7, -50], [0, -57], [7, -50], [6, -43], [-6, -43]]), P.h0).x(rect(-13, 28, 26, 4), P.s0);
      [-1, 1].forEach((k) => I.s(rect(k * 30 - 5, 16, 10, 34, 4), k < 0 ? P.h2 : P.h1).x(rect(k * 30 - 5, 24, 10, 4), P.s0));
      return { xs: [-30, -8, 8, 30], y: 48 };
    }
    const L = [46, 54, 64][c], w = [10, 12, 17][c], s = [37, 41, 44][c], y0 = c === 2 ? 14 : 18, sw = -R.f(16, 26), odd = R.sign();
    const wing: Pt[] = [[w * 0.5, y0 - 12], [s, y0 + sw - 6], [s, y0 + sw + 10], [w * 0.6, y0 + 12]];
    I.w(wing, P.h1, '#cdbb94').wx(stripe(wing, 0.34, 0.48), P.a);
    I.x(poly((odd < 0 ? wing.map(mx) : wing).map((_, i, q) => stripe(q, 0.56, 0.82)[i])), P.s2);
    [-1, 1].forEach((k) => { I.s(rect(k * s - 6.5, y0 + sw - 20, 13, 42, 6), k < 0 ? P.h2 : P.h1).x(rect(k * s - 6.5, y0 + sw - 8, 13, 4.6), P.s0).x(rect(k * s - 4.4, y0 + sw + 17, 8.8, 6, 2), P.k).x(circ(k * s, y0 + sw - 15, 2.6), P.h0); });
    if (c === 2) { const w2: Pt[] = [[w * 0.5, -24], [w + 15, -34], [w + 15, -24], [w * 0.6, -8]]; I.w(w2, P.h1, '#cdbb94').wx(stripe(w2, 0.6, 0.9), P.s0); for (let i = 0; i < 2; i++) [-1, 1].forEach((k) => I.s(rect(k * (w + 5) - 6, 14 + i * 19, 12, 16, 4), k < 0 ? P.h2 : P.h1).x(rect(k * (w + 5) - 6, 20 + i * 19, 12, 3.4), P.a)); }
    else I.w([[w * 0.3, -L * 0.62], [w + 6, -L * 0.5], [w + 5, -L * 0.4], [w * 0.6, -L * 0.4]], P.h2, P.h1);
    I.h([[w * 0.42, -L], [w * 0.8, -L * 0.5], [w, L * 0.1], [w * 0.86, L * 0.5], [w * 0.4, L * 0.64]], P.h2, P.h1, true);
    I.w([[w * 0.3, L * 0.4], [w * 0.9, L * 0.78], [w * 0.5, L * 0.76], [1, L * 0.6]], P.h2, P.h0);
    I.x(rect(-w * 0.6, -L * 0.76, w * 1.2, 4.5), P.s0).x(rect(-w * 0.9, L * 0.24, w * 1.8, 4), P.a).x(poly([[0, L * 0.02], [odd * w * 0.86, L * 0.02], [odd * w * 0.9, L * 0.18], [0, L * 0.18]]), P.s2);
    I.x(half([[w * 0.4, -L * 0.46], [w * 0.5, -L * 0.24], [w * 0.3, -L * 0.08]], -1, true), P.a).x(half([[w * 0.4, -L * 0.46], [w * 0.5, -L * 0.24], [w * 0.3, -L * 0.08]], 1, true), P.h0);
    return { xs: [-s, s], y: y0 + sw + 21 };
  },
  mono(I, R, P, c) {
    const L = [40, 52, 66][c], w = [7, 9, 12][c], t = R.i(0, 2);
    if (t === 0) { // hammer
      const b = [26, 34, 40][c];
      I.w([[0, -L * 0.86], [b * 0.7, -L * 0.8], [b, -L * 0.56], [b, -L * 0.34], [w, -L * 0.3]], P.h1, P.h0);
      I.wx([[w, -L * 0.66], [b * 0.86, -L * 0.6], [b * 0.86, -L * 0.52], [w, -L * 0.54]], P.h2, P.s2);
      I.w([[w * 0.6, L * 0.2], [b * 0.56, L * 0.34], [b * 0.56, L * 0.66], [w * 0.6, L * 0.6]], P.h1, P.h0);
    } else if (t === 1) { // three blades
      const x = [17, 20, 24][c];
      I.w([[x - 5, -L * 0.5], [x, -L * 0.74], [x + 5, -L * 0.5], [x + 5, L * 0.5], [x - 5, L * 0.56]], P.h1, P.h0);
      I.w([[w * 0.5, -6], [x, -2], [x, 9], [w * 0.5, 12]], P.h2, P.h1);
      I.wx([[x - 2, -L * 0.2], [x + 2, -L * 0.2], [x + 2, L * 0.2], [x - 2, L * 0.2]], P.a);
    } else { // fork
      const x = [22, 28, 34][c];
      I.w([[w * 0.6, -4], [x, -10], [x, -L * 0.8], [x + 7, -L * 0.62], [x + 8, 14], [w, 24]], P.h1, P.h0);
      I.wx([[x + 1.5, -L * 0.5], [x + 4.5, -L * 0.5], [x + 4.5, 2], [x + 1.5, 2]], P.a);
    }
    I.h([[w * 0.7, -L * 0.8], [w, -L * 0.3], [w, L * 0.5], [w * 0.7, L * 0.66]], P.h2, P.h1);
    I.x(rect(-w * 0.5, -L * 0.56, w, 3), P.k);
    for (let i = 0; i < 2 + c; i++) I.x(rect(-w * 0.62, L * (-0.1 + i * 0.14), w * 1.24, 2.6), i === 1 ? P.a : P.k);
    return { xs: [-w * 0.45, w * 0.45], y: L * 0.62 };
  },
  rim(I, R, P, c, t = R.pick(['arm', 'arm', 'tug', 'ray'])) {
    if (t === 'tug') { // a stout nose and a scaffold of tanks
      I.s(rect(-4, -20, 8, 70, 2), P.h0);
      [-1, 1].forEach((k) => { for (let i = 0; i < 2 + Number(c > 1); i++) I.s(circ(k * 16, 4 + i * 22, 11.5), k < 0 ? P.h1 : P.h0).x(`M${k * 16 - 11} ${4 + i * 22}h22`, P.k).l(`M${k * 16 - 10.5} ${4 + i * 22}h21`, i % 2 ? P.a : P.k, 3); });
      I.h([[12, -58], [21, -42], [20, -16], [10, -8]], P.h2, P.h1).x(poly([[-14, -46], [14, -46], [11, -36], [-11, -36]]), P.k).x(poly([[-14, -46], [0, -46], [0, -36], [-11, -36]]), P.a).x(rect(-18, -24, 36, 4), P.a);
      I.h([[14, 44], [18, 50], [14, 62], [4, 62]], P.h2, P.h1);
      return { xs: [-8, 8], y: 60 };
    }
    if (t === 'ray') { // a flat ray with a tail
      I.w([[4, -40], [20, -30], [48, 6], [36, 14], [20, 8], [8, 26]], P.h1, P.h0).wx([[22, -18], [38, 4], [28, 6], [17, -6]], P.a);
      I.s(rect(-2.5, 16, 5, 42, 2), P.h0).w([[2, 46], [15, 58], [2, 56]], P.h2, P.h1);
      I.h([[5, -52], [11, -30], [10, 8], [5, 26]], P.h2, P.h1, true).x(ell(0, -28, 4.6, 8), P.k).x(ell(-1, -30, 2.4, 4.6), P.g).x(rect(-9, -2, 18, 4), P.h0);
      return { xs: [-24, 24], y: 8 };
    }
    const L = [44, 50, 60][c], k = R.sign(), w = [12, 15, 19][c];
    // an outrigger on one side only
    I.s(poly([[k * w * 0.6, -6], [k * (w + 15), -14], [k * (w + 22), 16], [k * w * 0.6, 16]]), P.h0);
    I.s(rect(k * (w + 17) - 6, -26, 12, 48, 5), P.h1).x(rect(k * (w + 17) - 6, -8, 12, 5), P.a).x(circ(k * (w + 17), -18, 3.6), P.k);
    if (c) I.w([[w * 0.6, 20], [w + 14, 30], [w + 10, 40], [w * 0.5, 34]], P.h1, P.h0);
    I.h([[w * 0.5, -L * 0.9], [w * 0.9, -L * 0.4], [w * 1.1, L * 0.2], [w * 0.7, L * 0.62]], P.h2, P.h1, true);
    I.x(poly([[-k * w * 0.2, -L * 0.3], [-k * w * 0.85, -L * 0.1], [-k * w * 0.85, L * 0.16], [-k * w * 0.2, L * 0.04]]), P.a, 'opacity=".9"');
    I.x(rect(k * 2 - (k < 0 ? 7 : 0), -L * 0.1, 7, 15), P.h0).x(circ(-k * w * 0.28, -L * 0.54, w * 0.3), P.k).x(circ(-k * w * 0.28 - 1, -L * 0.54 - 1.4, w * 0.15), P.g);
    I.x(rect(-w * 0.8, L * 0.3, w * 1.6, 3.6), P.h0);
    return { xs: [-w * 0.4, w * 0.4], y: L * 0.58 };
  },
  leaf(I, R, P, c) {
    const L = [46, 56, 64][c], w = [13, 17, 22][c];
    I.l(ell(0, L * 0.06, w * 1.9, w * 0.9), P.h1, 4).l(`M${pt(-w * 1.9, L * 0.06)}A${n1(w * 1.9)} ${n1(w * 0.9)} 0 0 1 0 ${n1(L * 0.06 - w * 0.9)}`, P.h2, 4);
    I.h([[w * 0.3, -L * 0.8], [w, -L * 0.05], [w * 0.8, L * 0.4], [w * 0.2, L * 0.74]], P.h2, P.h1, true);
    I.x(half([[w * 0.16, -L * 0.6], [w * 0.5, 0], [w * 0.1, L * 0.5]], 1, true), P.h0);
    for (let i = 0; i < 3; i++) I.l(`M0 ${n1(L * (-0.1 + i * 0.18))}L${pt(-w * 0.62, L * (-0.24 + i * 0.18))}`, P.h1, 1.8);
    I.x(ell(0, -L * 0.3, 3.6, 7), P.a);
    return { xs: [0], y: L * 0.66 };
  },
  crescent(I, R, P, c) {
    const L = [44, 54, 64][c], w = [30, 36, 42][c];
    I.w([[4, -L * 0.1], [w * 0.66, -L * 0.22], [w * 0.82, -L * 0.86], [w, -L * 0.2], [w * 0.84, L * 0.24], [w * 0.4, L * 0.4], [4, L * 0.3]], P.h1, P.h0);
    I.wx([[w * 0.8, -L * 0.5], [w * 0.9, -L * 0.16], [w * 0.74, L * 0.12], [w * 0.76, -L * 0.16]], P.a);
    I.h([[6, -L * 0.6], [9, -L * 0.1], [8, L * 0.4], [3, L * 0.66]], P.h2, P.h1);
    I.x(ell(0, -L * 0.3, 3.4, 7), P.a);
    for (let i = 0; i < 3; i++) I.wx([[11, L * (-0.02 + i * 0.1)], [w * 0.58, L * (-0.08 + i * 0.1)], [w * 0.58, L * (-0.05 + i * 0.1)], [11, L * (0.02 + i * 0.1)]], P.k);
    return { xs: [-4, 4], y: L * 0.56 };
  },
};

interface ShipOptions { type?: string; scale?: number; dx?: number; dy?: number; alone?: boolean }

export function drawShip(R: Chance, P: Inks, way: Exclude<Way, 'organic'>, c: Size, opts: ShipOptions = {}): string {
  const I = new Ink();
  const e = SHIP[way](I, R, P, c, opts.type || undefined);
  const turn = 40 + R.f(-5, 5), scale = [1.12, 1.12, 1.1][c] * (opts.scale || 1);
  const cx = CX + (opts.dx || 0), cy = CY + (opts.dy ?? 4);
  let out = '';
  const pack = c === 0 && R.is(0.6) && !opts.alone;
  if (pack) {
    const W2 = wake(R, P, e.xs, e.y, 30);
    [[-74, 30], [56, -46]].forEach(([dx, dy], i) => {
      out += `<g opacity="${i ? 0.9 : 1}">` + W2.place(cx + dx, cy + dy, turn, scale * 0.46) + I.place(cx + dx, cy + dy, turn, scale * 0.46, P.k, 1.5, 2) + '</g>';
    });
  }
  out += wake(R, P, e.xs, e.y, 44 + R.f(0, 26)).place(cx, cy, turn, scale);
  out += I.place(cx, cy, turn, scale, P.k);
  if (c === 2) { // escorts give it its size
    let d = '';
    [[-58, -34], [-70, -20], [66, 34], [56, 48]].forEach(([x, y]) => { d += poly([[cx + x + 5, cy + y - 5], [cx + x - 1, cy + y + 1], [cx + x - 4, cy + y + 5], [cx + x + 1, cy + y + 2]]); });
    out += `<path d="${d}" fill="${P.g}"/>`;
  }
  return out;
}
