import type { MinorUnits } from '@touchline/betting';
import { multipliedAmount } from '@touchline/betting/bonus';
import type { CampaignTerms } from './campaign.ts';
import type { AskedBonus } from './own-bonuses.ts';

/** Amount of a freebet after its boost; null for a bonus without one. Units: smallest units, rounded down. */
export function boostedAmount({ offer }: CampaignTerms, amount: MinorUnits | null): MinorUnits | null {
  if (offer.family !== 'freebet' || offer.boost === null) return null;
  return multipliedAmount(amount ?? offer.amount, offer.boost);
}

/** Whether a freebet can be boosted: once, before it is used, while it stands. */
export const isBoostable = ({ row, terms, standing }: AskedBonus): boolean =>
  boostedAmount(terms, row.amount) !== null &&
  !row.isBoosted &&
  row.timesUsed === 0 &&
  row.openBets === 0 &&
  ['available', 'active'].includes(standing(row).status);
