import type { MatchLive } from './match-live.ts';

/** The match with the markets that are kept alone; all of them are known again with the next full seed. */
export function keepMarkets(match: MatchLive, isKept: (marketKey: string) => boolean): MatchLive {
  const kept = <V>(all: ReadonlyMap<string, V>) => new Map([...all].filter(([key]) => isKept(key)));
  return { ...match, heldV: 0, markets: kept(match.markets), seen: kept(match.seen) };
}
