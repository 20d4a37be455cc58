import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietMatch, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';
import { auditRows, callOperators, OPERATORS, order, ordered, SECRET } from './support/operator.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const verdict = async () => (await callOperators(house, '/audit/verify')).body;

/** Changes the log behind the back of its trigger, looks, and puts everything back. */
async function tampered(change: ReturnType<typeof sql>): Promise<{ broken: unknown }> {
  await house.db.execute(sql`create table kept_log as select * from audit_log`);
  await house.db.execute(sql`alter table audit_log disable trigger user`);
  try {
    await house.db.execute(change);
    return await verdict();
  } finally {
    await house.db.execute(sql`delete from audit_log`);
    await house.db.execute(sql`insert into audit_log select * from kept_log`);
    await house.db.execute(sql`alter table audit_log enable trigger user`);
    await house.db.execute(sql`drop table kept_log`);
  }
}

test('every order writes a row with who, what and why, chained to the one before', async () => {
  const { id } = quietMatch(house);
  await ordered(house, 'suspend', { target: id });
  const again = await order(house, 'suspend', { target: id });
  expect(again).toMatchObject({ status: 409, body: { outcome: 'refused', why: 'is suspended already' } });
  await ordered(house, 'lift', { target: id });
  expect((await order(house, 'lift', { target: id })).status).toBe(409);
  const [fourth, third, second, first] = await auditRows(house);
  expect(first).toMatchObject({
    id: 1,
    operator: 'operator',
    role: 'admin',
    command: 'suspend',
    subject: id,
    arguments: JSON.stringify({ target: id }),
    reason: 'as the test wants it',
    outcome: 'done',
    previousHash: '0'.repeat(64),
  });
  expect(second).toMatchObject({ id: 2, outcome: 'refused: is suspended already', previousHash: first.hash });
  expect(third).toMatchObject({ id: 3, command: 'lift', previousHash: second.hash });
  expect(await verdict()).toEqual({ rows: 4, lastHash: fourth.hash, broken: null });
});

test('an order without a reason, or that chooses its name or role, is refused and not carried out', async () => {
  const before = await auditRows(house);
  for (const [field, value] of Object.entries({
    reason: 'why',
    operator: 'mara',
    role: 'admin',
    command: 'pay',
  })) {
    const answer = await order(house, 'pause-betting', {}, { [field]: value });
    expect(answer.status, field).toBe(422);
    expect(answer.body.data.details).toEqual([{ key: 'error.request.invalid', field }]);
  }
  const wrong = await order(house, 'feature', { feature: 'gravity', on: false });
  expect(wrong.body.data.details).toEqual([{ key: 'error.request.invalid', field: 'arguments.feature' }]);
  expect(await auditRows(house)).toEqual(before);
});

test('the database refuses to change, delete or empty what is written', async () => {
  for (const statement of [
    sql`update audit_log set reason = 'another one'`,
    sql`delete from audit_log where id = 1`,
    sql`truncate audit_log`,
  ]) {
    const failure = await house.db.execute(statement).then(
      () => null,
      (error: Error) => error.cause,
    );
    expect(String(failure)).toContain('audit_log takes new rows only');
  }
  expect((await verdict()).broken).toBeNull();
});

test.each([
  [
    'a changed reason',
    sql`update audit_log set reason = 'a better one' where id = 2`,
    { id: 2, fault: 'changed' },
  ],
  ['a removed row', sql`delete from audit_log where id = 2`, { id: 2, fault: 'missing' }],
  ['the first row removed', sql`delete from audit_log where id = 1`, { id: 1, fault: 'missing' }],
  [
    'the last row removed',
    sql`delete from audit_log where id = (select max(id) from audit_log)`,
    { id: 4, fault: 'missing' },
  ],
  [
    'a row put before all others',
    sql`insert into audit_log select 0, at, operator, role, command, subject, arguments, reason, outcome, previous_hash, hash from audit_log where id = 1`,
    { id: 0, fault: 'inserted' },
  ],
  [
    'a row put at the end',
    sql`insert into audit_log select 5, at, operator, role, command, subject, arguments, reason, outcome, hash, hash from audit_log where id = 4`,
    { id: 5, fault: 'changed' },
  ],
  [
    'a row put between others, which move on',
    sql`do $$ begin
      update audit_log set id = 5 where id = 4;
      insert into audit_log select 4, at, operator, role, command, subject, arguments, 'forged', outcome, previous_hash, hash from audit_log where id = 5;
    end $$`,
    { id: 4, fault: 'changed' },
  ],
])('%s is found, and the row is named', async (_, change, broken) => {
  expect((await auditRows(house))[0].id).toBe(4);
  expect((await tampered(change)).broken).toEqual(broken);
  expect((await verdict()).broken).toBeNull();
});

test('orders at the same time make one chain', async () => {
  const before = (await auditRows(house))[0].id;
  const features = ['share_bet', 'video', 'cash_out', 'custom_bet', 'lotteries', 'horse_racing'];
  await Promise.all(features.map((feature) => order(house, 'feature', { feature, on: true })));
  expect(await verdict()).toMatchObject({ rows: before + features.length, broken: null });
});

test('the log is read a page at a time, newest first', async () => {
  const page = async (query: string) =>
    (await callOperators(house, `/audit?${query}`)).body.rows.map(({ id }: { id: number }) => id);
  expect(await page('limit=2&before=4')).toEqual([3, 2]);
  expect((await callOperators(house, '/audit?limit=0')).status).toBe(422);
});

test('nobody comes in without the secret, and no page does with it', async () => {
  const headers: Record<string, string>[] = [
    { authorization: '' },
    { authorization: SECRET },
    { authorization: `Bearer ${SECRET}x` },
    { authorization: `Bearer ${SECRET.slice(1)}` },
  ];
  for (const one of headers) expect((await callOperators(house, '/audit', undefined, one)).status).toBe(401);
  const fromPage = await callOperators(house, '/audit', undefined, { origin: 'http://127.0.0.1:3000' });
  expect(fromPage.status).toBe(403);
});

test(
  'a house without a secret has no door for operators',
  async () => {
    const closed = await startTestHouse();
    try {
      for (const path of ['/audit', '/audit/verify'])
        expect((await callOperators(closed, path)).status, path).toBe(404);
      expect((await order(closed, 'pause-betting')).status).toBe(404);
    } finally {
      await closed.end();
    }
  },
  START_LIMIT_MS,
);
