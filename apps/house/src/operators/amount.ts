import { type MinorUnits, parseStake } from '@touchline/betting';
import { currencyOf } from '../wallet/currencies.ts';

/** An amount above zero as an operator writes it, `250` or `12.50`, in smallest units; null where it is none of the currency. */
export function amountOf(text: string, currencyCode: string): MinorUnits | null {
  const currency = currencyOf(currencyCode);
  if (!currency) return null;
  const parsed = parseStake(text, currency);
  return parsed.kind === 'amount' && parsed.amount > 0 ? parsed.amount : null;
}
