import type { EpochMs, MinorUnits, Odds } from '@touchline/betting';
import { BOOK_PREFIX } from '@touchline/contract/headers';
import type { RefusalReason } from '../bets/refusal.ts';
import type { Effect } from './scenario.ts';
import { createSwitchboard, type Switchboard } from './switchboard.ts';

/** What of a bet a named scenario looks at. */
export interface FaultyBet {
  readonly playerId: string;
  readonly currency: string;
  readonly stake: MinorUnits;
  readonly legs: readonly { readonly matchId: string; readonly odds: Odds }[];
}

/** Faults on demand. Only a house in development has scenarios; see dev/scenarios.ts. */
export interface Faults {
  /** The scenarios that are on; null where the house has none. */
  readonly switchboard: Switchboard | null;
  /** What the scenarios that are on say against a bet, beside the house's own reasons. */
  placementRefusal(bet: FaultyBet): readonly RefusalReason[];
  /** Since when the feed says nothing; null where it speaks. */
  feedStoppedAt(): EpochMs | null;
  stopFeed(at: EpochMs | null): void;
}

const NO_FAULTS: Faults = Object.freeze({
  switchboard: null,
  placementRefusal: () => [],
  feedStoppedAt: () => null,
  stopFeed: () => undefined,
});

/** A refusal of a bet belongs to the call that places it. */
const PLACEMENT = { method: 'POST', path: `${BOOK_PREFIX}/bets` };

function reasonsOf(effect: Effect, bet: FaultyBet): readonly RefusalReason[] {
  if (effect.kind === 'refuse') return effect.reasons(bet);
  const isAbove = effect.kind === 'limit' && bet.stake > effect.most;
  return isAbove ? [{ name: 'stake_too_high', field: 'stake', limit: effect.most }] : [];
}

/** Faults of a house; none where it is not in development. */
export function createFaults(isDevelopment: boolean): Faults {
  if (!isDevelopment) return NO_FAULTS;
  const switchboard = createSwitchboard();
  let feedStoppedAt: EpochMs | null = null;
  return {
    switchboard,
    feedStoppedAt: () => feedStoppedAt,
    stopFeed(at) {
      feedStoppedAt = at;
    },
    placementRefusal(bet) {
      const matchIds = bet.legs.map((leg) => leg.matchId);
      const met = switchboard.take('placement', 'refusing', {
        ...PLACEMENT,
        playerId: bet.playerId,
        matchIds,
        run: null,
      });
      return met.flatMap(({ scenario: { effect } }) => reasonsOf(effect, bet));
    },
  };
}
