import { State } from 'centrifuge';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../../src/realtime/codes.ts';
import { clientsOf, listen, next, ready, until } from './clients.ts';
import { startHub } from './endpoint.ts';

// What a page is told of a publication, and of each error that the specification names.

let endpoint: Awaited<ReturnType<typeof startHub>>;
let clients: ReturnType<typeof clientsOf>;

beforeEach(async () => {
  endpoint = await startHub({ onRpc: () => new Promise(() => undefined) });
  clients = clientsOf(endpoint.url);
});
afterEach(async () => {
  clients.closeAll();
  await endpoint.close();
});

/** A client that keeps what went wrong: kind and code. */
function failing(options: Parameters<typeof clients.create>[0] = {}) {
  const client = clients.create(options);
  const errors: string[] = [];
  client.on('error', ({ type, error }) => errors.push(`${type} ${error.code}`));
  return { client, errors };
}

test('a publication carries its channel, data, offset and tags, and who published it', async () => {
  const token = () => endpoint.tokens.signConnection('ann', 60);
  const client = clients.create({ getToken: token });
  const seen: unknown[] = [];
  const { subscription } = listen(client, 'open:1');
  subscription.on('publication', ({ channel, data, offset, info, tags }) =>
    seen.push({ channel, data, offset, user: info?.user ?? null, tags }),
  );
  client.connect();
  await ready(subscription);
  await endpoint.publish('open:1', { price: 17_200 }, { tags: { source: 'feed' } });
  await subscription.publish({ price: 17_300 });
  await until('both', () => seen.length === 2);
  expect(seen).toEqual([
    { channel: 'open:1', data: { price: 17_200 }, offset: 1, user: null, tags: { source: 'feed' } },
    { channel: 'open:1', data: { price: 17_300 }, offset: 2, user: 'ann', tags: undefined },
  ]);
});

test('a call that is not answered in time ends with a timeout and leaves the connection', async () => {
  const { client } = failing({ timeout: 40 });
  client.connect();
  await ready(client);
  await expect(client.rpc('never', {})).rejects.toMatchObject({ code: 1 });
  expect(client.state).toBe(State.Connected);
});

test('a closed connection and a client that is not connected fail their calls', async () => {
  const { client } = failing();
  await expect(client.ready()).rejects.toMatchObject({ code: 3 });
  client.connect();
  await ready(client);
  const open = client.rpc('never', {});
  endpoint.hub.dropConnections(CLOSE.shutdown);
  await expect(open).rejects.toMatchObject({ code: 11 });
  await ready(client);
});

test('a socket that takes no more bytes fails the call with a write error', async () => {
  class Full extends WebSocket {
    static isFull = false;
    override send(...given: unknown[]) {
      if (Full.isFull) throw new Error('full');
      Reflect.apply(super.send, this, given);
    }
  }
  const { client } = failing({ websocket: Full });
  client.connect();
  await ready(client);
  Full.isFull = true;
  await expect(client.rpc('never', {})).rejects.toMatchObject({ code: 10 });
});

test('an address that does not answer is tried again', async () => {
  const gone = endpoint;
  endpoint = await startHub();
  await gone.close();
  const { client, errors } = failing();
  client.connect();
  await until('two tries', () => errors.length >= 2);
  expect(new Set(errors)).toEqual(new Set(['transport 2']));
  expect(client.state).toBe(State.Connecting);
});

test('tokens that cannot be had are asked for again, for the connection and for its renewal', async () => {
  let asked = 0;
  let isConnected = false;
  const { client, errors } = failing({
    getToken: async () => {
      asked += 1;
      // Gives the next one where the first ran out on its way: a second is short on a busy machine.
      if (asked === 1 || isConnected) throw new Error('no token now');
      return endpoint.tokens.signConnection('ann', 1);
    },
  });
  client.on('connected', () => {
    isConnected = true;
  });
  client.connect();
  await ready(client);
  await until('renewal failed', () => errors.includes('refreshToken 6'));
  expect(errors[0]).toBe('connectToken 5');
  expect(client.state).toBe(State.Connected);
});

test('a client that cannot renew its token is told of its configuration and ends', async () => {
  const token = await endpoint.tokens.signConnection('ann', -60);
  const { client, errors } = failing({ token });
  const ended = next<{ code: number }>(client, 'disconnected');
  client.connect();
  expect((await ended).code).toBe(1);
  expect(errors).toContain('configuration 12');
  expect(client.state).toBe(State.Disconnected);
});

test('a server that closes with 1009 is not connected to again', async () => {
  const { client } = failing();
  client.connect();
  await ready(client);
  const ended = next<{ code: number }>(client, 'disconnected');
  endpoint.hub.dropConnections({ code: 1009, reason: 'message too big' });
  expect((await ended).code).toBe(3);
});
