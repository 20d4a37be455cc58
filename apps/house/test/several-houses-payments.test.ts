import { rmSync } from 'node:fs';
import type { Deposit } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { payments } from '../src/db/payments-schema.ts';
import { begunBreak, ON_BREAK, signIn, verdict } from './support/breaks.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection, signInDemo } from './support/dev-panel.ts';
import {
  type Caller,
  callerOf,
  eventually,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
} from './support/house.ts';
import { type HouseProcess, killHouses, startMain, untilReady } from './support/house-process.ts';
import { expectLedgerLaws, expectProviderAgrees } from './support/ledger-laws.ts';
import { order, SECRET } from './support/operator.ts';
import {
  deposited,
  jumpBy,
  NOTICE_SECRET,
  newRequestId,
  noticeOf,
  paymentOf,
  payoutOf,
  postNotice,
  sendDeposit,
} from './support/payments.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// Houses as processes of their own on one database: only a server has several connections.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const WELCOME = 100_000;

let server: TestDatabase | null = null;
let centrifugo: Awaited<ReturnType<typeof startRecordingCentrifugo>>;
let watcher: OpenDatabase;
let leader: HouseProcess;
let follower: HouseProcess;
const folders: string[] = [];

async function startHere(key: string): Promise<HouseProcess> {
  const folder = await newDataDir();
  folders.push(folder);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: server?.url ?? '',
    HOUSE_STILL: '1',
    HOUSE_PAYMENTS: 'stand-in',
    PAYMENTS_SECRET: NOTICE_SECRET,
    OPERATOR_SECRET: SECRET,
    ...centrifugo.envOf(key),
  };
  return untilReady(startMain(env, await freePort()));
}

beforeAll(async () => {
  if (!IS_SERVER) return;
  server = await newTestDatabase();
  centrifugo = await startRecordingCentrifugo();
  leader = await startHere('first');
  follower = await startHere('second');
  watcher = await openDatabase({ dataDir: '', url: server?.url ?? '' });
}, 2 * START_LIMIT_MS);
afterAll(async () => {
  killHouses();
  centrifugo?.stop();
  await watcher?.close();
  await server?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The same player at the other house. */
function atFollower(player: Caller): Caller {
  const other = callerOf(follower.url);
  const own = { cookie: player.cookie() };
  return {
    ...other,
    get: (path, headers = {}) => other.get(path, { ...own, ...headers }),
    post: (path, body, headers = {}) => other.post(path, body, { ...own, ...headers }),
  };
}

const availableOf = async (player: Caller) =>
  (await player.get('/platform/player/accounts')).body[0].balance.available;

describe.skipIf(!IS_SERVER)(TITLE, () => {
  test('a request and a notice that come to both houses at once are booked once', async () => {
    const player = await signUpPlayer(leader.url);
    const both = [player, atFollower(player)];
    const request_id = newRequestId();
    const answers = await Promise.all(
      both.map((caller) => sendDeposit(caller, 'test_success', { request_id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    const deposit = await deposited(player, 'test_silent');
    const [known] = await watcher.db.select().from(payments).where(eq(payments.id, deposit.id));
    const notice = noticeOf(deposit, known?.providerRef ?? '', { status: 'succeeded' });
    const said = await Promise.all(
      [leader, follower, leader, follower].map((house) => postNotice(house, notice)),
    );
    expect(said.map(({ body }) => body.outcome).toSorted()).toEqual([
      'done',
      'repeated',
      'repeated',
      'repeated',
    ]);
    expect(await availableOf(player)).toBe(WELCOME + 4_000);
    await expectLedgerLaws(watcher.db, { isClockMoved: true });
  });

  test('stakes and deposits that come to both houses at once never pass a limit', async () => {
    const dev = await signInDemo(leader.url);
    const selections = [await pinnedSelection(dev, 0)];
    for (let round = 0; round < 10; round += 1) {
      const player = await signUpPlayer(leader.url);
      const both = [player, atFollower(player)];
      await player.post('/platform/user_limits', { type: 'wager', period: 'day', value: 10_000 });
      await player.post('/platform/user_limits', { type: 'deposit', period: 'day', value: 3_000 });
      const placed = await Promise.all(
        [...both, ...both].map((caller) =>
          caller.post('/book/bets', placementOf([{ selections, stake: 6_000 }])),
        ),
      );
      expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
      const deposits = await Promise.all(
        [...both, ...both].map((caller) => sendDeposit(caller, 'test_success')),
      );
      expect(deposits.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    }
    await expectLedgerLaws(watcher.db);
  });

  test('a break that begins at one house ends play at the other at once', async () => {
    const selections = [await pinnedSelection(await signInDemo(leader.url), 1)];
    const player = await signUpPlayer(leader.url);
    const other = callerOf(follower.url);
    expect((await signIn(follower, { email: player.email }, { as: other })).status).toBe(200);
    await begunBreak(player);
    expect((await other.post('/book/websocket/token')).body.user).toBeNull();
    expect((await other.post('/book/bets', placementOf([{ selections }]))).status).toBe(401);
    expect((await sendDeposit(other, 'test_success')).status).toBe(401);
    expect(verdict(await signIn(follower, { email: player.email }))).toEqual(ON_BREAK);
  });

  test('a payout that is decided at both houses at once is decided once', async () => {
    const player = await signUpPlayer(leader.url);
    const { id } = await payoutOf(atFollower(player), 10_000);
    const paid = { payout: id, decision: 'paid' };
    const approved = await Promise.all(
      [leader, follower].map((house) => order(house, 'decide-payout', { payout: id, decision: 'approve' })),
    );
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const done = await Promise.all([leader, follower].map((house) => order(house, 'decide-payout', paid)));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await availableOf(player)).toBe(WELCOME - 10_000);
    await expectLedgerLaws(watcher.db, { isClockMoved: true });
  });

  test('what was started at one house is ended by the other when the leader is killed', async () => {
    const player = await signUpPlayer(follower.url);
    const started: Deposit[] = [];
    for (const card of ['test_later', 'test_silent', 'test_late', 'test_twice'])
      started.push(await deposited(player, card));
    leader.child.kill('SIGKILL');
    await leader.ended;
    const statuses = await eventually(
      async () => {
        await jumpBy(follower, 60_000);
        const shown = await Promise.all(started.map(({ id }) => paymentOf(player, id)));
        return shown.map(({ status }) => status);
      },
      (all) => all.every((status) => status === 'succeeded'),
    );
    expect(statuses).toHaveLength(4);
    expect(await availableOf(player)).toBe(WELCOME + 8_000);
    await jumpBy(follower, 60_000);
    await expectLedgerLaws(watcher.db, { isClockMoved: true });
    await expectProviderAgrees(watcher.db);
  });
});
