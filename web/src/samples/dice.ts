/** Sample dice and whoever brings them. */

import type { ArtSpec } from '../art/subject';
import type { Side } from '../protocol';
import type { Both } from './words';

const side = (symbol: string, value = 0, price = 0, plus = false): Side => ({ symbol, value, price, plus });

export const ORDER = ['melee', 'ranged', 'special', 'focus', 'discard', 'disrupt', 'shield', 'resource', 'blank'];

export interface SampleDie {
  id: number;
  title: Both;
  colour: string;
  art: ArtSpec;
  face: number;
  sides: readonly Side[];
}
const art = (id: string, faction: string, kind = 'unit', tags: string[] = []): ArtSpec => ({ id, faction, kind, tags });

/** two of his dice are rolled */
const COOK = {
  title: ['Kucharz', 'The Cook'],
  colour: 'red',
  art: art('cook_leader', 'red', 'unit', ['leader']),
  sides: [
    side('ranged', 1),
    side('ranged', 2),
    side('disrupt', 1),
    side('discard', 1),
    side('resource', 1),
    side('blank'),
  ],
} satisfies Partial<SampleDie>;

export const DICE: readonly SampleDie[] = [
  {
    id: 1,
    title: ['Latarniczka', 'Lamplighter'],
    colour: 'blue',
    art: art('lamplighter', 'blue', 'unit', ['jedi']),
    face: 1,
    sides: [side('melee', 1), side('melee', 2), side('focus', 1), side('shield', 1), side('special'), side('blank')],
  },
  {
    id: 2,
    title: ['Latarniczka', 'Lamplighter'],
    colour: 'blue',
    art: art('lamplighter', 'blue', 'unit', ['jedi']),
    face: 4,
    sides: [side('melee', 1), side('melee', 2), side('focus', 1), side('shield', 1), side('special'), side('blank')],
  },
  {
    id: 3,
    title: ['Kij od szczotki', 'Broomstick'],
    colour: 'grey',
    art: art('broomstick', 'grey', 'upgrade', ['weapon']),
    face: 0,
    sides: [
      side('melee', 3, 1),
      side('melee', 1, 0, true),
      side('melee', 2, 0, true),
      side('resource', 1),
      side('special'),
      side('blank'),
    ],
  },
  { ...COOK, id: 4, face: 3 },
  {
    id: 5,
    title: ['Przemytniczka', 'Smuggler'],
    colour: 'yellow',
    art: art('smuggler_pilot', 'yellow', 'unit', ['pilot']),
    face: 1,
    sides: [
      side('ranged', 2),
      side('ranged', 1, 0, true),
      side('focus', 2),
      side('disrupt', 3, 1),
      side('shield', 2),
      side('blank'),
    ],
  },
  { ...COOK, id: 6, face: 5 },
];
