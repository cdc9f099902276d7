/** Worlds as round labels: whoever has a name of their own as it is drawn, any other as its key has it. */

import { chance } from '../art/chance';
import { ball, C, clip, P } from './globe';
import { WORLDS } from './worlds';

const SKIES = ['#1f2f57', '#2c2552', '#203c46', '#461a2c', '#27341f'],
  LANDS = ['#a05a36', '#58a85a', '#1c7fb8', '#d3c45a', '#7c8530', '#9a8f95'];

/** A world that nobody drew: a ball with two bands, always the same for the same key. */
function plain(key: string): string {
  const by = chance(key),
    land = by.pick(LANDS),
    high = by.i(-20, -2),
    low = by.i(6, 20);
  return (
    C(0, 0, 52, by.pick(SKIES)) +
    ball(
      0,
      0,
      37,
      land,
      P(`M-44 ${high}C-20 ${high - 12} 10 ${high + 12} 44 ${high - 4}V-50H-44Z`, 'rgb(255 255 255 / .22)') +
        P(`M-44 ${low}C-18 ${low - 10} 14 ${low + 10} 44 ${low}V50H-44Z`, 'rgb(0 0 0 / .22)'),
    )
  );
}

/** The label of a world: sky, ball, paper rim. */
export function world(key: string): string {
  const id = clip();
  return (
    `<clipPath id="${id}"><circle r="48"/></clipPath><g clip-path="url(#${id})">${(WORLDS[key] ?? (() => plain(key)))()}</g>` +
    '<circle r="48" fill="none" stroke="#1b1226" stroke-width="6.5" opacity=".55"/>' +
    '<circle r="48.5" fill="none" stroke="#f3e8cf" stroke-width="4.2"/>'
  );
}
/** A place that is no world, and where nobody stays: without a rim. */
export const storm = (): string => WORLDS.maelstrom();
