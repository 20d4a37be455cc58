import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../src/operator-cli/command-line.ts';
import { newSecret, operatorOf, readOperators } from '../src/operators/known-operators.ts';
import { quietMatch, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';
import { callOperators } from './support/operator.ts';

const bin = fileURLToPath(new URL('../bin/touchline-operator.mjs', import.meta.url));
const WHY = ['--reason', 'a goal is being checked'];
const MARA = newSecret({ name: 'mara', role: 'trader' });
const ANN = newSecret({ name: 'ann', role: 'admin' });
const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
let house: TestHouse;

beforeAll(async () => {
  writeFileSync(path, [MARA.line, ANN.line].join('\n'));
  house = await startTestHouse({ operators: { kind: 'file', path } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(folder, { recursive: true });
});

const newestRow = async () =>
  (await callOperators(house, '/audit', undefined, { authorization: `Bearer ${ANN.secret}` })).body.rows[0];

/** Runs the command as a person would; answers its code and what it said. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [bin, ...args], {
      env: { PATH: process.env.PATH, HOUSE_URL: house.url, OPERATOR_SECRET: MARA.secret, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += String(text);
      });
    child.once('close', (code) => resolve({ code, said }));
  });
}

test('a command is carried out by a house that runs, and stands in the log', async () => {
  const { id } = quietMatch(house);
  expect(await run(['suspend', id, ...WHY])).toEqual({ code: 0, said: 'Done\n' });
  expect(house.world.match(id)?.markets.get(`${id}/1/`)?.status).toBe(-1);
  expect(await newestRow()).toMatchObject({
    operator: 'mara',
    role: 'trader',
    command: 'suspend',
    subject: id,
    reason: 'a goal is being checked',
  });
  const again = await run(['suspend', id, ...WHY]);
  expect(again).toEqual({ code: 1, said: 'Refused: is suspended already.\n' });
});

test('what a role may not do, a short reason and a wrong secret are said in words', async () => {
  const forbidden = await run(['feature', 'video', 'off', ...WHY]);
  expect(forbidden).toMatchObject({ code: 1, said: expect.stringContaining('may not give this command') });
  const short = await run(['pause-betting', '--reason', 'so']);
  expect(short).toEqual({ code: 1, said: 'Not as the house takes it: reason.\n' });
  const locked = await run(['pause-betting', ...WHY], { OPERATOR_SECRET: `${MARA.secret}!` });
  expect(locked).toMatchObject({ code: 1, said: expect.stringContaining('OPERATOR_SECRET') });
  expect(house.world.providers().betradar).toBe('ACTIVE');
});

test('a command line that is none ends with code 2 before any house is asked', async () => {
  const nowhere = { HOUSE_URL: 'http://127.0.0.1:1' };
  for (const [args, said] of [
    [['pay', ...WHY], 'There is no command pay.'],
    [['pause-betting'], '--reason says why.'],
    [['pause-betting', ...WHY, '--role', 'admin'], "Unknown option '--role'"],
    [['new-secret', 'tom', 'owner'], 'new-secret takes a name and a role: trader, support, admin.'],
    [['suspend', '1', '2', ...WHY], 'suspend is used as: suspend <match|market>'],
    [['feature', 'video', ...WHY], 'feature takes a name and on or off.'],
    [['feature', 'vidoe', 'off', ...WHY], 'There is no feature vidoe; there are share_bet, custom_bet,'],
    [['resettle', '1/1/', '1:won', ...WHY], '"1:won" is not <outcome>=<result>.'],
    [['resettle', '1/1/', '1=won', '--places', 'one', ...WHY], '"one" is not a number.'],
    [['void-game', 'horse_racing', ...WHY], '"horse_racing" is not <game>/<event>.'],
    [['resettle-game', 'lotteries/1', 'one', ...WHY], '"one" is not a number.'],
    [['resettle-game', 'lotteries/1', '1', '--non-runners', '2', ...WHY], 'A draw has no --non-runners.'],
    [['audit', 'burn'], 'audit takes list or verify.'],
  ] as const)
    expect(() => readCommandLine(args)).toThrow(said);
  expect(await run(['pause-betting'], nowhere)).toEqual({
    code: 2,
    said: '--reason says why. (--help says what there is.)\n',
  });
  expect(await run(['audit', 'verify'], nowhere)).toMatchObject({
    code: 2,
    said: expect.stringContaining('No house answers at http://127.0.0.1:1.'),
  });
  expect((await run(['--help'], nowhere)).said).toContain('resettle <market> <outcome>=<result>…');
});

test('a race is named by its number, its runners in the order in which they came in', () => {
  const words = ['resettle-game', 'horse_racing/12', '4', '7=2', '1', '--non-runners', '3,5', ...WHY];
  expect(readCommandLine(words)).toMatchObject({
    order: {
      command: 'resettle-game',
      arguments: { game: 'horse_racing', event: 12, finish: [[4], [7, 2], [1]], non_runners: [3, 5] },
    },
  });
});

test('a new secret is printed with the line by which a house knows it', async () => {
  const { code, said } = await run(['new-secret', 'tom', 'support'], { HOUSE_URL: 'http://127.0.0.1:1' });
  expect(code).toBe(0);
  const [, secret = '', , line = ''] = said.split('\n').map((text) => text.trim());
  const own = join(folder, 'printed');
  writeFileSync(own, line);
  expect(operatorOf(await readOperators({ kind: 'file', path: own }), secret)).toEqual({
    name: 'tom',
    role: 'support',
  });
});

test('the log is listed and verified, and a broken row is named', async () => {
  const list = await run(['audit', 'list', '--limit', '1']);
  expect(list.said).toMatch(/^3 {2}\S+Z {2}mara \(trader\) {2}feature \{"feature":"video","on":false\}\n/);
  const { hash } = await newestRow();
  expect(await run(['audit', 'verify'])).toEqual({
    code: 0,
    said: `The audit log holds: 3 rows, last hash ${hash}.\n`,
  });
  await house.db.execute(sql`alter table audit_log disable trigger user`);
  await house.db.execute(sql`update audit_log set operator = 'tom' where id = 2`);
  expect(await run(['audit', 'verify'])).toEqual({
    code: 1,
    said: 'The audit log is broken: row 2 is changed.\n',
  });
});
