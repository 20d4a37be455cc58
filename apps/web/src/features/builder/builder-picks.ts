import { marketKeyOf, type OutcomeKey } from '@touchline/betting';
import { createExternalStore, useExternalStore } from '#data/external-store.ts';
import type { MarketView, OutcomeView } from '#data/views.ts';

/** One outcome of a bet that is being built. It keeps its names while its market comes and goes. */
export interface BuilderPick {
  readonly key: OutcomeKey;
  readonly market: MarketView;
  readonly outcome: OutcomeView;
}

type Picks = ReadonlyMap<string, readonly BuilderPick[]>;

const NO_PICKS: readonly BuilderPick[] = [];
const EMPTY: Picks = new Map();
const store = createExternalStore(EMPTY);

/** The picks of a match, in the order of picking. They stay while the player looks at other tabs and pages. */
export const useBuilderPicks = (matchId: string): readonly BuilderPick[] =>
  useExternalStore(store, EMPTY).get(matchId) ?? NO_PICKS;

/** Several players may score; of every other market one outcome can be picked. */
const isExclusive = ({ outcomes }: MarketView) => !outcomes.some(({ player }) => player);

/** The picks after a tap: an outcome that is picked goes, another one of its market takes its place. */
export function toggled(picks: readonly BuilderPick[], pick: BuilderPick): readonly BuilderPick[] {
  if (picks.some(({ key }) => key === pick.key)) return picks.filter(({ key }) => key !== pick.key);
  const place = isExclusive(pick.market)
    ? picks.findIndex(({ key }) => marketKeyOf(key) === marketKeyOf(pick.key))
    : -1;
  return place === -1 ? [...picks, pick] : picks.with(place, pick);
}

const put = (matchId: string, picks: readonly BuilderPick[]) =>
  store.set(new Map([...store.get(), [matchId, picks]]));

export const togglePick = (matchId: string, pick: BuilderPick): void =>
  put(matchId, toggled(store.get().get(matchId) ?? NO_PICKS, pick));

export const clearPicks = (matchId: string): void => put(matchId, NO_PICKS);
