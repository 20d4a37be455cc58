import type { APIRequestContext, Browser } from '@playwright/test';
import type { House } from '../support/house.ts';

/** A match for the pictures. */
export interface BookMatch {
  readonly id: string;
  readonly path: string;
}

interface RawMarket {
  readonly id: string;
  readonly specifier: string;
  readonly outcomes: readonly { readonly id: string; readonly odds: number }[];
}

interface RawMatch {
  readonly id: string;
  readonly slug: string;
  readonly stage: number;
  readonly sport: { readonly key: string };
  readonly main_market: RawMarket | null;
}

/** A match whose main market can be bet on. */
type BettableMatch = RawMatch & { readonly main_market: RawMarket };

const PLATFORM = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
const BETS = { accept: 'application/vnd.touchline.v3+json', 'x-touchline-app': 'web' };
const FIRST_HALF = 6;

/** Of regular sports: those of another provider are not combined with them. */
async function matches(request: APIRequestContext, filter: string): Promise<BettableMatch[]> {
  const answer = await request.get(
    `/sports/api/book/matches?type=match&sport_type=regular&limit=60&${filter}`,
  );
  const { data } = (await answer.json()) as { data: RawMatch[] }; // the contract's own tests check this shape
  return data.filter((match): match is BettableMatch => match.main_market !== null);
}

async function place(
  request: APIRequestContext,
  picks: readonly BettableMatch[],
  value: number,
): Promise<void> {
  const selections = picks.map(({ id, main_market: { id: market_id, specifier, outcomes } }) => ({
    match_id: id,
    market_id,
    specifier,
    outcome_id: outcomes[0]?.id ?? '',
    odds: outcomes[0]?.odds ?? 0,
  }));
  const answer = await request.post('/sports/api/book/bets', {
    headers: BETS,
    data: {
      meta: { device_id: null, quick: false, type: 'slip', request_id: crypto.randomUUID() },
      locale: 'en',
      bets: [{ bet_id: 'b1', stake: { value, currency: 'EUR' }, selections }],
    },
  });
  if (!answer.ok()) process.stdout.write(`a bet for the pictures was refused: ${await answer.text()}\n`);
}

/** Settles what was bet on a match: its first outcome wins, or the second does. */
async function decide(house: House, match: BettableMatch, isWon: boolean): Promise<void> {
  const { id, specifier, outcomes } = match.main_market;
  const winner = outcomes[isWon ? 0 : 1]?.id;
  const results = outcomes.map((outcome) => [outcome.id, outcome.id === winner ? 'won' : 'lost'] as const);
  await house.settle(match.id, `${match.id}/${id}/${specifier}`, Object.fromEntries(results));
}

/** Signs a player up, places bets, lets some win and lose; answers the session and a live match to show. */
export async function playedBets(browser: Browser, webUrl: string, house: House) {
  const context = await browser.newContext({ baseURL: webUrl });
  const { request } = context;
  await request.post('/sports/api/platform/users/sign_up', {
    headers: PLATFORM,
    data: {
      email: 'dana@touchline.example',
      password: 'correct-horse-9',
      country: 'IE',
      currency: 'EUR',
      birth_date: '1990-05-17',
    },
  });
  const upcoming = await matches(
    request,
    `match_status=0&sort_by=start_time&start_from=${Date.now() + 3_600_000}`,
  );
  const live = await matches(request, 'match_status=1');
  const [a, b, c, d, e, f] = upcoming;
  if (!a || !b || !c || !d || !e || !f) throw new Error('The book lists too few matches for the pictures.');
  await place(request, [a], 2_000);
  await place(request, [b], 1_500);
  await place(request, [c, d], 1_000);
  await place(request, [e, f], 500);
  for (const match of live.slice(0, 2)) await place(request, [match], 1_000);
  await decide(house, a, true);
  await decide(house, b, false);
  await decide(house, c, true);
  const football = live.filter(({ sport }) => sport.key === 'football');
  const shown = football.find((match) => match.stage === FIRST_HALF) ?? football[0] ?? a;
  const session = await context.storageState();
  await context.close();
  return { session, match: { id: shown.id, path: `${shown.sport.key}/${shown.slug}-m${shown.id}` } };
}
