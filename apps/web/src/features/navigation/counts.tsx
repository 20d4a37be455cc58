import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import styles from './navigation.module.css';

/** How many events are live, and how many there are. */
export function Counts({ live, total }: { live: number; total?: number }) {
  const messages = useMessages();
  const text = (count: number) => localizeNumber(count, messages.locale);
  return (
    <>
      {live > 0 && (
        <em className={styles.live}>
          <span className="vh">{messages('book.nav.liveCount')} </span>
          {text(live)}
        </em>
      )}
      {total !== undefined && <em>{text(total)}</em>}
    </>
  );
}
