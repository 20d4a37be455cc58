import type { EpochMs } from '@touchline/betting';
import type { TestProviders } from '@touchline/contract/constants';
import { wordReadings } from '@touchline/i18n/fold';
import type { CategoryRecord, MatchRecord, SportRecord, TournamentRecord, World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import { bestOf } from './best-of.ts';
import { findNamedMatches } from './find-matches.ts';
import { createFoldedNames } from './folded-names.ts';
import { isSearched } from './is-searched.ts';
import { matchReadings, type Words } from './match-words.ts';

/** What is searched for. `statuses` null: matches in play and to come. */
export interface Search {
  readonly text: string;
  /** Whose names of sports are searched. */
  readonly locale: string;
  readonly sportType: string | null;
  readonly statuses: readonly number[] | null;
  readonly eventsOnly: boolean;
  readonly now: EpochMs;
  /** Of a test; null and absent: all are searched. */
  readonly providers?: TestProviders | null;
}

interface Found {
  readonly matches: readonly MatchRecord[];
  readonly tournaments: readonly TournamentRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly sports: readonly SportRecord[];
}

/** Results at the most: what a list below a field shows. */
const MOST = { tournaments: 8, categories: 5, sports: 5 } as const;

/** A record of the catalogue, with its names. */
interface Candidate<T> {
  readonly record: T;
  readonly sportId: string;
  readonly name: Words;
  readonly around: readonly Words[];
}

/** Finds what is named in a world. The world is read anew each time, so that what is found follows it. */
export function createCatalogueSearch(world: World) {
  const names = createFoldedNames(world);

  function named<T extends { readonly priority: number }>(
    candidates: readonly Candidate<T>[],
    asked: readonly Words[],
    search: Search,
    most: number,
  ): T[] {
    const found = candidates.flatMap(({ record, sportId, name, around }) => {
      const sport = sportOf(world, sportId);
      if (!isSearched(search, sport)) return [];
      const quality = matchReadings(asked, [name], around);
      return quality === null ? [] : [{ record, rank: [quality, sport.priority, record.priority] }];
    });
    return bestOf(found, most);
  }

  const leagues = (locale: string): Candidate<TournamentRecord>[] =>
    world.tournaments().map((record) => ({
      record,
      sportId: record.sportId,
      name: names.of(record.name),
      around: names.place(record, locale),
    }));

  const categories = (locale: string): Candidate<CategoryRecord>[] =>
    world.categories().map((record) => ({
      record,
      sportId: record.sportId,
      name: names.of(record.name),
      around: [names.sport(record.sportId, locale)],
    }));

  const sports = (locale: string): Candidate<SportRecord>[] =>
    world
      .sports()
      .map((record) => ({ record, sportId: record.id, name: names.sport(record.id, locale), around: [] }));

  return (search: Search): Found => {
    const asked = wordReadings(search.text).filter((words) => words.length > 0);
    const { locale, eventsOnly } = search;
    const matches = findNamedMatches(world, names, asked, search);
    if (eventsOnly) return { matches, tournaments: [], categories: [], sports: [] };
    return {
      matches,
      tournaments: named(leagues(locale), asked, search, MOST.tournaments),
      categories: named(categories(locale), asked, search, MOST.categories),
      sports: named(sports(locale), asked, search, MOST.sports),
    };
  };
}
