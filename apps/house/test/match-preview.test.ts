import type { Match } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

const TYPES = ['form', 'head-to-head', 'standings'];

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['handball', 'tennis', 'valorant'] });
  visitor = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

async function upcoming(sportKey: string): Promise<Match> {
  const query = `sport_key=${sportKey}&match_status=0&type=match&limit=1`;
  return (await visitor.get(`/book/matches?${query}`)).body.data[0];
}

const ask = (id: string, type: string) => visitor.get(`/book/matches/${id}/${type}`);

test('a match of the provider with statistics has form, head-to-head and standings', async () => {
  const match = await upcoming('handball');
  expect(match.provider_stats_available).toBe(true);
  for (const type of TYPES) {
    const answer = await ask(match.id, type);
    expect(answer.status).toBe(200);
    expect(answer.body.match_id).toBe(match.id);
  }
  const { rows } = (await ask(match.id, 'standings')).body;
  const clubs = rows.map((row: { competitor: { id: string } }) => row.competitor.id);
  expect(clubs).toEqual(expect.arrayContaining([match.home?.id, match.away?.id]));
});

test('a sport without seasons has form and head-to-head, and an empty table', async () => {
  const match = await upcoming('tennis');
  expect((await ask(match.id, 'form')).body.home).toHaveLength(5);
  expect((await ask(match.id, 'head-to-head')).body.matches.length).toBeGreaterThan(0);
  expect((await ask(match.id, 'standings')).body.rows).toEqual([]);
});

test('another provider has none of them, and still what its matches themselves report', async () => {
  const match = await upcoming('valorant');
  expect(match.provider).toBe('oddin');
  expect(match.provider_stats_available).toBe(false);
  for (const type of TYPES) expect((await ask(match.id, type)).status).toBe(404);
  expect((await ask(match.id, 'match')).status).toBe(200);
});

test('an unknown match, a long event and an unknown type of statistics are not found', async () => {
  const match = await upcoming('handball');
  const outright = (await visitor.get('/book/matches?sport_key=handball&type=outright&limit=1')).body.data[0];
  for (const type of TYPES) {
    expect((await ask('1', type)).status).toBe(404);
    expect((await ask(outright.id, type)).status).toBe(404);
  }
  expect((await ask(match.id, 'heatmap')).status).toBe(404);
});
