/** Symbols on the sides of dice, 24 x 24, in the colour of the text. They are ours, one silhouette each, to hold at 12 px. */

import { ICONS } from '../signs/icons';
import { fill, line } from '../signs/strokes';
import { isIcon } from '../signs/svg';

const SYMBOLS: Readonly<Record<string, string>> = {
  melee:
    line('M3.6 3.6L18.2 18.2M20.4 3.6L5.8 18.2', 3.1) +
    line('M13.4 20.6L20.6 13.4M3.4 13.4L10.6 20.6', 2.7) +
    line('M19.4 19.4L21.4 21.4M4.6 19.4L2.6 21.4', 3),
  ranged: fill(
    'M1.4 5.4H18.6V3.2H22.6V11.4H15.2L14 14.4H10.2L8.4 21.6H2.4L4.6 12.4C2.6 12 1.4 10.8 1.4 8.8ZM10.8 11.4H13L12.4 12.8H10.5Z',
  ),
  shield: fill(
    'M12 1.4L21.4 4.4V11C21.4 17 17.4 20.8 12 22.8C6.6 20.8 2.6 17 2.6 11V4.4ZM12 5.2L6.6 7V11C6.6 14.6 8.8 17.2 12 18.6Z',
  ),
  disrupt: fill('M14.6 0.8L3.4 14H10.2L7.6 23.2L20.6 9.2H13.4Z'),
  discard:
    fill(
      'M3.2 3.4L13.6 1.4A1.6 1.6 0 0 1 15.5 2.7L17.6 13.7L12.6 13.9L12.4 16.6L6.4 17.7A1.6 1.6 0 0 1 4.5 16.4L1.9 5.3A1.6 1.6 0 0 1 3.2 3.4Z',
    ) + line('M17.4 15.6V22M13.4 18.6L17.4 22.4L21.4 18.6', 2.7),
  focus:
    fill(
      'M9.4 7.6H14.6A1.8 1.8 0 0 1 16.4 9.4V14.6A1.8 1.8 0 0 1 14.6 16.4H9.4A1.8 1.8 0 0 1 7.6 14.6V9.4A1.8 1.8 0 0 1 9.4 7.6Z',
    ) +
    line('M2.4 12.4A9.6 9.6 0 0 1 17.6 4.2M21.6 11.6A9.6 9.6 0 0 1 6.4 19.8', 2.5) +
    fill('M14.8 8.2L21.6 7.4L18.8 1.2Z M9.2 15.8L2.4 16.6L5.2 22.8Z'),
  special:
    fill('M11 1.6L13.4 9L20.8 11.4L13.4 13.8L11 21.2L8.6 13.8L1.2 11.4L8.6 9Z') +
    fill(
      'M19.4 15.4L20.5 18.3L23.4 19.4L20.5 20.5L19.4 23.4L18.3 20.5L15.4 19.4L18.3 18.3Z M19.6 1L20.4 3.2L22.6 4L20.4 4.8L19.6 7L18.8 4.8L16.6 4L18.8 3.2Z',
    ),
  blank: line('M5 12H19', 3.4),
  any: line('M12 2.6V21.4M3.9 7.3L20.1 16.7M20.1 7.3L3.9 16.7', 3.4),
};

/** The drawing of a symbol; one that dice have no drawing for takes the table's sign of that name, or the asterisk. */
export const symbolOf = (name: string): string => SYMBOLS[name] ?? (isIcon(name) ? ICONS[name] : SYMBOLS.any);

export const symbol = (name: string): string =>
  `<svg class="k-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${symbolOf(name)}</svg>`;
