/** How much room there is; sizes of cards follow it. */

import type { CardSize } from './table/states';

class Screen {
  phone = $state(false);
  tablet = $state(false);
  flat = $state(false);
  /** a tablet held upright: high, but narrow */
  upright = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.watch('(max-width: 720px)', (is) => (this.phone = is));
    this.watch('(min-width: 721px) and (max-width: 1180px)', (is) => (this.tablet = is));
    this.watch('(min-width: 721px) and (max-width: 1180px) and (orientation: portrait)', (is) => (this.upright = is));
    this.watch('(min-width: 721px) and (max-height: 850px)', (is) => (this.flat = is));
  }

  private watch(query: string, set: (is: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', () => set(media.matches));
  }

  /** The size that there is room for; a long row also needs width. */
  fit(size: CardSize, long = false): CardSize {
    if (this.phone) return size === 'x' ? 'x' : 't';
    if (!this.flat && !(this.upright && long)) return size;
    return size === 'm' ? 's' : size === 's' ? 't' : size;
  }
}

export const screen = new Screen();
