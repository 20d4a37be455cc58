import { type Currency, currency, type MinorUnits } from '@touchline/betting';

const BTC = currency('BTC', 100_000_000, {
  isFiat: false,
  subcurrencies: [
    { code: 'mBTC', subunits: 100_000 },
    { code: 'µBTC', subunits: 100 },
  ],
});

/** Currencies of the house, the default first. */
export const CURRENCIES: readonly Currency[] = [
  currency('EUR', 100),
  currency('USD', 100),
  currency('GBP', 100),
  currency('NOK', 100),
  currency('JPY', 1),
  currency('KWD', 1_000),
  BTC,
];

export const DEFAULT_CURRENCY = 'EUR';

/** Amounts that a currency starts from, in its everyday unit: the main one, or mBTC. */
const WELCOME = 1_000;
const STAKE_MIN = 0.1;
const STAKE_MAX = 5_000;
const PAYOUT_MAX = 250_000;
const QUICK_STAKES = [5, 10, 25, 50];

export interface BetLimits {
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits;
  /** Of one bet, stake included; a higher return is cut to it. */
  readonly maxPayout: MinorUnits;
}

const everydaySubunits = (of: Currency) => of.subcurrencies[0]?.subunits ?? of.subunits;

export const currencyOf = (code: string): Currency | undefined => CURRENCIES.find((one) => one.code === code);

export function betLimits(of: Currency): BetLimits {
  const subunits = everydaySubunits(of);
  return {
    minStake: Math.max(1, Math.round(STAKE_MIN * subunits)),
    maxStake: STAKE_MAX * subunits,
    maxPayout: PAYOUT_MAX * subunits,
  };
}

export const quickStakes = (of: Currency): MinorUnits[] =>
  QUICK_STAKES.map((stake) => stake * everydaySubunits(of));

/** What a new player starts with. */
export const welcomeAmount = (of: Currency): MinorUnits => WELCOME * everydaySubunits(of);
