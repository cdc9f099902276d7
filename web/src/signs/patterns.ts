/** Patterns of the factions, so that colour is never alone. */

import { poly, circ, ring, rect, regular } from '../art/geometry';
import { faction } from '../art/factions';

export type PatternName =
  'bubbles' | 'waves' | 'chevrons' | 'hexes' | 'dashes' | 'rays' | 'bars' | 'ripples' | 'shards' | 'crosses';

const PATTERNS: Readonly<Record<PatternName, readonly [number, number, string]>> = {
  bubbles: [14, 14, circ(4, 4, 2.6) + circ(11, 10, 1.7) + circ(3.4, 11.4, 1)],
  waves: [16, 8, 'M0 4q4 -4.4 8 0t8 0v1.7q-4 4.4 -8 0t-8 0Z'],
  chevrons: [12, 10, 'M0 6L6 1L12 6V8.4L6 3.4L0 8.4Z'],
  hexes: [12, 14, poly(regular(6, 4, 3.6, 6)) + poly(regular(0, 11, 3.6, 6)) + poly(regular(12, 11, 3.6, 6))],
  dashes: [12, 12, rect(1, 3, 6, 1.8, 0.9) + rect(6, 9, 5, 1.8, 0.9)],
  rays: [
    14,
    14,
    poly([
      [0, 14],
      [2.6, 0],
      [5.4, 0],
    ]) +
      poly([
        [0, 14],
        [11, 0],
        [14, 2.4],
      ]) +
      poly([
        [0, 14],
        [14, 9],
        [14, 12],
      ]),
  ],
  bars: [9, 8, rect(1, 0, 3.4, 8)],
  ripples: [16, 16, ring(8, 8, 7, 5.6) + ring(8, 8, 3.6, 2.2)],
  shards: [
    13,
    13,
    poly([
      [1, 12],
      [4, 1],
      [6, 9],
    ]) +
      poly([
        [8, 8],
        [12, 3],
        [11, 12],
      ]),
  ],
  crosses: [12, 12, rect(2.4, 5.1, 7.2, 1.8) + rect(5.1, 2.4, 1.8, 7.2)],
};
/** the faction's pattern as a CSS background image (white, to be laid over the faction colour) */
export function spineTile(key: string, opacity = 0.2): string {
  const [w, h, d] = PATTERNS[faction(key).pat];
  return `url('data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><path d="${d}" fill="#fff" fill-opacity="${opacity}" fill-rule="evenodd"/></svg>`)}')`;
}
