import { foldedWords, letterSpellings, wordReadings } from '@touchline/i18n/fold';

/** A part of a name, and whether it is what was typed. */
export interface Part {
  readonly text: string;
  readonly isMatched: boolean;
}

/** A letter with its marks. */
const LETTER = /\P{M}\p{M}*/gu;
/** Stands inside a word that may be typed as one. */
const JOINER = /^[-‐‑.]$/;

/** Returns where what was typed ends in the letters from an index on, -1 if it does not stand there. */
function endOf(letters: readonly (readonly string[])[], from: number, typed: string): number {
  if (typed === '') return from;
  const ends = (letters[from] ?? []).map((way) => {
    if (way.startsWith(typed)) return from + 1;
    return typed.startsWith(way) ? endOf(letters, from + 1, typed.slice(way.length)) : -1;
  });
  return Math.max(-1, ...ends);
}

/** A name with the beginnings of words marked that were typed. Case and accents do not matter, as in the search itself. */
export function highlightedParts(name: string, typed: string): Part[] {
  const letters = name.match(LETTER) ?? [];
  const spelled = letters.map((letter) => (JOINER.test(letter) ? [''] : letterSpellings(letter)));
  const isLetter = letters.map((letter) => foldedWords(letter).length > 0);
  const starts = [...new Set(wordReadings(typed).flat(2))];
  const matched = new Set<number>();
  for (const [index] of letters.entries()) {
    if (!isLetter[index] || isLetter[index - 1]) continue;
    const end = Math.max(-1, ...starts.map((start) => endOf(spelled, index, start)));
    // Letters between that do not count are marked as well.
    for (let at = index; at < end; at += 1) matched.add(at);
  }
  const parts: { text: string; isMatched: boolean }[] = [];
  for (const [index, text] of letters.entries()) {
    const last = parts.at(-1);
    if (last?.isMatched === matched.has(index)) last.text += text;
    else parts.push({ text, isMatched: matched.has(index) });
  }
  return parts;
}
