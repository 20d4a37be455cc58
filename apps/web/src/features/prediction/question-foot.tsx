import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
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
        <SignInButton size="s">{t('prediction.signIn')}</SignInButton>
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
