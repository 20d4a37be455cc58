import { type APIRequestContext, test } from '@playwright/test';

/** What a test needs to know of a match that it plays with. */
export interface BookMatch {
  readonly id: string;
  readonly slug: string;
  readonly path: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
}

interface RawMatch {
  readonly id: string;
  readonly slug: string;
  readonly start_time: number;
  readonly sport: { readonly key: string };
  readonly home: { readonly name: string } | null;
  readonly away: { readonly name: string } | null;
  readonly tournament: { readonly id: string; readonly slug: string; readonly name: string };
}

const HOUR_MS = 3_600_000;

/** Upcoming matches far enough from kick-off, soonest first, as the book lists them. */
export async function upcomingMatches(request: APIRequestContext, limit = 40): Promise<BookMatch[]> {
  return listed(request, `match_status=0&start_from=${Date.now() + HOUR_MS}&limit=${limit}`);
}

/** Matches in play. */
export async function liveMatches(request: APIRequestContext): Promise<BookMatch[]> {
  return listed(request, 'match_status=1&limit=100');
}

async function listed(request: APIRequestContext, filter: string): Promise<BookMatch[]> {
  const answer = await request.get(`/sports/api/book/matches?type=match&sort_by=start_time&${filter}`);
  const { data } = (await answer.json()) as { data: RawMatch[] }; // the house's own tests check this shape
  return data.map((match) => ({
    id: match.id,
    slug: match.slug,
    path: `/sports/${match.sport.key}/${match.slug}-m${match.id}`,
    home: match.home?.name ?? '',
    away: match.away?.name ?? '',
    league: match.tournament.name,
  }));
}

const MATCHES_OF_A_WORKER = 12;
let taken = 0;

/** An upcoming match that no other test of this run has touched; a worker that starts anew takes the next dozen. */
export async function ownMatch(request: APIRequestContext): Promise<BookMatch> {
  const matches = await upcomingMatches(request, 400);
  const match = matches[(test.info().workerIndex * MATCHES_OF_A_WORKER + taken) % matches.length];
  taken += 1;
  if (match === undefined) throw new Error('The book lists no upcoming match.');
  return match;
}
