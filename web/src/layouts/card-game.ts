import type { Layout } from './layout';
import { PLAIN } from './plain';

const FIGHTING = ['attacking', 'defending'];

export const cardGame: Layout = {
  ...PLAIN,
  game: 'card-game',
  box: {
    art: { id: 'luke_skywalker', faction: 'jedi', kind: 'unit', subject: 'bust knight', scene: 'ripples' },
    heads: '#54aaa4',
    win: ['objective', 'dial', 'edge'],
  },
  wide: ['objective'],
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
  steps: [
    { name: 'target', asks: ['engage'], told: ['engaged'] },
    { name: 'attackers', asks: ['attackers'], told: ['attacker'] },
    { name: 'defenders', asks: ['defenders'], told: ['defender'] },
    { name: 'edge', asks: ['edge-card'], told: ['edge-laid', 'edge-passed', 'edge-revealed', 'fate'], edge: true },
    { name: 'strikes', asks: ['strike'], told: ['edge-won', 'strike'] },
    { name: 'unopposed', asks: ['unopposed'], told: ['unopposed'] },
  ],
  tie: 'CG-EDGE-8',
  backs: { hand: 'wine', edge: 'wine', 'objective-deck': 'olive' },
  several: { attackers: 'any', defenders: 'any', 'discard-down': 'number' },
  payments: ['pay'],
  gives: 'resources',
  verbs: {
    engage: { icon: 'target', sound: 'blade' },
    defend: { icon: 'shield' },
    strike: { icon: 'combat', sound: 'blade' },
    lay: { icon: 'edge' },
    commit: { icon: 'force' },
    pay: { icon: 'resource' },
    suggested: { icon: 'check' },
    gun: { icon: 'combat' },
    tactics: { icon: 'tactics' },
    blast: { icon: 'blast' },
    respond: { icon: 'reroll' },
  },
  signs: { resources: 'resource' },
  rowSigns: {
    action: 'play',
    'action-when': 'play',
    'reaction-when': 'reroll',
    'forced-reaction-when': 'reroll',
    'interrupt-when': 'spark',
    'fate-effect': 'fate',
  },
  badges: [{ number: 'capacity', shape: 'hp' }],
  values: { resources: 'resource' },
  plates: [
    { number: 'gun', icon: 'combat', edge: false },
    { number: 'tactics', icon: 'tactics', edge: false },
    { number: 'blast', icon: 'blast', edge: false },
    { number: 'edge-gun', icon: 'combat', edge: true },
    { number: 'edge-tactics', icon: 'tactics', edge: true },
    { number: 'edge-blast', icon: 'blast', edge: true },
  ],
  edge: 'edge-held',
  pill: { number: 'force', icon: 'force' },
  marks: { used: [], lifted: [], committed: ['committed'], engaged: ['engaged'] },
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
