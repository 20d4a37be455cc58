import { useQuery } from '@tanstack/react-query';
import { Icon } from '@touchline/ui';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { countersQuery, foremostLeaguesQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { Counts } from './counts.tsx';
import { ItemLink } from './item-link.tsx';
import styles from './navigation.module.css';

export interface LeaguesSettings {
  readonly sport_key: string | null;
  readonly limit: number;
}

/** Which leagues a block is about: those of its settings, else those of the page where it stands in the content. */
export function leaguesFilter(settings: LeaguesSettings, page?: PageContext) {
  return {
    sportKey: settings.sport_key ?? page?.sportKey,
    sportType: page?.sportType,
    categoryId: page?.categoryId,
    limit: settings.limit,
  };
}

/** Leagues in the side navigation. */
export function TopLeagues({ settings, block }: BlockProps<LeaguesSettings>) {
  const messages = useMessages();
  const leagues = useQuery(foremostLeaguesQuery(leaguesFilter(settings))).data ?? [];
  const counters = useQuery(countersQuery()).data;
  if (leagues.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`${block.id}-title`}>
      <h2 id={`${block.id}-title`} className={styles.title}>
        {messages('book.nav.topLeagues')}
      </h2>
      {leagues.map((league) => {
        const count = counters?.tournaments.find(({ id }) => id === league.id);
        return (
          <ItemLink key={league.id} href={hrefLeague(league.sport.key, league)}>
            <Icon name={sportIcon(league.sport.key)} />
            <span>{league.name}</span>
            {count && <Counts live={0} total={count.total} />}
          </ItemLink>
        );
      })}
    </section>
  );
}
