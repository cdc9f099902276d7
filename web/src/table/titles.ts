/**
 * Names are told whole: one that is too long takes a line more, for which the picture gives way (`.long`), and its
 * letters become smaller where that is not enough or a single word is wider than its piece (`--set`). Only a word that
 * could not be read so small is parted (`.parted`).
 */

import type { Attachment } from 'svelte/attachments';

const names = new Map<Element, HTMLElement>();
const LEAST = 0.72,
  STEP = 0.07;

const high = (name: HTMLElement): boolean => name.scrollHeight > name.clientHeight + 1;
const wide = (name: HTMLElement): boolean => name.scrollWidth > name.clientWidth;
const set = (name: HTMLElement, size: number): void => name.style.setProperty('--set', size.toFixed(2));

/** All of them are changed before one is read: the page is laid out a few times, however many they are. */
function fit(fitted: HTMLElement[]): void {
  for (const name of fitted) {
    name.classList.remove('long', 'parted');
    set(name, 1);
  }
  let cut = fitted.filter((name) => wide(name) || high(name));
  for (const name of cut.filter(high)) name.classList.add('long');
  for (let size = 1; size >= LEAST && cut.length; size -= STEP) {
    for (const name of cut) set(name, size);
    cut = cut.filter((name) => wide(name) || high(name));
  }
  for (const name of cut) name.classList.add('parted');
}

const watch =
  typeof ResizeObserver === 'function'
    ? new ResizeObserver((pieces) => fit(pieces.flatMap(({ target }) => names.get(target) ?? [])))
    : null;
globalThis.document?.fonts?.addEventListener('loadingdone', () => fit([...names.values()]));

/** Keep a name whole while the piece that bears it changes its size; anew for another title: the language may change. */
export const wholeName =
  (_title: string, bearer: string): Attachment<HTMLElement> =>
  (name) => {
    const piece = name.closest(bearer);
    if (!piece) return;
    names.set(piece, name);
    watch?.observe(piece);
    return () => {
      watch?.unobserve(piece);
      names.delete(piece);
    };
  };
