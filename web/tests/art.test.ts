import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { art, artUrl } from '../src/art/art';
import { FACTIONS, faction, letter } from '../src/art/factions';
import { subjectOf } from '../src/art/subject';
import type { ArtSpec } from '../src/art/subject';
import { LISTED, SUBJECTS } from '../src/art/subjects';
import { EMBLEMS } from '../src/signs/emblems';
import { ICONS } from '../src/signs/icons';
import { icon, emblem, isIcon } from '../src/signs/svg';
import { spineTile } from '../src/signs/patterns';

const BROKEN = /NaN|undefined|Infinity/;
const names = Object.keys(FACTIONS);
const specs = (): ArtSpec[] =>
  [...LISTED].flatMap(([game, shown], n) =>
    [...shown.keys()].map((id, i) => ({ game, id, kind: 'outpost', faction: names[(n + i) % names.length]! })),
  );

test('the same card gives the same picture, for ever', () => {
  const sums = Object.fromEntries([...LISTED.keys()].map((game) => [game, createHash('sha256')]));
  for (const spec of specs()) sums[spec.game!]!.update(art(spec));
  expect(Object.fromEntries(Object.entries(sums).map(([game, sum]) => [game, sum.digest('hex').slice(0, 16)]))).toEqual(
    {
      'card-game': '3b4d4282d23fe38c',
      deckbuilding: 'c6c539d46bb888eb',
      destiny: 'a2d47ec7e00361b8',
      'outer-rim': 'b97374d38f5a9c5d',
      'star-realms': 'ea8a405174fefbba',
    },
  );
});

test('a card is listed once, and its subject can be drawn whatever the inks', () => {
  for (const [game, subjects] of Object.entries(SUBJECTS)) {
    const cards = Object.values(subjects).flatMap((shown) => Object.keys(shown));
    expect(new Set(cards).size).toBe(cards.length);
    Object.entries(subjects).forEach(([subject, shown], n) => {
      const [id] = Object.keys(shown),
        faction = names[n % names.length]!;
      expect(art({ game, id: id!, kind: 'unit', faction }), `${subject} ${faction}`).not.toMatch(BROKEN);
    });
  }
});

test('a card that no list knows shows what its traits say, else its kind', () => {
  const shows = (kind: string, tags: string[]) => subjectOf({ id: 'new', faction: 'rebel', kind, tags })[0];
  expect(shows('unit', ['character', 'droid'])).toBe('bust droid');
  expect(shows('cargo', [])).toBe('thing crate');
  expect(shows('never heard of', [])).toBe('bust civil');
});

test('a picture is closed SVG that an <img> can show', () => {
  const url = artUrl({ id: 'flagship', faction: 'trade_federation', kind: 'ship' });
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
  const games = [
    ['blob', 'trade_federation', 'star_empire', 'machine_cult', 'unaligned'],
    ['rebel', 'empire', 'neutral'],
    ['jedi', 'rebel_alliance', 'smugglers_and_spies', 'sith', 'imperial_navy', 'scum_and_villainy'],
  ];
  for (const game of games)
    for (const lang of ['pl', 'en'] as const) {
      expect(new Set(game.map((key) => letter(key, lang))).size).toBe(game.length);
      expect(new Set(game.map((key) => faction(key).emb)).size).toBe(game.length);
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
