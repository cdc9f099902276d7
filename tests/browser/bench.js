// What is amiss on the work-bench: wider than the window, too small to be pressed, or words cut off.
(touch) => {
  const least = touch ? 44 : 24;
  const amiss = [];
  if (document.documentElement.scrollWidth > innerWidth) amiss.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (document.documentElement.scrollHeight > innerHeight + 1) amiss.push(`the page is ${document.documentElement.scrollHeight} high`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, .peek');
  for (const one of document.querySelectorAll('.deck-page button, .deck-page a, .deck-page input, .deck-page select')) {
    if (!seen(one)) continue;
    const box = one.getBoundingClientRect();
    const held = one.closest('label')?.getBoundingClientRect() ?? box;
    const [width, height] = [Math.max(box.width, held.width), Math.max(box.height, held.height)];
    if (width < least - 0.5 || height < least - 0.5)
      amiss.push(`${one.className} "${one.textContent.trim().slice(0, 30)}" is ${Math.round(width)}x${Math.round(height)}`);
    if (box.left < -1 || box.right > innerWidth + 1)
      if (!one.closest('.kinds')) amiss.push(`"${one.textContent.trim().slice(0, 30)}" is beside the window`);
  }
  for (const one of document.querySelectorAll('.entry .name, .entry .type, .entry .with, .btn, .laws li, .deck-bill .name, dt, dd, .shares .t')) {
    if (!seen(one)) continue;
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      amiss.push(`"${one.textContent.trim().slice(0, 30)}" is cut`);
  }
  for (const one of document.querySelectorAll('.entry, .plate')) {
    if (seen(one) && one.scrollHeight > one.clientHeight + 1) amiss.push(`"${one.textContent.trim().slice(0, 30)}" is too high`);
  }
  return [...new Set(amiss)].slice(0, 12);
}
