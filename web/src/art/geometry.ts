/** Points, and the path data of shapes made of them. */

export type Pt = readonly [number, number];

export const W = 240,
  H = 168,
  CX = 120,
  CY = 84;
export const n1 = (v: number): string => String(Math.round(v * 10) / 10);
export const pt = (x: number, y: number): string => n1(x) + ' ' + n1(y);
export const mx = (p: Pt): Pt => [-p[0], p[1]];
export const mix = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const rad = (deg: number): number => (deg * Math.PI) / 180;
export const polar = (x: number, y: number, r: number, deg: number): Pt => [
  x + r * Math.cos(rad(deg)),
  y + r * Math.sin(rad(deg)),
];

export const poly = (pts: readonly Pt[]): string => 'M' + pts.map((p) => pt(p[0], p[1])).join('L') + 'Z';
export const open = (pts: readonly Pt[]): string => 'M' + pts.map((p) => pt(p[0], p[1])).join('L');
export const circ = (x: number, y: number, r: number): string => ell(x, y, r, r);
export const ell = (x: number, y: number, rx: number, ry: number): string =>
  `M${pt(x - rx, y)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`;
export const ring = (x: number, y: number, r: number, q: number): string => circ(x, y, r) + circ(x, y, q); // use with evenodd
export const rect = (x: number, y: number, w: number, h: number, r = 0): string => {
  if (!r) return `M${pt(x, y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
  r = Math.min(r, w / 2, h / 2);
  const a = (dx: number, dy: number) => `a${n1(r)} ${n1(r)} 0 0 1 ${n1(dx)} ${n1(dy)}`;
  return `M${pt(x + r, y)}h${n1(w - 2 * r)}${a(r, r)}v${n1(h - 2 * r)}${a(-r, r)}h${n1(2 * r - w)}${a(-r, -r)}v${n1(2 * r - h)}${a(r, -r)}Z`;
};
/** a smooth line through the points (Catmull-Rom) */
export const curve = (pts: readonly Pt[], closed = true): string => {
  const n = pts.length,
    at = (i: number): Pt => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]) as Pt;
  let d = 'M' + pt(...at(0));
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i - 1),
      b = at(i),
      c = at(i + 1),
      e = at(i + 2);
    d += `C${pt(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pt(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${pt(...c)}`;
  }
  return d + (closed ? 'Z' : '');
};
/** one half of a symmetrical body; profile runs from top to bottom at x >= 0; side -1 is the lit half */
export const half = (profile: readonly Pt[], side: number, smooth = false): string => {
  const p = profile.map(([x, y]): Pt => [x * side, y]);
  const all: Pt[] = [[0, profile[0]![1]], ...p, [0, profile[profile.length - 1]![1]]];
  if (!smooth) return poly(all);
  const c = curve(all, false);
  return c + 'Z';
};
/** the dark side of a disc: a crescent facing the lower right */
export const crescent = (x: number, y: number, r: number, depth = 0.55, turn = 45): string => {
  const a = polar(x, y, r, turn - 90),
    b = polar(x, y, r, turn + 90);
  return `M${pt(...a)}A${n1(r)} ${n1(r)} 0 0 1 ${pt(...b)}A${n1(r / depth)} ${n1(r / depth)} 0 0 0 ${pt(...a)}Z`;
};
export const regular = (x: number, y: number, r: number, n: number, turn = -90): Pt[] =>
  Array.from({ length: n }, (_, i) => polar(x, y, r, turn + (360 * i) / n));
export const star = (x: number, y: number, r: number, q: number, n: number, turn = -90): string =>
  poly(Array.from({ length: 2 * n }, (_, i) => polar(x, y, i % 2 ? q : r, turn + (180 * i) / n)));
/** a tapering, waving limb from (x,y) along angle */
export const limb = (x: number, y: number, len: number, w: number, deg: number, wave: number, phase = 0): string => {
  const L: Pt[] = [],
    Rr: Pt[] = [],
    N = 6,
    dx = Math.cos(rad(deg)),
    dy = Math.sin(rad(deg));
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      s = Math.sin(t * 4.4 + phase) * wave * t,
      ww = (w * (1 - t * 0.92)) / 2;
    const px = x + dx * len * t - dy * s,
      py = y + dy * len * t + dx * s;
    L.push([px - dy * ww, py + dx * ww]);
    Rr.unshift([px + dy * ww, py - dx * ww]);
  }
  return curve([...L, ...Rr]);
};
