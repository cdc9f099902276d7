/**
 * How large pieces are: by the height of the board they lie on, by how many lie in a row, and by the room it has.
 * A row never covers its pieces: when they can't be as large as they are wanted they get smaller, then another shape.
 */

import { getContext, setContext } from 'svelte';
import { settings } from '../settings.svelte';
import type { CardSize } from './states';

/** A size, and how wide a piece of it is; 0: as wide as the style says. `cut`: low, so that few lines are enough. */
export interface Fit {
  size: CardSize;
  width: number;
  cut?: boolean;
  /** they lie in several lines all the same */
  folded?: boolean;
}

/** the narrowest at which each can still be read, and the widest that a tile gets */
const NARROWEST = { m: 98, s: 76, t: 108, cut: 64 } as const,
  WIDEST_TILE = 150;
const GAP = { m: 10, s: 12, t: 10, cut: 8 } as const;
/** how far the cards of a hand lie from each other */
const HELD = { apart: 16, close: 4 } as const;
/** tiles of a hand on a low board: how wide they lie apart, and the narrowest; small cards beside each other */
const HELD_LOW = { tile: 132, narrow: 104, small: 84 } as const;
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
    // a second line of tiles would be scrolled away: rather pieces cut low
    return n > columns('t', width) ? this.cutLow(n, width) : tiles(width);
  }

  /** The least width in which so many small pieces find room in one line. */
  least(n: number): number {
    const shape = this.cut ? 'cut' : 's';
    return n * NARROWEST[shape] + Math.max(0, n - 1) * GAP[shape];
  }

  /** A hand lies in one line: its cards lie closer, get narrower, then small; only then they cover each other. */
  hand(n: number, width: number): Fit & { gap: number } {
    const { apart, close } = HELD;
    if (n * this.middle + (n - 1) * apart <= width) return { size: 'm', width: this.middle, gap: apart };
    const each = (width - (n - 1) * close) / Math.max(1, n);
    if (!width || each >= NARROWEST.m) return { size: 'm', width: Math.min(this.middle, each), gap: close };
    return { size: 's', width: Math.max(NARROWEST.s, each), gap: close };
  }

  /** On a low board it lies in tiles, and in small cards before they cover each other. */
  lowHand(n: number, width: number): Fit & { gap: number } {
    const { apart, close } = HELD,
      { tile, narrow, small } = HELD_LOW;
    if (n * tile + (n - 1) * apart <= width) return { size: 't', width: tile, gap: apart };
    const each = (width - (n - 1) * close) / Math.max(1, n);
    if (each >= narrow) return { size: 't', width: Math.min(tile, each), gap: close };
    if (each >= NARROWEST.cut) return { size: 's', width: Math.min(small, each), gap: close, cut: true };
    return { size: 't', width: 0, gap: 0 };
  }

  private fitSmall(n: number, width: number): Fit {
    return this.cut ? this.cutLow(n, width) : (this.inOneLine('s', this.small, n, width) ?? tiles(width));
  }

  private inOneLine(size: 'm' | 's', wanted: number, n: number, width: number): Fit | null {
    const each = share(size, n, width);
    return each < NARROWEST[size] ? null : { size, width: Math.min(wanted, each) };
  }

  /** In as few lines as they need, none longer than the others. */
  private cutLow(n: number, width: number): Fit {
    const lines = Math.ceil(n / columns('cut', width)) || 1,
      each = share('cut', Math.ceil(n / lines), width);
    return { size: 's', width: Math.min(this.small, each), cut: true, folded: lines > 1 };
  }
}

type Shape = keyof typeof NARROWEST;
/** How many lie side by side, and how wide each of them is then. */
const columns = (shape: Shape, width: number): number =>
  Math.max(1, Math.floor((width + GAP[shape]) / (NARROWEST[shape] + GAP[shape])));
const share = (shape: Shape, n: number, width: number): number => (width - (n - 1) * GAP[shape]) / Math.max(1, n);

/** Tiles lie in as many lines as they need. */
const tiles = (width: number): Fit => ({
  size: 't',
  width: Math.min(WIDEST_TILE, share('t', columns('t', width), width)),
});

const KEY = Symbol('room');
export const setRoom = (room: Room): Room => setContext(KEY, room);
export const getRoom = (): Room => getContext<Room>(KEY);
