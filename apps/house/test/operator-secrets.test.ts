import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHouse } from '../src/app.ts';
import { newSecret } from '../src/operators/known-operators.ts';
import { COMMANDS, ROLES, type Role } from '../src/operators/roles.ts';
import { quietMatch, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';
import { callOperators } from './support/operator.ts';

// Operators with a secret each: who they are, what they may, and how they come and go while the house runs.

const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
const PEOPLE = {
  trader: newSecret({ name: 'mara', role: 'trader' }),
  support: newSecret({ name: 'tom', role: 'support' }),
  admin: newSecret({ name: 'ann', role: 'admin' }),
} as const satisfies Record<Role, unknown>;
let house: TestHouse;

const write = (...lines: string[]) => writeFileSync(path, lines.join('\n'));
const writeAll = (...more: string[]) => write(...Object.values(PEOPLE).map(({ line }) => line), ...more);

beforeAll(async () => {
  writeAll();
  house = await startTestHouse({ operators: { kind: 'file', path } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(folder, { recursive: true });
});

const by = (secret: string) => ({ authorization: `Bearer ${secret}` });
const orderBy = (secret: string, command: string, args: object, more: object = {}) =>
  callOperators(
    house,
    '/commands',
    { command, arguments: args, reason: 'as the test wants it', ...more },
    by(secret),
  );
const auditBy = (secret: string) => callOperators(house, '/audit', undefined, by(secret));
const newestRow = async () => (await auditBy(PEOPLE.admin.secret)).body.rows[0];

/** Who may give which command, beside what the code says of it. */
const MAY: Readonly<Record<(typeof COMMANDS)[number], readonly Role[]>> = {
  suspend: ['trader', 'admin'],
  lift: ['trader', 'admin'],
  void: ['trader', 'admin'],
  resettle: ['trader', 'admin'],
  'void-game': ['trader', 'admin'],
  'resettle-game': ['trader', 'admin'],
  'decide-vip-bet': ['trader', 'admin'],
  'limit-player': ['support', 'trader', 'admin'],
  'set-status': ['support', 'admin'],
  'decide-payout': ['support', 'admin'],
  'begin-break': ['support', 'admin'],
  'pay-out': ['support', 'admin'],
  'answer-chat': ['support', 'admin'],
  'pause-betting': ['trader', 'admin'],
  'resume-betting': ['admin'],
  feature: ['admin'],
};

test.each(
  COMMANDS.flatMap((command) => ROLES.map((role) => ({ command, role, may: MAY[command].includes(role) }))),
)('$command by $role: $may', async ({ command, role, may }) => {
  const { secret, line } = PEOPLE[role];
  const before = await newestRow();
  // No command takes this: who may give it is told so, and nothing happens.
  const { status, body } = await orderBy(secret, command, { nonsense: true });
  const row = await newestRow();
  if (may) {
    expect(status).toBe(422);
    expect(body.data.details[0].field).toMatch(/^arguments/);
    expect(row).toEqual(before);
  } else {
    expect(status).toBe(403);
    const [operator] = line.split(' ');
    expect(row).toMatchObject({ operator, role, command, outcome: `refused: not for the role ${role}` });
  }
});

test('the log names whose secret it was, and neither name nor role can be chosen', async () => {
  const { id } = quietMatch(house);
  expect((await orderBy(PEOPLE.trader.secret, 'suspend', { target: id })).status).toBe(200);
  const row = await newestRow();
  expect(row).toMatchObject({ operator: 'mara', role: 'trader', command: 'suspend', outcome: 'done' });
  for (const more of [{ role: 'admin' }, { operator: 'ann' }]) {
    const { status, body } = await orderBy(PEOPLE.support.secret, 'lift', { target: id }, more);
    expect(status).toBe(422);
    expect(body.data.details).toEqual([{ key: 'error.request.invalid', field: Object.keys(more)[0] }]);
  }
  expect(await newestRow()).toEqual(row);
});

test('everybody whom the file names reads the log, and nobody else does', async () => {
  for (const { secret } of Object.values(PEOPLE)) expect((await auditBy(secret)).status).toBe(200);
  const hash = PEOPLE.admin.line.split(' ').at(-1) ?? '';
  for (const secret of [newSecret({ name: 'ann', role: 'admin' }).secret, hash, hash.replace('sha256:', '')])
    expect((await auditBy(secret)).status).toBe(401);
});

test('a secret is changed while the house runs: first both are valid, then the new one alone', async () => {
  const fresh = newSecret({ name: 'ann', role: 'admin' });
  writeAll(fresh.line);
  for (const { secret } of [PEOPLE.admin, fresh]) expect((await auditBy(secret)).status).toBe(200);
  write(PEOPLE.trader.line, fresh.line);
  expect((await auditBy(fresh.secret)).status).toBe(200);
  // The old secret is gone, and so is who stands in no line any more.
  for (const { secret } of [PEOPLE.admin, PEOPLE.support]) expect((await auditBy(secret)).status).toBe(401);
  writeAll();
});

test('a file that came to be wrong opens to nobody until it is right', async () => {
  for (const lines of [[PEOPLE.admin.line, 'tom support'], ['# nobody']]) {
    write(...lines);
    expect((await auditBy(PEOPLE.admin.secret)).status).toBe(503);
  }
  writeAll();
  expect((await auditBy(PEOPLE.admin.secret)).status).toBe(200);
});

test('a house does not start on a file that is wrong', async () => {
  const wrong = join(folder, 'wrong');
  writeFileSync(wrong, 'tom owner sha256:0');
  await expect(
    startHouse({ dataDir: join(folder, 'data'), port: 0, operators: { kind: 'file', path: wrong } }),
  ).rejects.toThrow(`OPERATORS_FILE ${wrong}: line 1 names the role "owner"`);
});
