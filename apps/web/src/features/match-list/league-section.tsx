import { IconButton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { LeagueBand } from '#parts/league-band/league-band.tsx';
import { MatchRow } from '#parts/match-row/match-row.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import { foldLeague, useIsFolded } from './folded-leagues.ts';
import type { LeagueGroup } from './group-matches.ts';
import { Stretch } from './stretch.tsx';

/** The matches of one league under its band; the arrow folds them. `above`: matches of its list before them. */
export function LeagueSection({
  group,
  level,
  above,
}: {
  group: LeagueGroup;
  level: 2 | 3 | 4 | 5;
  above: number;
}) {
  const messages = useMessages();
  const { league, matches } = group;
  const isOpen = !useIsFolded(league.id);
  const sport = matches[0]?.sport;
  if (!sport) return null;
  const label = messages(isOpen ? 'book.league.fold' : 'book.league.unfold', { league: league.name });
  return (
    <Stretch rows={isOpen ? matches.length : 0} bands={1} above={above}>
      <LeagueBand
        icon={sportIcon(sport.key)}
        name={league.name}
        place={league.category.name}
        href={hrefLeague(sport.key, league)}
        leagueId={league.id}
        level={level}
        end={
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            size="s"
            label={label}
            aria-expanded={isOpen}
            onClick={() => foldLeague(league.id, isOpen)}
          />
        }
      />
      {isOpen && matches.map((match) => <MatchRow key={match.id} match={match} />)}
    </Stretch>
  );
}
