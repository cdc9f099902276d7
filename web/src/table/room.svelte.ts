/**
 * How large pieces are: by the height of the board they lie on, by how many lie in a row, and by the room it has.
 * A row never covers its pieces: when they can't be as large as they are wanted they get smaller, then another shape.
 */

import { getContext, setContext } from 'svelte';
import { settings } from '../settings.svelte';
import type { CardSize } from './states';

/** A size, and how wide a piece of it is; 0: as wide as the style says. `cut`: low, so that one line is enough. */
export interface Fit {
  size: CardSize;
  width: number;
  cut?: boolean;
}

/** the narrowest at which each can still be read, and the widest that a tile gets */
const NARROWEST = { m: 98, s: 76, t: 108, cut: 64 } as const,
  WIDEST_TILE = 150;
const GAP = { m: 10, s: 12, t: 10, cut: 10 } as const;
/** a lower board has small cards for middle ones, and tiles for small ones */
const LOW = 770;
const LOWER: Partial<Record<CardSize, CardSize>> = { m: 's', s: 't' },
  ENGAGED: typeof LOWER = { t: 's' };

const WISHES = { small: 0.88, normal: 1, large: 1.18 } as const;

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

export class Room {
  /** of the board; 0 before it is there */
  height = $state(0);
  /** three or more at the table: everybody has less of it */
  many = $state(false);
  /** an engagement takes the middle */
  engaged = $state(false);
  private tight = $derived(this.many || this.engaged);

  /** what the reader wishes of it */
  private wish = $derived(WISHES[settings.size]);
  small = $derived(
    this.wish * (this.tight ? between(74, 0.093 * this.height, 116) : between(78, 0.106 * this.height, 116)),
  );
  middle = $derived(
    this.wish * (this.tight ? between(96, 0.119 * this.height, 150) : between(110, 0.1446 * this.height, 160)),
  );
  low = $derived(this.height > 0 && this.height < LOW);
  /** an engagement on a low board: all lie in one line each, cut low instead of made wide */
  cut = $derived(this.low && this.engaged);

  /** The size of each of `n` pieces that lie side by side in so many pixels. */
  fit(wanted: CardSize, n: number, width: number): Fit {
    const size = (this.engaged ? ENGAGED : this.low ? LOWER : null)?.[wanted] ?? wanted;
    if (!width) return { size, width: 0 };
    if (size === 'm') return this.inOneLine('m', this.middle, n, width) ?? this.fitSmall(n, width);
    if (size === 's') return this.fitSmall(n, width);
    if (wanted === size) return { size, width: 0 };
    // a second line of tiles would be scrolled away: rather one line of pieces cut low
    return (n > columns(width) ? this.inOneLine('cut', this.small, n, width) : null) ?? tiles(width);
  }

  /** The least width in which so many small pieces find room in one line. */
  least(n: number): number {
    const shape = this.cut ? 'cut' : 's';
    return n * NARROWEST[shape] + Math.max(0, n - 1) * GAP[shape];
  }

  private fitSmall(n: number, width: number): Fit {
    return this.inOneLine(this.cut ? 'cut' : 's', this.small, n, width) ?? tiles(width);
  }

  private inOneLine(shape: 'm' | 's' | 'cut', wanted: number, n: number, width: number): Fit | null {
    const each = (width - (n - 1) * GAP[shape]) / Math.max(1, n),
      cut = shape === 'cut';
    return each < NARROWEST[shape] ? null : { size: cut ? 's' : shape, width: Math.min(wanted, each), cut };
  }
}

/** How many tiles lie side by side. */
const columns = (width: number): number => Math.max(1, Math.floor((width + GAP.t) / (NARROWEST.t + GAP.t)));

/** Tiles lie in as many lines as they need. */
function tiles(width: number): Fit {
  const across = columns(width);
  return { size: 't', width: Math.min(WIDEST_TILE, (width - (across - 1) * GAP.t) / across) };
}

const KEY = Symbol('room');
export const setRoom = (room: Room): Room => setContext(KEY, room);
export const getRoom = (): Room => getContext<Room>(KEY);
