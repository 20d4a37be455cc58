import type { MatchState } from '@touchline/client/live';
import { MATCH_STATUS } from '@touchline/contract/constants';

/** Sports of which the feed tells enough to draw it. */
const SPORTS: ReadonlySet<string> = new Set(['football', 'tennis', 'basketball', 'ice_hockey']);

/** Whether a match has a tracker now: in play, in a sport that is drawn. */
export const isTracked = (sportKey: string, state: MatchState | undefined): boolean =>
  state?.status === MATCH_STATUS.live && SPORTS.has(sportKey);

/** Tennis is told by its points alone; every other sport has a line of what happened. */
export const hasStrip = (sportKey: string): boolean => sportKey !== 'tennis';
