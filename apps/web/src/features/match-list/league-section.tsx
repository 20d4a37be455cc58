import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { hrefLeague } from '#data/navigation.ts';
import { LeagueBand } from '#parts/league-band/league-band.tsx';
import { MatchRow } from '#parts/match-row/match-row.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import type { LeagueGroup } from './group-matches.ts';

/** The matches of one league under its band; the arrow folds them. */
export function LeagueSection({ group, level }: { group: LeagueGroup; level: 2 | 3 | 4 }) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(true);
  const { league, matches } = group;
  const sport = matches[0]?.sport;
  if (!sport) return null;
  const label = messages(isOpen ? 'book.league.fold' : 'book.league.unfold', { league: league.name });
  return (
    <div>
      <LeagueBand
        icon={sportIcon(sport.key)}
        name={league.name}
        place={league.category.name}
        href={hrefLeague(sport.key, league)}
        level={level}
        end={
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            size="s"
            label={label}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && matches.map((match) => <MatchRow key={match.id} match={match} />)}
    </div>
  );
}
