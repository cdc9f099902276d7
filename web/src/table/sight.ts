/** What is asked stays in sight: where a table is higher than the window, the page brings something that answers. */

const LIT = '.piece.is-playable, .piece.is-target, .space.lit';
/** where the slip has buttons they answer this, too */
const SEATS = '.aim-all';
/** what everybody reaches for, and what a fight is told by */
const DOCK = '.dock',
  FIGHT = '.arena .head';

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
const free = (piece: Element, reach = FINGER): boolean => {
  const { left, top, width, height } = piece.getBoundingClientRect(),
    half = (size: number): number => Math.min(reach, size / 2 - 4);
  return AROUND.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width / 2 + x * half(width), top + height / 2 + y * half(height));
    return hit !== null && piece.contains(hit);
  });
};
/** A map is in sight from edge to edge, or panning does not bring all that is asked. */
const inSight = (piece: Element): boolean => {
  const map = piece.closest('.chart');
  return free(piece) && (!map || free(map, Infinity));
};

/** If no lit piece of the table is in sight, scroll to the one that is nearest; if only the hand answers, to the fight. */
function bring(page: Element, gently: boolean): void {
  const places = page.querySelector('.slip .acts button') ? LIT : `${LIT}, ${SEATS}`,
    lit = [...page.querySelectorAll(places)].filter((piece) => piece.checkVisibility()),
    fight = page.querySelector(FIGHT),
    behavior = gently ? 'smooth' : 'instant';
  if (!lit.length || lit.some(inSight)) {
    if (fight && !free(fight) && lit.every((piece) => piece.closest(DOCK))) fight.scrollIntoView({ behavior });
    return;
  }
  const away = (piece: Element): number => Math.abs(piece.getBoundingClientRect().top - innerHeight / 3);
  const nearest = lit.reduce((best, piece) => (away(piece) < away(best) ? piece : best));
  // what of a map is looked at is the map's own matter
  (nearest.closest('.chart') ?? nearest).scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior,
  });
}

/**
 * Bring what answers into sight once all parts of the table have come, and again whenever the window around them has
 * changed; gives the way to call that off.
 */
export function keepInSight(page: Element, gently: boolean): () => void {
  let next = 0;
  const later = (act: () => void): void => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(act);
  };
  const look = (): void => {
    if (page.querySelector('[aria-busy=true]')) later(look);
    else if (!document.querySelector('dialog[open]')) bring(page, gently);
  };
  // rows first find their own size in a window that is new
  const watch = new ResizeObserver(() => later(() => later(look)));
  watch.observe(page);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(next);
  };
}
