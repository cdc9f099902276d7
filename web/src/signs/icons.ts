/** Signs of things and deeds, 24 x 24, in the colour of the text. */

import { poly, circ, ell, rect, star } from '../art/geometry';
import { fill, line, scallop } from './strokes';
import { EMBLEMS } from './emblems';

const HEART = 'M12 21.6C4.8 16 1.6 12.4 1.6 8.2A5.5 5.5 0 0 1 12 5.6A5.5 5.5 0 0 1 22.4 8.2C22.4 12.4 19.2 16 12 21.6Z';
const SHIELD = 'M12 1.4L21.4 4.4V11C21.4 17 17.4 20.8 12 22.8C6.6 20.8 2.6 17 2.6 11V4.4Z';
const CARD = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, 2);

const DRAWN = {
  // counters
  trade: fill(scallop(12, 12, 11.4, 9.6, 12) + circ(12, 12, 6.9) + circ(12, 12, 5)),
  combat:
    fill('M22.4 1.6L21.8 7.4L11.4 17.2L6.8 12.6L16.6 2.2Z') +
    fill('M4.6 11.2L12.8 19.4L10.9 21.3L2.7 13.1Z') +
    fill('M5.6 16.2L7.8 18.4L4.4 21.8A1.6 1.6 0 0 1 2.2 19.6Z'),
  authority: fill(HEART + star(12, 11.2, 5, 2.1, 5)),
  health: fill(HEART),
  scrap:
    fill('M9 1.8H15L15.8 3.8H21V6.6H3V3.8H8.2Z') +
    fill(
      'M4.4 8.2H19.6L18.4 22.2H5.6Z' +
        rect(8, 10.8, 1.9, 8.6, 0.9) +
        rect(11.1, 10.8, 1.9, 8.6, 0.9) +
        rect(14.2, 10.8, 1.9, 8.6, 0.9),
    ),
  draw:
    fill(CARD(2.4, 5, 12.4, 17) + rect(5, 12.4, 7.2, 2.2) + rect(7.5, 9.9, 2.2, 7.2)) +
    line('M17.6 19.4V4.4M13.9 8L17.6 3.6L21.4 8', 2.4),
  discard:
    fill(CARD(2.4, 2, 12.4, 17) + rect(5, 9.4, 7.2, 2.2)) + line('M18.4 4.6V20M14.4 16.4L18.4 20.6L22.4 16.4', 2.4),
  defense: `<path d="${SHIELD}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>`,
  outpost: fill('M2.6 2H7V4.8H9.8V2H14.2V4.8H17V2H21.4V11C21.4 17 17.4 20.8 12 22.8C6.6 20.8 2.6 17 2.6 11Z'),
  ship: fill(
    'M12 1C15.6 4.2 16.8 8.4 16.4 13L20.6 17.4V21L15 18.6H9L3.4 21V17.4L7.6 13C7.2 8.4 8.4 4.2 12 1Z' +
      circ(12, 9.4, 2.2),
  ),
  base:
    fill(rect(10.6, 1.4, 2.8, 6, 1) + rect(10.6, 16.6, 2.8, 6, 1)) +
    fill(circ(12, 12, 5.4) + circ(12, 12, 2.2)) +
    `<ellipse cx="12" cy="12" rx="10.6" ry="3.6" fill="none" stroke="currentColor" stroke-width="2"/>`,
  ally:
    line('M8.6 15.4L15.4 8.6', 2.6) +
    line('M10.8 6.6L13.4 4A4.7 4.7 0 0 1 20 10.6L17.4 13.2M13.2 17.4L10.6 20A4.7 4.7 0 0 1 4 13.4L6.6 10.8', 2.6),
  resource:
    fill('M12 1.6L21.4 6.6L12 11.6L2.6 6.6Z') + fill('M2 8.8L11 13.6V22.8L2 18Z') + fill('M22 8.8L13 13.6V22.8L22 18Z'),
  force: EMBLEMS.swirl,
  exile:
    `<path d="${rect(4, 2, 16, 20, 3)}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="3.6 2.9"/>` +
    line('M8.4 8.4L15.6 15.6M15.6 8.4L8.4 15.6', 2.8),
  target:
    line(circ(12, 12, 7.6), 2.2) + line('M12 1.6V7M12 17V22.4M1.6 12H7M17 12H22.4', 2.2) + fill(circ(12, 12, 1.8)),
  reward:
    fill('M7.4 12.6L4 22.6L8.6 20.6L11.2 23L12 20.6L12.8 23L15.4 20.6L20 22.6L16.6 12.6Z') +
    fill(scallop(12, 8.6, 8, 6.8, 10) + circ(12, 8.6, 3)),
  blast: fill(star(12, 12, 11.6, 5, 8)),
  tactics:
    line('M4 20.6V12.4C4 6.4 8 3.6 12.4 3.6S20.4 6.8 20.4 11.4V14', 2.8) +
    fill('M14.8 12.2H24L20.2 19.4Z') +
    fill(circ(12, 13.6, 3.2)),
  focus: line(circ(12, 12, 9), 2.8) + fill(circ(12, 12, 4)),
  shield: fill(SHIELD + 'M12 5.2L7 6.9V11C7 14.4 9 16.9 12 18.3Z'),
  damage: fill(
    'M12 1.6A10.4 10.4 0 0 0 6.6 20.9L10.4 14.6L6.4 11.4L11.4 5.6L10.6 10.2L15.4 13.4L10.2 22.2A10.4 10.4 0 1 0 12 1.6Z',
  ),
  edge:
    fill(
      poly([
        [12, 0.8],
        [23.2, 12],
        [12, 23.2],
      ]),
    ) +
    `<path d="M12 2.4L2.4 12L12 21.6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  reserve:
    fill('M3 8.4L9 6.2L13.8 19.6L7.8 21.8Z') +
    fill('M10 4.6H16.4V19H14.8L10 5.8Z') +
    fill('M17.8 6L22.6 7.4L18.8 20.2L17.8 19.9Z'),
  objective: fill(rect(3.6, 1.6, 2.6, 21, 1.2)) + fill('M7.4 3H20.6V13.4H7.4Z' + star(14, 8.2, 3.7, 1.6, 5)),
  fate: EMBLEMS.compass,
  dial: line('M4.2 19.4A10.2 10.2 0 1 1 19.8 19.4', 2.6) + line('M12 13.4L16.6 6.8', 2.6) + fill(circ(12, 13.6, 2.8)),
  elite: fill(star(12, 12.6, 11.4, 5, 5)),
  victory: fill(
    'M6 2H18V4.4H22C22 9.6 20 12.4 16.6 13C15.6 14.4 14.4 15.2 13.2 15.6V18.4H17V22H7V18.4H10.8V15.6C9.6 15.2 8.4 14.4 7.4 13C4 12.4 2 9.6 2 4.4H6Z',
  ),
  // sides of dice
  special: fill(star(12, 12, 11.6, 3.6, 4)),
  blank: line('M6.6 12H17.4', 3),
  reroll: line('M20.6 12A8.6 8.6 0 1 1 17.6 5.4M18.4 1.6V6.2H13.8', 2.4),
  die: fill(rect(2.4, 2.4, 19.2, 19.2, 4) + circ(8, 8, 1.9) + circ(16, 16, 1.9) + circ(12, 12, 1.9)),
  // Outer Rim
  hit: fill(star(12, 12, 10.6, 4.2, 6)),
  crit: fill(star(9.6, 9.6, 8.6, 3.4, 6)) + fill(star(17, 17, 6.4, 2.6, 6)),
  fame: fill(star(12, 9.4, 8.4, 3.6, 5)) + line('M5 21.4H19', 2.8),
  hull: fill('M2 9L12 2L22 9L19 22H5Z' + rect(10.9, 7, 2.2, 12)),
  speed: line('M4 5L11 12L4 19M12.6 5L19.6 12L12.6 19', 3),
  crew: fill(circ(12, 7, 5)) + fill('M2.6 22.4C2.6 16.6 6.6 13.6 12 13.6S21.4 16.6 21.4 22.4Z'),
  cargo: fill(rect(2, 4, 20, 5.4, 1)) + fill('M3.4 10.8H20.6V21.6H3.4Z' + rect(9, 13, 6, 2.4, 1)),
  job: fill(
    'M8.6 1.6H15.4V3.2H19.6V22.4H4.4V3.2H8.6Z' +
      rect(7.4, 8.6, 9.2, 1.9) +
      rect(7.4, 12.4, 9.2, 1.9) +
      rect(7.4, 16.2, 6, 1.9),
  ),
  bounty:
    line(circ(12, 12, 8.6), 2.2) +
    fill(circ(12, 9.8, 2.7)) +
    fill('M6.8 17.4C7.4 14.6 9.4 13.4 12 13.4S16.6 14.6 17.2 17.4Z'),
  patrol: EMBLEMS.wedge,
  influence: fill(
    'M2 3H22V16.4H12.6L6.6 21.6V16.4H2Z' + circ(7.4, 9.8, 1.5) + circ(12, 9.8, 1.5) + circ(16.6, 9.8, 1.5),
  ),
  knowledge:
    fill('M1.6 4C5.4 3 9 3.4 11.2 5.4V20.6C9 18.8 5.4 18.4 1.6 19.2Z') +
    fill('M22.4 4C18.6 3 15 3.4 12.8 5.4V20.6C15 18.8 18.6 18.4 22.4 19.2Z'),
  piloting: line(circ(12, 12, 9.4), 2.6) + line('M12 12V21M12 12L4.4 8.4M12 12L19.6 8.4', 2.6),
  stealth:
    fill('M1 12C4 6.8 7.8 4.4 12 4.4S20 6.8 23 12C20 17.2 16.2 19.6 12 19.6S4 17.2 1 12Z' + circ(12, 12, 4.2)) +
    line('M3.4 21.4L20.6 2.6', 2.4),
  strength: fill(
    rect(0.8, 8, 3.4, 8, 1.4) +
      rect(5, 5.4, 3.6, 13.2, 1.6) +
      rect(15.4, 5.4, 3.6, 13.2, 1.6) +
      rect(19.8, 8, 3.4, 8, 1.4) +
      rect(8.6, 10.6, 6.8, 2.8),
  ),
  tech: fill(
    'M14.4 9.6L4 20A2.9 2.9 0 0 1 0 16L10.4 5.6C9.8 2.6 12 -0.4 15.6 0.2L13 3.6L15.8 6.8L19.6 6L21.4 3.4C23.4 6.8 20.6 10.8 16.6 10.4Z',
  ),
  // table and interface
  deck: fill(CARD(6.4, 5, 13, 17.4)) + line('M3.2 18V4.4A2 2 0 0 1 5.2 2.4H15', 2.2),
  undo: line('M4 9.4H14.4A6 6 0 0 1 14.4 21.4H8M8.4 4.4L3.4 9.4L8.4 14.4', 2.4),
  log: fill(
    'M4 1.6H20V22.8L17.3 20.6L14.7 22.8L12 20.6L9.3 22.8L6.7 20.6L4 22.8Z' +
      rect(7.2, 6, 9.6, 1.9) +
      rect(7.2, 10, 9.6, 1.9) +
      rect(7.2, 14, 6, 1.9),
  ),
  inspect: line(circ(10.4, 10.4, 7), 2.4) + line('M15.8 15.8L21.6 21.6', 3),
  why: fill(
    'M12 1.4A10.6 10.6 0 1 0 12 22.6A10.6 10.6 0 1 0 12 1.4ZM10.7 18.6A1.4 1.4 0 1 1 13.5 18.6A1.4 1.4 0 1 1 10.7 18.6ZM8.2 9.2A3.9 3.9 0 1 1 14.3 12.4C13.4 13 13.2 13.4 13.2 14.8H10.9C10.9 12.6 11.5 11.7 12.8 10.8A1.6 1.6 0 1 0 10.5 9.2Z',
  ),
  bell:
    fill('M3 17.4C3 11 6.8 7.4 12 7.4S21 11 21 17.4Z') + fill(rect(1.4, 18.8, 21.2, 3, 1.4)) + fill(circ(12, 4.8, 2.2)),
  settings: line('M3 6.6H13M19 6.6H21M3 17.4H5M11 17.4H21', 2.4) + line(circ(16, 6.6, 2.7) + circ(8, 17.4, 2.7), 2.2),
  eye:
    fill('M1 12C4 6.8 7.8 4.4 12 4.4S20 6.8 23 12C20 17.2 16.2 19.6 12 19.6S4 17.2 1 12Z' + circ(12, 12, 4.2)) +
    fill(circ(12, 12, 2.1)),
  download: line('M12 3V15M6.6 10L12 15.6L17.4 10M4 20.6H20', 2.4),
  plug: fill('M6 8.6H18V12C18 15.4 15.6 17.6 12 17.6S6 15.4 6 12Z') + line('M9 2.4V8M15 2.4V8M12 17.6V22.4', 2.6),
  robot:
    fill(rect(3.4, 7, 17.2, 13.4, 3.4) + circ(8.8, 13, 1.9) + circ(15.2, 13, 1.9) + rect(8.4, 16.6, 7.2, 1.6)) +
    line('M12 7V3', 2.2) +
    fill(circ(12, 2.8, 1.8)),
  play: fill('M6 3L21 12L6 21Z'),
  more: line('M4 7H20M4 12H20M4 17H13', 2.4),
  fast: fill('M3 4L12 12L3 20Z M12 4L21 12L12 20Z'),
  pause: fill(rect(5, 3.4, 5, 17.2, 1.4) + rect(14, 3.4, 5, 17.2, 1.4)),
  next: fill('M4 4L15.4 12L4 20Z' + rect(16.6, 4, 3.4, 16, 1)),
  prev: fill('M20 4L8.6 12L20 20Z' + rect(4, 4, 3.4, 16, 1)),
  first: fill('M12.4 4.4V19.6L3.4 12ZM21.6 4.4V19.6L12.6 12Z'),
  last: fill('M11.6 4.4V19.6L20.6 12ZM2.4 4.4V19.6L11.4 12Z'),
  branch:
    line('M6 3V21M6 15C6 10.4 18 13.4 18 7.4', 2.4) + fill(circ(6, 3.4, 2.4) + circ(6, 20.6, 2.4) + circ(18, 5.6, 2.6)),
  clock: line(circ(12, 12, 9.4), 2.4) + line('M12 6.4V12L16 14.4', 2.4),
  users:
    fill(circ(8.4, 8, 4.2)) +
    fill('M0.8 20.6C0.8 15.8 4 13.4 8.4 13.4S16 15.8 16 20.6Z') +
    fill(
      'M14.6 4.2A4.2 4.2 0 1 1 14.6 11.8A6.4 6.4 0 0 0 14.6 4.2ZM17.8 20.6C17.8 17.4 17 15.2 15.2 13.6C19.6 13.2 23.2 15.8 23.2 20.6Z',
    ),
  check: line('M3.6 12.8L9.4 18.6L20.6 6', 3),
  close: line('M5 5L19 19M19 5L5 19', 2.8),
  plus: line('M12 4V20M4 12H20', 2.8),
  minus: line('M4 12H20', 2.8),
  down: line('M4.6 8.4L12 15.8L19.4 8.4', 2.6),
  right: line('M8.4 4.6L15.8 12L8.4 19.4', 2.6),
  left: line('M15.6 4.6L8.2 12L15.6 19.4', 2.6),
  up: line('M4.6 15.6L12 8.2L19.4 15.6', 2.6),
  sun:
    fill(circ(12, 12, 4.8)) +
    line(
      'M12 1.8V4.4M12 19.6V22.2M1.8 12H4.4M19.6 12H22.2M4.8 4.8L6.6 6.6M17.4 17.4L19.2 19.2M4.8 19.2L6.6 17.4M17.4 6.6L19.2 4.8',
      2.2,
    ),
  moon: fill('M20.6 14.6A9.6 9.6 0 1 1 9.4 3.4A7.8 7.8 0 0 0 20.6 14.6Z'),
  globe: line(circ(12, 12, 9.6) + ell(12, 12, 4.2, 9.6), 1.9) + line('M2.6 12H21.4', 1.9),
  hint:
    fill('M12 1.4A7.4 7.4 0 0 0 8 15V17.4H16V15A7.4 7.4 0 0 0 12 1.4Z') +
    fill(rect(8.4, 18.6, 7.2, 2, 1) + rect(9.8, 21.2, 4.4, 1.8, 0.9)),
  menu: line('M3 6H21M3 12H21M3 18H21', 2.4),
  keyboard: fill(
    rect(1, 5, 22, 14, 2.6) +
      rect(4, 8, 2.2, 2.2) +
      rect(8, 8, 2.2, 2.2) +
      rect(12, 8, 2.2, 2.2) +
      rect(16, 8, 3.6, 2.2) +
      rect(6, 13.6, 12, 2.4),
  ),
  share:
    fill(circ(5, 12, 3.2) + circ(18.4, 5, 3.2) + circ(18.4, 19, 3.2)) +
    line('M7.6 10.6L15.8 6.4M7.6 13.4L15.8 17.6', 2),
  mug:
    line('M4 6H16.4V17.6A3.4 3.4 0 0 1 13 21H7.4A3.4 3.4 0 0 1 4 17.6ZM16.4 9H18.4A3 3 0 0 1 18.4 15H16.4', 2.2) +
    line('M8 3.4V1.4M12.4 3.4V1.4', 2),
  warn: fill('M12 1.6L23.4 21.6H0.6Z' + rect(10.8, 8.4, 2.4, 6.8, 1) + circ(12, 18, 1.5)),
  spark: fill(star(12, 12, 11, 2.8, 4)),
  lock: fill('M5 10.4H19V22H5Z' + circ(12, 15.6, 2)) + line('M8 10.4V7A4 4 0 0 1 16 7V10.4', 2.4),
  home: fill('M12 2L23 11.4H20V22H14.6V15H9.4V22H4V11.4H1Z'),
  copy: fill(CARD(3, 2, 12, 15)) + line('M9 21H19A2 2 0 0 0 21 19V7', 2.4),
  all: line('M2.6 12.6L7 17L15 7.4M11 16.4L11.8 17.2L21.4 6', 2.4),
};

/** other names of the same sign */
export const ICONS = {
  ...DRAWN,
  attack: DRAWN.combat,
  credits: DRAWN.trade,
  hand: DRAWN.reserve,
  hidden: DRAWN.stealth,
  person: DRAWN.crew,
  chat: DRAWN.influence,
  link: DRAWN.ally,
  flag: DRAWN.objective,
  star: DRAWN.elite,
  trophy: DRAWN.victory,
  pile: DRAWN.deck,
  resources: DRAWN.resource,
};

export type IconName = keyof typeof ICONS;
