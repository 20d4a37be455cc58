import { and, eq, inArray } from 'drizzle-orm';
import { marketStops } from '#db/operators-schema.ts';
import type { MarketStop } from '#feed/market-stop.ts';
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

/** Prices of the target as the house has them are written, so that a placement that reads them is refused. */
async function writePrices({ world, livePrices }: House, { matchId, marketKey }: Target): Promise<void> {
  const keys = marketKey === null ? [...(world.match(matchId)?.markets.keys() ?? [])] : [marketKey];
  await livePrices.ensure(keys);
}

/**
 * Voids a match or a market. Closed first and settled then, so that no bet slips in between. Decided selections stand: they
 * are for `resettle`.
 */
export const voidMarkets: Prepare<ArgumentsOf<'void'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target || !(isOffered(house, target) || (await isBetOn(house, target)))) return unknown(text);
  const { id, matchId, marketKey } = target;
  const before = await stopOf(house, target);
  if (before === 'void') return { subject: id, why: 'is void already' };
  const { control } = house.world;
  control.stop(matchId, marketKey, 'void');
  await writePrices(house, target);
  return {
    subject: id,
    async write(tx, at) {
      await tx
        .insert(marketStops)
        .values({ target: id, stop: 'void', at })
        .onConflictDoUpdate({ target: marketStops.target, set: { stop: 'void', at } });
      return done({ bets: await settleVoided(tx, at) });
    },
    orders: [stopping(target, 'void')],
    // To what the database holds: it may have committed, and its answer been lost.
    undo: async () => control.stop(matchId, marketKey, await stopOf(house, target)),
  };
};
