import { formatsOf, type LocaleFormats } from './formats/locale-formats.ts';

interface Numerals extends Pick<LocaleFormats, 'digits' | 'decimal' | 'group'> {
  /** Digits of the last group, and of the others. */
  readonly grouping: readonly [last: number, others: number];
  /** Digits and decimal mark are those of ASCII. */
  readonly isPlain: boolean;
  /** Fewest digits that are grouped, and where in them a group mark stands. */
  readonly least: number;
  readonly groups: RegExp;
}

const cache = new Map<string, Numerals>();

/** Digits and marks of a locale, read once. */
export function numerals(locale: string): Numerals {
  const known = cache.get(locale);
  if (known) return known;
  const { digits, decimal, group, grouping } = formatsOf(locale);
  const [least, first, others] = grouping;
  const found: Numerals = {
    digits,
    decimal,
    group,
    isPlain: digits[0] === '0' && decimal === '.',
    grouping: [first, others],
    least,
    groups: new RegExp(`\\B(?=(?:\\d{${others}})*\\d{${first}}$)`, 'g'),
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

/** A number with group marks and three fraction digits at most. */
export function formatCount(value: number, locale: string): string {
  const [whole = '', fraction] = String(Math.round(Math.abs(value) * 1_000) / 1_000).split('.');
  const { least, groups, group } = numerals(locale);
  const parts = whole.length < least ? [whole] : whole.split(groups);
  const written = parts.map((part) => localizeNumber(part, locale)).join(group);
  const sign = value < 0 ? '−' : '';
  return `${sign}${written}${fraction === undefined ? '' : localizeNumber(`.${fraction}`, locale)}`;
}

/** A whole per cent: `50%`, `50 %`. */
export const formatPercent = (percent: number, locale: string): string =>
  formatsOf(locale).percent.replace('{n}', () => formatCount(Math.round(percent), locale));

const ARABIC_COMMA = '،';

/** Texts that say one thing together, with the comma of the locale: `Corner, Harbour City`. Empty ones are left out. */
export function joinTexts(texts: readonly (string | null | undefined)[], locale: string): string {
  const comma = formatsOf(locale).list.some((mark) => mark.includes(ARABIC_COMMA)) ? ARABIC_COMMA : ',';
  return texts.filter(Boolean).join(`${comma} `);
}

/** A list, with the conjunction of the locale: `won, lost, drawn`, `gagné, perdu et nul`. */
export function formatList(items: readonly string[], locale: string): string {
  const [pair, between, last] = formatsOf(locale).list;
  const end = items.length === 2 ? pair : last;
  return items
    .map((item, place) => (place === 0 ? '' : place === items.length - 1 ? end : between) + item)
    .join('');
}
