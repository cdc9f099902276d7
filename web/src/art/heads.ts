/** Heads: the dress of a trade, never the face of anybody known. */

import { poly, circ, ell, rect, curve, half, limb } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

export type Tone = readonly [string, string];

export const SKIN: readonly [Tone, ...Tone[]] = [['#f4cfa8', '#d29a6e'], ['#e0aa78', '#b67c4e'], ['#b37b4d', '#855330'], ['#85553a', '#5a3522'], ['#9fc7a0', '#6a9a76'], ['#9db8dc', '#6c88b4'], ['#e2b0b8', '#b57b88']];
export const HAIR: readonly Tone[] = [['#3a2a26', '#251a18'], ['#6b4528', '#4a2e1a'], ['#b9803c', '#8c5c26'], ['#d9d4cc', '#aaa39a'], ['#221c2a', '#15111b'], ['#9a4528', '#6e2e1a']];

export interface Dress {
  /** skin, hair, cloth and armour: each lit and shaded */
  skin: Tone;
  hair: Tone;
  cl: string;
  cd: string;
  al: string;
  ad: string;
  head: Head;
  torso: Torso;
  held?: string;
  cut?: string;
  beard?: boolean;
  eyes?: string;
  mark?: string;
  in?: string;
  variant?: number;
}
type Head = 'hair' | 'hood' | 'visor' | 'pilot' | 'cap' | 'mask' | 'iron' | 'alien' | 'elder' | 'shaggy' | 'droid';
export type Torso = 'robe' | 'armour' | 'jacket' | 'uniform' | 'gown' | 'hulk' | 'chassis';
export type Look = 'mystic' | 'knight' | 'elder' | 'dark' | 'tyrant' | 'trooper' | 'guard' | 'pilot' | 'officer' | 'rogue' | 'leader' | 'hunter' | 'alien' | 'giant' | 'droid' | 'civil' | 'soldier';

/** what a bare head needs of the dress */
type Bare = Pick<Dress, 'skin' | 'hair'> & Partial<Dress>;
type Heads = Record<Exclude<Head, 'hair'>, (I: Ink, R: Chance, P: Inks, o: Dress) => void> & { hair: (I: Ink, R: Chance, P: Inks, o: Bare) => void };

export const HEADS: Readonly<Heads> = {
  /** a bare head with hair */
  hair(I, R, P, o) {
    const [sl, sd] = o.skin, [hl, hd] = o.hair, cut = o.cut ?? R.pick(['short', 'long', 'bun', 'swept', 'short', 'swept', 'bald']);
    if (cut === 'long') I.h([[14, -66], [27, -52], [29, -24], [25, 6], [12, 10]], hl, hd, true);
    if (cut === 'bun') { [-1, 1].forEach((k) => I.s(circ(k * 24, -38, 9), k < 0 ? hl : hd)); }
    I.h([[12, -63], [20, -50], [20, -32], [15, -16], [6, -8]], sl, sd, true);
    I.x('M0 -38L4 -27H0Z', sd).x(poly([[-14, -42.6], [-5, -44], [-5, -41.6], [-14, -40.4]]) + poly([[14, -42.6], [5, -44], [5, -41.6], [14, -40.4]]), P.k).x(ell(-9, -36.6, 2.3, 2.6) + ell(9, -36.6, 2.3, 2.6), P.k).x(circ(-9.8, -37.5, 0.8) + circ(8.2, -37.5, 0.8), '#fff8e8');
    I.x(rect(-5, -20.6, 10, 2), P.k, 'opacity=".7"');
    if (cut === 'bald') { if (o.beard) I.x(half([[17, -28], [15, -16], [6, -6]], -1, true), hl).x(half([[17, -28], [15, -16], [6, -6]], 1, true), hd); return; }
    if (cut === 'swept') I.s('M-22 -38C-28 -62 -8 -74 8 -70C22 -68 26 -52 21 -38C19 -50 14 -54 2 -54C-8 -54 -18 -52 -22 -38Z', hl).x('M2 -70C22 -70 26 -52 21 -38C19 -50 14 -54 2 -54Z', hd);
    else if (cut === 'long') I.s('M-24 -30C-28 -62 -12 -72 0 -72S28 -62 24 -30C18 -40 16 -50 0 -55C-14 -50 -18 -42 -24 -30Z', hl).x('M0 -72S28 -62 24 -30C18 -40 16 -50 0 -55Z', hd);
    else I.s('M-22 -40C-26 -62 -12 -70 0 -70S26 -62 22 -40C18 -50 12 -53 0 -53S-18 -50 -22 -40Z', hl).x('M0 -70S26 -62 22 -40C18 -50 12 -53 0 -53Z', hd);
    if (o.beard) I.x('M-17 -28C-16 -8 -8 -2 0 -2S16 -8 17 -28C12 -20 6 -23 0 -23S-12 -20 -17 -28Z', hl).x('M0 -2S16 -8 17 -28C12 -20 6 -23 0 -23Z', hd).x(rect(-5, -19, 10, 2), P.k);
  },
  /** a hood up: the face lies in shadow */
  hood(I, R, P, o) {
    const [sl, sd] = o.skin;
    I.h([[9, -82], [28, -64], [33, -30], [28, 6], [14, 14]], o.cl, o.cd, true);
    I.x(half([[7, -70], [20, -56], [23, -32], [16, -8], [6, -2]], -1, true), P.k).x(half([[7, -70], [20, -56], [23, -32], [16, -8], [6, -2]], 1, true), P.k);
    if (o.eyes) I.x(poly([[-13, -40], [-4, -37], [-5, -33.6], [-12, -35]]), o.eyes).x(poly([[13, -40], [4, -37], [5, -33.6], [12, -35]]), o.eyes);
    else { I.x(half([[16, -38], [16, -26], [12, -12], [5, -6]], -1, true), sl).x(half([[16, -38], [16, -26], [12, -12], [5, -6]], 1, true), sd).x(rect(-5, -19, 10, 2), P.k, 'opacity=".7"').x('M0 -38L4 -27H0Z', sd); if (o.beard) I.x('M-14 -26C-13 -6 -7 0 0 0S13 -6 14 -26C9 -20 5 -22 0 -22S-9 -20 -14 -26Z', o.hair[0]); }
  },
  /** closed helmet, one broad visor */
  visor(I, R, P, o) {
    const t = o.variant ?? R.i(0, 2);
    I.h([[14, -72], [26, -58], [27, -34], [22, -10], [12, -4]], o.al, o.ad, true);
    if (t === 0) { I.x('M-24 -48H24L21 -33H4L0 -29L-4 -33H-21Z', P.k).x('M-21 -45.6H-2L-4 -37H-19Z', P.s2); }
    else if (t === 1) { I.x(rect(-22, -48, 44, 11, 5.5), P.k).x(rect(-19, -46, 17, 3, 1.5), P.s2).x(rect(-1.6, -72, 3.2, 20), P.a); }
    else { I.x('M-23 -50L0 -44L23 -50L21 -36L0 -31L-21 -36Z', P.k).x('M-20 -46L-3 -41.6V-38L-18 -40Z', P.a); }
    for (let i = 0; i < 3; i++) I.x(rect(-8, -22 + i * 5, 16, 2.4, 1), P.k);
    [-1, 1].forEach((k) => I.s(rect(k * 27 - 4, -40, 8, 18, 3), k < 0 ? o.al : o.ad));
    if (o.mark) I.x('M-4 -72L0 -64L4 -72Z' + rect(-3, -62, 6, 9), o.mark);
  },
  /** open helmet with goggles */
  pilot(I, R, P, o) {
    const [sl, sd] = o.skin;
    I.h([[15, -72], [27, -58], [27, -32], [18, -14], [8, -6]], o.al, o.ad, true);
    I.x(half([[15, -44], [17, -32], [14, -16], [6, -8]], -1, true), sl).x(half([[15, -44], [17, -32], [14, -16], [6, -8]], 1, true), sd);
    I.x(rect(-22, -50, 44, 15, 7), P.k).x(rect(-19, -48, 17, 11, 5), P.a).x(rect(2, -48, 17, 11, 5), P.s2).x('M0 -34L4 -25H0Z', sd).x(rect(-5, -18, 10, 2), P.k, 'opacity=".7"');
    [-1, 1].forEach((k) => I.s(circ(k * 26, -32, 7.4), k < 0 ? o.al : o.ad).x(circ(k * 26, -32, 3), P.k));
    I.x(rect(-3, -72, 6, 20), o.mark || P.a).l('M-24 -24Q-18 -8 -4 -6', P.k, 2.4);
  },
  /** peaked cap */
  cap(I, R, P, o) {
    HEADS.hair(I, R, P, { ...o, cut: 'short' });
    I.s('M-25 -50L-27 -66Q0 -80 27 -66L25 -50Z', o.al).x('M0 -73.4Q14 -73 27 -66L25 -50H0Z', o.ad).s('M-26 -51H26L20 -43Q0 -49 -20 -43Z', P.k).x(circ(0, -60, 4), P.a);
  },
  /** breathing mask and goggles under a cowl */
  mask(I, R, P, o) {
    I.h([[11, -78], [27, -60], [29, -34], [26, -4], [12, 6]], o.cl, o.cd, true);
    I.x(half([[13, -60], [20, -50], [20, -30], [14, -10], [5, -4]], -1, true), o.al).x(half([[13, -60], [20, -50], [20, -30], [14, -10], [5, -4]], 1, true), o.ad);
    [-1, 1].forEach((k) => I.x(circ(k * 9.5, -41, 8), P.k).x(circ(k * 9.5, -41, 5.4), P.a).x(circ(k * 9.5 - 2, -43, 1.7), P.g));
    I.x(rect(-8, -26, 16, 17, 5), P.k); for (let i = 0; i < 3; i++) I.x(rect(-5.4, -23 + i * 4.4, 10.8, 2, 1), o.al);
    I.l('M-8 -16Q-26 -10 -28 8', P.k, 4);
  },
  /** an iron face under a crest */
  iron(I, R, P, o) {
    I.h([[5, -90], [10, -72], [27, -62], [30, -34], [24, -2], [10, 6]], o.al, o.ad);
    I.x(poly([[-19, -50], [0, -42], [19, -50], [15, -12], [0, 0], [-15, -12]]), P.k);
    I.x(poly([[-15, -44], [-3, -38], [-5, -33], [-14, -38]]), P.a).x(poly([[15, -44], [3, -38], [5, -33], [14, -38]]), P.a);
    for (let i = -2; i <= 2; i++) I.x(rect(i * 5 - 1.1, -26, 2.2, 15 - Math.abs(i) * 3, 1), o.al);
    I.x(poly([[0, -88], [4, -70], [0, -46], [-4, -70]]), P.a);
  },
  /** long face, crest and big eyes */
  alien(I, R, P, o) {
    const [sl, sd] = o.skin, t = o.variant ?? R.i(0, 2);
    if (t === 0) { I.s(curve([[-14, -60], [-30, -74], [-34, -96], [-22, -76], [-8, -66]]), sl).s(curve([[14, -60], [30, -74], [34, -96], [22, -76], [8, -66]]), sd); }
    if (t === 1) I.s('M-6 -62C-4 -96 10 -100 22 -92C14 -88 10 -78 12 -60Z', o.hair[0]);
    if (t === 2) { [-1, 1].forEach((k) => I.s(limb(k * 15, -56, 62, 14, 90 - k * 16, 8 * k, 0.6), k < 0 ? sl : sd)); }
    I.h([[14, -70], [24, -54], [19, -30], [10, -14], [5, -8]], sl, sd, true);
    [-1, 1].forEach((k) => I.x(ell(k * 10.5, -42, 6.6, 8.4), P.k).x(ell(k * 10.5, -42, 3.4, 5), P.a).x(circ(k * 10.5 - 1.6, -45, 1.7), P.g));
    I.x(rect(-5, -19, 10, 2, 1), P.k, 'opacity=".7"');
    for (let i = 0; i < 3; i++) I.x(circ(0, -64 + i * 5, 1.7 - i * 0.3), sd);
  },
  /** very old: brows, beard and a topknot */
  elder(I, R, P, o) {
    const [sl, sd] = o.skin;
    I.s(circ(0, -70, 9), '#efe9df').x('M0 -79A9 9 0 0 1 0 -61Z', '#c9c0b4');
    I.h([[14, -64], [21, -50], [20, -32], [14, -16], [6, -8]], sl, sd, true);
    I.s('M-21 -44C-24 -62 -10 -68 0 -68S24 -62 21 -44C17 -54 10 -57 0 -57S-17 -54 -21 -44Z', '#efe9df').x('M0 -68S24 -62 21 -44C17 -54 10 -57 0 -57Z', '#c9c0b4');
    I.l('M-17 -43Q-10 -47 -4 -42M17 -43Q10 -47 4 -42', '#efe9df', 4).l('M-14 -36H-6M6 -36H14', P.k, 2.2).x('M0 -38L4 -27H0Z', sd);
    I.s('M-15 -26Q0 -30 15 -26Q14 8 0 30Q-14 8 -15 -26Z', '#efe9df').x('M0 -28Q8 -28 15 -26Q14 8 0 30Z', '#c9c0b4').x(rect(-5, -21, 10, 2, 1), P.k, 'opacity=".7"');
  },
  /** a horned giant with a plaited mane */
  shaggy(I, R, P, o) {
    const [sl, sd] = o.skin;
    [-1, 1].forEach((k) => I.s(curve([[k * 18, -60], [k * 44, -66], [k * 52, -94], [k * 38, -80], [k * 16, -74]]), k < 0 ? P.h2 : P.h1));
    I.h([[18, -78], [34, -60], [36, -20], [30, 16], [16, 30]], P.h1, P.h0, true);
    I.h([[14, -64], [23, -50], [22, -28], [15, -8]], sl, sd, true);
    [-1, 1].forEach((k) => { I.x(circ(k * 9, -42, 2.8), P.k); I.s(poly([[k * 7, -22], [k * 12, -22], [k * 11, -34]]), P.g); for (let i = 0; i < 4; i++) I.s(ell(k * 28, -8 + i * 11, 6.4, 6), i % 2 ? P.a : k < 0 ? P.h1 : P.h0); });
    I.l('M-17 -49L-4 -46M17 -49L4 -46', P.k, 3).x('M-6 -36Q0 -40 6 -36L4 -30H-4Z', sd).l('M-10 -21H10', P.k, 2);
  },
  /** a working droid */
  droid(I, R, P, o) {
    const t = o.variant ?? R.i(0, 2);
    if (t === 0) { I.h([[14, -70], [23, -58], [23, -20], [14, -8]], o.al, o.ad).x(rect(-17, -54, 34, 14, 7), P.k).x(circ(-7, -47, 4.4), P.a).x(circ(7, -47, 4.4), P.a); for (let i = 0; i < 3; i++) I.x(rect(-9, -30 + i * 5, 18, 2.4), P.k); I.l('M14 -70V-88', o.ad, 3).s(circ(14, -90, 4), P.a); }
    else if (t === 1) { I.h([[10, -74], [27, -54], [29, -34], [18, -14]], o.al, o.ad, true).x(circ(0, -44, 15), P.k).x(circ(0, -44, 10), P.a).x(circ(0, -44, 4.6), P.k).x(circ(-4, -49, 2.4), P.g); [-1, 1].forEach((k) => I.s(rect(k * 29 - 4, -52, 8, 16, 3), k < 0 ? o.al : o.ad)); }
    else { I.h([[8, -80], [15, -66], [19, -30], [11, -10]], o.al, o.ad).x(rect(-12, -58, 24, 5), P.k).x(rect(-8, -57, 6, 3), P.a).x(circ(0, -42, 4), P.a).x(circ(8, -36, 2.6), P.k).x(rect(-8, -26, 16, 3), P.k); }
  },
};
