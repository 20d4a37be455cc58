import { z } from 'zod';
import { CLOSE, ERRORS } from '../codes.ts';
import { HOUSE_NAMESPACES, type Namespace, namespaceFinder } from '../namespaces.ts';
import { type PublishOptions, RealtimeError, type RealtimePort } from '../port.ts';
import { type CentrifugoApi, CentrifugoUnreachable } from './centrifugo-api.ts';
import { createLane, LANE_TIMES, type Lane, type LaneTimes, type Outage } from './lane.ts';

/** Lanes run beside each other; a channel always has the same one, which keeps its order. */
const LANES = 4;
const QUESTION_MS = 1_000;

const Place = z.object({ offset: z.number().default(0), epoch: z.string().default('') });
const History = Place.extend({
  publications: z
    .array(
      z.object({
        offset: z.number(),
        data: z.unknown(),
        tags: z.record(z.string(), z.string()).exactOptional(),
      }),
    )
    .default([]),
});
const Presence = z.object({
  presence: z.record(z.string(), z.object({ client: z.string(), user: z.string().default('') })).default({}),
});
const PresenceStats = z.object({ num_clients: z.number().default(0), num_users: z.number().default(0) });

const Channels = z.object({ channels: z.record(z.string(), z.unknown()).default({}) });

/** The port of a Centrifugo, and its end. */
export interface CentrifugoPort extends RealtimePort {
  /** Gives up what was not sent yet. */
  stop(): Promise<void>;
}

/**
 * Speaks to Centrifugo. Publications are gathered in batches and tried again while Centrifugo does not answer; a card
 * that waits is replaced by the next one of its channel. A publication may arrive twice after an answer was lost: ours
 * carry a version or an id by which clients pass over the second.
 */
export function createCentrifugoPort(options: {
  readonly api: CentrifugoApi;
  readonly outage: Outage;
  readonly times?: Partial<LaneTimes>;
  /** Namespaces of Centrifugo's configuration; default: the house's. */
  readonly namespaces?: readonly Namespace[];
}): CentrifugoPort {
  const { api } = options;
  const namespaceOf = namespaceFinder(options.namespaces ?? HOUSE_NAMESPACES);
  const lanes = Array.from({ length: LANES }, () =>
    createLane({ api, times: { ...LANE_TIMES, ...options.times }, outage: options.outage }),
  );
  const laneOf = (name: string): Lane => {
    const lane = lanes[hashOf(name) % LANES];
    if (!lane) throw new RangeError('There is no lane.');
    return lane;
  };
  const ask = (method: string, body: unknown) => api.call(method, body, QUESTION_MS);

  const publish = async (channel: string, data: unknown, given: PublishOptions = {}) => {
    const namespace = namespaceOf(channel);
    if (!namespace) throw new RealtimeError(ERRORS.unknownChannel.code, `unknown channel ${channel}`);
    // With a key or a version of its own each publication counts.
    const isReplaced =
      namespace.mode === 'cache' && given.idempotencyKey === undefined && given.version === undefined;
    const command = { publish: { channel, data, ...wireOptions(given) } };
    return Place.parse(await laneOf(channel).add(command, isReplaced ? channel : undefined));
  };

  return {
    publish,
    broadcast: (channels, data, given) =>
      Promise.all(channels.map((channel) => publish(channel, data, given))),
    async position(channel) {
      try {
        return Place.parse(await ask('history', { channel, limit: 0 }));
      } catch (error) {
        // A snapshot is shown all the same; from the start of the channel nothing is passed over.
        if (error instanceof CentrifugoUnreachable) return { offset: 0, epoch: '' };
        throw error;
      }
    },
    async history(channel, limit) {
      const newest = History.parse(await ask('history', { channel, limit, reverse: true }));
      return { ...newest, publications: newest.publications.toReversed() };
    },
    async presence(channel) {
      return Object.values(Presence.parse(await ask('presence', { channel })).presence);
    },
    async presenceStats(channel) {
      const stats = PresenceStats.parse(await ask('presence_stats', { channel }));
      return { clients: stats.num_clients, users: stats.num_users };
    },
    async subscribed(namespace) {
      const { channels } = Channels.parse(await ask('channels', { pattern: `${namespace}:*` }));
      return Object.keys(channels);
    },
    async disconnectUser(user, reason = CLOSE.forceDisconnect) {
      await laneOf(user).add({ disconnect: { user, disconnect: reason } });
    },
    async unsubscribeUser(user, channel) {
      await laneOf(channel).add({ unsubscribe: { user, channel } });
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const wireOptions = ({ tags, idempotencyKey, version }: PublishOptions) => ({
  ...(tags && { tags }),
  ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }),
  ...(version !== undefined && { version }),
});

/** Spreads names over lanes, the same name always alike. */
function hashOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
