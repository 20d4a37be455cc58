export { type BonusBet, bonusBetOf } from './bonus-bet.ts';
export { bonusReturn } from './bonus-return.ts';
export { drawnBelow } from './draw.ts';
export {
  amountInEur,
  type Contribution,
  contribute,
  dropAmount,
  dropText,
  type HitFault,
  type LevelPool,
  type LevelRound,
  type LevelTerms,
  maskedUserHash,
  newRound,
  type PublishedHit,
  REMAINDER_PARTS,
  type Sha256,
  verifyHit,
  withContribution,
} from './jackpot-draw.ts';
export { drawReward, type LootboxProgress, lootboxProgress, rewardChances } from './lootbox.ts';
export { type PlacementBonus, placementBonus } from './placement-bonus.ts';
export {
  averageStake,
  byPlacement,
  compareIds,
  type Farmed,
  type FarmedBet,
  type FarmingBet,
  type FarmingRule,
  type FarmingState,
  farm,
  pointsOf,
  potentialPointsOf,
} from './points.ts';
export {
  type Contender,
  contenderOf,
  FINAL_AFTER_MS,
  isFinal,
  type Prize,
  poolOf,
  prizesDue,
  type Ranked,
  ranking,
} from './prizes.ts';
export { type Condition, type Proof, proveBonus } from './proof.ts';
export {
  activeRangeIndex,
  type BoostRange,
  boostOdds,
  boostRangeIndex,
  type RewardRange,
} from './ranges.ts';
export { type ReceiptLine, receiptLines } from './receipt-lines.ts';
export {
  type GrantedReward,
  multipliedAmount,
  type OwedReward,
  owedRewards,
  type RewardChange,
  rewardChanges,
} from './rewards.ts';
export {
  type BasisPoints,
  type BonusConditions,
  type BonusFacts,
  type BonusFamily,
  type BonusRule,
  betTypesOf,
  type CountSpan,
  countsEverySelection,
  type FreebetVariant,
  type Points,
  type WeightedReward,
} from './rule.ts';
export { type BonusSelection, fitsConditions, type SelectionConditions } from './selection-checks.ts';
export { countSpan } from './selection-count.ts';
export { type SettlementBonus, tokenBackUntil } from './settle-bonus.ts';
export { type ChangeStep, type Obstacle, type SmallestChange, smallestChange } from './smallest-change.ts';
export {
  type BonusMove,
  type BonusStanding,
  type BonusStatus,
  bonusAction,
  type DeactivationReason,
  type HeldBonus,
  moveBonus,
  overriddenBy,
  type StoredStatus,
  shownStatus,
} from './status.ts';
