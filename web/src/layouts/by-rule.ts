/** How a game is laid out that has no layout of its own. */

import type { Counter, Zone } from '../protocol';
import { isIcon } from '../signs/svg';
import type { CardSize } from '../table/states';
import type { Layout, Owner, Place } from './layout';
import { PLAIN } from './plain';

const CLOSED = ['deck', 'discard', 'pile', 'heap', 'removed', 'exile', 'scrapped', 'bag'];
const closed = (kind: string): boolean => CLOSED.some((word) => kind.includes(word));

/** A layout made from nothing but the zones and counters of a view: what lies open is drawn, what is closed is a pile,
 * what a seat counts stands beside it. */
export function byRule(game: string, zones: readonly Zone[], counters: readonly Counter[]): Layout {
  const kinds = (own: boolean) => [...new Set(zones.filter((zone) => zone.seat >= 0 === own).map((zone) => zone.kind))];
  const own = kinds(true),
    common = kinds(false),
    hand = own.find((kind) => kind.includes('hand')) ?? 'hand';
  const open = own.filter((kind) => kind !== hand && !closed(kind));
  const place = (zone: string, of: Owner, size: CardSize): Place => ({
    zone,
    of,
    as: closed(zone) ? 'pile' : 'cards',
    size,
  });
  return {
    ...PLAIN,
    game,
    box: {
      art: { id: game, faction: 'neutral', kind: 'location', scene: 'disc' },
      heads: '#e3c48c',
      win: ['victory', 'target', 'users'],
    },
    counted: [hand, ...own.filter(closed)],
    tallied: Object.fromEntries(
      counters
        .filter((counter) => counter.seat >= 0)
        .map((counter) => [counter.kind, isIcon(counter.kind) ? counter.kind : 'star']),
    ),
    lines: [
      { of: 'rival', places: open.map((kind) => place(kind, 'rival', 's')) },
      ...(common.length
        ? [{ of: 'table' as const, tray: true, places: common.map((kind) => place(kind, 'table', 'm')) }]
        : []),
      { of: 'me', places: open.map((kind) => place(kind, 'me', 's')) },
    ],
    hand,
    marks: { used: ['used', 'exhausted'], lifted: [], committed: ['committed'], engaged: [] },
    portraits: ['trade_federation', 'star_empire', 'jedi', 'rebel'],
  };
}
