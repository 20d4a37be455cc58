import {
  MONEY_LIMIT_TYPES,
  type MoneyLimitType,
  PERIODIC_LIMIT_TYPES,
  type UserLimitType,
  VALUE_LIMIT_TYPES,
  type ValueLimitType,
} from '@touchline/contract/constants';

const isOneOf =
  <T extends UserLimitType>(types: readonly T[]) =>
  (type: UserLimitType): type is T =>
    types.some((one) => one === type);

/** Whether the value is an amount. */
export const isMoneyLimit = isOneOf<MoneyLimitType>(MONEY_LIMIT_TYPES);
/** Whether it counts within a calendar period. */
export const isPeriodicLimit = isOneOf<(typeof PERIODIC_LIMIT_TYPES)[number]>(PERIODIC_LIMIT_TYPES);
/** Whether a player sets it by a value. */
export const isValueLimit = isOneOf<ValueLimitType>(VALUE_LIMIT_TYPES);
