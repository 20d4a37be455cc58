import type { BoostRange, SettlementBonus } from '@touchline/betting/bonus';
import { type SQL, sql } from 'drizzle-orm';
import { betBonuses, campaignVersions } from '#db/bonuses-schema.ts';

/** What of a bet's bonus decides what it is paid. Shape: null in all of them for a bet without a bonus. */
export interface SettledBy {
  readonly type: string | null;
  /** Positions of the selections that counted when the bet was placed. */
  readonly counting: readonly number[] | null;
  /** Of a comboboost. */
  readonly ranges: readonly BoostRange[] | null;
}

/** Columns of a query that joins `betBonuses` and, by its version, `campaignVersions`. */
export const SETTLED_BY = {
  // As SQL, because a column alone would make null of all three.
  type: sql`${betBonuses.type}` as SQL<string | null>,
  counting: sql`${betBonuses.proof} -> 'counting'` as SQL<readonly number[] | null>, // a `Proof` of the rules
  ranges: sql`${campaignVersions.terms} -> 'offer' -> 'ranges'` as SQL<readonly BoostRange[] | null>, // written by a store of campaigns
};

/** A bonus as the rules settle it; null where it changes nothing of what is paid. */
export function settlementBonusOf({ type, counting, ranges }: SettledBy): SettlementBonus | null {
  switch (type) {
    case 'freebet_only_win':
    case 'freebet_all_win':
    case 'freebet_no_risk':
      return { type };
    case 'comboboost':
      return { type, ranges: ranges ?? [], counting: counting ?? [] };
    default:
      return null;
  }
}
