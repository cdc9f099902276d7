/** Stations, worlds, skylines and a scrapyard; upright. */

import { CX, CY, n1, pt, rad, polar, poly, open, circ, ell, rect, curve, crescent, regular, limb } from './geometry';
import type { Pt } from './geometry';
import { hash } from './chance';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks, Way } from './factions';
import { lobes } from './blobs';
import { lights } from './places';

/** a ring seen at a slant: back half, then (after the body) front half */
const hoop = (rx: number, ry: number, back: boolean): string => (back ? `M${pt(-rx, 0)}A${n1(rx)} ${n1(ry)} 0 0 1 ${pt(rx, 0)}` : `M${pt(-rx, 0)}A${n1(rx)} ${n1(ry)} 0 0 0 ${pt(rx, 0)}`);

/** what a station is for, what a world wears, what stands in the middle of a town */
export type Works = 'drum' | 'guns' | 'eye' | 'wheel' | 'hive';
export type Land = 'bands' | 'lands' | 'craters' | 'city' | 'plates' | 'brain' | 'eye' | 'war';
export type Hall = 'spire' | 'beacon' | 'dome' | 'gate' | 'keep' | 'fort';

type Builder = (I: Ink, R: Chance, P: Inks, kind?: Works) => void;

const STATION: Partial<Record<Way, Builder>> & { modular: Builder } = {
  dagger(I, R, P, kind) { // star forts: obelisks on a hoop, or a crown over a drum
    if (kind === 'drum') {
      I.w([[30, -30], [40, -58], [50, -30], [50, 26], [40, 44], [30, 26]], P.h1, P.h0).wx([[37, -26], [43, -26], [43, 20], [37, 20]], P.a);
      I.w([[0, 4], [34, -6], [34, 8], [0, 20]], P.h2, P.h1);
      I.h([[20, -34], [28, -22], [28, 34], [18, 48]], P.h2, P.h1);
      I.w([[0, -34], [0, -70], [6, -48], [13, -62], [15, -48], [24, -58], [20, -34]], P.h2, P.h1);
      I.x(circ(0, 6, 17), P.k).l('M-9 6A9 9 0 0 1 8 1M9 6A9 9 0 0 1 -8 11', P.s2, 4.4).x(poly([[4, -4], [13, -3], [9, 6]]), P.s2).x(poly([[-4, 16], [-13, 15], [-9, 6]]), P.s2);
      I.x(rect(-20, 30, 40, 4), P.a).w([[6, 46], [12, 66], [2, 60]], P.h1, P.h0);
      return;
    }
    const hh = R.f(11, 15), r = 58;
    I.l(hoop(r, hh, true), P.h0, 7);
    I.w([[22, -6], [30, -46], [37, -6], [33, 36], [26, 36]], P.h1, P.h0).w([[45, -2], [51, -30], [57, -2], [53, 24], [47, 24]], P.h1, P.h0);
    I.h([[3, -72], [13, -24], [19, -8], [19, 14], [12, 40], [4, 64]], P.h2, P.h1);
    I.x(poly([[0, -52], [7, -20], [0, -4], [-7, -20]]), P.a).x(lights(R, -14, 2, 12, 26), P.g).x(lights(R, 4, 2, 12, 26), P.s2);
    I.l(hoop(r, hh, false), P.h1, 8).l(`M${pt(-r, 0)}A${n1(r)} ${n1(hh)} 0 0 0 0 ${n1(hh)}`, P.h2, 8);
    for (let i = -2; i <= 2; i++) I.x(circ(i * 21, hh * Math.sqrt(1 - ((i * 21) / r) ** 2), 2.2), P.g);
  },
  modular(I, R, P, guard) { // a wheel with docks
    const spokes = R.i(3, 4) * 2, r = R.f(44, 50);
    I.s(rect(-4, -74, 8, 148, 3), P.h0);
    I.s(rect(-13, -70, 26, 9, 4), P.h1).s(rect(-13, 60, 26, 9, 4), P.h1);
    [-1, 1].forEach((k) => { I.s(rect(k * 70 - 11, -15, 22, 30, 3), k < 0 ? P.s2 : P.s1); I.l(`M${k * 70 - 11} -5h22M${k * 70 - 11} 5h22M${k * 70} -15v30`, P.h1, 1.4); I.s(rect(k > 0 ? r - 6 : -60, -2.5, 66 - r, 5), P.h0); });
    I.sil += circ(0, 0, r + 5);
    I.l(circ(0, 0, r), P.h1, 13).l(`M${pt(-r, 0)}A${n1(r)} ${n1(r)} 0 0 1 ${pt(...polar(0, 0, r, -45))}`, P.h2, 13).l(circ(0, 0, r), P.h0, 1.4);
    for (let i = 0; i < spokes; i++) { const a = polar(0, 0, 12, (360 * i) / spokes), b = polar(0, 0, r - 5, (360 * i) / spokes); I.l(open([a, b]), P.h1, 4.5); const q = polar(0, 0, r, (360 * (i + 0.5)) / spokes); I.x(circ(q[0], q[1], 2.6), P.a); }
    I.s(circ(0, 0, 19), P.h1).x(`M0 -19A19 19 0 0 0 0 19Z`, P.h2).x(circ(0, 0, 10), P.a).x(circ(0, 0, 5), P.k);
  },
  brutal(I, R, P, kind) { // a block of iron with barrels
    const t = kind === 'guns' ? 1 : kind === 'eye' ? 0 : 2;
    [-1, 1].forEach((k) => {
      for (let i = 0; i < 2; i++) { const y = -22 + i * 26; I.s(rect(k > 0 ? 38 : -78, y, 40, 7, 2), k < 0 ? P.h1 : P.h0).s(rect(k > 0 ? 72 : -80, y - 2.5, 8, 12, 2), k < 0 ? P.h2 : P.h1); }
    });
    I.w([[0, -62], [26, -56], [44, -30], [44, 30], [26, 58], [0, 62]], P.h2, P.h1);
    I.w([[0, -44], [18, -40], [31, -22], [31, 22], [18, 42], [0, 44]], P.h1, P.h0);
    if (t === 0) I.x(poly(regular(0, 0, 24, 6, 0)), P.k).x(circ(0, 0, 14), P.a).x(circ(-3, -3, 5), P.g);
    else if (t === 1) { I.x(rect(-22, -10, 44, 20, 4), P.k); for (let i = 0; i < 3; i++) I.x(circ(-13 + i * 13, 0, 4.4), i === 1 ? P.a : P.s2); }
    else { I.x(circ(0, 0, 23), P.k); for (let i = 0; i < 3; i++) I.l(`M${pt(...polar(0, 0, 8, i * 120 - 60))}L${pt(...polar(0, 0, 20, i * 120 - 60))}`, P.a, 4); I.x(circ(0, 0, 6), P.g); }
    let b = ''; for (let i = 0; i < 6; i++) { const q = polar(0, 0, 52, 30 + i * 60); b += circ(q[0] * 0.72, q[1], 2.4); } I.x(b, P.k);
    I.w([[4, -60], [8, -78], [11, -78], [11, -59]], P.h1, P.h0);
  },
  organic(I, R, P, kind) {
    if (kind === 'wheel') {
      for (let i = 0; i < 8; i++) { const a = i * 45 + 10, q = polar(0, 0, 42, a); I.s(limb(...q, 26, 12, a + 24, 7, i), i > 3 && i < 7 ? P.h1 : P.h0); }
      I.sil += circ(0, 0, 50);
      I.l(circ(0, 0, 42), P.h0, 19).l(circ(-2, -2, 42), P.h1, 11).l(`M-44 4A44 44 0 0 1 10 -44`, P.h2, 6);
      for (let i = 0; i < 8; i++) { const q = polar(0, 0, 42, i * 45 + 10); I.x(circ(q[0], q[1], 5.4), P.k).x(circ(q[0], q[1], 3.2), i % 2 ? P.g : P.a); }
      for (let i = 0; i < 3; i++) I.l(open([polar(0, 0, 13, i * 120 + 30), polar(0, 0, 34, i * 120 + 30)]), P.h0, 6);
      I.s(circ(0, 0, 15), P.h1).x(circ(0, 0, 8.6), P.k).x(circ(0, 0, 5), P.a);
    } else { // hive
      I.s(curve([[-46, 64], [-50, 20], [-26, -20], [-16, -60], [2, -68], [16, -54], [20, -16], [48, 22], [46, 64]]), P.h0);
      I.x(curve([[-42, 62], [-46, 20], [-22, -20], [-13, -58], [0, -64], [4, -40], [0, 0], [8, 62]]), P.h1);
      I.x(curve([[-38, 40], [-40, 18], [-20, -16], [-12, -44], [-10, -20], [-26, 20]]), P.h2);
      for (let j = 0; j < 5; j++) for (let i = -2; i <= 2; i++) { const x = i * 15 + (j % 2 ? 7 : 0), y = -34 + j * 21; if (Math.abs(x) < 11 + j * 7) I.x(poly(regular(x, y, 7, 6, 0)), P.k).x(circ(x, y, 3), R.is(0.5) ? P.a : P.g); }
    }
  },
};
STATION.patch = STATION.modular; STATION.plain = STATION.modular; STATION.leaf = STATION.modular;
STATION.mono = STATION.brutal; STATION.rim = STATION.modular; STATION.crescent = STATION.dagger;

/** the raised shield in front of an outpost */
function guardArc(P: Inks): string {
  const I = new Ink();
  I.l('M30 106Q44 150 120 152T210 106', P.k, 9, 'opacity=".35"');
  I.l('M30 104Q44 148 120 150T210 104', P.g, 6, 'stroke-dasharray="20 7" stroke-linecap="butt"');
  I.l('M44 98Q56 132 120 134T196 98', P.g, 1.8, 'opacity=".8"');
  return I.out.replaceAll('stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="20 7" stroke-linecap="butt"', 'stroke-dasharray="20 7"');
}

interface StationOptions { guard?: boolean; kind?: Works }

export function drawStation(R: Chance, P: Inks, way: Way, { guard, kind }: StationOptions = {}): string {
  const I = new Ink();
  (STATION[way] || STATION.modular)(I, R, P, kind);
  const s = way === 'organic' ? 0.94 : way === 'brutal' ? 0.92 : 0.94;
  let out = I.place(CX, CY - (guard ? 4 : 0), 0, s, P.k);
  if (guard) out += guardArc(P);
  return out;
}

/** a round world filling the middle, with what this faction does to a planet */
interface WorldOptions { guard?: boolean; face?: Land; id?: string }

export function drawWorld(R: Chance, P: Inks, way: Way, { guard, face, id = '' }: WorldOptions = {}): string {
  const I = new Ink(), r = 60, cl = 'w' + hash(id + 'clip').toString(36);
  let out = `<clipPath id="${cl}"><circle r="${r}"/></clipPath>`;
  const B = new Ink();
  const bases: Partial<Record<Way, readonly [string, string, string]>> = { organic: [P.h1, P.h0, P.h2], modular: [P.h1, P.s2, P.h2], dagger: [P.h1, P.h0, P.h2], brutal: [P.h1, P.h0, P.h2] }, base = bases[way] ?? [P.h1, P.s2, P.h2];
  B.x(circ(0, 0, r), base[0]);
  const type = face || R.pick(['bands', 'lands', 'craters']);
  if (type === 'bands') { let y = -r; let i = 0; while (y < r) { const h = R.f(7, 17); if (i++ % 2) B.x(`M-70 ${n1(y)}C-30 ${n1(y - 5)} 20 ${n1(y + 6)} 70 ${n1(y - 2)}V${n1(y + h)}C30 ${n1(y + h + 5)} -20 ${n1(y + h - 5)} -70 ${n1(y + h)}Z`, i % 4 ? base[1] : base[2]); y += h; } }
  if (type === 'lands') for (let i = 0; i < 5; i++) { const q = polar(0, 0, R.f(10, 46), R.f(0, 360)), o = lobes(R, R.f(12, 24), 9, 0.3); B.x(curve(o.map(([x, y]) => [x * 1.2 + q[0], y * 0.8 + q[1]])), i % 2 ? base[1] : base[2]); }
  if (type === 'craters') for (let i = 0; i < 9; i++) { const q = polar(0, 0, Math.sqrt(R.f(0, 1)) * 50, R.f(0, 360)), s = R.f(4, 12); B.x(circ(q[0], q[1], s), base[1]).x(crescent(q[0], q[1], s, 0.75, 225), base[2]); }
  if (type === 'city') { for (let i = 0; i < 7; i++) B.l(`M-64 ${-46 + i * 15}H64`, base[1], 1.6); for (let i = 0; i < 8; i++) B.l(`M${-52 + i * 15} -64V64`, base[1], 1.6); B.x(circ(8, 6, 22), base[1]).x(circ(8, 6, 15), base[0]).x(lights(R, -50, -44, 100, 92, 15, 15, 0.45), P.g); }
  if (type === 'plates') { for (let j = -3; j < 4; j++) for (let i = -3; i < 4; i++) { const x = i * 27 + (j % 2 ? 13.5 : 0), y = j * 23.5; B.x(poly(regular(x, y, 14, 6)), R.is(0.35) ? base[1] : R.is(0.3) ? base[2] : base[0]).l(poly(regular(x, y, 14, 6)), P.k, 1.5); if (R.is(0.3)) B.x(circ(x, y, 4), P.a); } }
  if (type === 'brain') { for (let i = 0; i < 6; i++) { const y = -50 + i * 19; B.l(`M-60 ${y}C-44 ${y - 16} -36 ${y + 14} -22 ${y}S-4 ${y - 13} -4 ${y + 9}`, base[1], 4).l(`M60 ${y}C44 ${y - 16} 36 ${y + 14} 22 ${y}S4 ${y - 13} 4 ${y + 9}`, P.h0, 4); } B.l('M0 -60V60', P.k, 3); }
  if (type === 'eye') { for (let i = 0; i < 10; i++) { const q = polar(0, 0, R.f(34, 56), i * 36); B.x(circ(q[0], q[1], R.f(4, 8)), base[1]); } B.x(circ(-4, -2, 28), P.k).x(circ(-4, -2, 20), P.a).x(circ(-4, -2, 9), P.k).x(circ(-10, -9, 4), P.g); }
  if (type === 'war') { B.x(lights(R, -44, -40, 88, 80, 11, 11, 0.4), P.a); for (let i = 0; i < 3; i++) B.l(`M-62 ${-26 + i * 26}C-20 ${-16 + i * 26} 20 ${-16 + i * 26} 62 ${-26 + i * 26}`, base[1], 4); }
  B.x(crescent(0, 0, r, 0.62), P.k, 'opacity=".42"');
  // what rises from it
  if (way === 'organic') for (let i = 0; i < 9; i++) { const a = i * 40 + R.f(-8, 8), q = polar(0, 0, r - 5, a); I.s(limb(q[0], q[1], R.f(16, 30), 11, a, R.f(-9, 9), i), a > 130 && a < 290 ? P.h1 : P.h0); }
  if (type === 'war' || type === 'plates') for (let i = 0; i < 7; i++) { const a = i * 51 - 100, q = polar(0, 0, r - 2, a), e = polar(0, 0, r + 17, a); I.l(open([q, e]), i > 4 || i < 2 ? P.h1 : P.h0, 6); I.x(circ(e[0], e[1], 4), P.a); }
  if (type === 'lands' || type === 'bands') { I.l(hoop(88, 20, true), P.g, 3, 'transform="rotate(-16)" opacity=".8"'); }
  I.sil += circ(0, 0, r);
  let front = '';
  if (type === 'lands' || type === 'bands') { const Fr = new Ink(); Fr.l(hoop(88, 20, false), P.g, 3.4, 'transform="rotate(-16)"'); for (let i = 0; i < 3; i++) { const a = rad(30 + i * 50), x = 88 * Math.cos(a), y = 20 * Math.sin(a); Fr.x(rect(x - 3.4, y - 3.4, 6.8, 6.8, 1.5), P.a, 'transform="rotate(-16)"'); } front = Fr.out; }
  const y = CY - (guard ? 5 : 0);
  out += I.place(CX, y, 0, 1, P.k) + `<g transform="translate(${CX} ${y})"><g clip-path="url(#${cl})">${B.out}</g>${front}</g>`;
  return out + (guard ? guardArc(P) : '');
}

/** a skyline on the curve of a planet; `hall` is the building in the middle */
interface TowerOptions { guard?: boolean; hall?: Hall }

export function drawTowers(R: Chance, P: Inks, way: Way, { guard, hall = 'spire' }: TowerOptions = {}): string {
  const I = new Ink(), n = 9;
  if (hall === 'beacon') I.x(poly([[-34, -110], [34, -110], [3, -44], [-3, -44]]), P.g, 'opacity=".4"').x(poly([[-9, -110], [9, -110], [2, -44], [-2, -44]]), P.g, 'opacity=".8"');
  for (let i = 0; i < n; i++) {
    if (hall === 'gate' && Math.abs(i - 4) < 2) continue;
    const x = -88 + i * 22 + R.f(-3, 3), near = 1 - Math.abs(i - 4) / 6, h = 24 + near * 46 * R.f(0.7, 1), w = R.f(14, 20), b = 62, y = b - h;
    const top: Pt[] = way === 'dagger' ? [[0, y - 15], [w / 2, y]] : way === 'brutal' ? [[w * 0.3, y - 6], [w / 2, y]] : way === 'organic' ? [[0, y - 8], [w / 2, y + 4]] : R.is(0.5) ? [[w * 0.22, y - 7], [w / 2, y]] : [[w / 2, y - 4]];
    const T = new Ink();
    T.h([...top, [w / 2, b + 24]], i % 2 ? P.h2 : P.h1, i % 2 ? P.h1 : P.h0, way === 'organic');
    I.out += `<g transform="translate(${n1(x)} 0)">${T.out}</g>`;
    I.x(lights(R, x - w / 2 + 2.6, y + 8, w - 5, h - 12, 4.6, 7, 0.5), i % 2 ? P.s0 : P.g);
    if (R.is(0.4)) I.l(`M${n1(x)} ${n1(y - 6)}v-13`, P.h1, 1.8).x(circ(x, y - 20, 2), P.a);
  }
  const M = new Ink(), wins = (x: number, y: number, w: number, h: number) => M.x(lights(R, x, y, w, h, 6.4, 8, 0.62), P.g);
  if (hall === 'spire' || hall === 'beacon') {
    if (way === 'dagger') M.h([[0, -84], [10, -40], [22, -26], [22, 84]], P.h2, P.h0); else M.h([[3, -84], [7, -44], [14, -38], [16, -10], [25, -4], [27, 84]], P.h2, P.h1);
    M.x(rect(-12, -18, 24, 5), P.a).x(rect(-13, -6, 26, 4), P.k); wins(-18, 8, 38, 44);
    if (way !== 'dagger') M.l(ell(0, -46, 22, 5.5), P.a, 3.4);
  } else if (hall === 'dome') {
    M.s('M-50 84V26A50 46 0 0 1 50 26V84Z', P.h1).x('M-50 84V26A50 46 0 0 1 6 -19.6Q-16 0 -18 84Z', P.h2);
    for (let i = 0; i < 4; i++) M.l(`M${-34 + i * 22} 30Q${-26 + i * 17} 2 0 -20`, P.h0, 1.8);
    M.x(rect(-50, 26, 100, 6), P.a).l('M0 -20V-44', P.h1, 3).s(circ(0, -46, 4), P.a);
    for (let i = 0; i < 5; i++) M.x(poly([[-46 + i * 19, 44], [-30 + i * 19, 44], [-32 + i * 19, 52], [-44 + i * 19, 52]]), i % 2 ? P.a : P.s2).x(rect(-42 + i * 19, 54, 8, 14), P.k);
  } else if (hall === 'gate') {
    M.s('M-44 84V-18Q-44 -56 0 -56T44 -18V84H26V-14Q26 -36 0 -36T-26 -14V84Z', P.h1).x('M-44 84V-18Q-44 -56 0 -56V-36Q-26 -36 -26 -14V84Z', P.h2);
    M.x(rect(-43, 6, 16, 5), P.a).x(rect(27, 6, 16, 5), P.a).x(circ(0, -46, 4.6), P.a);
    M.s(poly([[0, -20], [7, 2], [5, 18], [-5, 18], [-7, 2]]), P.h2).x(poly([[0, -20], [7, 2], [5, 18], [0, 18]]), P.h0).x(poly([[-4, 18], [4, 18], [0, 42]]), P.g).w([[6, 4], [15, 14], [5, 13]], P.h2, P.h1);
    wins(-41, 18, 12, 40); wins(29, 18, 12, 40);
  } else if (hall === 'keep') {
    M.w([[0, -40], [16, -40], [16, -34], [30, -34], [30, -44], [38, -56], [46, -44], [46, 84], [0, 84]], P.h2, P.h0);
    M.w([[0, -40], [0, -78], [8, -56], [16, -40]], P.h2, P.h1).x('M-13 84V30A13 15 0 0 1 13 30V84Z', P.k).x(rect(-46, -24, 92, 5), P.a); wins(-40, -8, 30, 30); wins(18, -8, 26, 30);
  } else { // fort: a low drum with a turret and a raised shield
    M.h([[10, -26], [18, -20], [18, -4], [44, 4], [50, 26], [50, 84]], P.h2, P.h1).l('M14 -16L46 -38', P.h1, 7).l('M-6 -20L22 -46', P.h2, 6).x(rect(-44, 10, 88, 5), P.a); wins(-40, 26, 84, 30);
    M.l('M-62 10A64 64 0 0 1 62 10', P.g, 2.4, 'stroke-dasharray="7 6"');
  }
  I.out += M.out; I.sil += M.sil;
  let out = I.place(CX, CY + 10, 0, 0.94, P.k);
  out += `<path d="M-10 150Q120 126 250 150V168H-10Z" fill="${P.k}"/><path d="M-10 156Q120 134 250 156V168H-10Z" fill="${P.s0}" opacity=".5"/>`;
  return out + (guard ? guardArc(P) : '');
}

/** a hill of wrecks and a crane */
export function drawJunk(R: Chance, P: Inks, { guard }: { guard?: boolean } = {}): string {
  const I = new Ink();
  I.l('M52 70V-58M52 -58L-30 -44M52 -40L-6 -51', P.h0, 5).l('M-26 -44V-14', P.h0, 2).s(circ(-26, -8, 7), P.a).s(rect(44, -66, 16, 14, 2), P.h1);
  for (let i = 0; i < 26; i++) {
    const row = Math.floor(i / 7), x = -66 + (i % 7) * 21 + row * 9 + R.f(-6, 6), y = 62 - row * 19 + R.f(-5, 5), s = R.f(10, 17), n = R.i(3, 6);
    if (Math.abs(x) > 72 - row * 13) continue;
    const q = regular(x, y, s, n, R.f(0, 90)), f = R.pick([P.h0, P.h1, P.h1, P.h2, P.s2]);
    I.s(poly(q), f); if (R.is(0.5)) I.x(circ(x, y, s * 0.36), P.k); if (R.is(0.3)) I.x(circ(x, y, s * 0.2), P.a);
  }
  return I.place(CX, CY + 6, 0, 1, P.k) + `<path d="M0 156Q120 146 240 156V168H0Z" fill="${P.k}"/>` + (guard ? guardArc(P) : '');
}
