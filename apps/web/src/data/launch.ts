import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { BASE_PATH } from '@touchline/contract/constants';
import { servicesOf } from './services.ts';

/** What a provider is asked to open, for whom and how. */
interface Launch {
  readonly provider: 'betradar' | 'oddin' | 'betconstruct';
  readonly app: string;
  readonly playerId: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly timeZone: string;
}

/** An address for a frame: paths stand below the root of the APIs. */
const frameAddress = (url: string): string => (url.startsWith('/') ? `${BASE_PATH}/api${url}` : url);

/** The address at which a provider has opened something for a player. Kept under `private`, which signing out empties. */
export const launchQuery = ({ provider, app, playerId, theme, timeZone }: Launch) =>
  queryOptions({
    queryKey: ['private', 'launch', provider, app, playerId, theme ?? null],
    queryFn: async ({ client, signal }) => {
      const call = servicesOf(client).backend.book.POST('/{provider}/launch', {
        params: { path: { provider } },
        body: { app, time_zone: timeZone, ...(theme && { theme }) },
        signal,
      });
      return frameAddress((await demand(call)).url);
    },
    retry: false,
    // A new address would take away what the player has begun in the frame.
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever comes back gets a new one.
    gcTime: 0,
  });
