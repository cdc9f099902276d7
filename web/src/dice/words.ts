/** Dice in words. */

import { t } from '../lang.svelte';
import type { Side } from '../protocol';
import { isBare } from './print';

/** What a symbol is called: the game's own word. */
export type Naming = (symbol: string) => string;

/** One side: "plus 2 melee, costs 1". */
export function saySide(side: Side, name: Naming): string {
  const what = isBare(side)
    ? name(side.symbol)
    : t(side.plus ? 'side-plus' : 'side-of', { n: side.value, symbol: name(side.symbol) });
  return side.price ? t('side-price', { side: what, n: side.price }) : what;
}
