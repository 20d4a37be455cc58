import { createRealtime, type RealtimeOptions, type SubscriptionEvent } from '@touchline/client/realtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../../src/realtime/codes.ts';
import { until } from './clients.ts';
import { startHub } from './endpoint.ts';

// The client's frame around the official client, against the hub.

let endpoint: Awaited<ReturnType<typeof startHub>>;
let open: { close(): void }[] = [];

beforeEach(async () => {
  endpoint = await startHub();
});
afterEach(async () => {
  for (const one of open) one.close();
  open = [];
  await endpoint.close();
});

/** A page in which `session` is signed in. */
function page(over: Partial<RealtimeOptions> = {}) {
  const session: { user: string | null } = { user: null };
  const seen: unknown[] = [];
  const events: SubscriptionEvent[] = [];
  const reports: unknown[] = [];
  const states: string[] = [];
  const authorized: (readonly string[])[] = [];
  const realtime = createRealtime({
    url: endpoint.url,
    getToken: async () => ({
      user: session.user,
      token: session.user === null ? '' : await endpoint.tokens.signConnection(session.user, 600),
    }),
    authorize: async (channels) => {
      authorized.push(channels);
      const user = session.user ?? '';
      return Promise.all(
        channels.map(async (channel) => ({
          channel,
          token: await endpoint.tokens.signSubscription(user, channel, 600),
        })),
      );
    },
    onPublication: (channel, data) => seen.push([channel, data]),
    onSubscription: (event) => events.push(event),
    report: (error) => reports.push(error),
    client: { websocket: WebSocket, minReconnectDelay: 20, maxReconnectDelay: 100 },
    times: { lingerMs: 60, hiddenMs: 60, restartMs: 20 },
    ...over,
  });
  open.push(realtime);
  realtime.connection.subscribe(() => {
    const { status, terminal } = realtime.connection.get();
    states.push(terminal ? `${status} ${terminal.code}` : status);
  });
  const joined = (channel: string) =>
    events.some((one) => one.type === 'subscribed' && one.channel === channel);
  return { realtime, session, seen, events, reports, states, authorized, joined };
}

const subscribers = async (channel: string) => (await endpoint.hub.port.presence(channel)).length;

test('what is wanted is followed, what nobody wants any more is left after a while', async () => {
  const { realtime, seen, joined } = page();
  realtime.connect();
  const first = realtime.want('match:1', 'visible');
  const second = realtime.want('match:1', 'slip');
  await until('joined', () => joined('match:1'));
  await endpoint.publish('match:1', 'card');
  await until('card', () => seen.length === 1);
  expect(seen).toEqual([['match:1', 'card']]);
  first();
  first();
  await endpoint.publish('match:1', 'again');
  await until('still there', () => seen.length === 2);
  second();
  const back = realtime.want('match:1', 'visible');
  back();
  await until('left', async () => (await subscribers('match:1')) === 0);
});

test('a burst of wants is asked and answered in one frame', async () => {
  const { realtime, states } = page();
  realtime.connect();
  await until('connected', () => states.includes('connected'));
  const before = endpoint.hub.stats();
  for (let n = 0; n < 30; n++) realtime.want(`match:${n}`, 'visible');
  await until('all joined', () => endpoint.hub.stats().subscriptions === 30);
  const after = endpoint.hub.stats();
  expect(after.received - before.received).toBe(30);
  expect(after.framesSent - before.framesSent).toBe(1);
});

test('more than the budget is never subscribed, the newest are', async () => {
  const { realtime } = page();
  realtime.connect();
  for (let n = 0; n < 60; n++) realtime.want(`match:${n}`, 'visible');
  await until('32 joined', () => endpoint.hub.stats().subscriptions === 32);
  expect(await subscribers('match:59')).toBe(1);
  expect(await subscribers('match:0')).toBe(0);
});

test('a hidden page lets go of all but the slip and the player, and takes it back when seen', async () => {
  const { realtime, session } = page();
  session.user = 'ann';
  realtime.connect();
  realtime.want('match:1', 'visible');
  realtime.want('public:en', 'other');
  realtime.want('markets:2', 'slip');
  realtime.want('$user:ann', 'other');
  await until('all joined', () => endpoint.hub.stats().subscriptions === 4);
  realtime.setVisible(false);
  await until('let go', () => endpoint.hub.stats().subscriptions === 2);
  realtime.setVisible(true);
  await until('taken back', () => endpoint.hub.stats().subscriptions === 4);
});

test('signing in and out changes the user of the connection without ever meeting 3500', async () => {
  const { realtime, session, states, joined, seen, reports } = page();
  realtime.setUser(null);
  realtime.connect();
  realtime.want('match:1', 'visible');
  await until('joined', () => joined('match:1'));
  for (const user of ['ann', 'bob', 'ann']) {
    // The screens ask for the private channel before, and the session changes while the connection lives.
    session.user = user;
    const stop = realtime.want(`$user:${user}`, 'other');
    realtime.setUser(user);
    await until('private', async () => (await subscribers(`$user:${user}`)) === 1);
    await endpoint.publish(`$user:${user}`, user);
    await until('own message', () => JSON.stringify(seen.at(-1)) === JSON.stringify([`$user:${user}`, user]));
    stop();
  }
  session.user = null;
  realtime.setUser(null);
  await until('left', async () => (await subscribers('$user:ann')) === 0);
  await until('connected', () => realtime.connection.get().status === 'connected');
  expect(states.filter((one) => /\d/.test(one))).toEqual([]);
  expect(reports).toEqual([]);
  expect(await subscribers('match:1')).toBe(1);
});

test("signing in while the visitor's token is under way still ends with the player's connection", async () => {
  let asked = 0;
  const { realtime, session } = page({
    getToken: async () => {
      const { user } = session;
      if (++asked === 1) await new Promise((resolve) => setTimeout(resolve, 30));
      return { user, token: user === null ? '' : await endpoint.tokens.signConnection(user, 600) };
    },
  });
  realtime.connect();
  session.user = 'ann';
  realtime.setUser('ann');
  realtime.want('$user:ann', 'other');
  await until('ann', async () => (await subscribers('$user:ann')) === 1);
});

test('signing in brings a connection back that had ended for good', async () => {
  const { realtime, session, states } = page();
  realtime.setUser(null);
  realtime.connect();
  await until('connected', () => states.at(-1) === 'connected');
  endpoint.hub.dropConnections(CLOSE.forceDisconnect);
  await until('ended', () => states.at(-1) === 'disconnected 3503');
  session.user = 'ann';
  realtime.setUser('ann');
  await until('connected', () => states.at(-1) === 'connected');
});

test('a session that changed elsewhere is noticed when the token is renewed', async () => {
  const session = { user: 'ann' };
  const { realtime, states } = page({
    getToken: async () => ({
      user: session.user,
      token: await endpoint.tokens.signConnection(session.user, 1),
    }),
    authorize: async (channels) =>
      Promise.all(
        channels.map(async (channel) => ({
          channel,
          token: await endpoint.tokens.signSubscription(session.user, channel, 600),
        })),
      ),
  });
  realtime.connect();
  realtime.want('$user:ann', 'other');
  realtime.want('$user:bob', 'other');
  await until('ann', async () => (await subscribers('$user:ann')) === 1);
  session.user = 'bob';
  await until('bob', async () => (await subscribers('$user:bob')) === 1);
  expect(await subscribers('$user:ann')).toBe(0);
  expect(states.filter((one) => /\d/.test(one))).toEqual([]);
});

test('private channels that are wanted together are authorized in one call', async () => {
  const { realtime, session, authorized } = page();
  session.user = 'ann';
  realtime.connect();
  realtime.want('$user:ann', 'other');
  realtime.want('$match:ann', 'other');
  await until('both', () => endpoint.hub.stats().subscriptions === 2);
  expect(authorized.map((one) => one.length)).toEqual([2]);
});

test('a handler that throws is reported and the client lives on', async () => {
  const seen: unknown[] = [];
  const { realtime, reports, joined, states } = page({
    onPublication: (_channel, data) => {
      seen.push(data);
      throw new Error('broken handler');
    },
  });
  realtime.connection.subscribe(() => {
    throw new Error('broken listener');
  });
  realtime.connect();
  realtime.want('match:1', 'visible');
  await until('joined', () => joined('match:1'));
  await endpoint.publish('match:1', 1);
  await endpoint.publish('match:1', 2);
  await until('both', () => seen.length === 2);
  expect(String(reports.at(-1))).toContain('broken handler');
  expect(states).toEqual(['connecting', 'connected']);
});

test('a terminal end is said with its reason, any other is mended', async () => {
  const { realtime, states } = page();
  realtime.connect();
  await until('connected', () => states.at(-1) === 'connected');
  endpoint.hub.dropConnections(CLOSE.shutdown);
  await until('back', () => states.join(' ') === 'connecting connected connecting connected');
  endpoint.hub.dropConnections(CLOSE.forceDisconnect);
  await until('ended', () => states.at(-1) === 'disconnected 3503');
  expect(realtime.connection.get().terminal).toEqual({ code: 3503, reason: 'force disconnect' });
});

test('a subscription that the server refuses is told', async () => {
  const { realtime, events } = page();
  realtime.connect();
  realtime.want('nowhere:1', 'other');
  await until('refused', () => events.length === 1);
  expect(events[0]).toMatchObject({ type: 'refused', channel: 'nowhere:1', code: 102 });
});

test('who is sent away to come back asks who he is now, and leaves what is private', async () => {
  const { realtime, session, joined, states } = page();
  session.user = '7';
  realtime.setUser('7');
  realtime.connect();
  realtime.want('$user:7', 'other');
  await until('joined', () => joined('$user:7'));
  session.user = null;
  const before = states.length;
  await endpoint.hub.port.disconnectUser('7', { code: 3011, reason: 'signed out' });
  await until('back', () => states.slice(before).includes('connected'));
  await until('left', async () => (await subscribers('$user:7')) === 0);
  expect((await endpoint.hub.port.presenceStats('$user:7')).users).toBe(0);
});
