import { REALTIME_PATH } from '@touchline/contract/headers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rawSocket } from './realtime/clients.ts';
import {
  balanceOf,
  type Caller,
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';

let house: TestHouse;
let dev: Caller;

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
  dev = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const turn = async (name: string, more: object = {}) =>
  expect((await dev.post('/dev/scenarios', { name, on: true, ...more })).status).toBe(200);
const off = (name: string) => dev.post('/dev/scenarios', { name, on: false });

test('a scenario of every call meets the one that it names, and no other', async () => {
  await turn('call-fails', { route: 'GET /book/matches/:id', once: false });
  const { id } = quietMatch(house);
  expect((await dev.get(`/book/matches/${id}`)).status).toBe(500);
  for (const path of ['/book/matches?limit=1', `/book/matches/${id}/markets`, '/platform/system'])
    expect((await dev.get(path)).status).toBe(200);
  expect((await dev.get('/dev/scenarios')).body).toContainEqual(
    expect.objectContaining({
      name: 'call-fails',
      on: [expect.objectContaining({ route: 'GET /book/matches/:id' })],
    }),
  );
  await off('call-fails');
  expect((await dev.get(`/book/matches/${id}`)).status).toBe(200);
});

test('a route that is none is refused', async () => {
  const answer = await dev.post('/dev/scenarios', { name: 'call-fails', on: true, route: 'matches' });
  expect(answer.status).toBe(422);
});

test('the calls that are made are told by their patterns', async () => {
  await dev.post('/dev/calls', {});
  const { id } = quietMatch(house);
  for (let time = 0; time < 2; time += 1) await dev.get(`/book/matches/${id}`);
  expect((await dev.get('/dev/calls')).body).toEqual(['GET /book/matches/:id']);
});

test.each([
  ['database-gone', 'ECONNREFUSED'],
  ['disk-full', 'No space left'],
])('%s: a bet is not placed at all, and the same request places it once', async (name, reason) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const player = await signUpPlayer(house.url);
  const before = await balanceOf(player);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house, 3))] }]);
  await turn(name, { player: player.email, route: 'POST /book/bets' });
  const refused = await player.post('/book/bets', placement);
  expect([refused.status, refused.headers.get('retry-after'), refused.body.code]).toEqual([503, '1', 503]);
  expect(told.mock.calls.flat().join()).toContain(reason);
  told.mockRestore();
  expect(await balanceOf(player)).toEqual(before);
  const first = await player.post('/book/bets', placement);
  expect(first.status).toBe(200);
  expect((await player.post('/book/bets', placement)).body).toEqual(first.body);
  await expectLedgerLaws(house.db);
});

test('a tape is recorded and played, and one that is not there or has a name of a path is refused', async () => {
  const { id } = quietMatch(house, 5);
  await dev.post('/dev/tape', { action: 'record', name: 'short', match_ids: id });
  await dev.post('/dev/price', { match_id: id, market_key: `${id}/1/`, outcome_id: '1', odds: 33_300 });
  const { publications } = await eventually(
    async () => (await dev.get('/dev/tape')).body,
    (body) => body.publications > 0,
  );
  expect((await dev.post('/dev/tape', { action: 'stop' })).body.lines).toBeGreaterThan(publications);
  const played = await dev.post('/dev/tape', { action: 'play', name: 'short', speed: 1_000 });
  expect(played.body.publications).toBeGreaterThanOrEqual(publications);
  expect((await dev.post('/dev/tape', { action: 'record', name: '../x' })).status).toBe(422);
  expect((await dev.post('/dev/tape', { action: 'play', name: 'none' })).status).toBe(404);
  expect((await dev.post('/dev/tape', { action: 'record', match_ids: `${id},424242` })).status).toBe(404);
});

test('connections of one player end, with a code or without a word, and nobody else’s', async () => {
  const url = house.url.replace('http', 'ws') + REALTIME_PATH;
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const connect = async (of: typeof player) => {
    const { body } = await of.post('/book/websocket/token', {});
    const raw = await rawSocket(url);
    raw.socket.send(JSON.stringify({ id: 1, connect: { token: body.token } }));
    await vi.waitFor(() => expect(raw.replies).toHaveLength(1));
    return raw;
  };
  const theirs = await connect(other);
  const cut = await connect(player);
  await turn('sockets-cut', { player: player.email });
  expect(await cut.closed()).toEqual({ code: 1006, reason: '' });
  const closed = await connect(player);
  await turn('sockets-closed-3503', { player: player.email });
  expect(await closed.closed()).toEqual({ code: 3503, reason: 'force disconnect' });
  expect(theirs.socket.readyState).toBe(theirs.socket.OPEN);
  theirs.socket.terminate();
});
