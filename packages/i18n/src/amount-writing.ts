import type { AmountWriting, Currency } from '@touchline/betting';
import { numerals } from './digits.ts';
import { currencySymbol, isIsoCode, moneyParts } from './money.ts';

/** How a locale writes amounts of a currency, for reading them back. Some write money with marks of its own: de-AT, fr-CH. */
export function amountWriting(currency: Currency, locale: string): AmountWriting {
  const { digits, decimal, group, grouping } = numerals(locale);
  const money = currency.isFiat && isIsoCode(currency.code) ? moneyParts(currency.code, locale) : [];
  const marks = (type: string, own: string) => {
    const other = money.find((part) => part.type === type)?.value ?? own;
    return other === own ? [own] : [other, own];
  };
  const integers = money.filter(({ type }) => type === 'integer');
  const lengthOf = (at: number) => integers.at(at)?.value.length;
  const decimals = marks('decimal', decimal);
  return {
    decimals,
    groups: marks('group', group).filter((mark) => !decimals.includes(mark)),
    grouping: [lengthOf(-1) ?? grouping[0], lengthOf(-2) ?? grouping[1]],
    digits,
    units: [
      { mark: currencySymbol(currency, locale), subunits: currency.subunits },
      ...[currency, ...currency.subcurrencies].map(({ code, subunits }) => ({ mark: code, subunits })),
    ],
  };
}
