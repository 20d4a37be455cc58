import { breakEnd } from '@touchline/contract/constants';
import { formatDateTime } from '@touchline/i18n';
import { Alert, Button } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { beginBreak, type ChosenBreak } from '#data/breaks.ts';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './break.module.css';
import { HelpLinks } from './help-links.tsx';

/** What a break does, before it begins. The backend may ask for the password. */
export function BreakCheck({
  chosen,
  onBack,
}: {
  readonly chosen: ChosenBreak;
  readonly onBack: () => void;
}) {
  const t = useMessages();
  const timeZone = useTimeZone();
  const title = useRef<HTMLHeadingElement>(null);
  const [endsAt] = useState(() => breakEnd(chosen.type, chosen.length, Date.now()));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);

  const start = async () => {
    setBusy(true);
    setError(null);
    const answer = await beginBreak(chosen);
    setBusy(false);
    if (!answer.ok) setError(answer.error.message);
  };
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('breaks.check')}
      </h3>
      <ul className={styles.facts}>
        <li>
          <b>{t('breaks.signedOut', { date: formatDateTime(endsAt, t.locale, timeZone) })}</b>
        </li>
        <li>{t('breaks.final')}</li>
        <li>{t('breaks.openBets')}</li>
        <li>{t('breaks.closed')}</li>
        <li>{t('breaks.money')}</li>
      </ul>
      <HelpLinks />
      {error && <Alert tone="error">{error}</Alert>}
      <div className={styles.answers}>
        <Button onClick={onBack}>{t('breaks.back')}</Button>
        <Button kind="primary" busy={isBusy} onClick={() => void start()}>
          {t(isBusy ? 'breaks.starting' : 'breaks.start')}
        </Button>
      </div>
    </div>
  );
}
