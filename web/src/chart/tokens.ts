/** What stands on a map, around the middle: first a shape, then a colour, then a sign. */

import { faction } from '../art/factions';
import { EMBLEMS } from '../signs/emblems';
import { ICONS } from '../signs/icons';
import type { IconName } from '../signs/icons';

/** A seat's colour and shape; the shape dots its lines of the bill, too. */
export const SEATS = [
  { colour: '#ffb938', ink: '#2b1d00', shape: 'square' },
  { colour: '#8ec8ff', ink: '#0c2746', shape: 'round' },
  { colour: '#ff9cc7', ink: '#45102c', shape: 'diamond' },
  { colour: '#d8f0a0', ink: '#24350a', shape: 'shield' },
] as const;
const SHAPES = {
  square: '<rect x="-13" y="-13" width="26" height="26" rx="6"/>',
  round: '<circle r="14"/>',
  diamond: '<rect x="-12" y="-12" width="24" height="24" rx="5" transform="rotate(45)"/>',
  shield: '<path d="M-13 -12H13V2C13 9 7 14 0 16C-7 14 -13 9 -13 2Z"/>',
} as const;
const HULLS = [
  'M0 -28C6 -22 8 -14 8 -6L20 7V14L9 11L6 19H-6L-9 11L-20 14V7L-8 -6C-8 -14 -6 -22 0 -28Z',
  'M0 -29L6 -17V-5L19 3V13L6 10V17L3 22H-3L-6 17V10L-19 13V3L-6 -5V-17Z',
  'M-8 -24H8L12 -13V4L22 11V18H12V22H-12V18H-22V11L-12 4V-13Z',
  'M-11 -22H-4V-10H4V-22H11V-2L17 12L9 19H-9L-17 12L-11 -2Z',
] as const;
const DARK = '#1d1428';

const sign = (drawing: string, size: number, colour: string, x = 0, y = 0): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})" color="${colour}">${drawing}</g>`;
const shadow = '<ellipse cx="1" cy="5" rx="20" ry="20" fill="#0b0616" opacity=".35"/>';

/** A ship: a paper hull that points where it flies, and the disc of its seat. */
export function ship(seat: number, turn = 0, mark: IconName = 'ship'): string {
  const { colour, ink, shape } = SEATS[seat % SEATS.length],
    hull = HULLS[seat % HULLS.length];
  return `${shadow}<g transform="rotate(${turn})"><path d="${hull}" transform="scale(1.34)" fill="#f6ecd2" stroke="${DARK}" stroke-width="2.2" stroke-linejoin="round"/><path d="${hull}" transform="scale(.98) translate(0 -2)" fill="none" stroke="#b9a67e" stroke-width="1.8"/></g><g transform="scale(.9)"><g fill="${colour}" stroke="${DARK}" stroke-width="2.4">${SHAPES[shape]}</g>${sign(ICONS[mark], 18, ink)}</g>`;
}

/** A seat's disc alone: for the overview. */
export const disc = (seat: number): string => {
  const { colour, shape } = SEATS[seat % SEATS.length];
  return `<g fill="${colour}" stroke="${DARK}" stroke-width="3">${SHAPES[shape]}</g>`;
};

/** What a guard does to the reader. */
export type Stance = 'passes' | 'stops' | 'fights';
const STANCES: Readonly<Record<Stance, string>> = {
  passes: `<circle r="9" fill="#5fe3b7" stroke="${DARK}" stroke-width="2"/><path d="M-4 0L-1 3.4L4.4 -3.4" fill="none" stroke="#06281d" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  stops: `<rect x="-8.5" y="-8.5" width="17" height="17" rx="3" fill="#f3e8cf" stroke="${DARK}" stroke-width="2"/><path d="M-4.6 0H4.6" stroke="${DARK}" stroke-width="3.2" stroke-linecap="round"/>`,
  fights: `<rect x="-7.6" y="-7.6" width="15.2" height="15.2" rx="3" transform="rotate(45)" fill="#ff8d7e" stroke="${DARK}" stroke-width="2"/>${sign(ICONS.combat, 12, '#3a0c08')}`,
};

/** A guard: the hexagon of its faction, pips for its level, a plate with its strength, and what it does to the reader. */
export function guard(key: string, level: number, strength: string, stance: Stance | null = null): string {
  const pips = Array.from(
    { length: level },
    (_, n) => `<circle cx="${(n - (level - 1) / 2) * 6.4}" cy="13.4" r="2.3" fill="#fff"/>`,
  ).join('');
  const plate = strength
    ? `<g transform="translate(16 -13)"><rect x="-8.5" y="-8.5" width="17" height="17" rx="4" fill="#f3e8cf" stroke="${DARK}" stroke-width="1.8"/><text y="4.8" text-anchor="middle" font-size="13" font-weight="800" font-family="var(--display)" fill="#b02a20">${strength}</text></g>`
    : '';
  return `${shadow}<path d="M-20 0L-11 -18H11L20 0L11 19H-11Z" fill="${faction(key).ui}" stroke="#f3e8cf" stroke-width="2.4" stroke-linejoin="round"/>${sign(EMBLEMS[faction(key).emb], 17, '#fff', 0, -5)}${pips}${plate}${stance ? `<g transform="translate(-16 -14)">${STANCES[stance]}</g>` : ''}`;
}

const RANKS = [
  { colour: '#ece5d8', ink: '#2b2333', body: '<circle r="12"/>' },
  { colour: '#57b96a', ink: '#0c2a14', body: '<rect x="-11" y="-11" width="22" height="22" rx="4"/>' },
  {
    colour: '#f2c230',
    ink: '#3a2a00',
    body: '<rect x="-10" y="-10" width="20" height="20" rx="3.5" transform="rotate(45)"/>',
  },
] as const;

/** A paper tag: something of the reader's is wanted there. */
export const pin = (icon: IconName): string =>
  `<rect x="-11" y="-11" width="22" height="22" rx="4" fill="#f6ecd2" stroke="${DARK}" stroke-width="2"/>${sign(ICONS[icon], 15, DARK)}`;

/** Something that lies face down, by its rank: a circle, a square or a diamond with as many pips. */
export function chip(rank: number, open: IconName | null = null): string {
  const { colour, ink, body } = RANKS[Math.max(0, Math.min(RANKS.length, rank) - 1)];
  const pips = Array.from(
    { length: rank },
    (_, n) => `<circle cx="${(n - (rank - 1) / 2) * 6}" cy="0" r="2.2" fill="${ink}"/>`,
  ).join('');
  return `<g fill="#0b0616" opacity=".4" transform="translate(1 2.5)">${body}</g><g fill="${colour}" stroke="${DARK}" stroke-width="2">${body}</g>${open ? sign(ICONS[open], 13, ink) : pips}`;
}
