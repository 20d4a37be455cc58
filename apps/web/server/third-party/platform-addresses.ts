import { PlatformAddresses, PlatformChat } from '@touchline/contract';
import { PLATFORM_PREFIX } from '@touchline/contract/headers';

const TIMEOUT_MS = 2_000;

interface Asking {
  readonly houseUrl: URL;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What foreign scripts an operator has; a part is absent if there is none. */
export interface ThirdParties {
  readonly platform?: PlatformAddresses;
  readonly chat?: PlatformChat;
}
export type ReadThirdParties = () => Promise<ThirdParties>;

/** Reads the addresses from the backend. While it cannot be reached its last answer stands. */
export function createPlatformAddresses({ houseUrl, fetch }: Asking): ReadThirdParties {
  let last: ThirdParties = {};
  async function ask(): Promise<ThirdParties> {
    const url = new URL(`${PLATFORM_PREFIX}/system`, houseUrl).href;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The system data were answered with ${answer.status}.`);
    const { platform_settings: settings } = (await answer.json()) as {
      platform_settings?: { platform?: unknown; chat?: unknown };
    }; // checked on the next lines
    return {
      ...(settings?.platform !== undefined && { platform: PlatformAddresses.parse(settings.platform) }),
      ...(settings?.chat !== undefined && { chat: PlatformChat.parse(settings.chat) }),
    };
  }
  return async () => {
    last = await ask().catch(() => last);
    return last;
  };
}
