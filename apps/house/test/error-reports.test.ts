import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  forgetErrorReports,
  GROUP_AGE_MS,
  GROUPS_MAX,
  takeErrorReport,
} from '../src/commands/take-error-report.ts';
import { errorReports } from '../src/db/error-reports-schema.ts';
import { readCommandLine } from '../src/operator-cli/command-line.ts';
import { reportOf } from '../src/operator-cli/report.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { callOperators, OPERATORS } from './support/operator.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const REPORT = {
  source: 'browser',
  name: 'TypeError',
  message: 'odds is undefined',
  stack: ['oddsOf@assets/prices-BxY3kQ1z.js:1:2345'],
  route: '/$sport/$slug',
  release: '0.1.0+aaaa',
} as const;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(() => house.db.delete(errorReports).then(() => undefined));

let networks = 0;
/** Sends a report from a network of its own, unless it names one. */
function send(report: object, headers: Record<string, string> = {}) {
  networks += 1;
  const from = { 'x-forwarded-for': `198.51.${100 + (networks >> 8)}.${networks & 255}` };
  return callerOf(house.url).post('/platform/error_reports', report, { ...from, ...headers });
}
const listed = async (query = '') => (await callOperators(house, `/errors${query}`)).body.errors;

test('reports of one error are one group for each release, with what its newest report says', async () => {
  expect((await send(REPORT, { 'user-agent': FIREFOX, 'accept-language': 'de' })).status).toBe(204);
  await send({ ...REPORT, stack: ['oddsOf@assets/prices-AAAAAAAA.js:1:99'], route: '/' });
  await send({ ...REPORT, release: '0.2.0+bbbb' });
  await send({ ...REPORT, stack: ['priceOf@assets/prices-BxY3kQ1z.js:1:2345'] });
  const groups = await listed();
  expect(groups).toHaveLength(3);
  const [first] = groups.filter(({ count }: { count: number }) => count === 2);
  expect(first).toMatchObject({ release: '0.1.0+aaaa', route: '/', browser: null, locale: 'en' });
  expect(first.lastSeenAt).toBeGreaterThanOrEqual(first.firstSeenAt);
  const same = groups.filter(({ fingerprint }: { fingerprint: string }) => fingerprint === first.fingerprint);
  expect(same.map(({ release }: { release: string }) => release).toSorted()).toEqual([
    '0.1.0+aaaa',
    '0.2.0+bbbb',
  ]);
  expect(await listed('?limit=1')).toHaveLength(1);
});

test('browser and language come from the request, and nothing else of it is stored', async () => {
  const player = await signUpPlayer(house.url);
  await player.post('/platform/error_reports', REPORT, { 'user-agent': FIREFOX, 'accept-language': 'de' });
  const [group] = await house.db.select().from(errorReports);
  expect(group).toMatchObject({ browser: 'Firefox', locale: 'de' });
  for (const personal of [player.id, player.email, '127.0.0.1', 'rv:140'])
    expect(JSON.stringify(group)).not.toContain(personal);
});

test('a message is scrubbed here as well: a caller may be anybody', async () => {
  await send({ ...REPORT, message: 'ann@mail.example staked 12.50 \u001b[2J' });
  expect(await listed()).toMatchObject([{ message: '<email> staked <number> [<number>J' }]);
});

test.each([
  ['an unknown field', { player: '1' }, 'player'],
  ['a name that is a text', { name: 'ann@mail.example' }, 'name'],
  ['a long message', { message: 'x'.repeat(301) }, 'message'],
  ['a stack of other files', { stack: ['f@https://elsewhere.example/x.js:1:2'] }, 'stack.0'],
  ['a deep stack', { stack: Array(13).fill(REPORT.stack[0]) }, 'stack'],
  ['a route with values', { route: '/football?token=1' }, 'route'],
  ['no release', { release: '' }, 'release'],
  ['another source', { source: 'app' }, 'source'],
])('a report with %s is refused and names the field', async (_what, more, field) => {
  const answer = await send({ ...REPORT, ...more });
  expect([answer.status, answer.body.data.details[0].field]).toEqual([422, field]);
  expect(await listed()).toEqual([]);
});

test('a body of more than 8 kB is not read', async () => {
  expect((await send({ ...REPORT, message: 'x'.repeat(9_000) })).status).toBe(413);
});

test('a page of another site sends nothing', async () => {
  expect((await send(REPORT, { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('an address sends 30 reports a minute, and another one goes on', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  // One more is let in every two seconds: twice as many take longer than a slow machine does.
  const answers = [];
  for (let batch = 0; batch < 6; batch += 1)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send(REPORT, from)))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(30);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(30);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(REPORT)).status).toBe(204);
});

test('a new error is dropped while there are as many groups as there may be, a known one counts', async () => {
  const at = house.playerClock.now();
  const origin = { browser: null, locale: 'en' };
  const group = { ...REPORT, stack: [...REPORT.stack], browser: null, locale: 'en', firstSeenAt: at };
  await house.db.insert(errorReports).values(
    Array.from({ length: GROUPS_MAX - 1 }, (_, index) => ({
      ...group,
      fingerprint: `group-${index}`,
      lastSeenAt: at - GROUPS_MAX + index,
    })),
  );
  const report = { ...REPORT, stack: [...REPORT.stack] };
  await takeErrorReport(house.db, report, origin, at);
  await takeErrorReport(house.db, { ...report, name: 'RangeError' }, origin, at);
  await takeErrorReport(house.db, report, origin, at);
  expect(await house.db.$count(errorReports)).toBe(GROUPS_MAX);
  expect((await listed())[0]).toMatchObject({ name: 'TypeError', count: 2 });
  await forgetErrorReports(house.db, at);
  expect(await house.db.$count(errorReports)).toBe(900);
  expect((await listed())[0]).toMatchObject({ name: 'TypeError', count: 2 });
  expect(await house.db.$count(errorReports, eq(errorReports.fingerprint, 'group-0'))).toBe(0);
});

test('a group that was not seen for 30 days is deleted', async () => {
  await send(REPORT);
  const now = house.playerClock.now();
  await forgetErrorReports(house.db, now + GROUP_AGE_MS - 60_000);
  expect(await listed()).toHaveLength(1);
  await forgetErrorReports(house.db, now + GROUP_AGE_MS + 60_000);
  expect(await listed()).toEqual([]);
});

test('operators read groups with release and count by the command line', async () => {
  const call = readCommandLine(['errors', '--limit', '5']);
  if (call.kind !== 'errors') throw new Error('the command line asks for errors');
  const read = async () => reportOf(call, await callOperators(house, `/errors?limit=${call.limit}`));
  expect(await read()).toEqual({ text: 'No error was reported.', code: 0 });
  await send(REPORT, { 'user-agent': FIREFOX });
  await send(REPORT, { 'user-agent': FIREFOX });
  const { text } = await read();
  expect(text).toMatch(
    /^2× {2}TypeError: odds is undefined\n {4}release 0\.1\.0\+aaaa; first \S+Z, last \S+Z; group [0-9a-f]{16}\n/,
  );
  expect(text).toContain(
    'newest: browser, Firefox, en, /$sport/$slug\n      oddsOf@assets/prices-BxY3kQ1z.js:1:2345',
  );
  expect(() => readCommandLine(['errors', 'all'])).toThrow('errors takes no further words.');
  expect((await callOperators(house, '/errors?limit=0')).status).toBe(422);
  expect((await callOperators(house, '/errors', undefined, { authorization: 'Bearer x' })).status).toBe(401);
});
