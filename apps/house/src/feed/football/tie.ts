import { EXTRA_STOPPAGE } from '#pricing/football/intensity.ts';
import type { TieSituation } from '#pricing/football/model.ts';
import { type Kicks, NO_KICKS, shootOutWinner, withKick } from '#pricing/football/shoot-out.ts';
import type { Pair } from '../world.ts';
import {
  type ClockOfPlay,
  type FootballEvent,
  type FootballScript,
  firstSecond,
  type Kick,
  lastSecond,
  type Tie,
} from './script.ts';

/** Mean seconds played beyond the announced minutes. */
const BEYOND_ANNOUNCED = 12;
const SHORTEST_LEFT = 6;

export function countOf(
  events: readonly FootballEvent[],
  holds: (event: FootballEvent) => boolean = () => true,
): Pair {
  const pair: [number, number] = [0, 0];
  for (const event of events) if (holds(event)) pair[event.side] += 1;
  return pair;
}

const wholeOf = (half: 3 | 4) => lastSecond(half) - firstSecond(half) + (EXTRA_STOPPAGE[half - 3] ?? 0);

/** Seconds left of a half of extra time in which the clock shows `second`. */
function restOf(half: 3 | 4, second: number, announced: Pair): number {
  const regular = lastSecond(half) - second;
  if (regular > 0) return regular + (EXTRA_STOPPAGE[half - 3] ?? 0);
  return Math.max(SHORTEST_LEFT, regular + (announced[half - 3] ?? 0) * 60 + BEYOND_ANNOUNCED);
}

function leftOf({ announced }: Tie, { stage, second }: ClockOfPlay): number {
  switch (stage) {
    case 41:
      return restOf(3, second, announced) + wholeOf(4);
    case 33:
      return wholeOf(4);
    case 42:
      return restOf(4, second, announced);
    case 34:
    case 50:
    case 100:
    case 110:
    case 120:
      return 0;
    default:
      return wholeOf(3) + wholeOf(4);
  }
}

/** Where a shoot-out stands after some kicks. */
export const kicksOf = (kicks: readonly Kick[]): Kicks =>
  kicks.reduce((before, { side, isGoal }) => withKick(before, side, isGoal), NO_KICKS);

interface Beyond {
  tie: TieSituation | null;
  extraEvents: readonly FootballEvent[];
  kicks: readonly Kick[];
}

const NOT_PLAYED = { extraEvents: [], kicks: [] } as const;
const EXTRA_BEGUN: ReadonlySet<number> = new Set([41, 33, 42, 34, 50, 110, 120]);
const PENALTIES_BEGUN: ReadonlySet<number> = new Set([50, 120]);

/** What has been played beyond ninety minutes at a moment. `reds`: sent off in them. */
export function tieAt({ tie }: FootballScript, clock: ClockOfPlay, at: number, reds: Pair): Beyond {
  if (tie === null) return { ...NOT_PLAYED, tie };
  const hasBegun = EXTRA_BEGUN.has(clock.stage);
  const extraEvents = hasBegun ? tie.events.filter((event) => event.at <= at) : NOT_PLAYED.extraEvents;
  const kicks = PENALTIES_BEGUN.has(clock.stage)
    ? tie.kicks.filter((kick) => kick.at <= at)
    : NOT_PLAYED.kicks;
  const sentOff = countOf(extraEvents, ({ type }) => type === 'red');
  return {
    extraEvents,
    kicks,
    tie: {
      goals: countOf(extraEvents, ({ type }) => type === 'goal'),
      left: leftOf(tie, clock),
      reds: [reds[0] + sentOff[0], reds[1] + sentOff[1]],
      kicks: kicksOf(kicks),
    },
  };
}

const leader = ([home, away]: Pair): 0 | 1 | null => (home === away ? null : home > away ? 0 : 1);

/** Who goes through: the winner of ninety minutes, of extra time or of the shoot-out. */
export const winnerOf = (score: Pair, { goals, kicks }: TieSituation): 0 | 1 | null =>
  leader(score) ?? leader(goals) ?? shootOutWinner(kicks);
