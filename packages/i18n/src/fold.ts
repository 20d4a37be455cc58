/** Letters that are no letter with a mark, and what is typed for them where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};

/** Marks above and below letters, the Arabic stretching line, and apostrophes, which people leave out. */
const LEFT_OUT = /[\p{M}ـ'’ʼ`]/gu;
const SPECIAL = /[ßæœøłđðþıةى]/g;

/** A text as search compares it: without case, accents, vowel marks and apostrophes. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);

/** The words of a text, folded, in their order. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
