import { type FootballScript, type Half, type Kick, momentOf, type Tie } from '../script.ts';
import { kickSuspensions } from '../simulate-tie.ts';
import { type ToldEvent, toldMatch } from './told-match.ts';

type Side = 'home' | 'away';

export interface ToldTie {
  /** Minute and side; from 91 on those of extra time. */
  goals: readonly (readonly [minute: number, side: Side])[];
  kicks: readonly (readonly [side: Side, isGoal: boolean])[];
}

const MINUTE_MS = 60_000;

export const halfOfMinute = (minute: number): Half =>
  minute <= 45 ? 1 : minute <= 90 ? 2 : minute <= 105 ? 3 : 4;

const placeOf = (side: Side) => (side === 'home' ? 0 : 1);

/** The script of a match in which somebody has to go through, of which goals and kicks alone are told. */
export function toldTie({ goals, kicks }: ToldTie): FootballScript {
  const eventOf = ([minute, side]: ToldTie['goals'][number]): ToldEvent => ({
    minute,
    half: minute <= 45 ? 1 : 2,
    type: 'goal',
    side,
  });
  const script = toldMatch(goals.filter(([minute]) => minute <= 90).map(eventOf));
  const firstExtra = script.fullTime + 5 * MINUTE_MS;
  const secondExtra = firstExtra + 18 * MINUTE_MS;
  const extraEnd = secondExtra + 17 * MINUTE_MS;
  const shootOut = extraEnd + 4 * MINUTE_MS;
  const told = kicks.map(
    ([side, isGoal], index): Kick => ({
      at: shootOut + (index + 1) * MINUTE_MS,
      side: placeOf(side),
      isGoal,
      player: null,
    }),
  );
  const tie: Tie = {
    firstExtra,
    extraHalfTime: firstExtra + 17 * MINUTE_MS,
    secondExtra,
    extraEnd,
    announced: [2, 2],
    events: [],
    shootOut,
    kicks: told,
    suspensions: kickSuspensions(told),
  };
  const events = goals
    .filter(([minute]) => minute > 90)
    .map(([minute, side]) => {
      const [half, second] = [halfOfMinute(minute), minute * 60 - 30];
      const at = momentOf({ ...script, tie }, half, second);
      return { at, type: 'goal', side: placeOf(side), player: null, manner: 'play', half, second } as const;
    });
  return { ...script, tie: { ...tie, events } };
}
