import type { ProviderStatus } from './live-store-types.ts';

/** What is known of the providers: their status, and when each was last heard. */
export function createProviders(now: () => number) {
  const statuses = new Map<string, ProviderStatus>();
  const beats = new Map<string, { readonly breaks: number; readonly at: number }>();

  return {
    setStatus: (provider: string, status: ProviderStatus) => void statuses.set(provider, status),
    status: (provider: string): ProviderStatus => statuses.get(provider) ?? 'ACTIVE',
    /** A heartbeat that was sent `ageMs` ago and arrived after so many breaks. */
    beat(provider: string, ageMs: number, breaks: number) {
      const at = now() - ageMs;
      const last = beats.get(provider);
      if (!last || last.breaks !== breaks || last.at < at) beats.set(provider, { breaks, at });
    },
    /** The server said that no heartbeat was missed over the breaks: the last ones count, as old as they are. */
    keep(breaks: number) {
      for (const [provider, { at }] of beats) beats.set(provider, { breaks, at });
    },
    /** Whether the provider was heard since the last break and within `limitMs`. */
    isHeard(provider: string, limitMs: number, breaks: number): boolean {
      const beat = beats.get(provider);
      return beat !== undefined && beat.breaks === breaks && now() - beat.at <= limitMs;
    },
  };
}
