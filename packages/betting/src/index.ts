export type { AmountWriting } from './amount-writing.ts';
export { type BetTypeRefusal, betTypeRefusal, singlesAllowed, slipBetType } from './bet-type.ts';
export {
  type CashOutBet,
  type CashOutSelection,
  cashOutFair,
  cashOutOffer,
  leastAccepted,
  type OfferTerms,
  partOfOffer,
  stakeOfPart,
} from './cash-out.ts';
export {
  amountText,
  type Currency,
  type CurrencyUnit,
  currency,
  displayUnit,
  fieldText,
  fractionDigits,
  type MoneyParts,
  moneyParts,
  unitOf,
} from './currency.ts';
export {
  type ExplainedLine,
  type ExplainedSystem,
  type ExplainInput,
  explainSystem,
  type LineResult,
} from './explain-system.ts';
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
export { type PlaceTerms, placeTerms } from './place-terms.ts';
export { type PlayedAmounts, restOfLimit, usedOfLimit } from './play-limits.ts';
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
export { type Placing, type RacingResult, settleRacing } from './racing.ts';
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
export { ruleFour } from './rule-four.ts';
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
  type DeadHeat,
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
export {
  type AvailableBonuses,
  type BetType,
  type BoostTerms,
  MARKET_OPEN,
  newBet,
  type ProviderKey,
  type SelectionInput,
  type SlipBet,
  type SlipBonus,
  type SlipBonusType,
  type SlipSelection,
  type StakeSource,
} from './slip-bet.ts';
export { needsBetFlow } from './slip-bonus.ts';
export { atAgreedPrices } from './slip-core.ts';
export { reduceDraft } from './slip-draft.ts';
export type {
  BonusEvent,
  ConversionRate,
  CurrentCustomOdds,
  CustomBetEvent,
  DraftEvent,
  PlacementReply,
  RestoreCurrency,
  SelectionNames,
  SlipEffect,
  SlipEvent,
  SlipStep,
} from './slip-event.ts';
export { PLACE_AT_CURRENT_LIMIT } from './slip-placement.ts';
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
  DEFAULT_SLIP_RULES,
  emptySlip,
  type MarketUpdate,
  type PlacedBet,
  type PlacedStatus,
  SELECTION_CAP,
  type SlipError,
  type SlipPhase,
  type SlipRules,
  type SlipState,
  type SlipUndo,
} from './slip-state.ts';
export { parseSpecifier, printSpecifier, type Specifier } from './specifier.ts';
export { type ParsedStake, parseStake, type StakeFault, withoutGroups } from './stake-input.ts';
export {
  chooseSystemType,
  combinations,
  fullCoverTypes,
  lineCount,
  SYSTEM_MAX_SELECTIONS,
  SYSTEM_MIN_SELECTIONS,
  type SystemType,
  standardSystemTypes,
  systemFolds,
} from './system.ts';
export { systemMinReturn, systemMultiplier, systemReturn } from './system-returns.ts';
