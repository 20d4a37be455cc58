import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import { listening } from './test/listening.ts';

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

/** Just above what a call may carry. */
const TOO_MUCH = 256 * 1024 + 1;

/** A proxy, and what reached the house behind it: bytes, and whether the call ended there. */
async function beforeCountingHouse() {
  const reached = { bytes: 0, isWhole: false };
  const house = await listening((request, response) => {
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      reached.bytes += chunk.length;
    });
    request.on('end', () => {
      reached.isWhole = true;
      response.end('answered');
    });
  });
  const forward = createApiProxy(house);
  const proxy = await listening((request, response) => forward(request, response, request.url ?? '/'));
  return { reached, proxy };
}

test('a body that says that it is too large is refused before the house hears of it', async () => {
  const { reached, proxy } = await beforeCountingHouse();
  const answer = await fetch(proxy, { method: 'POST', body: 'x'.repeat(TOO_MUCH) });
  expect([answer.status, await answer.json()]).toEqual([
    413,
    expect.objectContaining({ data: expect.anything() }),
  ]);
  expect(reached).toEqual({ bytes: 0, isWhole: false });
  expect(await (await fetch(proxy, { method: 'POST', body: 'x'.repeat(TOO_MUCH - 1) })).text()).toBe(
    'answered',
  );
});

test('a body that turns out too large is refused, and is never a whole call to the house', async () => {
  const { reached, proxy } = await beforeCountingHouse();
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 12; part += 1) controller.enqueue(new Uint8Array(32 * 1024));
      controller.close();
    },
  });
  const streamed = { method: 'POST', body, duplex: 'half' } as RequestInit; // which a stream wants and the library's types lack
  const answer = await fetch(proxy, streamed);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ data: { details: [] } });
  expect(reached.isWhole).toBe(false);
  expect(reached.bytes).toBeLessThan(TOO_MUCH);
});

test('a body that goes on after its refusal does not break the answer, nor the connection', async () => {
  const { proxy } = await beforeCountingHouse();
  const socket = connect(Number(proxy.port), proxy.hostname);
  let heard = '';
  socket.on('data', (bytes: Buffer) => {
    heard += bytes;
  });
  socket.write('POST / HTTP/1.1\r\nhost: web\r\ntransfer-encoding: chunked\r\n\r\n');
  const part = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  while (!heard.includes('}}')) {
    socket.write(part);
    await sleep(1);
  }
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  for (let more = 0; more < 20; more += 1) socket.write(part);
  socket.write('0\r\n\r\nGET / HTTP/1.1\r\nhost: web\r\nconnection: close\r\n\r\n');
  await once(socket, 'end');
  expect(heard).toMatch(/HTTP\/1\.1 200 [\s\S]*answered/);
});
