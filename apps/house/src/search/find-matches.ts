import { MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchRecord, World } from '#feed/world.ts';
import { hasOpenPrices } from '../queries/open-prices.ts';
import { catalogueIndex, sportOf } from '../queries/present-tournament.ts';
import { bestOf, type Ranked } from './best-of.ts';
import type { Search } from './catalogue-search.ts';
import type { FoldedNames } from './folded-names.ts';
import { isSearched } from './is-searched.ts';
import { matchReadings, type Quality, type Words } from './match-words.ts';

/** Matches at the most that a search answers. */
export const MOST_MATCHES = 20;
const USUAL: readonly number[] = [MATCH_STATUS.prematch, MATCH_STATUS.live];
const OVER: readonly number[] = [MATCH_STATUS.closed, MATCH_STATUS.finished, MATCH_STATUS.notCovered];
/** A match that is over is looked for on its day. */
const OVER_MS = 86_400_000;

const isOver = ({ status }: MatchRecord) => OVER.includes(status);

/** In play, to come, without open prices, over. */
function turnOf(world: World, match: MatchRecord): number {
  if (isOver(match)) return 3;
  if (!hasOpenPrices(world, match)) return 2;
  return match.status === MATCH_STATUS.live ? 0 : 1;
}

function rankOf(world: World, match: MatchRecord, quality: Quality): number[] {
  return [
    match.type === 'match' ? 0 : 1,
    turnOf(world, match),
    quality,
    sportOf(world, match.sportId).priority,
    catalogueIndex(world).tournaments.get(match.tournamentId)?.priority ?? 0,
    // Of matches that are over the last one comes first.
    isOver(match) ? -match.startTime : match.startTime,
    Number(match.id),
  ];
}

/** The league of a match and what that stands in, read once for each league. */
function createAround(world: World, names: FoldedNames, locale: string) {
  const { tournaments } = catalogueIndex(world);
  const known = new Map<string, readonly Words[]>();
  return (match: MatchRecord): readonly Words[] => {
    const held = known.get(match.tournamentId);
    if (held) return held;
    const league = names.of(tournaments.get(match.tournamentId)?.name ?? '');
    const around = [league, ...names.place(match, locale)];
    known.set(match.tournamentId, around);
    return around;
  };
}

/** Matches by who plays: those that take bets first, in play before to come, then the others; matches before long events. */
export function findNamedMatches(
  world: World,
  names: FoldedNames,
  asked: readonly Words[],
  search: Search,
): MatchRecord[] {
  const around = createAround(world, names, search.locale);
  const statuses = search.statuses ?? USUAL;
  const found: Ranked<MatchRecord>[] = [];
  for (const match of world.matches()) {
    if (!statuses.includes(match.status)) continue;
    if (!isSearched(search, sportOf(world, match.sportId))) continue;
    if (isOver(match) && match.startTime < search.now - OVER_MS) continue;
    const quality = matchReadings(asked, names.match(match), search.eventsOnly ? [] : around(match));
    if (quality !== null) found.push({ record: match, rank: rankOf(world, match, quality) });
  }
  return bestOf(found, MOST_MATCHES);
}
