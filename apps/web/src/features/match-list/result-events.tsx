import { useSuspenseQuery } from '@tanstack/react-query';
import { Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { matchesQuery } from '#data/queries.ts';
import { BlockHead } from './block-head.tsx';
import { bySport } from './group-matches.ts';
import { resultsFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import { ResultGroups } from './result-groups.tsx';
import styles from './results.module.css';

export interface ResultEventsSettings extends ListSettings {
  readonly empty: boolean;
}

/** Finished matches by sport and league, the last first. */
export function ResultEvents({ settings, page, block }: BlockProps<ResultEventsSettings>) {
  const messages = useMessages();
  const { matches } = useSuspenseQuery(matchesQuery(resultsFilter(settings, page))).data;
  const id = `${block.id}-title`;
  if (matches.length === 0 && !settings.empty) return null;
  const sports = bySport(matches);
  return (
    <section className={styles.results} aria-labelledby={settings.title ? id : undefined}>
      {settings.title && <BlockHead id={id} title={messages('book.results.title')} />}
      {matches.length === 0 && (
        <Empty icon="flag" title={messages('book.results.empty')}>
          {messages('book.results.emptyText')}
        </Empty>
      )}
      <ResultGroups sports={sports} level={3} />
    </section>
  );
}
