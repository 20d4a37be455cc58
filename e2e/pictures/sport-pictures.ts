import type { APIRequestContext, Browser } from '@playwright/test';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { House } from '../support/house.ts';
import { DESKTOP, type Session, shoot, visitIn } from './look.ts';

/** Far enough into a match for a score and a stage of its own. */
const INTO_PLAY_MS = 35 * 60_000;
const MOST_JUMPS = 8;

interface RawMatch {
  readonly id: string;
  readonly slug: string;
  readonly start_time: number;
}

async function rows<Row>(request: APIRequestContext, path: string): Promise<Row[]> {
  const answer = await request.get(`/sports/api/book/${path}`);
  const { data } = (await answer.json()) as { data: Row[] }; // the house's own tests check this shape
  return data;
}

const matchesOf = (request: APIRequestContext, sport: string, status: number) =>
  rows<RawMatch>(
    request,
    `matches?type=match&limit=60&sort_by=start_time&sport_key=${sport}&match_status=${status}`,
  );

/** The middle one of those in play: under way, and not about to end. */
async function matchInPlay(request: APIRequestContext, sport: string): Promise<RawMatch | undefined> {
  const matches = await matchesOf(request, sport, MATCH_STATUS.live);
  return matches[Math.floor(matches.length / 2)];
}

/** Moves the world to where one of these sports is next in play. */
async function goToNext(request: APIRequestContext, house: House, sports: readonly string[]): Promise<void> {
  const next = await Promise.all(sports.map((sport) => matchesOf(request, sport, MATCH_STATUS.prematch)));
  const starts = next.flatMap(([first]) => (first === undefined ? [] : [first.start_time]));
  if (starts.length === 0) return;
  await house.jumpBy(Math.max(0, Math.min(...starts) - Date.now()) + INTO_PLAY_MS);
  await house.caughtUp();
}

/**
 * A picture of a match in play for each sport of the house, on a desktop in the dark. Moves the world to where the sports
 * are in play that are not now. Errors: one that names the sports without such a match.
 */
export async function shootSports(
  browser: Browser,
  webUrl: string,
  house: House,
  session: Session,
): Promise<void> {
  const context = await visitIn(browser, webUrl, DESKTOP, session);
  const page = await context.newPage();
  const { request } = context;
  let missing = (await rows<{ key: string }>(request, 'sports')).map(({ key }) => key);
  for (let jumps = 0; missing.length > 0 && jumps < MOST_JUMPS; jumps += 1) {
    if (jumps > 0) await goToNext(request, house, missing);
    const still: string[] = [];
    for (const sport of missing) {
      const match = await matchInPlay(request, sport);
      if (match === undefined) still.push(sport);
      else {
        await page.goto(`/sports/${sport}/${match.slug}-m${match.id}`);
        await shoot(page, `match-${sport.replaceAll('_', '-')}`);
      }
    }
    missing = still;
  }
  await context.close();
  if (missing.length > 0) throw new Error(`No match in play was found of ${missing.join(', ')}.`);
}
