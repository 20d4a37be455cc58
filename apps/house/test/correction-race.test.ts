import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resettleMarket } from '../src/commands/resettle-market.ts';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { betOf, placeBet, sell } from './support/cash-out.ts';
import {
  balanceOf,
  type Caller,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, order } from './support/operator.ts';

// The data folder's own database has one connection, on which nothing races.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const onServer = test.skipIf(!IS_SERVER);

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const freshMatch = () => quietMatch(house, used++);
const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const results = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

async function decided(player: Caller, id: string, match: MatchRecord, first: LegResult) {
  house.world.control.settle(match.id, keyOf(match), results(first));
  return eventually(
    () => betOf(player, id),
    (bet) => bet.selections.some((one) => one.match.id === match.id && one.status !== 'open'),
  );
}

/** Asked on a connection of its own: a transaction sees who waits as of its first look. */
const somebodyWaits = () =>
  eventually(
    () =>
      house.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ({ rows }) => rows.length > 0,
  );

/** Corrects the result of a match, and does something while the correction is written but not yet committed. */
const whileCorrected = (match: MatchRecord, first: LegResult, meanwhile: () => Promise<void>) =>
  house.db.transaction(async (tx) => {
    const correction = { marketKey: keyOf(match), results: results(first), deadHeat: null, at: house.now() };
    expect(await resettleMarket({ ...house, db: tx }, correction)).toEqual({ kind: 'done', bets: 1 });
    await meanwhile();
  });

onServer(
  `${TITLE}, a bet that ends while a result of it is corrected is paid by the corrected one`,
  async () => {
    const player = await signUpPlayer(house.url);
    const [match, last] = [freshMatch(), freshMatch()];
    const id = await placeBet(house, player, [match, last]);
    await decided(player, id, match, 'void');
    let settling: Promise<number> | undefined;
    await whileCorrected(match, 'won', async () => {
      settling = settleMarkets(house, [{ marketKey: keyOf(last), results: results('won'), at: house.now() }]);
      await somebodyWaits();
    });
    await settling;
    await settleMissed(house);
    expect(await betOf(player, id)).toMatchObject({ status: 'done', win_amount: 4_000 });
    expect(await balanceOf(player)).toEqual({ available: 103_000, locked: 0 });
    await expectLedgerLaws(house.db);
  },
);

onServer(`${TITLE}, a bet is not sold at an offer of before its correction`, async () => {
  const player = await signUpPlayer(house.url);
  const [match, last] = [freshMatch(), freshMatch()];
  const id = await placeBet(house, player, [match, last]);
  const { to_cashout: offer } = await decided(player, id, match, 'won');
  if (offer == null) throw new Error('The bet has an offer.');
  let selling: ReturnType<typeof sell> | undefined;
  await whileCorrected(match, 'void', async () => {
    selling = sell(player, id, offer);
    await somebodyWaits();
  });
  expect((await selling)?.status).not.toBe(200);
  const bet = await betOf(player, id);
  expect(bet).toMatchObject({ status: 'waiting_results', win_amount: null });
  expect(bet.to_cashout).toBeLessThan(offer);
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

onServer(`${TITLE}, a correction that waits for a credit takes from it`, async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match], { stake: 60_000 });
  await decided(player, id, match, 'won');
  await eventually(
    () => balanceOf(player),
    ({ available }) => available === 160_000,
  );
  for (const stake of [70_000, 70_000, 20_000]) await placeBet(house, player, [freshMatch()], { stake });
  let correcting: ReturnType<typeof order> | undefined;
  await house.db.transaction(async (credit) => {
    await credit.execute(
      sql`update accounts set available = available + 50000 where player_id = ${player.id} and currency = 'EUR'`,
    );
    correcting = order(house, 'resettle', { target: keyOf(match), results: results('lost') });
    await somebodyWaits();
  });
  expect(await correcting).toMatchObject({ status: 200, body: { outcome: 'done' } });
  expect(await balanceOf(player)).toEqual({ available: 0, locked: 0 });
});
