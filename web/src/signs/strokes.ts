/** What signs are made of: filled shapes and round strokes in the colour of the text. */

import { n1, pt, polar } from '../art/geometry';

export const fill = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
export const line = (d: string, w = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const scallop = (x: number, y: number, r: number, q: number, n: number): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = polar(x, y, q, (360 * i) / n),
      b = polar(x, y, q, (360 * (i + 1)) / n);
    d += (i ? '' : 'M' + pt(...a)) + `A${n1(r * 0.27)} ${n1(r * 0.27)} 0 0 1 ${pt(...b)}`;
  }
  return d + 'Z';
};
