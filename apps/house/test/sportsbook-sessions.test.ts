import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/db/schema.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { OPERATORS, ordered } from './support/operator.ts';

const PATH = '/platform/sportsbook_sessions';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ dev: true, operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const openedAt = async (playerId: string) =>
  (await house.db.select().from(sessions).where(eq(sessions.playerId, playerId))).map(
    ({ sportsbookOpenedAt }) => sportsbookOpenedAt,
  );

test('the sportsbook opens in one session, and a repeated call leaves its first time', async () => {
  const player = await signUpPlayer(house.url);
  const elsewhere = callerOf(house.url);
  await elsewhere.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
  expect(await openedAt(player.id)).toEqual([null, null]);
  expect((await player.post(PATH)).status).toBe(204);
  const opened = (await openedAt(player.id)).filter((at) => at !== null);
  expect(opened).toHaveLength(1);
  await callerOf(house.url).post('/dev/jump', { by_ms: 60_000 });
  expect((await player.post(PATH)).status).toBe(204);
  expect((await openedAt(player.id)).filter((at) => at !== null)).toEqual(opened);
});

test('a visitor has to sign in first', async () => {
  expect((await callerOf(house.url).post(PATH)).status).toBe(401);
});

test('a player whom an operator stopped is refused with a code of its own, until he is let go', async () => {
  const player = await signUpPlayer(house.url);
  await ordered(house, 'limit-player', { player: player.id, limit: 'stop' });
  const refused = await player.post(PATH);
  expect([refused.status, refused.body.code]).toEqual([403, 166]);
  expect(refused.body.data.localized_message).toBe(
    'Betting is closed for your account. Contact us to find out more.',
  );
  expect(await openedAt(player.id)).toEqual([null]);
  await ordered(house, 'limit-player', { player: player.id, limit: 'clear' });
  expect((await player.post(PATH)).status).toBe(204);
});
