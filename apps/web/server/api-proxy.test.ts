import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.ts';

const servers: Server[] = [];

async function listening(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A proxy before a house that closes a connection when it is asked on it for the second time, and who asked. */
async function beforeClosingHouse() {
  const asked: string[] = [];
  const used = new WeakSet<object>();
  const house = await listening((request, response) => {
    asked.push(`${request.method}`);
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    request.resume().on('end', () => response.end('answered'));
  });
  const forward = createApiProxy(house);
  const proxy = await listening((request, response) => forward(request, response, request.url ?? '/'));
  return { asked, ask: (init?: RequestInit) => fetch(new URL('/settings', proxy), init) };
}

test('what only reads is asked again where a kept connection was closed meanwhile', async () => {
  const { asked, ask } = await beforeClosingHouse();
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
  }
  expect(asked).toEqual(['GET', 'GET', 'GET']);
});

test('what changes something is never sent twice', async () => {
  const { asked, ask } = await beforeClosingHouse();
  await (await ask()).text();
  const answer = await ask({ method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(asked).toEqual(['GET', 'POST']);
});
