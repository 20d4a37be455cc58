import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from '@touchline/ui';
import { type ComponentType, useEffect } from 'react';
import { askFor, askToDeposit, lacksDepositFields, useDepositWay } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useCapability } from '#data/capability.ts';
import { limitsQuery } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { FirstLimit } from './first-limit.tsx';
import styles from './money.module.css';

/** A way to a deposit. `onNext` leads to the next one; undefined if it is the last. */
export interface DepositViewProps extends ModalProps {
  readonly onNext?: (() => void) | undefined;
}

/** Shows `As` to a player who may pay in. A visitor signs in first. */
export function SignedIn({ As, ...modal }: ModalProps & { readonly As: ComponentType<DepositViewProps> }) {
  const t = useMessages();
  const { status } = useSession();
  const isThere = useDepositWay() !== undefined;
  // Waits until it is known who is there.
  if (status === 'LOGGED_IN' && isThere && modal.props.isFilled !== true && lacksDepositFields())
    return <FieldsFirst {...modal} />;
  if (status === 'LOGGED_IN' && isThere) return <LimitFirst {...modal} As={As} />;
  // Meets a modal that an address asked for in a blocked country.
  if (status === 'LOGGED_IN') return <Alert tone="info">{t('deposit.unavailable')}</Alert>;
  if (status === 'NOT_LOGGED_IN') return <SignInFirst {...modal} />;
  return <p role="status">{t('modal.loading')}</p>;
}

/** Shows `As` once the player has set or declined a deposit limit, if he has to. A deposit that began goes on. */
function LimitFirst({ As, ...modal }: ModalProps & { readonly As: ComponentType<DepositViewProps> }) {
  const t = useMessages();
  const { account } = useSession();
  const asks = [useCapability('user_limits'), modal.props.begun === undefined].every(Boolean);
  const { data, isLoading } = useQuery({ ...limitsQuery(), enabled: asks });
  if (asks && isLoading) return <p role="status">{t('modal.loading')}</p>;
  if (asks && account && data?.isDepositLimitDue) return <FirstLimit currency={account.currency} />;
  return <As {...modal} />;
}

/** Goes on to sign-in, which comes back here. */
function SignInFirst({ props, close }: ModalProps) {
  useEffect(() => {
    if (!askFor('sign_in', { goOn: () => askToDeposit(props) })) close();
  }, [props, close]);
  return null;
}

/** Goes on to the fields that the account lacks, which come back here. */
function FieldsFirst({ props, close }: ModalProps) {
  useEffect(() => {
    if (!askToDeposit(props)) close();
  }, [props, close]);
  return null;
}

/** Leads on from a way that failed: once more, or to the next way, where there is one. */
export function OnFrom({
  onAgain,
  onNext,
}: {
  readonly onAgain?: () => void;
  readonly onNext: (() => void) | undefined;
}) {
  const t = useMessages();
  return (
    <div className={styles.actions}>
      {onAgain && (
        <Button size="s" onClick={onAgain}>
          {t('money.again')}
        </Button>
      )}
      {onNext && (
        <Button size="s" onClick={onNext}>
          {t('deposit.otherWay')}
        </Button>
      )}
    </div>
  );
}
