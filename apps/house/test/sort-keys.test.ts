import type { Match, Sport } from '@touchline/contract';
import { SORT_FIELDS } from '@touchline/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// Each order over several sports: those of a sport say nothing where there is one alone.

type Field = (typeof SORT_FIELDS)[number];

let house: TestHouse;
let visitor: Caller;
let priorities: Map<string, number>;
/** Some matches of each sport, those with bets among them. */
let ids: string;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football', 'badminton', 'counter_strike'] });
  visitor = callerOf(house.url);
  const sports: Sport[] = (await visitor.get('/book/sports')).body.data;
  priorities = new Map(sports.map(({ id, priority }) => [id, priority]));
  const player = await signUpPlayer(house.url);
  for (const nth of [0, 0, 1]) {
    const placed = await player.post(
      '/book/bets',
      placementOf([{ selections: [pinned(house, quietMatch(house, nth))] }]),
    );
    expect(placed.status).toBe(200);
  }
  const some = await Promise.all(
    sports.map(({ key }) => visitor.get(`/book/matches?type=match&match_status=0&limit=40&sport_key=${key}`)),
  );
  const listed = some.flatMap(({ body }) => body.data.map(({ id }: Match) => id));
  ids = [quietMatch(house, 0).id, quietMatch(house, 1).id, ...listed].join(',');
}, START_LIMIT_MS);
afterAll(() => house?.end());

const valuesOf = (match: Match): Record<Field, number> => ({
  sport_id: Number(match.sport.id),
  sport_priority: priorities.get(match.sport.id) ?? Number.NaN,
  category_id: Number(match.tournament.category.id),
  category_priority: match.tournament.category.priority,
  tournament_id: Number(match.tournament.id),
  tournament_priority: match.tournament.priority,
  start_time: match.start_time,
  bets_count: match.bets_count,
});

test.each(SORT_FIELDS.flatMap((field) => [field, `-${field}`]))(
  'matches of several sports are in the order %s',
  async (key) => {
    const { body } = await visitor.get(`/book/matches?id=${ids}&limit=500&sort_by=${key}`);
    const field = key.replace('-', '') as Field; // the keys are made of the fields
    const values: number[] = body.data.map((match: Match) => valuesOf(match)[field]);
    expect(new Set(values).size).toBeGreaterThan(1);
    const ascending = values.toSorted((a, b) => a - b);
    expect(values).toEqual(key.startsWith('-') ? ascending.toReversed() : ascending);
  },
);

test('bets of players add to those of the simulated crowd', async () => {
  const { betCounts } = house;
  const [first, second] = [quietMatch(house, 0).id, quietMatch(house, 1).id];
  expect([betCounts.placed(first), betCounts.placed(second)]).toEqual([2, 1]);
  const before = betCounts.of(first);
  betCounts.add([first]);
  expect(betCounts.of(first)).toBe(before + 1);
  const { body } = await visitor.get(`/book/matches?id=${first}`);
  expect(body.data[0].bets_count).toBeGreaterThanOrEqual(3);
});

test('a sort key that there is not is refused', async () => {
  for (const key of ['odds', 'start_time,odds', '--start_time'])
    expect((await visitor.get(`/book/matches?sort_by=${key}`)).status).toBe(422);
});

test('the most popular match comes after those that take bets once its prices are closed', async () => {
  const popular = async () =>
    (await visitor.get(`/book/matches?id=${ids}&sort_by=-bets_count`)).body.data.map(({ id }: Match) => id);
  const [first, second] = [quietMatch(house, 0).id, quietMatch(house, 1).id];
  // More bets than the crowd ever places on one match.
  house.betCounts.add([...Array(20_000).fill(first), ...Array(10_000).fill(second)]);
  expect((await popular()).slice(0, 2)).toEqual([first, second]);
  house.world.control.suspend(first, `${first}/1/`, true);
  expect((await popular())[0]).toBe(second);
  expect((await popular()).at(-1)).toBe(first);
  house.world.control.suspend(first, `${first}/1/`, false);
  expect((await popular())[0]).toBe(first);
});
