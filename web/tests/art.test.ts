import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { art, artUrl } from '../src/art/art';
import { FACTIONS, faction, letter } from '../src/art/factions';
import type { ArtSpec } from '../src/art/subject';
import { EMBLEMS } from '../src/signs/emblems';
import { ICONS } from '../src/signs/icons';
import { icon, emblem, isIcon } from '../src/signs/svg';
import { spineTile } from '../src/signs/patterns';

const KINDS = [
  'ship',
  'base',
  'outpost',
  'capital_ship',
  'unit',
  'vehicle',
  'creature',
  'planet',
  'location',
  'objective',
  'battlefield',
  'event',
  'fate',
  'enhancement',
  'upgrade',
  'gear',
  'mod',
  'cargo',
];
const IDS = [
  'scout',
  'flagship',
  'blob_world',
  'mech_world',
  'fleet_hq',
  'junkyard',
  'trade_bot',
  'stealth_needle',
  'royal_guard',
  'hoth',
  'lightning',
  'twist_of_fate',
];
const specs = (): ArtSpec[] =>
  Object.keys(FACTIONS).flatMap((faction) =>
    KINDS.flatMap((kind) => IDS.map((id) => ({ id, kind, faction, cost: id.length }))),
  );

test('the same card gives the same picture, for ever', () => {
  const sum = createHash('sha256');
  for (const spec of specs()) sum.update(art(spec));
  expect(sum.digest('hex')).toBe('128584daa583244d60bc85ed67cdd0d31f2197fc12b2f14e41c5644c40e3bade');
});

test('every card has a picture of its own', () => {
  for (const faction of Object.keys(FACTIONS))
    for (const kind of KINDS) {
      const all = IDS.map((id) => art({ id, kind, faction, cost: id.length }));
      expect(new Set(all).size).toBe(all.length);
    }
});

test('a picture is closed SVG that an <img> can show', () => {
  const url = artUrl({ id: 'flagship', faction: 'trade_federation', kind: 'ship' });
  expect(url).toMatch(/^data:image\/svg\+xml,/);
  const text = decodeURIComponent(url.slice('data:image/svg+xml,'.length));
  expect(text).toMatch(/^<svg .*<\/svg>$/s);
  expect(text).not.toMatch(/NaN|undefined/);
});

test('no picture holds a broken number', () => {
  for (const spec of specs()) expect(art(spec)).not.toMatch(/NaN|undefined|Infinity/);
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
