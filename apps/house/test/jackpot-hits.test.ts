import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { JackpotHit } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawContributions } from '../src/jackpots/draw-contributions.ts';
import { placeBet } from './support/cash-out.ts';
import {
  type Caller,
  callerOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { hitsOf, jackpotOf, levelOf, placeJackpots } from './support/jackpots.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, ordered } from './support/operator.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const visitor = () => callerOf(house.url);

test('the hits of others show no player, those that wait are not listed, and a visitor has none', async () => {
  const id = 'won';
  placeJackpots(house, jackpotOf(id, { rate: 100, levels: [levelOf('mini', { start: 0, max: 1 })] }));
  const [winner, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  await placeBet(house, winner, [quietMatch(house)]);
  await drawContributions(house);
  const path = `/book/jackpot-hits?jackpot_id=${id}`;
  expect((await other.get(path)).body.data).toEqual([]);
  const [row] = await hitsOf(house, id);
  await ordered(house, 'approve-hit', { hit: row?.id });
  const answer = await other.get(path);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const hit = JackpotHit.parse(answer.body.data[0]);
  expect(hit).toMatchObject({
    id: row?.id,
    jackpot_id: id,
    name: `Jackpot ${id}`,
    amount: 1_000,
    amount_eur: 1_000,
    level: { code: 'mini', name: 'The mini' },
    status: 'paid',
    seen: true,
    is_own: false,
  });
  expect(hit.user_hash).toMatch(/^[0-9a-f]{4}…[0-9a-f]{4}$/);
  expect(JSON.stringify(answer.body)).not.toContain(winner.id);
  expect((await winner.get(path)).body.data).toMatchObject([
    { is_own: true, seen: false, user_hash: hit.user_hash },
  ]);
  const listed = async (caller: Caller, query: string) =>
    (await caller.get(`${path}&${query}`)).body.data.length;
  expect(await listed(winner, 'for_user=true')).toBe(1);
  expect(await listed(winner, 'unseen=true')).toBe(1);
  expect(await listed(other, 'for_user=true')).toBe(0);
  expect(await listed(visitor(), 'for_user=true')).toBe(0);
  expect(await listed(visitor(), 'unseen=1')).toBe(0);
  expect(await listed(visitor(), 'status=paid,approved')).toBe(1);
  expect(await listed(visitor(), 'status=approved')).toBe(0);
  expect((await visitor().get(`${path}&status=hit`)).status).toBe(422);
  expect((await visitor().get('/book/jackpots')).body.data[0].hits_amount).toBe(1_000);
  rmSync(join(house.options.dataDir, 'jackpots.json'));
  expect((await visitor().get(path)).body.data).toMatchObject([{ name: id, level: { name: 'mini' } }]);
  await expectLedgerLaws(house.db);
});
