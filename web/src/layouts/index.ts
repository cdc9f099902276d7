import type { Counter, Zone } from '../protocol';
import { cardGame } from './card-game';
import { deckbuilding } from './deckbuilding';
import { destiny } from './destiny';
import { byRule } from './by-rule';
import type { Layout } from './layout';
import { outerRim } from './outer-rim';
import { starRealms } from './star-realms';

export const layouts: readonly Layout[] = [starRealms, deckbuilding, cardGame, destiny, outerRim];

export const layoutOf = (game: string, zones: readonly Zone[] = [], counters: readonly Counter[] = []): Layout =>
  layouts.find((one) => one.game === game) ?? byRule(game, zones, counters);
