/**
 * What somebody sees of a table and can press, told as faults against the law of every size (tests/browser/law.py).
 * Asked of the page as it stands: nothing is scrolled for the first question, and one scroll, or one pan of a map, is
 * allowed for the others. Whatever is not in sight is looked for all at once, at every stop of each box that scrolls.
 */
async (touch) => {
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
    '.slip .attack button',
    '.pay button:not([aria-disabled=true])',
    '.compose button',
    '.trade .acts button:not([disabled])',
    '.ended .acts > *',
    'dialog[open] .spread button',
    'dialog[open] .sheet-foot button',
  ].join(',');
  const PRESSED = 'button, a[href], input, select, [role=button]';
  const NUMBERS =
    '.cost, .tok, .ci, .badge, .hpbar span, .hpbar em, .fi, .tv, .token, .life, .pool b, .counter, .cnt, .sum, .gauge, .hurt, .alike .head b';

  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.table-page');
  const shown = (one) =>
    one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && one.getClientRects().length > 0;
  const whose = (one) => one.closest('.card')?.getAttribute('aria-label')?.slice(0, 30) ?? '';
  const told = (one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60) || one.getAttribute('class');
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) {
      const { overflowX, overflowY } = getComputedStyle(one);
      styles.set(one, { overflowX, overflowY });
    }
    return styles.get(one);
  };

  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && one.contains(hit);
  };
  /** its corners may be round */
  const HALF = (LEAST - STEP) / 2 - 1;
  // from the outside in: what is covered is told at once
  const PROBES = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
    [0, 0],
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ];
  /** Is a square of the least size free around this point? */
  const square = (one, x, y) => PROBES.every(([to, by]) => hits(one, x + to * HALF, y + by * HALF));
  /** What of its box is in the window, and in the boxes that it scrolls in or that cut it. */
  const frameOf = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    ((left = Math.max(0, left)),
      (right = Math.min(innerWidth, right)),
      (top = Math.max(0, top)),
      (bottom = Math.min(innerHeight, bottom)));
    for (let box = one.parentElement; box && box !== scope && right > left && bottom > top; box = box.parentElement) {
      const { overflowX, overflowY } = styleOf(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible') ((left = Math.max(left, edge.left)), (right = Math.min(right, edge.right)));
      if (overflowY !== 'visible') ((top = Math.max(top, edge.top)), (bottom = Math.min(bottom, edge.bottom)));
    }
    return { left, right, top, bottom };
  };
  /** The side of the largest square of it that nothing covers, measured over all of it. */
  const measured = (one, { left, right, top, bottom }) => {
    let best = 0,
      before = [];
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
  const uncovered = (one) => measured(one, frameOf(one));
  /** Is a square of the least size free in its middle, or where a row of overlapping pieces leaves its side free? */
  const centred = (one, { left, right, top, bottom } = frameOf(one)) =>
    right - left >= LEAST - STEP &&
    bottom - top >= LEAST - STEP &&
    (square(one, (left + right) / 2, (top + bottom) / 2) || square(one, left + LEAST / 2 + 1, (top + bottom) / 2));
  /** ... or anywhere? It holds a square of four points half as far apart: only around those it is looked for. */
  const inSight = (one) => {
    const frame = frameOf(one),
      { left, right, top, bottom } = frame;
    if (right - left < LEAST - STEP || bottom - top < LEAST - STEP) return false;
    if (centred(one, frame)) return true;
    const wide = LEAST / 2 - STEP,
      shifts = [0, -wide / 2, wide / 2];
    let before = [];
    for (let y = top + 2; y < bottom; y += wide) {
      const row = [];
      for (let x = left + 2, at = 0; x < right; x += wide, at++) {
        row[at] = hits(one, x, y);
        if (!row[at] || !row[at - 1] || !before[at] || !before[at - 1]) continue;
        if (shifts.some((by) => shifts.some((to) => square(one, x - wide / 2 + to, y - wide / 2 + by)))) return true;
      }
      before = row;
    }
    return false;
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
  const textOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  /** What lies on a number's middle. */
  const over = (one) => {
    const { left, top, width, height } = textOf(one);
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .find((hit) => one.contains(hit) || hit.contains(one) || hides(hit));
  };
  const readable = (one) => {
    const { left, top, width, height } = textOf(one);
    const first = document.elementFromPoint(left + width / 2, top + height / 2);
    if (first === null) return false;
    const hit = one.contains(first) || first.contains(one) ? first : over(one);
    return hit !== undefined && (one.contains(hit) || hit.contains(one));
  };
  /** The box that does not scroll and ends before a number does. */
  const cutBy = (one, text) => {
    let across = true,
      down = true;
    for (let box = one; box && box !== scope && (across || down); box = box.parentElement) {
      const { overflowX, overflowY } = styleOf(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      if (!across && !down) return null;
      const edge = box.getBoundingClientRect();
      if (
        (across && (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)) ||
        (down && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3))
      )
        return box;
    }
    return null;
  };

  const faults = [];
  const fault = (kind, one, what = '') =>
    faults.push([kind, told(one), what].filter((part) => part !== '').join(' | '));

  // at rest
  const lit = [...scope.querySelectorAll(LIT)].filter(shown);
  if (!lit.length) faults.push('nothing lit');
  else if (!lit.some(inSight)) faults.push(`no answer in sight | ${lit.length} lit`);

  /** what is not in sight, and what would be good */
  let sought = [];
  for (const one of scope.querySelectorAll(PRESSED)) {
    // what only tells of itself on a map is enlarged by zooming
    if (!shown(one) || one.disabled || (one.closest('.chart svg') && !one.matches(LIT))) continue;
    if (!inSight(one)) sought.push({ one, quick: centred, good: inSight, number: false });
  }
  for (const one of scope.querySelectorAll(NUMBERS)) {
    if (!shown(one) || one.closest('.rail, .card.ghost, .chart svg')) continue;
    const text = textOf(one);
    if (!text.width || !text.height) continue;
    const box = cutBy(one, text);
    if (box) fault('number cut', one, `${one.className} ${whose(one)} by ${box.className}`);
    // In the hand a card's spine is enough: all of it is a hover away.
    if (one.closest('.hand') && !one.matches('.cost')) continue;
    if (!readable(one)) sought.push({ one, quick: readable, good: readable, number: true });
  }

  // one pan of the map
  const chart = scope.querySelector('.chart svg');
  const panned = async (dx, dy) => {
    const { left, top, width, height } = chart.getBoundingClientRect();
    const x = left + width / 2,
      y = top + height / 2;
    const point = (type, clientX, clientY) =>
      chart.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY }));
    point('pointerdown', x, y);
    point('pointermove', x + dx, y + dy);
    point('pointerup', x + dx, y + dy);
    await new Promise((done) => setTimeout(done));
  };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  let onMap = sought.filter(({ one }) => chart?.contains(one)).map(({ one }) => one);
  const landmark = chart?.querySelector('.space'),
    [homeX, homeY] = landmark ? middle(landmark.getBoundingClientRect()) : [0, 0];
  while (onMap.length) {
    // whatever comes with it need not be panned to
    const [one] = onMap,
      [x, y] = middle(one.getBoundingClientRect()),
      [toX, toY] = middle(chart.getBoundingClientRect());
    await panned(toX - x, toY - y);
    if (!inSight(one)) fault('lit on the map but covered', one, `${uncovered(one)} px`);
    onMap = onMap.filter((other) => other !== one && !inSight(other));
  }
  if (landmark) {
    const [x, y] = middle(landmark.getBoundingClientRect());
    if (Math.hypot(homeX - x, homeY - y) > 6) await panned(homeX - x, homeY - y);
  }
  sought = sought.filter(({ one }) => !chart?.contains(one));

  // one scroll of one box
  const scrollers = (sought.length ? [scope, ...scope.querySelectorAll('*')] : []).filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  );
  const places = scrollers.map((one) => [one, one.scrollTop, one.scrollLeft]);
  const back = () =>
    places.forEach(([one, top, left]) => {
      one.scrollTop = top;
      one.scrollLeft = left;
    });
  const moved = () =>
    places.filter(([place, top, left]) => place.scrollTop !== top || place.scrollLeft !== left).length;
  const scrolls = (box, way) => /auto|scroll/.test(styleOf(box)[way]);
  const stops = (size, all, may) => {
    if (!may || all <= size + 1) return [0];
    const found = [],
      step = Math.max(LEAST, size / 5);
    for (let at = 0; at < all - size + step; at += step) found.push(Math.min(at, all - size));
    return found;
  };
  for (const [box, top, left] of places) {
    let within = sought.filter(({ one }) => box !== one && box.contains(one));
    if (!within.length || (!scrolls(box, 'overflowX') && !scrolls(box, 'overflowY'))) continue;
    const found = new Set();
    for (const y of stops(box.clientHeight, box.scrollHeight, scrolls(box, 'overflowY')))
      for (const x of stops(box.clientWidth, box.scrollWidth, scrolls(box, 'overflowX'))) {
        if (!within.length) break;
        box.scrollTop = y;
        box.scrollLeft = x;
        within = within.filter((what) => {
          const at = what.one.getBoundingClientRect();
          const off = at.bottom < 0 || at.top > innerHeight || at.right < 0 || at.left > innerWidth;
          if (off || !what.quick(what.one)) return true;
          found.add(what);
          return false;
        });
      }
    box.scrollTop = top;
    box.scrollLeft = left;
    sought = sought.filter((what) => !found.has(what));
  }
  // as many as it takes
  for (const { one, good, number } of sought) {
    const seen = ['nearest', 'center', 'start'].some((block) => {
      back();
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      return good(one);
    });
    const isLit = one.matches(LIT);
    if (seen) {
      if (isLit && moved() > 1) fault('lit but two scrolls away', one);
    } else if (number)
      fault(
        'number covered',
        one,
        `${one.className} ${whose(one)} by ${over(one)?.getAttribute('class') ?? 'nothing'}`,
      );
    else {
      const side = uncovered(one);
      if (side < LEAST) fault(isLit ? 'lit but covered' : 'pressable but small', one, `${side} px`);
    }
    back();
  }
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`page wider than the window | ${document.documentElement.scrollWidth}`);
  return faults;
};
