import { Alert, Button } from '@touchline/ui';
import { useEffect, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, hrefWallet, PLACES } from '#data/navigation.ts';
import { type PlayStatus, playTime, usePlayStatus } from '#data/play-status.ts';
import { answerCheck } from '#data/reality-check.ts';
import { signOut, useSession } from '#data/session.ts';
import { useClockTime } from './clock-time.ts';
import styles from './limits.module.css';
import { PlayResults } from './play-results.tsx';
import { useDurationText } from './play-words.ts';

/** Says how long the player has been signed in and what came of it. Only an answer, here or in another tab, closes it. */
export function View({ close }: ModalProps) {
  const status = usePlayStatus();
  const { status: auth } = useSession();
  const isOver = auth !== 'LOGGED_IN' || !status?.is_due;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return status && <Check status={status} />;
}

type Busy = 'continue' | 'sign_out' | null;

function Check({ status }: { readonly status: PlayStatus }) {
  const t = useMessages();
  const duration = useDurationText();
  const time = useClockTime();
  const [busy, setBusy] = useState<Busy>(null);
  const hasBreaks = useCapability('breaks');
  const [hasFailed, setFailed] = useState(false);
  const run = async (which: Busy, call: () => Promise<boolean>) => {
    setBusy(which);
    setFailed(false);
    setFailed(!(await call()));
    setBusy(null);
  };
  const goOn = () => run('continue', answerCheck);
  const leave = () =>
    run('sign_out', async () => {
      await signOut();
      return true;
    });
  const now = playTime(status);
  return (
    <div className={styles.check}>
      <p className={styles.lead}>{t('play.check.lead', { time: duration(now - status.signed_in_at) })}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('play.row.start')}</dt>
          <dd>{time(status.signed_in_at)}</dd>
        </div>
        <div>
          <dt>{t('play.row.now')}</dt>
          <dd>{time(now)}</dd>
        </div>
      </dl>
      <PlayResults results={status.since_sign_in} />
      {hasFailed && <Alert tone="error">{t('play.check.failed')}</Alert>}
      <div className={styles.choices}>
        <Button size="l" busy={busy === 'continue'} onClick={goOn}>
          {t('play.check.continue')}
        </Button>
        <Button size="l" busy={busy === 'sign_out'} onClick={leave}>
          {t('account.signOut')}
        </Button>
      </div>
      <p className={styles.links}>
        {/* Who follows a link has answered. */}
        <a href={hrefWallet()} onClick={goOn}>
          {t('play.check.history')}
        </a>
        {hasBreaks && (
          <a href={`${hrefOf(PLACES.limits)}#break`} onClick={goOn}>
            {t('breaks.title')}
          </a>
        )}
      </p>
    </div>
  );
}
