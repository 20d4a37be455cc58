import { useQuery } from '@tanstack/react-query';
import { readDeposit } from '@touchline/client/money';
import { Alert, Skeleton } from '@touchline/ui';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { paymentWaysQuery } from '#data/payments.ts';
import { useSession } from '#data/session.ts';
import { DepositSteps } from './deposit-steps.tsx';
import styles from './money.module.css';
import { type DepositViewProps, OnFrom, SignedIn } from './signed-in.tsx';

/** Pays in with a saved card, whatever other ways there are. */
export const View = (props: ModalProps) => <SignedIn {...props} As={QuickDeposit} />;

/** Pays in with a saved card, or goes on with a deposit that waits for its code. `onNext`: leads to the next way, where there is one. */
export function QuickDeposit({ props: { currency, least, begun }, close, onNext }: DepositViewProps) {
  const t = useMessages();
  const { account } = useSession();
  const { data: ways, isPending, refetch } = useQuery(paymentWaysQuery());
  if (isPending)
    return (
      <div className={styles.form} aria-busy="true" role="status">
        <span className="vh">{t('modal.loading')}</span>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    );
  if (!ways)
    return (
      <Alert tone="error" action={<OnFrom onAgain={() => void refetch()} onNext={onNext} />}>
        {t('deposit.loadFailed')}
      </Alert>
    );
  const usable = ways.filter(({ deposit }) => deposit.cards.length > 0);
  const asked = typeof currency === 'string' ? currency : account?.currency;
  const first = usable.find((way) => way.currency === asked) ?? usable[0];
  if (!first)
    return (
      <Alert tone="info" action={onNext && <OnFrom onNext={onNext} />}>
        {t('deposit.noCards')}
      </Alert>
    );
  return (
    <DepositSteps
      ways={usable}
      first={first}
      begun={readDeposit(begun)}
      least={typeof least === 'number' && first.currency === asked ? least : 0}
      close={close}
    />
  );
}
