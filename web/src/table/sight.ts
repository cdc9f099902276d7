/** What is asked stays in sight: where a table is higher than the window, the page brings something that answers. */

const LIT = '.piece.is-playable, .piece.is-target, .aim-all, .space.lit';

/** half of what a finger needs */
const FINGER = 20;
/** its corners may be round */
const AROUND = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** A finger's room in its middle is there to be pressed: in the window, under nothing else. */
const free = (piece: Element): boolean => {
  const { left, top, width, height } = piece.getBoundingClientRect(),
    half = (size: number): number => Math.min(FINGER, size / 2 - 4);
  return AROUND.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width / 2 + x * half(width), top + height / 2 + y * half(height));
    return hit !== null && piece.contains(hit);
  });
};
/** A map of which no more than its edge is in sight can't be panned to what is asked. */
const inSight = (piece: Element): boolean => free(piece) && free(piece.closest('.chart') ?? piece);

/** If no lit piece of the table is in sight, scroll to the one that is nearest. */
function bring(page: Element, gently: boolean): void {
  const lit = [...page.querySelectorAll(LIT)].filter((piece) => piece.checkVisibility());
  if (!lit.length || lit.some(inSight)) return;
  const away = (piece: Element): number => Math.abs(piece.getBoundingClientRect().top - innerHeight / 3);
  const nearest = lit.reduce((best, piece) => (away(piece) < away(best) ? piece : best));
  // what of a map is looked at is the map's own matter
  (nearest.closest('.chart') ?? nearest).scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: gently ? 'smooth' : 'instant',
  });
}

/** Bring what answers into sight once all parts of the table have come; gives the way to call that off. */
export function bringIntoSight(page: Element, gently: boolean): () => void {
  let next = requestAnimationFrame(function look() {
    if (page.querySelector('[aria-busy=true]')) next = requestAnimationFrame(look);
    else if (!document.querySelector('dialog[open]')) bring(page, gently);
  });
  return () => cancelAnimationFrame(next);
}
