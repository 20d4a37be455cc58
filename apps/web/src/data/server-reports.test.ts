import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serverReports } from './server-reports.ts';

/** A backend that lists these capabilities, and what it was sent. */
async function backendWith(capabilities: readonly string[], status = 204) {
  const calls: string[] = [];
  const reports: { source?: string; message?: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (request.method === 'GET') return response.end(JSON.stringify({ capabilities }));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // a request's stream has no encoding
    reports.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
    return response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}`, calls, reports };
}

test('an error of rendering is logged and sent, once', async () => {
  const backend = await backendWith(['error_reports']);
  const log = vi.fn();
  const report = serverReports(backend.url, log);
  const error = new Error('no page for ann@mail.example');
  report(error);
  report(error);
  await vi.waitUntil(() => backend.reports.length > 0);
  expect(backend.reports).toMatchObject([{ source: 'server', message: 'no page for <email>' }]);
  expect(log.mock.calls).toEqual([[error], [error]]);
});

test('a backend that does not take reports, and one that is away, get none; the log has the error', async () => {
  const backend = await backendWith([]);
  const log = vi.fn();
  serverReports(backend.url, log)({ message: 'a plain object' });
  serverReports(backend.url, log)(new TypeError('fetch failed'));
  await vi.waitUntil(() => backend.calls.length > 0);
  expect([backend.calls, backend.reports]).toEqual([['GET /book/settings'], []]);
  expect(log.mock.calls).toEqual([['a plain object'], [new TypeError('fetch failed')]]);
});
