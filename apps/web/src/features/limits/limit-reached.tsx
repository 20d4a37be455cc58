import { Button } from '@touchline/ui';
import type { ModalProps } from '#data/block.ts';
import { messageOf, useMessages } from '#data/messages.ts';
import { useClockTime } from './clock-time.ts';
import { HelpLink } from './help-link.tsx';
import styles from './limits.module.css';

/** Says which limit of time has ended play, and when it starts again. */
export function View({ props: { key, restartsAt }, close }: ModalProps) {
  const t = useMessages();
  const time = useClockTime();
  const reached = typeof key === 'string' ? messageOf(t, key) : undefined;
  return (
    <div className={styles.check}>
      <p className={styles.lead}>{reached ?? t('error.time_limit.reached')}</p>
      <p>
        {typeof restartsAt === 'number'
          ? t('play.out.returns', { time: time(restartsAt) })
          : t('play.out.again')}
      </p>
      <p className={styles.text}>{t('play.out.signedOut')}</p>
      <Button size="l" wide onClick={close}>
        {t('shell.close')}
      </Button>
      <p className={styles.links}>
        <HelpLink />
      </p>
    </div>
  );
}
