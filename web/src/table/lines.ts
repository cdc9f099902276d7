/** Words that a card has no room for end with a whole line: numbers are never cut, and no line by half. */

const linesOf = (words: HTMLElement): number =>
  Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight));

/** Take lines from the longest words until all rows are seen; at the last, words stand beside their amount. */
function fit(rows: HTMLElement): void {
  const words = [...rows.querySelectorAll<HTMLElement>('.words')];
  for (const one of words) {
    one.style.webkitLineClamp = '';
    one.parentElement?.classList.remove('tight');
  }
  while (rows.scrollHeight > rows.clientHeight + 1) {
    const [longest] = words.sort((a, b) => b.clientHeight - a.clientHeight);
    const lines = longest ? linesOf(longest) : 0;
    if (lines > 1) longest.style.webkitLineClamp = String(lines - 1);
    else {
      const wrapped = rows.querySelector('.row:not(.tight):has(.tok):has(.words)');
      if (!wrapped) return;
      wrapped.classList.add('tight');
    }
  }
}

/** Keep it so while the card changes its size, and once its letters have come. */
export function wholeLines(rows: HTMLElement): () => void {
  const card = rows.closest('.card'),
    watch = new ResizeObserver(() => fit(rows));
  if (card) watch.observe(card);
  void document.fonts.ready.then(() => fit(rows));
  return () => watch.disconnect();
}
