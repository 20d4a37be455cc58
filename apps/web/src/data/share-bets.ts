import {
  newBet,
  type Odds,
  outcomeKey,
  quoteBet,
  type SlipBet,
  type SlipSelection,
  type SystemType,
} from '@touchline/betting';
import type { ShareBet, SharedBet, SharedSelection } from '@touchline/contract';

/** Amounts that a player lets others see. */
export interface ShownAmounts {
  readonly stake: boolean;
  readonly return: boolean;
}

/** Bets as they are shared: their selections at the prices of now, and no amount that is not to be seen. */
export function shareBetsOf(bets: readonly SlipBet[], shown: ShownAmounts): ShareBet[] {
  return bets.map((bet) => ({
    selections: bet.selections.map(({ matchId, marketId, specifier, outcomeId, odds }) => ({
      match_id: matchId,
      market_id: marketId,
      specifier,
      outcome_id: outcomeId,
      odds,
    })),
    type: bet.betType,
    system_id: bet.systemType?.id ?? null,
    custom_odds: bet.betType === 'CUSTOM_BET' ? bet.customOdds : null,
    currency: bet.currency,
    stake: shown.stake && bet.stake > 0 ? bet.stake : null,
    potentialWin: (shown.return && bet.stake > 0 && quoteBet(bet).potentialReturn) || null,
    sharing: true,
  }));
}

/** What a shared selection has become. */
export type SharedFate = 'same' | 'up' | 'down' | 'suspended' | 'gone';

/** One shared bet beside what is left of it. Units: odds are those of the whole bet; null where it has no price. */
export interface BetPreview {
  readonly bet: SharedBet;
  readonly selections: readonly { readonly selection: SharedSelection; readonly fate: SharedFate }[];
  /** What goes on the slip; null where nothing of the bet can be bet on. */
  readonly left: SlipBet | null;
  readonly oddsBefore: Odds | null;
  readonly oddsNow: Odds | null;
}

/** What the page knows that a shared bet does not say. */
export interface ShareSurroundings {
  readonly systemTypes: readonly SystemType[];
  readonly subunitsOf: (currency: string) => number;
}

function fateOf({ odds, current_odds: now, active, market_status: status }: SharedSelection): SharedFate {
  if (now === null) return 'gone';
  if (!active || status !== 1) return 'suspended';
  if (now === odds) return 'same';
  return now > odds ? 'up' : 'down';
}

/** Looks at shared bets before they take the place of what is on the slip. */
export function previewShare(bets: readonly SharedBet[], around: ShareSurroundings): BetPreview[] {
  return bets.map((bet) => {
    const left = slipBetOf(bet, leftOf(bet), bet.current_custom_odds, around);
    const before = slipBetOf(bet, bet.selections.map(asShared), bet.custom_odds, around);
    return {
      bet,
      selections: bet.selections.map((selection) => ({
        selection,
        fate: bet.type === 'CUSTOM_BET' && left === null ? 'gone' : fateOf(selection),
      })),
      left,
      oddsBefore: before && quoteBet(before).totalOdds,
      oddsNow: left && quoteBet(left).totalOdds,
    };
  });
}

/** What of shared bets goes on the slip, at the prices that the preview showed. */
export const slipBetsOf = (previews: readonly BetPreview[]): SlipBet[] =>
  previews.flatMap(({ left }) => left ?? []);

/** The bet builder has one price for all of its selections: without one of them it is another bet. */
function leftOf(bet: SharedBet): SharedSelection[] {
  const left = bet.selections.filter(({ current_odds }) => current_odds !== null);
  return bet.type === 'CUSTOM_BET' && left.length < bet.selections.length ? [] : left;
}

const asShared = (selection: SharedSelection): SharedSelection => ({
  ...selection,
  current_odds: selection.odds,
});

function slipBetOf(
  bet: SharedBet,
  selections: readonly SharedSelection[],
  customOdds: Odds | null,
  { systemTypes, subunitsOf }: ShareSurroundings,
): SlipBet | null {
  const isCustom = bet.type === 'CUSTOM_BET';
  if (selections.length === 0 || (isCustom && customOdds === null)) return null;
  const { currency } = bet;
  const isWhole = selections.length === bet.selections.length;
  const systemType = isWhole ? (systemTypes.find(({ id }) => id === bet.system_id) ?? null) : null;
  const type = selections.length === 1 ? 'SINGLE' : bet.type === 'SYSTEM' && !systemType ? 'COMBO' : bet.type;
  return {
    ...newBet('shared', selections.map(selectionOf), { currency, subunits: subunitsOf(currency) }),
    betType: isCustom ? 'CUSTOM_BET' : type,
    stake: bet.stake ?? 0,
    systemType: type === 'SYSTEM' ? systemType : null,
    customOdds: isCustom ? customOdds : null,
    acceptedCustomOdds: isCustom ? customOdds : null,
  };
}

function selectionOf(shared: SharedSelection): SlipSelection {
  const { match } = shared;
  const odds = shared.current_odds ?? shared.odds;
  const key = {
    matchId: shared.match_id,
    marketId: shared.market_id,
    specifier: shared.specifier,
    outcomeId: shared.outcome_id,
  };
  return {
    ...key,
    id: outcomeKey(key),
    matchUrnId: match.urn_id,
    matchSlug: match.slug,
    matchStatus: match.status,
    type: match.type,
    startTime: match.start_time,
    marketName: shared.market_name,
    marketGroup: shared.market_group,
    marketStatus: shared.market_status,
    outcomeName: shared.outcome_name,
    odds,
    acceptedOdds: odds,
    initialOdds: shared.odds,
    active: shared.active,
    provider: match.provider,
    sportKey: match.sport_key,
    nameA: match.name_a,
    nameB: match.name_b,
    categoryName: match.category_name,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
}
