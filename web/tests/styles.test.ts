import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { layouts } from '../src/layouts';

const SRC = join(import.meta.dirname, '../src');

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const read = (path: string): string => readFileSync(path, 'utf8');
const styleOf = (path: string): string =>
  (path.endsWith('.css') ? read(path) : (/<style>([^]*)<\/style>/.exec(read(path))?.[1] ?? '')).replace(
    /\/\*[^]*?\*\//g,
    '',
  );
/** Whatever stands before a brace: selectors, and at-rules with what they ask. */
const heads = (style: string): string[] => [...style.matchAll(/([^{};]+)\{/g)].map((found) => found[1].trim());
const classesOf = (style: string): string[] =>
  heads(style).flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]));

const drawn = files(SRC).filter((path) => /\.(svelte|css)$/.test(path));
/** Games are told apart only where they are laid out and drawn, and where they are shown as samples. */
const generic = files(SRC).filter((path) => !/^(layouts|art|samples)\//.test(relative(SRC, path)));

test('a style is global only if many components share what it draws', () => {
  expect(readdirSync(join(SRC, 'styles')).sort()).toEqual([
    'base.css',
    'button.css',
    'form.css',
    'index.css',
    'piece.css',
    'tokens.css',
    'zone.css',
  ]);
});

test('global styles need no order: none draws what another draws', () => {
  const draws = ['button.css', 'form.css', 'piece.css', 'zone.css'].flatMap((name) => [
    ...new Set(
      heads(styleOf(join(SRC, 'styles', name))).flatMap((head) =>
        head.split(',').flatMap((one) => /^\.([\w-]+)/.exec(one.trim())?.[1] ?? []),
      ),
    ),
  ]);
  expect(draws.filter((one, at) => draws.indexOf(one) !== at)).toEqual([]);
});

test('pieces and their places ask for the room they have, only the outermost frame asks for the window', () => {
  const OUTERMOST = [
    'pages/Decks.svelte',
    'pages/Lobby.svelte',
    'parts/Header.svelte',
    'parts/Sheet.svelte',
    'parts/SitDown.svelte',
  ];
  const asking = drawn.filter((path) =>
    heads(styleOf(path)).some((head) => head.startsWith('@media') && /width|height|orientation/.test(head)),
  );
  expect(asking.map((path) => relative(SRC, path)).sort()).toEqual(OUTERMOST);
});

test('a container that is asked by its name is there', () => {
  const named = new Set(
    drawn.flatMap((path) => [...styleOf(path).matchAll(/container: (\w+) \//g)].map((found) => found[1])),
  );
  // the page of a table names itself by the way in which it is arranged
  for (const name of ['table', 'phone', 'desk', 'axial']) {
    expect(read(join(SRC, 'parts/TablePage.svelte'))).toContain(`'${name}'`);
    named.add(name);
  }
  for (const path of drawn)
    for (const [, name] of styleOf(path).matchAll(/@container (\w+) \(/g))
      expect(named, relative(SRC, path)).toContain(name);
});

test('a property that a style asks for is set somewhere', () => {
  const text = files(SRC).map(read).join('\n');
  const set = new Set([...text.matchAll(/(--[a-z][\w-]*)(?=:|=|', )/g)].map((found) => found[1]));
  for (const path of files(SRC))
    for (const [, name] of read(path).matchAll(/var\((--[\w-]+)/g)) expect(set, relative(SRC, path)).toContain(name);
});

test('what is generic names no game', () => {
  const keys = layouts.map((layout) => layout.game);
  const naming = generic.filter((path) => keys.some((key) => read(path).includes(key)));
  expect(naming.map((path) => relative(SRC, path))).toEqual([]);
});

test('what is generic asks for no mark by its name: the layout says whom an engagement joins', () => {
  const marks = layouts.flatMap((layout) => layout.steps.flatMap(({ joins }) => joins ?? []));
  expect(marks.length).toBeGreaterThan(1);
  const naming = generic.filter((path) => marks.some((mark) => read(path).includes(`'${mark}'`)));
  expect(naming.map((path) => relative(SRC, path))).toEqual([]);
});

/** What a component draws may be called as some game calls one of its things. */
const DRAWN = [
  '.attack of parts/Attack.svelte',
  '.attack of parts/Slip.svelte',
  '.deck of pages/Decks.svelte',
  '.dial of parts/Dial.svelte',
  '.hand of parts/Dock.svelte',
  '.hand of parts/Hand.svelte',
  '.market of parts/Tray.svelte',
  '.pool of parts/Pools.svelte',
  '.scene of boards/Scene.svelte',
  '.shield of frames/map/OtherSeat.svelte',
  '.shields of dice/Plate.svelte',
  '.trade of frames/MapFrame.svelte',
];
test('no style is about a game’s word: what differs by game comes from its layout', () => {
  const words = new Set(
    layouts.flatMap((layout) => [
      ...layout.pools,
      ...layout.lost,
      ...layout.tokens,
      ...layout.camps,
      ...layout.colours,
      ...layout.counted,
      ...Object.keys(layout.tallied),
      ...Object.keys(layout.signs),
      ...layout.gauges.map((gauge) => gauge.counter),
      ...[...layout.axis, ...layout.arena, ...layout.lines.flatMap((line) => line.places)].map((place) => place.zone),
      ...(layout.life ? [layout.life] : []),
      ...(layout.edge ? [layout.edge] : []),
    ]),
  );
  const found = drawn.flatMap((path) =>
    classesOf(styleOf(path)).flatMap((one) => (words.has(one) ? [`.${one} of ${relative(SRC, path)}`] : [])),
  );
  expect([...new Set(found)].sort()).toEqual(DRAWN);
});
