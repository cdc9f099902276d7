/** Places seen from the ground, in the inks of their round labels: what an encounter happens before. They are ours. */

import { COUNTRYSIDE } from './countryside';
import { circ, ell, line, many, n, path, rect, stars, W } from './pencil';
import type { Sight } from './pencil';
import { SETTLEMENTS } from './settlements';
import { world } from './label';

const HIGH = 580,
  HORIZON = 0.4;

const OPEN_SPACE: Readonly<Record<string, Sight>> = {
  maelstrom: (h, g) =>
    rect(0, 0, W, h, '#1d1038') +
    many(7, (k) =>
      ell(
        524,
        g + 40,
        620 - k * 82,
        250 - k * 33,
        ['#2c1a5c', '#3b2478', '#4b2f92', '#6f4bd0', '#9a78f0', '#cdb6ff', '#f3e8ff'][k],
        `transform="rotate(${-8 - k * 5} 524 ${g + 40})"`,
      ),
    ) +
    stars(70, h, '#efe4ff', 0.6) +
    many(5, (k) => line(`M${120 + k * 200} ${40 + (k % 2) * 50}l18 34l-22 8l30 52`, '#fff3cf', 3.4)) +
    many(26, (k) => {
      const a = k * 2.4,
        r = 210 + (k % 6) * 62,
        x = 524 + Math.cos(a) * r * 1.15,
        y = g + 40 + Math.sin(a) * r * 0.5,
        s = 8 + (k % 4) * 7;
      return (
        path(
          `M${n(x - s)} ${n(y + s * 0.3)}L${n(x - s * 0.3)} ${n(y - s)}L${n(x + s)} ${n(y - s * 0.3)}L${n(x + s * 0.5)} ${n(y + s * 0.8)}Z`,
          '#7b6a98',
        ) + path(`M${n(x)} ${n(y)}L${n(x + s)} ${n(y - s * 0.3)}L${n(x + s * 0.5)} ${n(y + s * 0.8)}Z`, '#544573')
      );
    }),
  nav: (h, g, near) =>
    rect(0, 0, W, h, '#162a41') +
    ell(260, 160, 420, 120, '#1d3550') +
    ell(820, 430, 420, 130, '#1d3550') +
    ell(760, 420, 260, 70, '#274868') +
    stars(110, h, '#fff6e0', 0.7) +
    (near ? `<g transform="translate(770 ${n(h * 0.25)}) scale(2.300)">${world(near)}</g>` : '') +
    line(
      `M0 ${h * 0.62}C300 ${h * 0.5} 640 ${h * 0.5} ${W} ${h * 0.22}`,
      '#f3e8cf',
      4,
      'stroke-dasharray="1 12" opacity=".7"',
    ) +
    circ(300, h * 0.525, 20, '#e8b64a', 'stroke="#0c1826" stroke-width="5"'),
};
const SIGHTS: Readonly<Record<string, Sight>> = { ...COUNTRYSIDE, ...SETTLEMENTS, ...OPEN_SPACE };
/** The places that have a sight of their own. */
export const PLACES: readonly string[] = Object.keys(SIGHTS);
/** A place from the ground; one that has no sight is open space, with whatever world is `near` in its sky. */
export const panorama = (place: string, near = ''): string =>
  `<svg viewBox="0 0 ${W} ${HIGH}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${(SIGHTS[place] ?? SIGHTS.nav)(HIGH, HIGH * HORIZON, near)}</svg>`;
