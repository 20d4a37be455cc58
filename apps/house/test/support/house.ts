import { rmSync } from 'node:fs';
import type { Placement, PlacementSelection } from '@touchline/contract';
import { type RunningHouse, startHouse } from '../../src/app.ts';
import type { MarketRecord, MatchRecord } from '../../src/feed/world.ts';
import type { HouseOptions } from '../../src/options.ts';
import { newDataDir } from './data-template.ts';
import { newHousePlace } from './house-place.ts';

/** Generous rates: a test signs up more often than a person. */
export const RATES = { signIn: 10_000, signUp: 10_000, placement: 10_000, search: 10_000 };

/** A Saturday with matches of every sport in play: what a test meets does not hang on the hour at which it runs. */
export const CALENDAR_AT = Date.UTC(2026, 10, 14, 16, 45);

export interface TestHouse extends RunningHouse {
  /** Stops the house and starts it again: same folder, same database, same address. */
  restart(): Promise<TestHouse>;
  /** Stops the house and removes its folder. */
  end(): Promise<void>;
}

/** Starting a house takes a while on a busy machine. */
export const START_LIMIT_MS = 180_000;

/**
 * A house on a folder, a database and a port of its own, where the options name none. It plays football alone unless they say
 * more: that starts sooner.
 */
export async function startTestHouse(options: Partial<HouseOptions> = {}): Promise<TestHouse> {
  const place = options.databaseUrl === undefined ? await newHousePlace() : null;
  const dataDir = options.dataDir ?? place?.dataDir ?? (await newDataDir());
  const start = (more: Partial<HouseOptions>) =>
    startHouse({
      host: '127.0.0.1',
      port: 0,
      seed: 7,
      calendarAt: CALENDAR_AT,
      rates: RATES,
      sports: ['football'],
      isStill: options.speed === undefined,
      // Tests put the clock ahead and go on betting.
      realityCheckMinutes: null,
      databaseUrl: place?.databaseUrl ?? null,
      ...options,
      dataDir,
      ...more,
    });
  const owned = (house: RunningHouse): TestHouse => ({
    ...house,
    async restart() {
      await house.stop();
      return owned(await start({ port: Number(new URL(house.url).port) }));
    },
    async end() {
      await house.stop();
      await place?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
  return owned(await start({}));
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked by what the tests expect of them
  readonly body: any;
}

/** Calls the house as the web does, with its headers and a cookie jar. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** What it sends as its cookies. */
  cookie(): string;
}

export function callerOf(url: string): Caller {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'x-touchline-app': 'web' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    send: (method, path, body, headers = {}) => call(method, path, body, headers),
    post: (path, body, headers = {}) => call('POST', path, body, headers),
    cookie,
  };
}

let people = 0;

/** A new player, signed in. */
export async function signUpPlayer(url: string, currency = 'EUR') {
  people += 1;
  const caller = callerOf(url);
  const answer = await caller.post('/platform/users/sign_up', {
    email: `player-${process.pid}-${people}-${Date.now()}@mail.example`,
    password: 'correct horse',
    country: 'GB',
    currency,
    birth_date: '1990-05-05',
  });
  if (answer.status !== 200)
    throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { ...caller, id: String(answer.body.id), email: String(answer.body.email) };
}

/** The balance of a player's only account. */
export async function balanceOf(caller: Caller): Promise<{ available: number; locked: number }> {
  return (await caller.get('/platform/player/accounts')).body[0].balance;
}

/** Whether the main market of a match takes bets on each outcome. Prices the match. */
function isBettable(match: MatchRecord): boolean {
  const market = marketOf(match, '1');
  return market?.status === 1 && market.outcomes.every(({ active }) => active);
}

const matchesIn = (house: RunningHouse, status: 0 | 1) =>
  [...house.world.matches()].filter((match) => match.type === 'match' && match.status === status);

/** Upcoming matches whose main market takes bets on each outcome; `status` 1 takes live ones. */
export const bettableMatches = (house: RunningHouse, status: 0 | 1 = 0): MatchRecord[] =>
  matchesIn(house, status).filter(isBettable);

export const marketOf = (match: MatchRecord, marketId: string): MarketRecord | undefined =>
  [...match.markets.values()].find((market) => market.id === marketId);

/** A match that is far enough from its start to stay as it is while a test runs. */
export function quietMatch(house: RunningHouse, nth = 0): MatchRecord {
  const far = matchesIn(house, 0).filter((match) => match.startTime > Date.now() + 2 * 3_600_000);
  let index = 0;
  for (const match of far.toSorted((a, b) => Number(a.id) - Number(b.id)))
    if (isBettable(match) && index++ === nth) return match;
  throw new Error('The season has no such match.');
}

/** The selection of an outcome of the main market, at a price that holds while the test runs. */
export function pinned(
  house: RunningHouse,
  match: MatchRecord,
  outcomeId = '1',
  odds = 20_000,
): PlacementSelection {
  const key = `${match.id}/1/`;
  if (!house.world.control.movePrice(match.id, key, outcomeId, odds)) throw new Error(`No market ${key}.`);
  return { match_id: match.id, market_id: '1', specifier: '', outcome_id: outcomeId, odds };
}

let requests = 0;

/** A bet of a test; what it does not say is a stake of ten euros on a single or combo. */
export interface TestBet {
  readonly selections: readonly PlacementSelection[];
  readonly stake?: number;
  readonly currency?: string;
  readonly system_id?: string;
  readonly custom_odds?: number;
}

/** A request of the slip with one bet per list of selections. */
export function placementOf(
  bets: readonly TestBet[],
  requestId?: string | null,
  meta: Partial<Placement['meta']> = {},
): Placement {
  requests += 1;
  return {
    meta: {
      device_id: null,
      quick: false,
      type: 'slip',
      ...(requestId === null ? {} : { request_id: requestId ?? `request-${process.pid}-${requests}` }),
      ...meta,
    },
    locale: 'en',
    bets: bets.map(({ selections, stake = 1_000, currency = 'EUR', ...more }, index) => ({
      bet_id: `b${index + 1}`,
      stake: { value: stake, currency },
      selections: [...selections],
      ...more,
    })),
  };
}

/** Asks until the answer holds; fails with the last answer after ten seconds. */
export async function eventually<T>(ask: () => Promise<T> | T, holds: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 10_000;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > until) throw new Error(`It never came to hold: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
