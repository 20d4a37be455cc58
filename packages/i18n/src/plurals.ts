import { formatsOf } from './formats/locale-formats.ts';

const CATEGORIES: Readonly<Record<string, string>> = { z: 'zero', o: 'one', t: 'two', f: 'few', m: 'many' };

/** The plural category of a count in a locale: `one`, `few`, `other`. Only whole numbers have others than `other`. */
export function pluralOf(count: number, locale: string, type: 'plurals' | 'ordinals' = 'plurals'): string {
  const size = Math.abs(count);
  const letters = formatsOf(locale)[type];
  return CATEGORIES[letters[size < 100 ? size : 100 + (size % 100)] ?? ''] ?? 'other';
}
