import { quoteBet, type SlipBet } from '@touchline/betting';
import { Skeleton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { usePriceText } from '#data/slip-money.ts';
import { spacedCode } from './code-text.ts';
import styles from './share.module.css';

/** The code in large letters, and what it stands for. */
export function CodeCard({ code, bets }: { code: string | null; bets: readonly SlipBet[] }) {
  const t = useMessages();
  const price = usePriceText();
  const [only] = bets;
  const count = bets.reduce((sum, { selections }) => sum + selections.length, 0);
  const odds = only && bets.length === 1 ? quoteBet(only).totalOdds : null;
  return (
    <div className={styles.card} aria-busy={code === null || undefined}>
      <p className={styles.quiet}>{t('share.code')}</p>
      <p className={styles.code} role="status">
        {code === null ? (
          <>
            <span className="vh">{t('share.making')}</span>
            <Skeleton width="half" />
          </>
        ) : (
          <bdi dir="ltr">{spacedCode(code)}</bdi>
        )}
      </p>
      <p className={styles.quiet}>
        {only && bets.length === 1
          ? t('share.summary', { count, odds: price(odds, { isTotal: count > 1 }) })
          : t('share.summaryBets', { count: bets.length })}
      </p>
    </div>
  );
}
