/**
 * Letters that are no letter with a mark, and letters with a mark that is also written as a second letter: how they are typed on
 * a keyboard that lacks them, the plain spelling first.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  å: ['a', 'aa'],
  ø: ['o', 'oe'],
  ß: ['ss', 's'],
  æ: ['ae', 'a'],
  œ: ['oe', 'o'],
  þ: ['th', 't'],
  ð: ['d', 'dh'],
  đ: ['d', 'dj'],
  ə: ['e', 'a'],
  ŋ: ['n', 'ng'],
  ł: ['l'],
  ħ: ['h'],
  ŧ: ['t'],
  ı: ['i'],
  ς: ['σ'],
  // Arabic, Persian and Urdu forms of one letter, and letters that Arabic keyboards lack.
  ة: ['ه'],
  ہ: ['ه'],
  ھ: ['ه'],
  ە: ['ه'],
  ۃ: ['ه'],
  ى: ['ي'],
  ی: ['ي'],
  ے: ['ي'],
  ٱ: ['ا'],
  ک: ['ك'],
  ڪ: ['ك'],
  گ: ['ك'],
  پ: ['ب'],
  چ: ['ج'],
  ڤ: ['ف'],
  ء: [''],
};

const APOSTROPHES = /['’‘‛ʼʻʹ`´′＇׳]/g;
/** A hyphen or point inside a word: "Al-Hilal", "A.C.". */
const JOINERS = /(?<=[\p{L}\p{N}])[-‐‑.](?=[\p{L}\p{N}])/gu;
/** Marks above and below letters, the Arabic stretching line and invisible characters. */
const LEFT_OUT = /[\p{M}\p{Cf}ـ]/gu;
/** A letter with its marks. */
const LETTER = /\P{M}\p{M}*/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Letters with marks that no composed letter has stay in the word. */
const MARKED_WORD = /[\p{L}\p{N}\p{M}\p{Cf}ـ]+/gu;
/** Most spellings of one word: a word has few letters with two. */
const MOST_SPELLINGS = 16;

/** A word in all its spellings, the plain one first. */
export type Spellings = readonly string[];

const plainDigit = (digit: string) => String((digit.charCodeAt(0) - 0x0660) % 0x90);

function plainLetter(letter: string): Spellings {
  const plain = letter
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, plainDigit);
  if ([...plain].length <= 1) return SPELLINGS[plain] ?? [plain];
  return [[...plain].map((part) => SPELLINGS[part]?.[0] ?? part).join('')];
}

/** How one letter with its marks may be typed; "" for an apostrophe, which people leave out. */
export function letterSpellings(letter: string): Spellings {
  if (letter.replace(APOSTROPHES, '') === '') return [''];
  return SPELLINGS[letter.normalize('NFC').toLowerCase()] ?? plainLetter(letter);
}

const lettersOf = (text: string): readonly string[] => text.normalize('NFC').match(LETTER) ?? [];

/** A text as search compares it: without case, accents, vowel marks and apostrophes. */
export const foldText = (text: string): string =>
  lettersOf(text)
    .map((letter) => letterSpellings(letter)[0])
    .join('');

/** A text as `foldText` writes it, and once more with the second spellings of its letters: "koln" and "koeln". */
export function foldSpellings(text: string): Spellings {
  const second = lettersOf(text).map((letter) => letterSpellings(letter).at(-1));
  return [...new Set([foldText(text), second.join('')])];
}

/** The words of a text, folded, in their order. */
export const foldedWords = (text: string): string[] => foldText(text).match(WORD) ?? [];

function spellingsOf(word: string): Spellings {
  let all: readonly string[] = [''];
  for (const letter of lettersOf(word)) {
    const ways = letterSpellings(letter);
    const kept = all.length * ways.length > MOST_SPELLINGS ? ways.slice(0, 1) : ways;
    all = kept.flatMap((way) => all.map((begun) => begun + way));
  }
  return all;
}

/** The words of a text in all their spellings, in their order. */
const spelledWords = (text: string): Spellings[] =>
  (text.replace(APOSTROPHES, '').match(MARKED_WORD) ?? []).map(spellingsOf).filter(([plain]) => plain !== '');

/**
 * The ways to read a text as words: as written, joined at hyphens ("Alhilal"), parted at apostrophes ("O Brien"). Both a name and
 * what is typed have them; one that is like another is left out.
 */
export function wordReadings(text: string): (readonly Spellings[])[] {
  const ways = [text, text.replace(JOINERS, ''), text.replace(APOSTROPHES, ' ')];
  return [...new Set(ways)].map(spelledWords);
}
