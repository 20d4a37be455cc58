import { userChannel } from '@touchline/contract/channels';
import type { Centrifuge } from 'centrifuge';
import type { Caller } from '../support/house.ts';
import { listen } from './clients.ts';

/** What a connection of a page needs: its tokens come from the house. */
export const tokensOf = (caller: Caller) => ({
  getToken: async () => (await caller.post('/book/websocket/token')).body.token as string,
});

/** A player's own channel, listened to as a page does. */
export const ownChannel = (client: Centrifuge, player: Caller & { readonly id: string }) =>
  listen(client, userChannel(player.id), {
    getToken: async ({ channel }) => {
      const { body } = await player.post('/book/websocket/authorize', { channels: [channel] });
      return body.channels[0].token;
    },
  });

/** Names of the messages that arrived. */
export const eventsOf = (publications: readonly unknown[]) =>
  publications.map((data) => (data as { readonly event: string }).event); // the house published them
