import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import { createLimitedServer } from './limited-server.ts';
import { createRealtimeProxy } from './realtime-proxy.ts';
import { listening } from './test/listening.ts';

const LONG_MS = 60_000;
const SHORT_MS = 60;
/** Several times as long as what is short. */
const LATER_MS = 300;
const CHECK_MS = 20;
const LIMITS = { keepAlive: LONG_MS, head: LONG_MS, request: LONG_MS, check: CHECK_MS };
const ALL_SHORT = { head: SHORT_MS, request: SHORT_MS };
const HEAD = 'POST /book/bets HTTP/1.1\r\nhost: web\r\ncontent-length: 10\r\n';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const whenRead: Answer = (request, response) => {
  request.on('error', () => undefined);
  request.resume().once('end', () => response.end('read'));
};

/** A server with these limits, and a connection to it. */
async function connected(limits: Partial<typeof LIMITS>, answer: Answer = whenRead) {
  const server = createLimitedServer({ ...LIMITS, ...limits });
  const { port, hostname } = await listening(answer, server);
  return { server, socket: connect(Number(port), hostname) };
}

/** All that comes until the connection is closed. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

test('whoever does not end the head of a request is answered 408 and sent away', async () => {
  const { socket } = await connected({ head: SHORT_MS });
  socket.write(HEAD);
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('whoever does not send all of a call is answered 408, and the house is let go', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const house = await listening((request) => {
    request.on('error', () => undefined);
    request.once('close', leave);
  });
  const forward = createApiProxy(house);
  const { socket } = await connected(ALL_SHORT, (request, response) => forward(request, response, '/bets'));
  socket.write(`${HEAD}\r\nhalf`);
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await left;
});

test('who sends a little now and then does not hold a connection either', async () => {
  const { socket } = await connected(ALL_SHORT);
  socket.on('error', () => undefined);
  socket.write(HEAD);
  const dripping = setInterval(() => socket.write('x-drip: 1\r\n'), CHECK_MS);
  const text = await received(socket).catch(() => 'cut off');
  clearInterval(dripping);
  expect(text).toMatch(/^HTTP\/1\.1 408 |^cut off$/);
});

test('a request that is sent in time is answered, and its connection is kept for the next', async () => {
  const { socket } = await connected(ALL_SHORT);
  for (let time = 0; time < 2; time += 1) {
    socket.write(`${HEAD}\r\n0123456789`);
    const [part] = await once(socket, 'data');
    expect(String(part)).toMatch(/^HTTP\/1\.1 200 [\s\S]*read/);
    // Longer than a request may take: between two requests nothing is waited for.
    await sleep(LATER_MS);
  }
  expect(socket.closed).toBe(false);
  socket.destroy();
});

test('an answer may take longer than any request', async () => {
  const { socket } = await connected(ALL_SHORT, (_, response) => {
    response.writeHead(200, { connection: 'close' });
    response.write('slow');
    setTimeout(() => response.end('ly'), LATER_MS);
  });
  socket.write('GET /sports HTTP/1.1\r\nhost: web\r\n\r\n');
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*slow[\s\S]*ly/);
});

test('a socket that was joined stays', async () => {
  const upgrading = createServer().on('upgrade', (_, socket: Duplex) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.on('data', (bytes: Buffer) => socket.write(`heard ${bytes}`));
  });
  const { server, socket } = await connected(ALL_SHORT);
  server.on('upgrade', createRealtimeProxy(await listening(() => undefined, upgrading)));
  socket.write('GET /sports/rt HTTP/1.1\r\nhost: web\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1\.1 101 /);
  await sleep(LATER_MS);
  socket.write('a frame');
  const [heard] = await once(socket, 'data');
  expect(String(heard)).toBe('heard a frame');
  socket.destroy();
});

test('an error of the server does not end the process', () => {
  expect(createLimitedServer().emit('error', new Error('accept EMFILE'))).toBe(true);
});
