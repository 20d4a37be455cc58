import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Campaign, CampaignTerms } from '../../src/bonuses/campaign.ts';
import type { CampaignStore } from '../../src/bonuses/campaign-store.ts';
import { bonusEvents, campaigns, campaignVersions, playerBonuses } from '../../src/db/bonuses-schema.ts';
import type { Database } from '../../src/db/database.ts';
import { availableAccount } from '../../src/wallet/ledger.ts';

let campaignsMade = 0;

/** Terms of a campaign of a test: a freebet of five euros for everybody, if nothing else is said. */
export function campaignTerms(more: Partial<CampaignTerms> = {}): CampaignTerms {
  campaignsMade += 1;
  return {
    id: `campaign-${process.pid}-${campaignsMade}`,
    name: { en: 'Welcome', de: 'Willkommen' },
    description: null,
    trigger: { kind: 'campaign', codes: [], minDeposit: null },
    showInPromotion: true,
    banner: null,
    currency: 'EUR',
    conditions: ANY_BET,
    validDays: null,
    uses: 1,
    maxIssued: null,
    budget: null,
    offer: { family: 'freebet', freebetType: 'freebet_only_win', amount: 500, boost: null },
    ...more,
  };
}

/** Conditions that every bet fulfils. */
export const ANY_BET: CampaignTerms['conditions'] = {
  sportTypes: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  matchIds: [],
  minOdds: null,
  maxOdds: null,
  matchStatus: 'all',
  selectionCount: { from: 1, to: null },
  betTypes: ['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET'],
  minStake: null,
  onlyVerified: false,
  countries: [],
  validFrom: null,
  validTo: null,
  farmOncePerEvent: false,
};

/** Offers of the families with points. */
export const HUNTING: CampaignTerms['offer'] = {
  family: 'hunting',
  referenceStake: 1_000,
  ranges: [
    { from: 100, reward: { kind: 'fixed', amount: 200 } },
    { from: 500, reward: { kind: 'average-stake', multiplier: 5_000 } },
  ],
  reward: { freebetType: 'freebet_only_win', validDays: 7, minOdds: null },
};
export const TOURNAMENT: CampaignTerms['offer'] = {
  family: 'tournament',
  referenceStake: 1_000,
  initialPool: 100_000,
  contribution: 250,
  prizes: [5_000, 3_000, 2_000],
};
export const LOOTBOX: CampaignTerms['offer'] = {
  family: 'lootbox',
  referenceStake: 1_000,
  counts: 'bets',
  threshold: 1,
  rewards: [
    { weight: 19, reward: 100 },
    { weight: 1, reward: 5_000 },
  ],
  reward: { freebetType: 'freebet_only_win', validDays: 7, minOdds: null },
};
export const BOOST: CampaignTerms['offer'] = {
  family: 'comboboost',
  ranges: [
    { minCount: 3, maxCount: 4, bonusOdds: 10_500 },
    { minCount: 5, maxCount: null, bonusOdds: 11_000 },
  ],
};

/** A store in memory; versions are written down, so that bonuses can be issued. */
export function campaignStore(db: Database) {
  const current = new Map<string, Campaign>();
  const versions = new Map<string, CampaignTerms>();
  const states = new Map<string, 'paused' | 'disabled'>();
  const keep = async (terms: CampaignTerms): Promise<Campaign> => {
    const version = createHash('sha256').update(JSON.stringify(terms)).digest('hex');
    versions.set(version, terms);
    await db
      .insert(campaignVersions)
      .values({ version, campaignId: terms.id, terms, createdAt: 0 })
      .onConflictDoNothing();
    return { version, terms };
  };
  const store: CampaignStore = {
    read: async () => [...current.values()],
    termsOf: async (asked) =>
      new Map(
        asked.flatMap((version) => {
          const terms = versions.get(version);
          return terms ? [[version, terms] as const] : [];
        }),
      ),
    keep,
    saidStates: async () => states,
  };
  return {
    store,
    states,
    /** Puts a campaign into the data folder; it takes the place of one with its id. */
    async add(more: Partial<CampaignTerms> = {}): Promise<Campaign> {
      const campaign = await keep(campaignTerms(more));
      current.set(campaign.terms.id, campaign);
      return campaign;
    },
    clear: () => current.clear(),
  };
}

export const bonusRows = (db: Database, playerId: string) =>
  db
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(asc(playerBonuses.createdAt), asc(playerBonuses.id));

/** Kinds of the events of a bonus, in order. */
export const eventsOf = async (db: Database, bonusId: string) =>
  (
    await db
      .select({ kind: bonusEvents.kind })
      .from(bonusEvents)
      .where(eq(bonusEvents.bonusId, bonusId))
      .orderBy(asc(bonusEvents.id))
  ).map(({ kind }) => kind);

/** What a campaign has given. */
export async function givenBy(db: Database, { terms }: Campaign) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, terms.id));
  return { issued: row?.issued ?? 0, given: row?.given ?? 0 };
}

const PRIZE = 1_000;

/** Gives a player who has bet a row in each table of bonuses. */
export async function fillBonuses(db: Database, playerId: string): Promise<void> {
  const id = `bonus-${playerId}`;
  await db.execute(sql`insert into promo_tries (player_id, created_at) values (${playerId}, 1)`);
  await db.execute(sql`
    insert into campaign_versions (version, campaign_id, terms, created_at) values ('v', 'c', ${JSON.stringify(campaignTerms({ id: 'c', offer: LOOTBOX }))}::jsonb, 1)
    on conflict do nothing`);
  await db.execute(sql`
    insert into player_bonuses (id, player_id, campaign_id, version, family, trigger, issue_key, status, currency, seed, created_at)
    values (${id}, ${playerId}, 'c', 'v', 'lootbox', 'campaign', 'k', 'available', 'EUR', 'secret of the lootbox', 1)`);
  await db.execute(sql`
    insert into bet_bonuses (bet_id, bonus_id, player_id, type, version, proof, selections)
    select id, ${id}, ${playerId}, 'lootbox', 'v', '{"conditions": [], "counting": []}', '[]' from bets where player_id = ${playerId} limit 1`);
  await db.execute(sql`
    with prize as (
      insert into tournament_prizes (campaign_id, player_id, bonus_id, position, points, amount, currency, created_at)
      values (${`c-${playerId}`}, ${playerId}, ${id}, 1, 1, ${PRIZE}, 'EUR', 1) returning player_id, amount
    ), paid as (
      update accounts a set available = a.available + p.amount from prize p where a.player_id = p.player_id and a.currency = 'EUR'
    )
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, created_at)
    select ${`prize:c-${playerId}:${playerId}`}, 'prize', side.account, side.of, 'EUR', side.amount, 1
    from prize p, lateral (values ('house:bonuses', null, -p.amount), (${availableAccount(playerId)}, p.player_id, p.amount)) side(account, of, amount)`);
}
