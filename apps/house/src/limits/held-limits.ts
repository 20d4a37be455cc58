import type { EpochMs } from '@touchline/betting';
import type { HeldLimit } from '#db/limits-schema.ts';
import { convertedAmount } from '../wallet/rates.ts';
import { isInForce, type OwnLimit } from './limits-in-force.ts';

/** Amount of a limit in another currency, rounded down; a time stays as it is. */
export const limitValueIn = (
  { value, currency }: Pick<OwnLimit, 'value' | 'currency'>,
  to: string,
): number | null =>
  value === null || currency === null ? value : convertedAmount(value, { from: currency, to, round: 'down' });

/** Returns what statements about a player's money read: limits in force, and those that time alone brings into force. */
export function heldLimitsOf(limits: readonly OwnLimit[], currency: string, now: EpochMs): HeldLimit[] {
  return limits.flatMap((limit) => {
    const { type, period, status, startsAt, disableAt } = limit;
    const isToCome = status === 'confirmed' && startsAt !== null && startsAt > now;
    if (!isToCome && !isInForce(limit, now)) return [];
    return [
      {
        type,
        period,
        value: limitValueIn(limit, currency),
        from: isToCome ? startsAt : null,
        until: disableAt,
      },
    ];
  });
}
