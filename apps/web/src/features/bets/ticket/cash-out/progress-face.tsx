import type { MinorUnits } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { classNames, Spinner } from '@touchline/ui';
import { useHeldSettings } from '#data/held-query.ts';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';

const SECOND_MS = 1000;

/** A sale on its way; in play the house looks at the match for as long as it does for a bet. */
export function ProgressFace({ amount, bet }: { amount: MinorUnits | null; bet: Bet }) {
  const t = useMessages();
  const money = useMoney();
  const live = useLiveStore();
  const delayMs = useHeldSettings()?.bet_delay_ms ?? 0;
  const isInPlay = bet.selections.some(
    ({ status, match }) =>
      status === 'open' && (live.state(match.id)?.status ?? match.status) === MATCH_STATUS.live,
  );
  return (
    <>
      <div
        className={classNames(styles.cash, styles.resting)}
        role="status"
        aria-busy="true"
        data-face="progress"
        tabIndex={-1}
      >
        <span>
          {amount === null
            ? t('bets.cashOut.progressBare')
            : t('bets.cashOut.progress', { amount: money(amount, bet.currency) })}
        </span>
        <Spinner />
      </div>
      {isInPlay && delayMs > 0 && (
        <p className={styles.fine}>{t('bets.cashOut.delay', { count: Math.ceil(delayMs / SECOND_MS) })}</p>
      )}
    </>
  );
}
