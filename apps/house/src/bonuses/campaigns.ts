import type { EpochMs } from '@touchline/betting';
import { inArray, isNotNull } from 'drizzle-orm';
import { campaigns, campaignVersions } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import type { Campaign, CampaignTerms } from './campaign.ts';
import { campaignsIn } from './campaign-file.ts';
import type { CampaignStore } from './campaign-store.ts';
import { campaignOf } from './campaign-version.ts';

const byVersion = (a: Campaign, b: Campaign) => (a.version < b.version ? -1 : 1);

/**
 * Campaigns of `campaigns.json` of the data folder, and the terms in the database.
 * Shape: without a file, or with one that cannot be used, there are no campaigns; what was issued keeps its terms. `db` outside
 *        of any transaction: versions are written at once and stay.
 */
export function createCampaigns(db: Database, dataDir: string, now: () => EpochMs = Date.now): CampaignStore {
  const file = campaignsIn(dataDir);
  /** Terms that are in the database, by version; they never change. */
  const stored = new Map<string, CampaignTerms>();

  async function write(all: readonly Campaign[]): Promise<void> {
    // One order in all instances, so that two of them do not wait for each other.
    const fresh = all.filter(({ version }) => !stored.has(version)).toSorted(byVersion);
    if (fresh.length === 0) return;
    const ids = [...new Set(fresh.map(({ terms }) => terms.id))].toSorted();
    // The campaign first: where a version is stored its campaign is as well.
    await db
      .insert(campaigns)
      .values(ids.map((id) => ({ id })))
      .onConflictDoNothing();
    const createdAt = now();
    const rows = fresh.map(({ version, terms }) => ({ version, campaignId: terms.id, terms, createdAt }));
    await db.insert(campaignVersions).values(rows).onConflictDoNothing();
    for (const { version, terms } of fresh) stored.set(version, terms);
  }

  return {
    async read() {
      const all = await file.read();
      await write(all);
      return all;
    },

    async termsOf(versions) {
      const missing = [...new Set(versions)].filter((version) => !stored.has(version));
      if (missing.length > 0) {
        const rows = await db
          .select({ version: campaignVersions.version, terms: campaignVersions.terms })
          .from(campaignVersions)
          .where(inArray(campaignVersions.version, missing));
        for (const { version, terms } of rows) stored.set(version, terms as CampaignTerms); // written above alone
      }
      return new Map(
        versions.flatMap((version) => {
          const terms = stored.get(version);
          return terms === undefined ? [] : [[version, terms] as const];
        }),
      );
    },

    async keep(terms) {
      const campaign = campaignOf(terms);
      await write([campaign]);
      return campaign;
    },

    async saidStates() {
      const rows = await db
        .select({ id: campaigns.id, state: campaigns.state })
        .from(campaigns)
        .where(isNotNull(campaigns.state));
      return new Map(rows.flatMap(({ id, state }) => (state === null ? [] : [[id, state] as const])));
    },
  };
}
