import { sportName } from '@touchline/i18n/catalog-names';
import type { MatchRecord, World } from '#feed/world.ts';
import { catalogueIndex, sportOf } from '../queries/present-tournament.ts';
import { nameWords, type Words } from './match-words.ts';

/** Names of a world as search compares them. */
export interface FoldedNames {
  of(name: string): Words;
  /** Of a sport in a language. */
  sport(sportId: string, locale: string): Words;
  /** Of what a league stands in: its country and its sport. */
  place(record: { readonly categoryId: string; readonly sportId: string }, locale: string): readonly Words[];
  /** Of who plays; a long event has the name of its league as well. */
  match(match: MatchRecord): readonly Words[];
}

/** Each name is folded once: a catalogue has a few thousand. Who plays a match never changes. */
export function createFoldedNames(world: World): FoldedNames {
  const folded = new Map<string, Words>();
  const of = (name: string): Words => {
    const held = folded.get(name) ?? nameWords(name);
    folded.set(name, held);
    return held;
  };
  const sport = (sportId: string, locale: string) => of(sportName(locale, sportOf(world, sportId).key));
  const { categories, tournaments } = catalogueIndex(world);
  const byMatch = new WeakMap<MatchRecord, readonly Words[]>();
  const matchNames = ({ type, home, away, competitors, tournamentId }: MatchRecord): readonly Words[] => {
    const sides = type === 'match' ? [home, away] : competitors;
    const names = sides.flatMap((side) => (side ? [of(side.name)] : []));
    return type === 'match' ? names : [of(tournaments.get(tournamentId)?.name ?? ''), ...names];
  };
  return {
    of,
    sport,
    place: ({ categoryId, sportId }, locale) => [
      of(categories.get(categoryId)?.name ?? ''),
      sport(sportId, locale),
    ],
    match(match) {
      const names = byMatch.get(match) ?? matchNames(match);
      byMatch.set(match, names);
      return names;
    },
  };
}
