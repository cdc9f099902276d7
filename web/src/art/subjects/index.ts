/** Which card of which game shows what; each game's list comes when a card of it is to be seen. */

import type { Subject, Subjects } from './subject';

export type Shown = ReadonlyMap<string, [Subject, number]>;

export const SUBJECTS: Readonly<Record<string, () => Promise<Subjects>>> = {
  'star-realms': async () => (await import('./star-realms')).starRealms,
  deckbuilding: async () => (await import('./deckbuilding')).deckbuilding,
  'card-game': async () => (await import('./card-game')).cardGame,
  destiny: async () => (await import('./destiny')).destiny,
  'outer-rim': async () => (await import('./outer-rim')).outerRim,
};

const byCard = (subjects: Subjects): Shown =>
  new Map(
    Object.entries(subjects).flatMap(([subject, cards]) =>
      Object.entries(cards).map(([card, take]) => [card, [subject as Subject, take]]),
    ),
  );

/** What the cards of a game show. A game without a list shows what kinds and traits say. */
export const shownIn = async (game: string): Promise<Shown> => byCard((await SUBJECTS[game]?.()) ?? {});
