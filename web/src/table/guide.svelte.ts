/** The guided first turn: real decisions, one thing explained at a time, each at the moment it can be done. */

import { settings } from '../settings.svelte';
import type { Decision, Option } from '../protocol';

export interface Step {
  /** shown while an option with one of these verbs is offered */
  verbs: readonly string[];
  /** message that explains it */
  text: string;
}

/** The first step that is not done yet and can be done now. */
export const stepNow = (steps: readonly Step[], done: ReadonlySet<string>, decision: Decision | null): Step | null =>
  (decision &&
    steps.find(
      (step) =>
        !done.has(step.text) &&
        (!step.verbs.length || decision.options.some((option) => step.verbs.includes(option.verb))),
    )) ||
  null;

export class Guide {
  on = $state(false);
  private done = $state.raw<ReadonlySet<string>>(new Set());
  private steps: readonly Step[] = [];
  private game = '';

  start(game: string, steps: readonly Step[]): void {
    this.game = game;
    this.steps = steps;
    this.done = new Set();
    this.on = steps.length > 0 && !settings.guided.includes(game);
  }

  /** Show it again from the beginning. */
  again(): void {
    this.done = new Set();
    this.on = this.steps.length > 0;
  }

  step(decision: Decision | null): Step | null {
    return this.on ? stepNow(this.steps, this.done, decision) : null;
  }

  get progress(): { at: number; of: number } {
    return { at: Math.min(this.done.size + 1, this.steps.length), of: this.steps.length };
  }

  /** A thing was done, or read: its step is over. */
  pass(what: Option | Step): void {
    if (!this.on) return;
    const over =
      'text' in what && 'verbs' in what
        ? [what.text]
        : this.steps.filter((step) => step.verbs.includes((what as Option).verb)).map((step) => step.text);
    this.done = new Set([...this.done, ...over]);
    const last = this.steps[this.steps.length - 1];
    if (this.steps.every((step) => this.done.has(step.text)) || this.done.has(last.text)) this.stop();
  }

  stop(): void {
    this.on = false;
    if (!settings.guided.includes(this.game)) settings.guided = [...settings.guided, this.game];
  }
}
