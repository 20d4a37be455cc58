import { formatDateTime } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './break.module.css';
import { HelpLinks } from './help-links.tsx';

/** Until when a player is on a break, what goes on meanwhile, and where there is help. Units: epoch milliseconds. */
export function BreakText({ endsAt }: { readonly endsAt: number | undefined }) {
  const t = useMessages();
  const timeZone = useTimeZone();
  return (
    <div className={styles.text}>
      <p>
        {endsAt === undefined
          ? t('breaks.noticeTitle')
          : t('breaks.notice', { date: formatDateTime(endsAt, t.locale, timeZone) })}
      </p>
      <p>{t('breaks.openBets')}</p>
      <p>{t('breaks.money')}</p>
      <HelpLinks />
    </div>
  );
}
