import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';
import type { CashOutStep } from './cash-out-steps.ts';

type Told = Extract<CashOutStep, { kind: 'sold' | 'refused' | 'late' | 'changed' }>;

const isTold = (step: CashOutStep): step is Told =>
  step.kind === 'sold' ||
  step.kind === 'refused' ||
  step.kind === 'late' ||
  (step.kind === 'changed' && step.isAfterCheck);

/** How a sale went, said once and kept in sight. */
export function CashOutNews({ step, currency }: { step: CashOutStep; currency: string }) {
  return (
    <div role="status" data-face={isTold(step) ? 'news' : undefined} tabIndex={-1}>
      {isTold(step) && <News step={step} currency={currency} />}
    </div>
  );
}

function News({ step, currency }: { step: Told; currency: string }) {
  const t = useMessages();
  const money = useMoney();
  const isSold = step.kind === 'sold';
  return (
    <p className={styles.news} data-tone={isSold ? 'ok' : 'bad'}>
      <Icon name={isSold ? 'circle-check' : 'circle-alert'} size="s" />
      <span>
        {step.kind === 'changed' && t('bets.cashOut.notSold')}
        {step.kind === 'refused' && t('bets.cashOut.refused')}
        {step.kind === 'late' && t('bets.cashOut.late')}
        {step.kind === 'sold' &&
          (step.stays === 0
            ? t('bets.cashOut.done', { amount: money(step.paid, currency) })
            : t('bets.cashOut.donePart', {
                amount: money(step.paid, currency),
                stake: money(step.stays, currency),
              }))}
      </span>
    </p>
  );
}
