import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFrontDoor } from '../src/http/front-door.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(door: ReturnType<typeof createFrontDoor>) {
  const server = createServer(door.listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, connection: answer.headers.get('connection'), body: await answer.json() };
  };
}

test('a house that starts lives, and is not ready', async () => {
  const ask = await serving(createFrontDoor());
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ready: false, reason: 'starting' } });
  expect(await ask('/anything')).toMatchObject({ status: 503, body: { ready: false } });
});

test('a house without its database is not ready, and is again with it', async () => {
  const door = createFrontDoor();
  const ask = await serving(door);
  let isThere = false;
  door.open(
    (_, response) => response.end('{}'),
    async () => {
      if (!isThere) throw new Error('The database is away.');
    },
  );
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reason: 'database' } });
  isThere = true;
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ready: true } });
});

test('a house whose disk is full is not ready, and says why', async () => {
  const door = createFrontDoor();
  const ask = await serving(door);
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  door.open(
    (_, response) => response.end('{}'),
    () => Promise.reject(full),
  );
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reason: 'disk_full' } });
});

test('a house that ends says so, answers on, and waits for what it is answering', async () => {
  const door = createFrontDoor();
  const ask = await serving(door);
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  door.open(
    async (request, response) => {
      if (request.url === '/slow') {
        asked();
        await mayAnswer;
      }
      response.end('{}');
    },
    async () => undefined,
  );
  const slow = ask('/slow');
  await isAsked;
  await door.drain(0);
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reason: 'draining' } });
  expect(await ask('/quick')).toMatchObject({ status: 200, connection: 'close' });
  let isEmpty = false;
  const emptied = door.emptied().then(() => {
    isEmpty = true;
  });
  await ask('/healthz');
  expect(isEmpty).toBe(false);
  answerNow();
  expect((await slow).status).toBe(200);
  await emptied;
});
