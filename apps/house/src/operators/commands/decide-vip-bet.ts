import { eq } from 'drizzle-orm';
import { betSelections, bets } from '#db/schema.ts';
import { decideVipBet, type VipDecision, type VipOutcome } from '../../commands/decide-vip-bet.ts';
import type { House } from '../../house.ts';
import { amountOf } from '../amount.ts';
import type { Transaction } from '../audit-log.ts';
import { done, type Prepare, refused } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

const WHY: Readonly<Record<Exclude<VipOutcome, 'done' | 'refused'>, string>> = {
  not_waiting: 'no bet with this number waits for a trader',
  wrong_stake: 'the stake is not between the lowest and that of the bet',
  not_offered: 'the house makes no offers (HOUSE_CAPABILITIES)',
  on_break: 'the player takes a break and gets no offers; accept or refuse the bet',
};

function decisionOf(args: ArgumentsOf<'decide-vip-bet'>, currency: string): VipDecision | null {
  if (args.decision !== 'offer') return { kind: args.decision };
  const stake = amountOf(args.stake, currency);
  return stake === null ? null : { kind: 'offer', stake };
}

/** The house with all of it that writes in one transaction; prices were written before. */
const within = (house: House, tx: Transaction): House => ({
  ...house,
  db: tx,
  livePrices: { ...house.livePrices, ensure: async () => undefined },
});

/** Takes, refuses or re-offers a bet that waits for a trader. */
export const decideVip: Prepare<ArgumentsOf<'decide-vip-bet'>> = async (house, args) => {
  const legs = await house.db
    .select({
      currency: bets.currency,
      matchId: betSelections.matchId,
      marketKey: betSelections.marketKey,
    })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(eq(bets.id, args.bet));
  const decision = decisionOf(args, legs[0]?.currency ?? '');
  if (legs.length === 0 || !decision)
    return { subject: args.bet, why: legs.length === 0 ? WHY.not_waiting : WHY.wrong_stake };
  for (const { matchId } of legs) house.world.ensureBook(matchId);
  await house.livePrices.ensure(legs.map(({ marketKey }) => marketKey));
  return {
    subject: args.bet,
    async write(tx) {
      const outcome = await decideVipBet(within(house, tx), args.bet, decision);
      // Taken by the trader, and refused by the prices or selections of now: the bet is decided all the same.
      if (outcome === 'refused') return done({ bet: 'rejected' });
      if (outcome !== 'done') return refused(WHY[outcome]);
      return done({ bet: { accept: 'taken', refuse: 'rejected', offer: 'offered' }[decision.kind] });
    },
  };
};
