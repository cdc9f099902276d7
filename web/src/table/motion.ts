/**
 * Cards travel: from where they lay to where they lie. It only decorates: the page already shows the new table, takes
 * clicks, and any key or tap completes the journey.
 */

import type { View } from '../protocol';

const TRAVEL = 340,
  APPEAR = 220,
  EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where each known card lies, by the name of the place: `hand:0`. */
export function placesOf(view: View | null): Map<number, string> {
  const places = new Map<number, string>();
  for (const zone of view?.zones ?? [])
    for (const card of zone.things)
      if (card.id >= 0 && !places.has(card.id)) places.set(card.id, `${zone.kind}:${zone.seat}`);
  return places;
}

/** Where a card that was nowhere to be seen comes from: its owner's deck, or the common one. */
export function originOf(place: string, known: string | undefined, decks: readonly string[]): string | undefined {
  if (known && known !== place) return known;
  const owner = place.split(':')[1];
  return decks.find((deck) => deck.endsWith(`:${owner}`)) ?? decks.find((deck) => deck.endsWith(':-1'));
}

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

export class Motion {
  private rects = new Map<string, Rect>();
  private ghosts: { node: HTMLElement; rect: Rect; id: number }[] = [];
  private was = new Map<number, string>();
  private running: Animation[] = [];

  /** Before the page is drawn anew: remember where everything lies, and keep a picture of what will be gone. */
  before(old: View | null, next: View): void {
    this.finish();
    this.was = placesOf(old);
    const will = placesOf(next);
    for (const el of document.querySelectorAll<HTMLElement>('[data-key]')) {
      const card = el.querySelector('.card'),
        key = el.dataset.key!;
      if (!card) continue;
      const rect = card.getBoundingClientRect();
      this.rects.set(key, rect);
      if (will.get(Number(key)) !== this.was.get(Number(key)))
        this.ghosts.push({ node: card.cloneNode(true) as HTMLElement, rect, id: Number(key) });
    }
  }

  /** After it is drawn: let everything travel. */
  after(next: View): void {
    const will = placesOf(next),
      decks = [...document.querySelectorAll<HTMLElement>('[data-place]')]
        .map((el) => el.dataset.place!)
        .filter((place) => /deck/.test(place));
    const shown = new Set<string>();
    for (const el of document.querySelectorAll<HTMLElement>('[data-key]')) {
      const card = el.querySelector<HTMLElement>('.card'),
        key = el.dataset.key!,
        id = Number(key);
      if (!card) continue;
      shown.add(key);
      const to = card.getBoundingClientRect(),
        from = this.rects.get(key) ?? this.placeRect(originOf(will.get(id) ?? '', this.was.get(id), decks));
      if (from) this.travel(card, from, to);
      else
        this.keep(
          card.animate(
            [
              { opacity: 0, scale: '.9' },
              { opacity: 1, scale: '1' },
            ],
            { duration: APPEAR, easing: 'ease-out' },
          ),
        );
    }
    for (const ghost of this.ghosts) {
      if (shown.has(String(ghost.id))) continue;
      const to = this.placeRect(will.get(ghost.id));
      if (to) this.fly(ghost.node, ghost.rect, to);
    }
    this.rects.clear();
    this.ghosts = [];
  }

  finish(): void {
    for (const one of this.running) one.finish();
    this.running = [];
  }

  private keep(animation: Animation): void {
    this.running.push(animation);
    animation.onfinish = () => (this.running = this.running.filter((one) => one !== animation));
  }

  private placeRect(place: string | undefined): Rect | null {
    const el = place ? document.querySelector(`[data-place="${CSS.escape(place)}"]`) : null;
    return el ? el.getBoundingClientRect() : null;
  }

  private travel(card: HTMLElement, from: Rect, to: Rect): void {
    if (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2) return;
    const scale = Math.min(2, from.width / (to.width || 1));
    this.keep(
      card.animate(
        [
          { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: `${scale}`, transformOrigin: '0 0', zIndex: 9 },
          { translate: '0 0', scale: '1', transformOrigin: '0 0', zIndex: 9 },
        ],
        { duration: TRAVEL, easing: EASE },
      ),
    );
  }

  private fly(node: HTMLElement, from: Rect, to: Rect): void {
    node.classList.add('ghost');
    node.setAttribute('aria-hidden', 'true');
    node.inert = true;
    Object.assign(node.style, {
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    document.body.append(node);
    const scale = Math.max(0.2, Math.min(1, to.width / (from.width || 1)));
    const flight = node.animate(
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: `${scale}`, opacity: 0.25 },
      ],
      { duration: TRAVEL, easing: EASE },
    );
    this.running.push(flight);
    flight.onfinish = () => {
      node.remove();
      this.running = this.running.filter((one) => one !== flight);
    };
  }
}
