/** Which of three ways the page is arranged: for a hand-held screen, for a tablet, for a desk. */

class Screen {
  /** narrow, or so low that what one reaches for stands beside the board instead of under it */
  phone = $state(false);
  tablet = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.watch('(max-width: 720px), (max-width: 1180px) and (max-height: 520px)', (is) => (this.phone = is));
    this.watch('(min-width: 721px) and (max-width: 1180px) and (min-height: 521px)', (is) => (this.tablet = is));
  }

  private watch(query: string, set: (is: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', () => set(media.matches));
  }
}

export const screen = new Screen();
