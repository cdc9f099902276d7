/** Who is who at a glance: colour, sign, letter and pattern of every faction, and the inks of its pictures. */

import type { EmblemName } from '../signs/emblems';
import type { PatternName } from '../signs/patterns';
import type { Scene } from './sky';

/**
 * inks: s0 sky, s1 sky two, s2 the big shape, h0 shade, h1 body, h2 light, a accent, g glow, k key (darkest)
 * ui:   spine colour on cards and chips (cream text on it passes AA), `pat` the pattern printed on it
 * way:  how this faction builds
 */
export type Lang = 'pl' | 'en';
export type Way =
  'organic' | 'modular' | 'dagger' | 'brutal' | 'plain' | 'patch' | 'mono' | 'rim' | 'leaf' | 'crescent' | 'needle';
export interface Inks {
  s0: string;
  s1: string;
  s2: string;
  h0: string;
  h1: string;
  h2: string;
  a: string;
  g: string;
  k: string;
}
export interface Faction {
  letter: string | Record<Lang, string>;
  emb: EmblemName;
  pat: PatternName;
  ui: string;
  way: Way;
  likes: readonly Scene[];
  inks: Inks;
}

const F = (
  letter: Faction['letter'],
  emb: EmblemName,
  pat: PatternName,
  ui: string,
  way: Way,
  likes: readonly Scene[],
  inks: Inks,
): Faction => ({ letter, emb, pat, ui, way, likes, inks });
const inks = (
  s0: string,
  s1: string,
  s2: string,
  h0: string,
  h1: string,
  h2: string,
  a: string,
  g: string,
  k: string,
): Inks => ({ s0, s1, s2, h0, h1, h2, a, g, k });

export const FACTIONS: Readonly<Record<string, Faction>> = {
  // Star Realms
  blob: F(
    'B',
    'spore',
    'bubbles',
    '#1d6b45',
    'organic',
    ['bubbles', 'bands', 'disc'],
    inks('#14463a', '#1c5f48', '#2f9158', '#3f8f35', '#86cf4c', '#e2f58f', '#ff7f5e', '#fbf3b4', '#0a2621'),
  ),
  trade_federation: F(
    { pl: 'F', en: 'F' },
    'compass',
    'waves',
    '#1f5d9c',
    'modular',
    ['orbits', 'limb', 'bands', 'disc'],
    inks('#154273', '#1d5a99', '#3f93d2', '#86a9c6', '#dbe8ee', '#ffffff', '#ffa93a', '#c4f0ff', '#0a2340'),
  ),
  star_empire: F(
    { pl: 'I', en: 'E' },
    'crown',
    'chevrons',
    '#8a5800',
    'dagger',
    ['rays', 'rays', 'disc', 'bands'],
    inks('#e59a1c', '#f3b63a', '#ffdd88', '#2d1b4a', '#553a86', '#9a7ad0', '#da3f2c', '#fff5d0', '#2d1b4a'),
  ),
  machine_cult: F(
    { pl: 'M', en: 'M' },
    'nut',
    'hexes',
    '#a32a2c',
    'brutal',
    ['gear', 'limb', 'rays', 'hex'],
    inks('#6a1826', '#8f222c', '#cf3f33', '#2a2430', '#5f5866', '#c3b8b8', '#7ee6d4', '#ffdca6', '#2a0b14'),
  ),
  unaligned: F(
    { pl: 'N', en: 'U' },
    'orbit',
    'dashes',
    '#55566e',
    'plain',
    ['streaks', 'disc', 'limb'],
    inks('#3c3e58', '#4d5070', '#7b7fa0', '#a2937c', '#e4d8bd', '#fff8e6', '#ffb938', '#ffffff', '#20213a'),
  ),
  // Star Wars: The Deckbuilding Game
  rebel: F(
    'R',
    'dawn',
    'rays',
    '#a63f1d',
    'patch',
    ['rays', 'disc', 'limb', 'bands'],
    inks('#b5442a', '#cf5c37', '#f3a45f', '#2f6468', '#f0e2c2', '#fffaf0', '#1f8f8c', '#fff0c0', '#46170f'),
  ),
  empire: F(
    { pl: 'I', en: 'E' },
    'pillar',
    'bars',
    '#3f5563',
    'mono',
    ['bars', 'disc', 'limb', 'bands'],
    inks('#2a3a46', '#374b59', '#5f7d8e', '#1a232b', '#8fa3ad', '#e8eff0', '#f0523f', '#ffd8c8', '#11181d'),
  ),
  neutral: F(
    'N',
    'orbit',
    'dashes',
    '#79562a',
    'rim',
    ['disc', 'limb', 'bands', 'streaks'],
    inks('#a5773f', '#bb8f55', '#e3c48c', '#463528', '#8a6a4c', '#f4e5c4', '#2f8d86', '#fff3cf', '#35261a'),
  ),
  // Star Wars: The Card Game
  jedi: F(
    'Je',
    'ripple',
    'ripples',
    '#17616b',
    'leaf',
    ['ripples', 'disc', 'limb', 'bands'],
    inks('#15505e', '#1d6874', '#54aaa4', '#6b5338', '#c7a574', '#f8e8c4', '#a4f3c4', '#f2ffe4', '#0b2e38'),
  ),
  rebel_alliance: F(
    { pl: 'So', en: 'Re' },
    'dawn',
    'rays',
    '#a63f1d',
    'patch',
    ['rays', 'disc', 'limb', 'bands'],
    inks('#b5442a', '#cf5c37', '#f3a45f', '#2f6468', '#f0e2c2', '#fffaf0', '#1f8f8c', '#fff0c0', '#46170f'),
  ),
  smugglers_and_spies: F(
    { pl: 'Pr', en: 'Sm' },
    'key',
    'crosses',
    '#75580b',
    'rim',
    ['streaks', 'disc', 'limb'],
    inks('#9a7212', '#b98d22', '#ecc95c', '#3f2a44', '#7d5470', '#f6e2cc', '#d9482f', '#fff2bd', '#2c1a30'),
  ),
  sith: F(
    { pl: 'Si', en: 'Si' },
    'rift',
    'shards',
    '#8c1524',
    'crescent',
    ['rays', 'eclipse', 'bars', 'bands'],
    inks('#4a1120', '#651829', '#c92c39', '#170c13', '#4f3843', '#bb9c9c', '#ff6a52', '#ffd9bd', '#12080d'),
  ),
  imperial_navy: F(
    { pl: 'Ma', en: 'Na' },
    'wedge',
    'bars',
    '#3a4f74',
    'mono',
    ['bars', 'disc', 'limb', 'bands'],
    inks('#263654', '#32466a', '#5f7ca8', '#161e30', '#8d9cb8', '#e8edf6', '#f0523f', '#ffd8c8', '#0e1524'),
  ),
  scum_and_villainy: F(
    { pl: 'Sz', en: 'Sc' },
    'hook',
    'crosses',
    '#5b5a1c',
    'rim',
    ['disc', 'limb', 'streaks'],
    inks('#4c4a20', '#615e2a', '#a19b45', '#2a1d2c', '#6d4a66', '#e9d8b6', '#ff9a3d', '#fff0b0', '#201a10'),
  ),
  neutral_light: F(
    'Ne',
    'orbit',
    'dashes',
    '#79562a',
    'rim',
    ['disc', 'limb', 'bands', 'streaks'],
    inks('#a5773f', '#bb8f55', '#e3c48c', '#463528', '#8a6a4c', '#f4e5c4', '#2f8d86', '#fff3cf', '#35261a'),
  ),
  neutral_dark: F(
    'Ne',
    'orbit',
    'dashes',
    '#5d5566',
    'mono',
    ['disc', 'limb', 'bars', 'streaks'],
    inks('#4a4356', '#5b5368', '#8b8199', '#221d2c', '#7a6f86', '#efe6ea', '#e2b34a', '#fff0d0', '#191522'),
  ),
  // Star Wars: Destiny (the colour is a rule of the game: command, Force, rogue, general)
  red: F(
    { pl: 'D', en: 'C' },
    'banner',
    'bars',
    '#a02c30',
    'mono',
    ['bars', 'rays', 'limb'],
    inks('#7c2028', '#982b30', '#d85a48', '#2b2a33', '#8b8f96', '#f1ece2', '#ffc04a', '#fff0c8', '#2b0d12'),
  ),
  blue: F(
    { pl: 'M', en: 'F' },
    'swirl',
    'ripples',
    '#225c94',
    'leaf',
    ['ripples', 'disc', 'eclipse'],
    inks('#1a4272', '#235890', '#5ba2d6', '#5f4c3a', '#c0a27a', '#f8ead0', '#b4f0ff', '#eefcff', '#0c2340'),
  ),
  yellow: F(
    { pl: 'Ł', en: 'R' },
    'key',
    'crosses',
    '#75580b',
    'rim',
    ['streaks', 'disc', 'limb'],
    inks('#9a7212', '#b98d22', '#ecc95c', '#3f2a44', '#7d5470', '#f6e2cc', '#d9482f', '#fff2bd', '#2c1a30'),
  ),
  grey: F(
    { pl: 'O', en: 'G' },
    'orbit',
    'dashes',
    '#55566e',
    'plain',
    ['streaks', 'disc', 'limb'],
    inks('#4a4b60', '#5b5d76', '#8c8fa8', '#8f826e', '#dcd1b8', '#fff8e6', '#ffb938', '#ffffff', '#22233a'),
  ),
  // Star Wars: Outer Rim
  hutt: F(
    'H',
    'coil',
    'bubbles',
    '#5f6420',
    'rim',
    ['disc', 'limb', 'bands'],
    inks('#5f6a26', '#75802f', '#b9bd5a', '#3a2a2c', '#8c5f4c', '#f3dfb2', '#e0663a', '#fff2b8', '#262a10'),
  ),
  syndicate: F(
    'S',
    'links',
    'crosses',
    '#76327c',
    'rim',
    ['streaks', 'disc', 'bars'],
    inks('#57266a', '#6e3284', '#a860b8', '#231a30', '#6c5c86', '#f0e0f0', '#ffb53d', '#ffe9c0', '#220f2c'),
  ),
};
const ALIAS: Readonly<Record<string, string>> = {
  imperial: 'empire',
  light: 'neutral_light',
  dark: 'neutral_dark',
  gray: 'grey',
  none: 'neutral',
};
/** A faction by its key, written with dashes or underscores; an unknown one is neutral. */
export const faction = (key: string): Faction => {
  const name = key.replaceAll('-', '_');
  return (FACTIONS[name] ?? FACTIONS[ALIAS[name] ?? 'neutral']) as Faction;
};
export const letter = (key: string, lang: Lang): string => {
  const l = faction(key).letter;
  return typeof l === 'string' ? l : l[lang];
};
