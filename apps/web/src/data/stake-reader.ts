import {
  type CurrencyUnit,
  fractionDigits,
  type ParsedStake,
  parseStake,
  type StakeFault,
  withoutGroups,
} from '@touchline/betting';
import { decimalMark } from '@touchline/i18n';
import type { Message } from './messages.ts';
import { useLocale } from './services.ts';

/** Reads a typed amount of a unit as the page writes numbers. */
export function useStakeReader(): (text: string, unit: CurrencyUnit) => ParsedStake {
  const locale = useLocale();
  return (text, unit) => parseStake(text, unit, decimalMark(locale));
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
