/** Words of a name, folded, in their order. */
export type Words = readonly string[];

/**
 * How well names answer what is asked, best first: a name begins with it; its words stand in the names in full; they
 * begin words of the names; what stands around the names (a league, a country, a sport) has to help.
 */
export const QUALITY = { begins: 0, full: 1, prefix: 2, around: 3 } as const;
export type Quality = (typeof QUALITY)[keyof typeof QUALITY];

/** Whether the name begins with the words asked for, of which the last may be unfinished. */
const begins = (name: Words, asked: Words) =>
  asked.every((word, index) =>
    index === asked.length - 1 ? name[index]?.startsWith(word) : name[index] === word,
  );

const someBegins = (names: readonly Words[], word: string) =>
  names.some((name) => name.some((part) => part.startsWith(word)));

/**
 * How well names answer the words asked for; null where they do not.
 * Shape: every word has to begin a word of the names or of what is around them, one at least a word of the names.
 */
export function matchWords(
  asked: Words,
  names: readonly Words[],
  around: readonly Words[] = [],
): Quality | null {
  let isFull = true;
  let owned = 0;
  for (const word of asked) {
    if (someBegins(names, word)) {
      owned += 1;
      isFull &&= names.some((name) => name.includes(word));
    } else if (!someBegins(around, word)) return null;
  }
  if (owned === 0) return null;
  if (owned < asked.length) return QUALITY.around;
  if (names.some((name) => begins(name, asked))) return QUALITY.begins;
  return isFull ? QUALITY.full : QUALITY.prefix;
}
