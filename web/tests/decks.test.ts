import { expect, test } from 'vitest';
import { fileIn, picksIn, shelf } from '../src/decks/shelf.svelte';
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
  expect(file?.decks).toEqual([{ ...deck, name: 'x'.repeat(60), picks: { rey: 2 }, shelved: false }]);
  expect(file?.collections).toEqual({ destiny: { rey: 1 } });
});

test('what is no file of decks is told from one', () => {
  for (const text of ['', '{', '[]', '{}', '{"kantyna":"replay"}', '{"kantyna":"decks","format":2,"decks":[]}'])
    expect(fileIn(text)).toBeNull();
});

test('a link leads to the workshop with its deck', () => {
  expect(routeOf('/decks/destiny', '#1.abc')).toEqual({ page: 'decks', game: 'destiny', deck: '1.abc' });
});

test('decks of the server and of the browser become the same', () => {
  const deck = (id: string, name: string, shelved: boolean) =>
    ({ id, game: 'destiny', name, picks: { rey: 1 }, setting: '', fits: [], shelved }) as const;
  const kept = (one: ReturnType<typeof deck>) => ({ ...one, fits: [...one.fits] });
  shelf.decks = [deck('new', 'only here', false), deck('old', 'as it was', true), deck('gone', 'off', true)].map(kept);
  shelf.merge([deck('old', 'changed elsewhere', true), deck('other', 'from elsewhere', true)].map(kept));
  expect(shelf.decks.map((one) => one.name).sort()).toEqual(['changed elsewhere', 'from elsewhere', 'only here']);
  shelf.mark(true);
  shelf.keep({ ...kept(deck('old', 'changed here', false)), shelved: undefined });
  shelf.merge([deck('old', 'changed elsewhere', true), deck('new', 'only here', true)].map(kept));
  expect(shelf.decks.find((one) => one.id === 'old')?.name).toBe('changed here');
  expect(shelf.decks.some((one) => one.id === 'other')).toBe(false);
});
