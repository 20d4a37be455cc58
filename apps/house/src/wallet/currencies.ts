import { type Currency, currency, type MinorUnits } from '@touchline/betting';

const BTC = currency('BTC', 100_000_000, {
  isFiat: false,
  subcurrencies: [
    { code: 'mBTC', subunits: 100_000 },
    { code: 'µBTC', subunits: 100 },
  ],
});

/** Held to eight digits: its own eighteen would not fit a safe integer. */
const ETH = currency('ETH', 100_000_000, {
  isFiat: false,
  subcurrencies: [{ code: 'mETH', subunits: 100_000 }],
});

interface Offered {
  readonly currency: Currency;
  /** Smallest units in the amount that people of the currency think of as one: limits and quick stakes are multiples of it. */
  readonly everyday: MinorUnits;
}

const fiat = (code: string, subunits: number, everyday = subunits): Offered => ({
  currency: currency(code, subunits),
  everyday,
});

const OFFERED: readonly Offered[] = [
  fiat('EUR', 100),
  fiat('USD', 100),
  fiat('GBP', 100),
  fiat('CHF', 100),
  fiat('NOK', 100, 1_000),
  fiat('SEK', 100, 1_000),
  fiat('JPY', 1, 100),
  fiat('KWD', 1_000),
  { currency: BTC, everyday: 1_000 },
  { currency: ETH, everyday: 50_000 },
  { currency: currency('USDT', 1_000_000, { isFiat: false }), everyday: 1_000_000 },
];

/** Currencies of the house, the default first. */
export const CURRENCIES: readonly Currency[] = OFFERED.map((one) => one.currency);

export const DEFAULT_CURRENCY = 'EUR';

/** Amounts that every currency has, in its everyday unit. */
const WELCOME = 1_000;
const STAKE_MIN = 0.1;
const STAKE_MAX = 5_000;
const VIP_STAKE = 1_000;
const PAYOUT_MAX = 250_000;
const QUICK_STAKES = [5, 10, 25, 50];

export interface BetLimits {
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits;
  /** From this stake on a trader decides. */
  readonly vipStake: MinorUnits;
  /** Of one bet, stake included; a higher return is cut to it. */
  readonly maxPayout: MinorUnits;
}

/** Smallest units in the amount that limits and quick amounts are multiples of. */
export const everydaySubunits = (of: Currency): MinorUnits =>
  OFFERED.find((one) => one.currency.code === of.code)?.everyday ?? of.subunits;

export const currencyOf = (code: string): Currency | undefined => CURRENCIES.find((one) => one.code === code);

/** An amount in main units, with all the digits of its currency: `12.50`. */
export function mainUnits(amount: MinorUnits, code: string): string {
  const digits = String(currencyOf(code)?.subunits ?? 1).length - 1;
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function betLimits(of: Currency): BetLimits {
  const subunits = everydaySubunits(of);
  return {
    minStake: Math.max(1, Math.round(STAKE_MIN * subunits)),
    maxStake: STAKE_MAX * subunits,
    vipStake: VIP_STAKE * subunits,
    maxPayout: PAYOUT_MAX * subunits,
  };
}

export const quickStakes = (of: Currency): MinorUnits[] =>
  QUICK_STAKES.map((stake) => stake * everydaySubunits(of));

/** What a new player starts with. */
export const welcomeAmount = (of: Currency): MinorUnits => WELCOME * everydaySubunits(of);
