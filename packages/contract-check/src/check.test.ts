import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkBackend } from './check.ts';
import { lineOf, summaryOf } from './report.ts';

let stop = async () => {};
afterEach(() => stop());

/** A backend that answers as the listener does. */
async function backendOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => void server.close(() => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { platform: `${url}/platform`, book: `${url}/book` };
}

test('a backend that answers something else fails call by call, and the run comes to its end', async () => {
  const backend = await backendOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":1}');
  });
  const results = await checkBackend({ backend });
  const passed = results.filter(({ verdict }) => verdict === 'passed');
  expect(passed).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'failed').length).toBeGreaterThan(20);
  const sports = results.find(({ probe }) => probe.call.operationId === 'getSports');
  expect(sports && lineOf(sports)).toMatch(/^failed {2}GET \/book\/sports +200 {2}\d+ ms\n {8}data: /);
  expect(summaryOf(results)).toMatch(/^0 passed, \d+ failed, 0 absent, \d+ skipped; \d+ of \d+ calls/);
});

test('a backend that knows no call lacks the extensions and fails the rest', async () => {
  const backend = await backendOf((_, response) => response.writeHead(404).end('nothing here'));
  const results = await checkBackend({ backend });
  for (const { probe, verdict } of results) {
    const isAbsent = probe.call['x-touchline'] === 'extension' && probe.refuses === null;
    if (verdict === 'absent')
      expect([probe.call.operationId, isAbsent]).toEqual([probe.call.operationId, true]);
  }
  expect(results.filter(({ verdict }) => verdict === 'absent').length).toBeGreaterThan(3);
  expect(results.filter(({ verdict }) => verdict === 'failed').length).toBeGreaterThan(10);
});

test('a body that breaks off its JSON is named', async () => {
  const backend = await backendOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":');
  });
  const [first] = await checkBackend({ backend });
  expect(first?.problems).toEqual(['the body says that it is JSON and is not']);
});

test('a run that only reads sends nothing that changes something', async () => {
  const sent: string[] = [];
  const backend = await backendOf((request, response) => {
    sent.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.writeHead(404).end();
  });
  const results = await checkBackend({ backend, isReadOnly: true });
  expect(sent).not.toContain('POST /platform/users/sign_up');
  expect(sent).not.toContain('POST /book/bets');
  const skipped = results.filter(({ problems }) => problems[0] === 'this run only reads');
  expect(skipped.length).toBeGreaterThan(10);
  expect(results.filter(({ probe }) => probe.changes).every(({ verdict }) => verdict === 'skipped')).toBe(
    true,
  );
});

test('each result is told as it comes, and what was skipped says why', async () => {
  const backend = await backendOf((_, response) => response.writeHead(500).end());
  const told: string[] = [];
  const results = await checkBackend({ backend, onResult: (result) => void told.push(lineOf(result)) });
  expect(told).toEqual(results.map(lineOf));
  expect(told).toContainEqual(
    expect.stringMatching(/^skipped GET \/book\/matches\/\{id\}, in play +the book lists no match in play$/),
  );
});
