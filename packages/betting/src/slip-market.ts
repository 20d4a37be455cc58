import { retyped } from './bet-type.ts';
import { mapKeeping } from './map-keeping.ts';
import { isPlaceableOdds } from './odds.ts';
import { type MarketKey, marketKeyOf } from './selection.ts';
import type { SlipSelection } from './slip-bet.ts';
import { isLocked, step, withAllowedFreebets, withBets, withSelections } from './slip-core.ts';
import type { SlipEvent, SlipStep } from './slip-event.ts';
import { withBetFlags } from './slip-flags.ts';
import type { MarketUpdate, SlipRules, SlipState } from './slip-state.ts';

/** Takes over the current state of markets: prices, whether they are open, and which outcomes they still have. */
export function updateMarkets(state: SlipState, markets: readonly MarketUpdate[]): SlipStep {
  const byKey = new Map<MarketKey, MarketUpdate>(markets.map((market) => [market.key, market]));
  return step(
    withSelections(state, (selection) => {
      const market = byKey.get(marketKeyOf(selection.id));
      return market === undefined ? selection : inMarket(selection, market);
    }),
  );
}

/** Takes over a match's status and start. */
export function updateMatch(
  state: SlipState,
  event: Extract<SlipEvent, { type: 'match-updated' }>,
): SlipStep {
  return step(
    withSelections(state, (selection) => {
      const startTime = event.startTime ?? selection.startTime;
      const isSame = selection.matchStatus === event.status && selection.startTime === startTime;
      return selection.matchId !== event.matchId || isSame
        ? selection
        : { ...selection, matchStatus: event.status, startTime };
    }),
  );
}

/** Takes over settings; flags and accepted prices follow at once. */
export function updateRules(
  state: SlipState,
  rules: Partial<Omit<SlipRules, 'currency' | 'subunits'>>,
): SlipStep {
  const ruled = { ...state, rules: { ...state.rules, ...rules } };
  const next = withoutCustomSingles(withSelections(ruled, (selection) => selection));
  return step(rules.isMultiActiveFreebetsAllowed === undefined ? next : withAllowedFreebets(next));
}

// What the house does not take as a custom bet is a single. A bet on its way stays what it was sent as.
function withoutCustomSingles(state: SlipState): SlipState {
  if (state.rules.isCustomSingleAllowed !== false || isLocked(state)) return state;
  const bets = mapKeeping(state.bets, (bet) =>
    bet.betType === 'CUSTOM_BET' && bet.selections.length === 1
      ? withBetFlags(retyped(bet, state.systemTypes, false), state.rules)
      : bet,
  );
  return bets === state.bets ? state : withBets(state, bets);
}

/** A selection in its market as it is now. An outcome that is missing, or has no price, keeps its last one as inactive. */
export function inMarket(selection: SlipSelection, market: MarketUpdate): SlipSelection {
  const outcome = market.outcomes.find((candidate) => candidate.id === selection.outcomeId);
  const isPriced = outcome !== undefined && isPlaceableOdds(outcome.odds);
  const odds = isPriced ? outcome.odds : selection.odds;
  const active = isPriced && outcome.active;
  const isSame =
    odds === selection.odds && active === selection.active && market.status === selection.marketStatus;
  return isSame ? selection : { ...selection, odds, active, marketStatus: market.status };
}
