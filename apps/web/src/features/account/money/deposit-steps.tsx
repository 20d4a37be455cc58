import type { DepositRead } from '@touchline/client/money';
import type { PaymentWay } from '@touchline/contract';
import { useState } from 'react';
import { noteDepositFailed, noteDepositPending, noteDepositReceived } from '#data/deposit-notices.ts';
import { useMessages } from '#data/messages.ts';
import { type AskedDeposit, type Sent, sendDeposit } from '#data/payments.ts';
import { useMoney } from '#data/slip-money.ts';
import { DepositCode } from './deposit-code.tsx';
import { DepositFailed, DepositWaiting } from './deposit-ends.tsx';
import { DepositForm } from './deposit-form.tsx';
import { PaymentLost } from './payment-lost.tsx';
import { useIsShown } from './use-is-shown.ts';

/** How far a deposit is. `lost`: no answer came, so that it may have been made. */
type Step =
  | { readonly at: 'form' }
  | { readonly at: 'lost'; readonly asked: AskedDeposit }
  | { readonly at: 'waiting' | 'code' | 'failed'; readonly deposit: DepositRead };

/** What the player entered, kept while a step stands in place of the form. */
export interface DepositDraft {
  readonly currency: string;
  readonly text: string;
  readonly card: string;
}

/**
 * A deposit from the form to its end, or from the code that `begun` waits for. Units: `least` in smallest units of the first
 * currency; 0 where any amount will do.
 */
export function DepositSteps({
  ways,
  first,
  begun,
  least,
  close,
}: {
  readonly ways: readonly PaymentWay[];
  readonly first: PaymentWay;
  readonly begun: DepositRead | undefined;
  readonly least: number;
  readonly close: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const [step, setStep] = useState<Step>(begun ? { at: 'code', deposit: begun } : { at: 'form' });
  const [draft, setDraft] = useState<DepositDraft>(() => {
    const { min, quick_amounts: quick, cards } = first.deposit;
    const amount = least > 0 ? Math.max(least, min) : (quick[1] ?? quick[0] ?? min);
    const text = money.plain(amount, money.currency(first.currency));
    return { currency: first.currency, text, card: cards[0]?.card ?? '' };
  });
  const isShown = useIsShown();

  /** Goes on with an answer. Of a modal that was closed meanwhile a toast tells. */
  const take = (deposit: DepositRead) => {
    const { status, reason, amount, currency } = deposit;
    if (status === 'succeeded') {
      noteDepositReceived(money(amount, currency));
      if (isShown.current) close();
      return;
    }
    if (status === 'pending') noteDepositPending();
    if (status === 'failed' && !isShown.current) noteDepositFailed(reason ?? undefined);
    setStep({
      at: status === 'pending' ? 'waiting' : status === 'needs_confirmation' ? 'code' : 'failed',
      deposit,
    });
  };
  const send = async (asked: AskedDeposit): Promise<Sent<DepositRead>> => {
    const sent = await sendDeposit(asked);
    if (sent.ok && sent.kind === 'known') take(sent.payment);
    if (sent.ok && sent.kind === 'lost') setStep({ at: 'lost', asked });
    return sent;
  };

  switch (step.at) {
    case 'form':
      return <DepositForm ways={ways} least={least} draft={draft} onDraft={setDraft} send={send} />;
    case 'lost':
      return (
        <PaymentLost
          text={t('deposit.lostText', { amount: money(step.asked.amount, step.asked.currency) })}
          send={() => send(step.asked)}
          onRefused={() => setStep({ at: 'form' })}
        />
      );
    case 'code':
      return <DepositCode deposit={step.deposit} take={take} />;
    case 'waiting':
      return <DepositWaiting deposit={step.deposit} take={take} close={close} />;
    default:
      return <DepositFailed deposit={step.deposit} onAgain={() => setStep({ at: 'form' })} />;
  }
}
