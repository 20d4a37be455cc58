import type { EpochMs } from '@touchline/betting';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { matchArchive } from '#db/schema.ts';
import type { MatchRecord, MatchStatus, Pair, World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';

/** What a bet shows of its match. */
export interface BetMatch {
  readonly id: string;
  readonly urnId: string;
  readonly slug: string;
  readonly sportKey: string;
  /** Of an outright: its league. */
  readonly title: string;
  readonly home: string | null;
  readonly away: string | null;
  readonly status: MatchStatus;
  readonly startTime: EpochMs;
  readonly score: Pair | null;
}

export function betMatch(world: World, match: MatchRecord): BetMatch {
  const league = world.tournaments().find((tournament) => tournament.id === match.tournamentId);
  return {
    id: match.id,
    urnId: match.urnId,
    slug: match.slug,
    sportKey: sportOf(world, match.sportId).key,
    title: league?.name ?? '',
    home: match.home?.name ?? null,
    away: match.away?.name ?? null,
    status: match.status,
    startTime: match.startTime,
    score: match.totalScore,
  };
}

/** Keeps what bets show of these matches, as they are now. */
export async function archiveMatches(db: Database, world: World, matchIds: readonly string[]): Promise<void> {
  const rows = [...new Set(matchIds)].flatMap((id) => {
    const match = world.match(id);
    return match ? [{ matchId: id, match: betMatch(world, match) }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insert(matchArchive)
    .values(rows)
    .onConflictDoUpdate({ target: matchArchive.matchId, set: { match: sql`excluded.match` } });
}

/** Those of the matches that bets were placed on. */
export async function archivedAmong(db: Database, matchIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: matchArchive.matchId })
    .from(matchArchive)
    .where(inArray(matchArchive.matchId, [...matchIds]));
  return rows.map((row) => row.id);
}

/** What bets show of matches: as the world has them, else as they were when they left it. */
export async function betMatches(
  db: Database,
  world: World,
  matchIds: readonly string[],
): Promise<Map<string, BetMatch>> {
  const found = new Map<string, BetMatch>();
  const absent: string[] = [];
  for (const id of new Set(matchIds)) {
    const match = world.match(id);
    if (match) found.set(id, betMatch(world, match));
    else absent.push(id);
  }
  if (absent.length === 0) return found;
  const rows = await db.select().from(matchArchive).where(inArray(matchArchive.matchId, absent));
  for (const row of rows) found.set(row.matchId, row.match as BetMatch); // written by archiveMatches alone
  return found;
}
