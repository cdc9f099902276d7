/** A map as it is drawn: what the page knows of each space and of what stands there, in words and in pictures. */

import type { IconName } from '../signs/icons';

export interface ChartSpace {
  key: string;
  title: string;
  /** whose it is */
  faction?: string;
  /** signs of what is wanted there */
  pins?: readonly IconName[];
  /** `world`: a label with a name; `storm`: one where nobody stays; `nav`: a point on a lane */
  kind: 'world' | 'storm' | 'nav';
  along: number;
  across: number;
  lanes: readonly number[];
  /** the whole space in words: its name, whose it is, what stands there, what can be done */
  spoken: string;
  /** it can be chosen, at a cost where that has one */
  offer?: { cost?: number } | null;
}
/** How wide the plate is that a world's name stands on. */
export const plate = (space: ChartSpace): number => space.title.length * 8 + (space.faction ? 38 : 20);
export interface Standing {
  id: number;
  space: number;
  /** what it is drawn as: where it stands beside its space */
  as: 'ship' | 'guard' | 'chip';
  drawing: string;
  size: number;
  /** the seat whose it is, for the overview; -1: nobody's */
  seat: number;
  /** in words */
  spoken: string;
  /** it ends a way that comes to it */
  stops: boolean;
}
