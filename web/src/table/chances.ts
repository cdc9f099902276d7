/** The chance to win over a game as a picture: points of a line in a box of a given size. */

import type { ChancePoint } from '../protocol';

/** A seat's line: left is the first step, the bottom is no chance at all. */
export function line(points: readonly ChancePoint[], length: number, width: number, height: number): string {
  const across = width / Math.max(1, length);
  return points
    .map(({ step, chance }) => `${(step * across).toFixed(1)},${(height * (1 - chance / 100)).toFixed(1)}`)
    .join(' ');
}

/** The step under a place of the picture, as a share of its width. */
export const stepAt = (share: number, length: number): number =>
  Math.round(Math.max(0, Math.min(1, share)) * Math.max(1, length));
