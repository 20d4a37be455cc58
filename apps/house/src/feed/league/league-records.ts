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

const named = ({ id, name }: { id: number; name: string }) => ({
  id: String(id),
  urnId: `sr:tournament:${id}`,
  slug: slugText(name),
  name,
});

/** Leagues, and the tournaments that some of them are stages of: each stands where its first league stands. */
export function tournamentsOf({ sport, code, leagues }: Leagues): TournamentRecord[] {
  const placed = ({ priority, country }: LeagueSpec) => ({
    priority,
    categoryId: categoryIdOf(code, country),
    sportId: sport.id,
  });
  const records = leagues.map((league): TournamentRecord => {
    const { partOf } = league;
    const kind = partOf
      ? ({ kind: 'stage', parentId: String(partOf.id) } as const)
      : ({ kind: 'match' } as const);
    return { ...named(league), ...placed(league), ...kind };
  });
  const parents = new Map<number, TournamentRecord>();
  for (const league of leagues.toSorted((a, b) => a.priority - b.priority)) {
    const { partOf } = league;
    if (partOf && !parents.has(partOf.id))
      parents.set(partOf.id, { ...named(partOf), ...placed(league), kind: 'match' });
  }
  return [...records, ...parents.values()];
}
