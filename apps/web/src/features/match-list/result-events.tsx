import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { matchesQuery } from '#data/queries.ts';
import { LeagueBand } from '#parts/league-band/league-band.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import { BlockHead } from './block-head.tsx';
import { bySport } from './group-matches.ts';
import { resultsFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import listStyles from './match-list.module.css';
import { ResultRow } from './result-row.tsx';
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
      {sports.map(({ sport, leagues, count }) => (
        <div key={sport.id}>
          {sports.length > 1 && (
            <h3 className={listStyles.sport}>
              {sport.name} <span>{localizeNumber(String(count), messages.locale)}</span>
            </h3>
          )}
          {leagues.map(({ key, league, matches: ofLeague }) => (
            <div key={key}>
              <LeagueBand
                icon={sportIcon(sport.key)}
                name={league.name}
                place={league.category.name}
                href={hrefLeague(sport.key, league)}
                level={sports.length > 1 ? 4 : 3}
              />
              {ofLeague.map((match) => (
                <ResultRow key={match.id} match={match} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
