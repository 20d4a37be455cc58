import { COUNTRIES } from '#catalogue/countries.ts';
import type { CategoryRecord, SportRecord, TournamentRecord } from '#catalogue/records.ts';
import { slugText } from '#catalogue/slug.ts';
import type { LeagueSpec } from './league-spec.ts';

type Leagues = { sport: SportRecord; code: number; leagues: readonly LeagueSpec[] };

/** Ids are unique over all sports: the sport's code and the country's place. */
export function categoryIdOf(code: number, country: string): string {
  const place = COUNTRIES.findIndex((entry) => entry.code === country);
  if (place < 0) throw new RangeError(`no country ${country}`);
  return String(code * 100 + place + 1);
}

/** Countries in which a sport has leagues, those with the best league first. */
export function categoriesOf({ sport, code, leagues }: Leagues): CategoryRecord[] {
  const inOrder = leagues.toSorted((a, b) => a.priority - b.priority);
  const codes = [...new Set(inOrder.map((league) => league.country))];
  return codes.map((country, index) => {
    const name = COUNTRIES.find((entry) => entry.code === country)?.name ?? country;
    return {
      id: categoryIdOf(code, country),
      slug: slugText(name),
      name,
      countryCode: country,
      priority: index + 1,
      sportId: sport.id,
    };
  });
}

const named = ({ id, name }: { id: number; name: string }, kind: TournamentRecord['kind']) => ({
  id: String(id),
  urnId: `sr:${kind === 'match' ? 'tournament' : kind}:${id}`,
  slug: slugText(name),
  name,
  kind,
});

/** Leagues, and the tournaments that some of them are parts of: each stands where its first league stands. */
export function tournamentsOf({ sport, code, leagues }: Leagues): TournamentRecord[] {
  const placed = ({ priority, country }: LeagueSpec) => ({
    priority,
    categoryId: categoryIdOf(code, country),
    sportId: sport.id,
  });
  const records = leagues.map((league): TournamentRecord => {
    const { partOf } = league;
    return {
      ...named(league, partOf?.as ?? 'match'),
      ...placed(league),
      ...(partOf && { parentId: String(partOf.group.id) }),
    };
  });
  const parents = new Map<number, TournamentRecord>();
  for (const league of leagues.toSorted((a, b) => a.priority - b.priority)) {
    const group = league.partOf?.group;
    if (group && !parents.has(group.id))
      parents.set(group.id, { ...named(group, 'match'), ...placed(league) });
  }
  return [...records, ...parents.values()];
}
