/** Signs of the factions, 24 x 24, in the colour of the text. They are ours. */

import { poly, circ, ring, rect, curve, regular, star } from '../art/geometry';
import { fill, line } from './strokes';

export const EMBLEMS = {
  spore:
    fill(
      curve([
        [4, 13],
        [7, 8],
        [13, 8],
        [18, 12],
        [17, 19],
        [11, 22],
        [5, 19],
      ]) + circ(11, 15, 3.3),
    ) +
    fill(circ(18.6, 6.2, 3.2)) +
    fill(circ(10.4, 3.6, 2.1)),
  compass: fill(ring(12, 12, 11, 9)) + fill(star(12, 12, 8.6, 2.5, 4)),
  crown:
    fill('M2.4 17.5L1.4 6.6L7.4 10.8L12 2.6L16.6 10.8L22.6 6.6L21.6 17.5Z') + fill(rect(2.6, 19.2, 18.8, 2.8, 1.2)),
  nut: fill(poly(regular(12, 12, 11.4, 6, 0)) + circ(12, 12, 6)) + fill(circ(12, 12, 3.2)),
  orbit:
    fill(circ(12, 12, 6)) +
    `<path d="M4.6 10.2C1.6 11.6 0.6 13 1 13.9C2 16.2 8.4 15.9 14.4 13.6S24.2 7.9 23 5.6C22.6 4.7 20.8 4.5 18 5" transform="rotate(6 12 12)" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>`,
  dawn:
    fill('M4.6 16.4A7.4 7.4 0 0 1 19.4 16.4Z') +
    fill(rect(1.5, 18.2, 21, 2.6, 1.3)) +
    line('M12 2.4V5.6M4.2 5.4L6.4 7.8M19.8 5.4L17.6 7.8M1.6 12.4H3.4M22.4 12.4H20.6', 2.2),
  pillar:
    fill(rect(2.6, 2, 18.8, 4, 1) + rect(2.6, 18, 18.8, 4, 1)) +
    fill(rect(4.2, 7.4, 3.8, 9.2) + rect(10.1, 7.4, 3.8, 9.2) + rect(16, 7.4, 3.8, 9.2)),
  ripple:
    fill(circ(12, 12, 2.8)) +
    line(circ(12, 12, 6.2), 2) +
    line('M12 1.6A10.4 10.4 0 0 1 22.4 12M12 22.4A10.4 10.4 0 0 1 1.6 12', 2.2),
  rift:
    fill('M10.6 1.2L7.4 8.2L11.6 11.4L7.6 22.2A11 11 0 0 1 10.6 1.2Z') +
    fill('M13.6 1.2L11 7.4L15.4 10.8L10.6 22.8A11 11 0 0 0 13.6 1.2Z'),
  wedge:
    fill('M12 1.6L22 9V13L12 5.6L2 13V9Z') +
    fill('M12 8.4L20 14.4V18L12 12L4 18V14.4Z') +
    fill('M12 15L17.4 19V22.4L12 18.4L6.6 22.4V19Z'),
  key:
    fill(circ(7.6, 7.6, 6.2) + circ(7.6, 7.6, 2.6)) +
    fill('M11.2 13.4L13.4 11.2L22.6 20.4V22.6H19.6V20.2H17V17.6H15.4Z'),
  hook:
    fill(circ(12, 3.6, 2.6)) +
    line('M12 6V20.6M3 12.6C3 18.4 7.4 21 12 21S21 18.4 21 12.6', 2.6) +
    fill('M0.8 14.2L3.2 8.8L6 14Z M18 14L20.8 8.8L23.2 14.2Z'),
  banner: fill(rect(3, 1.6, 2.6, 20.8, 1.2)) + fill('M7 3H21.6L17.6 8.4L21.6 13.8H7Z'),
  swirl:
    fill(
      'M12 1.2C18 1.2 22.8 6 22.8 12C22.8 15.4 20.4 18.2 17.2 18.2C13.8 18.2 11.6 15.4 12 12C12.4 8.6 10.2 5.8 6.8 5.8C4.9 5.8 3.4 6.7 2.4 8C4 4 7.7 1.2 12 1.2Z' +
        circ(17.2, 13, 2),
    ) +
    fill(
      'M12 22.8C6 22.8 1.2 18 1.2 12C1.2 9.6 2.6 7.6 4.7 6.9C8.6 6.4 11 9 10.4 12.6C10 16.2 12.6 19.6 16.6 19.8C18.6 19.9 20.2 19.1 21.4 17.8C19.6 20.8 16 22.8 12 22.8Z' +
        circ(6.2, 12, 2),
    ),
  coil: line('M20 12A8 8 0 1 1 12 4A6 6 0 1 1 6.4 11.6A4.2 4.2 0 1 1 12.6 13.4', 2.6) + fill(circ(20.4, 7.4, 2.6)),
  links:
    line('M8.6 3.4H15.4A3.4 3.4 0 0 1 15.4 10.2H8.6A3.4 3.4 0 0 1 8.6 3.4Z', 2.4) +
    line(
      'M5.4 11.8H9A3.4 3.4 0 0 1 9 20.6H5.4A3.4 3.4 0 0 1 5.4 11.8Z M15 11.8H18.6A3.4 3.4 0 0 1 18.6 20.6H15A3.4 3.4 0 0 1 15 11.8Z',
      2.4,
    ),
};

export type EmblemName = keyof typeof EMBLEMS;
