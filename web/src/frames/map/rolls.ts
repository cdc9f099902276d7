/** What the story tells of the dice that were rolled last. */

import type { RollRule } from '../../layouts/layout';
import type { Happened } from '../../protocol';

export interface Throw {
  seat: number;
  /** somebody's who is at no seat */
  foe: boolean;
  faces: string[];
  /** the line that tells it */
  text: string;
}
export interface Rolls {
  begun: string;
  throws: Throw[];
  ended: string;
}

const HUNDRED = 100;

/** The faces in a number: two digits tell how many show each, the last face's last. */
function facesOf(code: number, faces: readonly string[]): string[] {
  const found: string[] = [];
  let rest = code;
  for (const face of [...faces].reverse()) {
    found.push(...Array.from({ length: rest % HUNDRED }, () => face));
    rest = Math.floor(rest / HUNDRED);
  }
  return found;
}

/** The rolls of the last test or fight of a turn; nothing if there was none. */
export function lastRolls(log: readonly Happened[], rule: RollRule, turn: number): Rolls | null {
  const rolls: Rolls = { begun: '', throws: [], ended: '' };
  for (const line of [...log].reverse()) {
    if (line.turn !== turn) break;
    const foe = rule.foe.includes(line.kind);
    if (rule.begins.includes(line.kind)) {
      rolls.begun = line.text;
      break;
    }
    if (foe || rule.own.includes(line.kind))
      rolls.throws.unshift({ seat: line.seat, foe, faces: facesOf(line.number, rule.faces), text: line.text });
    else if (rule.ends.includes(line.kind)) {
      // an end without dice after it belongs to what came before
      if (rolls.throws.length) break;
      rolls.ended = line.text;
    }
  }
  return rolls.throws.length ? rolls : null;
}
