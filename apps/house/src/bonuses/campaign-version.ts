import { createHash } from 'node:crypto';
import { canonicalJson } from '../operators/audit-chain.ts';
import type { Campaign, CampaignTerms } from './campaign.ts';

const VERSION_LENGTH = 16;

/** Terms under their version: the start of the SHA-256 of their canonical JSON, in hexadecimal. */
export function campaignOf(terms: CampaignTerms): Campaign {
  const hash = createHash('sha256').update(canonicalJson(terms)).digest('hex');
  return { version: hash.slice(0, VERSION_LENGTH), terms };
}
