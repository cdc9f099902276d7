/** Words that a card has no room for are not begun: a sign says that there is more to read, and no number is cut. */

/** Leave out the longest words until all rows are seen; at the last, words stand beside their amount. */
function fit(rows: HTMLElement): void {
  const words = [...rows.querySelectorAll<HTMLElement>('.words')];
  for (const one of words) one.parentElement?.classList.remove('tight', 'untold');
  const tooHigh = (): boolean => rows.scrollHeight > rows.clientHeight + 1;
  while (tooHigh()) {
    const told = words.filter((one) => one.offsetHeight > 0);
    if (!told.length) return;
    const longest = told.reduce((best, one) => (one.offsetHeight > best.offsetHeight ? one : best));
    const row = longest.parentElement!;
    if (!row.classList.contains('tight') && row.querySelector('.tok')) row.classList.add('tight');
    else row.classList.add('untold');
  }
}

/** Keep it so while the card changes its size, and once its letters have come. */
export function wholeWords(rows: HTMLElement): () => void {
  const card = rows.closest('.card'),
    watch = new ResizeObserver(() => fit(rows));
  if (card) watch.observe(card);
  void document.fonts.ready.then(() => fit(rows));
  return () => watch.disconnect();
}
