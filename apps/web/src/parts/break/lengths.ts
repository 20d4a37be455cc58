import { type BreakType, isBreakLength } from '@touchline/contract/constants';
import type { Messages } from '#data/messages.ts';

/** Lengths that the form lists. Units: days of a cooling-off, months of a self-exclusion. */
export const LISTED: Readonly<Record<BreakType, readonly number[]>> = {
  cooling_off: [1, 7, 14, 42],
  self_exclusion: [6, 12, 24, 60],
};

/** A length in the largest unit that fits: `2 weeks`, `1 year`. */
export function lengthText(type: BreakType, length: number, t: Messages): string {
  if (type === 'cooling_off')
    return length % 7 === 0 ? t('breaks.weeks', { count: length / 7 }) : t('breaks.days', { count: length });
  return length % 12 === 0
    ? t('breaks.years', { count: length / 12 })
    : t('breaks.months', { count: length });
}

/** Reads a length as it is typed, in the digits of any language; null if the type does not allow it. */
export function readLength(type: BreakType, text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.charCodeAt(0) - 0x0660) % 0x90));
  const length = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return isBreakLength(type, length) ? length : null;
}
