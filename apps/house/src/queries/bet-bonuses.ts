import { farm, type Points, type Proof } from '@touchline/betting/bonus';
import type { BetBonus } from '@touchline/contract';
import type { BonusType } from '@touchline/contract/constants';
import { eq, inArray } from 'drizzle-orm';
import { betBonuses, playerBonuses } from '#db/bonuses-schema.ts';
import { bets } from '#db/schema.ts';
import { farmingBetOf, readCarryingBets } from '../bonuses/bonus-bets.ts';
import { type CampaignTerms, type IssuedTerms, ruleOf } from '../bonuses/campaign.ts';
import type { House } from '../house.ts';
import { textIn } from './text-in.ts';

type Farming = { readonly terms: CampaignTerms; readonly issued: IssuedTerms };

/** What decided bets earned, by bet; bets whose bonus has no points are left out. */
async function earnedPoints(
  { db }: Pick<House, 'db'>,
  bonuses: readonly Farming[],
): Promise<ReadonlyMap<string, Points>> {
  const rules = bonuses.flatMap(({ terms, issued }) => {
    const rule = ruleOf(terms, issued);
    return rule.family === 'comboboost' || rule.family === 'freebet' ? [] : [rule];
  });
  const carrying = await readCarryingBets(
    db,
    rules.map(({ id }) => id),
  );
  const points = new Map<string, Points>();
  for (const rule of rules) {
    const own = (carrying.get(rule.id) ?? []).map(farmingBetOf);
    for (const { id, state } of own) if (state !== 'open') points.set(id, 0);
    for (const bet of farm(rule, own).bets) if (!bet.isOpen) points.set(bet.id, bet.points);
  }
  return points;
}

/** The bonuses that bets carry, by bet, as the history shows them. */
export async function findBetBonuses(
  house: Pick<House, 'db' | 'campaigns'>,
  betIds: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, BetBonus>> {
  const rows = await house.db
    .select({ carried: betBonuses, bonusStake: bets.bonusStake, issued: playerBonuses })
    .from(betBonuses)
    .innerJoin(bets, eq(bets.id, betBonuses.betId))
    .innerJoin(playerBonuses, eq(playerBonuses.id, betBonuses.bonusId))
    .where(inArray(betBonuses.betId, [...betIds]));
  if (rows.length === 0) return new Map();
  const known = await house.campaigns.termsOf([...new Set(rows.map(({ issued }) => issued.version))]);
  const farming = new Map<string, Farming>();
  for (const { issued } of rows) {
    const terms = known.get(issued.version);
    if (terms) farming.set(issued.id, { terms, issued });
  }
  const points = await earnedPoints(house, [...farming.values()]);
  return new Map(
    rows.map(({ carried, bonusStake, issued }) => [
      carried.betId,
      {
        id: carried.bonusId,
        type: carried.type as BonusType, // written by the placement statement alone
        name: textIn(known.get(issued.version)?.name ?? { en: '' }, locale),
        odds: carried.odds,
        bonus_stake: bonusStake,
        points: points.get(carried.betId) ?? null,
        rule_version: carried.version,
        proof: [...(carried.proof as Proof).conditions], // as above
      },
    ]),
  );
}
