import { STALE_LIVE_MS, STALE_PREMATCH_MS } from '@touchline/contract/constants';
import type { MatchLive } from './match-live.ts';
import { createProviders } from './providers.ts';

/** `idle` before the first connection: what the page was rendered with holds while it is young. */
export type TransportState = 'idle' | 'up' | 'down';

/** `fresh` may be bet on; `stale` is shown as doubtful; `unavailable` is not offered by its provider now. */
export type Freshness = 'fresh' | 'stale' | 'unavailable';

/** Why a match is not fresh. */
export type FreshnessReason = 'provider' | 'transport' | 'gap' | 'unconfirmed' | 'heartbeat';

/** A silence of the whole page longer than this is a sleep: everything must be confirmed again. */
export const SLEEP_MS = STALE_LIVE_MS;

const LIVE_STATUS = 1;

/** How long prices of a match may go without a heartbeat, ms. */
export function staleAfterMs(match: MatchLive): number {
  return match.state?.status === LIVE_STATUS ? STALE_LIVE_MS : STALE_PREMATCH_MS;
}

/**
 * Says of each match whether its prices may be trusted. After a break (lost transport, sleep) nothing is trusted until
 * it was confirmed again: the number of breaks is kept with each confirmation and each heartbeat and compared.
 */
export function createFreshness(now: () => number) {
  let breaks = 0;
  let transport: TransportState = 'idle';
  let aliveAt: number | null = null;
  const confirmed = new Map<string, { readonly breaks: number; readonly until: number }>();
  const providers = createProviders(now);
  const gaps = new Set<string>();
  /** Channels by match. */
  const followed = new Map<string, Set<string>>();

  const asleep = () => aliveAt !== null && Math.abs(now() - aliveAt) > SLEEP_MS;
  const isConfirmed = (matchId: string) => {
    const held = confirmed.get(matchId);
    return held !== undefined && held.breaks === breaks && now() <= held.until;
  };

  const reason = (match: MatchLive): FreshnessReason | null => {
    if (providers.status(match.provider) === 'INACTIVE') return 'provider';
    if (transport === 'down') return 'transport';
    if (gaps.has(match.id)) return 'gap';
    if (asleep() || !isConfirmed(match.id)) return 'unconfirmed';
    return providers.isHeard(match.provider, staleAfterMs(match), breaks) ? null : 'heartbeat';
  };

  return {
    reason,
    isConfirmed,
    of(match: MatchLive): Freshness {
      const why = reason(match);
      return why === null ? 'fresh' : why === 'provider' ? 'unavailable' : 'stale';
    },
    setTransport(state: TransportState) {
      if (transport === 'up' && state !== 'up') breaks++;
      transport = state;
    },
    /** Starts to watch for sleep. */
    watch() {
      aliveAt ??= now();
    },
    unwatch() {
      aliveAt = null;
    },
    /** A sign of life; true when there was a sleep before it. */
    alive(): boolean {
      if (aliveAt === null) return false;
      const slept = asleep();
      if (slept) breaks++;
      aliveAt = now();
      return slept;
    },
    setStatus: providers.setStatus,
    status: providers.status,
    beat: (provider: string, ageMs: number) => providers.beat(provider, ageMs, breaks),
    keepBeats: () => providers.keep(breaks),
    /** The match is covered by a subscription and up to date. */
    confirm: (matchId: string) => void confirmed.set(matchId, { breaks, until: Number.POSITIVE_INFINITY }),
    /** The match was read `ageMs` ago: good for as long as its kind allows, and longer when a channel follows it. */
    confirmSeed(match: MatchLive, ageMs: number) {
      const left = staleAfterMs(match) - ageMs;
      const until = left > 0 && followed.has(match.id) ? Number.POSITIVE_INFINITY : now() + left;
      const held = confirmed.get(match.id);
      if (held?.breaks !== breaks || held.until < until) confirmed.set(match.id, { breaks, until });
    },
    follow(matchId: string, channel: string) {
      followed.set(matchId, (followed.get(matchId) ?? new Set()).add(channel));
    },
    /** One channel less; with the last one the match ages from now. */
    unfollow(match: MatchLive, channel: string) {
      const channels = followed.get(match.id);
      channels?.delete(channel);
      if (channels?.size !== 0) return;
      followed.delete(match.id);
      if (isConfirmed(match.id)) confirmed.set(match.id, { breaks, until: now() + staleAfterMs(match) });
    },
    channels: (matchId: string): ReadonlySet<string> | undefined => followed.get(matchId),
    openGap: (matchId: string) => void gaps.add(matchId),
    closeGap: (matchId: string) => void gaps.delete(matchId),
    forget(matchId: string) {
      confirmed.delete(matchId);
      gaps.delete(matchId);
    },
  };
}
