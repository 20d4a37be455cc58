import type { Currency, MinorUnits } from '@touchline/betting';
import { everydaySubunits } from '../wallet/currencies.ts';

/** Amounts that every currency has, in its everyday unit. */
const DEPOSIT = { min: 5, max: 10_000 };
const PAYOUT = { min: 10, max: 20_000 };
const QUICK_AMOUNTS = [20, 50, 100, 200];

interface Limits {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
}

const within = ({ min, max }: Limits, of: Currency): Limits => ({
  min: min * everydaySubunits(of),
  max: max * everydaySubunits(of),
});

export const depositLimits = (of: Currency): Limits => within(DEPOSIT, of);
export const payoutLimits = (of: Currency): Limits => within(PAYOUT, of);
export const quickAmounts = (of: Currency): MinorUnits[] =>
  QUICK_AMOUNTS.map((amount) => amount * everydaySubunits(of));
