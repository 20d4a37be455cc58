import { buttonClass } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { hasMore, nextPage } from './list-length.ts';
import styles from './match-list.module.css';

/** The way to the next part of a list, as an address that holds what is shown already. */
export function MoreMatches({ shown, total, page }: { shown: number; total: number; page: PageContext }) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  if (!hasMore(shown, total)) return null;
  const search = new URLSearchParams({ ...page.search, page: String(nextPage(page.search)) });
  return (
    <p className={styles.moreMatches}>
      <a className={buttonClass()} href={`${base}?${search}`} data-keep-scroll="">
        {messages('book.list.more', { count: total - shown })}
      </a>
    </p>
  );
}
