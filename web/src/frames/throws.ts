/** Which dice were thrown since the table was last drawn: a side that is new was rolled, and comes from its card. */

import { getContext, setContext } from 'svelte';
import type { View } from '../protocol';

export class Throws {
  /** the side of each die when the table was last drawn; -1: it lay on its card */
  private was: ReadonlyMap<number, number> = new Map();
  private now: ReadonlyMap<number, number> = new Map();
  /** those thrown together, in the order in which they are drawn */
  private thrown: number[] = [];
  private view: View | null = null;

  see(view: View, pool: string, resting: string): void {
    if (view === this.view) return;
    this.view = view;
    this.was = this.now;
    this.thrown = [];
    this.now = new Map(
      view.zones.flatMap((zone) =>
        zone.kind === pool || zone.kind === resting
          ? zone.things.map((die) => [die.id, zone.kind === pool ? (die.marks.face ?? 0) : -1] as const)
          : [],
      ),
    );
  }

  /** Has this die just been thrown? Tells as which of them, or -1. */
  nth(die: number): number {
    const before = this.was.get(die),
      side = this.now.get(die) ?? -1;
    if (before === undefined || side < 0 || before === side) return -1;
    if (!this.thrown.includes(die)) this.thrown.push(die);
    return this.thrown.indexOf(die);
  }
}

const KEY = Symbol('throws');
export const setThrows = (throws: Throws): Throws => setContext(KEY, throws);
export const getThrows = (): Throws => getContext<Throws>(KEY);
