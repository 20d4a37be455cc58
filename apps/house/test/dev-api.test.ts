import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bettableMatches,
  type Caller,
  callerOf,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

/** Calls that the page has a form for. */
const CALLS = ['price', 'suspend', 'score', 'settle', 'sockets', 'provider', 'jump', 'seed'];

let house: TestHouse;
let production: TestHouse;
let caller: Caller;

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
  production = await startTestHouse();
  caller = callerOf(house.url);
}, 2 * START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await production?.end();
});

test('in production there is no development API', async () => {
  const stranger = callerOf(production.url);
  expect((await stranger.get('/dev')).status).toBe(404);
  expect((await stranger.get('/dev/state')).status).toBe(404);
  for (const call of [...CALLS, 'scenarios', 'vip']) {
    expect((await stranger.post(`/dev/${call}`, {})).status).toBe(404);
  }
});

const mainMarket = async (id: string) => (await caller.get(`/book/matches/${id}`)).body.main_market;

test('a moved price holds, and is let go', async () => {
  const { id } = quietMatch(house);
  const market_key = `${id}/1/`;
  expect(
    (await caller.post('/dev/price', { match_id: id, market_key, outcome_id: '1', odds: 77_000 })).status,
  ).toBe(200);
  expect((await mainMarket(id)).outcomes[0].odds).toBe(77_000);
  await caller.post('/dev/price', { match_id: id, market_key, outcome_id: '1', odds: null });
  expect((await mainMarket(id)).outcomes[0].odds).not.toBe(77_000);
});

test('a market and a match are suspended and reopened', async () => {
  const { id } = quietMatch(house, 1);
  await caller.post('/dev/suspend', { match_id: id, market_key: `${id}/1/`, on: true });
  expect((await mainMarket(id)).status).toBe(-1);
  await caller.post('/dev/suspend', { match_id: id, market_key: `${id}/1/`, on: false });
  expect((await mainMarket(id)).status).toBe(1);
  await caller.post('/dev/suspend', { match_id: id, on: true });
  expect((await mainMarket(id)).status).toBe(-1);
});

test('a goal is scored in a match in play', async () => {
  const match = bettableMatches(house, 1).find(({ clock }) => clock !== null && !clock.stopped);
  const before = match?.totalScore?.[0] ?? 0;
  expect((await caller.post('/dev/score', { match_id: match?.id, side: 'home' })).status).toBe(200);
  const { body } = await caller.get(`/book/matches/${match?.id}`);
  expect(body.total_score.home).toBe(before + 1);
});

test('time is moved ahead: a match that was to come has been played', async () => {
  const upcoming = bettableMatches(house).toSorted((a, b) => a.startTime - b.startTime)[0];
  expect((await caller.post('/dev/jump', { by_ms: 3 * 3_600_000 })).status).toBe(200);
  const status = async () => (await caller.get(`/book/matches/${upcoming?.id}`)).body.status;
  await eventually(status, (value) => value >= 3);
});

test('sockets are refused and let in again', async () => {
  const open = () =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
      socket.onopen = () => {
        resolve(true);
        socket.close();
      };
      socket.onerror = () => resolve(false);
    });
  expect(await open()).toBe(true);
  await caller.post('/dev/sockets', { action: 'refuse' });
  expect(await open()).toBe(false);
  await caller.post('/dev/sockets', { action: 'allow' });
  expect(await open()).toBe(true);
});

test('wrong bodies and unknown matches are refused', async () => {
  expect((await caller.post('/dev/price', { match_id: '1' })).status).toBe(422);
  expect((await caller.post('/dev/score', { match_id: '999999', side: 'home' })).status).toBe(404);
  const foreign = await caller.post(
    '/dev/provider',
    { provider: 'betradar', status: 'INACTIVE' },
    { origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
});

test('the page offers every call as a form, and forms work', async () => {
  const { body } = await caller.get('/dev');
  for (const call of CALLS) expect(body).toContain(`action="/dev/${call}"`);
  const answer = await fetch(`${house.url}/dev/provider`, {
    method: 'POST',
    body: new URLSearchParams({ provider: 'oddin', status: 'INACTIVE' }),
  });
  expect(answer.status).toBe(200);
  expect((await caller.get('/book/settings')).body.provider_statuses.oddin).toBe('INACTIVE');
  expect((await caller.get('/dev/state')).body).toMatchObject({ seed: 7, providers: { oddin: 'INACTIVE' } });
});
