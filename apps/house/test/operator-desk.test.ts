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

test('a row that cannot be written takes its effect with it', async () => {
  const match = quietMatch(house, 1);
  await house.db.execute(sql`alter table audit_log add constraint broken check (command <> 'suspend')`);
  expect((await order(house, 'suspend', { target: match.id })).status).toBe(500);
  await house.db.execute(sql`alter table audit_log drop constraint broken`);
  const { rows } = await house.db.execute(sql`select target from market_stops where target = ${match.id}`);
  expect(rows).toEqual([]);
  expect(house.world.match(match.id)?.markets.get(`${match.id}/1/`)?.status).toBe(1);
});
