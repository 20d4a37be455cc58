import { PlatformAddresses } from '@touchline/contract';
import { PLATFORM_PREFIX } from '@touchline/contract/headers';
import { createCachedList } from '../cached-list.ts';

const TIMEOUT_MS = 2_000;

interface Asking {
  readonly houseUrl: URL;
  readonly now: () => number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Addresses of the operator's platform as the backend publishes them: one, or none if it has none. */
export const createPlatformAddresses = ({ houseUrl, now, fetch }: Asking) =>
  createCachedList<PlatformAddresses>(async () => {
    const url = new URL(`${PLATFORM_PREFIX}/system`, houseUrl).href;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The system data were answered with ${answer.status}.`);
    const { platform_settings: settings } = (await answer.json()) as {
      platform_settings?: { platform?: unknown };
    }; // checked on the next line
    return settings?.platform === undefined ? [] : [PlatformAddresses.parse(settings.platform)];
  }, now);
