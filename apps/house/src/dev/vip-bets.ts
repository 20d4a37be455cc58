import { and, asc, eq } from 'drizzle-orm';
import { bets, players } from '#db/schema.ts';
import type { House } from '../house.ts';

/** A bet that waits for a trader. Units: smallest units of the currency. */
export interface WaitingVipBet {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  readonly currency: string;
  readonly potentialReturn: number;
  /** Stake that was offered instead; null where nothing was. */
  readonly offered: number | null;
}

/** Bets that wait for a trader, oldest first. */
export async function waitingVipBets(house: House): Promise<WaitingVipBet[]> {
  const rows = await house.db
    .select({ bet: bets, email: players.email, phone: players.phone })
    .from(bets)
    .innerJoin(players, eq(players.id, bets.playerId))
    .where(and(eq(bets.status, 'submitted'), eq(bets.isVip, true)))
    .orderBy(asc(bets.createdAt));
  return rows.map(({ bet, email, phone }) => ({
    id: bet.id,
    player: email ?? phone ?? bet.playerId,
    stake: bet.stake,
    currency: bet.currency,
    potentialReturn: bet.potentialReturn,
    offered: (bet.vipOffer as { stake: number } | null)?.stake ?? null, // written by the house alone
  }));
}
