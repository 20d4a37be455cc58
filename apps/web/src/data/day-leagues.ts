import { queryOptions } from '@tanstack/react-query';
import { ask, FaultError } from '@touchline/client/http';
import { read, SETTLED, SHARED_NAMES_MS, sportsQuery } from './queries.ts';
import type { Services } from './services.ts';

/** What an address says of sport and league; either may be of nothing that there is. */
export interface LeagueChoice {
  readonly sportKey: string | undefined;
  readonly leagueId: string | undefined;
}

/** A league as a choice shows it. */
export interface DayLeague {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** Leagues that a list of one day can be narrowed to, the foremost first: those of one sport. */
export interface DayLeagues {
  /** Null: the list is of all sports. */
  readonly sportKey: string | null;
  readonly leagues: readonly DayLeague[];
  /** The one that the list is narrowed to. */
  readonly chosen: DayLeague | null;
}

const NOT_FOUND = 404;
/** Of one sport all. */
const MOST = 500;

const shownAs = ({ id, name, category }: { id: string; name: string; category: { name: string } }) => ({
  id,
  name,
  place: category.name,
});

async function readLeague({ backend }: Services, signal: AbortSignal, id: string) {
  const answer = await ask(backend.book.GET('/tournaments/{id}', { params: { path: { id } }, signal }));
  if (answer.ok) return answer.data;
  if (answer.fault.status === NOT_FOUND) return null;
  throw new FaultError(answer.fault);
}

/** A league that there is not, or that is of another sport, narrows nothing. */
export const dayLeaguesQuery = ({ sportKey, leagueId }: LeagueChoice) =>
  queryOptions({
    queryKey: ['tournaments', 'day', sportKey ?? null, leagueId ?? null],
    queryFn: read(async (from, services, signal): Promise<DayLeagues> => {
      const sports = await services.queryClient.ensureQueryData(sportsQuery());
      const named = leagueId ? await readLeague(services, signal, leagueId) : null;
      const asked =
        sports.find(({ key }) => key === sportKey) ?? (sports.length === 1 ? sports[0] : undefined);
      const sport = asked?.key ?? named?.sport.key;
      if (sport === undefined) return { sportKey: null, leagues: [], chosen: null };
      const leagues = await from.readForemostLeagues(services, signal, { sportKey: sport, limit: MOST });
      const chosen = named?.sport.key === sport ? shownAs(named) : null;
      return { sportKey: sport, leagues: leagues.map(shownAs), chosen };
    }, SHARED_NAMES_MS),
    ...SETTLED,
  });
