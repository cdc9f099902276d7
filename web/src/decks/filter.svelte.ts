/** What of the card book is shown on the bench. */

import type { CardEntry, DeckPick } from '../protocol';
import { found } from '../search';
import type { Bench } from './bench.svelte';

const DEAREST = 5;

export class Filter {
  wanted = $state('');
  kind = $state('');
  colour = $state('');
  faction = $state('');
  cost = $state('');
  /** on a side of the die, or printed on the card */
  symbol = $state('');
  /** of any card that comes with it */
  type = $state('');
  trait = $state('');
  /** what can't be added, too */
  all = $state(false);
  private readonly bench: Bench;

  /** how many of them are set, besides the kind and the words */
  readonly set = $derived(
    [this.colour, this.faction, this.cost, this.symbol, this.type, this.trait, this.all ? 'all' : ''].filter(Boolean)
      .length,
  );
  readonly shown = $derived.by(() => this.picks());

  constructor(bench: Bench) {
    this.bench = bench;
  }

  clear(): void {
    this.wanted = this.colour = this.faction = this.cost = this.symbol = this.type = this.trait = '';
    this.all = false;
  }

  /** All values that cards of the book have, in its order. */
  values(of: (card: CardEntry) => readonly string[]): string[] {
    const { book } = this.bench;
    return [...new Set(book?.picks.flatMap((pick) => this.unit(pick)).flatMap(of) ?? [])];
  }

  /** A card and those that come with it. */
  unit(pick: DeckPick): CardEntry[] {
    return (pick.unit.length ? pick.unit : [pick.name]).map((name) => this.bench.card(name));
  }

  private picks(): DeckPick[] {
    const { book, words, others } = this.bench;
    if (!book || !words) return [];
    const foreign = new Map(others?.cards.map((card) => [card.name, card]) ?? []);
    return book.picks.filter((pick) => {
      const card = this.bench.card(pick.name);
      if (this.kind && card.kind !== this.kind) return false;
      if (this.colour && !card.traits.includes(this.colour)) return false;
      if (this.faction && card.faction !== this.faction) return false;
      const unit = this.unit(pick);
      if (this.cost && !unit.some((one) => this.costs(one))) return false;
      if (this.symbol && !unit.some((one) => this.shows(one))) return false;
      if (this.type && !unit.some((one) => one.kind === this.type)) return false;
      if (this.trait && !unit.some((one) => one.traits.includes(this.trait))) return false;
      if (!this.all && !this.bench.counting && !this.bench.fits(pick)) return false;
      if (!this.wanted.trim()) return true;
      return found(
        this.wanted,
        [...unit, ...unit.flatMap((one) => foreign.get(one.name) ?? [])].flatMap((one) => [
          one.title,
          one.type,
          one.factionTitle,
          ...one.traits,
          ...one.rows.map((row) => row.text),
        ]),
      );
    });
  }

  /** Does it have the symbol, be it only with the edge? */
  private shows(card: CardEntry): boolean {
    const { [this.symbol]: outright, [`edge-${this.symbol}`]: edged } = card.numbers;
    return !!outright || !!edged || card.sides.some((side) => side.symbol === this.symbol);
  }

  private costs(card: CardEntry): boolean {
    const cost = card.numbers.cost;
    return cost !== undefined && (Number(this.cost) === DEAREST ? cost >= DEAREST : cost === Number(this.cost));
  }
}

export const COSTS = Array.from({ length: DEAREST + 1 }, (_, n) => ({
  value: String(n),
  title: n === DEAREST ? `${n}+` : String(n),
}));
