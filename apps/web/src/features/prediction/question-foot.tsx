import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import styles from './prediction.module.css';
import type { PredictionReading } from './use-prediction.ts';

/** How many have voted, what a vote is, and the way in for a visitor. */
export function QuestionFoot({ reading, isOpen }: { reading: PredictionReading; isOpen: boolean }) {
  const t = useMessages();
  const { data, isKnown, isFailed, playerId, readAgain } = reading;
  return (
    <div className={styles.foot}>
      <p>
        {data && <span>{t('prediction.votes', { count: data.total })}</span>}
        <span>{t('prediction.note')}</span>
      </p>
      {isKnown && playerId === null && isOpen && (
        <Button size="s" onClick={() => openModal('sign_in')}>
          {t('prediction.signIn')}
        </Button>
      )}
      {isFailed && (
        <p role="status">
          {t('prediction.failed')}{' '}
          <Button size="s" onClick={() => void readAgain()}>
            {t('prediction.again')}
          </Button>
        </p>
      )}
    </div>
  );
}
