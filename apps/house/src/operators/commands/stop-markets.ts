import { and, eq, inArray } from 'drizzle-orm';
import { marketStops } from '#db/operators-schema.ts';
import type { MarketStop } from '#feed/market-stop.ts';
import { closePriceRows } from '../../bets/price-rows.ts';
import type { WorldOrder } from '../../cluster/orders.ts';
import { settleVoided } from '../../commands/settle-voided.ts';
import type { House } from '../../house.ts';
import { done, type Prepare, refused } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';
import { isBetOn, isOffered, type Target, targetOf } from '../target.ts';

async function stopOf({ db }: House, { id, matchId }: Target): Promise<MarketStop | null> {
  const rows = await db
    .select()
    .from(marketStops)
    .where(inArray(marketStops.target, [id, matchId]));
  if (rows.some(({ stop }) => stop === 'void')) return 'void';
  return rows.find(({ target }) => target === id)?.stop ?? null;
}

const stopping = ({ matchId, marketKey }: Target, stop: MarketStop | null): WorldOrder => ({
  call: 'stop',
  arguments: [matchId, marketKey, stop],
});

/** Found in the transaction: of two commands at two houses the other one came first. */
const OVERTAKEN = refused('another command on it came first');

const unknown = (subject: string) => ({ subject, why: 'no such match or market on offer' });

/** Suspends a match or a market until it is lifted. */
export const suspend: Prepare<ArgumentsOf<'suspend'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target || !isOffered(house, target)) return unknown(text);
  const { id } = target;
  const before = await stopOf(house, target);
  if (before !== null) return { subject: id, why: `is ${before} already` };
  return {
    subject: id,
    async write(tx, at) {
      const written = await tx
        .insert(marketStops)
        .values({ target: id, stop: 'suspended', at })
        .onConflictDoNothing()
        .returning();
      return written.length > 0 ? done() : OVERTAKEN;
    },
    orders: [stopping(target, 'suspended')],
  };
};

/** Ends a suspension that an operator made, of a match that has left memory as well. */
export const lift: Prepare<ArgumentsOf<'lift'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target) return unknown(text);
  const { id } = target;
  const before = await stopOf(house, target);
  if (before !== 'suspended')
    return {
      subject: id,
      why: before === 'void' ? 'is void, which stays' : 'is not suspended by an operator',
    };
  return {
    subject: id,
    async write(tx) {
      const lifted = await tx
        .delete(marketStops)
        .where(and(eq(marketStops.target, id), eq(marketStops.stop, 'suspended')))
        .returning();
      return lifted.length > 0 ? done() : OVERTAKEN;
    },
    orders: [stopping(target, null)],
  };
};

/**
 * Voids a match or a market: closed for placement and settled in one transaction, and closed in the running worlds when it is
 * committed. A bet that was being written meanwhile is settled afterwards. Decided selections stand: they are for `resettle`.
 */
export const voidMarkets: Prepare<ArgumentsOf<'void'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target || !(isOffered(house, target) || (await isBetOn(house, target)))) return unknown(text);
  const { id } = target;
  const before = await stopOf(house, target);
  if (before === 'void') return { subject: id, why: 'is void already' };
  return {
    subject: id,
    async write(tx, at) {
      await tx
        .insert(marketStops)
        .values({ target: id, stop: 'void', at })
        .onConflictDoUpdate({ target: marketStops.target, set: { stop: 'void', at } });
      await closePriceRows(tx, target);
      return done({ bets: await settleVoided({ db: tx, periods: house.periods }, at) });
    },
    orders: [stopping(target, 'void')],
    afterwards: async () => void (await settleVoided(house, house.now())),
  };
};
