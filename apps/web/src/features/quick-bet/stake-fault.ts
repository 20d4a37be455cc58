import type { CurrencyUnit, MinorUnits, ParsedStake } from '@touchline/betting';
import type { Settings } from '@touchline/contract';
import type { Message } from '#data/messages.ts';
import { stakeFaultMessage } from '#data/stake-reader.ts';

type Limits = Pick<Settings['bet_limits'][string], 'min_stake' | 'max_stake'>;

/** Why a typed stake cannot be approved; null where it can, and before anything is typed. */
export function stakeFaultOf(
  { text, parsed }: { readonly text: string; readonly parsed: ParsedStake },
  around: {
    readonly limits: Limits | undefined;
    readonly available: MinorUnits;
    readonly unit: CurrencyUnit;
    readonly money: (amount: MinorUnits) => string;
  },
): Message | null {
  const { limits, available, unit, money } = around;
  if (parsed.kind === 'empty') return null;
  if (parsed.kind === 'invalid') return stakeFaultMessage(parsed.fault, text, unit.subunits);
  const { amount } = parsed;
  if (limits?.max_stake === 0) return { key: 'slip.problem.account-stopped' };
  if (limits && amount < limits.min_stake)
    return { key: 'error.place_bets.stake_too_low', values: { limit: money(limits.min_stake) } };
  if (limits && amount > limits.max_stake)
    return { key: 'error.place_bets.stake_too_high', values: { limit: money(limits.max_stake) } };
  if (amount <= available) return null;
  const values = { amount: money(available), missing: money(amount - available) };
  return { key: 'slip.problem.insufficient-balance', values };
}
