import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCentrifugoApi } from '../src/realtime/centrifugo/centrifugo-api.ts';
import {
  CENTRIFUGO_PATH,
  CENTRIFUGO_TITLE,
  ENGINE,
  type RunningCentrifugo,
  startCentrifugo,
  startOwnRedis,
} from './realtime/centrifugo.ts';
import { clientsOf, listen, next, ready, until } from './realtime/clients.ts';

// What clients meet while Centrifugo's Redis is away, and that all is well when it is back, although it lost everything.

const CHANNEL = 'markets:1';
const CAN_RUN = CENTRIFUGO_PATH !== null && ENGINE === 'redis';
const NO_REDIS = ENGINE === 'redis' ? '' : ' (there is no Redis: CENTRIFUGO=1 npm test installs it)';

describe.skipIf(!CAN_RUN)(`${CENTRIFUGO_TITLE} with Redis${NO_REDIS}`, () => {
  let redis: Awaited<ReturnType<typeof startOwnRedis>>;
  let centrifugo: RunningCentrifugo;
  let clients: ReturnType<typeof clientsOf>;

  beforeAll(async () => {
    redis = await startOwnRedis();
    centrifugo = await startCentrifugo({ redisUrl: redis.url });
    clients = clientsOf(centrifugo.url);
  });
  afterAll(async () => {
    clients?.closeAll();
    await centrifugo?.stop();
    await redis?.stop();
  });

  test('who subscribes while Redis is away is sent off with 3004 and comes back by itself, who was there stays', async () => {
    const publish = (data: unknown) =>
      createCentrifugoApi(centrifugo).call('publish', { channel: CHANNEL, data }, 2_000);
    const early = clients.create();
    let connections = 0;
    early.on('connected', () => connections++);
    early.connect();
    const held = listen(early, CHANNEL);
    await ready(held.subscription);
    await publish('before');
    await until('before', () => held.publications.length === 1);

    await redis.stop();
    const late = clients.create();
    late.connect();
    await ready(late);
    const sentOff = next<{ code: number }>(late, 'connecting');
    const fresh = listen(late, CHANNEL);
    expect((await sentOff).code).toBe(3004);
    await expect(publish('lost')).rejects.toMatchObject({ code: 100 });

    redis = await startOwnRedis(Number(new URL(redis.url).port));
    await ready(fresh.subscription);
    await until('after', async () => {
      await publish('after').catch(() => {});
      return [held, fresh].every((one) => one.publications.at(-1) === 'after');
    });
    expect(held.publications).not.toContain('lost');
    expect(connections).toBe(1);
  });
});
