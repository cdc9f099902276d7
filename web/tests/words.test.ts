import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { KEY_LIST } from '../src/table/keys';
import { layouts } from '../src/layouts';
import { bind, joined, longest } from '../src/typography';

const LANGS = ['pl', 'en'] as const;
const file = (lang: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/kantyna/lang/${lang}/page.ftl`), 'utf8');
const ids = (lang: string): string[] => [...file(lang).matchAll(/^(page-[a-z0-9-]+) =/gm)].map((found) => found[1]);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? sources(path)
      : /\.(svelte|ts)$/.test(entry.name) && !path.includes('/art/')
        ? [readFileSync(path, 'utf8')]
        : [];
  });
}

const all = sources(join(import.meta.dirname, '../src')).join('\n');
/** beginnings of messages whose names are put together */
const begun = [...all.matchAll(/\b(?:t|say)\(`([a-z0-9-]+-)\$\{/g)].map((found) => `page-${found[1]}`);

test('both languages say the same things', () => {
  expect(ids('pl')).toEqual(ids('en'));
  expect(new Set(ids('pl')).size).toBe(ids('pl').length);
});

test.each(LANGS)('%s: every message can be read, with the same variables in both languages', (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(file(lang)))).toEqual([]);
  for (const id of ids(lang)) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  const variables = (text: string, id: string): string[] =>
    [
      ...new Set(
        [...(new RegExp(`^${id} =((?:.|\n(?=[ }]))*)`, 'm').exec(text)?.[1] ?? '').matchAll(/\$(\w+)/g)].map(
          (found) => found[1],
        ),
      ),
    ].sort();
  for (const id of ids(lang)) expect(variables(file('pl'), id), id).toEqual(variables(file('en'), id));
});

test('every message that the page asks for is there', () => {
  const have = new Set(ids('pl'));
  const asked = [...all.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => `page-${found[1]}`);
  expect(asked.length).toBeGreaterThan(100);
  for (const id of asked) expect(have, id).toContain(id);
  for (const [, text] of KEY_LIST) expect(have).toContain(`page-${text}`);
  for (const layout of layouts) for (const step of layout.guide) expect(have).toContain(`page-${step.text}`);
});

test('no message is left over', () => {
  const listed = new Set([
    ...KEY_LIST.map(([, text]) => `page-${text}`),
    ...layouts.flatMap((layout) => layout.guide.map((step) => `page-${step.text}`)),
    ...layouts.flatMap((layout) =>
      Object.entries(layout.verbs).flatMap(([verb, look]) => (look.key ? [`page-key-${verb}`] : [])),
    ),
  ]);
  const over = ids('pl').filter(
    (id) =>
      !listed.has(id) && !begun.some((start) => id.startsWith(start)) && !all.includes(`'${id.slice('page-'.length)}'`),
  );
  expect(over).toEqual([]);
});

test('Polish counts in three forms', () => {
  const bundle = new FluentBundle('pl', { useIsolating: false });
  bundle.addResource(new FluentResource(file('pl')));
  const say = (n: number): string =>
    bundle.formatPattern(bundle.getMessage('page-zone-of')!.value!, { title: 'Ręka', n });
  expect([0, 1, 2, 5, 12, 22].map(say)).toEqual([
    'Ręka, pusto',
    'Ręka, 1 karta',
    'Ręka, 2 karty',
    'Ręka, 5 kart',
    'Ręka, 12 kart',
    'Ręka, 22 karty',
  ]);
});

test.each([
  ['pl', 'Pilot z Zewnętrznych Rubieży', 'Pilot z~Zewnętrznych Rubieży'],
  ['pl', 'A i w grze, 2 karty (z 20 000)', 'A~i~w~grze, 2~karty (z~20~000)'],
  ['pl', 'Tura 3: raz na turę', 'Tura 3: raz na turę'],
  ['en', 'Draw 2 cards, or a ship', 'Draw 2 cards, or a ship'],
] as const)('%s: the end of a line parts no %s', (lang, plain, bound) => {
  expect(bind(lang, plain)).toBe(bound.replaceAll('~', '\u00a0'));
});

test.each([
  ['DH-17 Blaster Pistol', 'DH-~17 Blaster Pistol', 7],
  ['X-wing', 'X-~wing', 6],
  ['Z-95-AF4 Headhunter', 'Z-~95-~AF4 Headhunter', 10],
  ['Nebulon-B Frigate', 'Nebulon-B Frigate', 7],
  ['Lancer-class Pursuit Craft', 'Lancer-class Pursuit Craft', 7],
])('a mark in %s stays in one line', (name, bound, letters) => {
  expect(joined(name)).toBe(bound.replaceAll('~', '\u2060'));
  expect(longest(name)).toBe(letters);
});
