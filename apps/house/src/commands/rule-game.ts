import type { EpochMs } from '@touchline/betting';
import { and, asc, eq } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import { takePointsBack } from '../bets/comp-points-statement.ts';
import { reversePayouts } from '../bets/correction-statement.ts';
import { decideGameBets } from '../games/decide-game-bets.ts';
import type { Game } from '../games/game-bet.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import { writeRuling } from '../games/game-rulings.ts';
import { payGameBets, reopenGameBets } from '../games/game-statements.ts';
import type { Ruling } from '../games/ruling.ts';
import type { Booking } from '../house.ts';
import { GAMES_ACCOUNT } from '../wallet/ledger.ts';

/**
 * Says how a race or a draw ended and settles its bets so, in the transaction of `booking`: open ones, and settled ones that it
 * changes something of. What is right is paid before what was wrong is taken back, as for markets. Answers how many bets
 * were touched; the season's settler finds the ruling for bets that are written at the same moment.
 */
export async function ruleGame(
  booking: Booking,
  of: {
    readonly seed: number;
    readonly game: Game;
    readonly event: number;
    readonly ruling: Ruling;
    readonly at: EpochMs;
  },
): Promise<number> {
  const { db } = booking;
  const { seed, game, event, at } = of;
  await writeRuling(db, of);
  const rows = await db
    .select()
    .from(gameBets)
    .where(and(eq(gameBets.game, game), eq(gameBets.event, event)))
    .orderBy(asc(gameBets.id))
    .for('update');
  const before = new Map(rows.map((row) => [row.id, gameBetOf(row)]));
  const changed = (await decideGameBets(db, seed, [...before.values()])).filter(({ id, result, payout }) => {
    const bet = before.get(id);
    return bet?.result !== result || bet.winAmount !== payout;
  });
  if (changed.length === 0) return 0;
  const changedIds = changed.map(({ id }) => id);
  const back = await reopenGameBets(db, changedIds);
  await takePointsBack(db, changedIds, at);
  await payGameBets(booking, changed, at);
  await reversePayouts(booking, back, { at, payer: GAMES_ACCOUNT });
  return changed.length;
}
