import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dropStack, KEEPER } from '../support/kept-stack.ts';
import { areFailedCallsExpected, expectFailedCalls } from '../support/provoked.ts';
import { createPlace } from '../support/stack-keeper.ts';

test('a stack is asked for on a connection of its own, which nobody closes as it is used again', async () => {
  const connections: unknown[] = [];
  const keeper = createServer((request, response) => {
    connections.push(request.headers.connection);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(keeper, 'listening');
  vi.stubEnv(KEEPER, `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`); // a TCP server that listens
  await dropStack({ index: 0, options: {}, file: 'a.spec.ts' });
  keeper.close();
  vi.unstubAllEnvs();
  expect(connections).toEqual(['close']);
});

/** A place whose stacks are folders alone. */
function placeOfFolders() {
  const start = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'touchline-kept-'));
    mkdirSync(join(dataDir, 'pages'));
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'limits.json'), '{}');
    return { webUrl: '', houseUrl: '', dataDir, stop: async () => rmSync(dataDir, { recursive: true }) };
  };
  const { take, dropAll } = createPlace(start);
  return { taken: async (file: string) => (await take({ index: 0, options: {}, file })).dataDir, dropAll };
}

test.each(['flags.json', 'limits.json', 'pages/derby.json'])(
  'a stack in which a file placed %s goes on with that file, and to no other',
  async (placed) => {
    const { taken, dropAll } = placeOfFolders();
    const first = await taken('a.spec.ts');
    writeFileSync(join(first, placed), '{"of": "a"}');
    expect(await taken('a.spec.ts')).toBe(first);
    expect(await taken('b.spec.ts')).not.toBe(first);
    await dropAll();
  },
);

test('a stack in which nothing was placed goes on to another file, whatever its database wrote', async () => {
  const { taken, dropAll } = placeOfFolders();
  const first = await taken('a.spec.ts');
  writeFileSync(join(first, 'db', 'wal'), 'players');
  expect(await taken('b.spec.ts')).toBe(first);
  await dropAll();
});

test('a file that is loaded anew tells those loaded before it that calls fail', async () => {
  expectFailedCalls(false);
  vi.resetModules();
  (await import('../support/provoked.ts')).expectFailedCalls(true);
  expect(areFailedCallsExpected()).toBe(true);
  expectFailedCalls(false);
});
