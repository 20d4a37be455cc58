import { useQuery } from '@tanstack/react-query';
import { readDeposit } from '@touchline/client/money';
import { Alert, Button, Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { askFor, askToDeposit } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { paymentWaysQuery } from '#data/payments.ts';
import { useSession } from '#data/session.ts';
import { DepositSteps } from './deposit-steps.tsx';
import styles from './money.module.css';

/** Pays in with a saved card, or goes on with a deposit that waits for its code. A visitor signs in first. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { status } = useSession();
  if (status === 'LOGGED_IN') return <Deposit props={props} close={close} />;
  if (status === 'NOT_LOGGED_IN') return <SignInFirst props={props} close={close} />;
  return <p role="status">{t('modal.loading')}</p>;
}

/** Goes on to sign-in, which comes back here. */
function SignInFirst({ props, close }: ModalProps) {
  useEffect(() => {
    if (!askFor('sign_in', { goOn: () => askToDeposit(props) })) close();
  }, [props, close]);
  return null;
}

function Deposit({ props: { currency, least, begun }, close }: ModalProps) {
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
      <Alert
        tone="error"
        action={
          <Button size="s" onClick={() => void refetch()}>
            {t('money.again')}
          </Button>
        }
      >
        {t('deposit.loadFailed')}
      </Alert>
    );
  const usable = ways.filter(({ deposit }) => deposit.cards.length > 0);
  const asked = typeof currency === 'string' ? currency : account?.currency;
  const first = usable.find((way) => way.currency === asked) ?? usable[0];
  if (!first) return <Alert tone="info">{t('deposit.noCards')}</Alert>;
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
