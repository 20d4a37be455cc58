import {
  type Currency,
  type CurrencyUnit,
  currency as currencyOf,
  fieldText,
  type MinorUnits,
  type Odds,
  type OddsDisplay,
  oddsParts,
  type SlipState,
  unitOf,
} from '@touchline/betting';
import type { SystemData } from '@touchline/contract';
import {
  currencySymbol,
  directionOf,
  formatMoney,
  formatOdds,
  localizeNumber,
  type MoneyStyle,
} from '@touchline/i18n';
import { useHeldSystem } from './held-query.ts';
import { useOddsFormat } from './preferences.ts';
import { useLocale } from './services.ts';
import { useSlip } from './slip.ts';

const FALLBACK_SUBUNITS = 100;

/** A currency of the system data; one that is not listed is taken as fiat with the given subunits. */
export function findCurrency(
  currencies: SystemData['currencies'] | undefined,
  code: string,
  subunits = FALLBACK_SUBUNITS,
): Currency {
  const known = currencies?.find((candidate) => candidate.code === code);
  if (!known) return currencyOf(code, subunits);
  return currencyOf(known.code, known.subunits, { isFiat: known.fiat, subcurrencies: known.subcurrencies });
}

/** Amounts as the page writes them. */
export interface MoneyTexts {
  /** `€10.00`, kept apart from the text around it where that runs the other way. */
  (amount: MinorUnits, code: string, style?: MoneyStyle): string;
  readonly symbol: (code: string) => string;
  /** The mark of the unit that stakes of a currency are typed in: `€`, `mBTC`. */
  readonly unit: (code: string, subunits: number) => string;
  /** What fills a stake field: `10.00` in the digits of the page. */
  readonly plain: (amount: MinorUnits, unit: CurrencyUnit) => string;
  readonly currency: (code: string, subunits?: number) => Currency;
}

const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/** Keeps a text of the other direction in one piece inside a right-to-left sentence. */
export function isolated(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `${ISOLATE}${text}${ISOLATE_END}` : text;
}

/** Writes amounts in the locale of the page; those of the currency of `unit` in that unit. */
export function useMoney(unit?: CurrencyUnit): MoneyTexts {
  const locale = useLocale();
  const system = useHeldSystem();
  const find = (code: string, subunits?: number) => findCurrency(system?.currencies, code, subunits);
  return Object.assign(
    (amount: MinorUnits, code: string, style?: MoneyStyle) => {
      const inUnit = unit?.code === code ? { ...style, subunits: unit.subunits } : style;
      return isolated(formatMoney(amount, find(code), locale, inUnit), locale);
    },
    {
      symbol: (code: string) => currencySymbol(find(code), locale),
      unit: (code: string, subunits: number) => {
        const known = find(code, subunits);
        const typedIn = unitOf(known, subunits);
        return typedIn === known ? currencySymbol(known, locale) : typedIn.code;
      },
      plain: (amount: MinorUnits, of: CurrencyUnit) => localizeNumber(fieldText(amount, of), locale),
      currency: find,
    },
  );
}

const rulesOf = ({ rules }: SlipState) => rules;

/** Writes amounts on the slip: all of them in the unit that its stakes are typed in. */
export function useSlipMoney(): MoneyTexts {
  const { currency: code, subunits } = useSlip(rulesOf);
  return useMoney({ code, subunits });
}

/** Writes a price in the format that the player chose; `isTotal` for the odds of a whole bet. */
export function usePriceText(): (odds: Odds | null, display?: OddsDisplay) => string {
  const locale = useLocale();
  const format = useOddsFormat();
  return (odds, display) => isolated(formatOdds(oddsParts(odds ?? 0, format, display), locale), locale);
}

/** Keeps a name in one piece inside a sentence of the page's language. */
export function useIsolated(): (text: string) => string {
  const locale = useLocale();
  return (text) => isolated(text, locale);
}
