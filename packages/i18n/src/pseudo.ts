/** A locale for tests and development, which an operator's setting has to name: English that nobody has written. */
export const PSEUDO_LOCALE = 'en-XA';

const LETTERS: Readonly<Record<string, string>> = {
  a: 'åå',
  c: 'ç',
  e: 'éé',
  i: 'îî',
  n: 'ñ',
  o: 'öö',
  s: 'š',
  u: 'ûû',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
};

/** Longer words with accents; what stands in braces is left alone. */
export const pseudoWords = (text: string): string =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter),
    )
    .join('');

/** A text that stands alone, with brackets around it: what has none was never looked up. */
export const pseudoText = (text: string): string => `[${pseudoWords(text)}]`;
