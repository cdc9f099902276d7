/** A sign for every verb; a verb nobody drew yet gets the plain one. */

import type { IconName } from '../signs/icons';

const SIGNS: Readonly<Record<string, IconName>> = {
  play: 'play',
  primary: 'base',
  ally: 'ally',
  'ally-as': 'ally',
  scrap: 'scrap',
  'scrap-as': 'scrap',
  'scrap-hand': 'scrap',
  'scrap-discard': 'scrap',
  'scrap-row': 'scrap',
  exile: 'exile',
  buy: 'trade',
  'buy-together': 'trade',
  take: 'reward',
  give: 'share',
  attack: 'combat',
  'hit-base': 'target',
  'hit-together': 'target',
  destroy: 'target',
  target: 'target',
  discard: 'discard',
  draw: 'draw',
  copy: 'copy',
  end: 'bell',
  pass: 'hand',
  stop: 'close',
  yes: 'check',
  no: 'close',
};

export const verbIcon = (verb: string): IconName => SIGNS[verb] ?? 'right';
