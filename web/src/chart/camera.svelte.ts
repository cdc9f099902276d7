/** What of a map is looked at: how much larger than its window it is drawn, and from where. */

import type { Point } from './geometry';

const NEAREST = 2.6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** of the window that one looks through, and of the map */
  width = $state(0);
  height = $state(0);
  mapWidth = $state(0);
  mapHeight = $state(0);
  /** what of the window is covered at its top */
  above = $state(0);

  /** all of the map is in the window */
  readonly farthest = $derived(
    this.mapWidth ? Math.min(1, this.width / this.mapWidth, (this.height - this.above) / this.mapHeight) : 1,
  );
  readonly near = $derived(this.zoom > this.farthest * 1.05);

  /** Zoom so that what lies under a point of the window stays there. */
  zoomTo(zoom: number, px = this.width / 2, py = this.height / 2): void {
    const next = Math.max(this.farthest, Math.min(NEAREST, zoom));
    this.x = px - ((px - this.x) * next) / this.zoom;
    this.y = py - ((py - this.y) * next) / this.zoom;
    this.zoom = next;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  /** See all of it. */
  whole(): void {
    this.zoom = this.farthest;
    this.hold();
  }

  /** Take the measure of window and map; tells whether it is another than before. */
  measure(now: Pick<Camera, 'width' | 'height' | 'mapWidth' | 'mapHeight' | 'above'>): boolean {
    const before = [this.width, this.height, this.mapWidth, this.mapHeight, this.above].join();
    Object.assign(this, now);
    return before !== [this.width, this.height, this.mapWidth, this.mapHeight, this.above].join();
  }

  sees([x, y]: Point, margin = 12): boolean {
    const px = x * this.zoom + this.x,
      py = y * this.zoom + this.y;
    return px > margin && py > margin + this.above && px < this.width - margin && py < this.height - margin;
  }

  /**
   * Look at points, the most important first: at all of them, or at as many as there is room for. `near`: the map is
   * drawn no smaller than this.
   */
  lookAt(points: readonly Point[], near = 0, room = 62): void {
    if (!points.length) return this.whole();
    const height = Math.max(1, this.height - this.above),
      least = Math.max(near, this.farthest);
    for (let n = points.length; n > 0; n--) {
      const xs = points.slice(0, n).map(([x]) => x),
        ys = points.slice(0, n).map(([, y]) => y),
        left = Math.min(...xs) - room,
        right = Math.max(...xs) + room,
        top = Math.min(...ys) - room,
        bottom = Math.max(...ys) + room,
        fits = Math.min(this.width / (right - left), height / (bottom - top));
      if (fits < least && n > 1) continue;
      this.zoom = Math.max(least, Math.min(1.1, fits));
      this.x = this.width / 2 - ((left + right) / 2) * this.zoom;
      this.y = this.above + height / 2 - ((top + bottom) / 2) * this.zoom;
      break;
    }
    this.hold();
  }

  /** Bring a point into the window, if it is not there. */
  show([x, y]: Point, margin = 56): void {
    const px = x * this.zoom + this.x,
      py = y * this.zoom + this.y;
    const off = (at: number, size: number): number =>
      at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
    this.pan(off(px, this.width), off(py, this.height));
  }

  /** The map does not leave its window, but for what is covered at the top; where it is smaller it stands in the middle. */
  private hold(): void {
    const held = (at: number, window: number, map: number, before: number): number =>
      map <= window - before ? before + (window - before - map) / 2 : Math.min(before, Math.max(window - map, at));
    this.x = held(this.x, this.width, this.mapWidth * this.zoom, 0);
    this.y = held(this.y, this.height, this.mapHeight * this.zoom, this.above);
  }
}
