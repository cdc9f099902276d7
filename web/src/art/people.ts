/** People as busts, looking at you. */

import { CX, CY, poly, circ, rect } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';
import { HEADS, SKIN, HAIR } from './heads';
import type { Dress, Torso, Look, Tone } from './heads';

const TORSO: Readonly<Record<Torso, (I: Ink, P: Inks, o: Dress) => void>> = {
  robe(I, P, o) {
    I.h([[16, -6], [44, 10], [64, 46], [70, 90]], o.cl, o.cd, true);
    I.x(poly([[0, 44], [-17, -2], [-27, 2], [-8, 90], [0, 90]]), o.cd, 'opacity=".55"').x(poly([[0, 44], [17, -2], [27, 2], [8, 90], [0, 90]]), P.k, 'opacity=".35"');
    I.x(poly([[-14, -2], [14, -2], [0, 40]]), o.in || P.h2);
  },
  armour(I, P, o) {
    I.h([[14, -4], [30, 6], [40, 20], [42, 90]], P.k, P.k);
    I.h([[12, 2], [30, 10], [31, 40], [20, 60]], o.al, o.ad);
    I.x(rect(-19, 24, 16, 4), P.a).x(rect(4, 22, 15, 9, 2), P.k);
    [-1, 1].forEach((k) => I.s(`M${k * 30} 6Q${k * 62} 6 ${k * 64} 42Q${k * 46} 48 ${k * 32} 40Z`, k < 0 ? o.al : o.ad).l(`M${k * 38} 34Q${k * 52} 36 ${k * 61} 32`, P.a, 3).s(rect(k * 50 - 9, 46, 18, 46, 5), k < 0 ? P.h1 : P.h0));
  },
  jacket(I, P, o) {
    I.h([[15, -4], [42, 8], [58, 36], [62, 90]], o.cl, o.cd, true);
    I.x(poly([[-15, -3], [15, -3], [7, 90], [-7, 90]]), o.in || P.h2).x(poly([[0, -3], [15, -3], [7, 90], [0, 90]]), P.k, 'opacity=".18"');
    I.x(poly([[-15, -5], [-27, 4], [-11, 34], [-7, 24]]), o.cl).x(poly([[15, -5], [27, 4], [11, 34], [7, 24]]), P.k, 'opacity=".4"').l('M-58 54H-30M30 54H58', P.a, 4).x(rect(20, 26, 14, 9, 2), P.a);
  },
  uniform(I, P, o) {
    I.h([[13, -8], [40, 8], [56, 34], [60, 90]], o.al, o.ad, true);
    I.x(poly([[-13, -10], [13, -10], [15, 4], [-15, 4]]), o.ad).l('M0 6V90', P.k, 2).x(rect(-31, 24, 21, 12, 1.5), P.k);
    for (let i = 0; i < 3; i++) I.x(rect(-29 + i * 6.4, 26, 4.6, 3.6), P.a).x(rect(-29 + i * 6.4, 30.6, 4.6, 3.6), i ? P.s2 : P.a);
    [-1, 1].forEach((k) => I.x(rect(k * 46 - 10, 12, 20, 5, 2), P.a));
  },
  gown(I, P, o) {
    I.h([[12, -12], [17, -4], [42, 16], [52, 90]], P.h2, P.h1, true);
    I.x(poly([[-36, 14], [-22, 4], [34, 74], [26, 90]]), P.a).x(circ(-26, 12, 5), P.g).l('M-12 -4Q0 6 12 -4', P.h0, 2.4);
  },
  hulk(I, P, o) {
    I.h([[16, -10], [56, 4], [76, 44], [78, 90]], o.cl, o.cd, true);
    I.x(poly([[-20, 0], [20, 0], [13, 90], [-13, 90]]), o.skin[1]).l('M-34 30L-16 40L-34 50M34 30L16 40L34 50', P.a, 4);
  },
  chassis(I, P, o) {
    I.h([[8, -8], [30, 4], [44, 18], [34, 90]], o.al, o.ad);
    I.x(rect(-16, 16, 32, 22, 4), P.k).x(circ(-7, 27, 4.4), P.a).x(circ(7, 27, 4.4), P.s2).x(rect(-14, 46, 28, 3.4), P.k).x(rect(-14, 54, 28, 3.4), P.k);
    [-1, 1].forEach((k) => I.s(circ(k * 46, 20, 12), k < 0 ? o.al : o.ad).x(circ(k * 46, 20, 5), P.k).s(rect(k * 50 - 6, 30, 12, 60, 4), k < 0 ? P.h1 : P.h0));
  },
};

/** what is held: a blade of light, a rifle, a staff */
function held(I: Ink, P: Inks, what: string, side: number): void {
  if (what === 'blade') I.x(rect(side * 62 - 6, -96, 12, 132, 6), P.a, 'opacity=".35"').x(rect(side * 62 - 2.6, -94, 5.2, 130, 2.6), P.g).s(rect(side * 62 - 4, 34, 8, 28, 2), P.h1).x(rect(side * 62 - 4, 42, 8, 3), P.k);
  if (what === 'staff') I.s(rect(side * 60 - 2.4, -84, 4.8, 170, 2), P.h0).s(circ(side * 60, -86, 7.4), P.a).x(circ(side * 60 - 2, -88, 2.4), P.g);
  if (what === 'rifle') I.s(poly([[side * 40, 62], [side * 74, -44], [side * 79, -42], [side * 50, 66]]), P.k).s(poly([[side * 52, 18], [side * 62, 20], [side * 57, 36], [side * 48, 32]]), P.h0).x(circ(side * 76, -46, 2.4), P.a);
  if (what === 'pistol') I.s(rect(side * 52 - 3.4, 4, 6.8, 44, 2), P.k).s(rect(side * 52 - 8, 40, 16, 12, 3), P.h0).x(circ(side * 52, 3, 2.6), P.a);
  if (what === 'spear') I.s(rect(side * 60 - 2, -70, 4, 160, 2), P.h0).s(poly([[side * 60, -96], [side * 60 + 7, -72], [side * 60, -62], [side * 60 - 7, -72]]), P.h2);
}

const LOOKS: Readonly<Record<Look, (R: Chance, P: Inks) => Pick<Dress, 'head' | 'torso'> & Partial<Dress>>> = {
  mystic: (R, P) => ({ head: 'hood', torso: 'robe', held: R.pick(['blade', 'staff', '']), beard: R.is(0.4) }),
  knight: (R, P) => ({ head: 'hair', torso: 'robe', held: 'blade', cut: R.pick(['short', 'swept', 'long']) }),
  elder: (R) => ({ head: 'elder', torso: 'robe', held: 'staff' }),
  dark: (R, P) => ({ head: 'hood', torso: 'robe', cl: '#6d505c', cd: P.h1, eyes: P.a, held: R.pick(['blade', '', 'staff']) }),
  tyrant: (R, P) => ({ head: 'iron', torso: 'robe', held: 'blade' }),
  trooper: (R, P) => ({ head: 'visor', torso: 'armour', held: R.pick(['rifle', 'rifle', 'pistol']) }),
  guard: (R, P) => ({ head: 'visor', torso: 'robe', held: 'spear', variant: 2 }),
  pilot: (R, P) => ({ head: 'pilot', torso: 'jacket' }),
  officer: (R, P) => ({ head: 'cap', torso: 'uniform' }),
  rogue: (R, P) => ({ head: 'hair', torso: 'jacket', held: R.pick(['pistol', 'pistol', '']), cut: R.pick(['swept', 'short', 'long']) }),
  leader: (R, P) => ({ head: 'hair', torso: 'gown', cut: R.pick(['bun', 'long']) }),
  hunter: (R, P) => ({ head: 'mask', torso: 'armour', held: 'rifle' }),
  alien: (R, P) => ({ head: 'alien', torso: R.pick(['jacket', 'robe']), skin: R.pick([SKIN[4], SKIN[5], SKIN[6]]) }),
  giant: (R, P) => ({ head: 'shaggy', torso: 'hulk', cl: P.h1, cd: P.h0 }),
  droid: (R, P) => ({ head: 'droid', torso: 'chassis' }),
  civil: (R, P) => ({ head: 'hair', torso: 'robe' }),
  soldier: (R, P) => ({ head: R.pick(['pilot', 'hair', 'cap', 'mask', 'visor']), torso: R.pick(['armour', 'jacket']), held: 'rifle', cl: P.h0, cd: P.k }),
};

export function drawBust(R: Chance, P: Inks, look: Look): string {
  const I = new Ink(), o: Dress = { skin: SKIN[R.i(0, 3)] as Tone, hair: R.pick(HAIR), cl: P.h1, cd: P.h0, al: P.h2, ad: P.h1, ...LOOKS[look](R, P) };
  const side = R.sign();
  if (o.held === 'spear' || o.held === 'staff' || o.held === 'blade') held(I, P, o.held, side);
  TORSO[o.torso](I, P, o);
  if (o.head === 'hair' || o.head === 'cap' || o.head === 'alien') I.s(rect(-9, -16, 9, 16), o.skin[0]).s(rect(0, -16, 9, 16), o.skin[1]);
  HEADS[o.head](I, R, P, o);
  if (o.held === 'rifle' || o.held === 'pistol') held(I, P, o.held, side);
  return I.place(CX, CY + 27, 0, 1.04, P.k);
}

/** a few of the same kind in file */
export function drawSquad(R: Chance, P: Inks, look: Look): string {
  const I = new Ink(), o: Dress = { skin: SKIN[R.i(0, 3)] as Tone, hair: R.pick(HAIR), cl: P.h1, cd: P.h0, al: P.h2, ad: P.h1, ...LOOKS[look](R, P) };
  o.variant = o.variant ?? R.i(0, 2);
  TORSO[o.torso](I, P, o); HEADS[o.head](I, R, P, o); if (o.held) held(I, P, o.held, 1);
  return I.place(CX - 56, CY + 34, 0, 0.66, P.k, 2, 2) + I.place(CX + 56, CY + 34, 0, 0.66, P.k, 2, 2) + I.place(CX, CY + 36, 0, 0.94, P.k);
}
