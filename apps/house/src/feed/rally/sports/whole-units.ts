import type { Contest, Seat } from '#pricing/rally/rules.ts';
import type { Count, Happening, RallyPlay } from '../rally-sport.ts';

/** What is the same in every sport whose units have no parts: each point or round is won at once. */
export function wholeUnits(contest: Contest): Pick<RallyPlay, 'opening' | 'next' | 'texts' | 'tellsBreaks'> {
  return {
    opening: () => [0, 0],
    next: (place, points, draw, favour): Happening => {
      const drawn: Seat = draw() < contest.chance(place) ? 0 : 1;
      const by = favour ?? drawn;
      return { points, by, wins: by };
    },
    texts: () => null,
    tellsBreaks: false,
  };
}

/** Adds to one side of a statistic, by its place in the order of those that are counted. */
export function add(tallies: number[], place: number, seat: Seat, by = 1): void {
  const index = 2 * place + seat;
  tallies[index] = (tallies[index] ?? 0) + by;
}

/** Length of the run of units that one side ends its set with. */
function runOf(log: string, seat: Seat): number {
  const mark = seat === 0 ? 'h' : 'a';
  let length = 0;
  while (length < log.length && log[log.length - 1 - length] === mark) length += 1;
  return length;
}

export function countRun({ tallies, before, happened }: Count, place: number): void {
  const length = runOf(before.log, happened.by) + 1;
  const index = 2 * place + happened.by;
  tallies[index] = Math.max(tallies[index] ?? 0, length);
}

/** Chances with few decimals are the same for many matches, and are worked out once for all of them. */
export const whole = (chance: number) => Math.round(chance * 500) / 500;
