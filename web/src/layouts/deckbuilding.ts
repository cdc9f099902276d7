import type { Layout } from './layout';

export const deckbuilding: Layout = {
  game: 'deckbuilding',
  box: { art: { id: 'x_wing9', faction: 'rebel', kind: 'ship', cost: 4, scene: 'rays' }, heads: '#e07a3a', minutes: 30, win: ['base', 'force', 'target'] },
  cost: 'cube',
  wide: ['base'],
  sides: { rebel: 'light', empire: 'dark' },
  life: null,
  pools: ['resources'],
  counted: ['hand', 'deck', 'discard-pile'],
  gauges: [],
  axis: [],
  lines: [],
  hand: 'hand',
  backs: {},
  several: {},
  used: [],
  guide: [],
  portraits: ['rebel', 'empire'],
};
