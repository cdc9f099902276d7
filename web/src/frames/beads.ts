/** The deeds of a round, read from its story. */

import type { DiceRules } from '../layouts/layout';
import type { Happened } from '../protocol';
import type { IconName } from '../signs/icons';

export interface Bead {
  n: number;
  seat: number;
  icon: IconName;
  text: string;
}

/** One for each deed; what comes several at a time, die after die, is one deed for as long as nothing else is done. */
export function beadsOf(log: readonly Happened[], round: number, deeds: DiceRules['deeds']): Bead[] {
  const beads: Bead[] = [];
  let before = '';
  for (const { n, kind, seat, text, turn } of log) {
    const deed = deeds[kind];
    if (turn !== round || !deed) continue;
    const key = `${kind} ${seat}`;
    if (!deed.run || key !== before) beads.push({ n, seat, icon: deed.icon, text });
    before = key;
  }
  return beads;
}
