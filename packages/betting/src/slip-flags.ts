import { mapKeeping } from './map-keeping.ts';
import { isPlaceableOdds, type Odds } from './odds.ts';
import { isAutoAccepted } from './odds-acceptance.ts';
import { MARKET_OPEN, type SlipBet, type SlipSelection } from './slip-bet.ts';
import type { SlipRules } from './slip-state.ts';

const PREMATCH = 0;
const LIVE = 1;

/** Whether bets are taken on a match of a status. */
export function isMatchOpen(status: number): boolean {
  return status === PREMATCH || status === LIVE;
}

/** Whether a selection cannot be bet on now. */
export function isOff(selection: SlipSelection): boolean {
  return selection.isSuspended || selection.isNotAvailable;
}

/** Whether a bet has to be looked at before it can be placed. */
export function isFlagged(bet: SlipBet): boolean {
  const isPriced = bet.betType !== 'CUSTOM_BET' || bet.customOdds !== null;
  return !isPriced || bet.isCustomChanged || bet.selections.some((one) => one.isChanged || isOff(one));
}

/**
 * A selection with its flags as they follow from its price, its market, its match and its provider.
 * A change that the acceptance mode covers is taken over, but never on a price that cannot be bet on now.
 */
export function withFlags(selection: SlipSelection, rules: SlipRules): SlipSelection {
  const { odds, provider } = selection;
  const isSuspended = selection.marketStatus !== MARKET_OPEN || !selection.active || !isPlaceableOdds(odds);
  const isNotAvailable =
    !isMatchOpen(selection.matchStatus) ||
    (rules.allowedProviders !== null && !rules.allowedProviders.includes(provider)) ||
    (rules.providerStatuses[provider] ?? 'ACTIVE') !== 'ACTIVE';
  const agreed = agreement(selection.acceptedOdds, odds, !isSuspended && !isNotAvailable, rules);
  const acceptedOdds = agreed.odds;
  const isChanged = !isSuspended && agreed.isChanged;
  const isSame =
    isSuspended === selection.isSuspended &&
    isNotAvailable === selection.isNotAvailable &&
    isChanged === selection.isChanged &&
    acceptedOdds === selection.acceptedOdds;
  return isSame ? selection : { ...selection, acceptedOdds, isSuspended, isNotAvailable, isChanged };
}

/**
 * A bet with the flags of its selections renewed.
 * One price covers a custom bet: that price is agreed to, and what a selection of it would cost alone is not.
 */
export function withBetFlags(bet: SlipBet, rules: SlipRules): SlipBet {
  const isCustom = bet.betType === 'CUSTOM_BET';
  const selections = mapKeeping(bet.selections, (selection) =>
    withFlags(isCustom ? atCurrentOdds(selection) : selection, rules),
  );
  const flagged = selections === bet.selections ? bet : { ...bet, selections };
  return isCustom ? withCustomFlag(flagged, rules) : flagged;
}

/** A selection with its current price as the agreed one. */
export function atCurrentOdds(selection: SlipSelection): SlipSelection {
  return selection.acceptedOdds === selection.odds
    ? selection
    : { ...selection, acceptedOdds: selection.odds };
}

// The first price of a custom bet is what the player sees before anything can be placed, so it needs no question.
function withCustomFlag(bet: SlipBet, rules: SlipRules): SlipBet {
  const { customOdds } = bet;
  if (customOdds === null) return bet.isCustomChanged ? { ...bet, isCustomChanged: false } : bet;
  const isOpen = !bet.selections.some(isOff);
  const agreed = agreement(bet.acceptedCustomOdds ?? customOdds, customOdds, isOpen, rules);
  return agreed.odds === bet.acceptedCustomOdds && agreed.isChanged === bet.isCustomChanged
    ? bet
    : { ...bet, acceptedCustomOdds: agreed.odds, isCustomChanged: agreed.isChanged };
}

// A fall within the part that the player allows is taken, but the agreed price stays: many small falls do not add up.
function agreement(
  accepted: Odds,
  current: Odds,
  isOpen: boolean,
  { oddsAcceptMode, acceptDownToPercent }: SlipRules,
): { readonly odds: Odds; readonly isChanged: boolean } {
  if (current === accepted) return { odds: accepted, isChanged: false };
  if (isOpen && isAutoAccepted(oddsAcceptMode, accepted, current)) return { odds: current, isChanged: false };
  const isTaken = isOpen && isAutoAccepted(oddsAcceptMode, accepted, current, acceptDownToPercent);
  return { odds: accepted, isChanged: !isTaken };
}
