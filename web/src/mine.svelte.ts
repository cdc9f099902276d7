/** The seats this browser holds. Whoever has a table's token sits there, so tokens stay here and behind the # of links. */

import { Refused } from './api';
import type { Seated } from './protocol';

export interface Held {
  table: string;
  game: string;
  token: string;
}

const KEY = 'kantyna.seats',
  OWN = 'kantyna.key',
  MOST = 40,
  UNKNOWN = 401;

class Mine {
  list = $state<Held[]>([]);
  /** the key of one's own, under which the server keeps one's decks; seats are taken with it */
  key = $state('');

  constructor() {
    try {
      this.list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
      this.key = localStorage.getItem(OWN) ?? '';
    } catch {
      this.list = []; // a private window, or a value that is not ours
    }
  }

  at(table: string): Held | undefined {
    return this.list.find((one) => one.table === table);
  }

  /** Sit down with the key of one's own, if there is one; a server that has forgotten it gives another. */
  async sit(ask: (key: string) => Promise<Seated>): Promise<Seated> {
    const made = await ask(this.key).catch((error: unknown) => {
      if (!this.key || !(error instanceof Refused) || error.status !== UNKNOWN) throw error;
      this.own('');
      return ask('');
    });
    this.hold(made.table.id, made.table.game, made.token);
    return made;
  }

  own(key: string): void {
    this.key = key;
    this.save();
  }

  hold(table: string, game: string, token: string): void {
    this.list = [{ table, game, token }, ...this.list.filter((one) => one.table !== table)].slice(0, MOST);
    this.save();
  }

  drop(table: string): void {
    this.list = this.list.filter((one) => one.table !== table);
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
      if (this.key) localStorage.setItem(OWN, this.key);
      else localStorage.removeItem(OWN);
    } catch {
      // a private window forgets; the link with its token still opens the seat
    }
  }
}

export const mine = new Mine();
