/** A sample map: six sheets in a horseshoe, planets and points between them, as full as a map gets in play. */

import type { Placed } from '../chart/geometry';
import type { ChartSpace, Standing } from '../chart/space';
import { chip, guard, ship } from '../chart/tokens';
import { say } from './words';
import type { Both } from './words';

const WORLDS: readonly (readonly [string, Both])[] = [
  ['cantonica', ['Cantonica', 'Cantonica']],
  ['ord-mantell', ['Ord Mantell', 'Ord Mantell']],
  ['mon-calamari', ['Kalamar', 'Mon Calamari']],
  ['lothal', ['Lothal', 'Lothal']],
  ['kessel', ['Kessel', 'Kessel']],
  ['maelstrom', ['Wir', 'Maelstrom']],
  ['tatooine', ['Tatooine', 'Tatooine']],
  ['nal-hutta', ['Nal Hutta', 'Nal Hutta']],
  ['naboo', ['Naboo', 'Naboo']],
  ['ryloth', ['Ryloth', 'Ryloth']],
  ['ring-of-kafrene', ['Kafrene', 'Kafrene']],
  ['takodana', ['Takodana', 'Takodana']],
];
/** each sheet: an outer and an inner world, and two points at either side that join the next sheet */
const CORNERS: readonly (readonly [number, number])[] = [
  [0.1, 0.82],
  [0.14, 0.105],
  [0.9, 0.82],
  [0.86, 0.105],
];
const PER_SHEET = 6;

export const HOME = 5 * PER_SHEET;
export const WAY = [HOME, HOME + 2, 4 * PER_SHEET + 4, 4 * PER_SHEET, 4 * PER_SHEET + 2];

export function sampleSpaces(): ChartSpace[] {
  const spaces: ChartSpace[] = [];
  const placed = (sheet: number, [u, r]: readonly [number, number]): Placed => ({
    along: Math.round(((sheet + u) / 6) * 1000),
    across: Math.round(r * 1000),
  });
  for (let sheet = 0; sheet < 6; sheet++) {
    const first = sheet * PER_SHEET,
      [outer, inner, lo, li, ro, ri] = Array.from({ length: PER_SHEET }, (_, n) => first + n);
    const lanes: Record<number, number[]> = {
      [outer]: [lo, ro],
      [inner]: [li, ri],
      [lo]: [outer, li, ...(sheet ? [first - PER_SHEET + 4] : [])],
      [li]: [inner, lo, ...(sheet ? [first - PER_SHEET + 5] : [])],
      [ro]: [outer, ri, ...(sheet < 5 ? [first + PER_SHEET + 2] : [])],
      [ri]: [inner, ro, ...(sheet < 5 ? [first + PER_SHEET + 3] : [])],
    };
    for (const n of [0, 1]) {
      const [key, title] = WORLDS[2 * sheet + n],
        name = say(title);
      spaces.push({
        key,
        title: name,
        kind: key === 'maelstrom' ? 'storm' : 'world',
        ...placed(sheet, [0.5, n ? 0.29 : 0.755]),
        lanes: lanes[first + n],
        spoken: `${name}.`,
      });
    }
    for (const [n, corner] of CORNERS.entries()) {
      const near = spaces[first + (n % 2)];
      spaces.push({
        key: `point-${sheet}-${n}`,
        title: '',
        kind: 'nav',
        ...placed(sheet, corner),
        lanes: lanes[first + 2 + n],
        spoken: say([`Punkt nawigacyjny przy: ${near.title}.`, `Navpoint near ${near.title}.`]),
      });
    }
  }
  const costs = new Map([[HOME, 0]]);
  for (const n of costs.keys())
    for (const next of spaces[n].lanes) if (!costs.has(next) && costs.get(n)! < 5) costs.set(next, costs.get(n)! + 1);
  return spaces.map((space, n) => {
    const cost = costs.get(n);
    return cost
      ? {
          ...space,
          offer: { cost },
          spoken: `${space.spoken} ${say([`W zasięgu, koszt ${cost} z 5.`, `In reach, ${cost} of 5.`])}`,
        }
      : space;
  });
}

export const standingOn = (ship0: number): Standing[] => [
  { id: 1, space: ship0, as: 'ship', drawing: ship(0, -20, 'hand'), size: 1.1, seat: 0, spoken: '', stops: false },
  { id: 2, space: 18, as: 'ship', drawing: ship(1, 60, 'target'), size: 1.1, seat: 1, spoken: '', stops: false },
  { id: 3, space: 7, as: 'ship', drawing: ship(2, 200, 'inspect'), size: 1.1, seat: 2, spoken: '', stops: false },
  { id: 4, space: 13, as: 'ship', drawing: ship(3, 0, 'spark'), size: 1.1, seat: 3, spoken: '', stops: false },
  { id: 5, space: 22, as: 'guard', drawing: guard('hutt', 1, '3'), size: 1, seat: -1, spoken: '', stops: false },
  { id: 6, space: 29, as: 'guard', drawing: guard('imperial', 2, '5'), size: 1, seat: -1, spoken: '', stops: false },
  { id: 7, space: 11, as: 'guard', drawing: guard('syndicate', 3, '4'), size: 1, seat: -1, spoken: '', stops: false },
  { id: 8, space: 24, as: 'chip', drawing: chip(1), size: 1, seat: -1, spoken: '', stops: false },
  { id: 9, space: 24, as: 'chip', drawing: chip(2), size: 1, seat: -1, spoken: '', stops: false },
  { id: 10, space: 18, as: 'chip', drawing: chip(3), size: 1, seat: -1, spoken: '', stops: false },
  { id: 11, space: 31, as: 'chip', drawing: chip(2, 'person'), size: 1, seat: -1, spoken: '', stops: false },
];
