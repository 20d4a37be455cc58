import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { LeagueBand } from '#parts/league-band/league-band.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import type { SportGroup } from './group-matches.ts';
import listStyles from './match-list.module.css';
import { ResultRow } from './result-row.tsx';

/** Finished matches by sport and league. `level` is that of a sport's heading, which one sport alone does not have. */
export function ResultGroups({ sports, level }: { sports: readonly SportGroup[]; level: 2 | 3 }) {
  const { locale } = useMessages();
  const isAlone = sports.length === 1;
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  return sports.map(({ sport, leagues, count }) => (
    <div key={sport.id}>
      {!isAlone && (
        <Heading className={listStyles.sport}>
          {sport.name} <span>{localizeNumber(count, locale)}</span>
        </Heading>
      )}
      {leagues.map(({ key, league, matches }) => (
        <div key={key}>
          <LeagueBand
            icon={sportIcon(sport.key)}
            name={league.name}
            place={league.category.name}
            href={hrefLeague(sport.key, league)}
            leagueId={league.id}
            level={isAlone ? level : below}
          />
          {matches.map((match) => (
            <ResultRow key={match.id} match={match} />
          ))}
        </div>
      ))}
    </div>
  ));
}
