/** The seats this browser holds. Whoever has a table's token sits there, so tokens stay here and behind the # of links. */

export interface Held {
  table: string;
  game: string;
  token: string;
}

const KEY = 'kantyna.seats',
  MOST = 40;

class Mine {
  list = $state<Held[]>([]);

  constructor() {
    try {
      this.list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
    } catch {
      this.list = []; // a private window, or a value that is not ours
    }
  }

  at(table: string): Held | undefined {
    return this.list.find((one) => one.table === table);
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
    } catch {
      // a private window forgets; the link with its token still opens the seat
    }
  }
}

export const mine = new Mine();
