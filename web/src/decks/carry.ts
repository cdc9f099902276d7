/** Cards carried between the book and the deck: by a mouse as the browser drags, by a finger after a long press, so that
 * a quick move still scrolls. */

import type { Bench } from './bench.svelte';

export type Place = 'book' | 'deck';
export interface Load {
  bench: Bench;
  name: string;
  from: Place;
}

const LONG = 350,
  STEADY = 10,
  BUZZ = 12,
  NAME = 'text/plain',
  FROM = 'text/x-from';

/** Where something is let go: an element says which place it is. */
const placeAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null;

const placeOf = (node: HTMLElement | null): Place | null => (node?.dataset.place as Place | undefined) ?? null;

/** One of it goes from here to there. */
function laid({ bench, name, from }: Load, to: Place | null): void {
  if (from === 'book' && to === 'deck') bench.add(name);
  if (from === 'deck' && to === 'book' && bench.has(name)) bench.set(name, bench.has(name) - 1);
}

/** What a mouse lets go over a place. */
export function drop(event: DragEvent, bench: Bench): void {
  event.preventDefault();
  const name = event.dataTransfer?.getData(NAME) ?? '',
    from: Place = event.dataTransfer?.getData(FROM) === 'deck' ? 'deck' : 'book';
  if (bench.choices.has(name)) laid({ bench, name, from }, placeOf(placeAt(event.clientX, event.clientY)));
}

export function carry(node: HTMLElement, load: Load): { update: (next: Load) => void; destroy: () => void } {
  let now = load,
    timer: ReturnType<typeof setTimeout> | undefined,
    start: Touch | null = null,
    ghost: HTMLElement | null = null,
    over: HTMLElement | null = null;

  function lift(touch: Touch): void {
    ghost = document.createElement('div');
    ghost.className = 'carried';
    ghost.textContent = now.bench.title(now.name);
    document.body.append(ghost);
    move(touch);
    navigator.vibrate?.(BUZZ);
  }

  function move(touch: Touch): void {
    ghost!.style.translate = `${touch.clientX}px ${touch.clientY}px`;
    const place = placeAt(touch.clientX, touch.clientY),
      next = placeOf(place) === now.from ? null : place;
    if (next === over) return;
    over?.classList.remove('drop-here');
    next?.classList.add('drop-here');
    over = next;
  }

  function end(): void {
    clearTimeout(timer);
    ghost?.remove();
    over?.classList.remove('drop-here');
    start = ghost = over = null;
    node.draggable = true;
  }

  const listeners: [string, (event: never) => void][] = [
    [
      'dragstart',
      (event: DragEvent) => {
        event.dataTransfer?.setData(NAME, now.name);
        event.dataTransfer?.setData(FROM, now.from);
      },
    ],
    [
      'touchstart',
      (event: TouchEvent) => {
        end();
        if (event.touches.length > 1) return;
        const touch = event.touches[0];
        start = touch;
        node.draggable = false; // some browsers drag by a long press themselves, and would end this touch
        timer = setTimeout(() => lift(touch), LONG);
      },
    ],
    [
      'touchmove',
      (event: TouchEvent) => {
        const touch = event.touches[0];
        if (ghost) {
          event.preventDefault();
          move(touch);
        } else if (start && Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > STEADY) end();
      },
    ],
    [
      'touchend',
      (event: TouchEvent) => {
        if (ghost) {
          event.preventDefault(); // what was carried is not pressed as well
          laid(now, placeOf(over));
        }
        end();
      },
    ],
    ['touchcancel', end],
    ['contextmenu', (event: Event) => start && event.preventDefault()],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener as EventListener, { passive: false });
  node.draggable = true;
  return {
    update: (next) => (now = next),
    destroy: () => {
      end();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener as EventListener);
    },
  };
}
