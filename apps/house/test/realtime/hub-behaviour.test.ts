import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../../src/realtime/codes.ts';
import { RealtimeError } from '../../src/realtime/port.ts';
import { clientsOf, listen, next, rawSocket, ready, socketThatTells, until } from './clients.ts';
import { startHub } from './endpoint.ts';

// What needs a hub of its own: short times, small limits, faults on demand.

test('lost history makes subscribers start again without recovery', async () => {
  const endpoint = await startHub();
  const clients = clientsOf(endpoint.url);
  const client = clients.create();
  client.connect();
  const { subscription, subscribed, subscribing } = listen(client, 'markets:1');
  await ready(subscription);
  await endpoint.publish('markets:1', 1);
  endpoint.hub.loseHistory();
  await until('subscribed again', () => subscribed.length === 2);
  expect(subscribing).toEqual([0, 2502]);
  expect(subscribed[1]).toEqual({ recovered: false, wasRecovering: true });
  clients.closeAll();
  await endpoint.close();
});

test('clients come back after a shutdown close and stay away after a terminal one', async () => {
  const endpoint = await startHub();
  const clients = clientsOf(endpoint.url);
  const client = clients.create();
  let connections = 0;
  client.on('connected', () => connections++);
  client.connect();
  await ready(client);
  endpoint.hub.dropConnections(CLOSE.shutdown);
  await until('back', () => connections === 2);
  const gone = next<{ code: number }>(client, 'disconnected');
  endpoint.hub.dropConnections({ code: 4500, reason: 'terminated' });
  expect((await gone).code).toBe(4500);
  await endpoint.close();
});

test('a client whose stream was cut off with 2500 subscribes again by itself', async () => {
  const endpoint = await startHub({ limits: { softBytes: 20_000, hardBytes: 60_000 } });
  const clients = clientsOf(endpoint.url);
  const sockets: WebSocket[] = [];
  const client = clients.create({
    websocket: class extends WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  });
  client.connect();
  const { subscription, subscribed, subscribing, publications } = listen(client, 'markets:1');
  await ready(subscription);
  for (const socket of sockets) socket.pause();
  const text = 'x'.repeat(10_000);
  for (let n = 0; endpoint.hub.stats().subscriptions === 1 && n < 5_000; n++) {
    await endpoint.publish('markets:1', text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const socket of sockets) socket.resume();
  await until('subscribed again', () => subscribed.length === 2);
  expect(subscribing).toEqual([0, 2500]);
  await endpoint.publish('markets:1', 'news');
  await until('news', () => publications.at(-1) === 'news');
  expect(sockets).toHaveLength(1);
  clients.closeAll();
  await endpoint.close();
});

test('what fails inside the hub is answered with a temporary 100, and the client tries it again', async () => {
  const clock = { fails: false };
  const reported: unknown[] = [];
  const endpoint = await startHub({
    onError: (error) => reported.push(error),
    now: () => {
      if (clock.fails) throw new Error('no clock');
      return Date.now();
    },
  });
  const clients = clientsOf(endpoint.url);
  let frames = 0;
  const client = clients.create({
    websocket: socketThatTells(() => {
      clock.fails = ++frames === 1;
    }),
  });
  const errors: unknown[] = [];
  const heal = ({ type, error }: { type: string; error: { code: number; temporary?: boolean } }) => {
    errors.push([type, error.code, error.temporary]);
    clock.fails = false;
  };
  client.on('error', heal);
  let connections = 0;
  client.on('connected', () => connections++);
  client.connect();
  await ready(client);
  expect(errors).toEqual([['connect', 100, true]]);

  clock.fails = true;
  const { subscription, publications } = listen(client, 'markets:1');
  subscription.on('error', heal);
  await ready(subscription);
  expect(errors.slice(1)).toEqual([['subscribe', 100, true]]);
  clock.fails = false;
  await endpoint.publish('markets:1', 1);
  await until('publication', () => publications.length === 1);
  expect(connections).toBe(1);
  expect(reported.map(String)).toEqual(['Error: no clock', 'Error: no clock']);
  clients.closeAll();
  await endpoint.close();
});

test('draining sends everybody away and lets nobody in', async () => {
  const endpoint = await startHub();
  const all = await Promise.all(Array.from({ length: 5 }, () => rawSocket(endpoint.url)));
  await endpoint.hub.drain(10);
  for (const raw of all) expect(await raw.closed()).toEqual({ code: 3001, reason: 'shutdown' });
  await expect(rawSocket(endpoint.url)).rejects.toThrow('503');
  expect(endpoint.hub.stats()).toMatchObject({ connections: 0, refused: 1 });
  await endpoint.close();
});

test('pages of other origins get 403, too many connections 503, both before the upgrade', async () => {
  const endpoint = await startHub({ limits: { connectionsPerSecondPerAddress: 1, connectionsMax: 100 } });
  const from = (origin: string) => rawSocket(endpoint.url, { headers: { origin } });
  await expect(from('https://evil.example')).rejects.toThrow('403');
  const first = await from('http://127.0.0.1:3000');
  const second = await from(endpoint.url.replace('ws:', 'http:').replace('/connection/websocket', ''));
  await expect(rawSocket(endpoint.url)).rejects.toThrow('503');
  // A proxy on this machine says for whom it asks.
  const third = await rawSocket(endpoint.url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  for (const raw of [first, second, third]) raw.socket.terminate();
  await endpoint.close();
});

test('a reader that stops reading loses its streams first and is closed with 3008 at last', async () => {
  const endpoint = await startHub({
    limits: { softBytes: 20_000, hardBytes: 60_000 },
    // A reader that wakes up finds the close behind all that waits for it.
    times: { closeMs: 15_000 },
  });
  const raw = await rawSocket(endpoint.url, { pong: true });
  raw.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: 'markets:1' } });
  raw.send({ id: 3, subscribe: { channel: 'match:1' } });
  await raw.reply(3);
  raw.socket.pause();
  const text = 'x'.repeat(10_000);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const subscriptions = () => endpoint.hub.stats().subscriptions;
  for (let n = 0; subscriptions() === 2 && n < 5_000; n++) {
    await endpoint.publish('markets:1', { n, text });
    await turn();
  }
  expect(subscriptions()).toBe(1);
  // The card is conflated: however many are published, one waits.
  for (let n = 0; n < 200; n++) await endpoint.publish('match:1', { n, text });
  expect(endpoint.hub.stats().connections).toBe(1);
  raw.socket.resume();
  await until('the newest card', () => JSON.stringify(raw.replies.at(-1)).includes('"n":199'));
  const cards = raw.replies.filter((one) => JSON.stringify(one).includes('match:1'));
  expect(cards.length).toBeLessThan(10);
  expect(raw.replies).toContainEqual({
    push: { channel: 'markets:1', unsubscribe: { code: 2500, reason: 'insufficient state' } },
  });

  raw.send({ id: 4, subscribe: { channel: 'markets:2' } });
  await raw.reply(4);
  raw.socket.pause();
  // One of these alone is more than may wait.
  for (let n = 0; endpoint.hub.stats().connections === 1 && n < 5_000; n++) {
    await endpoint.publish('markets:2', text.repeat(10));
    await turn();
  }
  raw.socket.resume();
  expect(await raw.closed()).toEqual({ code: 3008, reason: 'slow' });
  await endpoint.close();
});

test('a message to the house reaches its handler with the sender, and a leaving is reported', async () => {
  const sent: unknown[] = [];
  const left: string[] = [];
  const endpoint = await startHub({
    onSend: ({ user }, data) => sent.push([user, data]),
    onDisconnect: ({ user }) => left.push(user),
  });
  const clients = clientsOf(endpoint.url);
  const client = clients.create({ getToken: () => endpoint.tokens.signConnection('ann', 60) });
  client.connect();
  await ready(client);
  await client.send({ visible: 'my_bets' });
  await until('sent', () => sent.length === 1);
  expect(sent).toEqual([['ann', { visible: 'my_bets' }]]);
  clients.closeAll();
  await until('left', () => left.length === 1);
  await endpoint.close();
});

test('a temporary error of a call is retried by nobody but carries its flag, a refusal keeps its code', async () => {
  const endpoint = await startHub({
    onRpc: async (_caller, method) => {
      if (method === 'refused') throw new RealtimeError(403, 'not you');
      if (method === 'broken') throw new Error('bug');
      return { method };
    },
  });
  const clients = clientsOf(endpoint.url);
  const client = clients.create();
  client.connect();
  await expect(client.rpc('fine', {})).resolves.toEqual({ data: { method: 'fine' } });
  await expect(client.rpc('refused', {})).rejects.toMatchObject({ code: 403 });
  await expect(client.rpc('broken', {})).rejects.toMatchObject({ code: 100, temporary: true });
  clients.closeAll();
  await endpoint.close();
});

test('a repeated or older publication is answered with a position and not delivered', async () => {
  const endpoint = await startHub();
  const { port } = endpoint.hub;
  const first = await port.publish('match:1', 'a', { idempotencyKey: 'k', version: 5 });
  expect(await port.publish('match:1', 'a', { idempotencyKey: 'k', version: 6 })).toEqual(first);
  expect(await port.publish('match:1', 'older', { version: 4 })).toEqual(first);
  expect(await port.publish('match:1', 'newer', { version: 6 })).toEqual({
    ...first,
    offset: first.offset + 1,
  });
  expect(await port.position('match:1')).toEqual({ ...first, offset: 2 });
  expect((await port.history('match:1', 5)).publications.map((one) => one.data)).toEqual(['newer']);
  await expect(port.publish('nowhere:1', 1)).rejects.toMatchObject({ code: 102 });
  await endpoint.close();
});
