/** Looking for words: every one of them somewhere, whatever its letters' size and marks. */

const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

export function found(wanted: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
