import { and, desc, eq } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import type { Game, GameBet } from '../games/game-bet.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import type { House } from '../house.ts';

const SHOWN = 12;

/** The latest bets of a player with one of the games, newest first. */
export async function findGameBets({ db }: House, playerId: string, game: Game): Promise<GameBet[]> {
  const rows = await db
    .select()
    .from(gameBets)
    .where(and(eq(gameBets.playerId, playerId), eq(gameBets.game, game)))
    .orderBy(desc(gameBets.createdAt), desc(gameBets.id))
    .limit(SHOWN);
  return rows.map(gameBetOf);
}
