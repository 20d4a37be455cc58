import { useQuery } from '@tanstack/react-query';
import { Empty, Icon } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { foremostLeaguesQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { leaguesByCategory } from './leagues-by-category.ts';
import styles from './menus.module.css';
import navigation from './navigation.module.css';
import { type LeaguesSettings, leaguesFilter } from './top-leagues.tsx';

export interface TournamentsSettings extends LeaguesSettings {
  readonly title: boolean;
  readonly empty: boolean;
  readonly display: 'slider' | 'tile' | 'button' | 'card';
}

/** All leagues of a sport, by category. */
export function Tournaments({ settings, page, block }: BlockProps<TournamentsSettings>) {
  const messages = useMessages();
  const leagues = useQuery(foremostLeaguesQuery(leaguesFilter(settings, page))).data ?? [];
  if (leagues.length === 0)
    return settings.empty ? <Empty icon="trophy" title={messages('lists.tab.noLeagues')} /> : null;
  const Name = settings.title ? 'h3' : 'h2';
  return (
    <section aria-label={messages('book.nav.leagues')}>
      {settings.title && (
        <div className="sec-head">
          <h2>{messages('book.nav.leagues')}</h2>
        </div>
      )}
      {leaguesByCategory(leagues).map(({ category, leagues: ofCategory }) => (
        <div key={category.id} className={styles.category}>
          <Name id={`${block.id}-${category.id}`}>{category.name}</Name>
          <ul
            className={styles.leagues}
            data-display={settings.display}
            aria-labelledby={`${block.id}-${category.id}`}
          >
            {ofCategory.map((league) => (
              <li key={league.id}>
                <a className={navigation.card} href={hrefLeague(league.sport.key, league)}>
                  <Icon name={sportIcon(league.sport.key)} />
                  <span className="wrap">{league.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
