import { useSuspenseQuery } from '@tanstack/react-query';
import { Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { matchesQuery } from '#data/queries.ts';
import { BlockHead } from './block-head.tsx';
import { EventTile } from './event-tile.tsx';
import { topFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';

export interface TopEventsSettings extends ListSettings {
  readonly display: 'slider' | 'tile' | 'card';
  readonly empty: boolean;
}

/** The matches that most bets are on, as tiles: in a row that scrolls sideways, in as many rows as they need, or as cards below each other. */
export function TopEvents({ settings, page, block }: BlockProps<TopEventsSettings>) {
  const messages = useMessages();
  const { matches } = useSuspenseQuery(matchesQuery(topFilter(settings, page))).data;
  const id = `${block.id}-title`;
  if (matches.length === 0)
    return settings.empty && <Empty icon="trophy" title={messages('book.prematch.empty')} />;
  return (
    <section aria-labelledby={settings.title ? id : undefined}>
      {settings.title && <BlockHead id={id} title={messages('book.top.title')} />}
      <ul className={styles.tiles} data-display={settings.display}>
        {matches.map((match) => (
          <li key={match.id}>
            <EventTile match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
