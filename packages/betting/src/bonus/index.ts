export { type BonusBet, bonusBetOf } from './bonus-bet.ts';
export {
  activeRangeIndex,
  type BoostRange,
  boostOdds,
  boostRangeIndex,
  type RewardRange,
} from './ranges.ts';
export type {
  BasisPoints,
  BonusConditions,
  BonusFacts,
  BonusFamily,
  BonusRule,
  CountSpan,
  FreebetVariant,
  Points,
  WeightedReward,
} from './rule.ts';
export { type BonusSelection, fitsConditions, type SelectionConditions } from './selection-checks.ts';
