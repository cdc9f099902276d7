/** What hands do to a map: one finger or the mouse pans it, two fingers or the wheel zoom. */

import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

/** nearer than this a finger has not moved */
const STILL = 6;

export class Hands {
  /** the last press moved the map: it was meant for nothing on it */
  wandered = false;
  private readonly held = new Map<number, Point>();
  private readonly camera: Camera;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Listen to what is done on the map's drawing; gives the way to stop. */
  readonly on = (map: SVGSVGElement): (() => void) => {
    const done = new AbortController(),
      { signal } = done;
    map.addEventListener('pointerdown', (event) => this.down(event), { signal });
    map.addEventListener('pointermove', (event) => this.move(event, map), { signal });
    for (const left of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      map.addEventListener(left, (event) => this.held.delete(event.pointerId), { signal });
    // not passive: the page does not scroll while the map zooms
    map.addEventListener('wheel', (event) => this.wheel(event, map), { signal, passive: false });
    return () => done.abort();
  };

  private down(event: PointerEvent): void {
    if (!this.held.size) this.wandered = false;
    this.held.set(event.pointerId, [event.clientX, event.clientY]);
  }

  private move(event: PointerEvent, map: Element): void {
    const was = this.held.get(event.pointerId);
    if (!was) return;
    const dx = event.clientX - was[0],
      dy = event.clientY - was[1];
    if (!this.wandered && Math.hypot(dx, dy) < STILL) return;
    this.wandered = true;
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const box = map.getBoundingClientRect(),
        before = Math.hypot(was[0] - other[0], was[1] - other[1]) || 1,
        now = Math.hypot(event.clientX - other[0], event.clientY - other[1]);
      this.camera.zoomTo(
        (this.camera.zoom * now) / before,
        (event.clientX + other[0]) / 2 - box.x,
        (event.clientY + other[1]) / 2 - box.y,
      );
    } else this.camera.pan(dx, dy);
    this.held.set(event.pointerId, [event.clientX, event.clientY]);
  }

  private wheel(event: WheelEvent, map: Element): void {
    const box = map.getBoundingClientRect();
    event.preventDefault();
    this.camera.zoomTo(
      this.camera.zoom * (event.deltaY < 0 ? 1.12 : 0.89),
      event.clientX - box.x,
      event.clientY - box.y,
    );
  }
}
