import { type Spellings, wordReadings } from '@touchline/i18n/fold';

/** Words of a name in their order, each in its spellings. */
export type Words = readonly Spellings[];

/** The words of a name, as written and in its other readings. */
export const nameWords = (name: string): Words => wordReadings(name).flat();

/**
 * How well names answer what is asked, best first: a name begins with it; its words stand in the names in full; they
 * begin words of the names; what stands around the names (a league, a country, a sport) has to help.
 */
export const QUALITY = { begins: 0, full: 1, prefix: 2, around: 3 } as const;
export type Quality = (typeof QUALITY)[keyof typeof QUALITY];

const isSame = (part: Spellings | undefined, asked: Spellings): boolean =>
  part?.some((spelling) => asked.includes(spelling)) === true;

const isBegun = (part: Spellings | undefined, asked: Spellings): boolean =>
  part?.some((spelling) => asked.some((start) => spelling.startsWith(start))) === true;

/** Whether the name begins with the words asked for, of which the last may be unfinished. */
const begins = (name: Words, asked: Words) =>
  asked.every((word, index) => (index === asked.length - 1 ? isBegun : isSame)(name[index], word));

const someBegins = (names: readonly Words[], word: Spellings) =>
  names.some((name) => name.some((part) => isBegun(part, word)));

/**
 * How well names answer what is asked, in its best reading; null where they do not.
 * Shape: every word has to begin a word of the names or of what is around them, one at least a word of the names.
 */
export function matchReadings(
  asked: readonly Words[],
  names: readonly Words[],
  around: readonly Words[] = [],
): Quality | null {
  let best: Quality | null = null;
  for (const words of asked) {
    const quality = matchWords(words, names, around);
    if (quality !== null && (best === null || quality < best)) best = quality;
  }
  return best;
}

function matchWords(asked: Words, names: readonly Words[], around: readonly Words[]): Quality | null {
  let isFull = true;
  let owned = 0;
  for (const word of asked) {
    if (someBegins(names, word)) {
      owned += 1;
      isFull &&= names.some((name) => name.some((part) => isSame(part, word)));
    } else if (!someBegins(around, word)) return null;
  }
  if (owned === 0) return null;
  if (owned < asked.length) return QUALITY.around;
  if (names.some((name) => begins(name, asked))) return QUALITY.begins;
  return isFull ? QUALITY.full : QUALITY.prefix;
}
