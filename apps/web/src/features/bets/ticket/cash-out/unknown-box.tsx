import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './cash-out.module.css';

/** No clear answer: the same cash-out is asked for by its id, else the bets are read again; never a new one. */
export function UnknownBox({ mayAsk, onAsk }: { mayAsk: boolean; onAsk: () => void }) {
  const t = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div
      className={styles.box}
      data-tone="warn"
      role="group"
      aria-label={t('bets.cashOut')}
      data-face="unknown"
      tabIndex={-1}
    >
      <p role="alert">{t(mayAsk ? 'bets.cashOut.unknown' : 'bets.cashOut.unknownHere')}</p>
      <Button onClick={onAsk}>{t('bets.cashOut.askAgain')}</Button>
    </div>
  );
}
