/** Signs as SVG text, sized by the font and coloured by the text around them. */

import { faction } from '../art/factions';
import { EMBLEMS } from './emblems';
import { ICONS } from './icons';
import type { IconName } from './icons';

const svg24 = (body: string, cls: string): string =>
  `<svg class="${cls}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${body}</svg>`;

export const isIcon = (name: string): name is IconName => name in ICONS;
export const icon = (name: IconName): string => svg24(ICONS[name], 'k-icon');
export const emblem = (key: string): string => svg24(EMBLEMS[faction(key).emb], 'k-emblem');
