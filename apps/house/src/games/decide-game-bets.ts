import type { Database } from '#db/database.ts';
import { GAMES, type GameBet } from './game-bet.ts';
import { findRulings } from './game-rulings.ts';
import type { GameDecision } from './game-statements.ts';
import { settleGameBet } from './settle-game-bet.ts';

/** What bets came to whose races and draws are over, by the season and by what operators said of it. */
export async function decideGameBets(
  db: Pick<Database, 'select'>,
  seed: number,
  bets: readonly GameBet[],
): Promise<GameDecision[]> {
  const decisions: GameDecision[] = [];
  for (const game of GAMES) {
    const its = bets.filter((bet) => bet.game === game);
    const rulings = await findRulings(
      db,
      game,
      its.map(({ event }) => event),
    );
    for (const bet of its)
      decisions.push({ id: bet.id, ...settleGameBet(seed, bet, rulings.get(bet.event) ?? null) });
  }
  return decisions;
}
