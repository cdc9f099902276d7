/** The guided first turn: real decisions, one thing explained at a time, each at the moment it can be done. */

import { settings } from '../settings.svelte';
import type { Decision, Option } from '../protocol';

export interface Step {
  /** shown while an option with one of these verbs is offered */
  verbs: readonly string[];
  /** where verbs serve several questions: only at one of these */
  asks?: readonly string[];
  /** message that explains it */
  text: string;
  /** what ends a turn is explained only when none of these verbs is offered any more */
  after?: readonly string[];
}

const offered = (decision: Decision, verbs: readonly string[]): boolean =>
  decision.options.some((option) => verbs.includes(option.verb));

/** The first step that is not learned yet and can be done now. */
export const stepNow = (steps: readonly Step[], learned: ReadonlySet<string>, decision: Decision | null): Step | null =>
  (decision &&
    steps.find(
      (step) =>
        !learned.has(step.text) &&
        (step.asks === undefined || step.asks.includes(decision.kind)) &&
        offered(decision, step.verbs) &&
        !(step.after !== undefined && offered(decision, step.after)),
    )) ||
  null;

export class Guide {
  on = $state(false);
  private learned = $state.raw<ReadonlySet<string>>(new Set());
  private steps: readonly Step[] = [];
  private game = '';

  start(game: string, steps: readonly Step[]): void {
    this.game = game;
    this.steps = steps;
    this.learned = new Set();
    this.on = steps.length > 0 && !settings.guided.includes(game);
  }

  /** Show it again from the beginning. */
  again(): void {
    this.learned = new Set();
    this.on = this.steps.length > 0;
  }

  step(decision: Decision | null): Step | null {
    return this.on ? stepNow(this.steps, this.learned, decision) : null;
  }

  get progress(): { at: number; of: number } {
    return { at: Math.min(this.learned.size + 1, this.steps.length), of: this.steps.length };
  }

  /** A thing was done as an answer to what was asked, or read: it is learned. The guide is over when nothing is left to be learned. */
  pass(what: Option | Step, asked = ''): void {
    if (!this.on) return;
    const over =
      'verbs' in what
        ? [what.text]
        : this.steps
            .filter((step) => step.verbs.includes(what.verb) && (!step.asks || step.asks.includes(asked)))
            .map((step) => step.text);
    this.learned = new Set([...this.learned, ...over]);
    if (this.steps.every((step) => this.learned.has(step.text))) this.stop();
  }

  stop(): void {
    this.on = false;
    if (!settings.guided.includes(this.game)) settings.guided = [...settings.guided, this.game];
  }
}
