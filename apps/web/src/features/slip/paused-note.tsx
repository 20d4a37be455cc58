import { Alert } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { pricesFrom } from '#data/price-age.ts';
import styles from './foot.module.css';
import type { SlipModel } from './use-slip-model.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Prices cannot be trusted now: why, and how old they are. The age ticks in silence, only the reason is announced. */
export function PausedNote({ model, isOffline }: { model: SlipModel; isOffline: boolean }) {
  const t = useMessages();
  const seconds = useAgeS(model);
  return (
    <>
      <Alert tone="warn">{t(isOffline ? 'slip.offlineText' : 'slip.pricesPausedText')}</Alert>
      <p className={styles.fine}>
        {seconds < MINUTE_S
          ? t('slip.pricesFrom.seconds', { count: seconds })
          : t('slip.pricesFrom.minutes', { count: Math.floor(seconds / MINUTE_S) })}
      </p>
    </>
  );
}

function useAgeS({ state }: SlipModel): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const providers = state.bets.flatMap((bet) => bet.selections.map(({ provider }) => provider));
  return Math.max(0, Math.round((now - pricesFrom(providers)) / SECOND_MS));
}
