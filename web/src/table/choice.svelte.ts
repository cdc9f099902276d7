/**
 * A choice of several, composed on the page. The engine asks for one at a time; here they are gathered, then given one
 * after the other for as long as the same question comes back, and "enough" at the end if it is still asked.
 */

import type { Decision, Option } from '../protocol';

/** kinds of decisions that may be gathered: up to the decision's number, or as many as there are */
export type Several = Readonly<Record<string, 'number' | 'any'>>;

const ENOUGH = new Set(['stop', 'no']);

interface Picked {
  option: Option;
  times: number;
}
/** An answer that is meant: which of the options of the question that came it is. */
export type Step = (decision: Decision) => Option | undefined;
interface Plan {
  kind: string;
  seat: number;
  /** answers still to be given; none: whatever fits */
  steps: Step[] | null;
  fits: (option: Option) => boolean;
}

/** The same option in the question that came. Where one stood for equal cards, the next of them has its own. */
const again = (wanted: Option, decision: Decision): Option | undefined =>
  decision.options.find((option) => option.code === wanted.code) ??
  (wanted.things.length > 1
    ? (decision.options.find(
        (option) => option.verb === wanted.verb && option.things.some((thing) => wanted.things.includes(thing)),
      ) ?? decision.options.find((option) => option.verb === wanted.verb && option.name === wanted.name))
    : undefined);

export class Choice {
  private picked = $state.raw<ReadonlyMap<number, Picked>>(new Map());
  private plan: Plan | null = null;

  get count(): number {
    return [...this.picked.values()].reduce((sum, one) => sum + one.times, 0);
  }

  get cards(): number[] {
    return [...this.picked.keys()];
  }

  /** What was chosen, in the order in which it was. */
  get picks(): { card: number; option: Option }[] {
    return [...this.picked].map(([card, { option }]) => ({ card, option }));
  }

  get busy(): boolean {
    return this.plan !== null;
  }

  has(card: number): boolean {
    return this.picked.has(card);
  }

  times(card: number): number {
    return this.picked.get(card)?.times ?? 0;
  }

  most(decision: Decision, several: Several): number {
    const how = several[decision.kind];
    if (!how) return 0;
    const cards = new Set(decision.options.flatMap((option) => option.things)).size;
    const most = how === 'any' ? cards : Math.min(decision.number, cards);
    return most > 1 ? most : 0;
  }

  /** Take a card into the choice, or out of it; tells whether there was room for it. */
  toggle(card: number, option: Option, most: number): boolean {
    if (!this.has(card) && this.count >= most) return false;
    this.put(card, option, this.has(card) ? 0 : 1);
    return true;
  }

  /** Take the same card so many times: tokens of a payment. */
  put(card: number, option: Option, times: number): void {
    const picked = new Map(this.picked);
    if (times > 0) picked.set(card, { option, times });
    else picked.delete(card);
    this.picked = picked;
  }

  forget(): void {
    this.picked = new Map();
    this.plan = null;
  }

  /** Start giving what was gathered; tells the first answer. */
  begin(decision: Decision | null): Option | null {
    if (!decision) return null;
    const order = decision.options.map((option) => option.code);
    const options = [...this.picked.values()]
      .flatMap(({ option, times }) => Array.from({ length: times }, () => option))
      .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
    return this.follow(
      decision,
      options.map((option) => (asked) => again(option, asked)),
    );
  }

  /** Start giving answers in the order in which they come; tells the first. */
  follow(decision: Decision | null, steps: readonly Step[]): Option | null {
    if (!decision) return null;
    this.picked = new Map();
    this.plan = { kind: decision.kind, seat: decision.seat, steps: [...steps], fits: () => false };
    return this.next(decision);
  }

  /** Start giving every option that fits. */
  beginAll(decision: Decision | null, fits: Plan['fits']): Option | null {
    if (!decision) return null;
    this.plan = { kind: decision.kind, seat: decision.seat, steps: null, fits };
    return this.next(decision);
  }

  /** What to answer to the question that came, if it belongs to what was begun. */
  next(decision: Decision | null): Option | null {
    const { plan } = this;
    if (!plan || !decision) return null;
    if (decision.kind !== plan.kind || decision.seat !== plan.seat) {
      this.plan = null;
      return null;
    }
    let found: Option | undefined;
    if (plan.steps === null) found = decision.options.find(plan.fits);
    else {
      while (!found && plan.steps.length) found = plan.steps.shift()!(decision);
      if (!found) {
        this.plan = null;
        found = decision.options.find((option) => ENOUGH.has(option.verb));
      }
    }
    if (!found) this.plan = null;
    return found ?? null;
  }
}
