/** The words for what a picture can show. */

import type { Creature } from '../blobs';
import type { Look } from '../heads';
import type { Arm } from '../mechs';
import type { Place } from '../places';
import type { Boat } from '../ships';
import type { Hall, Land, Works } from '../stations';
import type { Deed, Thing } from '../things';

type Size = 'fighter' | 'cruiser' | 'capital';
export type Subject =
  | Size
  | `${Size} ${Boat}`
  | `blob ${Creature}`
  | `${'mech' | 'bot'} ${Arm}`
  | 'station'
  | `station ${Works}`
  | 'world'
  | `world ${Land}`
  | `towers ${Hall}`
  | 'junkyard'
  | `place ${Place}`
  | `${'bust' | 'squad'} ${Look}`
  | 'beast'
  | 'walker'
  | 'strider'
  | 'speeder'
  | 'barge'
  | `thing ${Thing}`
  | `deed ${Deed}`;

/** Subjects of a game, and under each the cards that show it, with the take: another hour, another frame. */
export type Subjects = Readonly<Partial<Record<Subject, Readonly<Record<string, number>>>>>;
