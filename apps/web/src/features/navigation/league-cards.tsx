import { useQuery } from '@tanstack/react-query';
import { Icon } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { countersQuery, foremostLeaguesQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { Counts } from './counts.tsx';
import styles from './navigation.module.css';
import { type LeaguesSettings, leaguesFilter } from './top-leagues.tsx';

/** Leagues of a sport or category in the content of a page. */
export function LeagueCards({ settings, page, block }: BlockProps<LeaguesSettings>) {
  const messages = useMessages();
  const leagues = useQuery(foremostLeaguesQuery(leaguesFilter(settings, page))).data ?? [];
  const counters = useQuery(countersQuery()).data;
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby={`${block.id}-title`}>
      <div className="sec-head">
        <h2 id={`${block.id}-title`}>{messages('book.nav.leagues')}</h2>
      </div>
      <ul className={styles.cards}>
        {leagues.map((league) => {
          const count = counters?.tournaments.find(({ id }) => id === league.id);
          return (
            <li key={league.id}>
              <a className={styles.card} href={hrefLeague(league.sport.key, league)}>
                <Icon name={sportIcon(league.sport.key)} />
                <span>
                  <span className="wrap">{league.name}</span>
                  <small className="wrap">{league.category.name}</small>
                </span>
                {count && <Counts live={count.live} total={count.total} />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
