import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listen, ready, until } from './clients.ts';
import { onEveryServer } from './endpoint.ts';

// What the official client expects of recovery, of any server of the protocol: the hub, or a Centrifugo
// (one that is started here, or the one that RT_URL and RT_API name).

onEveryServer((at) => {
  const channelIn = (namespace: string) => `${namespace}:${randomUUID()}`;

  test('what was missed while disconnected is recovered in order', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('markets');
    const { subscription, publications, subscribed } = listen(client, channel);
    await ready(subscription);
    await at.endpoint.publish(channel, 1);
    await until('first', () => publications.length === 1);
    client.disconnect();
    for (const value of [2, 3, 4]) await at.endpoint.publish(channel, value);
    client.connect();
    await until('recovered', () => publications.length === 4);
    expect(publications).toEqual([1, 2, 3, 4]);
    expect(subscribed.at(-1)).toEqual({ recovered: true, wasRecovering: true });
  });

  test('what was missed while unsubscribed is recovered by the same subscription', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('markets');
    const { subscription, publications } = listen(client, channel);
    await ready(subscription);
    subscription.unsubscribe();
    await at.endpoint.publish(channel, 'missed');
    subscription.subscribe();
    await until('recovered', () => publications.length === 1);
    expect(publications).toEqual(['missed']);
  });

  test('a position that cannot be recovered subscribes without recovery', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('markets');
    await at.endpoint.publish(channel, 1);
    const { subscription, publications, subscribed } = listen(client, channel, {
      since: { offset: 1, epoch: 'another-life' },
    });
    await ready(subscription);
    expect(subscribed).toEqual([{ recovered: false, wasRecovering: true }]);
    await at.endpoint.publish(channel, 2);
    await until('publication', () => publications.length === 1);
    expect(publications).toEqual([2]);
  });

  test('getState runs on the first subscribe, not on a reconnect, and again when recovery fails', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('markets');
    let loaded = 0;
    const start = await at.endpoint.publish(channel, 1);
    await at.endpoint.publish(channel, 2);
    const { subscription, publications } = listen(client, channel, {
      // The first state is stale on purpose: its position is of another life.
      getState: async () => (++loaded === 1 ? { offset: 1, epoch: 'another-life' } : start),
    });
    await ready(subscription);
    expect(loaded).toBe(2);
    await until('recovered from the state', () => publications.length === 1);
    client.disconnect();
    await at.endpoint.publish(channel, 3);
    client.connect();
    await until('recovered after reconnect', () => publications.length === 2);
    expect(publications).toEqual([2, 3]);
    expect(loaded).toBe(2);
  });

  test('a cache channel hands its last publication to whoever comes, with or without a position', async () => {
    const client = at.clients.create();
    client.connect();
    const channel = channelIn('match');
    await at.endpoint.publish(channel, 'old');
    await at.endpoint.publish(channel, 'card');
    const plain = listen(client, channel);
    await until('card', () => plain.publications.length === 1);
    expect(plain.publications).toEqual(['card']);

    const other = at.clients.create();
    other.connect();
    const positioned = listen(other, channel, { since: { offset: 0, epoch: '' } });
    await until('card', () => positioned.publications.length === 1);
    expect(positioned.publications).toEqual(['card']);

    other.disconnect();
    other.connect();
    await until('subscribed again', () => positioned.subscribed.length === 2);
    expect(positioned.subscribed[1]).toEqual({ recovered: true, wasRecovering: true });
    expect(positioned.publications).toHaveLength(1);
  });
});
