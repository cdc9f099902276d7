import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { art, artUrl, waitsFor } from '../src/art/art';
import { FACTIONS, faction, letter } from '../src/art/factions';
import { subjectOf } from '../src/art/subject';
import type { ArtSpec } from '../src/art/subject';
import { SUBJECTS, shownIn } from '../src/art/subjects';
import type { Shown } from '../src/art/subjects';
import { EMBLEMS } from '../src/signs/emblems';
import { ICONS } from '../src/signs/icons';
import { icon, emblem, isIcon } from '../src/signs/svg';
import { spineTile } from '../src/signs/patterns';

const BROKEN = /NaN|undefined|Infinity/;
const names = Object.keys(FACTIONS);
const games = Object.keys(SUBJECTS);
const specs = (game: string, shown: Shown): ArtSpec[] =>
  [...shown.keys()].map((id, i) => ({
    game,
    id,
    kind: 'outpost',
    faction: names[(games.indexOf(game) + i) % names.length]!,
  }));

test('the same card gives the same picture, for ever', async () => {
  const sums: Record<string, string> = {};
  for (const game of games) {
    const shown = await shownIn(game),
      sum = createHash('sha256');
    for (const spec of specs(game, shown)) {
      await waitsFor(spec, shown);
      sum.update(art(spec, shown));
    }
    sums[game] = sum.digest('hex').slice(0, 16);
  }
  expect(sums).toEqual({
    'card-game': '3b4d4282d23fe38c',
    deckbuilding: 'c6c539d46bb888eb',
    destiny: 'a2d47ec7e00361b8',
    'outer-rim': 'b97374d38f5a9c5d',
    'star-realms': 'ea8a405174fefbba',
  });
});

test('a card is listed once, and its subject can be drawn whatever the inks', async () => {
  for (const [game, load] of Object.entries(SUBJECTS)) {
    const subjects = await load(),
      list = await shownIn(game);
    const cards = Object.values(subjects).flatMap((shown) => Object.keys(shown));
    expect(new Set(cards).size).toBe(cards.length);
    for (const [n, [subject, shown]] of Object.entries(subjects).entries()) {
      const spec = { game, id: Object.keys(shown)[0]!, kind: 'unit', faction: names[n % names.length]! };
      await waitsFor(spec, list);
      expect(art(spec, list), `${subject} ${spec.faction}`).not.toMatch(BROKEN);
    }
  }
});

test('a card that no list knows shows what its traits say, else its kind', () => {
  const shows = (kind: string, tags: string[]) => subjectOf({ id: 'new', faction: 'rebel', kind, tags }, new Map())[0];
  expect(shows('unit', ['character', 'droid'])).toBe('bust droid');
  expect(shows('cargo', [])).toBe('thing crate');
  expect(shows('never heard of', [])).toBe('bust civil');
});

test('a picture is closed SVG that an <img> can show', () => {
  const url = artUrl({ id: 'flagship', faction: 'trade_federation', kind: 'ship' }, new Map());
  expect(url).toMatch(/^data:image\/svg\+xml,/);
  const text = decodeURIComponent(url.slice('data:image/svg+xml,'.length));
  expect(text).toMatch(/^<svg .*<\/svg>$/s);
  expect(text).not.toMatch(BROKEN);
});

test('every faction has colour, sign, letter and pattern', () => {
  for (const key of Object.keys(FACTIONS)) {
    expect(faction(key).ui).toMatch(/^#[0-9a-f]{6}$/);
    expect(EMBLEMS[faction(key).emb]).toContain('<path');
    expect(letter(key, 'pl')).not.toBe('');
    expect(letter(key, 'en')).not.toBe('');
    expect(spineTile(key)).toMatch(/^url\(/);
    expect(emblem(key)).toContain('aria-hidden="true"');
  }
});

test('factions of one game are told apart without colour', () => {
  const sides = [
    ['blob', 'trade_federation', 'star_empire', 'machine_cult', 'unaligned'],
    ['rebel', 'empire', 'neutral'],
    ['jedi', 'rebel_alliance', 'smugglers_and_spies', 'sith', 'imperial_navy', 'scum_and_villainy'],
  ];
  for (const side of sides)
    for (const lang of ['pl', 'en'] as const) {
      expect(new Set(side.map((key) => letter(key, lang))).size).toBe(side.length);
      expect(new Set(side.map((key) => faction(key).emb)).size).toBe(side.length);
    }
});

test('a faction is found by either spelling', () => {
  expect(faction('trade-federation')).toBe(FACTIONS.trade_federation);
  expect(faction('imperial')).toBe(FACTIONS.empire);
  expect(faction('no such thing')).toBe(FACTIONS.neutral);
});

test('every icon draws something', () => {
  for (const name of Object.keys(ICONS)) {
    expect(isIcon(name)).toBe(true);
    if (isIcon(name)) expect(icon(name)).toMatch(/<path|<ellipse/);
  }
  expect(isIcon('no such thing')).toBe(false);
});
