/** What can be done now, sorted by where on the table one would reach for it. */

import { lookOf } from '../layouts/verbs';
import type { Verbs } from '../layouts/verbs';
import type { Decision, Option, Space } from '../protocol';

export interface Offers {
  byThing: Map<number, Option[]>;
  byPlace: Map<number, Option[]>;
  bySeat: Map<number, Option[]>;
  /** what may be done with a seat at any time, whatever is asked */
  apart: Map<number, Option[]>;
  /** options of things that do not lie open on the table: they are laid out to choose from */
  aside: Option[];
  /** options without a thing, place or seat: buttons on the slip */
  bare: Option[];
  decline: Option[];
  /** options of what is fought over: they stand beside it, where there is room */
  field: Option[];
  /** what can be done once one says that one wants to, by verb */
  modes: Map<string, Option[]>;
  bell: Option | null;
}

/** Is a thing a target? What lies before a rival is, whatever one does to it. */
export const isAimed = (
  options: readonly Option[],
  owner: number,
  foe: (seat: number) => boolean,
  verbs: Verbs,
): boolean => (owner >= 0 ? foe(owner) : options.some((option) => lookOf(verbs, option.verb).as === 'aim'));

const push = <K>(map: Map<K, Option[]>, key: K, option: Option): void => {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
};

/**
 * `spaces`: of the map, which an option may point at by number, by its name or, where it is a thing, by that;
 * `standing`: where things stand on it. `mode`: what the reader said they want to do; things then offer nothing else.
 */
export function offersOf(
  decision: Decision | null,
  drawn: ReadonlySet<number>,
  verbs: Verbs,
  spaces: readonly Space[] = [],
  mode = '',
  standing: ReadonlyMap<number, number> = new Map(),
): Offers {
  const spaceOf = new Map(spaces.flatMap((space, n) => (space.thing < 0 ? [] : [[space.thing, n]]))),
    named = new Map(spaces.map((space, n) => [space.key, n]));
  const offers: Offers = {
    byThing: new Map(),
    byPlace: new Map(),
    bySeat: new Map(),
    apart: new Map(),
    aside: [],
    bare: [],
    decline: [],
    field: [],
    modes: new Map(),
    bell: null,
  };
  for (const option of decision?.options ?? []) {
    const lying = option.things.filter((thing) => drawn.has(thing)),
      { as } = lookOf(verbs, option.verb);
    if (as === 'mode') push(offers.modes, option.verb, option);
    if (lying.length && (mode ? option.verb !== mode : as === 'mode')) continue;
    const place = spaces[option.place]
      ? option.place
      : (spaceOf.get(option.things[0]) ?? standing.get(option.things[0]) ?? named.get(option.name));
    if (as === 'apart' && option.seat >= 0) push(offers.apart, option.seat, option);
    else if (place !== undefined) push(offers.byPlace, place, option);
    else if (lying.length) for (const thing of lying) push(offers.byThing, thing, option);
    else if (option.name || option.things.length) offers.aside.push(option);
    else if (as === 'field') offers.field.push(option);
    else if (as === 'bell' && !offers.bell) offers.bell = option;
    else if (as === 'decline') offers.decline.push(option);
    else {
      if (option.seat >= 0) push(offers.bySeat, option.seat, option);
      offers.bare.push(option);
    }
  }
  return offers;
}
