import { describe, expect, test } from 'vitest';
import { cardGame } from '../src/layouts/card-game';
import type { CardEntry, Catalogue, Happened, Thing, View } from '../src/protocol';
import { attacksOf } from '../src/table/attack';
import { engagementStep, joining } from '../src/table/engagement';
import { TableModel } from '../src/table/model.svelte';
import { decision, option } from './asked';

const entry = (name: string, kind: string, numbers: Record<string, number>): CardEntry => ({
  name,
  title: name,
  piece: 'card',
  kind,
  type: kind,
  faction: '',
  factionTitle: '',
  count: 1,
  numbers,
  traits: [],
  rows: [],
  rules: [],
  sides: [],
});
const CARDS = [
  entry('fighter', 'unit', { attack: 3 }),
  entry('hero', 'unit', { attack: 5 }),
  entry('world', 'base', { 'hit-points': 10 }),
  entry('cruiser', 'capital-ship', { 'hit-points': 3 }),
  entry('foe', 'unit', { target: 4 }),
];

/** Two attackers before me; before the rival a base with four damage and, if wished, ships. */
function tableWith(ships: Thing[], decision: View['decision'], aims: [number, number] = [0, 0]): TableModel {
  const table = new TableModel();
  const zone = (kind: string, seat: number, things: Thing[]) => ({
    kind,
    seat,
    place: -1,
    size: things.length,
    things,
  });
  table.catalogue = {
    cards: CARDS,
    titles: {},
    phases: [],
    game: { key: 'deckbuilding', variants: [] },
  } as unknown as Catalogue;
  table.view = {
    game: 'deckbuilding',
    variant: 'beginner',
    seat: 0,
    seats: 2,
    teams: [0, 1],
    active: 0,
    asked: 0,
    turn: 1,
    phase: 'actions',
    spaces: [],
    counters: [],
    outcome: null,
    decision,
    zones: [
      zone('in-play', 0, [
        { id: 1, name: 'fighter', marks: aims[0] ? { committed: aims[0] } : {} },
        { id: 2, name: 'hero', marks: aims[1] ? { committed: aims[1] } : {} },
      ]),
      zone('base', 1, [{ id: 3, name: 'world', marks: { damage: 4 } }]),
      zone('in-play', 1, ships),
      zone('galaxy-row', -1, [
        { id: 8, name: 'foe', marks: {} },
        { id: 9, name: 'foe', marks: {} },
      ]),
    ],
  };
  return table;
}
const ship = (id: number, damage = 0): Thing => ({ id, name: 'cruiser', marks: damage ? { damage } : {} });

describe('an attack that is put together', () => {
  const joins = [option(5, 'attacker', { things: [1], number: 3 }), option(6, 'attacker', { things: [2], number: 5 })];

  test('ships take what they bear, the base the rest', () => {
    const table = tableWith([ship(4)], decision(joins, { kind: 'attackers', number: 3 }));
    table.choice.toggle(1, joins[0], 2);
    table.choice.toggle(2, joins[1], 2);
    const [attack] = attacksOf(table);
    expect(attack.parts.map((part) => part.n)).toEqual([3, 5]);
    expect([attack.sum, attack.over]).toEqual([8, 0]);
    expect(attack.blows).toEqual([
      { title: 'cruiser', takes: 3, of: 3, falls: true },
      { title: 'world', takes: 5, of: 6, falls: false },
    ]);
  });

  test('what is less than all ships bear is theirs together', () => {
    const table = tableWith([ship(4, 1), ship(5)], decision(joins, { kind: 'attackers', number: 3 }));
    table.choice.toggle(1, joins[0], 2);
    expect(attacksOf(table)[0].blows).toEqual([{ title: 'cruiser, cruiser', takes: 3, of: 5, falls: false }]);
  });

  test('more than a base bears is left over', () => {
    const table = tableWith([], decision(joins, { kind: 'attackers', number: 3 }));
    table.choice.toggle(1, joins[0], 2);
    table.choice.toggle(2, joins[1], 2);
    const [attack] = attacksOf(table);
    expect(attack.blows).toEqual([{ title: 'world', takes: 6, of: 6, falls: true }]);
    expect(attack.over).toBe(2);
  });

  test('what has joined already counts, and the answer sends it', () => {
    const send = option(1, 'resolve-hunt', { things: [9], number: 8 });
    const [attack] = attacksOf(tableWith([], decision([send], { kind: 'main', number: 0 }), [7, 7]));
    expect(attack.parts.map((part) => part.title)).toEqual(['fighter', 'hero']);
    expect(attack.blows).toEqual([{ title: 'foe', takes: 4, of: 4, falls: true }]);
    expect([attack.over, attack.send]).toEqual([4, send]);
  });

  test('where the parts are stronger than what is printed only the sum is told', () => {
    const send = option(1, 'resolve-strike', { things: [3], seat: 1, number: 10 });
    const [attack] = attacksOf(tableWith([], decision([send], { kind: 'main', number: 0 }), [3, 3]));
    expect(attack.parts).toEqual([{ title: 'fighter, hero', n: 10 }]);
  });
});

test('an engagement is at the step that is asked, or that was told last', () => {
  const told = (...kinds: string[]): Happened[] => kinds.map((kind) => ({ kind }) as Happened);
  const at = (kind: string, ...kinds: string[]): string | undefined =>
    cardGame.steps[engagementStep(cardGame.steps, kind, told(...kinds))]?.name;
  expect(at('attackers', 'engaged')).toBe('attackers');
  expect(at('action', 'engaged', 'attacker', 'defender')).toBe('defenders');
  expect(at('action', 'unopposed', 'engaged')).toBe('target');
  expect(at('strike', 'engaged', 'attacker', 'edge-won')).toBe('strikes');
  expect(at('action')).toBeUndefined();
});

test('an engagement asks who joins it, and as what', () => {
  const asked = (kind: string): string | null => {
    const table = tableWith([], decision([], { kind }));
    table.view = { ...table.view!, game: cardGame.game };
    return joining(table);
  };
  expect(asked('attackers')).toBe('attacking');
  expect(asked('defenders')).toBe('defending');
  expect(asked('strike')).toBeNull();
});

test('a hint is of one thing while the guide speaks of many', () => {
  const [first, second] = [option(5, 'attacker', { things: [1] }), option(6, 'attacker', { things: [2] })];
  const table = tableWith([], decision([first, second]));
  table.guided = ['attacker'];
  const lit = (): number[] => [1, 2].filter((id) => table.states(table.card(id)!).includes('hinted'));
  expect(lit()).toEqual([1, 2]);
  table.hinted = second.code;
  expect(lit()).toEqual([2]);
});
