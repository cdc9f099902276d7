/** Where what stands at a space is drawn: apart from its neighbours, and off the names of the spaces around. */

import type { Geometry, Point } from './geometry';
import { plate } from './space';
import type { ChartSpace, Standing } from './space';

export interface PlacedStanding extends Standing {
  x: number;
  y: number;
}

const APART: Readonly<Record<Standing['as'], readonly Point[]>> = {
  chip: [
    [-31, -29],
    [31, -29],
  ],
  guard: [
    [46, 6],
    [-46, 6],
    [66, -18],
    [-66, -18],
  ],
  ship: [
    [-44, 6],
    [44, 4],
    [-70, -22],
    [70, -22],
  ],
};
/** what of a world must stay in sight: its middle and its name */
const NAMED: readonly Point[] = [
  [0, 0],
  [0, -38],
  [-50, 50],
  [0, 50],
  [50, 50],
];
/** a point is smaller than what stands there */
const BESIDE: readonly Point[] = [
  [0, -32],
  [-36, 4],
  [36, 4],
  [0, 36],
  [-28, -28],
  [28, -28],
  [-28, 30],
  [28, 30],
];

/** The sides of a point by how far they are from other spaces and their names. */
function freest(space: number, spaces: readonly ChartSpace[], points: readonly Point[], scale: number): Point[] {
  const [x, y] = points[space];
  const crowded = points.flatMap(([px, py], n): Point[] =>
    n === space
      ? []
      : spaces[n].kind === 'nav'
        ? [[px, py]]
        : NAMED.map(([dx, dy]) => [px + dx * scale, py + dy * scale]),
  );
  const room = ([dx, dy]: Point): number =>
    Math.min(...crowded.map(([px, py]) => Math.hypot(x + dx * scale - px, y + dy * scale - py)));
  return [...BESIDE].sort((a, b) => room(b) - room(a));
}

export function placed(
  standing: readonly Standing[],
  spaces: readonly ChartSpace[],
  points: readonly Point[],
  { scale }: Geometry,
): PlacedStanding[] {
  const counts = new Map<string, number>();
  return standing
    .filter((one) => spaces[one.space])
    .map((one) => {
      const point = spaces[one.space].kind === 'nav',
        free = point ? freest(one.space, spaces, points, scale) : APART[one.as],
        where = `${one.space} ${point ? '' : one.as}`,
        nth = counts.get(where) ?? 0,
        [dx, dy] = free[nth % free.length],
        [x, y] = points[one.space];
      counts.set(where, nth + 1);
      return { ...one, x: x + dx * scale, y: y + dy * scale };
    });
}

/** How far below a world its name stands, and how high it and what stands beside it are, each by half. */
export const BELOW = 50;
const HIGH = 11 + 13,
  TOKEN = 17,
  FARTHEST = 26;

/** How far the name of a world steps aside, along its line, for a piece or a point of a lane that would lie on its end. */
export function aside(space: ChartSpace, [x, y]: Point, others: readonly Point[], scale: number): number {
  const half = plate(space) / 2;
  const steps = others
    .map(([ox, oy]) => [(ox - x) / scale, (oy - y) / scale - BELOW])
    .filter(([, dy]) => Math.abs(dy) < HIGH)
    .map(([dx]) => [dx, half + TOKEN - Math.abs(dx)])
    .filter(([, over]) => over > 0 && over < half)
    .map(([dx, over]) => -Math.sign(dx) * over);
  // between two of them it leaves as much of itself under the one as under the other
  return Math.max(-FARTHEST, Math.min(FARTHEST, Math.min(0, ...steps) + Math.max(0, ...steps)));
}
