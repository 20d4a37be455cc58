import { type MinorUnits, stakeWithinCap } from '@touchline/betting';
import type { PlacementBet } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import { accounts } from '#db/schema.ts';
import { multiplierOf } from '../bets/bet-price.ts';
import { checkBet } from '../bets/check-bet.ts';
import type { House } from '../house.ts';
import { findPlayerLimits } from '../players/player-limits.ts';

async function hasAccount(house: House, playerId: string, currency: string): Promise<boolean> {
  const rows = await house.db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency), eq(accounts.active, true)));
  return rows.length > 0;
}

/**
 * Highest stake at which a bet would be taken at the prices of now, whatever the balance: limits of the currency, the
 * player and the markets, and the stake whose return is just within the payout cap. 0 where the bet is taken at no stake.
 */
export async function maxStake(house: House, playerId: string, bet: PlacementBet): Promise<MinorUnits> {
  for (const { match_id } of bet.selections) house.world.ensureBook(match_id);
  const { world, options } = house;
  // The stake is asked for the prices of now: what the player saw does not matter yet.
  const limits = await findPlayerLimits(house.db, playerId);
  const check = { world, options, limits, acceptance: { mode: 'any', downToPercent: null } } as const;
  const staked = (value: MinorUnits) => checkBet({ ...bet, stake: { ...bet.stake, value } }, check);
  const most = staked(Number.MAX_SAFE_INTEGER);
  const limit = most.reasons.find(({ name }) => name === 'stake_too_high')?.limit;
  if (limit === undefined || most.odds === 0) return 0;
  const { system, customOdds, legs, maxPayout } = most;
  const multiplier = multiplierOf({ system, customOdds, odds: legs.map(({ odds }) => odds) });
  const stake = Math.min(limit, stakeWithinCap(maxPayout, multiplier));
  if (staked(stake).reasons.length > 0) return 0;
  return (await hasAccount(house, playerId, bet.stake.currency)) ? stake : 0;
}
