import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { REALTIME_PATH } from '@touchline/contract/headers';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createRealtimeProxy, REALTIME_PLACE } from './realtime-proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
}

/** The web server in front of a layer at this address. */
function inFrontOf(layer: string): Promise<string> {
  const join = createRealtimeProxy(readConfig({ REALTIME_URL: layer }).realtimeUrl);
  const server = createServer();
  server.on('upgrade', join);
  return listening(server);
}

/** Asks for the upgrade, as a browser does. */
function knock(web: string): Promise<{ answer: IncomingMessage; socket: Duplex | null }> {
  const asked = request(new URL(REALTIME_PLACE, web), {
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  });
  return new Promise((resolve, reject) => {
    asked.on('upgrade', (answer, socket) => resolve({ answer, socket }));
    asked.on('response', (answer) => resolve({ answer: answer.resume(), socket: null }));
    asked.on('error', reject);
    asked.end();
  });
}

test('a socket is joined with the layer that REALTIME_URL names, in both directions', async () => {
  const asked: IncomingMessage[] = [];
  const layer = createServer();
  layer.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    asked.push(incoming);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.on('data', (bytes: Buffer) => socket.end(`heard ${bytes}`));
  });
  const at = await listening(layer);
  const { answer, socket } = await knock(await inFrontOf(at));
  expect(answer.statusCode).toBe(101);
  socket?.write('a frame');
  const [heard] = await once(socket as Duplex, 'data'); // an upgrade has one
  expect(String(heard)).toBe('heard a frame');
  expect(asked.map(({ url, headers }) => [url, headers.host])).toEqual([[REALTIME_PATH, new URL(at).host]]);
  expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('a layer that refuses is heard, and one that is gone says when to come back', async () => {
  const layer = createServer();
  layer.on('upgrade', (_, socket: Duplex) =>
    socket.end('HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n'),
  );
  const at = await listening(layer);
  const web = await inFrontOf(at);
  expect((await knock(web)).answer.statusCode).toBe(429);
  layer.close();
  layer.closeAllConnections();
  await once(layer, 'close');
  const { answer } = await knock(web);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
});

test('without REALTIME_URL the house is the layer', () => {
  expect(readConfig({ HOUSE_URL: 'http://127.0.0.1:4999' }).realtimeUrl.origin).toBe('http://127.0.0.1:4999');
});
