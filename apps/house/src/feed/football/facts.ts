import { MEAN_STOPPAGE } from '#pricing/football/intensity.ts';
import type { Situation } from '#pricing/football/model.ts';
import { HALF_SECONDS } from '#pricing/football/slots.ts';
import type { Pair } from '../world.ts';
import { type ClockOfPlay, clockAt, type FootballEvent, type FootballScript } from './script.ts';

/** What is known about a match at a moment: all that pricing and settlement may look at. */
export interface Facts extends Situation {
  stage: ClockOfPlay['stage'];
  goals: readonly FootballEvent[];
  cornerEvents: readonly FootballEvent[];
  cardEvents: readonly FootballEvent[];
  yellows: Pair;
  score: Pair;
  firstOver: boolean;
  over: boolean;
}

/** Mean seconds played beyond the announced minutes. */
const BEYOND_ANNOUNCED = 12;
const SHORTEST_LEFT = 6;

function countOf(events: readonly FootballEvent[], holds: (event: FootballEvent) => boolean): Pair {
  const pair: [number, number] = [0, 0];
  for (const event of events) if (holds(event)) pair[event.side] += 1;
  return pair;
}

function leftOf(clock: ClockOfPlay, half: 1 | 2, announced: Pair): number {
  if (clock.half > half) return 0;
  const mean = MEAN_STOPPAGE[half - 1] ?? 0;
  if (clock.half < half) return HALF_SECONDS + mean;
  const played = clock.second - (half - 1) * HALF_SECONDS;
  if (played < HALF_SECONDS) return HALF_SECONDS - played + mean;
  const minutes = announced[half - 1] ?? 0;
  return Math.max(SHORTEST_LEFT, HALF_SECONDS + minutes * 60 + BEYOND_ANNOUNCED - played);
}

/** Who has scored a goal for his own side. */
const scorerOf = ({ player, manner }: FootballEvent) => (manner === 'own_goal' ? null : (player?.id ?? null));

/** The facts at a moment of the script; an event belongs to its own moment. */
export function factsAt(script: FootballScript, at: number): Facts {
  const clock = clockAt(script, at);
  const past = script.events.filter((event) => event.at <= at);
  const goals = past.filter((event) => event.type === 'goal');
  const cornerEvents = past.filter((event) => event.type === 'corner');
  const cardEvents = past.filter((event) => event.type === 'yellow' || event.type === 'red');
  const scorers = new Map<string, number>();
  for (const goal of goals) {
    const id = scorerOf(goal);
    if (id !== null) scorers.set(id, (scorers.get(id) ?? 0) + 1);
  }
  const last = goals.at(-1);
  const firstGoals = countOf(goals, (goal) => goal.half === 1);
  const secondGoals = countOf(goals, (goal) => goal.half === 2);
  return {
    stage: clock.stage,
    half: clock.half,
    second: clock.second,
    left: [leftOf(clock, 1, script.announced), leftOf(clock, 2, script.announced)],
    goals,
    cornerEvents,
    cardEvents,
    firstGoals,
    secondGoals,
    score: [firstGoals[0] + secondGoals[0], firstGoals[1] + secondGoals[1]],
    corners: countOf(cornerEvents, () => true),
    cards: countOf(cardEvents, () => true),
    yellows: countOf(cardEvents, (card) => card.type === 'yellow'),
    reds: countOf(cardEvents, (card) => card.type === 'red'),
    cornerIn: [
      cornerEvents.some((corner) => corner.half === 1),
      cornerEvents.some((corner) => corner.half === 2),
    ],
    scorers,
    lastGoal: last === undefined ? null : { side: last.side, playerId: scorerOf(last) },
    ownGoal: goals.some((goal) => goal.manner === 'own_goal'),
    firstOver: clock.half >= 2,
    over: clock.half === 3,
  };
}
