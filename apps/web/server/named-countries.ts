import { BOOK_PREFIX } from '@touchline/contract/headers';

const HOLD_MS = 5_000;
const TIMEOUT_MS = 2_000;

interface Asking {
  readonly houseUrl: URL;
  readonly now: () => number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

async function ask({ houseUrl, fetch }: Asking): Promise<readonly string[]> {
  const url = new URL(`${BOOK_PREFIX}/layouts`, houseUrl).href;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A backend without this call has no such blocks.
  if (!answer.ok) return [];
  const { countries } = (await answer.json()) as { countries?: unknown }; // checked on the next line
  return Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [];
}

/**
 * Countries for which pages differ, as the house tells them; asked again after a few seconds, in the background. While the
 * house cannot be reached the last answer stands.
 */
export function createNamedCountries(asking: Asking) {
  let held: readonly string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let first: Promise<readonly string[]> | undefined;

  async function renew(): Promise<readonly string[]> {
    askedAt = asking.now();
    held = await ask(asking).catch(() => held);
    return held;
  }

  /** At once, but for the first time. */
  return (): readonly string[] | Promise<readonly string[]> => {
    if (!first) {
      first = renew();
      return first;
    }
    if (asking.now() - askedAt >= HOLD_MS) void renew();
    return held;
  };
}

const COUNTRY = /^[A-Z]{2}$/;

/** Country of a reader as the network before this server tells it. */
export function countryOf(header: string | readonly string[] | undefined): string | undefined {
  const given = String(header ?? '').toUpperCase();
  return COUNTRY.test(given) ? given : undefined;
}
