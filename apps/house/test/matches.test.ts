import type { Match } from '@touchline/contract';
import { SORT_FIELDS } from '@touchline/contract/http';
import { beforeAll, expect, test } from 'vitest';
import {
  bettableMatches,
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await sharedHouse();
  visitor = callerOf(house.url);
}, START_LIMIT_MS);

const list = async (query: string): Promise<Match[]> =>
  (await visitor.get(`/book/matches?${query}`)).body.data;

const VALUES: Record<(typeof SORT_FIELDS)[number], (match: Match) => number> = {
  sport_id: (match) => Number(match.sport.id),
  sport_priority: () => 1,
  category_id: (match) => Number(match.tournament.category.id),
  category_priority: (match) => match.tournament.category.priority,
  tournament_id: (match) => Number(match.tournament.id),
  tournament_priority: (match) => match.tournament.priority,
  start_time: (match) => match.start_time,
  bets_count: (match) => match.bets_count,
};

test.each(SORT_FIELDS.flatMap((field) => [field, `-${field}`]))('matches are sorted by %s', async (key) => {
  const player = await signUpPlayer(house.url);
  await player.post('/book/bets', placementOf([{ selections: [pinned(house, quietMatch(house, 9))] }]));
  const field = key.replace('-', '') as (typeof SORT_FIELDS)[number]; // the keys are made of the fields
  const values = (await list(`sort_by=${key}&match_status=0`)).map(VALUES[field]);
  const ascending = values.toSorted((a, b) => a - b);
  expect(values).toEqual(key.startsWith('-') ? ascending.toReversed() : ascending);
  if (key === '-bets_count') expect(values[0]).toBeGreaterThan(0);
});

test('several sort keys apply in order', async () => {
  const matches = await list('sort_by=-tournament_id,start_time&match_status=0');
  for (const [index, match] of matches.slice(1).entries()) {
    const before = matches[index];
    if (before?.tournament.id === match.tournament.id)
      expect(match.start_time).toBeGreaterThanOrEqual(before.start_time);
    else expect(Number(match.tournament.id)).toBeLessThan(Number(before?.tournament.id));
  }
});

test('filters narrow the list, and lists of ids keep what they name', async () => {
  const [first, second] = bettableMatches(house);
  const ids = [first?.id, second?.id].toSorted();
  expect((await list(`id=${ids.join(',')},999999`)).map(({ id }) => id).toSorted()).toEqual(ids);
  expect((await list('match_status=1')).every(({ status }) => status === 1)).toBe(true);
  expect((await list('match_status=1')).length).toBeGreaterThanOrEqual(12);
  expect(
    (await list('type=outright')).every(
      ({ type, competitors }) => type === 'outright' && competitors.length > 1,
    ),
  ).toBe(true);
  expect(
    (await list(`tournament_id=${first?.tournamentId}`)).every(
      ({ tournament }) => tournament.id === first?.tournamentId,
    ),
  ).toBe(true);
  expect(
    (await list(`category_id=${first?.categoryId}`)).every(
      ({ tournament }) => tournament.category.id === first?.categoryId,
    ),
  ).toBe(true);
  const [from, to] = [Date.now() + 3_600_000, Date.now() + 7_200_000];
  expect(
    (await list(`start_from=${from}&start_to=${to}`)).every(
      (match) => match.start_time >= from && match.start_time <= to,
    ),
  ).toBe(true);
  expect(
    (await list('bettable=true')).every((match) => match.status <= 1 && match.available_markets_count > 0),
  ).toBe(true);
  expect(await list('sport_key=tennis')).toEqual([]);
  expect(await list('sport_type=cyber')).toEqual([]);
  expect((await list('has_video=1')).every((match) => match.has_video && match.status <= 2)).toBe(true);
  expect(await list('favourite=1')).toEqual([]);
  expect(await list('max_per_sport=3')).toHaveLength(3);
});

test('pages follow each other without gap or repeat', async () => {
  const page = async (number: number) =>
    (await visitor.get(`/book/matches?limit=50&page=${number}&match_status=0`)).body;
  const [first, second] = [await page(1), await page(2)];
  expect(first.pagination).toMatchObject({ page: 1, limit: 50 });
  expect(first.pagination.last_page).toBe(Math.ceil(first.pagination.total / 50));
  const ids = [...first.data, ...second.data].map(({ id }: Match) => id);
  expect(new Set(ids).size).toBe(100);
});

test('names follow Accept-Language, and teams keep their own', async () => {
  const { id } = quietMatch(house);
  const nameIn = async (language: string) => {
    const answer = await visitor.get(`/book/matches/${id}`, { 'accept-language': language });
    return {
      language: answer.headers.get('content-language'),
      vary: answer.headers.get('vary'),
      match: answer.body as Match,
    };
  };
  const english = await nameIn('en-GB,en;q=0.9');
  const arabic = await nameIn('ar');
  const unknown = await nameIn('tlh');
  expect([english.language, arabic.language, unknown.language]).toEqual(['en', 'ar', 'en']);
  expect(english.vary).toContain('Accept-Language');
  expect(english.match.main_market?.name).toBe('Match result');
  expect(arabic.match.main_market?.name).toMatch(/[\u0600-\u06ff]/);
  expect(arabic.match.home).toEqual(english.match.home);
});

test('lists may be kept for a second, a player is never kept', async () => {
  expect((await visitor.get('/book/matches?limit=1')).headers.get('cache-control')).toBe('public, max-age=1');
  expect((await visitor.get('/platform/player')).headers.get('cache-control')).toBe('private, no-store');
});

test('markets come in groups, by type, and with the position of their channel', async () => {
  // In the last minutes of a match in play its totals may be settled one after the other.
  const match = quietMatch(house, 21);
  const markets = async (query = '') =>
    (await visitor.get(`/book/matches/${match.id}/markets?${query}`)).body;
  const all = await markets();
  expect(all.data.length).toBeGreaterThan(20);
  expect(all.position).toEqual({ offset: expect.any(Number), epoch: expect.any(String) });
  expect(all.data.every(({ status }: { status: number }) => status === 1 || status === -1)).toBe(true);
  const corners = await markets('group_key=corners');
  expect(corners.data.length).toBeGreaterThan(0);
  expect(
    corners.data.every(({ group_keys }: { group_keys: string[] }) => group_keys.includes('corners')),
  ).toBe(true);
  const totals = await markets('market_id=18');
  expect(new Set(totals.data.map(({ id }: { id: string }) => id))).toEqual(new Set(['18']));
  const paged = await markets('limit=5&page=2');
  expect(paged.data.map(({ id }: { id: string }) => id)).toEqual(
    all.data.slice(5, 10).map(({ id }: { id: string }) => id),
  );
});

test('an upcoming match has its whole book when its page asks for it', async () => {
  const match = quietMatch(house, 20);
  const before = match.markets.size;
  const { body } = await visitor.get(`/book/matches/${match.id}/markets`);
  expect(body.data.length).toBeGreaterThan(before);
});

test('markets that end soon are named with their matches', async () => {
  const { body } = await visitor.get('/book/markets/ending-soon');
  expect(body.data.length).toBeGreaterThanOrEqual(10);
  expect(body.data.every((one: { match: Match }) => one.match.status === 1)).toBe(true);
});

test('counters count what takes bets', async () => {
  const { body } = await visitor.post('/book/counters', {});
  expect(body.live).toBe((await list('match_status=1')).length);
  const sport = body.sports[0];
  const leagues = body.tournaments.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
  expect([sport.id, sport.live, sport.total]).toEqual(['1', body.live, leagues]);
  const narrowed = (await visitor.post('/book/counters', { ids: [body.tournaments[0].id], status: [1] }))
    .body;
  expect(narrowed.tournaments.length).toBeLessThanOrEqual(1);
});
