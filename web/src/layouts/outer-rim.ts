import type { Layout, Place } from './layout';

/** ranks of the contacts at each planet: grey 1, green 2, yellow 3 */
const CONTACTS = [2, 3, 1, 2, 1, 3, 1, 2, 2, 3, 1, 3, 1, 2, 1, 2, 1, 2, 2, 3, 1, 3];

const held = (of: 'me' | 'rival'): Place[] =>
  ['captain', 'ship', 'gear', 'jobs', 'crew', 'cargo', 'mods', 'captured'].map((zone) => ({
    zone,
    of,
    as: 'cards',
    size: 't',
  }));

export const outerRim: Layout = {
  game: 'outer-rim',
  frame: 'map',
  dice: null,
  map: {
    shape: 'arc',
    sheets: 6,
    at: 'place',
    kinds: { planet: 'world', maelstrom: 'storm', navpoint: 'nav' },
    standing: [
      ...CONTACTS.map((rank, n) => ({ zone: `contact-${n}`, as: 'chip', pips: 'rank', rank }) as const),
      { zone: 'patrols', as: 'guard', pips: 'level', strength: 'ship-combat' },
      { zone: 'captain', as: 'ship' },
    ],
    own: 'captain',
  },
  box: {
    art: { id: 'short_freighter', faction: 'unaligned', kind: 'ship', subject: 'cruiser tug', scene: 'disc' },
    heads: '#c99a4a',
    win: ['fame', 'ship', 'credits'],
  },
  cost: 'pill',
  wide: [],
  colours: [],
  life: null,
  pools: ['credits'],
  counted: [],
  tallied: { 'total-fame': 'fame', credits: 'credits' },
  gauges: [],
  axis: [],
  lines: [
    { of: 'rival', places: held('rival') },
    {
      of: 'table',
      tray: true,
      places: [
        { zone: 'scene', of: 'table', as: 'cards', size: 't' },
        { zone: 'market', of: 'table', as: 'cards', size: 't', always: true },
      ],
    },
    { of: 'me', places: held('me') },
  ],
  arena: [],
  hand: '',
  backs: {},
  several: {},
  sums: [],
  payments: [],
  gives: null,
  verbs: {
    'move-to': { icon: 'speed' },
    'step-to': { icon: 'patrol' },
    'flee-to': { icon: 'speed' },
    recover: { icon: 'health' },
    earn: { icon: 'credits', sound: 'cap' },
    market: { icon: 'trade' },
    buy: { icon: 'trade', sound: 'cap' },
    pay: { icon: 'credits', sound: 'cap' },
    deliver: { icon: 'cargo' },
    trade: { icon: 'share' },
    'end-actions': { icon: 'bell', sound: 'bell', as: 'bell' },
    'fight-patrol': { icon: 'combat', sound: 'blade', as: 'aim' },
    hunt: { icon: 'bounty', sound: 'blade', as: 'aim' },
    duel: { icon: 'combat', sound: 'blade' },
    meet: { icon: 'person' },
    accept: { icon: 'check' },
    refuse: { icon: 'close' },
  },
  signs: { 'total-fame': 'fame' },
  rowSigns: {},
  badges: [
    { number: 'health', shape: 'hp' },
    { number: 'hull', shape: 'open' },
  ],
  values: {},
  plates: [],
  edge: null,
  pill: null,
  camps: [],
  marks: { used: ['used'], lifted: [], committed: [], engaged: [] },
  tokens: ['damage', 'goal'],
  course: ['total-fame'],
  guide: [],
  portraits: ['yellow', 'trade-federation', 'machine-cult', 'jedi'],
};
