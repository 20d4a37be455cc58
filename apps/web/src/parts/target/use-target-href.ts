import { useQuery } from '@tanstack/react-query';
import type { LinkTarget } from '@touchline/contract/layout';
import type { AnyQuery } from '#data/block.ts';
import { hrefLeague, hrefMatch, hrefOf, hrefSection, hrefSport, hrefWritten } from '#data/navigation.ts';
import { matchQuery, tournamentQuery } from '#data/queries.ts';

/** What has to be known to lead there. */
export function targetQueries(target: LinkTarget | null): AnyQuery[] {
  if (target?.kind === 'league') return [tournamentQuery(target.id)];
  return target?.kind === 'event' ? [matchQuery(target.id)] : [];
}

/** Where a target leads; undefined for what leads nowhere, or is not there any more. */
export function useTargetHref(target: LinkTarget | null): string | undefined {
  const leagueId = target?.kind === 'league' ? target.id : undefined;
  const matchId = target?.kind === 'event' ? target.id : undefined;
  const league = useQuery({ ...tournamentQuery(leagueId ?? ''), enabled: leagueId !== undefined }).data;
  const match = useQuery({ ...matchQuery(matchId ?? ''), enabled: matchId !== undefined }).data;
  switch (target?.kind) {
    case 'section':
      return hrefSection(target.section);
    case 'sport':
      return hrefSport(target.sport_key);
    case 'league':
      return league && hrefLeague(league.sport.key, league);
    case 'event':
      return match && hrefMatch(match);
    case 'promo':
      return `${hrefSection('promotions')}#${target.id}`;
    case 'page':
      return hrefOf(`/${target.path}`);
    case 'url':
      return hrefWritten(target.href);
    default:
      return undefined;
  }
}
