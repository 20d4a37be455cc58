import { LEAGUES_BY_SPORT } from '#catalogue/leagues-by-sport.ts';
import { INNINGS_SPORTS } from './families/innings.ts';
import { RALLY_SPORTS } from './families/rally.ts';
import { TIMED_SPORTS } from './families/timed.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { createLeagueFeed } from './league/league-feed.ts';
import type { LeagueSport } from './league/league-spec.ts';
import type { SportFeed } from './sport.ts';

/** Every sport that is played in leagues. */
export const LEAGUE_SPORTS: readonly LeagueSport[] = [
  ...RALLY_SPORTS,
  ...TIMED_SPORTS,
  ...INNINGS_SPORTS,
].flatMap((sport) => {
  const leagues = LEAGUES_BY_SPORT[sport.sport.key];
  return leagues === undefined ? [] : [{ ...sport, leagues }];
});

/** Every sport of the house, those that are shown first before the others. */
export function createSportFeeds(seed: number): SportFeed[] {
  const leagueFeeds = LEAGUE_SPORTS.map((sport) => createLeagueFeed(seed, sport));
  return [createFootballFeed(seed), ...leagueFeeds].toSorted((a, b) => a.sport.priority - b.sport.priority);
}
