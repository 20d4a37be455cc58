import { useSuspenseQuery } from '@tanstack/react-query';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { matchesQuery } from '#data/queries.ts';
import { BlockHead } from './block-head.tsx';
import { EventTile } from './event-tile.tsx';
import { topFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';

/** The matches that most bets are on, as tiles in a row that scrolls sideways. */
export function TopEvents({ settings, page, block }: BlockProps<ListSettings>) {
  const messages = useMessages();
  const { matches } = useSuspenseQuery(matchesQuery(topFilter(settings, page))).data;
  const id = `${block.id}-title`;
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={settings.title ? id : undefined}>
      {settings.title && <BlockHead id={id} title={messages('book.top.title')} />}
      <ul className={styles.tiles}>
        {matches.map((match) => (
          <li key={match.id}>
            <EventTile match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
