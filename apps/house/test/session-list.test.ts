import { beforeAll, expect, test } from 'vitest';
import { sessionPlayerByHash } from '../src/players/sessions.ts';
import {
  type Caller,
  callerOf,
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '/platform/player/sessions';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

/** The same player, signed in once more. */
async function signedInAgain(email: string, headers: Record<string, string> = {}): Promise<Caller> {
  const caller = callerOf(house.url);
  const answer = await caller.post(
    '/platform/users/sign_in',
    { email, password: 'correct horse' },
    { 'user-agent': FIREFOX, ...headers },
  );
  expect(answer.status).toBe(200);
  return caller;
}

const idOf = async (caller: Caller): Promise<string> =>
  (await caller.get(SESSIONS)).body.data.find(({ current }: { current: boolean }) => current).id;
const isSignedIn = async (caller: Caller) => (await caller.get('/platform/player')).body.id !== null;

test('a player sees where he is signed in: device, last use, and which one he is using', async () => {
  const player = await signUpPlayer(house.url);
  const before = Date.now();
  await signedInAgain(player.email);
  const { data } = (await player.get(SESSIONS)).body;
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', current: false });
  expect(data[0].seen_at).toBeGreaterThanOrEqual(before);
  expect(data[1]).toMatchObject({ browser: null, system: null, current: true });
  expect((await callerOf(house.url).get(SESSIONS)).status).toBe(401);
});

test('one session is ended, and its cookie opens nothing', async () => {
  const player = await signUpPlayer(house.url);
  const other = await signedInAgain(player.email);
  expect((await player.send('DELETE', `${SESSIONS}/${await idOf(other)}`)).status).toBe(204);
  expect([await isSignedIn(player), await isSignedIn(other)]).toEqual([true, false]);
  expect((await player.get(SESSIONS)).body.data).toHaveLength(1);
});

test('all other sessions are ended at once', async () => {
  const player = await signUpPlayer(house.url);
  const others = await Promise.all([signedInAgain(player.email), signedInAgain(player.email)]);
  expect((await player.send('DELETE', SESSIONS)).status).toBe(204);
  expect(await isSignedIn(player)).toBe(true);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
});

test("nobody ends another player's session, or one that is not there", async () => {
  const [player, stranger] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  expect((await stranger.send('DELETE', `${SESSIONS}/${await idOf(player)}`)).status).toBe(404);
  expect((await stranger.send('DELETE', `${SESSIONS}/none`)).status).toBe(404);
  expect((await callerOf(house.url).send('DELETE', SESSIONS)).status).toBe(401);
  expect(await isSignedIn(player)).toBe(true);
});

test.each([
  ['one', (player: Caller, id: string) => player.send('DELETE', `${SESSIONS}/${id}`)],
  ['all others', (player: Caller) => player.send('DELETE', SESSIONS)],
])('ending %s closes the real-time connection, which comes back as a visitor', async (_, end) => {
  const player = await signUpPlayer(house.url);
  const other = await signedInAgain(player.email);
  const { token } = (await other.post('/book/websocket/token')).body;
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
  let closed: number | null = null;
  let isConnected = false;
  socket.onmessage = () => {
    isConnected = true;
  };
  socket.onclose = ({ code }) => {
    closed = code;
  };
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, connect: { token } }));
  await eventually(() => isConnected, Boolean);
  expect((await end(player, await idOf(other))).status).toBe(204);
  await eventually(
    () => closed,
    (code) => code === 3011,
  );
  expect((await other.post('/book/websocket/token')).body.user).toBeNull();
});

test('the last use of a session is known to within five minutes', async () => {
  const player = await signUpPlayer(house.url);
  const id = await idOf(player);
  const seenAt = async () => (await player.get(SESSIONS)).body.data[0].seen_at;
  const from = await seenAt();
  await sessionPlayerByHash(house.db, id, from + 4 * 60_000);
  expect(await seenAt()).toBe(from);
  await sessionPlayerByHash(house.db, id, from + 6 * 60_000);
  expect(await seenAt()).toBe(from + 6 * 60_000);
});
