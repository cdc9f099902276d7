/** The rulebook of the game on the table, in our words, and the rule that is open. */

import type { RuleEntry } from './protocol';

class Rules {
  book = $state.raw<Map<string, RuleEntry>>(new Map());
  shown = $state<string | null>(null);
  /** whose rules they are */
  game = $state('');

  open(id: string): void {
    this.shown = id;
  }

  close(): void {
    this.shown = null;
  }
}

export const rules = new Rules();
