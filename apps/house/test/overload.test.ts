import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { accounts } from '../src/db/schema.ts';
import {
  type Answer,
  balanceOf,
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

// Bets that arrive faster than they are placed. The database of a data folder has one connection, which the test would hold.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';

/** Money calls that are answered at once, and how many more are sent. */
const MOST = 100;
const MORE = 30;
const BUSY = 529;
const STAKE = 100;
const CURRENCY = 'EUR';

let house: TestHouse;
let metrics: string;

beforeAll(async () => {
  if (!IS_SERVER) return;
  const metricsPort = await freePort();
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  house = await startTestHouse({ metricsPort });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** The player's money, held so that no placement can go on. */
async function holdMoney(playerId: string) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const done = house.db.transaction(async (tx) => {
    await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, CURRENCY)))
      .for('update');
    isHeld();
    await end;
  });
  await held;
  return async () => {
    release();
    await done;
  };
}

test.skipIf(!IS_SERVER)(
  `${TITLE}, bets beyond what is being answered are refused at once with 503, and the others are placed once`,
  async () => {
    const player = await signUpPlayer(house.url);
    const selection = pinned(house, quietMatch(house));
    const placements = Array.from({ length: MOST + MORE }, () =>
      placementOf([{ selections: [selection], stake: STAKE }]),
    );
    const letGo = await holdMoney(player.id);
    const answers: Answer[] = [];
    const sending = placements.map(async (placement) => {
      const answer = await player.post('/book/bets', placement);
      answers.push(answer);
      return answer;
    });
    await eventually(
      () => answers.length,
      (count) => count >= MORE,
    );
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(answers.map(({ body }) => body.code)).toContain(BUSY);

    // The whole pool waits for the player's money; who asks how the backend is gets an answer all the same.
    expect(await (await fetch(`${house.url}/readyz`)).json()).toEqual({ ready: true });
    expect(await (await fetch(metrics)).text()).toContain('touchline_database_up 1');

    await letGo();
    const all = await Promise.all(sending);
    const taken = all.flatMap(({ status, body }) => (status === 200 ? [body.bets[0].id] : []));
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken).size).toBe(taken.length);
    expect(all.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // The same requests again place what was refused, and nothing twice.
    const again = await Promise.all(placements.map((placement) => player.post('/book/bets', placement)));
    const both = new Set(again.flatMap(({ body }) => body.bets?.map(({ id }: { id: string }) => id) ?? []));
    for (const id of taken) expect(both).toContain(id);
    const { rows } = await house.db.execute<{ count: number }>(
      sql`select count(*) as count from bets where player_id = ${player.id}`,
    );
    expect(rows).toEqual([{ count: both.size }]);
    expect((await balanceOf(player)).available).toBe(100_000 - both.size * STAKE);
    await expectLedgerLaws(house.db);
  },
);
