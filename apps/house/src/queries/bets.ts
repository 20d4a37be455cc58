import { invariant, type ResultFilter } from '@touchline/betting';
import type { Bet, BetStatus } from '@touchline/contract';
import { and, asc, count, desc, eq, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { gameBets } from '#db/games-schema.ts';
import { betSelections, bets } from '#db/schema.ts';
import { soldParts } from '../bets/cash-out-sales.ts';
import { betMatches } from '../bets/match-archive.ts';
import type { House } from '../house.ts';
import { countGameBets, findGameBetsById, listedGameBets } from './game-bets.ts';
import { presentBet } from './present-bet.ts';
import { resultsOf } from './result-filter.ts';

type Row = typeof bets.$inferSelect;

const OPEN: readonly BetStatus[] = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
];
const BET_ID_LENGTH = 12;

export interface BetsFilter {
  readonly status: 'all' | 'open' | 'settled';
  readonly result: 'all' | ResultFilter;
  readonly excluded: readonly string[];
  /** Reference of the only bet that is wanted; null for all. */
  readonly ref: string | null;
  /** Match that a selection of the bet belongs to; null for any. */
  readonly matchId: string | null;
  readonly page: number;
  readonly limit: number;
}

/** Bets with what belongs to them, in the order of `rows`. */
export async function presentBets(house: House, rows: readonly Row[], locale: string): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const selections = await house.db
    .select()
    .from(betSelections)
    .where(
      inArray(
        betSelections.betId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(betSelections.ordinal));
  const byBet = Map.groupBy(selections, (selection) => selection.betId);
  const matches = await betMatches(
    house.db,
    house.world,
    selections.map((selection) => selection.matchId),
  );
  const parts = await soldParts(
    house.db,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    presentBet(house, row, parts.get(row.id) ?? [], byBet.get(row.id) ?? [], matches, locale),
  );
}

/** Id of the bet that a reference names, however it is written: `T-2CFB-A68Q-8FJK`, `2cfb a68q 8fjk`. */
function idOfRef(ref: string): string {
  const written = ref.toLowerCase().replace(/[^a-z0-9]/g, '');
  return written.length > BET_ID_LENGTH && written.startsWith('t') ? written.slice(1) : written;
}

/** A large bet that a trader refused is no part of the history that is open or settled. */
const isRefusedVip = sql`(${bets.isVip} and ${bets.status} = 'rejected')`;

/** Ids of the bets on a match. */
const withMatch = ({ db }: House, matchId: string) =>
  db.select({ id: betSelections.betId }).from(betSelections).where(eq(betSelections.matchId, matchId));

function conditions(house: House, playerId: string, filter: BetsFilter): SQL | undefined {
  return and(
    eq(bets.playerId, playerId),
    filter.status === 'open' ? inArray(bets.status, [...OPEN]) : undefined,
    filter.status === 'settled' ? and(notInArray(bets.status, [...OPEN]), not(isRefusedVip)) : undefined,
    filter.ref === null ? undefined : eq(bets.id, idOfRef(filter.ref)),
    filter.matchId === null ? undefined : inArray(bets.id, withMatch(house, filter.matchId)),
    filter.result === 'all' ? undefined : inArray(bets.result, resultsOf(filter.result)),
    filter.excluded.length > 0 ? notInArray(bets.status, [...filter.excluded]) : undefined,
  );
}

/** Returns a page of a player's bets on matches, races and draws, newest first, with the counts of all open and settled ones. */
export async function findBets(house: House, playerId: string, filter: BetsFilter, locale: string) {
  const { db } = house;
  const where = conditions(house, playerId, filter);
  const whereGame = listedGameBets(playerId, {
    ...filter,
    id: filter.ref === null ? null : idOfRef(filter.ref),
  });
  const [found] = await db.select({ total: count() }).from(bets).where(where);
  const [foundGames] = await db.select({ total: count() }).from(gameBets).where(whereGame);
  const listed = await unionAll(
    db.select({ id: bets.id, createdAt: bets.createdAt }).from(bets).where(where),
    db.select({ id: gameBets.id, createdAt: gameBets.createdAt }).from(gameBets).where(whereGame),
  )
    .orderBy(desc(bets.createdAt), desc(bets.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const byStatus = await db
    .select({ status: bets.status, count: count() })
    .from(bets)
    .where(and(eq(bets.playerId, playerId), not(isRefusedVip)))
    .groupBy(bets.status);
  const games = await countGameBets(house, playerId);
  const isOpen = (status: string) => (OPEN as readonly string[]).includes(status);
  const sum = (open: boolean) =>
    byStatus.filter((row) => isOpen(row.status) === open).reduce((n, row) => n + row.count, 0);
  const total = (found?.total ?? 0) + (foundGames?.total ?? 0);
  return {
    data: await findBetsById(
      house,
      listed.map(({ id }) => id),
      locale,
    ),
    pagination: {
      total,
      page: filter.page,
      limit: filter.limit,
      last_page: Math.max(1, Math.ceil(total / filter.limit)),
    },
    counts: { open: sum(true) + games.open, settled: sum(false) + games.settled },
  };
}

/** Bets by their ids, in this order, those on races and draws among them; unknown ones are left out. */
export async function findBetsById(house: House, ids: readonly string[], locale: string): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const rows = await house.db
    .select()
    .from(bets)
    .where(inArray(bets.id, [...ids]));
  const found = new Map((await presentBets(house, rows, locale)).map((bet) => [bet.id, bet]));
  const others = ids.filter((id) => !found.has(id));
  for (const bet of await findGameBetsById(house, others, locale)) found.set(bet.id, bet);
  return ids.map((id) => found.get(id)).filter((bet) => bet !== undefined);
}

/** One bet as its player sees it. */
export async function findBet(house: House, betId: string, locale: string): Promise<Bet> {
  const [bet] = await findBetsById(house, [betId], locale);
  invariant(bet !== undefined, `there is a bet ${betId}`);
  return bet;
}
