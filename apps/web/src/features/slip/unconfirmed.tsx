import { Alert, Button } from '@touchline/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { askAgain, askingPhase, subscribeAsking } from '#data/slip-placing.ts';
import { showTab } from '#data/ticket-panel.ts';
import styles from './foot.module.css';

/** Nobody knows yet whether the bets were placed: what happens now, and never a second tap. */
export function Unconfirmed() {
  const t = useMessages();
  const phase = useSyncExternalStore(subscribeAsking, askingPhase, () => null);
  const hasGivenUp = phase === 'gave-up' || phase === 'cannot-ask';
  return (
    <>
      <Alert tone="warn" title={t('slip.unconfirmed.title')}>
        {t(hasGivenUp ? 'slip.unconfirmed.still' : 'slip.unconfirmed.text')}
      </Alert>
      <div className={styles.row}>
        <Button onClick={() => showTab('MY_BETS')}>{t('slip.unconfirmed.bets')}</Button>
        <Button onClick={() => dispatchSlip({ type: 'cleared' })}>{t('slip.unconfirmed.clear')}</Button>
      </div>
      {phase !== 'cannot-ask' && (
        <Button wide size="l" busy={!hasGivenUp} onClick={askAgain}>
          {t(hasGivenUp ? 'slip.unconfirmed.ask' : 'slip.unconfirmed.asking')}
        </Button>
      )}
    </>
  );
}
