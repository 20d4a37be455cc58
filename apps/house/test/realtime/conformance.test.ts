import { randomUUID } from 'node:crypto';
import { State, type SubscriptionState, UnauthorizedError } from 'centrifuge';
import { expect, test } from 'vitest';
import { listen, next, ready, socketThatTells, until } from './clients.ts';
import { onEveryServer } from './endpoint.ts';

// What the official client expects of any server of the protocol: the hub, or a Centrifugo
// (one that is started here, or the one that RT_URL and RT_API name).

onEveryServer((at) => {
  const channelIn = (namespace: string) => `${namespace}:${randomUUID()}`;
  const userName = () => `u${randomUUID()}`;

  test('a client connects and disconnects', async () => {
    const client = at.clients.create();
    const gone = next<{ code: number }>(client, 'disconnected');
    client.connect();
    await ready(client);
    expect(client.state).toBe(State.Connected);
    client.disconnect();
    expect((await gone).code).toBe(0);
  });

  test('a client subscribes, publishes, receives and unsubscribes', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('open');
    const { subscription, publications } = listen(client, channel);
    await ready(subscription);
    await subscription.publish({ price: 17200 });
    await until('publication', () => publications.length === 1);
    expect(publications).toEqual([{ price: 17200 }]);
    subscription.unsubscribe();
    await at.endpoint.publish(channel, { price: 17300 });
    expect(publications).toHaveLength(1);
  });

  test('publishing, presence and history are refused where the namespace does not allow them', async () => {
    const client = at.clients.create();
    client.connect();
    const { subscription } = listen(client, channelIn('match'));
    await ready(subscription);
    await expect(subscription.publish({})).rejects.toMatchObject({ code: 103 });
    await expect(subscription.presence()).rejects.toMatchObject({ code: 108 });
    await expect(subscription.history({ limit: 1 })).rejects.toMatchObject({ code: 103 });
  });

  test('a call without a handler is answered with 108', async () => {
    const client = at.clients.create();
    client.connect();
    await ready(client);
    await expect(client.rpc('anything', {})).rejects.toMatchObject({ code: 108 });
  });

  test('going offline disconnects and coming back online reconnects', async () => {
    const network = new EventTarget();
    const client = at.clients.create({ networkEventTarget: network });
    client.connect();
    await ready(client);
    const connecting = next(client, 'connecting');
    network.dispatchEvent(new Event('offline'));
    await connecting;
    network.dispatchEvent(new Event('online'));
    await ready(client);
    expect(client.state).toBe(State.Connected);
  });

  test('presence counts exactly through a loop of subscriptions', async () => {
    const first = at.clients.create();
    const second = at.clients.create();
    first.connect();
    second.connect();
    const channel = channelIn('open');
    const one = listen(first, channel).subscription;
    const two = listen(second, channel).subscription;
    await ready(one);
    for (let round = 0; round < 10; round++) {
      await ready(two);
      expect(await one.presenceStats()).toEqual({ numClients: 2, numUsers: 1 });
      expect(Object.keys((await one.presence()).clients)).toHaveLength(2);
      two.unsubscribe();
      await until('one left', async () => (await one.presenceStats()).numClients === 1);
      two.subscribe();
    }
  });

  test('the channels of a namespace are those that somebody is subscribed to', async () => {
    const [watched, left, other] = [channelIn('open'), channelIn('open'), channelIn('match')];
    const client = at.clients.create();
    client.connect();
    const subscriptions = [watched, left, other].map((channel) => listen(client, channel).subscription);
    await Promise.all(subscriptions.map((subscription) => ready(subscription)));
    subscriptions[1]?.unsubscribe();
    await until('one left', async () => !(await at.endpoint.subscribed('open')).includes(left));
    const found = await at.endpoint.subscribed('open');
    expect(found).toContain(watched);
    expect(found).not.toContain(other);
    expect(await at.endpoint.subscribed('match')).toContain(other);
  });

  test('a client connects and disconnects in a loop', async () => {
    const client = at.clients.create();
    for (let round = 0; round < 10; round++) {
      client.connect();
      await ready(client);
      client.disconnect();
    }
    client.connect();
    client.disconnect();
    client.connect();
    await ready(client);
    expect(client.state).toBe(State.Connected);
  });

  test('unsubscribing between the connect command and its reply leaves nothing behind', async () => {
    const channel = channelIn('open');
    const watcher = at.clients.create();
    watcher.connect();
    const watching = listen(watcher, channel);
    await ready(watching.subscription);
    let firstFrame = '';
    const client = at.clients.create({
      websocket: socketThatTells((frame) => {
        firstFrame = frame;
        gone.subscription.unsubscribe();
      }),
    });
    const gone = listen(client, channel);
    client.connect();
    await ready(client);
    expect(firstFrame).toMatch(/"connect".*\n.*"subscribe"/);
    // Commands are answered in order: all that was sent before this one is done then.
    await expect(client.rpc('anything', {})).rejects.toMatchObject({ code: 108 });
    expect(await watching.subscription.presenceStats()).toMatchObject({ numClients: 1 });
    await at.endpoint.publish(channel, 1);
    await until('publication', () => watching.publications.length === 1);
    await expect(client.rpc('anything', {})).rejects.toMatchObject({ code: 108 });
    expect(gone).toMatchObject({ subscribed: [], publications: [], unsubscribed: [0] });
  });

  test('unsubscribing right after connect and subscribing again at once leaves nothing behind', async () => {
    const client = at.clients.create();
    client.connect();
    const early = listen(client, channelIn('open'));
    early.subscription.unsubscribe();
    await ready(client);
    const channel = channelIn('open');
    const late = listen(client, channel);
    late.subscription.unsubscribe();
    late.subscription.subscribe();
    await ready(late.subscription);
    await at.endpoint.publish(channel, 1);
    await until('publication', () => late.publications.length === 1);
    expect(early.subscription.state).toBe('unsubscribed' satisfies `${SubscriptionState}`);
  });

  test('a client reconnects after it closed before the transport was open', async () => {
    const client = at.clients.create();
    client.connect();
    client.disconnect();
    client.connect();
    await ready(client);
    expect(client.state).toBe(State.Connected);
  });

  test('a client connects and subscribes with tokens', async () => {
    const user = userName();
    const channel = `$user:${user}`;
    const client = at.clients.create({ getToken: () => at.endpoint.tokens.signConnection(user, 600) });
    client.connect();
    const { subscription, publications } = listen(client, channel, {
      getToken: () => at.endpoint.tokens.signSubscription(user, channel, 600),
    });
    await ready(subscription);
    await at.endpoint.publish(channel, { event: 'balance_changed' });
    await until('publication', () => publications.length === 1);
  });

  test('a hundred subscriptions travel with the connect command and all work', async () => {
    const client = at.clients.create();
    const channels = Array.from({ length: 100 }, () => channelIn('match'));
    const all = channels.map((channel) => listen(client, channel));
    client.connect();
    await Promise.all(all.map(({ subscription }) => ready(subscription)));
    await Promise.all(channels.map((channel, index) => at.endpoint.publish(channel, index)));
    await until('all publications', () => all.every(({ publications }) => publications.length === 1));
    expect(all.map(({ publications }) => publications[0])).toEqual(channels.map((_, index) => index));
  });

  test('a failing token source is asked again', async () => {
    let asked = 0;
    const user = userName();
    const channel = `$user:${user}`;
    const client = at.clients.create({
      getToken: async () => {
        if (++asked < 3) throw new Error('no token now');
        return at.endpoint.tokens.signConnection(user, 600);
      },
    });
    client.on('error', () => {});
    client.connect();
    await ready(client);
    expect(asked).toBe(3);
    let subAsked = 0;
    const { subscription } = listen(client, channel, {
      getToken: async () => {
        if (++subAsked < 3) throw new Error('no token now');
        return at.endpoint.tokens.signSubscription(user, channel, 600);
      },
    });
    subscription.on('error', () => {});
    await ready(subscription);
    expect(subAsked).toBe(3);
  });

  test('a failing data source is asked again', async () => {
    let asked = 0;
    const client = at.clients.create({
      getData: async () => {
        if (++asked < 2) throw new Error('no data now');
        return { device: 'test' };
      },
    });
    client.on('error', () => {});
    client.connect();
    await ready(client);
    expect(asked).toBe(2);
  });

  test('an unauthorized connection ends, and so does an unauthorized subscription', async () => {
    const refused = at.clients.create({
      getToken: async () => {
        throw new UnauthorizedError('');
      },
    });
    const gone = next<{ code: number }>(refused, 'disconnected');
    refused.connect();
    expect((await gone).code).toBe(1);

    const client = at.clients.create();
    client.connect();
    const { unsubscribed } = listen(client, '$user:someone', {
      getToken: async () => {
        throw new UnauthorizedError('');
      },
    });
    await until('unsubscribed', () => unsubscribed.length === 1);
    expect(unsubscribed).toEqual([1]);
  });
});
