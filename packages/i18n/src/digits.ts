import { intlTag } from './locale.ts';

interface Numerals {
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly group: string;
  readonly counts: Intl.NumberFormat;
  /** Digits and decimal mark are those of ASCII. */
  readonly isPlain: boolean;
}

const cache = new Map<string, Numerals>();

/** Digits, decimal and group mark of a locale, read from `Intl` once, and what writes its whole numbers. */
export function numerals(locale: string): Numerals {
  const known = cache.get(locale);
  if (known) return known;
  const counts = new Intl.NumberFormat(intlTag(locale));
  const parts = counts.formatToParts(1_234_567.8);
  const digits = Array.from({ length: 10 }, (_, digit) => counts.format(digit));
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const found: Numerals = {
    digits,
    decimal,
    isPlain: digits[0] === '0' && decimal === '.',
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    counts,
  };
  cache.set(locale, found);
  return found;
}

/**
 * Writes an ASCII number in a locale's digits and marks.
 * Shape:  digits, ".", "-" and "+" as arithmetic writes them; anything else stays.
 * Units:  the minus becomes U+2212 on screen.
 */
export function localizeNumber(value: string | number, locale: string): string {
  const ascii = String(value);
  const { digits, decimal, isPlain } = numerals(locale);
  if (isPlain) return ascii.replaceAll('-', '−');
  return ascii.replace(/[0-9.-]/g, (mark) => {
    if (mark === '.') return decimal;
    return mark === '-' ? '−' : (digits[Number(mark)] ?? mark);
  });
}

/** The mark between the whole units and the fraction of a number. */
export const decimalMark = (locale: string): string => numerals(locale).decimal;

/** A whole number with group marks. */
export function formatCount(value: number, locale: string): string {
  return numerals(locale).counts.format(value);
}
