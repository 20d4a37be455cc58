import type { ResultFilter } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import { BET_RESULT } from '../games/bet-result.ts';
import { GAMES, type Game, type GameBet } from '../games/game-bet.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import { findRulings } from '../games/game-rulings.ts';
import { openDraws, pastDraws } from '../games/lottery/shown-draws.ts';
import { openRaces, pastRaces } from '../games/racing/shown-races.ts';
import type { Rulings } from '../games/ruling.ts';
import type { House } from '../house.ts';
import { presentGameBet } from './present-game-bet.ts';
import { resultsOf } from './result-filter.ts';

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

/** Which bets on races and draws a list of the history holds. Shape: `id` of the only one wanted, or null. */
interface GameBetsFilter {
  readonly status: 'all' | 'open' | 'settled';
  readonly result: 'all' | ResultFilter;
  readonly excluded: readonly string[];
  readonly id: string | null;
  readonly matchId: string | null;
}

/** Condition for the bets of a player on races and draws that a list holds. None is on a match. */
export function listedGameBets(playerId: string, filter: GameBetsFilter): SQL | undefined {
  const { status, result, excluded, id, matchId } = filter;
  return and(
    eq(gameBets.playerId, playerId),
    status === 'settled' || excluded.includes('waiting_results') ? isNotNull(gameBets.result) : undefined,
    status === 'open' || excluded.includes('done') ? isNull(gameBets.result) : undefined,
    id === null ? undefined : eq(gameBets.id, id),
    matchId === null ? undefined : sql`false`,
    result === 'all' ? undefined : inArray(BET_RESULT, resultsOf(result)),
  );
}

/** How many bets on races and draws a player has open and settled. */
export async function countGameBets(
  { db }: House,
  playerId: string,
): Promise<{ readonly open: number; readonly settled: number }> {
  const [found] = await db
    .select({
      open: sql<number>`count(*) filter (where ${gameBets.result} is null)`,
      settled: sql<number>`count(${gameBets.result})`,
    })
    .from(gameBets)
    .where(eq(gameBets.playerId, playerId));
  return found ?? { open: 0, settled: 0 };
}

/** Bets on races and draws by their ids, as the contract shows bets; unknown ones are left out. */
export async function findGameBetsById(house: House, ids: readonly string[], locale: string): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const rows = await house.db
    .select()
    .from(gameBets)
    .where(inArray(gameBets.id, [...ids]));
  const shown: Bet[] = [];
  for (const game of GAMES) {
    const its = rows.filter((row) => row.game === game);
    const rulings = await findRulings(
      house.db,
      game,
      its.map(({ event }) => event),
    );
    for (const row of its) shown.push(presentGameBet(house, row, rulings.get(row.event) ?? null, locale));
  }
  return shown;
}
