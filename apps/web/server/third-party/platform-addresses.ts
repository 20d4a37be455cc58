import { PlatformAddresses } from '@touchline/contract';
import { PLATFORM_PREFIX } from '@touchline/contract/headers';

const TIMEOUT_MS = 2_000;

interface Asking {
  readonly houseUrl: URL;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Addresses of the operator's platform; undefined if there is none. */
export type ReadPlatform = () => Promise<PlatformAddresses | undefined>;

/** Reads the addresses from the backend. While it cannot be reached its last answer stands. */
export function createPlatformAddresses({ houseUrl, fetch }: Asking): ReadPlatform {
  let last: PlatformAddresses | undefined;
  async function ask(): Promise<PlatformAddresses | undefined> {
    const url = new URL(`${PLATFORM_PREFIX}/system`, houseUrl).href;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The system data were answered with ${answer.status}.`);
    const { platform_settings: settings } = (await answer.json()) as {
      platform_settings?: { platform?: unknown };
    }; // checked on the next line
    return settings?.platform === undefined ? undefined : PlatformAddresses.parse(settings.platform);
  }
  return async () => {
    last = await ask().catch(() => last);
    return last;
  };
}
