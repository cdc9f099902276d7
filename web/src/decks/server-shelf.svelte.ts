/** The decks that the server keeps for this browser's owner, under a key that nobody else has. */

import { api, Refused } from '../api';
import type { Deck } from '../api';
import { complain } from '../lobby.svelte';
import { mine } from '../mine.svelte';
import type { Kept } from './shelf.svelte';
import { shelf } from './shelf.svelte';

const UNKNOWN = 401;
/** what a link to a shelf begins with behind its # */
export const SHELF = 'shelf.';

class ServerShelf {
  private busy: Promise<void> = Promise.resolve();

  get on(): boolean {
    return !!mine.key;
  }

  async begin(): Promise<void> {
    try {
      mine.own((await api.createShelf()).token);
    } catch (error) {
      complain(error);
      return;
    }
    await this.sync();
  }

  /** With the key from another device; false if it opens nothing here. */
  async enter(key: string): Promise<boolean> {
    try {
      await api.shelf(key);
    } catch (error) {
      complain(error);
      return false;
    }
    shelf.mark(false);
    mine.own(key);
    await this.sync();
    return true;
  }

  /** The same decks here and there. */
  sync(): Promise<void> {
    return this.next(async (key) => {
      const { decks } = await api.shelf(key);
      shelf.merge(await Promise.all(decks.map((one) => this.known(one))));
      for (const one of shelf.decks) {
        if (one.shelved) continue;
        await api.keepDeck(wish(one), key);
        shelf.mark(true, one.id);
      }
    });
  }

  keep(deck: Kept): Promise<void> {
    return this.next(async (key) => {
      await api.keepDeck(wish(deck), key);
      shelf.mark(true, deck.id);
    });
  }

  drop(id: string): Promise<void> {
    shelf.drop(id);
    return this.next(async (key) => {
      await api.dropDeck(id, key);
      shelf.drop(id);
    });
  }

  /** Nothing of it stays on the server; here everything stays. */
  end(): Promise<void> {
    return this.next(async (key) => {
      await api.deleteShelf(key);
      this.forget();
    });
  }

  /** One thing after the other, as long as there is a shelf. */
  private next(act: (key: string) => Promise<void>): Promise<void> {
    this.busy = this.busy.then(async () => {
      if (!mine.key) return;
      try {
        await act(mine.key);
      } catch (error) {
        if (error instanceof Refused && error.status === UNKNOWN) this.forget();
        complain(error);
      }
    });
    return this.busy;
  }

  /** What a table takes it for is not on the shelf: a deck that is new here is looked at. */
  private async known(one: Deck & { id: string; game: string }): Promise<Kept> {
    const here = shelf.decks.find((kept) => kept.id === one.id);
    if (here && JSON.stringify([here.picks, here.name]) === JSON.stringify([one.picks, one.name])) return here;
    const report = await api.checkDeck(one.game, { picks: one.picks, name: one.name }, null);
    return { ...one, setting: report.setting, fits: report.seatings.map((at) => at.setting), shelved: true };
  }

  private forget(): void {
    mine.own('');
    shelf.mark(false);
  }
}

const wish = ({ id, game, name, picks }: Kept): { id: string; game: string; name: string; picks: Kept['picks'] } => ({
  id,
  game,
  name,
  picks,
});

export const serverShelf = new ServerShelf();
