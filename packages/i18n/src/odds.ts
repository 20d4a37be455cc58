import type { OddsParts } from '@touchline/betting';
import { localizeNumber } from './digits.ts';

/** What stands where there is no price. */
export const NO_PRICE = '—';

/**
 * Odds as text of a locale: `1.72`, `+150`, `5/2`, `50.00%`.
 * Shape:  parts from `europeanParts` or `oddsParts` of the betting package.
 */
export function formatOdds(parts: OddsParts, locale: string): string {
  switch (parts.kind) {
    case 'none':
      return NO_PRICE;
    case 'fraction':
      return localizeNumber(`${parts.numerator}/${parts.denominator}`, locale);
    case 'decimal': {
      const fraction = parts.fraction === '' ? '' : `.${parts.fraction}`;
      return localizeNumber(`${parts.sign}${parts.integer}${fraction}${parts.suffix}`, locale);
    }
  }
}
