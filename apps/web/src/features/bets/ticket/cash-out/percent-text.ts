import { intlTag } from '@touchline/i18n';

/** A part in words of the page: `50%`, `50 %`. Units: per cent. */
export const percentText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(percent / 100);
