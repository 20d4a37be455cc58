import { hash, unitAt } from '#feed/random.ts';
import type { RecordedLine } from '#feed/replay.ts';
import type { Side } from '#feed/world.ts';

/** From the start of a recording to its kick-offs, so that opening prices can be seen first. */
export const LEAD_MS = 180_000;
const HALF_SECONDS = 2700;
const BREAK_MS = 900_000;

type Team = Extract<RecordedLine, { type: 'match' }>['home'];

/** A goal as results tell it: the minute as spoken, the side it counts for. */
export interface ToldGoal {
  half: 1 | 2;
  minute: number;
  side: Side;
  player: string | null;
  manner: 'play' | 'penalty' | 'own_goal';
}

/** A match as the morning paper knows it. */
export interface ToldMatch {
  id: string;
  league: string;
  round: number | null;
  home: Team;
  away: Team;
  prices: { market: string; specifier: string; odds: number[] }[];
  goals: ToldGoal[];
  score: [number, number];
  half: [number, number];
  /** Counts whose minutes nobody wrote down. */
  corners: [number, number];
  yellows: [number, number];
  reds: [number, number];
  shots: [number, number];
  onTarget: [number, number];
}

interface Timed {
  half: 1 | 2;
  second: number;
}

const SIDES = ['home', 'away'] as const;

/** Goals at their minutes; several in one minute follow each other. */
function timedGoals(goals: readonly ToldGoal[]): (ToldGoal & Timed)[] {
  const inMinute = new Map<string, number>();
  return goals.map((goal) => {
    const first = (goal.half - 1) * HALF_SECONDS;
    const start = Math.max(first, (goal.minute - 1) * 60);
    const key = `${goal.half}/${start}`;
    const earlier = inMinute.get(key) ?? 0;
    inMinute.set(key, earlier + 1);
    return { ...goal, second: start + Math.min(59, 12 + 15 * earlier) };
  });
}

/** Seconds of a half with its stoppage time: whole minutes, long enough for its last goal. */
function halfLength(goals: readonly (ToldGoal & Timed)[], half: 1 | 2, shortest: number): number {
  const last = Math.max(0, ...goals.filter((goal) => goal.half === half).map((goal) => goal.second));
  const played = last - (half - 1) * HALF_SECONDS;
  return Math.max(HALF_SECONDS + shortest, Math.ceil((played + 15) / 60) * 60);
}

/** Spreads events without a minute over the match, always the same way. */
function spread(count: number, key: number): Timed[] {
  return Array.from({ length: count }, (_, index) => {
    const minute = 2 + Math.floor(unitAt(key, index) * 86);
    const second = minute * 60 + Math.floor(unitAt(key + 1, index) * 60);
    return { half: second < HALF_SECONDS ? 1 : 2, second };
  });
}

/** The lines of one match, in order. */
export function recordMatch(told: ToldMatch): RecordedLine[] {
  const match = told.id;
  const goals = timedGoals(told.goals);
  const firstHalf = LEAD_MS;
  const halfTime = firstHalf + halfLength(goals, 1, 120) * 1000;
  const secondHalf = halfTime + BREAK_MS;
  const ended = secondHalf + halfLength(goals, 2, 240) * 1000;
  const momentOf = ({ half, second }: Timed) =>
    half === 1 ? firstHalf + second * 1000 : secondHalf + (second - HALF_SECONDS) * 1000;
  const clock = (at: number, period: 'first_half' | 'half_time' | 'second_half' | 'ended'): RecordedLine => ({
    at,
    type: 'clock',
    match,
    period,
  });
  const counted = SIDES.flatMap((side, index): RecordedLine[] => {
    const key = hash('spread', match, side);
    const of = (pair: [number, number]) => pair[index] ?? 0;
    return [
      ...spread(of(told.corners), key).map(
        (at): RecordedLine => ({ at: momentOf(at), type: 'corner', match, side }),
      ),
      ...spread(of(told.yellows), key + 10).map(
        (at): RecordedLine => ({ at: momentOf(at), type: 'card', match, side, colour: 'yellow' }),
      ),
      ...spread(of(told.reds), key + 20).map(
        (at): RecordedLine => ({ at: momentOf(at), type: 'card', match, side, colour: 'red' }),
      ),
    ];
  });
  const lines: RecordedLine[] = [
    {
      at: 0,
      type: 'match',
      match,
      league: told.league,
      round: told.round,
      kickOff: LEAD_MS,
      home: told.home,
      away: told.away,
    },
    ...told.prices.map((price): RecordedLine => ({ at: 0, type: 'prices', match, ...price })),
    clock(firstHalf, 'first_half'),
    clock(halfTime, 'half_time'),
    clock(secondHalf, 'second_half'),
    ...goals.map(
      (goal): RecordedLine => ({
        at: momentOf(goal),
        type: 'goal',
        match,
        side: goal.side,
        player: goal.player,
        manner: goal.manner,
      }),
    ),
    ...counted,
    clock(ended, 'ended'),
    { at: ended, type: 'statistics', match, shots: told.shots, onTarget: told.onTarget },
    { at: ended, type: 'result', match, score: told.score, half: told.half },
  ];
  return lines.sort((a, b) => a.at - b.at);
}

/** A whole recording as text: leagues, then all matches in order of time. */
export function recordingText(leagues: readonly RecordedLine[], matches: readonly ToldMatch[]): string {
  const lines = [...leagues, ...matches.flatMap(recordMatch).sort((a, b) => a.at - b.at)];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
