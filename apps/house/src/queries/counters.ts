import type { EpochMs } from '@touchline/betting';
import type { Counters } from '@touchline/contract';
import { isBettableStatus, MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchRecord, World } from '#feed/world.ts';
import { tournamentLine } from './present-tournament.ts';

export interface CountersFilter {
  readonly ids: ReadonlySet<string> | null;
  readonly statuses: readonly number[] | null;
  readonly type: string | null;
  readonly from: EpochMs | null;
  readonly to: EpochMs | null;
}

/** How many matches each sport, category and tournament has. Without statuses: those that take bets. */
export function countMatches(world: World, known: Iterable<MatchRecord>, filter: CountersFilter): Counters {
  const live = { all: 0 };
  const groups = {
    sports: new Map<string, Count>(),
    categories: new Map<string, Count>(),
    tournaments: new Map<string, Count>(),
  };
  for (const match of known) {
    const isLive = match.status === MATCH_STATUS.live;
    const hasStatus = filter.statuses
      ? filter.statuses.includes(match.status)
      : isBettableStatus(match.status);
    if (!hasStatus || (filter.type !== null && filter.type !== match.type)) continue;
    // A live match has begun before any window of kick-offs, and belongs to each of them.
    if (
      !isLive &&
      ((filter.from !== null && match.startTime < filter.from) ||
        (filter.to !== null && match.startTime > filter.to))
    )
      continue;
    if (isLive) live.all += 1;
    add(groups.sports, match.sportId, isLive);
    add(groups.categories, match.categoryId, isLive);
    for (const id of tournamentLine(world, match.tournamentId)) add(groups.tournaments, id, isLive);
  }
  const list = (group: Map<string, Count>) =>
    [...group.values()].filter(({ id }) => filter.ids === null || filter.ids.has(id));
  return {
    live: live.all,
    sports: list(groups.sports),
    categories: list(groups.categories),
    tournaments: list(groups.tournaments),
  };
}

interface Count {
  id: string;
  live: number;
  total: number;
}

function add(group: Map<string, Count>, id: string, isLive: boolean): void {
  const count = group.get(id) ?? { id, live: 0, total: 0 };
  count.total += 1;
  if (isLive) count.live += 1;
  group.set(id, count);
}
