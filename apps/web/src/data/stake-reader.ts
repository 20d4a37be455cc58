import {
  type AmountWriting,
  type CurrencyUnit,
  fieldText,
  fractionDigits,
  type ParsedStake,
  parseStake,
  type StakeFault,
  withoutGroups,
} from '@touchline/betting';
import { amountWriting, localizeNumber } from '@touchline/i18n';
import type { ChangeEvent } from 'react';
import { useHeldSystem } from './held-query.ts';
import type { Message } from './messages.ts';
import { useLocale } from './services.ts';
import { findCurrency } from './slip-money.ts';

function useWriting(): (unit: CurrencyUnit) => AmountWriting {
  const locale = useLocale();
  const system = useHeldSystem();
  return ({ code, subunits }) => amountWriting(findCurrency(system?.currencies, code, subunits), locale);
}

/** Reads an amount of a unit as typed, or as copied from the page. */
export function useStakeReader(): (text: string, unit: CurrencyUnit) => ParsedStake {
  const writing = useWriting();
  return (text, unit) => parseStake(text, unit, writing(unit));
}

/** Returns the text of an amount field after a change: as typed, or the number alone of an amount that was pasted. */
export function useFieldText(): (event: ChangeEvent<HTMLInputElement>, unit: CurrencyUnit) => string {
  const locale = useLocale();
  const writing = useWriting();
  return ({ currentTarget: { value }, nativeEvent }, unit) => {
    const isPasted =
      'inputType' in nativeEvent && /^insertFrom(Paste|Drop)/.test(String(nativeEvent.inputType));
    return isPasted ? pastedText(value, unit, { ...writing(unit), locale }) : value;
  };
}

/** Returns "1000.00" for a pasted "€1,000.00". What was a number already stays as written. */
export function pastedText(
  value: string,
  unit: CurrencyUnit,
  page: AmountWriting & { readonly locale: string },
): string {
  const parsed = parseStake(value, unit, page);
  const { decimals, digits } = page;
  const isNumber = parseStake(value, unit, { decimals, digits }).kind === 'amount';
  if (isNumber || parsed.kind !== 'amount') return value;
  return localizeNumber(fieldText(parsed.amount, unit), page.locale);
}

/** Why a text is no amount. Shape: `text` as typed; empty where it is not known. */
export function stakeFaultMessage(fault: StakeFault, text: string, subunits: number): Message {
  const plain = withoutGroups(text);
  switch (fault) {
    case 'too-many-fraction-digits':
      return {
        key: 'slip.problem.too-many-fraction-digits',
        values: { digits: fractionDigits({ code: '', subunits }) },
      };
    case 'thousands-separator':
      if (plain !== '') return { key: 'slip.problem.thousands-separator', values: { plain } };
      return { key: 'slip.problem.not-a-number' };
    case 'negative':
      return { key: 'slip.problem.negative' };
    case 'too-large':
      return { key: 'slip.problem.too-large' };
    default:
      return { key: 'slip.problem.not-a-number' };
  }
}
