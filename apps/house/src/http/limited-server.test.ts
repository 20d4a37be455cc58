import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLimitedServer } from './limited-server.ts';

const LONG_MS = 60_000;
const SHORT_MS = 60;
const LIMITS = { keepAlive: LONG_MS, head: LONG_MS, request: LONG_MS, check: 20 };

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What a client gets that sends this and then nothing more. */
async function answerTo(sent: string, limits: Partial<typeof LIMITS>): Promise<string> {
  server = createLimitedServer(
    (request, response) => {
      request.on('error', () => undefined);
      request.resume().once('end', () => response.end('read'));
    },
    { ...LIMITS, ...limits },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  let received = '';
  for await (const part of socket) received += part;
  return received;
}

const HEAD = 'POST /book/bets HTTP/1.1\r\nhost: house\r\ncontent-length: 10\r\n';

test('whoever does not end the head of a request is answered 408 and sent away', async () => {
  expect(await answerTo(HEAD, { head: SHORT_MS })).toMatch(/^HTTP\/1\.1 408 /);
});

test('whoever does not send all of a request is answered 408 and sent away', async () => {
  expect(await answerTo(`${HEAD}\r\nhalf`, { request: SHORT_MS, head: SHORT_MS })).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

test('a connection that is not used again is closed when its time has passed', async () => {
  const whole = `${HEAD}\r\n0123456789`;
  expect(await answerTo(whole, { keepAlive: SHORT_MS })).toMatch(/^HTTP\/1\.1 200 [\s\S]*read/);
});

test('an error of the server does not end the process', () => {
  server = createLimitedServer(() => undefined);
  expect(server.emit('error', new Error('accept EMFILE'))).toBe(true);
});
