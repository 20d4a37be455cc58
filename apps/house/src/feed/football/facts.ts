import { MEAN_STOPPAGE } from '#pricing/football/intensity.ts';
import type { Situation } from '#pricing/football/model.ts';
import { HALF_SECONDS } from '#pricing/football/slots.ts';
import type { Pair } from '../world.ts';
import {
  type ClockOfPlay,
  clockAt,
  endOf,
  type FootballEvent,
  type FootballScript,
  type Kick,
} from './script.ts';
import { countOf, tieAt, winnerOf } from './tie.ts';

/** What is known about a match at a moment: all that pricing and settlement may look at. */
export interface Facts extends Situation {
  stage: ClockOfPlay['stage'];
  goals: readonly FootballEvent[];
  cornerEvents: readonly FootballEvent[];
  cardEvents: readonly FootballEvent[];
  yellows: Pair;
  score: Pair;
  firstOver: boolean;
  /** Ninety minutes are over, which is all that nearly every market asks of. */
  over: boolean;
  /** What extra time and the shoot-out have brought. */
  extraEvents: readonly FootballEvent[];
  kicks: readonly Kick[];
  /** Goals of extra time and of ninety minutes. */
  fullScore: Pair;
  /** Who goes through; null while that is open, and where nobody does. */
  through: 0 | 1 | null;
  /** Nothing more is played. */
  ended: boolean;
}

/** Mean seconds played beyond the announced minutes. */
const BEYOND_ANNOUNCED = 12;
const SHORTEST_LEFT = 6;

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
  const score: Pair = [firstGoals[0] + secondGoals[0], firstGoals[1] + secondGoals[1]];
  const reds = countOf(cardEvents, (card) => card.type === 'red');
  const beyond = tieAt(script, clock, at, reds);
  const over = clock.half === 3;
  const ended = over && at >= endOf(script);
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
    score,
    corners: countOf(cornerEvents),
    cards: countOf(cardEvents),
    yellows: countOf(cardEvents, (card) => card.type === 'yellow'),
    reds,
    cornerIn: [
      cornerEvents.some((corner) => corner.half === 1),
      cornerEvents.some((corner) => corner.half === 2),
    ],
    scorers,
    lastGoal: last === undefined ? null : { side: last.side, playerId: scorerOf(last) },
    ownGoal: goals.some((goal) => goal.manner === 'own_goal'),
    firstOver: clock.half >= 2,
    over,
    ...beyond,
    fullScore: beyond.tie === null ? score : [score[0] + beyond.tie.goals[0], score[1] + beyond.tie.goals[1]],
    through: ended && beyond.tie !== null ? winnerOf(score, beyond.tie) : null,
    ended,
  };
}
