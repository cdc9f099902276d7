import type { Layout } from './layout';

export const cardGame: Layout = {
  game: 'card-game',
  box: { art: { id: 'luke_skywalker', faction: 'jedi', kind: 'unit', tags: ['Force User', 'Character'], scene: 'ripples' }, heads: '#54aaa4', win: ['objective', 'dial', 'edge'] },
  cost: 'cube',
  wide: ['objective'],
  sides: { jedi: 'light', 'rebel-alliance': 'light', 'smugglers-and-spies': 'light', sith: 'dark', 'imperial-navy': 'dark', 'scum-and-villainy': 'dark' },
  life: null,
  pools: [],
  counted: ['hand', 'deck', 'discard', 'victory'],
  gauges: [{ as: 'dial', counter: 'dial', of: 'table', most: 12 }],
  axis: [
    { zone: 'objectives', of: 'rival', as: 'cards', size: 't', always: true },
    { zone: 'objectives', of: 'me', as: 'cards', size: 't', always: true },
  ],
  lines: [
    { of: 'rival', places: [{ zone: 'units', of: 'rival', as: 'cards', size: 's', always: true }, { zone: 'enhancements', of: 'rival', as: 'cards', size: 's' }] },
    {
      of: 'table',
      tray: true,
      places: [
        { zone: 'edge', of: 'rival', as: 'cards', size: 's' },
        { zone: 'edge', of: 'me', as: 'cards', size: 's' },
      ],
    },
    { of: 'me', places: [{ zone: 'units', of: 'me', as: 'cards', size: 's', always: true }, { zone: 'enhancements', of: 'me', as: 'cards', size: 's' }, { zone: 'affiliation', of: 'me', as: 'cards', size: 's' }] },
  ],
  hand: 'hand',
  backs: { deck: 'light', 'objective-deck': 'objective' },
  several: { attackers: 'any', defenders: 'any' },
  payments: ['pay'],
  values: {},
  camps: [],
  marks: { used: [], lifted: ['attacking', 'defending'], committed: ['committed'] },
  tokens: ['damage', 'focus', 'shield'],
  guide: [
    { verbs: ['play'], text: 'guide-card-game-deploy' },
    { verbs: ['engage'], text: 'guide-card-game-engage' },
    { verbs: ['lay'], text: 'guide-card-game-edge' },
    { verbs: ['strike'], text: 'guide-card-game-strike' },
    { verbs: ['commit'], text: 'guide-card-game-force' },
  ],
  portraits: ['jedi', 'sith'],
};
