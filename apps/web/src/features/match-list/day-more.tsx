import { PAGE_LIMIT } from '@touchline/contract/constants';
import type { PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import styles from './day-lists.module.css';
import { MoreMatches } from './more-matches.tsx';

/** The way on in a list of one day; where a call brings no more, that a sport shows the rest. */
export function DayMore({ shown, total, page }: { shown: number; total: number; page: PageContext }) {
  const messages = useMessages();
  if (shown >= PAGE_LIMIT && total > shown)
    return <p className={styles.narrow}>{messages('lists.narrow', { count: total - shown })}</p>;
  return <MoreMatches shown={shown} total={total} page={page} />;
}
