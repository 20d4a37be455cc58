import { expect, test } from 'vitest';
import { CLOSE } from '../../src/realtime/codes.ts';
import { RealtimeError } from '../../src/realtime/port.ts';
import { clientsOf, listen, next, rawSocket, ready, until } from './clients.ts';
import { startHub } from './endpoint.ts';

// What needs a hub of its own: short times, small limits, faults on demand.

test('a client that answers pings stays, one that does not is closed with 3012', async () => {
  const endpoint = await startHub({ times: { pingMs: 60, pongMs: 60 } });
  const clients = clientsOf(endpoint.url);
  const client = clients.create();
  let connections = 0;
  client.on('connected', () => connections++);
  client.connect();
  const silent = await rawSocket(endpoint.url);
  silent.send({ id: 1, connect: {} });
  expect(await silent.closed()).toEqual({ code: 3012, reason: 'no pong' });
  const patient = await rawSocket(endpoint.url, { pong: true });
  patient.send({ id: 1, connect: {} });
  await until('five pings', () => patient.replies.filter((one) => Object.keys(one).length === 0).length >= 5);
  expect(patient.socket.readyState).toBe(patient.socket.OPEN);
  expect(connections).toBe(1);
  clients.closeAll();
  await endpoint.close();
});

test('a socket that never connects is closed with 3502', async () => {
  const endpoint = await startHub({ times: { staleMs: 50 } });
  const raw = await rawSocket(endpoint.url);
  expect(await raw.closed()).toEqual({ code: 3502, reason: 'stale' });
  await endpoint.close();
});

test('a connection whose token ran out is closed with 3005, a subscription is ended with 2501', async () => {
  const endpoint = await startHub({ times: { expiredMs: 50 } });
  const raw = await rawSocket(endpoint.url);
  raw.send({ id: 1, connect: { token: await endpoint.tokens.signConnection('ann', 1) } });
  expect(await raw.closed()).toMatchObject({ code: 3005 });
  const sub = await rawSocket(endpoint.url, { pong: true });
  const token = await endpoint.tokens.signSubscription('', '$user:1', 1);
  sub.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: '$user:1', token } });
  expect(await sub.reply(2)).toMatchObject({ subscribe: { expires: true, ttl: 1 } });
  await until('ended', () => JSON.stringify(sub.replies).includes('2501'));
  await endpoint.close();
});

test('refreshing with an expired token closes with 3005 or 3006, with a foreign one as 3500', async () => {
  const endpoint = await startHub();
  const old = await endpoint.tokens.signConnection('ann', -60);
  const raw = await rawSocket(endpoint.url);
  raw.send({ id: 1, connect: { token: await endpoint.tokens.signConnection('ann', 60) } });
  raw.send({ id: 2, refresh: { token: old } });
  expect(await raw.closed()).toMatchObject({ code: 3005 });

  const other = await rawSocket(endpoint.url);
  other.send({ id: 1, connect: { token: await endpoint.tokens.signConnection('ann', 60) } });
  other.send({ id: 2, refresh: { token: await endpoint.tokens.signConnection('bob', 60) } });
  expect(await other.closed()).toMatchObject({ code: 3500 });

  const sub = await rawSocket(endpoint.url);
  const sign = (ttl: number) => endpoint.tokens.signSubscription('', '$user:1', ttl);
  sub.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: '$user:1', token: await sign(60) } });
  sub.send({ id: 3, sub_refresh: { channel: '$user:1', token: await sign(-60) } });
  expect(await sub.closed()).toMatchObject({ code: 3006 });
  await endpoint.close();
});

test('a subscription token does not open a connection', async () => {
  const endpoint = await startHub();
  const raw = await rawSocket(endpoint.url);
  raw.send({ id: 1, connect: { token: await endpoint.tokens.signSubscription('ann', '$user:ann', 60) } });
  expect(await raw.closed()).toMatchObject({ code: 3500 });
  await endpoint.close();
});

test('lost history makes subscribers start again without recovery', async () => {
  const endpoint = await startHub();
  const clients = clientsOf(endpoint.url);
  const client = clients.create();
  client.connect();
  const { subscription, subscribed } = listen(client, 'markets:1');
  await ready(subscription);
  await endpoint.publish('markets:1', 1);
  endpoint.hub.loseHistory();
  await until('subscribed again', () => subscribed.length === 2);
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

test('a user with too many connections is refused with 3504', async () => {
  const endpoint = await startHub({ limits: { connectionsPerUser: 1 } });
  const token = await endpoint.tokens.signConnection('ann', 60);
  const first = await rawSocket(endpoint.url);
  first.send({ id: 1, connect: { token } });
  await first.reply(1);
  const second = await rawSocket(endpoint.url);
  second.send({ id: 1, connect: { token } });
  expect(await second.closed()).toMatchObject({ code: 3504 });
  await endpoint.close();
});

test('a reader that stops reading loses its streams first and is closed with 3008 at last', async () => {
  const endpoint = await startHub({ limits: { softBytes: 20_000, hardBytes: 60_000 } });
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
  expect(JSON.stringify(raw.replies)).toContain('"unsubscribe":{"code":2500');
  await endpoint.close();
});

test('a backlog above the hard limit closes with 3008', async () => {
  const endpoint = await startHub({ limits: { softBytes: 1e9, hardBytes: 200_000 } });
  const raw = await rawSocket(endpoint.url);
  raw.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: 'markets:1' } });
  await raw.reply(2);
  const text = 'x'.repeat(50_000);
  for (let n = 0; n < 10; n++) void endpoint.publish('markets:1', { n, text });
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
