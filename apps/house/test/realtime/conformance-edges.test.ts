import { randomUUID } from 'node:crypto';
import { State } from 'centrifuge';
import { expect, test } from 'vitest';
import { listen, next, rawSocket, ready, until } from './clients.ts';
import { onEveryServer } from './endpoint.ts';

// The rarer paths that the official client relies on; like conformance.test.ts it runs against any server.

onEveryServer((at) => {
  const channelIn = (namespace: string) => `${namespace}:${randomUUID()}`;
  const userName = () => `u${randomUUID()}`;
  const connectedRaw = async () => {
    const raw = await rawSocket(at.endpoint.url, { pong: true });
    raw.send({ id: 1, connect: {} });
    await raw.reply(1);
    return raw;
  };

  test('an expired connection token is answered with 109 and fetched again once', async () => {
    const user = userName();
    let asked = 0;
    const client = at.clients.create({
      token: await at.endpoint.tokens.signConnection(user, -60),
      getToken: () => {
        asked++;
        return at.endpoint.tokens.signConnection(user, 600);
      },
    });
    client.on('error', () => {});
    client.connect();
    await ready(client);
    expect(asked).toBe(1);
  });

  test('an expired subscription token is answered with 109 and fetched again once', async () => {
    const user = userName();
    const channel = `$user:${user}`;
    const client = at.clients.create({ getToken: () => at.endpoint.tokens.signConnection(user, 600) });
    client.connect();
    let asked = 0;
    const { subscription } = listen(client, channel, {
      token: await at.endpoint.tokens.signSubscription(user, channel, -60),
      getToken: () => {
        asked++;
        return at.endpoint.tokens.signSubscription(user, channel, 600);
      },
    });
    subscription.on('error', () => {});
    await ready(subscription);
    expect(asked).toBe(1);
  });

  test('tokens of a short life are refreshed while the connection stays', async () => {
    const user = userName();
    const channel = `$user:${user}`;
    let connectionAsked = 0;
    let subscriptionAsked = 0;
    const client = at.clients.create({
      getToken: () => {
        connectionAsked++;
        return at.endpoint.tokens.signConnection(user, 2);
      },
    });
    let connections = 0;
    client.on('connected', () => connections++);
    client.connect();
    const { subscription, subscribed } = listen(client, channel, {
      getToken: () => {
        subscriptionAsked++;
        return at.endpoint.tokens.signSubscription(user, channel, 2);
      },
    });
    await ready(subscription);
    await until('refreshed twice', () => connectionAsked >= 3 && subscriptionAsked >= 3);
    expect(connections).toBe(1);
    expect(subscribed).toHaveLength(1);
  });

  test('a subscription token of another user, channel or secret is refused', async () => {
    const user = userName();
    const channel = `$user:${user}`;
    const mine = () => at.endpoint.tokens.signConnection(user, 600);

    const thief = at.clients.create({ getToken: mine });
    const gone = next<{ code: number }>(thief, 'disconnected');
    thief.connect();
    listen(thief, channel, { getToken: () => at.endpoint.tokens.signSubscription('another', channel, 600) });
    expect((await gone).code).toBe(3500);

    const lost = at.clients.create({ getToken: mine });
    const lostGone = next<{ code: number }>(lost, 'disconnected');
    lost.connect();
    listen(lost, channel, { getToken: () => at.endpoint.tokens.signSubscription(user, '$user:other', 600) });
    expect((await lostGone).code).toBe(3500);

    const forger = at.clients.create({ getToken: mine });
    forger.connect();
    const { unsubscribed } = listen(forger, channel, {
      getToken: async () => `${await at.endpoint.tokens.signSubscription(user, channel, 600)}x`,
    });
    await until('refused', () => unsubscribed.length === 1);
    expect(unsubscribed).toEqual([103]);
  });

  test('a connection token that is not ours ends the client with 3500', async () => {
    const client = at.clients.create({ token: 'not.a.token' });
    const gone = next<{ code: number }>(client, 'disconnected');
    client.connect();
    expect((await gone).code).toBe(3500);
  });

  test('a private channel without a token is refused with 103, an unknown namespace with 102', async () => {
    const client = at.clients.create();
    client.connect();
    const secret = listen(client, '$user:42');
    const open = listen(client, 'user:42');
    const unknown = listen(client, 'nowhere:1');
    const bare = listen(client, 'plain');
    await until('all refused', () =>
      [secret, open, unknown, bare].every((one) => one.unsubscribed.length === 1),
    );
    expect([secret, open, unknown, bare].map((one) => one.unsubscribed[0])).toEqual([103, 103, 102, 103]);
  });

  test('a server that unsubscribes a user ends the subscription', async () => {
    const user = userName();
    const client = at.clients.create({ getToken: () => at.endpoint.tokens.signConnection(user, 600) });
    client.connect();
    const channel = channelIn('open');
    const { subscription, unsubscribed } = listen(client, channel);
    await ready(subscription);
    await at.endpoint.unsubscribeUser(user, channel);
    await until('unsubscribed', () => unsubscribed.length === 1);
    expect(unsubscribed).toEqual([2000]);
  });

  test('a user that is told to reconnect comes back, one that is thrown out does not', async () => {
    const user = userName();
    const client = at.clients.create({ getToken: () => at.endpoint.tokens.signConnection(user, 600) });
    let connections = 0;
    client.on('connected', () => connections++);
    client.connect();
    await ready(client);
    await at.endpoint.disconnectUser(user, { code: 3011, reason: 'force reconnect' });
    await until('back', () => connections === 2);
    const gone = next<{ code: number }>(client, 'disconnected');
    await at.endpoint.disconnectUser(user, { code: 3503, reason: 'force disconnect' });
    expect((await gone).code).toBe(3503);
    expect(client.state).toBe(State.Disconnected);
  });

  test('a frame above 64 kB ends the client with its code for the size limit', async () => {
    const client = at.clients.create();
    client.connect();
    await ready(client);
    const gone = next<{ code: number }>(client, 'disconnected');
    client.rpc('big', 'x'.repeat(70_000)).catch(() => {});
    expect((await gone).code).toBe(3);
  });

  test('garbage, a missing connect, an unknown command and a second connect are closed with 3501', async () => {
    const frames: unknown[][] = [
      [{ id: 1, subscribe: { channel: 'match:1' } }],
      [{ id: 1, whatever: {} }],
      [{ connect: {} }],
      [
        { id: 1, connect: {} },
        { id: 2, connect: {} },
      ],
      [{ id: 1, connect: {} }, {}],
    ];
    for (const frame of frames) {
      const raw = await rawSocket(at.endpoint.url);
      raw.send(...frame);
      expect(await raw.closed()).toMatchObject({ code: 3501 });
    }
    const raw = await rawSocket(at.endpoint.url);
    raw.socket.send('<html>');
    expect(await raw.closed()).toMatchObject({ code: 3501 });
  });

  test('the channel after the last of 128 is refused with 106, and subscribing twice with 105', async () => {
    const raw = await connectedRaw();
    const commands = Array.from({ length: 129 }, (_, index) => ({
      id: index + 2,
      subscribe: { channel: `match:limit-${index}` },
    }));
    raw.send(...commands);
    expect(await raw.reply(130)).toMatchObject({ error: { code: 106 } });
    raw.send({ id: 200, subscribe: { channel: 'match:limit-0' } });
    expect(await raw.reply(200)).toMatchObject({ error: { code: 105 } });
    raw.socket.close();
  });

  test('the reply to a subscribe comes before any publication under a storm of them', async () => {
    const channel = channelIn('markets');
    let storming = true;
    let published = 0;
    const storm = (async () => {
      while (storming) {
        await at.endpoint.publish(channel, ++published);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (let round = 0; round < 20; round++) {
      const raw = await connectedRaw();
      raw.send({ id: 2, subscribe: { channel, recover: true, offset: published, epoch: '' } });
      await until('some publications', () => raw.replies.length > 6);
      const lines = raw.replies.filter((one) => one.id === 2 || 'push' in one);
      expect(lines[0]).toHaveProperty('subscribe');
      const offsets = offsetsOf(lines);
      expect(offsets).toEqual(offsets.map((_, index) => (offsets[0] ?? 0) + index));
      raw.socket.close();
    }
    storming = false;
    await storm;
  });

  interface Lines {
    readonly subscribe?: { readonly offset: number; readonly publications?: readonly { offset: number }[] };
    readonly push?: { readonly pub?: { readonly offset: number } };
  }

  /** The offsets that a client counts through: where the reply starts, what it brings, what is pushed. */
  function offsetsOf(lines: readonly Lines[]): number[] {
    const { offset = 0, publications = [] } = lines[0]?.subscribe ?? {};
    const pushed = lines.flatMap((one) => (one.push?.pub ? [one.push.pub.offset] : []));
    return [offset, ...publications.map((one) => one.offset), ...pushed];
  }

  test('history answers with a limit, from a position and backwards, and 112 for another life', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('open');
    const { subscription } = listen(client, channel);
    await ready(subscription);
    for (const value of [1, 2, 3]) await at.endpoint.publish(channel, value);
    const top = await subscription.history({ limit: 0 });
    expect(top).toMatchObject({ offset: 3, publications: [] });
    const values = async (options: Parameters<typeof subscription.history>[0]) =>
      (await subscription.history(options)).publications.map((one) => one.data);
    expect(await values({ limit: 10 })).toEqual([1, 2, 3]);
    expect(await values({ limit: 10, since: { offset: 1, epoch: top.epoch } })).toEqual([2, 3]);
    expect(await values({ limit: 2, reverse: true })).toEqual([3, 2]);
    await expect(subscription.history({ limit: 1, since: { offset: 1, epoch: 'x' } })).rejects.toMatchObject({
      code: 112,
    });
  });
});
