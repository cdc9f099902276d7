import type { Layout } from './layout';
import { PLAIN } from './plain';

export const starRealms: Layout = {
  ...PLAIN,
  game: 'star-realms',
  box: {
    art: { id: 'flagship', faction: 'trade_federation', kind: 'ship', subject: 'capital ring', scene: 'disc' },
    heads: '#3f93d2',
    win: ['authority', 'combat', 'outpost'],
  },
  cost: 'cap',
  life: 'authority',
  pools: ['trade', 'combat'],
  lost: ['trade', 'combat'],
  counted: ['hand', 'deck', 'discard-pile'],
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
  strikes: 'damage',
  backs: { 'trade-deck': 'wood', 'scrap-heap': 'wood', explorers: 'wood' },
  several: { 'discard-to-draw': 'number', 'scrap-to-draw': 'number' },
  verbs: {
    primary: { icon: 'base' },
    ally: { icon: 'ally' },
    'ally-as': { icon: 'ally' },
    scrap: { icon: 'scrap', sound: 'stamp' },
    'scrap-as': { icon: 'scrap' },
    'scrap-hand': { icon: 'scrap' },
    'scrap-discard': { icon: 'scrap' },
    'scrap-row': { icon: 'scrap' },
    buy: { icon: 'trade', sound: 'cap' },
    'buy-together': { icon: 'trade' },
    take: { icon: 'reward', sound: 'cap' },
    give: { icon: 'share' },
    'hit-base': { icon: 'target', sound: 'blade' },
    'hit-together': { icon: 'target' },
    destroy: { icon: 'target', as: 'aim' },
  },
  rowSigns: { ally: 'ally', scrap: 'scrap', 'each-ship': 'ship', 'ally-to-all': 'users' },
  badges: [
    { number: 'defense', shape: 'wall', kind: 'outpost' },
    { number: 'defense', shape: 'open' },
  ],
  marks: { used: ['primary-used'], lifted: [], committed: [], engaged: [] },
  tokens: ['damage'],
  course: ['authority'],
  guide: [
    { verbs: ['play'], text: 'guide-star-realms-hand' },
    { verbs: ['buy'], text: 'guide-star-realms-buy' },
    { verbs: ['attack'], text: 'guide-star-realms-attack' },
    { verbs: ['end'], after: ['play', 'attack'], text: 'guide-star-realms-end' },
  ],
  portraits: ['trade-federation', 'star-empire', 'machine-cult', 'unaligned', 'rebel', 'jedi'],
};
