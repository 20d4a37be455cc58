import type { SlipState } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { useMessages } from '#data/messages.ts';
import styles from './foot.module.css';

/** How long placing may take, in words and as a bar that fills once. */
export function PlacingNote({ state, delayMs }: { state: SlipState; delayMs: number }) {
  const t = useMessages();
  const isLive = state.processingBets.some((bet) =>
    bet.selections.some((selection) => selection.matchStatus === MATCH_STATUS.live),
  );
  if (!isLive || delayMs <= 0) return null;
  const isSubmitted = state.placedBets.some((bet) => bet.status === 'submitted');
  return (
    <>
      <div className={styles.delay} aria-hidden="true">
        <i style={{ animationDuration: `${delayMs}ms` }} />
      </div>
      <p className={styles.fine}>
        {isSubmitted
          ? t('slip.placing.submitted')
          : t('slip.placing.delay', { seconds: Math.ceil(delayMs / 1000) })}
      </p>
    </>
  );
}
