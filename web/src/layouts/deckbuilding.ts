import type { Layout } from './layout';

export const deckbuilding: Layout = {
  game: 'deckbuilding',
  box: {
    art: { id: 'x_wing9', faction: 'rebel', kind: 'ship', cost: 4, scene: 'rays' },
    heads: '#e07a3a',
    win: ['base', 'force', 'target'],
  },
  cost: 'cube',
  wide: ['base'],
  sides: { rebel: 'light', empire: 'dark' },
  life: null,
  pools: ['resources'],
  counted: ['hand', 'deck', 'discard-pile'],
  tallied: {},
  gauges: [
    { as: 'score', counter: 'destroyed', of: 'me', most: 4, setting: 'bases' },
    { as: 'track', counter: 'force', of: 'table', most: 3, ends: ['empire', 'rebel'] },
  ],
  axis: [],
  lines: [
    {
      of: 'rival',
      places: [
        { zone: 'base', of: 'rival', as: 'cards', size: 't', always: true },
        { zone: 'in-play', of: 'rival', as: 'cards', size: 's' },
      ],
    },
    {
      of: 'table',
      tray: true,
      places: [
        { zone: 'galaxy-deck', of: 'table', as: 'pile' },
        { zone: 'galaxy-row', of: 'table', as: 'cards', size: 'm' },
        { zone: 'pilots', of: 'table', as: 'stack', size: 'm' },
        { zone: 'galaxy-discard', of: 'table', as: 'pile' },
        { zone: 'coming', of: 'table', as: 'cards', size: 's' },
      ],
    },
    {
      of: 'me',
      places: [
        { zone: 'base', of: 'me', as: 'cards', size: 't', always: true },
        { zone: 'in-play', of: 'me', as: 'cards', size: 's', always: true },
        { zone: 'bases', of: 'me', as: 'pile' },
      ],
    },
  ],
  arena: [],
  hand: 'hand',
  backs: { 'galaxy-deck': 'galaxy', 'galaxy-discard': 'galaxy', pilots: 'galaxy' },
  several: { attackers: 'any', 'pick-bases': 'number', exile: 'number' },
  sums: ['attackers'],
  payments: [],
  values: { attack: 'combat', resources: 'resource', force: 'force' },
  plates: [],
  pill: null,
  camps: ['empire', 'rebel'],
  marks: { used: ['spent'], lifted: ['committed'], committed: [], engaged: [] },
  tokens: ['damage'],
  course: ['destroyed'],
  guide: [
    { verbs: ['play'], text: 'guide-deckbuilding-hand' },
    { verbs: ['buy'], text: 'guide-deckbuilding-buy' },
    { verbs: ['strike', 'hunt'], text: 'guide-deckbuilding-attack' },
    { verbs: ['end'], after: ['play'], text: 'guide-deckbuilding-end' },
  ],
  portraits: ['empire', 'rebel'],
};
