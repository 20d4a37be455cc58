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

let house: TestHouse;
let caller: Caller;

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
  caller = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

test.each([
  ['stopped', 2, 80],
  ['closed', 3, 70],
  ['finished', 4, 100],
  ['not covered', 5, 0],
])('a match that is %s is told so and takes no bets until it goes on', async (_, status, stage) => {
  const match = quietMatch(house, status);
  const selection = pinned(house, match);
  const put = (to: object) => caller.post('/dev/status', { match_id: match.id, ...to });
  expect((await put({ status, stage })).status).toBe(200);
  expect((await caller.get(`/book/matches/${match.id}`)).body).toMatchObject({ status, stage });
  expect((await caller.get(`/book/matches?id=${match.id}&bettable=true`)).body.data).toEqual([]);
  const player = await signUpPlayer(house.url);
  const refused = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
  expect(refused.status).toBe(422);
  expect((await put({})).status).toBe(200);
  expect((await caller.get(`/book/matches/${match.id}`)).body).toMatchObject({ status: 0, stage: 0 });
  const placed = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  expect(placed.status).toBe(200);
});

test('a delayed match is still to come and takes bets', async () => {
  const match = quietMatch(house, 8);
  await caller.post('/dev/status', { match_id: match.id, status: 0, stage: 61 });
  const { body } = await caller.get(`/book/matches/${match.id}`);
  expect(body).toMatchObject({ status: 0, stage: 61 });
  expect(body.main_market.status).toBe(1);
});

test('a status that there is not, and a match that there is not, are refused', async () => {
  expect((await caller.post('/dev/status', { match_id: quietMatch(house).id, status: 6 })).status).toBe(422);
  expect((await caller.post('/dev/status', { match_id: '999999', status: 2 })).status).toBe(404);
});
