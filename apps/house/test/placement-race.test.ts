import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// The data folder's own database has one connection, on which nothing races.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';

const BALANCE = 100_000;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

test.skipIf(!IS_SERVER)(`${TITLE}, a bet that waits for a credit is paid with it`, async () => {
  const player = await signUpPlayer(house.url);
  const stake = BALANCE + 20_000;
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let answer: ReturnType<typeof player.post> | undefined;
  await house.db.transaction(async (credit) => {
    await credit.execute(
      sql`update accounts set available = available + 50000 where player_id = ${player.id} and currency = 'EUR'`,
    );
    const selections = [pinned(house, quietMatch(house))];
    answer = player.post('/book/bets', placementOf([{ selections, stake }]));
    // Asked on a connection of its own: a transaction sees who waits as of its first look.
    await eventually(
      () => house.db.execute(waiting),
      ({ rows }) => rows.length > 0,
    );
  });
  expect(await answer).toMatchObject({ status: 200 });
});
