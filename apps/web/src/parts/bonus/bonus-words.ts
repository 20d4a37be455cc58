import { oddsParts } from '@touchline/betting';
import {
  formatCount,
  formatDay,
  formatList,
  formatMoney,
  formatOdds,
  formatsOf,
  formatTime,
  intlTag,
  joinTexts,
} from '@touchline/i18n';
import { useSyncExternalStore } from 'react';
import { useHeldSystem } from '#data/held-query.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { useOddsFormat } from '#data/preferences.ts';
import { findCurrency, isolated } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';

/** Writes what bonuses are made of. */
export interface BonusWords {
  readonly t: Messages;
  /** Units: smallest units; an amount of whole units has no fraction. */
  readonly money: (amount: number, currency: string) => string;
  /** The same with its fraction. */
  readonly exact: (amount: number, currency: string) => string;
  /** Units: odds, scaled. */
  readonly price: (odds: number) => string;
  /** What a multiplier adds: `25%` of 1.25. Units: scaled as odds. */
  readonly percent: (multiplier: number) => string;
  /** A multiplier as a part of something: `50%` of 0.5. Units: scaled as odds. */
  readonly share: (multiplier: number) => string;
  /** Units: hundredths of a point. */
  readonly points: (points: number) => string;
  readonly count: (count: number) => string;
  /** Day and time. Units: epoch milliseconds. */
  readonly when: (at: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly join: (texts: readonly (string | null | undefined)[]) => string;
  readonly country: (code: string) => string;
}

const ODDS_SCALE = 10_000;
const POINTS_SCALE = 100;

interface WordsOf {
  readonly t: Messages;
  readonly currencies: Parameters<typeof findCurrency>[0];
  readonly format: Parameters<typeof oddsParts>[1];
  readonly timeZone: string;
  /** Whether amounts are written as the server writes them, without the language data of the browser. */
  readonly isServed?: boolean;
}

/** The same outside of components. */
export function bonusWords({ t, currencies, format, timeZone, isServed = false }: WordsOf): BonusWords {
  const { locale } = t;
  const apart = (text: string) => isolated(text, locale);
  // Keeps a fraction, because a boost of 7.5 % must not be shown as 8 %.
  const percent = (part: number) =>
    apart(formatsOf(locale).percent.replace('{n}', () => formatCount(part / (ODDS_SCALE / 100), locale)));
  const currencyOf = (code: string) => {
    const found = findCurrency(currencies, code);
    // Written with its code: symbols are language data, which server and browser have each their own of.
    return isServed ? { ...found, isFiat: false, subcurrencies: [] } : found;
  };
  const money = (amount: number, code: string, trim: boolean) =>
    apart(formatMoney(amount, currencyOf(code), locale, { trim }));
  return {
    t,
    money: (amount, code) => money(amount, code, true),
    exact: (amount, code) => money(amount, code, false),
    price: (odds) => apart(formatOdds(oddsParts(odds, format), locale)),
    percent: (multiplier) => percent(multiplier - ODDS_SCALE),
    share: percent,
    points: (points) => formatCount(points / POINTS_SCALE, locale),
    count: (count) => formatCount(count, locale),
    when: (at) => joinTexts([formatDay(at, locale, timeZone), formatTime(at, locale, timeZone)], locale),
    list: (items) => formatList(items.map(apart), locale),
    join: (texts) => joinTexts(texts, locale),
    country: (code) => new Intl.DisplayNames([intlTag(locale), 'en'], { type: 'region' }).of(code) ?? code,
  };
}

const subscribeToNothing = () => () => {};

/** Whether React shows what the server rendered. */
const useIsServed = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => import.meta.env.SSR,
    () => true,
  );

/** Writes what bonuses are made of, in the language, odds format and time zone of the page. */
export function useBonusWords(): BonusWords {
  const t = useMessages();
  const currencies = useHeldSystem()?.currencies;
  const format = useOddsFormat();
  const timeZone = useTimeZone();
  const isServed = useIsServed();
  return bonusWords({ t, currencies, format, timeZone, isServed });
}
