import { type APIRequestContext, test } from '@playwright/test';

/** An outcome of a match's main market. Odds scaled by 10 000. */
export interface MainOutcome {
  /** As buttons name it: `match/market/specifier/outcome`. */
  readonly key: string;
  readonly active: boolean;
  readonly odds: number;
}

/** What a test needs to know of a match that it plays with. */
export interface BookMatch {
  readonly id: string;
  readonly slug: string;
  readonly path: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  /** Match status code: the half, set or quarter, or a pause between two. */
  readonly stage: number;
  readonly mainOutcomes: readonly MainOutcome[];
}

export interface BookSport {
  readonly key: string;
  readonly name: string;
  readonly type: 'regular' | 'cyber';
}

interface RawMatch {
  readonly id: string;
  readonly slug: string;
  readonly stage: number;
  readonly sport: { readonly key: string };
  readonly home: { readonly name: string } | null;
  readonly away: { readonly name: string } | null;
  readonly tournament: { readonly id: string; readonly slug: string; readonly name: string };
  readonly main_market: {
    readonly id: string;
    readonly specifier: string;
    readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[];
  } | null;
}

const HOUR_MS = 3_600_000;

/** Most tests play with football, whose markets and names they know. */
const USUAL_SPORT = 'football';

/** Every sport of the book, as the house lists them. */
export async function allSports(request: APIRequestContext): Promise<BookSport[]> {
  const answer = await request.get('/sports/api/book/sports');
  const { data } = (await answer.json()) as { data: BookSport[] }; // the house's own tests check this shape
  return data;
}

/** Upcoming matches of a sport far enough from their start, soonest first, as the book lists them. */
export async function upcomingMatches(
  request: APIRequestContext,
  limit = 40,
  sport = USUAL_SPORT,
): Promise<BookMatch[]> {
  return listed(
    request,
    `sport_key=${sport}&match_status=0&start_from=${Date.now() + HOUR_MS}&limit=${limit}`,
  );
}

/** Matches of a sport in play. */
export async function liveMatches(request: APIRequestContext, sport = USUAL_SPORT): Promise<BookMatch[]> {
  return listed(request, `sport_key=${sport}&match_status=1&limit=100`);
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
    stage: match.stage,
    mainOutcomes: mainOutcomesOf(match),
  }));
}

const mainOutcomesOf = ({ id: matchId, main_market: market }: RawMatch): MainOutcome[] =>
  (market?.outcomes ?? []).map(({ id, active, odds }) => ({
    key: `${matchId}/${market?.id}/${market?.specifier}/${id}`,
    active,
    odds,
  }));

const MATCHES_OF_A_WORKER = 12;
let taken = 0;

/** An upcoming football match that no other test of this run has touched; a worker that starts anew takes the next dozen. */
export async function ownMatch(request: APIRequestContext): Promise<BookMatch> {
  const matches = await upcomingMatches(request, 400);
  const match = matches[(test.info().workerIndex * MATCHES_OF_A_WORKER + taken) % matches.length];
  taken += 1;
  if (match === undefined) throw new Error('The book lists no upcoming match.');
  return match;
}
