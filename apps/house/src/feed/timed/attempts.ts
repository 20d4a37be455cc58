import type { Distribution } from '#pricing/poisson.ts';
import type { ScoreEvent } from '#pricing/timed/score-state.ts';
import { unitAt } from '../random.ts';
import type { Side } from '../world.ts';
import { type PeriodRule, periodRule, type TimedRules } from './timed-rules.ts';
import { isLevel } from './timed-script.ts';
import { momentOf, type Stop, type Timeline, timelineOf } from './timeline.ts';

/** One part of what an attempt brings, some time after the clock has stopped for it. */
export interface Part {
  kind: string;
  points: number;
  afterMs: number;
}

/** Who attacks, and in which period. */
export interface Attack {
  period: number;
  side: Side;
}

/** One possession or attack: it ends with points or without. */
export interface Attempt extends Attack {
  second: number;
  at: number;
  /** Its place among the entries of the kernel. */
  points: number;
  u: number;
}

/** A sport in which sides attack in turn, each attack worth what the kernel says. */
export interface AttemptRules extends TimedRules {
  /** Attacks of each side in a regular period. */
  attempts: number;
  overtimeAttempts: number;
  /** Stops of the clock in a period that do not come from scores: how many, and how long each. */
  stops: { count: number; ms: readonly [from: number, to: number] };
  /** What points of an attack consist of. `u` is a random number of the attack. */
  parts(points: number, u: number): readonly Part[];
}

export interface AttemptGame {
  timeline: Timeline;
  attempts: readonly Attempt[];
  events: readonly ScoreEvent[];
}

/** A score that did not come from an attack of the script. */
export interface AddedScore {
  period: number;
  second: number;
  at: number;
  side: Side;
  kind: string;
  points: number;
}

/** Overtime is decided in this period of it at the latest. */
const LAST_OVERTIME = 5;

type Draft = Omit<Attempt, 'at'>;

/** Points of an attack by a random number; what the kernel leaves out is no points. */
function drawPoints(kernel: Distribution, u: number): number {
  let left = u;
  for (let points = 0; points < kernel.length; points += 1) {
    left -= kernel[points] ?? 0;
    if (left < 0) return points;
  }
  return 0;
}

/** The side of an attack by its place in its period: they take turns, and begin the periods in turn. */
function sideOf(key: number, period: number, index: number): Side {
  const first = (unitAt(key, 7) < 0.5 ? 0 : 1) + period;
  return (index + first) % 2 === 0 ? 'home' : 'away';
}

/** The attacks of regular time in their order, without what they bring. */
export const attacksOf = (rules: AttemptRules, key: number): Attack[] =>
  rules.periods.flatMap((_, period) =>
    Array.from({ length: 2 * rules.attempts }, (_, index) => ({ period, side: sideOf(key, period, index) })),
  );

function draftPeriod(
  period: number,
  rule: PeriodRule,
  count: number,
  game: { key: number; kernels: Record<Side, Distribution> },
): Draft[] {
  const total = 2 * count;
  const seed = (game.key ^ Math.imul(period + 1, 0x9e3779b1)) >>> 0;
  const weights = Array.from({ length: total }, (_, index) => 0.5 + unitAt(seed, index));
  const sum = weights.reduce((a, b) => a + b, 0);
  let passed = 0;
  return weights.map((weight, index) => {
    passed += weight;
    const side = sideOf(game.key, period, index);
    return {
      period,
      second: Math.round((passed / sum) * (rule.seconds - 1)),
      side,
      points: drawPoints(game.kernels[side], unitAt(seed, 1000 + index)),
      u: unitAt(seed, 2000 + index),
    };
  });
}

function stopsOf(rules: AttemptRules, drafts: readonly Draft[], period: number, key: number): Stop[] {
  const rule = periodRule(rules, period);
  const { count, ms } = rules.stops;
  const share = rule === undefined ? 1 : rule.seconds / (rules.periods[0]?.seconds ?? rule.seconds);
  const seed = (key ^ Math.imul(period + 17, 0x85ebca6b)) >>> 0;
  const own = Array.from({ length: Math.max(1, Math.round(count * share)) }, (_, index) => ({
    second: Math.round((0.04 + 0.92 * unitAt(seed, index)) * (rule?.seconds ?? 0)),
    ms: Math.round(ms[0] + (ms[1] - ms[0]) * unitAt(seed, 100 + index)),
  }));
  const scores = drafts.flatMap((draft) => {
    const last = Math.max(0, ...rules.parts(draft.points, draft.u).map(({ afterMs }) => afterMs));
    return last === 0 ? [] : [{ second: draft.second, ms: last + 10_000 }];
  });
  return [...own, ...scores];
}

function eventsOf(rules: AttemptRules, attempts: readonly Attempt[]): ScoreEvent[] {
  return attempts.flatMap(({ period, second, side, points, u, at }) =>
    rules.parts(points, u).map((part) => ({
      at: at + part.afterMs,
      period,
      second,
      side,
      points: part.points,
      kind: part.kind,
    })),
  );
}

/** Plays out a match attack by attack, with overtime where it is level. */
export function playAttempts(
  rules: AttemptRules,
  game: { key: number; startsAt: number; kernels: Record<Side, Distribution>; added: readonly AddedScore[] },
): AttemptGame {
  const drafts: Draft[][] = [];
  const build = (): AttemptGame => {
    const plans = drafts.map((period, index) => {
      const rule = periodRule(rules, index);
      return {
        seconds: rule?.seconds ?? 0,
        stops: stopsOf(rules, period, index, game.key),
        pauseMs: rule?.pause.ms ?? 0,
      };
    });
    const timeline = timelineOf(game.startsAt, plans);
    const attempts = drafts.flat().map((draft) => ({
      ...draft,
      at: momentOf(timeline, draft.period, draft.second),
    }));
    const events = [...eventsOf(rules, attempts), ...game.added].sort((a, b) => a.at - b.at);
    return { timeline, attempts, events };
  };
  for (const [period, rule] of rules.periods.entries()) {
    drafts.push(draftPeriod(period, rule, rules.attempts, game));
  }
  let played = build();
  for (let extra = 0; rules.overtime.length > 0 && isLevel(rules, played.events); extra += 1) {
    const period = rules.periods.length + extra;
    const rule = periodRule(rules, period);
    const drawn = rule === undefined ? [] : draftPeriod(period, rule, rules.overtimeAttempts, game);
    drafts.push(drawn);
    played = build();
    const last = drawn.at(-1);
    if (extra >= LAST_OVERTIME && isLevel(rules, played.events) && last !== undefined) {
      last.points = game.kernels[last.side].findIndex((p, points) => points !== last.points && p > 0);
      played = build();
    }
  }
  return played;
}
