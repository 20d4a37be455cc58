import { useSuspenseQuery } from '@tanstack/react-query';
import { Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { matchesQuery } from '#data/queries.ts';
import { BlockHead } from './block-head.tsx';
import { outrightsFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';
import { OutrightRow } from './outright-row.tsx';

export interface OutrightsSettings extends ListSettings {
  readonly empty: boolean;
}

/** Long events with competitors, each with its foremost prices and all of them one step away. */
export function Outrights({ settings, page, block }: BlockProps<OutrightsSettings>) {
  const messages = useMessages();
  const { matches } = useSuspenseQuery(matchesQuery(outrightsFilter(settings, page))).data;
  const id = `${block.id}-title`;
  if (matches.length === 0)
    return settings.empty ? <Empty icon="trophy" title={messages('lists.tab.noOutrights')} /> : null;
  return (
    <section className={styles.outrights} aria-labelledby={settings.title ? id : undefined}>
      {settings.title && <BlockHead id={id} title={messages('book.outrights.title')} />}
      {matches.map((match) => (
        <OutrightRow key={match.id} match={match} />
      ))}
    </section>
  );
}
