import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

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
  readonly leaguePath: string;
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

/** Upcoming matches of a sport far enough from their start, soonest first, as the book lists them; `page` counts from 1. */
export async function upcomingMatches(
  request: APIRequestContext,
  limit = 40,
  sport = USUAL_SPORT,
  page = 1,
): Promise<BookMatch[]> {
  return listed(
    request,
    `sort_by=start_time&sport_key=${sport}&match_status=0&start_from=${Date.now() + HOUR_MS}&limit=${limit}&page=${page}`,
  );
}

/** A match in play that began long ago may end under a test. */
const LATEST_FIRST = 'sort_by=-start_time';

/** Matches of a sport in play, those that began last at the head. */
async function liveMatches(request: APIRequestContext, sport = USUAL_SPORT): Promise<BookMatch[]> {
  return listed(request, `${LATEST_FIRST}&sport_key=${sport}&match_status=1&limit=100`);
}

/** In stage codes: the halves of a football match, between which its clock stands. */
export const HALVES: readonly number[] = [6, 7];

const canBeBetOn = ({ mainOutcomes }: BookMatch) =>
  mainOutcomes.length > 0 && mainOutcomes.every(({ active }) => active);

/** A match of a sport in play that stands at one of the stages, if any are named, whose main market is open, and that no test has changed. */
export async function liveMatch(
  request: APIRequestContext,
  sport = USUAL_SPORT,
  stages?: readonly number[],
): Promise<BookMatch> {
  const match = (await liveMatches(request, sport)).find(
    (one) => canBeBetOn(one) && !isTaken(one) && (stages?.includes(one.stage) ?? true),
  );
  if (match === undefined) throw new Error(`No match of ${sport} in play can be bet on.`);
  return match;
}

/** A favourite's price from which on its market is not as good as decided: such markets stay open for a while. */
const OPEN_ODDS = 11_500;
/** Stages between two others, in which no clock runs. */
const isPause = (stage: number) => (stage >= 31 && stage <= 34) || (stage >= 301 && stage <= 319);

/** Matches of a sport in play whose main market can still go either way, those under way first. */
export async function undecidedMatches(request: APIRequestContext, sport: string): Promise<BookMatch[]> {
  const isOpen = (match: BookMatch) =>
    canBeBetOn(match) && match.mainOutcomes.every(({ odds }) => odds > OPEN_ODDS);
  const matches = (await liveMatches(request, sport)).filter(isOpen);
  return matches.sort((a, b) => Number(isPause(a.stage)) - Number(isPause(b.stage)));
}

/** A football match in play that no camera shows. */
export async function liveMatchWithoutVideo(request: APIRequestContext): Promise<BookMatch> {
  const shown = new Set((await matchesWithVideo(request, 'live')).map(({ id }) => id));
  const match = (await liveMatches(request)).find(({ id }) => !shown.has(id));
  if (match === undefined) throw new Error('Every football match in play is shown.');
  return match;
}

/** Football matches that are shown in moving pictures: those in play, as above, or those to come. */
export async function matchesWithVideo(
  request: APIRequestContext,
  when: 'live' | 'upcoming',
): Promise<BookMatch[]> {
  const which = when === 'live' ? `${LATEST_FIRST}&match_status=1` : 'sort_by=start_time&match_status=0';
  return listed(request, `${which}&sport_key=${USUAL_SPORT}&has_video=1&limit=100`);
}

async function listed(request: APIRequestContext, filter: string): Promise<BookMatch[]> {
  const answer = await request.get(`/sports/api/book/matches?type=match&${filter}`);
  const { data } = (await answer.json()) as { data: RawMatch[] }; // the house's own tests check this shape
  return data.map((match) => ({
    id: match.id,
    slug: match.slug,
    path: `/sports/${match.sport.key}/${match.slug}-m${match.id}`,
    home: match.home?.name ?? '',
    away: match.away?.name ?? '',
    league: match.tournament.name,
    leaguePath: `/sports/${match.sport.key}/${match.tournament.slug}-l${match.tournament.id}`,
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

/** Names the matches that tests of this run have taken; every worker of it is a child of one process. */
const TAKEN = join(tmpdir(), `touchline-e2e-taken-${process.ppid}`);

/** Takes a match for one test alone. */
function take(id: string): boolean {
  mkdirSync(TAKEN, { recursive: true });
  try {
    writeFileSync(join(TAKEN, id), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

const isTaken = ({ id }: BookMatch) => existsSync(join(TAKEN, id));

/** A football match in one of its halves that no other test of this run has touched: in a still world what a goal suspends stays so. */
export async function ownLiveMatch(request: APIRequestContext): Promise<BookMatch> {
  const running = (await liveMatches(request)).filter(
    (match) => canBeBetOn(match) && HALVES.includes(match.stage),
  );
  const match = running.find(({ id }) => take(id));
  if (match === undefined) throw new Error('No football match in play is untouched and can be bet on.');
  return match;
}

/** How many are asked for at once: the house prices a match when it is first listed. */
const FEW = 10;
/** The page that those not taken begin on, where tests took the soonest. */
const firstPage = () => 1 + Math.floor((existsSync(TAKEN) ? readdirSync(TAKEN).length : 0) / FEW);

/** Takes the first untouched football match on this page or one of those after it. */
async function takeFrom(request: APIRequestContext, page: number): Promise<BookMatch | undefined> {
  const matches = await upcomingMatches(request, FEW, USUAL_SPORT, page);
  if (matches.length === 0) return undefined;
  return matches.find(({ id }) => take(id)) ?? takeFrom(request, page + 1);
}

/** An upcoming football match that no other test of this run has touched. */
export async function ownMatch(request: APIRequestContext): Promise<BookMatch> {
  const match = (await takeFrom(request, firstPage())) ?? (await takeFrom(request, 1));
  if (match === undefined) throw new Error('The book lists no upcoming match that is untouched.');
  return match;
}
