export { type BetTypeRefusal, betTypeRefusal, singlesAllowed, slipBetType } from './bet-type.ts';
export {
  amountText,
  type Currency,
  type CurrencyUnit,
  currency,
  displayUnit,
  fractionDigits,
  type MoneyParts,
  moneyParts,
} from './currency.ts';
export { assertNever, invariant } from './invariant.ts';
export {
  addMoney,
  type EpochMs,
  MAX_MONEY,
  type MinorUnits,
  type Money,
  money,
  subtractMoney,
} from './money.ts';
export {
  DEFAULT_BONUS_ODDS,
  isPlaceableOdds,
  MAX_ODDS,
  MAX_TOTAL_ODDS,
  MIN_ODDS,
  ODDS_SCALE,
  type Odds,
  oddsFromDecimal,
  oddsToDecimal,
} from './odds.ts';
export { type AcceptMode, isAutoAccepted } from './odds-acceptance.ts';
export { type OddsDisplay, oddsParts, oddsText } from './odds-format.ts';
export { type OddsFault, type ParsedOdds, parseOdds } from './odds-input.ts';
export { nearestRung, type Rung } from './odds-ladder.ts';
export {
  type DecimalParts,
  europeanParts,
  NO_ODDS,
  ODDS_FORMATS,
  type OddsFormat,
  type OddsParts,
  oddsPartsText,
} from './odds-parts.ts';
export {
  initialQuickBet,
  opensQuickBet,
  type QuickBetEffect,
  type QuickBetEvent,
  type QuickBetPhase,
  type QuickBetState,
  type QuickBetStep,
  RETURN_NOT_ABOVE_STAKE,
  reduceQuickBet,
} from './quick-bet.ts';
export { type BetLabel, type BetQuote, betLabel, quote, quoteBet, type SlipQuote } from './quote.ts';
export type { Rational } from './rational.ts';
export {
  capReturn,
  comboReturn,
  exactTotalOdds,
  type Factor,
  oddsFactor,
  returnAt,
  stakeForReturn,
  stakeWithinCap,
  totalOdds,
  truncateOdds,
  VOID_FACTOR,
} from './returns.ts';
export {
  type MarketKey,
  type MarketRef,
  marketKey,
  marketKeyOf,
  type OutcomeKey,
  type OutcomeRef,
  outcomeKey,
  parseMarketKey,
  parseOutcomeKey,
} from './selection.ts';
export {
  asianResult,
  type BetResult,
  type ResultFilter,
  resultFactor,
  resultFilter,
  type SelectionResult,
  type SettledSelection,
  type Settlement,
  type SettlementInput,
  settleBet,
  settleCanceled,
  settleCashedOut,
} from './settlement.ts';
export { reduceSlip } from './slip.ts';
export { reduceDraft } from './slip-draft.ts';
export type {
  ConversionRate,
  DraftEvent,
  PlacementReply,
  RestoreCurrency,
  SlipEffect,
  SlipEvent,
  SlipStep,
} from './slip-event.ts';
export {
  isPlaceable,
  type SlipContext,
  type SlipProblem,
  type SlipProblemKind,
  type StakeLimits,
  slipProblems,
} from './slip-problems.ts';
export { type SavedSlip, savedSlip } from './slip-restore.ts';
export {
  type AvailableBonuses,
  type BetType,
  DEFAULT_SLIP_RULES,
  emptySlip,
  MARKET_OPEN,
  type MarketUpdate,
  newBet,
  type PlacedBet,
  type PlacedStatus,
  type ProviderKey,
  SELECTION_CAP,
  type SelectionInput,
  type SlipBet,
  type SlipBonus,
  type SlipBonusType,
  type SlipError,
  type SlipPhase,
  type SlipRules,
  type SlipSelection,
  type SlipState,
  type StakeSource,
} from './slip-state.ts';
export { parseSpecifier, printSpecifier, type Specifier } from './specifier.ts';
export { type ParsedStake, parseStake, type StakeFault } from './stake-input.ts';
export {
  chooseSystemType,
  combinations,
  lineCount,
  SYSTEM_MAX_SELECTIONS,
  SYSTEM_MIN_SELECTIONS,
  type SystemType,
  standardSystemTypes,
  systemFolds,
} from './system.ts';
export { systemMinReturn, systemMultiplier, systemReturn } from './system-returns.ts';
