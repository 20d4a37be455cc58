import type { ScoreEvent } from '#pricing/timed/score-state.ts';
import { unitAt } from '../random.ts';
import type { Side } from '../world.ts';
import { HOCKEY_RULES, OVERTIME_S, PERIOD_S, penaltyChance, type Rates, rateFactor } from './hockey-rules.ts';
import { isLevel } from './timed-script.ts';
import { momentOf, type Stop, type Timeline, timelineOf } from './timeline.ts';

/** Goals and penalties of a period as they fall, without the stops of the clock. */
interface Draft {
  goals: { second: number; side: Side; kind: string }[];
  penalties: { second: number; side: Side; until: number }[];
  shots: { second: number; side: Side }[];
}

/** A side is a player short from `from`; `to` is when that ends, on time or with a goal. */
interface Penalty {
  period: number;
  second: number;
  /** The side that is a player short. */
  side: Side;
  until: number;
  at: number;
}

interface Shot {
  period: number;
  second: number;
  side: Side;
}

export interface HockeyGame {
  timeline: Timeline;
  events: readonly ScoreEvent[];
  penalties: readonly Penalty[];
  shots: readonly Shot[];
}

export const PENALTY_S = 120;
const SIDES = ['home', 'away'] as const;
const SAVES_PER_PERIOD = 8.6;
const SHOOTOUT_MS = 5 * 60_000;
const GOAL_STOP_MS = 45_000;
const PENALTY_STOP_MS = 30_000;

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The open penalty of a side at a second of a period. */
function openPenalty(draft: Draft, side: Side, second: number) {
  return draft.penalties.findLast((penalty) => penalty.side === side && second < penalty.until);
}

/** One second of a period for one side; `draw` gives its random numbers. */
function playSecond(
  draft: Draft,
  second: number,
  side: Side,
  rate: number,
  draw: (n: number) => number,
): void {
  const own = openPenalty(draft, side, second);
  const theirs = openPenalty(draft, other(side), second);
  if (draw(0) < rate * rateFactor(own !== undefined, theirs !== undefined)) {
    const powerPlay = own === undefined ? theirs : undefined;
    draft.goals.push({ second, side, kind: powerPlay === undefined ? 'goal' : 'power_play_goal' });
    if (powerPlay !== undefined) powerPlay.until = second;
  } else if (draw(1) < SAVES_PER_PERIOD / PERIOD_S) {
    draft.shots.push({ second, side });
  }
  const mayFoul = own === undefined && second < PERIOD_S - PENALTY_S;
  if (mayFoul && draw(2) < penaltyChance) draft.penalties.push({ second, side, until: second + PENALTY_S });
}

/** Plays one period second by second. */
function draftPeriod(period: number, key: number, rates: Rates): Draft {
  const draft: Draft = { goals: [], penalties: [], shots: [] };
  const seed = (key ^ Math.imul(period + 1, 0x9e3779b1)) >>> 0;
  for (let second = 1; second < PERIOD_S; second += 1) {
    for (const [place, side] of SIDES.entries()) {
      const draw = (n: number) => unitAt(seed, 8 * second + 4 * place + n);
      playSecond(draft, second, side, rates[side] / (3 * PERIOD_S), draw);
    }
  }
  return draft;
}

/** The goal that ends overtime; null where there is none and penalties follow. */
function suddenDeath(key: number, rates: Rates): { second: number; side: Side } | null {
  for (let second = 1; second < OVERTIME_S; second += 1) {
    for (const [place, side] of SIDES.entries()) {
      if (unitAt(key ^ 0x51ed, 2 * second + place) < rates[side] / (3 * PERIOD_S)) return { second, side };
    }
  }
  return null;
}

function stopsOf(draft: Draft, period: number, key: number): Stop[] {
  const faceOffs = Array.from({ length: 7 }, (_, index) => ({
    second: Math.round((0.05 + 0.9 * unitAt(key + period, 500 + index)) * PERIOD_S),
    ms: 25_000 + Math.round(35_000 * unitAt(key + period, 600 + index)),
  }));
  return [
    ...faceOffs,
    ...draft.goals.map(({ second }) => ({ second, ms: GOAL_STOP_MS })),
    ...draft.penalties.map(({ second }) => ({ second, ms: PENALTY_STOP_MS })),
  ];
}

/** Plays out a match with overtime and penalties where it is level. `added` are goals that the script did not have. */
export function playHockey(game: {
  key: number;
  startsAt: number;
  rates: Rates;
  /** In overtime, goals in 60 minutes. */
  overtimeRates: Rates;
  /** Chance that the home side wins the penalties. */
  penaltiesHome: number;
  added: readonly ScoreEvent[];
}): HockeyGame {
  const { key, startsAt, added } = game;
  const drafts = HOCKEY_RULES.periods.map((_, period) => draftPeriod(period, key, game.rates));
  const plans = drafts.map((draft, period) => ({
    seconds: PERIOD_S,
    stops: stopsOf(draft, period, key),
    pauseMs: HOCKEY_RULES.periods[period]?.pause.ms ?? 0,
  }));
  const regular = timelineOf(startsAt, plans);
  const at = (period: number, second: number) => momentOf(regular, period, second);
  const goals = drafts.flatMap((draft, period) =>
    draft.goals.map((goal) => ({ ...goal, period, points: 1, at: at(period, goal.second) })),
  );
  const events: ScoreEvent[] = [...goals, ...added].sort((a, b) => a.at - b.at);
  const played = {
    penalties: drafts.flatMap((draft, period) =>
      draft.penalties.map((penalty) => ({ ...penalty, period, at: at(period, penalty.second) })),
    ),
    shots: drafts.flatMap((draft, period) => draft.shots.map((shot) => ({ ...shot, period }))),
  };
  if (!isLevel(HOCKEY_RULES, events)) return { ...played, timeline: regular, events };
  const golden = suddenDeath(key, game.overtimeRates);
  const pause = (index: number) => HOCKEY_RULES.overtime[index]?.pause.ms ?? 0;
  const overtime = { seconds: golden?.second ?? OVERTIME_S, stops: [], pauseMs: pause(0) };
  const shootout = { seconds: 0, stops: [{ second: 0, ms: SHOOTOUT_MS }], pauseMs: pause(1) };
  const timeline = timelineOf(startsAt, [...plans, overtime, ...(golden === null ? [shootout] : [])]);
  const end = timeline.periods.at(-1)?.to ?? 0;
  const winner = unitAt(key, 77) < game.penaltiesHome ? 'home' : 'away';
  const last: ScoreEvent =
    golden === null
      ? { at: end, period: 4, second: 0, side: winner, points: 1, kind: 'penalties' }
      : { at: end, period: 3, ...golden, points: 1, kind: 'goal' };
  return { ...played, timeline, events: [...events, last] };
}
