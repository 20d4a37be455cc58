import type { Match } from '@touchline/contract';
import { SEARCH_LENGTH_MAX } from '@touchline/contract/constants';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await sharedHouse();
  visitor = callerOf(house.url);
}, START_LIMIT_MS);

const search = (query: Record<string, string>) => visitor.get(`/book/search?${new URLSearchParams(query)}`);

const anyMatch = (status: number) => {
  const match = [...house.world.matches()].find((one) => one.type === 'match' && one.status === status);
  if (!match?.home || !match.away) throw new Error('The house has such a match.');
  return { id: match.id, home: match.home.name, away: match.away.name };
};

test('a match is found by its teams, as lists show it', async () => {
  const wanted = anyMatch(0);
  const { status, body } = await search({ q: `${wanted.away} ${wanted.home}` });
  expect(status).toBe(200);
  const found = body.matches.find(({ id }: Match) => id === wanted.id);
  expect(found).toMatchObject({ home: { name: wanted.home }, away: { name: wanted.away }, status: 0 });
});

test('sports are found by their names in the language that is asked for', async () => {
  const asked = `/book/search?q=${encodeURIComponent('القدم')}`;
  const { body } = await visitor.get(asked, { 'accept-language': 'ar' });
  expect(body.sports.map(({ key }: { key: string }) => key)).toEqual(['football']);
});

test('matches that are over are found where their status is asked for', async () => {
  const over = anyMatch(4);
  const ids = async (more: Record<string, string>) =>
    (await search({ q: `${over.home} ${over.away}`, ...more })).body.matches.map(({ id }: Match) => id);
  expect(await ids({})).not.toContain(over.id);
  expect(await ids({ match_status: '4' })).toContain(over.id);
});

test('a team without a match in play or to come is found by its last results, newest first', async () => {
  const [team] = house.world.history.teams();
  if (!team) throw new Error('A league has teams.');
  type Side = { readonly id: string } | null;
  const isOf = ({ home, away }: { readonly home: Side; readonly away: Side }) =>
    [home?.id, away?.id].includes(team.competitor.id);
  const open = [...house.world.matches()].filter((match) => match.status < 3 && isOf(match));
  const found = async (match_status?: string): Promise<Match[]> => {
    const { body } = await search({ q: team.competitor.name, ...(match_status && { match_status }) });
    return body.matches.filter(({ status }: Match) => status === 3 || status === 4);
  };
  expect(open.length).toBeGreaterThan(0);
  const today = (await found('0,1,4')).length;
  for (const { id } of open) house.world.control.setStatus(id, { status: 5, stage: 0 });
  const results = await found('0,1,4');
  const withoutResults = await found();
  for (const { id } of open) house.world.control.setStatus(id, null);
  expect(results).toHaveLength(3);
  expect(results.every((match) => isOf(match) && match.total_score !== null)).toBe(true);
  const starts = results.map(({ start_time }) => start_time);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  expect(withoutResults).toEqual([]);
  expect(await found('0,1,4')).toHaveLength(today);
  const [last] = results;
  expect((await visitor.get(`/book/matches/${last?.id}`)).body).toMatchObject({
    id: last?.id,
    status: last?.status,
  });
});

test('a picker of events gets no leagues, countries and sports', async () => {
  const { body } = await search({ q: 'football', only_events_name: 'true' });
  expect(body).toEqual({ matches: [], tournaments: [], categories: [], sports: [] });
  expect((await search({ q: 'football' })).body.sports).toHaveLength(1);
  expect((await search({ q: 'football', sport_type: 'cyber' })).body.sports).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['too short', { q: 'ab' }],
  ['too short without its spaces', { q: '  ab  ' }],
  ['too long', { q: 'a'.repeat(SEARCH_LENGTH_MAX + 1) }],
])('a text that is %s is refused, with the field named', async (_, query) => {
  const { status, body } = await search(query as Record<string, string>); // without q there is nothing to send
  expect(status).toBe(400);
  expect(body.data.details).toEqual([{ key: 'error.request.invalid', field: 'q' }]);
});

test('the longest text is taken', async () => {
  expect((await search({ q: 'a'.repeat(SEARCH_LENGTH_MAX) })).status).toBe(200);
});
