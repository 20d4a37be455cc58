import type { EpochMs } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';

/** Which matches a list or a count is about, as far as it says how long ago they may have been played. */
export interface KnownRange {
  readonly statuses: readonly number[] | null;
  readonly from: EpochMs | null;
  readonly to: EpochMs | null;
}

const isResult = (status: number) => status === MATCH_STATUS.finished || status === MATCH_STATUS.closed;

/** Every match of the world; where results from some moment on are asked for, those as well that have left it. */
export async function knownMatches(
  { world, now }: House,
  { statuses, from, to }: KnownRange,
): Promise<Iterable<MatchRecord>> {
  if (from === null || statuses === null || statuses.length === 0 || !statuses.every(isResult))
    return world.matches();
  const past = await world.past.startedBetween(from, to ?? now());
  return past.length === 0 ? world.matches() : [...world.matches(), ...past];
}
