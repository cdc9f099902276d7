/** Which card of which game shows what. A game without a list shows what kinds and traits say. */

import { cardGame } from './card-game';
import { deckbuilding } from './deckbuilding';
import { destiny } from './destiny';
import { outerRim } from './outer-rim';
import { starRealms } from './star-realms';
import type { Subject, Subjects } from './subject';

type Shown = ReadonlyMap<string, [Subject, number]>;

const byCard = (subjects: Subjects): Shown =>
  new Map(
    Object.entries(subjects).flatMap(([subject, cards]) =>
      Object.entries(cards).map(([card, take]) => [card, [subject as Subject, take]]),
    ),
  );

export const SUBJECTS: Readonly<Record<string, Subjects>> = {
  'star-realms': starRealms,
  deckbuilding,
  'card-game': cardGame,
  destiny,
  'outer-rim': outerRim,
};

export const LISTED: ReadonlyMap<string, Shown> = new Map(
  Object.entries(SUBJECTS).map(([game, subjects]) => [game, byCard(subjects)]),
);
