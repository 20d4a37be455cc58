import { changeBetType, retyped, singlesAllowed } from './bet-type.ts';
import { assertNever } from './invariant.ts';
import type { Odds } from './odds.ts';
import { outcomeKey } from './selection.ts';
import { NO_CUSTOM_PRICE, newBet, type SelectionInput, type SlipBet } from './slip-bet.ts';
import { step, withBets, withCustomOdds, withoutError } from './slip-core.ts';
import { addSelection, chosen, withSingle } from './slip-edit.ts';
import type { CustomBetEvent, SlipStep } from './slip-event.ts';
import { withBetFlags } from './slip-flags.ts';
import { SELECTION_CAP, type SlipState } from './slip-state.ts';
import { undoOf } from './slip-undo.ts';

/** What the player makes of a custom bet; every event of it but its price. */
export type CustomBetEdit = Exclude<CustomBetEvent, { type: 'custom-odds-changed' }>;

/**
 * The slip after an edit of its custom bet.
 * Shape:  a custom bet stands alone on the slip; with a single selection it is a single, unless the rules allow it.
 * Source: specification §4 "If the first bet is a custom bet, the custom bet modal opens"; docs/rules/bet-builder.md.
 */
export function editCustomBet(state: SlipState, event: CustomBetEdit): SlipStep {
  switch (event.type) {
    case 'custom-bet-set':
      return setCustomBet(state, event.selections, event.customOdds);
    case 'custom-bet-replaced':
      return replaceCustomBet(state, event.selection);
    case 'custom-bet-grown':
      return growCustomBet(state, event.selection, event.customOdds);
    case 'custom-bet-split':
      return splitCustomBet(state, event.selection);
    default:
      return assertNever(event, 'custom bet edit');
  }
}

/** Takes over the price that the house has for a custom bet now. */
export function updateCustomOdds(state: SlipState, betId: string, odds: Odds | null): SlipStep {
  return step(withCustomOdds(state, { [betId]: odds }));
}

function setCustomBet(state: SlipState, inputs: readonly SelectionInput[], customOdds: Odds): SlipStep {
  const byId = new Map(inputs.map((input) => [outcomeKey(input), input]));
  const limit = { kind: 'selection-limit', limit: SELECTION_CAP } as const;
  if (byId.size === 0) return step(state);
  if (byId.size > SELECTION_CAP) return step(state, limit);
  const clean = withoutError(state);
  const selections = [...byId].map(([id, input]) => chosen(id, input, clean));
  const bet = newBet(`b${clean.nextBetNumber}`, selections, clean.rules, 'CUSTOM_BET');
  const priced = { ...bet, customOdds, acceptedCustomOdds: customOdds };
  const typed = retyped(priced, clean.systemTypes, clean.rules.isCustomSingleAllowed);
  const next = withBets({ ...clean, nextBetNumber: clean.nextBetNumber + 1 }, [
    withBetFlags(typed, clean.rules),
  ]);
  const undo = state.bets.length === 0 ? null : undoOf(state, 'slip');
  return step({ ...next, undo }, { kind: 'panel-open' });
}

function replaceCustomBet(state: SlipState, selection: SelectionInput): SlipStep {
  const custom = customBetOf(state);
  if (custom === undefined) return step(state);
  const clean = withoutError(state);
  const others = withBets(
    clean,
    clean.bets.filter((bet) => bet !== custom),
  );
  const added = addSelection(others, selection);
  return step({ ...added.state, undo: undoOf(state, 'slip', custom.selections) });
}

function growCustomBet(state: SlipState, input: SelectionInput, customOdds: Odds | null): SlipStep {
  const custom = customBetOf(state);
  const id = outcomeKey(input);
  const isOfMatch = custom?.selections.every((selection) => selection.matchId === input.matchId) === true;
  if (custom === undefined || !isOfMatch || state.selectedOutcomeIds.includes(id)) return step(state);
  if (state.selectedOutcomeIds.length >= SELECTION_CAP) {
    return step(state, { kind: 'selection-limit', limit: SELECTION_CAP });
  }
  const clean = withoutError(state);
  const selections = [...custom.selections, chosen(id, input, clean)];
  const price = { customOdds, acceptedCustomOdds: customOdds, isCustomChanged: false };
  const grown = withBetFlags({ ...custom, ...price, selections }, clean.rules);
  return step(
    withBets(
      clean,
      clean.bets.map((bet) => (bet === custom ? grown : bet)),
    ),
  );
}

// Its own selections keep the stake as in any change to singles; the new one, as any new single, has none. The player asks
// for singles here, as with a change of type, so that one provider need not allow several.
function splitCustomBet(state: SlipState, input: SelectionInput): SlipStep {
  const custom = customBetOf(state);
  const id = outcomeKey(input);
  if (custom === undefined || state.selectedOutcomeIds.includes(id)) return step(state);
  if (state.selectedOutcomeIds.length >= SELECTION_CAP) {
    return step(state, { kind: 'selection-limit', limit: SELECTION_CAP });
  }
  const clean = withoutError(state);
  const combo: SlipBet = { ...custom, ...NO_CUSTOM_PRICE, betType: 'COMBO' };
  const selection = chosen(id, input, clean);
  const areSingles = singlesAllowed([...custom.selections, selection], clean.rules);
  const bets = areSingles
    ? changeBetType({ ...clean, bets: [combo] }, 'SINGLE', (index) => `b${clean.nextBetNumber + index}`)
    : [retyped(combo, clean.systemTypes, null)];
  const others = clean.bets.filter((bet) => bet !== custom);
  const split = withBets({ ...clean, nextBetNumber: clean.nextBetNumber + bets.length - 1 }, [
    ...bets.map((bet) => withBetFlags(bet, clean.rules)),
    ...others,
  ]);
  return areSingles ? step(withSingle(split, selection)) : addSelection(split, input);
}

function customBetOf({ bets: [first] }: SlipState): SlipBet | undefined {
  return first?.betType === 'CUSTOM_BET' ? first : undefined;
}
