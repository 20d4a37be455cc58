import type { BoostRange } from './bonus/ranges.ts';
import { isOneOf, isText, isWhole, list, nullable, optional, type Shape, shape } from './shape.ts';
import type { AvailableBonuses, BoostTerms, SlipBet, SlipBonus, SlipSelection } from './slip-bet.ts';
import { SELECTION_CAP } from './slip-state.ts';
import type { SystemType } from './system.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isPositive = (value: unknown): value is number => isWhole(value) && value > 0;

const isSelection: Shape<SlipSelection> = shape({
  id: isText,
  matchId: isText,
  matchUrnId: isText,
  matchSlug: isText,
  matchStatus: isWhole,
  type: isText,
  startTime: isWhole,
  marketId: isText,
  marketName: isText,
  marketGroup: isText,
  marketStatus: isWhole,
  specifier: isText,
  outcomeId: isText,
  outcomeName: isText,
  odds: isPositive,
  acceptedOdds: isPositive,
  initialOdds: isPositive,
  active: isFlag,
  provider: isText,
  sportKey: isText,
  nameA: isText,
  nameB: isText,
  categoryName: isText,
  sportType: optional(isText),
  categoryId: optional(isText),
  tournamentId: optional(isText),
  isSuspended: isFlag,
  isChanged: isFlag,
  isNotAvailable: isFlag,
});

const isPlainSystem = shape<Omit<SystemType, 'folds'>>({
  id: isText,
  totalCount: isPositive,
  winCount: isPositive,
});

// Folds of more selections than there are would have no lines.
const isSystemType = (value: unknown): value is SystemType => {
  if (!isPlainSystem(value) || value.totalCount > SELECTION_CAP || value.winCount > value.totalCount)
    return false;
  const folds: unknown = 'folds' in value ? value.folds : [value.winCount];
  return list(isPositive)(folds) && folds.length > 0 && folds.every((fold) => fold <= value.totalCount);
};

const isBoostTerms: Shape<BoostTerms> = shape({
  sportTypes: list(isText),
  sportKeys: list(isText),
  categoryIds: list(isText),
  tournamentIds: list(isText),
  matchIds: list(isText),
  minOdds: nullable(isPositive),
  maxOdds: nullable(isPositive),
  matchStatus: isOneOf(['all', 'prematch', 'live']),
  ranges: list(
    shape<BoostRange>({ minCount: isPositive, maxCount: nullable(isPositive), bonusOdds: isPositive }),
  ),
});

const isBonus: Shape<SlipBonus> = shape({
  id: isText,
  type: isOneOf([
    'comboboost',
    'freebet',
    'freebet_no_risk',
    'freebet_all_win',
    'freebet_only_win',
    'hunting',
    'lootbox',
    'tournament',
  ]),
  odds: nullable(isPositive),
  boost: optional(isBoostTerms),
});

const isAvailableBonuses: Shape<AvailableBonuses> = shape({
  comboboost: nullable(isBonus),
  freebet: list(isBonus),
  hunting: nullable(isBonus),
  lootbox: nullable(isBonus),
  tournament: nullable(isBonus),
});

/** Whether a value is a bet of a slip: every field present and of its type. */
export const isSlipBet: Shape<SlipBet> = shape({
  betId: isText,
  betType: isOneOf(['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET']),
  stake: (value: unknown): value is number => isWhole(value) && value >= 0,
  stakeText: isText,
  stakeFault: nullable(
    isOneOf(['not-a-number', 'negative', 'thousands-separator', 'too-many-fraction-digits', 'too-large']),
  ),
  stakeSource: nullable(isOneOf(['potential_win', 'sharing'])),
  wantedReturn: nullable((value: unknown): value is number => isWhole(value) && value >= 0),
  currency: isText,
  subunits: isPositive,
  selections: list(isSelection),
  systemType: nullable(isSystemType),
  customOdds: nullable(isPositive),
  acceptedCustomOdds: nullable(isPositive),
  isCustomChanged: isFlag,
  bonus: nullable(isBonus),
  availableBonuses: isAvailableBonuses,
  bonusOdds: isPositive,
  freebetStake: (value: unknown): value is number => isWhole(value) && value >= 0,
  isBonusOff: optional(isFlag),
  status: nullable(isText),
  isVip: isFlag,
  jackpots: list(shape({ id: isText })),
});
