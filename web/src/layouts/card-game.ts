import type { Layout } from './layout';

const FIGHTING = ['attacking', 'defending'];

export const cardGame: Layout = {
  game: 'card-game',
  box: {
    art: { id: 'luke_skywalker', faction: 'jedi', kind: 'unit', tags: ['Force User', 'Character'], scene: 'ripples' },
    heads: '#54aaa4',
    win: ['objective', 'dial', 'edge'],
  },
  cost: 'cube',
  wide: ['objective'],
  sides: {
    jedi: 'light',
    'rebel-alliance': 'light',
    'smugglers-and-spies': 'light',
    'neutral-light': 'light',
    sith: 'dark',
    'imperial-navy': 'dark',
    'scum-and-villainy': 'dark',
    'neutral-dark': 'dark',
  },
  life: null,
  pools: [],
  counted: ['hand', 'deck', 'discard'],
  tallied: { 'victory-points': 'victory', 'force-cards': 'force', reserve: 'reserve' },
  gauges: [
    { as: 'dial', counter: 'dial', of: 'table', most: 12 },
    { as: 'holder', counter: 'balance', of: 'table', most: 1 },
  ],
  axis: [
    { zone: 'objectives', of: 'rival', as: 'cards', size: 't', always: true },
    { zone: 'objectives', of: 'me', as: 'cards', size: 't', always: true },
  ],
  lines: [
    {
      of: 'rival',
      places: [
        { zone: 'units', of: 'rival', as: 'cards', size: 's', always: true, lacking: FIGHTING },
        { zone: 'enhancements', of: 'rival', as: 'cards', size: 's', lacking: ['host'] },
      ],
    },
    {
      of: 'table',
      tray: true,
      places: [{ zone: 'playing', of: 'table', as: 'cards', size: 's' }],
    },
    {
      of: 'me',
      places: [
        { zone: 'units', of: 'me', as: 'cards', size: 's', always: true, lacking: FIGHTING },
        { zone: 'enhancements', of: 'me', as: 'cards', size: 's', lacking: ['host'] },
        { zone: 'affiliation', of: 'me', as: 'cards', size: 's' },
      ],
    },
  ],
  arena: [
    { zone: 'units', of: 'rival', as: 'cards', size: 's', always: true, having: FIGHTING },
    { zone: 'units', of: 'me', as: 'cards', size: 's', always: true, having: FIGHTING },
    { zone: 'edge', of: 'rival', as: 'cards', size: 'x' },
    { zone: 'edge', of: 'me', as: 'cards', size: 'x' },
  ],
  hand: 'hand',
  backs: { hand: 'dark', edge: 'dark', 'objective-deck': 'objective' },
  several: { attackers: 'any', defenders: 'any', 'discard-down': 'number' },
  sums: [],
  payments: ['pay'],
  values: { resources: 'resource' },
  plates: [
    { number: 'gun', icon: 'combat', edge: false },
    { number: 'tactics', icon: 'tactics', edge: false },
    { number: 'blast', icon: 'blast', edge: false },
    { number: 'edge-gun', icon: 'combat', edge: true },
    { number: 'edge-tactics', icon: 'tactics', edge: true },
    { number: 'edge-blast', icon: 'blast', edge: true },
  ],
  pill: 'force',
  camps: [],
  marks: { used: [], lifted: [], committed: ['committed'], engaged: ['engaged'] },
  tokens: ['damage', 'focus', 'shield'],
  course: ['dial', 'victory-points'],
  guide: [
    { verbs: ['play'], text: 'guide-card-game-deploy' },
    { verbs: ['pay', 'suggested'], text: 'guide-card-game-pay' },
    { verbs: ['engage'], text: 'guide-card-game-engage' },
    { verbs: ['attack'], text: 'guide-card-game-attackers' },
    { verbs: ['defend'], text: 'guide-card-game-defenders' },
    { verbs: ['lay'], text: 'guide-card-game-edge' },
    { verbs: ['strike'], text: 'guide-card-game-strike' },
    { verbs: ['commit'], text: 'guide-card-game-force' },
  ],
  portraits: ['sith', 'jedi'],
};
