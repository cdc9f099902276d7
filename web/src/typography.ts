/** What the end of a line must not part, for the page's own words; what the server says comes so (`lang/typography.py`). */

import type { Lang } from './settings.svelte';

const BOUND: Partial<Record<Lang, RegExp>> = {
  pl: /(?<![\p{L}\p{N}_])([aiouwz]) (?=\S)|(?<=\p{N}) (?=[\p{L}\p{N}_])/giu,
};

/** The text with spaces that don't break where the language wants none to. */
export function bind(lang: Lang, text: string): string {
  const bound = BOUND[lang];
  return bound ? text.replace(bound, (_, word: string | undefined) => `${word ?? ''}\u00a0`) : text;
}

/** short pieces with hyphens between them */
const CODE = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,4}(?:-[\p{L}\p{N}]{1,4})+(?![\p{L}\p{N}-])/gu;

/** A name in which a mark like DH-17 or X-wing stays in one line. */
export const joined = (name: string): string => name.replace(CODE, (code) => code.replaceAll('-', '-\u2060'));

/** How long the longest word of a name is: where there is little room its letters are smaller, and no word is parted. */
export const longest = (name: string): number =>
  Math.max(
    ...joined(name)
      .split(/\s+|-(?!\u2060)/)
      .map((word) => word.replaceAll('\u2060', '').length),
  );
