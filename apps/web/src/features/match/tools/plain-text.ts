/** Letters that are no base letter with a mark, as people type them who lack them. */
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
  '\u2212': '-',
  '\u2013': '-',
  '\u066b': '.',
  ',': '.',
  ':': '-',
};
const REPLACED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const latinDigit = (digit: string) => String((digit.charCodeAt(0) - 0x660) % 0x90);

/**
 * Text as it is compared in a search: small letters without marks, digits 0–9, a point in numbers, a hyphen for minus and in
 * scores. `locale` says what small letters are.
 */
export const plainText = (text: string, locale: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLocaleLowerCase(locale)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replace(REPLACED, (letter) => PLAIN[letter] ?? letter);
