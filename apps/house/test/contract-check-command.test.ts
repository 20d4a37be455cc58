import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packContractCheck } from '../../../scripts/contract-check/pack.mjs';
import { freePort } from '../../../scripts/start/ports.mjs';
import { START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const bin = fileURLToPath(
  new URL('../../../packages/contract-check/bin/touchline-contract-check.mjs', import.meta.url),
);
const LIMIT_MS = 60_000;
let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

/** Runs the command as a person does. */
const command = (...args: string[]) => commandAt(bin, args);

async function commandAt(file: string, args: readonly string[], cwd?: string) {
  const child = spawn(process.execPath, [file, ...args], { cwd });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

const addresses = (url: string) => [`${url}/platform`, `${url}/book`];

test('a house that keeps the contract passes: a line for each call, a sum, code 0', {
  timeout: LIMIT_MS,
}, async () => {
  const { code, out, err } = await command(...addresses(house.url));
  expect([code, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^passed {2}POST \/platform\/users\/sign_up\b.* 200 {2}\d+ ms$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^passed {2}POST \/book\/bets\b.* 200 {2}\d+ ms$/));
  expect(lines.at(-1)).toMatch(
    /^\d+ passed, 0 failed, 0 absent, \d+ skipped; \d+ of \d+ calls were asked\.$/,
  );
});

test('where nobody answers a sentence says so, and the code is 1', { timeout: LIMIT_MS }, async () => {
  const [platform = '', book = ''] = addresses(`http://127.0.0.1:${await freePort()}`);
  const { code, out, err } = await command(platform, book);
  expect(code).toBe(1);
  expect(err).toBe(
    `Nobody answers at ${platform} and ${book}: is the backend running, and are these its addresses?\n`,
  );
  expect(out).toMatch(/^0 passed, \d+ failed/m);
  const asked = JSON.parse((await command(platform, book, '--json')).out);
  expect(asked[0]).toMatchObject({ verdict: 'failed', status: 0, problems: [expect.stringMatching(/./)] });
});

test('a command line that is none is explained, with code 2', { timeout: LIMIT_MS }, async () => {
  const { code, err } = await command(`${house.url}/platform`);
  expect(code).toBe(2);
  expect(err).toMatch(/^The address of the Sportsbook API is missing\.\n\ntouchline-contract-check </);
});

describe('packed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-packed-'));
    execFileSync('tar', ['-xzf', await packContractCheck(folder), '-C', folder]);
  }, START_LIMIT_MS);
  afterAll(() => rmSync(folder, { recursive: true }));
  const packed = (file: string) => join(folder, 'package', file);

  test('it is one file with what it says of itself, and depends on nothing', () => {
    const files = readdirSync(join(folder, 'package'));
    expect(files.toSorted()).toEqual([
      'LICENSE',
      'LICENSE.zod',
      'README.md',
      'package.json',
      'touchline-contract-check.mjs',
    ]);
    const manifest = JSON.parse(readFileSync(packed('package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'touchline-contract-check', license: 'MIT' });
    expect(manifest.bin).toEqual({ 'touchline-contract-check': 'touchline-contract-check.mjs' });
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
    const imports = readFileSync(packed('touchline-contract-check.mjs'), 'utf8').matchAll(
      /^import .* from "(.+)";$/gm,
    );
    for (const [, from] of imports) expect(from).toMatch(/^node:/);
  });

  test('it checks a house from a folder that knows nothing of this one', { timeout: LIMIT_MS }, async () => {
    const { code, out, err } = await commandAt(
      packed('touchline-contract-check.mjs'),
      addresses(house.url),
      folder,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^passed {2}POST \/book\/bets\b/m);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed, 0 absent, /);
  });
});
