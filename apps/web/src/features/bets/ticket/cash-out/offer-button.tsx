import type { MinorUnits } from '@touchline/betting';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';
import { type OfferMove, offerMove } from './cash-out-steps.ts';

/** How long the direction of a change stays beside the amount. */
const MARK_MS = 4_000;

/** The offer as it is now. A press asks before anything is sold. */
export function OfferButton({
  amount,
  currency,
  onPress,
}: {
  amount: MinorUnits;
  currency: string;
  onPress: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const move = useMove(amount);
  return (
    <button type="button" className={styles.cash} data-face="offer" onClick={onPress}>
      <span>{t('bets.cashOut')}</span>
      <span className={styles.amount} data-move={move ?? undefined}>
        {money(amount, currency)}
        {move && <span className="vh"> {t(move === 'up' ? 'bets.cashOut.rose' : 'bets.cashOut.fell')}</span>}
      </span>
    </button>
  );
}

/** The direction of the last change, for as long as it is news. */
function useMove(amount: MinorUnits): OfferMove {
  const [held, setHeld] = useState<{ amount: MinorUnits; move: OfferMove }>({ amount, move: null });
  if (held.amount !== amount) setHeld({ amount, move: offerMove(held.amount, amount) });
  useEffect(() => {
    if (held.move === null) return;
    const timer = setTimeout(() => setHeld((now) => ({ ...now, move: null })), MARK_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return held.move;
}
