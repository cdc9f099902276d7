/** What the last card of the seat nobody plays brought about, line by line. */

import type { AutomaticRule } from '../../layouts/layout';
import type { Happened } from '../../protocol';

export interface Led {
  seat: number;
  card: string;
  /** what the story tells of each of the card's lines */
  lines: string[][];
}

export function ledBy(log: readonly Happened[], rule: AutomaticRule): Led | null {
  const from = log.findLastIndex((line) => line.kind === rule.drew);
  if (from < 0) return null;
  const drew = log[from],
    lines: string[][] = rule.lines.map(() => []);
  let at = 0;
  for (const line of log.slice(from + 1)) {
    if (line.turn !== drew.turn) break;
    // lines are worked off from top to bottom: what could belong to an earlier one does not come back
    const next = rule.lines.findIndex((kinds, n) => n >= at && kinds.includes(line.kind));
    if (next < 0) continue;
    at = next;
    lines[at].push(line.text);
  }
  return { seat: drew.seat, card: drew.names[0] ?? '', lines };
}
