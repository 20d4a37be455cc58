import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { MarketingChannel } from '@touchline/contract/constants';
import { request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

/** What the player decided about marketing, stored under `private`, which signing out empties. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['private', 'consents'],
    queryFn: async ({ client, signal }) => {
      const { backend } = servicesOf(client);
      return (await demand(backend.platform.GET('/player/consents', { signal }))).data;
    },
  });

/** Gives or withdraws marketing on one channel. A failure is shown as a notice. */
export async function changeConsent(channel: MarketingChannel, isGiven: boolean): Promise<void> {
  const body = { [channel]: isGiven };
  const answer = await request((backend) => backend.platform.PATCH('/player/consents', { body }), {
    isWanted: true,
  });
  if (answer.ok) currentServices().queryClient.setQueryData(consentsQuery().queryKey, answer.data.data);
}
