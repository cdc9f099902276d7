/**
 * What somebody sees of a table and can press, told as faults against the law of every size (tests/browser/law.py).
 * Asked of the page as it stands: nothing is scrolled for the first question, and one scroll is allowed for the others.
 */
(touch) => {
  const LEAST = touch ? 44 : 24;
  const STEP = 4;
  const LIT = [
    'button.piece.is-playable',
    'button.piece.is-target',
    'button.piece.is-selected',
    '.space.lit',
    '.aim-all',
    '.bell:not([aria-disabled=true])',
    '.slip .acts button',
    '.pay button:not([aria-disabled=true])',
    '.compose button',
    'dialog[open] .spread button',
    'dialog[open] .sheet-foot button',
  ].join(',');
  const NUMBERS = '.cost, .tok, .ci, .badge, .hpbar span, .hpbar em, .fi, .tv, .token, .life, .pool b, .counter, .cnt, .sum, .gauge, .hurt, .alike .head b';

  const dialog = document.querySelector('dialog[open]');
  const scope = dialog ?? document.querySelector('.table-page');
  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && one.getClientRects().length > 0;
  const whose = (one) => one.closest('.card')?.getAttribute('aria-label')?.slice(0, 30) ?? '';
  const told = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60) || one.className;

  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && one.contains(hit);
  };
  /** Is a square of the least size free around this point? */
  const square = (one, x, y) => {
    const half = LEAST / 2 - 1;
    for (const by of [0, -half, half, -half / 2, half / 2])
      for (const to of [0, -half, half, -half / 2, half / 2]) if (!hits(one, x + to, y + by)) return false;
    return true;
  };
  /** The side of the largest square of it that nothing covers. */
  const uncovered = (one) => {
    const box = one.getBoundingClientRect();
    const left = Math.max(0, box.left), right = Math.min(innerWidth, box.right);
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    if (right - left < STEP || bottom - top < STEP) return 0;
    const middle = (top + bottom) / 2;
    if (square(one, (left + right) / 2, middle) || square(one, left + LEAST / 2 + 1, middle)) return LEAST;
    let best = 0, before = [];
    for (let y = top + 1; y < bottom; y += STEP) {
      const row = [];
      for (let x = left + 1, at = 0; x < right; x += STEP, at++) {
        row[at] = hits(one, x, y) ? 1 + Math.min(row[at - 1] ?? 0, before[at] ?? 0, before[at - 1] ?? 0) : 0;
        if (row[at] > best) best = row[at];
      }
      before = row;
      // between the outer points of a square there is one gap less than points; its corners may be round
      if ((best + 1) * STEP >= LEAST) return LEAST;
    }
    return best * STEP;
  };
  const inSight = (one) => uncovered(one) >= LEAST;

  const scrollers = () => [scope, ...scope.querySelectorAll('*')].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  );
  const places = scrollers().map((one) => [one, one.scrollTop, one.scrollLeft]);
  const back = () => places.forEach(([one, top, left]) => { one.scrollTop = top; one.scrollLeft = left; });
  const moved = () => places.filter(([place, top, left]) => place.scrollTop !== top || place.scrollLeft !== left).length;
  const scrolls = (box) => places.some(([place]) => place === box) && /auto|scroll/.test(getComputedStyle(box).overflow);
  /** Bring it into sight with as little scrolling as that takes: what it lies in first, then all there is. */
  const bring = (one, good) => {
    let box = one.parentElement;
    while (box && box !== scope && !scrolls(box)) box = box.parentElement;
    if (box) {
      const inner = box.getBoundingClientRect(), at = one.getBoundingClientRect();
      for (const part of [2, 6, 1.2]) {
        box.scrollTop += at.top + at.height / 2 - inner.top - inner.height / part;
        box.scrollLeft += at.left + at.width / 2 - inner.left - inner.width / 2;
        if (good()) return;
        back();
      }
    }
    for (const block of ['nearest', 'center', 'start']) {
      back();
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      if (good()) return;
    }
  };
  /** Something that can be seen through hides nothing: a button over a whole seat. */
  const hides = (one) => {
    const { backgroundColor: colour, backgroundImage: picture } = getComputedStyle(one);
    return (
      picture !== 'none' ||
      !/rgba\(.*, 0\)|transparent/.test(colour) ||
      one instanceof SVGElement ||
      one instanceof HTMLImageElement ||
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    );
  };

  const faults = [];
  const fault = (kind, one, what = '') => faults.push([kind, told(one), what].filter((part) => part !== '').join(' | '));

  const lit = [...scope.querySelectorAll(LIT)].filter(shown);
  const first = lit.find(inSight);
  if (!lit.length) faults.push('nothing lit');
  else if (!first) faults.push(`no answer in sight | ${lit.length} lit`);

  for (const one of scope.querySelectorAll('button, a[href], input, select, [role=button]')) {
    // what lies on a map is brought by panning, and enlarged by zooming
    if (!shown(one) || one.disabled || one.closest('.chart svg')) continue;
    if (inSight(one)) continue;
    bring(one, () => inSight(one));
    const side = uncovered(one);
    if (side < LEAST) fault(one.matches(LIT) ? 'lit but covered' : 'pressable but small', one, `${side} px`);
    else if (one.matches(LIT) && moved() > 1) fault('lit but two scrolls away', one);
    back();
  }

  for (const one of scope.querySelectorAll(NUMBERS)) {
    if (!shown(one) || one.closest('.rail, .card.ghost, .chart svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    if (!text.width || !text.height) continue;
    // cut: some box that does not scroll ends before it
    let across = true, down = true;
    for (let box = one; box && box !== scope && (across || down); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX)) across = false;
      if (/auto|scroll/.test(style.overflowY)) down = false;
      if (
        (across && (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)) ||
        (down && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3))
      ) {
        fault('number cut', one, `${one.className} ${whose(one)} by ${box.className}`);
        break;
      }
    }
    // covered: something else lies on its middle. In the hand a card's spine is enough: all of it is a hover away.
    if (one.closest('.hand') && !one.matches('.cost')) continue;
    const over = () => {
      const now = range.getBoundingClientRect();
      return document.elementsFromPoint(now.left + now.width / 2, now.top + now.height / 2).find((hit) => one.contains(hit) || hit.contains(one) || hides(hit));
    };
    const free = () => {
      const hit = over();
      return hit !== undefined && (one.contains(hit) || hit.contains(one));
    };
    if (!free()) {
      bring(one, free);
      if (!free()) fault('number covered', one, `${one.className} ${whose(one)} by ${over()?.getAttribute('class') ?? 'nothing'}`);
      back();
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`page wider than the window | ${document.documentElement.scrollWidth}`);
  return faults;
}
