import { CLOSE, UNSUBSCRIBE } from './codes.ts';
import type { HubCore } from './hub-core.ts';
import type { Publication, RealtimePort } from './port.ts';

/** The port of the house's own hub. Each call takes effect before it returns its promise. */
export function createHubPort(core: HubCore): RealtimePort {
  return {
    publish: async (channel, data, options = {}) => core.publish(channel, data, options),
    broadcast: async (channels, data, options = {}) =>
      channels.map((channel) => core.publish(channel, data, options)),
    position: async (channel) => core.channelOrThrow(channel).position,
    async history(name, limit) {
      const channel = core.channelOrThrow(name);
      const kept = limit > 0 ? channel.history(core.now()).slice(-limit) : [];
      const publications = kept.map((one) => JSON.parse(one.json) as Publication); // written by the channel itself
      return { publications, ...channel.position };
    },
    async presence(name) {
      const subscribers = [...core.channelOrThrow(name).subscribers];
      return subscribers.map(({ connection }) => ({ client: connection.id, user: connection.user }));
    },
    async presenceStats(name) {
      const subscribers = [...core.channelOrThrow(name).subscribers];
      const users = new Set(subscribers.map(({ connection }) => connection.user));
      return { clients: subscribers.length, users: users.size };
    },
    async subscribed(namespace) {
      const found = [...core.channels.values()].filter(
        ({ name, subscribers }) => subscribers.size > 0 && name.startsWith(`${namespace}:`),
      );
      return found.map(({ name }) => name);
    },
    async disconnectUser(user, reason = CLOSE.forceDisconnect) {
      for (const connection of core.connectionsOf(user)) connection.close(reason);
    },
    async unsubscribeUser(user, channel) {
      for (const connection of core.connectionsOf(user))
        connection.endSubscription(channel, UNSUBSCRIBE.server);
    },
  };
}
