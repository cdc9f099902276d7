/**
 * What a verb means to the page: its sign, its sound, and where on the table one reaches for it. Words that every
 * game has are here, a game's own in its layout; a verb nobody drew yet gets the plain sign.
 */

import type { IconName } from '../signs/icons';
import type { Sound } from '../sound';

export interface VerbLook {
  icon: IconName;
  sound?: Sound;
  /** its key, which then means nothing else */
  key?: string;
  /** `bell`: ends a turn or a say in it; `decline`: the rest of "may" and "up to"; `aim`: attacks a piece of nobody's;
   * `deal`: all of it can be done at one press; `mode`: first one says that one wants to, then with what;
   * `field`: it is done to what is fought over; `apart`: one may do it with another at any time, and finds it there;
   * `most` and `least`: so much of something, and whether that is usually much or little */
  as?: 'bell' | 'decline' | 'aim' | 'deal' | 'mode' | 'field' | 'apart' | 'most' | 'least';
}
export type Verbs = Readonly<Record<string, VerbLook>>;

const PLAIN: VerbLook = { icon: 'right' };

const HOUSE: Verbs = {
  play: { icon: 'play', as: 'deal' },
  end: { icon: 'bell', sound: 'bell', as: 'bell' },
  pass: { icon: 'hand', sound: 'bell', as: 'bell' },
  stop: { icon: 'close', as: 'decline' },
  no: { icon: 'close', as: 'decline' },
  yes: { icon: 'check' },
  attack: { icon: 'combat', sound: 'blade' },
  target: { icon: 'target' },
  use: { icon: 'special' },
  discard: { icon: 'discard' },
  draw: { icon: 'draw' },
  copy: { icon: 'copy' },
  number: { icon: 'right', as: 'most' },
};

export const lookOf = (verbs: Verbs, verb: string): VerbLook => verbs[verb] ?? HOUSE[verb] ?? PLAIN;
