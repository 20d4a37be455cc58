import type { DeadHeat, EpochMs } from '@touchline/betting';
import type { LegResult } from '#feed/world.ts';
import { failSales } from '../bets/cash-out-statement.ts';
import { takePointsBack } from '../bets/comp-points-statement.ts';
import { betsDecidedBy, remarkSelections, reopenBets, reversePayouts } from '../bets/correction-statement.ts';
import { tellOfSelections } from '../bets/settlement-statement.ts';
import type { Booking } from '../house.ts';
import { BETS } from '../wallet/ledger.ts';
import { settleDecided } from './settle-bets.ts';

/** What became of a correction; `missing` are outcomes that somebody has bet on and that have no new result. */
export type Resettlement =
  | { readonly kind: 'done'; readonly bets: number }
  | { readonly kind: 'not_settled' }
  | { readonly kind: 'results_missing'; readonly missing: readonly string[] };

/**
 * Takes the settlement of a market back and settles it with other results, in the transaction of `booking`. What is right is paid
 * before what was wrong is taken back, so that an account that bears the difference bears the correction.
 */
export async function resettleMarket(
  booking: Booking,
  {
    marketKey,
    results,
    deadHeat,
    at,
  }: {
    readonly marketKey: string;
    readonly results: Readonly<Record<string, LegResult>>;
    /** Of the winners; null where each has a place. */
    readonly deadHeat: DeadHeat | null;
    readonly at: EpochMs;
  },
): Promise<Resettlement> {
  const { db } = booking;
  const { betIds, outcomeIds } = await betsDecidedBy(db, marketKey);
  if (betIds.length === 0) return { kind: 'not_settled' };
  const missing = outcomeIds.filter((id) => results[id] === undefined);
  if (missing.length > 0) return { kind: 'results_missing', missing };
  await failSales(db, betIds, at);
  const back = await reopenBets(db, betIds);
  await takePointsBack(db, betIds, at);
  await remarkSelections(db, { betIds, marketKey, results, deadHeat, at });
  await settleDecided(booking, betIds);
  await reversePayouts(booking, back, { at, payer: BETS });
  await tellOfSelections(db, betIds, at);
  return { kind: 'done', bets: betIds.length };
}
