import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { RefusalDetail } from '@touchline/contract';
import { ERROR_CODES, RISK_KEYS } from '@touchline/contract/errors';
import { formatDay, formatMoney, formatTime, joinTexts } from '@touchline/i18n';
import { type Messages, messageOf } from './messages.ts';
import { systemQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { findCurrency, isolated } from './slip-money.ts';
import { queriedTimeZone } from './time-zone.ts';

/** Why a bet or a call was refused, as a backend says it. */
export interface RefusalReason {
  readonly code: number;
  readonly localized_message: string;
  readonly details: readonly RefusalDetail[];
}

/** Writes why something was refused. */
export type RefusalWriter = (reason: RefusalReason) => string;

const WRONG_ODDS: ReadonlySet<string> = new Set(Object.values(RISK_KEYS));

/** How a refusal writes amounts and moments. Units: smallest units of its currency; epoch milliseconds. */
export interface RefusalWords {
  readonly money: (amount: MinorUnits) => string;
  readonly when: (at: EpochMs) => string;
}

/** Keys whose text names the limit of the detail. */
const WITH_LIMIT: ReadonlySet<string> = new Set([
  ERROR_CODES.stake_too_low.key,
  ERROR_CODES.stake_too_high.key,
  ERROR_CODES.bet_limit.key,
]);

/** Keys whose text also says when the limit starts again. */
const WITH_TIME: ReadonlySet<string> = new Set([ERROR_CODES.wager_limit.key, ERROR_CODES.loss_limit.key]);

/** Returns the detail that names a wrong price. */
export const wrongOddsIn = (details: readonly RefusalDetail[]): RefusalDetail | undefined =>
  details.find(({ key }) => WRONG_ODDS.has(key));

/** Message key of an error code. Codes without their own text share the general one. Source: specification §8. */
export function messageKeyOf(code: number): string {
  const known = Object.values(ERROR_CODES).find((entry) => entry.code === code);
  return known?.key.startsWith('error.place_bets.') ? known.key : ERROR_CODES.default.key;
}

/**
 * Writes why something was refused, in the language of the page. What happened to the money is the screen's sentence.
 * Shape: the text of the detail's key, else the backend's sentence, else the text of the code.
 */
export function refusalText(
  { code, localized_message: sentence, details }: RefusalReason,
  messages: Messages,
  { money, when }: RefusalWords,
): string {
  const detail = wrongOddsIn(details) ?? details[0];
  const { limit, restarts_at: restartsAt } = detail ?? {};
  const textOf = (key: string): string | undefined => {
    if (!key.startsWith('error.')) return undefined;
    const isTimed = WITH_TIME.has(key);
    if (!isTimed && !WITH_LIMIT.has(key)) return messageOf(messages, key);
    if (limit === undefined) return undefined;
    if (!isTimed) return messageOf(messages, key, { limit: money(limit) });
    if (restartsAt === undefined) return undefined;
    return messageOf(messages, key, { limit: money(limit), time: when(restartsAt) });
  };
  return (
    (detail && textOf(detail.key)) ||
    sentence ||
    textOf(messageKeyOf(code)) ||
    messages('error.place_bets.default')
  );
}

/** Writes refusals of bets in a currency, outside of components. */
export function refusalWriter(currency: string): RefusalWriter {
  const { messages, locale, queryClient } = currentServices();
  const { currencies } = queryClient.getQueryData(systemQuery().queryKey) ?? {};
  const money = (amount: MinorUnits) =>
    isolated(formatMoney(amount, findCurrency(currencies, currency), locale), locale);
  const when = (at: EpochMs) => {
    const zone = queriedTimeZone();
    return joinTexts([formatDay(at, locale, zone), formatTime(at, locale, zone)], locale);
  };
  return (reason) => refusalText(reason, messages, { money, when });
}
