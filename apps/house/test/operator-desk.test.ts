import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betOf, placeBet } from './support/cash-out.ts';
import { quietMatch, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { auditRows, callOperators, OPERATORS, order, ordered } from './support/operator.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('an effect that fails leaves neither a row nor a trace, and the next order is taken', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house);
  const id = await placeBet(house, player, [match]);
  await house.db.execute(sql`alter table market_stops add constraint broken check (stop <> 'void')`);
  expect((await order(house, 'void', { target: match.id })).status).toBe(500);
  await house.db.execute(sql`alter table market_stops drop constraint broken`);
  expect(await auditRows(house)).toEqual([]);
  expect(await betOf(player, id)).toMatchObject({ status: 'waiting_results' });
  expect(house.world.match(match.id)?.markets.get(`${match.id}/1/`)?.status).toBe(1);
  await ordered(house, 'void', { target: match.id });
  expect(await betOf(player, id)).toMatchObject({ result: 'refund_entire' });
  expect((await callOperators(house, '/audit/verify')).body).toMatchObject({ rows: 1, broken: null });
});

test('a market is open until its void is committed, and while one is tried that fails', async () => {
  const match = quietMatch(house, 2);
  const key = `${match.id}/1/`;
  await placeBet(house, await signUpPlayer(house.url), [match]);
  /** Every status that the market has in the running house until the order is answered. */
  const seenDuring = async (answer: Promise<{ status: number }>) => {
    const seen = new Set<number | undefined>();
    let isAnswered = false;
    const look = () => {
      seen.add(house.world.match(match.id)?.markets.get(key)?.status);
      if (!isAnswered) setImmediate(look);
    };
    look();
    const { status } = await answer;
    isAnswered = true;
    return { status, seen: [...seen] };
  };
  const written = async () => {
    const { rows } = await house.db.execute(sql`select status from live_price where market_key = ${key}`);
    return rows[0]?.status;
  };
  await house.db.execute(
    sql`alter table audit_log add constraint broken check (command <> 'void') not valid`,
  );
  const failed = await seenDuring(order(house, 'void', { target: match.id }));
  await house.db.execute(sql`alter table audit_log drop constraint broken`);
  expect(failed).toEqual({ status: 500, seen: [1] });
  expect(await written()).toBe(1);
  await placeBet(house, await signUpPlayer(house.url), [match]);
  const done = await seenDuring(order(house, 'void', { target: match.id }));
  expect(done).toEqual({ status: 200, seen: [1, -4] });
  expect(await written()).toBe(-4);
});

test('a row that cannot be written takes its effect with it', async () => {
  const match = quietMatch(house, 1);
  await house.db.execute(sql`alter table audit_log add constraint broken check (command <> 'suspend')`);
  expect((await order(house, 'suspend', { target: match.id })).status).toBe(500);
  await house.db.execute(sql`alter table audit_log drop constraint broken`);
  const { rows } = await house.db.execute(sql`select target from market_stops where target = ${match.id}`);
  expect(rows).toEqual([]);
  expect(house.world.match(match.id)?.markets.get(`${match.id}/1/`)?.status).toBe(1);
});
