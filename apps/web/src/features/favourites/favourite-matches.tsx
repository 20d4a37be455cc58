import { localizeNumber } from '@touchline/i18n';
import { Fragment } from 'react';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { LeagueBand } from '#parts/league-band/league-band.tsx';
import { MatchList } from '#parts/match-row/match-list.tsx';
import { MatchRow } from '#parts/match-row/match-row.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import { bySport } from './by-sport.ts';
import styles from './favourites.module.css';
import { ShortRow } from './short-row.tsx';

/** Favourite matches that are at the same point, under one heading. Short rows have no prices. */
export function FavouriteMatches({
  id,
  title,
  matches,
  isShort,
}: {
  id: string;
  title: string;
  matches: readonly MatchView[];
  isShort: boolean;
}) {
  const { locale } = useMessages();
  return (
    <section aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        <span className="count">{localizeNumber(matches.length, locale)}</span>
      </div>
      {isShort ? (
        <ul className={styles.short}>
          {matches.map((match) => (
            <ShortRow key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        bySport(matches).map(({ sport, leagues }) => (
          <MatchList key={sport.id} outcomeCount={leagues[0]?.league.main_market_outcome_count ?? 3}>
            {leagues.map(({ league, matches: ofLeague }) => (
              <Fragment key={league.id}>
                <LeagueBand
                  icon={sportIcon(sport.key)}
                  name={league.name}
                  place={league.category.name}
                  href={hrefLeague(sport.key, league)}
                  leagueId={league.id}
                />
                {ofLeague.map((match) => (
                  <MatchRow key={match.id} match={match} />
                ))}
              </Fragment>
            ))}
          </MatchList>
        ))
      )}
    </section>
  );
}
