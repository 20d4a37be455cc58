import { eq, inArray } from 'drizzle-orm';
import { marketStops } from '#db/operators-schema.ts';
import type { MarketStop } from '#feed/market-stop.ts';
import { settleVoided } from '../../commands/settle-voided.ts';
import type { House } from '../../house.ts';
import { done, type Prepare } from '../effect.ts';
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

const unknown = (subject: string) => ({ subject, why: 'no such match or market on offer' });

/** Suspends a match or a market until it is lifted. */
export const suspend: Prepare<ArgumentsOf<'suspend'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target || !isOffered(house, target)) return unknown(text);
  const { id, matchId, marketKey } = target;
  const before = await stopOf(house, target);
  if (before !== null) return { subject: id, why: `is ${before} already` };
  return {
    subject: id,
    async write(tx, at) {
      await tx.insert(marketStops).values({ target: id, stop: 'suspended', at });
      return done();
    },
    apply: () => house.world.control.stop(matchId, marketKey, 'suspended'),
  };
};

/** Ends a suspension that an operator made, of a match that has left memory as well. */
export const lift: Prepare<ArgumentsOf<'lift'>> = async (house, { target: text }) => {
  const target = targetOf(text);
  if (!target) return unknown(text);
  const { id, matchId, marketKey } = target;
  const before = await stopOf(house, target);
  if (before !== 'suspended')
    return {
      subject: id,
      why: before === 'void' ? 'is void, which stays' : 'is not suspended by an operator',
    };
  return {
    subject: id,
    async write(tx) {
      await tx.delete(marketStops).where(eq(marketStops.target, id));
      return done();
    },
    apply: () => house.world.control.stop(matchId, marketKey, null),
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
    undo: () => control.stop(matchId, marketKey, before),
  };
};
