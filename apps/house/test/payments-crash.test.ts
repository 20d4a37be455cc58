import { rmSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { openDatabase } from '../src/db/database.ts';
import { payments } from '../src/db/payments-schema.ts';
import { newDataDir } from './support/data-template.ts';
import { type Answer, type Caller, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { type HouseProcess, killHouses, startChild, untilReady } from './support/house-process.ts';
import { expectLedgerLaws, expectProviderAgrees } from './support/ledger-laws.ts';
import { OPERATORS, order } from './support/operator.ts';
import { jumpBy, newRequestId, PAYMENTS, sendDeposit, sendPayout } from './support/payments.ts';
import { IS_SOAK } from './support/soak.ts';
import { newTestDatabase } from './support/test-database.ts';

const KILLS = IS_SOAK ? 12 : 2;
/** Answers that a load waits for before the kill, at the least, and how many more there may be. */
const [LEAST_ANSWERS, MORE_ANSWERS] = [10, 30];
const CARDS = ['test_success', 'test_later', 'test_late', 'test_twice', 'test_silent', 'test_declined'];
/** Until every deposit has ended and was looked up. */
const ALL_ENDED_MS = 5 * 60_000;

afterEach(killHouses);

/** A request of a player, which may be sent again. `id` of its payment once an answer named it. */
interface Sent {
  readonly player: Caller & { readonly id: string };
  readonly requestId: string;
  readonly again: () => Promise<Answer>;
  id: string | null;
}

/** Pays in and out, decides and lets time pass, one thing after the other for each player, until it is stopped. */
function startLoad(house: HouseProcess, players: readonly Sent['player'][]) {
  const sent: Sent[] = [];
  let answers = 0;
  let isStopped = false;
  let onAnswer: () => void = () => undefined;
  const send = async (player: Sent['player'], request: (more: { request_id: string }) => Promise<Answer>) => {
    const requestId = newRequestId();
    const one: Sent = { player, requestId, again: () => request({ request_id: requestId }), id: null };
    sent.push(one);
    const { status, body } = await one.again();
    if (status === 200) one.id = body.id;
    answers += 1;
    onAnswer();
    return one.id;
  };
  const work = async (player: Sent['player'], nth: number) => {
    for (let round = nth; !isStopped; round += 1) {
      await send(player, (more) => sendDeposit(player, CARDS[round % CARDS.length] ?? '', more));
      const payout = await send(player, (more) => sendPayout(player, 1_000, more));
      const decision = round % 3 === 0 ? { decision: 'decline', because: 'other' } : { decision: 'approve' };
      for (const args of [decision, decision, { decision: 'paid' }, { decision: 'paid' }])
        if (payout !== null) await order(house, 'decide-payout', { payout, ...args });
      // What is pending ends, and its notices are sent.
      await jumpBy(house, 15_000);
    }
  };
  const works = players.map((player, nth) => work(player, nth).catch(() => undefined));
  return {
    sent,
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        onAnswer = () => {
          if (answers >= count) resolve();
        };
      }),
    async stop() {
      isStopped = true;
      await Promise.all(works);
    },
  };
}

/** Sends every request again: one with an answer gets the same, one without gets its own now. */
async function sendAgain(sent: readonly Sent[]): Promise<void> {
  for (const one of sent) {
    const { status, body } = await one.again();
    expect(status).toBe(200);
    if (one.id !== null) expect(body.id).toBe(one.id);
    one.id = body.id;
  }
}

/** One payment for each request, none beside them, and a ledger that is what the provider says. */
async function expectKept(where: Parameters<typeof openDatabase>[0], sent: readonly Sent[]): Promise<void> {
  const { db, close } = await openDatabase(where);
  try {
    await expectLedgerLaws(db, { isClockMoved: true });
    await expectProviderAgrees(db);
    const kept = await db.select({ id: payments.id }).from(payments);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id ?? '').toSorted());
    const booked = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.kind, 'deposit'), eq(payments.status, 'succeeded')));
    expect(booked.length).toBeGreaterThan(KILLS);
  } finally {
    await close();
  }
}

test(
  `a backend that is killed ${KILLS} times while money is paid in and out loses no payment, books none twice, and ends with the provider's books`,
  async () => {
    const dataDir = await newDataDir();
    const database = await newTestDatabase();
    const where = { dataDir, url: database?.url ?? null };
    const port = await freePort();
    const options = { dev: true, isStill: true, operators: OPERATORS, ...PAYMENTS };
    const start = () => untilReady(startChild({ port, dataDir, databaseUrl: where.url, ...options }));
    try {
      let house = await start();
      const players: Sent['player'][] = [];
      for (let nth = 0; nth < 4; nth += 1) players.push(await signUpPlayer(house.url));
      const sent: Sent[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const load = startLoad(house, players);
        await load.answered(LEAST_ANSWERS + Math.floor(Math.random() * MORE_ANSWERS));
        house.child.kill('SIGKILL');
        await house.ended;
        await load.stop();
        house = await start();
        await sendAgain(load.sent);
        sent.push(...load.sent);
      }
      for (let time = 0; time < 3; time += 1) await jumpBy(house, ALL_ENDED_MS);
      house.child.kill('SIGTERM');
      expect(await house.ended).toBe(0);
      await expectKept(where, sent);
    } finally {
      killHouses();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  (KILLS + 1) * START_LIMIT_MS,
);
