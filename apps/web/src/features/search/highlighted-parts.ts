import { foldedWords, foldText } from '@touchline/i18n/fold';

/** A part of a name, and whether it is what was typed. */
export interface Part {
  readonly text: string;
  readonly isMatched: boolean;
}

/** A letter with its marks. */
const LETTER = /\P{M}\p{M}*/gu;
const WORD_START = /[\p{L}\p{N}]+/gu;

/** A name with the beginnings of words marked that were typed. Case and accents do not matter, as in the search itself. */
export function highlightedParts(name: string, typed: string): Part[] {
  const letters = name.match(LETTER) ?? [];
  const folded = letters.map(foldText);
  const owners = folded.flatMap((text, index) => Array.from({ length: text.length }, () => index));
  const matched = new Set<number>();
  const words = foldedWords(typed);
  for (const { 0: word, index } of folded.join('').matchAll(WORD_START)) {
    const longest = Math.max(
      0,
      ...words.filter((start) => word.startsWith(start)).map(({ length }) => length),
    );
    const last = owners[index + longest - 1] ?? -1;
    // Letters between that do not count are marked as well.
    for (let owner = owners[index] ?? 0; longest > 0 && owner <= last; owner += 1) matched.add(owner);
  }
  const parts: { text: string; isMatched: boolean }[] = [];
  for (const [index, text] of letters.entries()) {
    const last = parts.at(-1);
    if (last?.isMatched === matched.has(index)) last.text += text;
    else parts.push({ text, isMatched: matched.has(index) });
  }
  return parts;
}
