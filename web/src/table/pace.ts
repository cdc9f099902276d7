/** What others do is shown step by step, so that it can be followed; one's own answers are shown at once. */

import type { Speed } from '../settings.svelte';

/** milliseconds for which each step is to be seen */
const STEP: Readonly<Record<Speed, number>> = { slow: 1100, normal: 450, fast: 160, once: 0 };

interface Entry<T> {
  frame: T;
  slow: boolean;
}

export class Pace<T> {
  private queue: Entry<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private readonly show: (frame: T) => void;
  private readonly speed: () => Speed;
  private readonly now: () => number;

  constructor(show: (frame: T) => void, speed: () => Speed, now: () => number = () => performance.now()) {
    this.show = show;
    this.speed = speed;
    this.now = now;
  }

  add(frame: T, slow: boolean): void {
    this.queue.push({ frame, slow });
    this.next();
  }

  /** Show everything that waits: a key or tap must never wait for a picture. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { frame } of this.queue.splice(0)) this.put(frame);
  }

  get waiting(): number {
    return this.queue.length;
  }

  private next(): void {
    if (this.timer !== undefined || !this.queue.length) return;
    const wait = this.queue[0].slow ? Math.max(0, this.last + STEP[this.speed()] - this.now()) : 0;
    if (wait === 0) {
      this.put(this.queue.shift()!.frame);
      this.next();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const head = this.queue.shift();
      if (head) this.put(head.frame);
      this.next();
    }, wait);
  }

  private put(frame: T): void {
    this.last = this.now();
    this.show(frame);
  }
}
