import type { UserLimit } from '@touchline/contract';
import type { UserLimitPeriod, UserLimitType } from '@touchline/contract/constants';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import type { ListedType } from './limit-lines.ts';
import { useMinutes } from './play-words.ts';

/** What each type is called, and what it counts. */
export const TYPE_WORDS: Readonly<Record<ListedType, { readonly name: PlainKey; readonly about: PlainKey }>> =
  {
    deposit: { name: 'limits.deposit', about: 'limits.deposit.about' },
    loss: { name: 'limits.loss', about: 'limits.loss.about' },
    wager: { name: 'limits.wager', about: 'limits.wager.about' },
    bet: { name: 'limits.bet', about: 'limits.bet.about' },
    session: { name: 'limits.session', about: 'limits.session.about' },
    sportsbook_session: { name: 'limits.sportsbookSession', about: 'limits.sportsbookSession.about' },
    time: { name: 'limits.time', about: 'limits.time.about' },
    activity: { name: 'limits.activity', about: 'limits.activity.about' },
    reality_check: { name: 'play.check.title', about: 'limits.realityCheck.about' },
  };

export const isListed = (type: UserLimitType): type is ListedType => Object.hasOwn(TYPE_WORDS, type);

export const PERIOD_WORDS: Readonly<Record<UserLimitPeriod, PlainKey>> = {
  day: 'limits.day',
  week: 'limits.week',
  month: 'limits.month',
};

const MONEY: ReadonlySet<UserLimitType> = new Set(['deposit', 'loss', 'wager', 'bet']);
const WITH_PERIOD: ReadonlySet<UserLimitType> = new Set(['deposit', 'loss', 'wager', 'time', 'activity']);

/** Whether a type is an amount; else it is a time. */
export const isMoneyType = (type: UserLimitType): boolean => MONEY.has(type);
/** Whether a type counts by the day, week or month. */
export const hasPeriod = (type: UserLimitType): boolean => WITH_PERIOD.has(type);

/** Writes values of a limit. Units: smallest units of its currency, or minutes. */
export function useLimitValue(): (value: number, limit: Pick<UserLimit, 'currency'>) => string {
  const money = useMoney();
  const minutes = useMinutes();
  return (value, { currency }) => (currency === null ? minutes(value) : money(value, currency));
}

/** Names a limit and what it counts over. */
export function useLimitName(): (limit: Pick<UserLimit, 'type' | 'period'>) => {
  readonly name: string;
  readonly period: string;
} {
  const t = useMessages();
  return ({ type, period }) => {
    const name = isListed(type) ? t(TYPE_WORDS[type].name) : type;
    if (period !== null) return { name, period: t(PERIOD_WORDS[period]) };
    return { name, period: t(isMoneyType(type) ? 'limits.eachBet' : 'limits.eachSession') };
  };
}
