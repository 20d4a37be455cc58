import type { ScoreEvent, ScoreState } from '#pricing/timed/score-state.ts';
import type { Script } from '../../scripted/scripted-match.ts';
import type { Side } from '../../world.ts';
import type { PeriodRule, TimedRules } from '../timed-rules.ts';
import { timedScript } from '../timed-script.ts';
import { momentOf, timelineOf } from '../timeline.ts';

/** One score of a match that is told. */
export interface ToldScore {
  side: Side;
  points: number;
}

const SECONDS = 600;
const PAUSE_MS = 60_000;
const PERIOD: PeriodRule = { stage: 1, seconds: SECONDS, pause: { ms: PAUSE_MS, stage: 31 } };

/** The script of a match of which the scores of each period are told, those of overtime after the `regular` ones. */
export function toldCourse(regular: number, told: readonly (readonly ToldScore[])[]): Script<ScoreState> {
  const timeline = timelineOf(
    0,
    told.map(() => ({ seconds: SECONDS, stops: [], pauseMs: PAUSE_MS })),
  );
  const events = told.flatMap((scores, period) =>
    scores.map(({ side, points }, index): ScoreEvent => {
      const second = (SECONDS * (index + 1)) / (scores.length + 1);
      return { at: momentOf(timeline, period, second), period, second, side, points, kind: 'told' };
    }),
  );
  const rules: TimedRules = {
    periods: Array.from({ length: regular }, () => PERIOD),
    overtime: [PERIOD],
    countsDown: true,
    incidentOf: () => null,
    suspensionOf: () => null,
  };
  return timedScript(rules, timeline, events);
}

/** How a match stands at its end. */
export function endOf({ steps }: Script<ScoreState>): ScoreState {
  const last = steps.at(-1)?.state;
  if (last === undefined) throw new Error('a match without a period');
  return last;
}
