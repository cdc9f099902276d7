import { expect, test } from 'vitest';
import { fileIn, picksIn } from '../src/decks/shelf.svelte';
import { routeOf } from '../src/route.svelte';

test('only numbers of cards are picks', () => {
  expect(picksIn({ rey: 2, finn: 0, poe: -1, maz: 1.5, han: '2', leia: 1 })).toEqual({ rey: 2, leia: 1 });
  for (const other of [null, [], 'rey', 3]) expect(picksIn(other)).toEqual({});
});

test('a file of decks is read with whatever is sound in it', () => {
  const deck = {
    id: 'a',
    game: 'destiny',
    name: 'x'.repeat(99),
    picks: { rey: 2, bad: 'x' },
    setting: 's',
    fits: ['deck-1'],
  };
  const file = fileIn(
    JSON.stringify({ kantyna: 'decks', format: 1, decks: [deck, 7], collections: { destiny: { rey: 1 } } }),
  );
  expect(file?.decks).toEqual([{ ...deck, name: 'x'.repeat(60), picks: { rey: 2 } }]);
  expect(file?.collections).toEqual({ destiny: { rey: 1 } });
});

test('what is no file of decks is told from one', () => {
  for (const text of ['', '{', '[]', '{}', '{"kantyna":"replay"}', '{"kantyna":"decks","format":2,"decks":[]}'])
    expect(fileIn(text)).toBeNull();
});

test('a link leads to the workshop with its deck', () => {
  expect(routeOf('/decks/destiny', '#1.abc')).toEqual({ page: 'decks', game: 'destiny', deck: '1.abc' });
});
