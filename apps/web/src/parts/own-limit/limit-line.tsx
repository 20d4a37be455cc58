import { useQuery } from '@tanstack/react-query';
import type { UserLimitUsage } from '@touchline/contract';
import type { UserLimitPeriod } from '@touchline/contract/constants';
import { Icon } from '@touchline/ui';
import { useEffect } from 'react';
import { leftOf, tightestLimit } from '#data/limit-rests.ts';
import { limitsQuery, readLimitsAgain } from '#data/limits.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { onUserMessage } from '#data/user-events.ts';
import { useWhen } from '#parts/when/use-when.ts';
import styles from './limit-line.module.css';
import type { OwnLimitProps } from './own-limit.tsx';

/** The limit that leaves the least, and what is left of it. Bets, cash-outs and payments change it while it is shown. */
export function LimitLine({ types, currency }: OwnLimitProps) {
  const { accounts } = useSession();
  const { data } = useQuery(limitsQuery());
  useEffect(
    () =>
      onUserMessage(({ event }) => {
        if (event === 'balance_changed') readLimitsAgain();
      }),
    [],
  );
  const rates = accounts.find((account) => account.currency === currency)?.rates ?? [];
  const limit = tightestLimit(data?.usage.values() ?? [], types, { currency, rates });
  const text = useLimitText();
  if (!limit) return null;
  return (
    <p className={styles.line}>
      <Icon name="gauge" size="s" />
      {text(limit)}
    </p>
  );
}

const NAMES = {
  wager: { day: 'limits.named.wagerDay', week: 'limits.named.wagerWeek', month: 'limits.named.wagerMonth' },
  loss: { day: 'limits.named.lossDay', week: 'limits.named.lossWeek', month: 'limits.named.lossMonth' },
  deposit: {
    day: 'limits.named.depositDay',
    week: 'limits.named.depositWeek',
    month: 'limits.named.depositMonth',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<UserLimitPeriod, PlainKey>>>>;

/** Writes what is left of a limit. */
function useLimitText(): (limit: UserLimitUsage) => string {
  const t = useMessages();
  const money = useMoney();
  const when = useWhen();
  return (limit) => {
    const { type, period, value, currency, restarts_at: restartsAt } = limit;
    const write = (amount: number) => money(amount, currency ?? '');
    if ((type !== 'wager' && type !== 'loss' && type !== 'deposit') || period === null)
      return t('limits.betAtMost', { amount: write(value) });
    const name = t(NAMES[type][period]);
    const left = leftOf(limit);
    if (left === 0 && restartsAt !== null) return t('limits.noneLeft', { name, when: when(restartsAt) });
    return t('limits.leftOf', { name, left: write(left), value: write(value) });
  };
}
