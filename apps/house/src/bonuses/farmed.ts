import { type BonusRule, type Farmed, type FarmingRule, farm } from '@touchline/betting/bonus';
import type { Database } from '#db/database.ts';
import { type CarryingBet, farmingBetOf, readCarryingBets } from './bonus-bets.ts';

const FARMING: ReadonlySet<BonusRule['family']> = new Set(['hunting', 'tournament', 'lootbox']);

/** Whether bets earn points by a rule. */
export const isFarming = (rule: BonusRule): rule is FarmingRule => FARMING.has(rule.family);

/** What bets have farmed; null for a rule without points. */
export const farmedBy = (rule: BonusRule, bets: readonly CarryingBet[]): Farmed | null =>
  isFarming(rule) ? farm(rule, bets.map(farmingBetOf)) : null;

/** What all bets that carry a bonus have earned. */
export async function farmedOf(
  db: Pick<Database, 'select'>,
  rule: FarmingRule,
  bonusId: string,
): Promise<Farmed> {
  const bets = (await readCarryingBets(db, [bonusId])).get(bonusId) ?? [];
  return farm(rule, bets.map(farmingBetOf));
}
