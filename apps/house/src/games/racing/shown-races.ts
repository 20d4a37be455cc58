import { nextRaceIndex, type Race, raceAt, resultTime } from './race.ts';

/** Races to come that take bets, and races behind whose results are shown. */
const AHEAD = 6;
const BEHIND = 4;

/** Races that take bets at an instant of the feed, the next one first. */
export function openRaces(seed: number, feedNow: number): Race[] {
  const next = nextRaceIndex(feedNow);
  return Array.from({ length: AHEAD }, (_, at) => raceAt(seed, next + at));
}

/** The last races that began, the latest first; its result may still be awaited. */
export function pastRaces(seed: number, feedNow: number): Race[] {
  const next = nextRaceIndex(feedNow);
  return Array.from({ length: BEHIND }, (_, at) => raceAt(seed, next - 1 - at));
}

/** Whether the result of a race stands. */
export const hasResult = (race: Race, feedNow: number): boolean => feedNow >= resultTime(race);
