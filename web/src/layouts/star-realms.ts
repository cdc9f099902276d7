import type { Layout } from './layout';

export const starRealms: Layout = {
  game: 'star-realms',
  box: {
    art: { id: 'flagship', faction: 'trade_federation', kind: 'ship', cost: 6, scene: 'disc' },
    heads: '#3f93d2',
    win: ['authority', 'combat', 'outpost'],
  },
  cost: 'cap',
  wide: [],
  sides: {},
  life: 'authority',
  pools: ['trade', 'combat'],
  counted: ['hand', 'deck', 'discard-pile'],
  tallied: {},
  gauges: [],
  axis: [],
  lines: [
    {
      of: 'rival',
      places: [
        { zone: 'bases', of: 'rival', as: 'cards', size: 's', always: true },
        { zone: 'ships', of: 'rival', as: 'cards', size: 's' },
      ],
    },
    {
      of: 'table',
      tray: true,
      places: [
        { zone: 'trade-deck', of: 'table', as: 'pile' },
        { zone: 'trade-row', of: 'table', as: 'cards', size: 'm' },
        { zone: 'explorers', of: 'table', as: 'stack', size: 'm' },
        { zone: 'scrap-heap', of: 'table', as: 'pile' },
      ],
    },
    {
      of: 'me',
      places: [
        { zone: 'bases', of: 'me', as: 'cards', size: 's', always: true },
        { zone: 'ships', of: 'me', as: 'cards', size: 's', always: true },
      ],
    },
  ],
  arena: [],
  hand: 'hand',
  backs: { 'trade-deck': 'trade', 'scrap-heap': 'trade', explorers: 'trade' },
  several: { 'discard-to-draw': 'number', 'scrap-to-draw': 'number' },
  sums: [],
  payments: [],
  values: {},
  plates: [],
  pill: null,
  camps: [],
  marks: { used: ['primary-used'], lifted: [], committed: [], engaged: [] },
  tokens: ['damage'],
  course: ['authority'],
  guide: [
    { verbs: ['play'], text: 'guide-star-realms-hand' },
    { verbs: ['buy'], text: 'guide-star-realms-buy' },
    { verbs: ['attack'], text: 'guide-star-realms-attack' },
    { verbs: ['end'], after: ['play'], text: 'guide-star-realms-end' },
  ],
  portraits: ['trade-federation', 'star-empire', 'machine-cult', 'unaligned', 'rebel', 'jedi'],
};
