import type { Bet } from '@touchline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, ledgerEntries } from '../src/db/schema.ts';
import { SPECIMENS } from '../src/dev/seed/specimens.ts';
import { type Caller, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

const PLAYER = { email: 'seeded@mail.example', password: 'seed-pass-1' };
const FURTHER = 10;

let house: TestHouse;
let player: Caller;
let all: Bet[];
let seeded: { bets: number; leftOut: string[] };

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
  player = callerOf(house.url);
  const answer = await player.post('/dev/seed', { ...PLAYER, further: FURTHER });
  expect(answer.status).toBe(200);
  seeded = answer.body;
  await player.post('/platform/users/sign_in', PLAYER);
  all = (await player.get('/book/bets?status=all&limit=200')).body.data;
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('every kind of bet was made, but for those of which nothing is on offer', () => {
  expect(seeded.leftOut.filter((name) => !name.includes('in play'))).toEqual([]);
  expect(all).toHaveLength(seeded.bets);
  expect(seeded.bets).toBe(SPECIMENS.length - seeded.leftOut.length + FURTHER);
});

test('every type, status and result of the contract is there', () => {
  const every = <T>(of: (bet: Bet) => T) => [...new Set(all.map(of))].toSorted();
  expect(every((bet) => bet.type)).toEqual([
    'accumulator',
    'custom_bet',
    'double',
    'single',
    'system',
    'treble',
  ]);
  expect(every((bet) => bet.status)).toEqual([
    'cancelled',
    'cashed_out',
    'cashout_in_progress',
    'done',
    'ready_to_process',
    'rejected',
    'submitted',
    'waiting_results',
    'withdrawn',
  ]);
  expect(every((bet) => bet.result)).toEqual([
    'canceled',
    'cashed_out',
    'lose_entire',
    'no_results',
    'refund_entire',
    'refund_half_lose_other',
    'refund_half_win_other',
    'win_entire',
  ]);
});

test('what goes beyond types and states is there, too', () => {
  expect(all.some((bet) => bet.system?.folds)).toBe(true);
  expect(all.some((bet) => bet.vip_offer)).toBe(true);
  expect(all.some((bet) => bet.status === 'submitted' && bet.is_vip && !bet.vip_offer)).toBe(true);
  expect(all.some((bet) => bet.auto_cash_out)).toBe(true);
  expect(all.some((bet) => bet.status === 'waiting_results' && bet.cash_outs.length > 0)).toBe(true);
  expect(all.some((bet) => bet.selections.some(({ why }) => why !== null))).toBe(true);
});

test('the ledger sums to zero and agrees with the balance', async () => {
  const [sum] = await house.db
    .select({ total: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries);
  expect(Number(sum?.total)).toBe(0);
  const { id } = (await player.get('/platform/player')).body;
  const [account] = await house.db.select().from(accounts).where(eq(accounts.playerId, id));
  const rows = await house.db
    .select({ account: ledgerEntries.account, total: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.playerId, id))
    .groupBy(ledgerEntries.account);
  const totalOf = (account: string) => Number(rows.find((row) => row.account === account)?.total ?? 0);
  expect(totalOf(`player:${id}:available`)).toBe(account?.available);
  expect(totalOf(`player:${id}:locked`)).toBe(account?.locked);
});

test('the same player can be given bets again', async () => {
  const again = await player.post('/dev/seed', { ...PLAYER, further: 0 });
  expect(again.body.bets).toBeGreaterThanOrEqual(SPECIMENS.length - 3);
}, 60_000);
