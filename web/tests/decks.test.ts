import { expect, test } from 'vitest';
import type { Bench } from '../src/decks/bench.svelte';
import { Filter } from '../src/decks/filter.svelte';
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

test('cards of Destiny are found by colour, faction, symbol, cost and words of either language', () => {
  const card = (name: string, title: string, faction: string, traits: string[], cost: number, symbol: string) => ({
    name,
    title,
    faction,
    traits,
    numbers: { cost },
    sides: [{ symbol }],
    kind: 'upgrade',
    type: 'upgrade',
    factionTitle: faction,
    rows: [],
  });
  const cards = [
    card('lightsaber', 'Lightsaber', 'neutral', ['blue', 'weapon'], 3, 'melee'),
    card('holdout', 'Holdout Blaster', 'villain', ['gray', 'weapon'], 2, 'ranged'),
    card('falcon', 'Millennium Falcon', 'hero', ['yellow', 'vehicle'], 6, 'special'),
  ];
  const bench = {
    book: { picks: cards.map(({ name }) => ({ name, unit: [] })) },
    words: {},
    others: { cards: [{ ...cards[0], title: 'Miecz świetlny' }] },
    counting: false,
    card: (name: string) => cards.find((one) => one.name === name),
    fits: (pick: { name: string }) => pick.name !== 'falcon',
  };
  const shown = (wish: Partial<Filter>) =>
    Object.assign(new Filter(bench as unknown as Bench), wish).shown.map((pick) => pick.name);
  expect(shown({})).toEqual(['lightsaber', 'holdout']);
  expect(shown({ all: true })).toEqual(['lightsaber', 'holdout', 'falcon']);
  expect(shown({ colour: 'gray' })).toEqual(['holdout']);
  expect(shown({ faction: 'neutral' })).toEqual(['lightsaber']);
  expect(shown({ symbol: 'ranged' })).toEqual(['holdout']);
  expect(shown({ cost: '3' })).toEqual(['lightsaber']);
  expect(shown({ cost: '5', all: true })).toEqual(['falcon']);
  expect(shown({ trait: 'weapon' })).toEqual(['lightsaber', 'holdout']);
  expect(shown({ wanted: 'świetlny' })).toEqual(['lightsaber']);
  expect(shown({ wanted: 'blaster' })).toEqual(['holdout']);
});
