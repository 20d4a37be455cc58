import { useQueries } from '@tanstack/react-query';
import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { tournamentQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { Star } from '#parts/star/star.tsx';
import styles from './favourites.module.css';
import { type FavouritesScope, isWithin } from './favourites-scope.ts';

/** The leagues that the player marked, whether they play or not. */
export function FavouriteLeagues({
  id,
  ids,
  scope,
}: {
  id: string;
  ids: readonly string[];
  scope: FavouritesScope;
}) {
  const t = useMessages();
  const read = useQueries({ queries: ids.map((league) => tournamentQuery(league)) });
  const leagues = read.flatMap(({ data }) => (data && isWithin(scope, data) ? [data] : []));
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{t('book.nav.leagues')}</h2>
      </div>
      <ul className={styles.leagues}>
        {leagues.map((league) => (
          <li key={league.id}>
            <a href={hrefLeague(league.sport.key, league)}>
              <Icon name={sportIcon(league.sport.key)} />
              <span>
                <bdi className="wrap">{league.name}</bdi>
                <small className="wrap">{league.category.name}</small>
              </span>
            </a>
            <Star of={`tournaments/${league.id}`} name={league.name} size="s" />
          </li>
        ))}
      </ul>
    </section>
  );
}
