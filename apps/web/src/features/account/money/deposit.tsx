import { useState } from 'react';
import { useDepositWay } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import type { Way } from '#data/deposit-way.ts';
import { PaymentWidget } from './payment-widget.tsx';
import { PlatformPage } from './platform-page.tsx';
import { QuickDeposit } from './quick-deposit.tsx';
import { SignedIn } from './signed-in.tsx';

/** Pays in on the first way that is available; from one that fails the player goes on to the next. */
export const View = (props: ModalProps) => <SignedIn {...props} As={Deposit} />;

function Deposit(modal: ModalProps) {
  const [tried, setTried] = useState<readonly Way[]>([]);
  const way = useDepositWay(tried);
  const after = way === undefined ? tried : [...tried, way];
  const next = useDepositWay(after);
  const onNext = next === undefined ? undefined : () => setTried(after);
  switch (way) {
    case 'quick_deposit':
      return <QuickDeposit {...modal} onNext={onNext} />;
    case 'payment_widget':
      return <PaymentWidget {...modal} onNext={onNext} />;
    case 'page':
      return <PlatformPage {...modal} />;
    default:
      return null;
  }
}
