import { randomUUID } from 'node:crypto';
import type { BonusConditions } from '@touchline/betting/bonus';
import type { Placement, PlacementSelection } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import type { RunningHouse } from '../../src/app.ts';
import type { CampaignOffer, CampaignTerms } from '../../src/bonuses/campaign.ts';
import { campaigns, campaignVersions, playerBonuses } from '../../src/db/bonuses-schema.ts';
import { placementOf, type TestBet } from './house.ts';

const ANY: CampaignTerms['conditions'] = {
  sportTypes: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  matchIds: [],
  minOdds: null,
  maxOdds: null,
  matchStatus: 'all',
  selectionCount: { from: 1, to: null },
  betTypes: ['SINGLE', 'COMBO'],
  minStake: null,
  onlyVerified: false,
  countries: [],
  validFrom: null,
  validTo: null,
  farmOncePerEvent: false,
};

/** Terms of a campaign of a test; what it does not say is no condition. */
export const campaignTerms = (
  offer: CampaignOffer,
  {
    conditions,
    ...more
  }: Partial<Omit<CampaignTerms, 'conditions'>> & {
    readonly conditions?: Partial<Omit<BonusConditions, 'currency'>>;
  } = {},
): CampaignTerms => ({
  id: `test-${randomUUID()}`,
  name: { en: 'A bonus of a test' },
  description: null,
  trigger: { kind: 'operator', codes: [], minDeposit: null },
  showInPromotion: false,
  banner: null,
  currency: 'EUR',
  conditions: { ...ANY, ...conditions },
  validDays: null,
  uses: null,
  maxIssued: null,
  budget: null,
  offer,
  ...more,
});

export const freebet = (
  freebetType: 'freebet_only_win' | 'freebet_all_win' | 'freebet_no_risk',
  amount = 1_000,
) => ({ family: 'freebet', freebetType, amount, boost: null }) as const;

export const BOOST: CampaignOffer = {
  family: 'comboboost',
  ranges: [
    { minCount: 2, maxCount: 2, bonusOdds: 10_500 },
    { minCount: 3, maxCount: null, bonusOdds: 11_000 },
  ],
};

/** Two bets of ten at 2.00 reach the first range, four the second. */
export const HUNTING: CampaignOffer = {
  family: 'hunting',
  referenceStake: 1_000,
  ranges: [
    { from: 200, reward: { kind: 'fixed', amount: 500 } },
    { from: 400, reward: { kind: 'average-stake', multiplier: 5_000 } },
  ],
  reward: { freebetType: 'freebet_only_win', validDays: 7, minOdds: null },
};

/** Gives a player a bonus by these terms, as issuing does; answers its id. */
export async function giveBonus(
  { db }: Pick<RunningHouse, 'db'>,
  playerId: string,
  terms: CampaignTerms,
  more: Partial<typeof playerBonuses.$inferInsert> = {},
): Promise<string> {
  const id = `b${randomUUID().slice(0, 11)}`;
  const version = `version of ${terms.id}`;
  const { offer, uses, currency } = terms;
  await db
    .insert(campaignVersions)
    .values({ version, campaignId: terms.id, terms, createdAt: 1 })
    .onConflictDoNothing();
  await db.insert(campaigns).values({ id: terms.id }).onConflictDoNothing();
  await db.insert(playerBonuses).values({
    id,
    playerId,
    campaignId: terms.id,
    version,
    family: offer.family,
    freebetType: offer.family === 'freebet' ? offer.freebetType : null,
    trigger: 'operator',
    issueKey: `operator:${id}`,
    status: 'active',
    currency,
    amount: offer.family === 'freebet' ? offer.amount : null,
    uses: offer.family === 'freebet' ? 1 : uses,
    seed: offer.family === 'lootbox' ? 'a seed of a test' : null,
    createdAt: 1,
    expiresAt: terms.conditions.validTo,
    ...more,
  });
  return id;
}

/** A request with one bet that carries a bonus. */
export function withBonus(
  bonus: { readonly id: string; readonly type: string; readonly odds?: number },
  selections: readonly PlacementSelection[],
  more: Omit<TestBet, 'selections'> = {},
): Placement {
  const placement = placementOf([{ selections, ...more }]);
  return { ...placement, bets: placement.bets.map((bet) => ({ ...bet, bonus })) };
}

export async function bonusRow({ db }: Pick<RunningHouse, 'db'>, id: string) {
  const { rows } = await db.execute<{
    status: string;
    reason: string | null;
    times_used: number;
    points: number;
    open_bets: number;
    counting_stakes: number;
    expires_at: number | null;
  }>(
    sql`select status, reason, times_used, points, open_bets, counting_stakes, expires_at from player_bonuses where id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no bonus ${id}.`);
  return row;
}

/** What movements of a bet moved into and out of accounts, those of the player by their last part. */
export async function movementsOf({ db }: Pick<RunningHouse, 'db'>, betId: string) {
  const { rows } = await db.execute<{ movement: string; account: string; amount: number }>(
    sql`select movement, account, amount from ledger_entries where bet_id = ${betId} and amount > 0 order by id`,
  );
  return rows.map(({ movement, account, amount }) => [
    movement.replace(betId, 'bet'),
    account.replace(/player:[^:]+:/, ''),
    amount,
  ]);
}
