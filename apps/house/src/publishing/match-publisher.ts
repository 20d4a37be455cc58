import type { EpochMs } from '@touchline/betting';
import { marketsChannel, matchChannel } from '@touchline/contract/channels';
import { COALESCE_LIVE_MS, COALESCE_PREMATCH_MS } from '@touchline/contract/constants';
import type { MatchRecord, World, WorldChange } from '#feed/world.ts';
import type { RealtimePort } from '#realtime/port.ts';
import { type MatchChange, nextCard, nextPatch, type ToldMatch } from './match-messages.ts';

/**
 * Publishes cards and patches of matches that somebody follows: the first change at once, then one message per window;
 * suspensions at once. What could not be published, or happened while nobody followed, is part of the next message.
 */
export interface MatchPublisher {
  note(change: WorldChange): void;
  /** Publishes what is due. */
  flush(now: EpochMs): void;
}

const windowOf = (match: MatchRecord) => (match.status === 1 ? COALESCE_LIVE_MS : COALESCE_PREMATCH_MS);

const NOTED: ReadonlySet<WorldChange['type']> = new Set(['markets', 'status', 'state', 'play']);

function pendingOf(pending: Map<string, MatchChange>, matchId: string): MatchChange {
  const held = pending.get(matchId) ?? {
    markets: new Set(),
    isStateChanged: false,
    isPlayChanged: false,
    isUrgent: false,
  };
  pending.set(matchId, held);
  return held;
}

function noteIn(pending: Map<string, MatchChange>, change: WorldChange): void {
  if (!('matchId' in change) || !NOTED.has(change.type)) return;
  const held = pendingOf(pending, change.matchId);
  if (change.type === 'markets') for (const key of change.marketKeys) held.markets.add(key);
  else if (change.type === 'play') held.isPlayChanged = true;
  else held.isStateChanged = true;
  held.isUrgent ||= change.type === 'status' || (change.type === 'markets' && change.urgent);
}

export function createMatchPublisher(options: {
  readonly world: World;
  readonly port: RealtimePort;
  readonly report: (what: string, error: unknown) => void;
}): MatchPublisher {
  const { world, port, report } = options;
  const pending = new Map<string, MatchChange>();
  const told = new Map<string, ToldMatch>();

  /** With the state as well, so that the card is published again. */
  const noteLost = (matchId: string, { markets }: MatchChange) => {
    const held = pendingOf(pending, matchId);
    for (const key of markets) held.markets.add(key);
    held.isStateChanged = true;
  };

  const send = (channel: string, data: unknown, onLost: () => void) => {
    port.publish(channel, data).catch((error: unknown) => {
      report(`${channel} could not be published`, error);
      onLost();
    });
  };

  const flushMatch = (match: MatchRecord, change: MatchChange, now: EpochMs) => {
    const last = told.get(match.id) ?? { at: 0, v: 0, incidents: 0, card: new Set() };
    if (!change.isUrgent && now - last.at < windowOf(match)) return;
    told.set(match.id, last);
    pending.delete(match.id);
    last.at = now;
    const onLost = () => noteLost(match.id, change);
    send(marketsChannel(match.id), nextPatch(match, change, last, now), onLost);
    const card = nextCard(match, change, last, now);
    if (card) send(matchChannel(match.id), card, onLost);
  };

  return {
    note(change) {
      if (change.type === 'match_removed') {
        pending.delete(change.matchId);
        told.delete(change.matchId);
      } else noteIn(pending, change);
    },
    flush(now) {
      for (const [matchId, change] of pending) {
        const match = world.match(matchId);
        if (!match) pending.delete(matchId);
        else if (world.isFollowed(matchId)) flushMatch(match, change, now);
      }
    },
  };
}
