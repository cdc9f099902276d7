/** How much room there is; sizes of cards follow it. */

import type { CardSize } from './table/states';

class Screen {
  phone = $state(false);
  tablet = $state(false);
  flat = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.watch('(max-width: 720px)', (is) => (this.phone = is));
    this.watch('(min-width: 721px) and (max-width: 1180px)', (is) => (this.tablet = is));
    this.watch('(min-width: 721px) and (max-height: 850px)', (is) => (this.flat = is));
  }

  private watch(query: string, set: (is: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', () => set(media.matches));
  }

  fit(size: CardSize): CardSize {
    if (this.phone) return size === 'x' ? 'x' : 't';
    if (!this.flat) return size;
    return size === 'm' ? 's' : size === 's' ? 't' : size;
  }
}

export const screen = new Screen();
