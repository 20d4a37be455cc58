import { type EpochMs, fieldText, type MinorUnits, type Odds } from '@touchline/betting';
import type { RefusalDetail } from '@touchline/contract';
import type { UserLimitPeriod } from '@touchline/contract/constants';
import { ERROR_CODES, type ErrorName } from '@touchline/contract/errors';
import { errorText } from '@touchline/i18n/catalog-names';
import { intlTag } from '@touchline/i18n/locale';
import { currencyOf } from '../wallet/currencies.ts';

/** One reason why a bet is refused. Kept as JSON with the request that it answers. */
export interface RefusalReason {
  readonly name: ErrorName;
  /** Text key where it says more than the code's own. */
  readonly key?: string;
  /** Place of the selection in its bet. */
  readonly leg?: number;
  readonly current?: Odds | null;
  /** Price of a custom bet now. */
  readonly currentCustom?: Odds | null;
  readonly limit?: MinorUnits;
  readonly field?: string;
  /** Period of the player's own limit that is passed, and when the next one starts; real time. */
  readonly period?: UserLimitPeriod;
  readonly restartsAt?: EpochMs;
}

/** What of a selection a detail names. */
export interface RefusedLeg {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
}

/** An amount as a refusal says it. */
export function limitText(limit: MinorUnits, currencyCode: string, locale: string): string {
  const currency = currencyOf(currencyCode);
  if (!currency) return String(limit);
  if (!currency.isFiat) return `${fieldText(limit, currency)} ${currency.code}`;
  return new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency: currency.code }).format(
    limit / currency.subunits,
  );
}

/** Writes a moment with its time zone, for a refusal. */
export const momentText = (at: EpochMs, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

const keyOf = ({ name, key }: RefusalReason): string => key ?? ERROR_CODES[name].key;

/** A refused bet as an error body names it: the first reason gives code and message. */
export function presentRefusal(
  reasons: readonly RefusalReason[],
  bet: { betId: string; currency: string; legs: readonly RefusedLeg[] },
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
) {
  const [first] = reasons;
  const { code, key } = ERROR_CODES[first?.name ?? 'default'];
  const params = {
    ...(first?.limit !== undefined && { limit: limitText(first.limit, bet.currency, locale) }),
    ...(first?.restartsAt !== undefined && { time: momentText(first.restartsAt, locale, timeZone) }),
  };
  return {
    code,
    localized_message: errorText(locale, first ? keyOf(first) : key, params),
    details: reasons.map((reason) => presentReason(reason, bet.betId, bet.legs)),
  };
}

function presentReason(reason: RefusalReason, betId: string, legs: readonly RefusedLeg[]): RefusalDetail {
  const leg = reason.leg === undefined ? undefined : legs[reason.leg];
  return {
    key: keyOf(reason),
    bet_id: betId,
    ...(reason.field === undefined ? {} : { field: reason.field }),
    ...(leg && {
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
    }),
    ...(reason.current === undefined ? {} : { current_odds: reason.current }),
    ...(reason.currentCustom === undefined ? {} : { current_custom_odds: reason.currentCustom }),
    ...(reason.limit === undefined ? {} : { limit: reason.limit }),
    ...(reason.period === undefined ? {} : { period: reason.period }),
    ...(reason.restartsAt === undefined ? {} : { restarts_at: reason.restartsAt }),
  };
}
