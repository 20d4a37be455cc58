import type { EpochMs } from '@touchline/betting';
import { type MatchListMessage, type PublicMessage, publicChannel } from '@touchline/contract/channels';
import { HEARTBEAT_MS } from '@touchline/contract/constants';
import type { World, WorldChange } from '#feed/world.ts';
import type { RealtimePort } from '#realtime/port.ts';
import { sportOf } from '../queries/present-tournament.ts';

/** Lists of appeared and disappeared matches are gathered for this long. */
const LIST_WINDOW_MS = 1_000;

/** Publishes on `public:{locale}` what concerns lists of matches, and that each provider is alive. */
export interface PublicPublisher {
  note(change: WorldChange, now: EpochMs): void;
  flush(now: EpochMs): void;
}

export function createPublicPublisher(options: {
  readonly world: World;
  readonly port: RealtimePort;
  readonly locales: readonly string[];
  readonly report: (what: string, error: unknown) => void;
}): PublicPublisher {
  const { world, port, report } = options;
  const channels = options.locales.map(publicChannel);
  const added = new Set<string>();
  const removed = new Set<string>();
  const lostStatuses = new Set<string>();
  let listedAt = 0;
  let beatAt = 0;

  /** `onLost` puts back what the message said; a heartbeat has none: the next one says it all. */
  const send = (message: PublicMessage, onLost: () => void = () => undefined) => {
    port.broadcast(channels, message).catch((error: unknown) => {
      report('public channels could not be published', error);
      onLost();
    });
  };

  /** Sport types and providers of the listed matches, each once; undefined if one of them is unknown. */
  const sourcesOf = (ids: readonly string[]): MatchListMessage['src'] => {
    const sources = new Map<string, [string, string]>();
    for (const id of ids) {
      const match = world.match(id) ?? world.past.find(id);
      if (!match) return undefined;
      const { type, provider } = sportOf(world, match.sportId);
      sources.set(`${type}:${provider}`, [type, provider]);
    }
    return [...sources.values()];
  };

  const sendStatus = (matchId: string, now: EpochMs) => {
    const match = world.match(matchId);
    if (!match) return;
    send({ event: 'match_status_changed', ts: now, id: matchId, st: match.status, sg: match.stage }, () =>
      lostStatuses.add(matchId),
    );
  };

  const beat = (now: EpochMs) => {
    beatAt = now;
    for (const [provider, status] of Object.entries(world.providers())) {
      send({ event: 'provider_heartbeat', ts: now, provider, status });
    }
  };

  return {
    note(change, now) {
      if (change.type === 'match_added') added.add(change.matchId);
      if (change.type === 'match_removed') removed.add(change.matchId);
      if (change.type === 'status') sendStatus(change.matchId, now);
      if (change.type === 'provider_status') {
        send({ event: 'provider_status_changed', ts: now, provider: change.provider, status: change.status });
      }
    },
    flush(now) {
      if (now - beatAt >= HEARTBEAT_MS) beat(now);
      const lost = [...lostStatuses];
      lostStatuses.clear();
      for (const matchId of lost) sendStatus(matchId, now);
      if (added.size + removed.size === 0 || now - listedAt < LIST_WINDOW_MS) return;
      listedAt = now;
      const [came, gone] = [[...added], [...removed]];
      added.clear();
      removed.clear();
      const src = sourcesOf([...came, ...gone]);
      const lists = { added: came, removed: gone, changed: [], ...(src && { src }) };
      send({ event: 'match_changed', ts: now, ...lists }, () => {
        for (const matchId of came) added.add(matchId);
        for (const matchId of gone) removed.add(matchId);
      });
    },
  };
}
