import { Empty, Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { readPaymentsAgain } from '#data/payments.ts';
import { useSession } from '#data/session.ts';
import { onUserMessage } from '#data/user-events.ts';
import { AccountFrame } from '#parts/account-frame/account-frame.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { Movements } from './movements.tsx';
import { Payments } from './payments.tsx';
import styles from './wallet.module.css';
import { WalletBalances } from './wallet-balances.tsx';

/** A player's money: what he has, what he paid in and out, and every movement. */
export function WalletPage() {
  const t = useMessages();
  const { status } = useSession();
  const hasPayments = useCapability('payments');
  if (!hasPayments)
    return (
      <Empty icon="wallet" title={t('wallet.elsewhere.title')}>
        {t('wallet.elsewhere.text')}
      </Empty>
    );
  if (status === 'NOT_LOGGED_IN')
    return (
      <Empty
        icon="wallet"
        title={t('wallet.signedOut.title')}
        action={<SignInButton>{t('account.signIn')}</SignInButton>}
      >
        {t('wallet.signedOut.text')}
      </Empty>
    );
  if (status !== 'LOGGED_IN') return <WalletSkeleton />;
  return <OwnWallet />;
}

function OwnWallet() {
  // Money moves by bets, providers and operators, too; a decision of an operator comes as a notification.
  useEffect(() => onUserMessage(readPaymentsAgain), []);
  return (
    <AccountFrame place="wallet">
      <div className={styles.parts}>
        <WalletBalances />
        <Payments />
        <Movements />
      </div>
    </AccountFrame>
  );
}

export function WalletSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={styles.waiting}>
        <Skeleton width="third" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
