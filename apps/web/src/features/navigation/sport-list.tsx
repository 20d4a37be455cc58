import { useQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { ChipLink, Chips, Icon } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefSport, useIsActive } from '#data/navigation.ts';
import { countersQuery, sportsQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { Counts } from './counts.tsx';
import { ItemLink } from './item-link.tsx';
import styles from './navigation.module.css';

export interface SportListSettings {
  readonly display: 'list' | 'chips';
  readonly title: boolean;
}

/** All sports with how many events are live and how many there are; as chips those of the page's type. */
export function SportList({ settings, block, page }: BlockProps<SportListSettings>) {
  const messages = useMessages();
  const isActive = useIsActive();
  const sports = useQuery(sportsQuery()).data ?? [];
  const counters = useQuery(countersQuery()).data;
  const countOf = (sportId: string) => counters?.sports.find(({ id }) => id === sportId);
  const wanted = settings.display === 'chips' ? page.sportType : undefined;
  const shown = sports
    .filter(({ type }) => wanted === undefined || type === wanted)
    .sort((a, b) => a.priority - b.priority);
  if (shown.length === 0) return null;

  if (settings.display === 'chips') {
    return (
      <Chips label={messages('book.nav.allSports')}>
        {shown.map((sport) => {
          const live = countOf(sport.id)?.live ?? 0;
          const href = hrefSport(sport.key);
          const count = live > 0 ? localizeNumber(live, messages.locale) : undefined;
          return (
            <ChipLink
              key={sport.id}
              href={href}
              current={isActive(href)}
              {...(count !== undefined && { count })}
            >
              <Icon name={sportIcon(sport.key)} />
              {sport.name}
            </ChipLink>
          );
        })}
      </Chips>
    );
  }
  return (
    <section className={styles.group} aria-labelledby={settings.title ? `${block.id}-title` : undefined}>
      {settings.title && (
        <h2 id={`${block.id}-title`} className={styles.title}>
          {messages('book.nav.allSports')}
        </h2>
      )}
      {shown.map((sport) => {
        const count = countOf(sport.id);
        return (
          <ItemLink key={sport.id} href={hrefSport(sport.key)}>
            <Icon name={sportIcon(sport.key)} />
            <span>{sport.name}</span>
            {count && <Counts live={count.live} total={count.total} />}
          </ItemLink>
        );
      })}
    </section>
  );
}
