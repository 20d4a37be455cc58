import type { QuickBetState } from '@touchline/betting';
import { Button } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchQuickBet } from '#data/quick-bet.ts';
import { pressQuickBet } from '#data/quick-bet-tap.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import { usePressGuard } from '#parts/press-guard.ts';
import styles from './quick.module.css';

/** The tapped price of a quick bet whose stake is not approved yet: it waits here. */
export function QuickOpen({ quick }: { quick: QuickBetState }) {
  const t = useMessages();
  const price = usePriceText();
  const isolate = useIsolated();
  const ref = useRef<HTMLDivElement>(null);
  const { bet, state, stake, currency, subunits, isApproved } = quick;
  const money = useMoney({ code: currency, subunits });
  const selection = state === null ? bet?.selections[0] : undefined;
  const id = selection?.id;
  const mayPress = usePressGuard(isApproved ? 'place' : 'wait');
  useEffect(() => {
    if (id === undefined) return undefined;
    // A sheet that is just opening takes the focus first.
    const frame = requestAnimationFrame(() => ref.current?.parentElement?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [id]);
  if (!selection) return null;
  const isOff = selection.isSuspended || selection.isNotAvailable;
  const isReady = isApproved && !isOff;
  return (
    <div className={styles.box} ref={ref}>
      <b>{t('quick.line', { name: isolate(selection.outcomeName), price: price(selection.odds) })}</b>
      <small>{selection.marketName}</small>
      <small>{t(isOff ? 'quick.closed' : isApproved ? 'quick.open.ready' : 'quick.open.text')}</small>
      <div className={styles.actions}>
        <Button onClick={() => dispatchQuickBet({ type: 'closed' })}>{t('quick.open.leave')}</Button>
        <Button
          kind="primary"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && mayPress() && pressQuickBet()}
        >
          {t('quick.open.place', { amount: money(stake, currency) })}
        </Button>
      </div>
    </div>
  );
}
