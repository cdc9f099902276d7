/**
 * A die: a stitched cube with printed labels. The shape of the label says what a side is before any colour does: a
 * square a value, a dark square with a bite one that adds to another, a round medal a special, none a blank side, an
 * amber corner a price. The stitch along the rim tells the colour of the body without colour.
 */

import { faction } from '../art/factions';
import type { Side } from '../protocol';
import { EMBLEMS } from '../signs/emblems';
import { symbolOf } from './symbols';

interface Body {
  top: string;
  lip: string;
  edge: string;
  dash: string;
  width: number;
  cap: 'butt' | 'round';
}

const BODIES: Readonly<Record<string, Body>> = {
  red: { top: '#b2373a', lip: '#d4625a', edge: '#641a20', dash: '2 3.1', width: 4.4, cap: 'butt' },
  blue: { top: '#2b6aa9', lip: '#5b9ad6', edge: '#153c66', dash: '0 5.9', width: 3.3, cap: 'round' },
  yellow: { top: '#b1831a', lip: '#dcb44e', edge: '#63470a', dash: '6 4.2 .01 4.2', width: 2.6, cap: 'round' },
  grey: { top: '#686a84', lip: '#9698b0', edge: '#393a50', dash: '7 5', width: 2.2, cap: 'butt' },
};
const bodyOf = (key: string): Body => BODIES[key] ?? BODIES.grey;

const CREAM = '#fbf3df',
  INK = '#231b2d',
  NIGHT = '#2a2136',
  RIM =
    'M16 5.6H56A10.4 10.4 0 0 1 66.4 16V56A10.4 10.4 0 0 1 56 66.4H16A10.4 10.4 0 0 1 5.6 56V16A10.4 10.4 0 0 1 16 5.6Z';

const number = (x: number, y: number, size: number, text: string, colour: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" font-family="var(--display)" letter-spacing="-1.2" fill="${colour}">${text}</text>`;
const sign = (name: string, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${(size / 24).toFixed(3)})" color="${colour}">${symbolOf(name)}</g>`;

/** A side that tells nothing but its symbol. */
export const isBare = (side: Side): boolean => side.value === 0;

/** What is printed on one side, in a square of 72. */
function print({ symbol, value, price, plus }: Side): string {
  const tab = price
    ? `<path d="M9 48H30A6 6 0 0 1 36 54V63H18A9 9 0 0 1 9 54Z" fill="#ffb938"/>${sign('resource', 11.4, 49.6, 12, '#3a2600')}${number(25, 61, 14.5, String(price), '#2b1d00')}`
    : '';
  if (symbol === 'blank')
    return '<path d="M25 36H47" stroke="rgb(0 0 0 / .38)" stroke-width="7" stroke-linecap="round"/><path d="M25 37.6H47" stroke="rgb(255 255 255 / .2)" stroke-width="3" stroke-linecap="round"/>';
  if (value === 0)
    return `<circle cx="36" cy="36" r="27.5" fill="${CREAM}"/><circle cx="36" cy="36" r="24" fill="none" stroke="${INK}" stroke-opacity=".28" stroke-width="1.4" stroke-dasharray=".1 4" stroke-linecap="round"/>${sign(symbol, 19.5, 19, 34, INK)}${tab}`;
  if (plus)
    return `<path d="M18 9H54A9 9 0 0 1 63 18V54A9 9 0 0 1 54 63H18A9 9 0 0 1 9 54V45.6A9.6 9.6 0 0 0 9 26.4V18A9 9 0 0 1 18 9Z" fill="${NIGHT}"/>${number(17, 34, 27, `+${value}`, CREAM)}${sign(symbol, 33.5, 34, 26, CREAM)}${tab}`;
  return `<rect x="9" y="9" width="54" height="54" rx="9" fill="${CREAM}"/>${number(14, 38, 34, String(value), INK)}${sign(symbol, 31, 31, 29, INK)}${tab}`;
}

const top = (body: Body): string =>
  `<rect x="1" y="1" width="70" height="70" rx="15" fill="${body.top}"/><path d="M2.4 20V16A13.6 13.6 0 0 1 16 2.4H56A13.6 13.6 0 0 1 69.6 16" fill="none" stroke="${body.lip}" stroke-width="1.8" stroke-linecap="round"/><path d="${RIM}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${body.width}" stroke-dasharray="${body.dash}" stroke-linecap="${body.cap}"/>`;
const svg = (height: number, inside: string): string =>
  `<svg viewBox="0 0 72 ${height}" aria-hidden="true" focusable="false">${inside}</svg>`;
const thick = (body: Body, inside: string): string =>
  svg(79, `<rect x="1" y="8" width="70" height="70" rx="15" fill="${body.edge}"/>${top(body)}${inside}`);

/** A die on the table: one side up, a thick edge below it. */
export const lying = (colour: string, side: Side): string => thick(bodyOf(colour), print(side));
/** One side, flat: for nets, cubes and lines of a bill. */
export const flat = (colour: string, side: Side): string => svg(72, top(bodyOf(colour)) + print(side));
/** A die on its card: no side of it counts, so none is shown, only the sign of its colour. */
export const closed = (colour: string): string =>
  thick(
    bodyOf(colour),
    `<g transform="translate(19 19) scale(1.42)" color="#fff" opacity=".88">${EMBLEMS[faction(colour).emb]}</g>`,
  );
/** Where a die belongs while it is in the pool. */
export const socket = (colour: string): string =>
  svg(
    79,
    `<rect x="5" y="6" width="62" height="66" rx="14" fill="rgb(0 0 0 / .2)" stroke="var(--sock, ${bodyOf(colour).top})" stroke-width="4" stroke-dasharray="8 6"/>`,
  );
