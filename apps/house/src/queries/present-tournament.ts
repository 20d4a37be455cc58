import { invariant } from '@touchline/betting';
import type { Category, Sport, Tournament } from '@touchline/contract';
import { sportName } from '@touchline/i18n/catalog-names';
import type { CategoryRecord, SportRecord, TournamentRecord, World } from '#feed/world.ts';

/** Catalogue records by their ids. */
export interface CatalogueIndex {
  readonly sports: ReadonlyMap<string, SportRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  readonly tournaments: ReadonlyMap<string, TournamentRecord>;
}

const indexes = new WeakMap<World, CatalogueIndex>();
const byId = <T extends { id: string }>(records: readonly T[]) =>
  new Map(records.map((record) => [record.id, record]));

/** Read once: the catalogue stays the same while the world runs. */
export function catalogueIndex(world: World): CatalogueIndex {
  const held = indexes.get(world);
  if (held) return held;
  const index = {
    sports: byId(world.sports()),
    categories: byId(world.categories()),
    tournaments: byId(world.tournaments()),
  };
  indexes.set(world, index);
  return index;
}

function the<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id);
  invariant(record !== undefined, `the catalogue knows ${id}`);
  return record;
}

export const sportOf = (world: World, sportId: string): SportRecord =>
  the(catalogueIndex(world).sports, sportId);

export function presentSport(sport: SportRecord, locale: string): Sport {
  return {
    id: sport.id,
    urn_id: sport.urnId,
    key: sport.key,
    name: sportName(locale, sport.key),
    priority: sport.priority,
    type: sport.type,
    provider: sport.provider,
  };
}

const categoryRef = (category: CategoryRecord) => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  priority: category.priority,
  country_code: category.countryCode,
});

export function presentCategory(world: World, category: CategoryRecord, locale: string): Category {
  return { ...categoryRef(category), sport: presentSport(sportOf(world, category.sportId), locale) };
}

/** A tournament and the one that it is a part of: what a match of it belongs to. */
export function tournamentLine(world: World, tournamentId: string): readonly string[] {
  const parentId = catalogueIndex(world).tournaments.get(tournamentId)?.parentId;
  return parentId === undefined ? [tournamentId] : [tournamentId, parentId];
}

function parentOf(world: World, { parentId }: TournamentRecord): Tournament['parent'] {
  if (parentId === undefined) return null;
  const { id, slug, name } = the(catalogueIndex(world).tournaments, parentId);
  return { id, slug, name };
}

export function presentTournament(world: World, tournament: TournamentRecord, locale: string): Tournament {
  const sport = sportOf(world, tournament.sportId);
  return {
    id: tournament.id,
    urn_id: tournament.urnId,
    slug: tournament.slug,
    name: tournament.name,
    kind: tournament.kind,
    priority: tournament.priority,
    category: categoryRef(the(catalogueIndex(world).categories, tournament.categoryId)),
    sport: presentSport(sport, locale),
    main_market_outcome_count: sport.strip.main.outcomes,
    secondary_market_outcome_count: sport.strip.secondary.outcomes,
    parent: parentOf(world, tournament),
  };
}

export function tournamentRef(world: World, tournamentId: string, locale: string) {
  const {
    sport: _,
    parent: __,
    ...ref
  } = presentTournament(world, the(catalogueIndex(world).tournaments, tournamentId), locale);
  return ref;
}
