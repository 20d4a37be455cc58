import { and, desc, eq } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import type { Game, GameBet } from '../games/game-bet.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import { findRulings } from '../games/game-rulings.ts';
import { openDraws, pastDraws } from '../games/lottery/shown-draws.ts';
import { openRaces, pastRaces } from '../games/racing/shown-races.ts';
import type { Rulings } from '../games/ruling.ts';
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

/** What operators said of the races or draws that a game's page shows at an instant of the feed. */
export async function findShownRulings({ db, world }: House, game: Game, feedNow: number): Promise<Rulings> {
  const shown =
    game === 'horse_racing'
      ? [...openRaces(world.seed, feedNow), ...pastRaces(world.seed, feedNow)].map(({ index }) => index)
      : [...openDraws(feedNow), ...pastDraws(feedNow)];
  return findRulings(db, game, shown);
}
