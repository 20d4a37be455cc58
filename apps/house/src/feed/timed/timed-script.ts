import { type ScoreEvent, type ScoreState, scoreOf, startState } from '#pricing/timed/score-state.ts';
import type { Script, Step, Stretch } from '../scripted/scripted-match.ts';
import type { Pair } from '../world.ts';
import type { TimedRules } from './timed-rules.ts';
import type { Timeline } from './timeline.ts';

function plus(periods: readonly Pair[], event: ScoreEvent): readonly Pair[] {
  const place = Math.min(event.period, periods.length - 1);
  return periods.map((score, index): Pair => {
    if (index !== place) return score;
    const [home, away] = score;
    return event.side === 'home' ? [home + event.points, away] : [home, away + event.points];
  });
}

type Change = { at: number; order: number; apply(state: ScoreState): ScoreState };

function changesOf(timeline: Timeline, events: readonly ScoreEvent[]): Change[] {
  const same = (state: ScoreState) => state;
  const stops = timeline.runs.flatMap(({ from, to }) => [from, to]);
  return [
    ...timeline.periods.map(({ from }, period) => ({
      at: from,
      order: 3,
      apply: (state: ScoreState) => ({ ...state, period }),
    })),
    ...stops.map((at) => ({ at, order: 1, apply: same })),
    ...events.map((event) => ({
      at: event.at,
      order: 0,
      apply: (state: ScoreState) => ({
        ...state,
        periods: plus(state.periods, event),
        count: state.count + 1,
      }),
    })),
    ...timeline.periods.map(({ to }, period) => ({
      at: to,
      order: 2,
      apply: (state: ScoreState) => ({
        ...state,
        ended: period + 1,
        over: period === timeline.periods.length - 1,
      }),
    })),
  ];
}

function suspensionsOf(rules: TimedRules, events: readonly ScoreEvent[]): Stretch[] {
  return events.flatMap((event) => {
    const rule = rules.suspensionOf(event);
    return rule === null ? [] : [{ from: event.at, to: event.at + rule.ms, reason: rule.reason }];
  });
}

/** Every state of a match from its clock and its scores, which are in order. */
export function timedScript(
  rules: TimedRules,
  timeline: Timeline,
  events: readonly ScoreEvent[],
): Script<ScoreState> {
  const changes = changesOf(timeline, events).sort((a, b) => a.at - b.at || a.order - b.order);
  const steps: Step<ScoreState>[] = [];
  let state = startState(rules.periods.length, events);
  for (const change of changes) {
    state = change.apply(state);
    if (steps.at(-1)?.at === change.at) steps[steps.length - 1] = { at: change.at, state };
    else steps.push({ at: change.at, state });
  }
  return { steps, suspensions: suspensionsOf(rules, events) };
}

/** Is a match level after these scores? */
export function isLevel(rules: TimedRules, events: readonly ScoreEvent[]): boolean {
  const periods = events.reduce(plus, startState(rules.periods.length, events).periods);
  const [home, away] = scoreOf({ ...startState(rules.periods.length, events), periods });
  return home === away;
}
