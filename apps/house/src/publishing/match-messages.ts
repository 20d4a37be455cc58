import type { EpochMs } from '@touchline/betting';
import type { CardMessage, PatchMessage } from '@touchline/contract/channels';
import { topMarkets } from '#feed/top-markets.ts';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import { wireCard, wireIncident, wireMarket, wireState } from './wire.ts';

/** What changed of a match since its last publication. */
export interface MatchChange {
  readonly markets: Set<string>;
  isStateChanged: boolean;
  /** Who attacks. */
  isPlayChanged: boolean;
  isUrgent: boolean;
}

/** What clients have been told of a match. */
export interface ToldMatch {
  at: EpochMs;
  /** Version of the last publication on the `markets:` channel. */
  v: number;
  incidents: number;
  /** Keys of the markets on the card. */
  card: ReadonlySet<string>;
}

/** Every statistic with a new state; else who attacks alone. */
const changedStatistics = ({ statistics }: MatchRecord, { isStateChanged }: MatchChange) =>
  statistics
    .filter(({ key }) => isStateChanged || key === 'attack')
    .map(({ key, home, away }): [string, number, number] => [key, home, away]);

/** The next patch of a match; notes in `told` that it is told. */
export function nextPatch(
  match: MatchRecord,
  change: MatchChange,
  told: ToldMatch,
  now: EpochMs,
): PatchMessage {
  const incidents = match.incidents.slice(told.incidents);
  const patch: PatchMessage = {
    event: 'markets_changed',
    v: match.v,
    pv: told.v,
    ts: now,
    id: match.id,
    m: [...change.markets].flatMap((key) => match.markets.get(key) ?? []).map(wireMarket),
    ...(change.isStateChanged && { state: wireState(match) }),
    ...((change.isStateChanged || change.isPlayChanged) && { stats: changedStatistics(match, change) }),
    ...(incidents.length > 0 && { inc: incidents.map(wireIncident) }),
  };
  told.v = match.v;
  told.incidents = match.incidents.length;
  return patch;
}

/** The next card of a match, or null when nothing on it changed; notes in `told` what it holds. */
export function nextCard(
  match: MatchRecord,
  change: MatchChange,
  told: ToldMatch,
  now: EpochMs,
): CardMessage | null {
  const card = new Set(topMarkets(match).map((market) => market.key));
  const isTouched =
    change.isStateChanged || [...change.markets].some((key) => card.has(key) || told.card.has(key));
  if (!isTouched) return null;
  // A client learns that a market of its card closed from the card itself.
  const gone = [...told.card].flatMap((key): MarketRecord[] => {
    const market = card.has(key) ? undefined : match.markets.get(key);
    return market ? [market] : [];
  });
  told.card = card;
  return wireCard(match, gone, now);
}
