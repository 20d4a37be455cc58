import type { EpochMs } from '@touchline/betting';
import type { PoolState } from '@touchline/contract/constants';
import type { Campaign, CampaignTerms } from './campaign.ts';

/** Campaigns, and the terms of all that was ever issued. */
export interface CampaignStore {
  /** Campaigns of the data folder as it is now. Writes down versions that are new. */
  read(): Promise<readonly Campaign[]>;
  /** Terms by version; versions that do not exist are left out. */
  termsOf(versions: readonly string[]): Promise<ReadonlyMap<string, CampaignTerms>>;
  /** Writes down terms that are derived from a campaign, such as those of its rewards. Idempotent. */
  keep(terms: CampaignTerms): Promise<Campaign>;
  /** What operators said of campaigns: paused or disabled. Campaigns without a word are left out. */
  saidStates(): Promise<ReadonlyMap<string, 'paused' | 'disabled'>>;
}

/** State of a campaign: what an operator said, else by time. */
export function stateOf(
  { conditions: { validFrom, validTo } }: CampaignTerms,
  said: 'paused' | 'disabled' | undefined,
  now: EpochMs,
): PoolState {
  if (said === 'disabled') return 'disabled';
  if (validTo !== null && now >= validTo) return 'finished';
  if (said === 'paused') return 'paused';
  return validFrom !== null && now < validFrom ? 'created' : 'active';
}
