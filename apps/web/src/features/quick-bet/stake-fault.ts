import type { MinorUnits, ParsedStake } from '@touchline/betting';
import type { Settings } from '@touchline/contract';
import type { MessageKey } from '#data/messages.ts';

/** What stands against a stake. Units: amount in minor units, the one that the text names; null where it names none. */
export interface StakeFaultView {
  readonly key: MessageKey;
  readonly amount: MinorUnits | null;
  readonly digits: number;
}

type Limits = Pick<Settings['bet_limits'][string], 'min_stake' | 'max_stake'>;

/** Why a stake cannot be approved; null where it can, and before anything is typed. `digits` are the unit's, for the text. */
export function stakeFaultOf(
  parsed: ParsedStake,
  around: {
    readonly limits: Limits | undefined;
    readonly available: MinorUnits;
    readonly digits: number;
  },
): StakeFaultView | null {
  const { limits, available, digits } = around;
  if (parsed.kind === 'empty') return null;
  if (parsed.kind === 'invalid') return { key: `slip.problem.${parsed.fault}`, amount: null, digits };
  const { amount } = parsed;
  const named = (key: MessageKey, limit: MinorUnits) => ({ key, amount: limit, digits });
  if (limits?.max_stake === 0) return { key: 'slip.problem.account-stopped', amount: null, digits };
  if (limits && amount < limits.min_stake) return named('slip.problem.stake-below-minimum', limits.min_stake);
  if (limits && amount > limits.max_stake) return named('slip.problem.stake-above-maximum', limits.max_stake);
  return amount > available ? named('slip.problem.insufficient-balance', available) : null;
}
