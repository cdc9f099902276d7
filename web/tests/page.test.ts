import { expect, test, vi } from 'vitest';
import { faceOf } from '../src/faces';
import { figure } from '../src/lang.svelte';
import { layoutOf, layouts } from '../src/layouts';
import { byRule } from '../src/layouts/by-rule';
import { lookOf } from '../src/layouts/verbs';
import { line, stepAt } from '../src/table/chances';
import { lobby, pathOf, settingsOf, takersOf, wishOf } from '../src/lobby.svelte';
import { mine } from '../src/mine.svelte';
import type { CardEntry } from '../src/protocol';
import { routeOf } from '../src/route.svelte';
import { firstLang, settings } from '../src/settings.svelte';

const entry = (more: Partial<CardEntry> = {}): CardEntry => ({
  name: 'trading-post',
  title: 'Trading Post',
  piece: 'card',
  kind: 'outpost',
  type: 'Outpost',
  faction: 'trade-federation',
  factionTitle: 'Trade Federation',
  count: 2,
  numbers: { cost: 3, defense: 4 },
  traits: [],
  rules: [],
  sides: [],
  rows: [
    { mark: '', faction: '', text: 'Gain 1 trade.', short: '', tokens: [] },
    { mark: 'scrap', faction: '', text: 'Gain 3 combat.', short: '', tokens: [] },
  ],
  ...more,
});
const say = (id: string, args: Record<string, number>): string => `${id} ${args.n}`;

test('a face has all that is printed, and says it', () => {
  const face = faceOf(entry(), layoutOf('star-realms'), say);
  expect(face.cost).toBe(3);
  expect(face.badge).toEqual({ shape: 'wall', n: 4 });
  expect(face.art.id).toBe('trading-post');
  expect(face.spoken).toBe(
    'Trading Post, Outpost, Trade Federation, card-cost 3, card-wall 4. Gain 1 trade. Gain 3 combat.',
  );
});

test('a base that is no outpost has an open shield, a ship none', () => {
  expect(faceOf(entry({ kind: 'base' }), layoutOf('star-realms'), say).badge?.shape).toBe('open');
  expect(faceOf(entry({ kind: 'ship', numbers: { cost: 0 } }), layoutOf('star-realms'), say)).toMatchObject({
    badge: null,
    cost: 0,
  });
});

test('the first row of whatever has a die has its sides', () => {
  const side = { symbol: 'melee', value: 2, price: 1, plus: false },
    row = { mark: '', faction: '', text: 'a', short: 'a', tokens: [] };
  const { rows } = faceOf(entry({ sides: [side], rows: [row, { ...row, text: 'b' }] }), layoutOf('destiny'), say);
  expect(rows.map(({ text, sides }) => [text, sides])).toEqual([
    ['a', [side]],
    ['b', []],
  ]);
});

test('numbers are grouped as the reader’s language does it', () => {
  settings.lang = 'en';
  expect([2000, 47000].map(figure)).toEqual(['2,000', '47,000']);
  settings.lang = 'pl';
  expect([2000, 47000].map(figure)).toEqual(['2000', '47\u00a0000']);
  settings.lang = 'en';
});

test('a game nobody laid out is laid out by rule', () => {
  const zone = (kind: string, seat: number) => ({ kind, seat, place: -1, size: 1, things: [] });
  const counter = (kind: string, seat: number) => ({ kind, seat, value: 0 });
  const zones = [
    zone('hand', 0),
    zone('deck', 0),
    zone('units', 0),
    zone('market', -1),
    zone('market-deck', -1),
    zone('hand', 1),
    zone('units', 1),
  ];
  const layout = byRule('new-game', zones, [counter('points', 0), counter('health', 1), counter('round', -1)]);
  expect(layout.tallied).toEqual({ points: 'star', health: 'health' });
  expect(layout.hand).toBe('hand');
  expect(layout.counted).toEqual(['hand', 'deck']);
  expect(layout.lines.map((line) => [line.of, line.places.map((place) => `${place.zone}:${place.as}`)])).toEqual([
    ['rival', ['units:cards']],
    ['table', ['market:cards', 'market-deck:pile']],
    ['me', ['units:cards']],
  ]);
});

test('every layout names each of its zones once for each owner', () => {
  for (const layout of layouts) {
    const places = [...layout.axis, ...layout.lines.flatMap((line) => line.places)].map(
      (place) => `${place.zone}:${place.of}:${place.having ?? ''}`,
    );
    expect(new Set(places).size, layout.game).toBe(places.length);
  }
});

test('paths of the page', () => {
  expect(routeOf('/', '')).toEqual({ page: 'lobby' });
  expect(routeOf('/table/abc', '#secret')).toEqual({ page: 'table', id: 'abc', token: 'secret' });
  const replay = { page: 'replay', id: 'abc', branch: null };
  expect(routeOf('/replay/abc', '#12')).toEqual({ ...replay, step: 12 });
  expect(routeOf('/replay/abc', '#12-0')).toEqual({ ...replay, step: 12, branch: 0 });
  expect(routeOf('/replay/abc', '#nonsense')).toEqual({ ...replay, step: null });
  expect(routeOf('/what', '')).toEqual({ page: 'lobby' });
});

test('a pasted link leads to its table', () => {
  expect(pathOf(' https://example.org/table/ab-12#tok ')).toBe('/table/ab-12#tok');
  expect(pathOf('https://example.org/replay/zz9')).toBe('/replay/zz9');
  expect(pathOf('abcd1234')).toBe('/table/abcd1234');
  expect(pathOf('what is this?')).toBeNull();
});

test('who sits where', () => {
  expect(takersOf('robot', 3, 4)).toEqual(['me', 'level4', 'level4']);
  expect(takersOf('friend', 2, 1)).toEqual(['me', 'open']);
  const wish = (taker: Parameters<typeof wishOf>[0], seat: number) => wishOf(taker, seat, 'Ola', (n) => `Player ${n}`);
  expect([wish('me', 0), wish('open', 1), wish('here', 1), wish('level5', 1), wish('player:mine', 1)]).toEqual([
    { kind: 'human', name: 'Ola' },
    { kind: 'open' },
    { kind: 'hot-seat', name: 'Player 2' },
    { kind: 'level', level: 5 },
    { kind: 'player', name: 'mine' },
  ]);
});

test('only settings that differ from the usual are sent, numbers as numbers', () => {
  const variant = {
    key: 'duel',
    title: '',
    text: '',
    fewest: 2,
    most: 2,
    ours: false,
    teams: [0, 1],
    roles: [],
    settings: [
      { key: 'dark', title: '', value: 'sith', choices: [], other: '' },
      { key: 'mulligan', title: '', value: 1, choices: [], other: '' },
    ],
  };
  expect(settingsOf(variant, {})).toEqual({});
  expect(settingsOf(variant, { dark: ' imperial-navy ', mulligan: '0' })).toEqual({
    dark: 'imperial-navy',
    mulligan: 0,
  });
  expect(settingsOf(variant, { dark: 'sith', mulligan: 'x' })).toEqual({ mulligan: 'x' });
});

test('the language is what was asked for, then what was kept, then what the browser speaks', () => {
  expect(firstLang('en', 'pl', ['pl-PL'])).toBe('en');
  expect(firstLang(null, 'pl', ['en-GB'])).toBe('pl');
  expect(firstLang(null, undefined, ['de-DE', 'pl-PL'])).toBe('pl');
  expect(firstLang('xx', 7, ['de'])).toBe('en');
});

test('a verb nobody drew has a plain sign', () => {
  const { verbs } = layoutOf('star-realms');
  expect(lookOf(verbs, 'buy').icon).toBe('trade');
  expect(lookOf(verbs, 'pass').as).toBe('bell');
  expect(lookOf(verbs, 'no such verb').icon).toBe('right');
});

test('a seat is forgotten with its table, not because the server is busy', async () => {
  const answers = new Map<string, number>([
    ['busy', 429],
    ['broken', 500],
    ['none', 404],
  ]);
  for (const table of answers.keys()) mine.hold(table, 'star-realms', 'token');
  vi.stubGlobal('fetch', async (path: string) => {
    const status = answers.get(path.split(/[/?]/)[3]) ?? 200;
    return new Response(JSON.stringify({ open: [], playing: [] }), { status });
  });
  await lobby.refresh();
  vi.unstubAllGlobals();
  expect(mine.list.map((one) => one.table).sort()).toEqual(['broken', 'busy']);
});

test('the chance to win is drawn from the bottom up and the picture leads back to its steps', () => {
  const points = [
    { step: 0, chance: 50 },
    { step: 10, chance: 100 },
  ];
  expect(line(points, 10, 600, 160)).toBe('0.0,80.0 600.0,0.0');
  expect([stepAt(-1, 10), stepAt(0.5, 10), stepAt(2, 10)]).toEqual([0, 5, 10]);
});
