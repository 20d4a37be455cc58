import { and, asc, isNull, lte, min } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import { decideGameBets } from '../games/decide-game-bets.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import { payGameBets } from '../games/game-statements.ts';
import type { House } from '../house.ts';

/** Bets that are paid by one statement. */
const SLICE = 200;

/** Pays the bets of the house's own games as their races and draws end. */
export interface GameSettler {
  /** A bet is waiting. Units: feed time. */
  add(dueAt: number): void;
  /** Settles what is due by now; answers how many bets that were. */
  settleDue(): Promise<number>;
}

/** Asks the database only when something is due; the first time always, since bets may have been left by the last run. */
export function createGameSettler(of: Pick<House, 'db' | 'world' | 'now' | 'periods'>): GameSettler {
  const { db, world, now } = of;
  let nextDue = Number.NEGATIVE_INFINITY;

  async function settleSlice(feedNow: number): Promise<number> {
    const rows = await db
      .select()
      .from(gameBets)
      .where(and(isNull(gameBets.result), lte(gameBets.dueAt, feedNow)))
      .orderBy(asc(gameBets.dueAt), asc(gameBets.id))
      .limit(SLICE);
    if (rows.length === 0) return 0;
    const bets = rows.map(gameBetOf);
    const decisions = await decideGameBets(db, world.seed, bets);
    await payGameBets(of, decisions, now());
    return decisions.length;
  }

  return {
    add(dueAt) {
      nextDue = Math.min(nextDue, dueAt);
    },
    async settleDue() {
      // A feed that runs faster or slower is between two milliseconds, which the database does not know.
      const feedNow = Math.floor(world.feedTime(now()));
      if (feedNow < nextDue) return 0;
      // What is added meanwhile counts again.
      nextDue = Number.POSITIVE_INFINITY;
      let settled = 0;
      try {
        for (let found = SLICE; found === SLICE; settled += found) found = await settleSlice(feedNow);
        const [row] = await db
          .select({ due: min(gameBets.dueAt) })
          .from(gameBets)
          .where(isNull(gameBets.result));
        nextDue = Math.min(nextDue, row?.due ?? Number.POSITIVE_INFINITY);
      } catch (error) {
        nextDue = Number.NEGATIVE_INFINITY;
        throw error;
      }
      return settled;
    },
  };
}
