import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './cash-out.module.css';

/** No answer came: the same sale is asked for again by its id, never a new one. */
export function UnknownBox({ onAsk }: { onAsk: () => void }) {
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
      <p role="alert">{t('bets.cashOut.unknown')}</p>
      <Button onClick={onAsk}>{t('bets.cashOut.askAgain')}</Button>
    </div>
  );
}
