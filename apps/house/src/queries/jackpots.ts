import type { Jackpot as ShownJackpot } from '@touchline/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { jackpotHits, jackpotLevels } from '#db/jackpots-schema.ts';
import type { House } from '../house.ts';
import type { Jackpot } from '../jackpots/jackpot.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { jackpotTerms } from './jackpot-terms.ts';
import { textIn } from './text-in.ts';

type LevelRow = typeof jackpotLevels.$inferSelect;

/** Levels that the file names, in its order, with their rounds; one without a round in the jackpot's currency is left out. */
function presentLevels({ levels, currency }: Jackpot, rows: readonly LevelRow[], locale: string) {
  return levels.flatMap(({ code, name, isActive }) => {
    const row = rows.find((one) => one.code === code && one.currency === currency);
    if (!row) return [];
    return [
      {
        code,
        name: textIn(name, locale),
        pool_amount: row.pool,
        state: isActive ? ('active' as const) : ('inactive' as const),
        max: row.max,
        round: row.round,
        seed_hash: row.seedHash,
      },
    ];
  });
}

/** Jackpots of the operator's file as they stand now. Units: smallest units of the currency of each. */
export async function findJackpots(
  { db, world }: House,
  jackpots: readonly Jackpot[],
  locale: string,
): Promise<ShownJackpot[]> {
  const ids = jackpots.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(jackpotLevels)
    .where(inArray(jackpotLevels.jackpotId, ids))
    .orderBy(asc(jackpotLevels.jackpotId), asc(jackpotLevels.code));
  const { jackpotId, currency, amount, status } = jackpotHits;
  const paid = await db
    .select({ jackpotId, currency, amount: sql<number>`sum(${amount})::bigint` })
    .from(jackpotHits)
    .where(and(inArray(jackpotId, ids), eq(status, 'paid')))
    .groupBy(jackpotId, currency);
  return jackpots.map((jackpot) => {
    const levels = presentLevels(
      jackpot,
      rows.filter((row) => row.jackpotId === jackpot.id),
      locale,
    );
    const poolOf = (some: typeof levels) => some.reduce((sum, level) => sum + level.pool_amount, 0);
    const hits = paid.find((sum) => sum.jackpotId === jackpot.id && sum.currency === jackpot.currency);
    return {
      id: jackpot.id,
      name: textIn(jackpot.name, locale),
      amount: poolOf(levels),
      pool_amount: poolOf(levels.filter(({ state }) => state === 'active')),
      hits_amount: hits?.amount ?? 0,
      currency: jackpot.currency,
      subunits: currencyOf(jackpot.currency)?.subunits ?? 1,
      levels,
      terms: jackpotTerms(world, jackpot, locale),
    };
  });
}
