/** What is written on the samples, in both languages. */

import { settings } from '../settings.svelte';

export type Both = readonly [pl: string, en: string];
export const say = ([pl, en]: Both): string => (settings.lang === 'pl' ? pl : en);

const SYMBOLS: Readonly<Record<string, Both>> = {
  melee: ['wręcz', 'melee'],
  ranged: ['dystansowe', 'ranged'],
  shield: ['osłony', 'shields'],
  resource: ['zasoby', 'resources'],
  disrupt: ['zakłócenie', 'disrupt'],
  discard: ['odrzucenie', 'discard'],
  focus: ['skupienie', 'focus'],
  special: ['specjalna', 'special'],
  blank: ['pusta', 'blank'],
  hit: ['trafienie', 'hit'],
  crit: ['trafienie krytyczne', 'critical hit'],
};
export const symbolName = (symbol: string): string => say(SYMBOLS[symbol] ?? [symbol, symbol]);

const COLOURS: Readonly<Record<string, Both>> = {
  red: ['czerwona', 'red'],
  blue: ['niebieska', 'blue'],
  yellow: ['żółta', 'yellow'],
  grey: ['szara', 'grey'],
};
export const colourName = (colour: string): string => say(COLOURS[colour]);
