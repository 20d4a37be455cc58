import { type MinorUnits, quote } from '@touchline/betting';
import type { SlipModel } from './use-slip-model.ts';

/** What the slip would return at the prices that the player agreed to. Units: minor units of the slip's currency. */
export function returnBefore({ state, context }: Pick<SlipModel, 'state' | 'context'>): MinorUnits {
  const bets = state.bets.map((bet) => ({
    ...bet,
    customOdds: bet.acceptedCustomOdds,
    selections: bet.selections.map((selection) => ({ ...selection, odds: selection.acceptedOdds })),
  }));
  return quote({ ...state, bets }, context.limits[state.rules.currency]?.maxPayout ?? null).totalReturn;
}
