import { MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchRecord, World } from '#feed/world.ts';

/** Matches in play go on moving for so long after a list has shown them, so that the next list finds them priced. */
const SEEN_MS = 60_000;

/** Prepares matches that a list is about to show. */
export async function aboutToShow(world: World, matches: readonly MatchRecord[]): Promise<void> {
  await world.prepare(matches.map(({ id }) => id));
  for (const { id, status } of matches) if (status === MATCH_STATUS.live) world.follow(id, SEEN_MS);
}

/** Prepares the matches in play, where a list depends on the prices of all of them. */
export const aboutToCompareLive = (world: World): Promise<void> =>
  aboutToShow(
    world,
    [...world.matches()].filter(({ status }) => status === MATCH_STATUS.live),
  );
