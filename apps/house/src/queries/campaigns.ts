import type { BonusFamily, PoolState } from '@touchline/contract/constants';
import { asc, desc, inArray, notLike } from 'drizzle-orm';
import { campaigns, campaignVersions } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import type { CampaignTerms } from '../bonuses/campaign.ts';
import { stateOf } from '../bonuses/campaign-store.ts';
import type { House } from '../house.ts';
import { mainUnits } from '../wallet/currencies.ts';

/** A campaign for operators. Units: money in main units; null without a bound. */
export interface ListedCampaign {
  readonly id: string;
  readonly family: BonusFamily;
  readonly state: PoolState;
  /** Whether the file names it still. */
  readonly isInFile: boolean;
  readonly issued: number;
  readonly maxIssued: number | null;
  readonly given: string;
  readonly budget: string | null;
  readonly currency: string;
}

/** Terms that campaigns had last. */
async function lastTerms(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, CampaignTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([campaignVersions.campaignId])
    .from(campaignVersions)
    .where(inArray(campaignVersions.campaignId, [...ids]))
    .orderBy(asc(campaignVersions.campaignId), desc(campaignVersions.createdAt));
  // Written by the store of campaigns alone.
  return new Map(rows.map(({ campaignId, terms }) => [campaignId, terms as CampaignTerms]));
}

/** Lists campaigns in the order of the file, then those that it names no more. */
export async function findCampaigns(
  { db, campaigns: store, now }: Pick<House, 'db' | 'campaigns' | 'now'>,
  limit: number,
): Promise<ListedCampaign[]> {
  const inFile = (await store.read()).map(({ terms }) => terms);
  // Freebets that campaigns give as rewards have rows of their own.
  const rows = await db
    .select()
    .from(campaigns)
    .where(notLike(campaigns.id, '%.reward'))
    .orderBy(campaigns.id);
  const known = new Set(inFile.map(({ id }) => id));
  const removed = rows.map(({ id }) => id).filter((id) => !known.has(id));
  const before = await lastTerms(db, removed);
  const counts = new Map(rows.map((row) => [row.id, row]));
  return [...inFile, ...before.values()].slice(0, limit).map((terms) => {
    const { id, offer, currency, budget, maxIssued } = terms;
    const { issued = 0, given = 0, state } = counts.get(id) ?? {};
    return {
      id,
      family: offer.family,
      state: stateOf(terms, state ?? undefined, now()),
      isInFile: known.has(id),
      issued,
      maxIssued,
      given: mainUnits(given, currency),
      budget: budget === null ? null : mainUnits(budget, currency),
      currency,
    };
  });
}
