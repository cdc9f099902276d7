/**
 * Where a map's spaces lie. A space knows how far it is along and across the map, in thousandths; the container says how
 * large the map is, and whether it lies flat or is bent to a horseshoe. It is laid out anew for every size, not scaled.
 */

export type Shape = 'arc' | 'flat';
export type Point = readonly [number, number];
export interface Placed {
  along: number;
  across: number;
}

/** what is left free at the ends of the horseshoe, as parts of the half circle; how thick it is, of its radius */
const END = 0.04,
  THICK = 0.47,
  MARGIN = { top: 16, side: 10, bottom: 6 };

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
  /** how large what lies on the map is drawn */
  readonly scale: number;

  constructor(width: number, height: number, shape: Shape) {
    this.width = width;
    this.height = height;
    this.shape = shape;
    this.scale = between(0.7, Math.min(width / 1080, height / 556), 1.35);
  }

  /** A point by how far it is along (0 to 1) and across (0: the inner edge, 1: the outer). */
  at(along: number, across: number): Point {
    const { width, height } = this;
    if (this.shape === 'flat') {
      const pad = 60 * this.scale;
      return [pad + along * (width - 2 * pad), height - pad - across * (height - 2 * pad)];
    }
    const rx = width / 2 - MARGIN.side,
      ry = height - MARGIN.top - MARGIN.bottom,
      band = Math.min(rx, ry) * THICK,
      ix = rx - band * Math.min(1.12, rx / ry),
      iy = ry - band,
      angle = Math.PI * (1 - (END + along * (1 - 2 * END)));
    return [
      width / 2 + (ix + (rx - ix) * across) * Math.cos(angle),
      height - MARGIN.bottom - (iy + (ry - iy) * across) * Math.sin(angle),
    ];
  }

  of(space: Placed): Point {
    return this.at(space.along / 1000, space.across / 1000);
  }

  /** A line between two spaces that follows the bend. */
  lane(a: Placed, b: Placed, steps = 7): string {
    return this.line(steps, (part) => [
      (a.along + (b.along - a.along) * part) / 1000,
      (a.across + (b.across - a.across) * part) / 1000,
    ]);
  }

  /** A piece of the map from one part of its length to another. */
  sheet(from: number, to: number): string {
    const out = this.line(14, (part) => [from + (to - from) * part, 1]),
      back = this.line(14, (part) => [to - (to - from) * part, 0]);
    return `${out}L${back.slice(1)}Z`;
  }

  private line(steps: number, where: (part: number) => Point): string {
    const points = Array.from({ length: steps + 1 }, (_, n) => this.at(...where(n / steps)));
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  }
}

/** Of the neighbours of a space the one that lies most in a direction; none if they all lie elsewhere. */
export function towards(from: Point, neighbours: readonly (readonly [number, Point])[], way: Point): number {
  let best = 0.25,
    found = -1;
  for (const [n, [x, y]] of neighbours) {
    const far = Math.hypot(x - from[0], y - from[1]) || 1,
      fits = ((x - from[0]) * way[0] + (y - from[1]) * way[1]) / far;
    if (fits > best) [best, found] = [fits, n];
  }
  return found;
}
