/** What is asked stays in sight: where a table is higher than the window, the page brings something that answers. */

const LIT = '.piece.is-playable, .piece.is-target, .aim-all, .space.lit';

/** Its middle is there to be pressed: in the window, under nothing else. */
const free = (piece: Element): boolean => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && piece.contains(hit);
};

/** If no lit piece of the table is in sight, scroll to the one that is nearest. */
function bring(page: Element, gently: boolean): void {
  const lit = [...page.querySelectorAll(LIT)].filter((piece) => piece.checkVisibility());
  if (!lit.length || lit.some(free)) return;
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
