/** The product's own sign: wordmark, mug and the back of every card. */

import { rect } from '../art/geometry';

/** the sign of the house: a mug that is a planet with a ring */
const MUG = (c1: string, c2: string, c3: string, c4: string): string =>
  `<path d="M10 22A24 24 0 0 1 58 22V40A18 18 0 0 1 40 58H28A18 18 0 0 1 10 40Z" fill="${c1}"/><path d="M34 -2A24 24 0 0 1 58 22V40A18 18 0 0 1 40 58H34Z" fill="${c2}"/>` +
  `<path d="M58 24H62A10 10 0 0 1 62 46H56" fill="none" stroke="${c2}" stroke-width="6"/><path d="M10 22H58V27H10Z" fill="${c3}"/>` +
  `<path d="M4 44C0 52 14 54 34 46S66 26 62 20" fill="none" stroke="${c4}" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="14" r="4" fill="${c3}" opacity=".7"/><circle cx="32" cy="8" r="2.4" fill="${c3}" opacity=".7"/>`;
export const mug = ({ size = 32, c1 = '#ffb938', c2 = '#e08a17', c3 = '#fff3d6', c4 = '#fff3d6' } = {}): string =>
  `<svg class="k-mug" viewBox="-4 -8 78 72" width="${size}" height="${size}" aria-hidden="true" focusable="false">${MUG(c1, c2, c3, c4)}</svg>`;

/** wordmark: one rounded stroke; the last bowl is a planet with a ring */
export const wordmark = ({ height = 28, title = 'Kantyna' } = {}): string => {
  const S = (d: string) =>
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const a = (x: number) => S(`M${x + 34} 34V62`) + S(`M${x + 34} 48A14 14 0 1 1 ${x + 34} 47.9`);
  return (
    `<svg class="k-wordmark" viewBox="0 0 300 90" height="${height}" ${title ? `role="img" aria-label="${title}"` : 'aria-hidden="true"'}>` +
    S('M8 8V62M30 34L9 49L31 62') +
    a(40) +
    S('M92 62V34M92 48C92 39 98 34 105 34S118 39 118 48V62') +
    S('M138 18V52C138 59 142 62 150 62M130 34H151') +
    S('M164 34L178 60M193 34L176 74C174 79 171 82 164 82') +
    S('M210 62V34M210 48C210 39 216 34 223 34S236 39 236 48V62') +
    S('M282 34V62') +
    `<circle cx="266" cy="48" r="15" fill="none" stroke="var(--lamp,#ffb938)" stroke-width="9"/><path d="M247 63C246 69 258 66 270 57S295 33 291 28" fill="none" stroke="var(--lamp,#ffb938)" stroke-width="4.5" stroke-linecap="round"/><circle cx="291.5" cy="26" r="5" fill="var(--lamp,#ffb938)"/></svg>`
  );
};

/** face-down card: a checked tablecloth and the mug, one colour per deck */
const BACKS = {
  night: ['#2d2a4d', '#3b3763'],
  wood: ['#4b3420', '#614529'],
  brick: ['#5a2a22', '#713529'],
  sea: ['#23424a', '#2d5560'],
  wine: ['#4a1524', '#5f1c2f'],
  olive: ['#4a4420', '#5f582a'],
  plum: ['#3d2a55', '#4e3670'],
  sand: ['#3f3520', '#55482b'],
} as const;
export type Back = keyof typeof BACKS;
export function cardBack(back: Back): string {
  const [a, b] = BACKS[back];
  let d = '';
  for (let j = 0; j < 14; j++) for (let i = 0; i < 10; i++) if ((i + j) % 2) d += rect(i * 10, j * 10, 10, 10);
  return `<svg class="k-back" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect width="100" height="140" fill="${a}"/><path d="${d}" fill="${b}"/><circle cx="50" cy="70" r="34" fill="${a}"/><circle cx="50" cy="70" r="30" fill="none" stroke="#f3e3bd" stroke-width="1.6" stroke-dasharray="1 4.2" stroke-linecap="round"/><g transform="translate(26.5 48) scale(.68)">${MUG('#f3e3bd', '#cdb98c', a, '#ffb938')}</g></svg>`;
}
