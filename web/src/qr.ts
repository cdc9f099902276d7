/** The square code that a telephone's camera reads; fetched only by those who invite somebody. */

import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';

/** A link as a picture, with the quiet border that cameras want. */
export function qr(link: string): string {
  return toSvgDataURL(generate(link), { on: '#2a2439', off: '#fffaf0', pad: 4 });
}
