import type { Side } from '../world.ts';
import type { PeriodRule, TimedRules } from './timed-rules.ts';

/** Goals in 60 minutes. */
export type Rates = Record<Side, number>;

export const PERIOD_S = 1200;
export const OVERTIME_S = 300;
const GOAL_MS = 25_000;

const period = (stage: number, pauseStage: number, pauseMs: number): PeriodRule => ({
  stage,
  seconds: PERIOD_S,
  pause: { ms: pauseMs, stage: pauseStage },
});

export const HOCKEY_RULES: TimedRules = {
  periods: [period(1, 0, 0), period(2, 301, 15 * 60_000), period(3, 302, 15 * 60_000)],
  overtime: [
    { stage: 40, seconds: OVERTIME_S, pause: { ms: 3 * 60_000, stage: 32 } },
    { stage: 50, seconds: 0, pause: { ms: 2 * 60_000, stage: 34 } },
  ],
  countsDown: true,
  incidentOf: (event) => (event.kind === 'penalties' ? 'penalty_goal' : 'goal'),
  suspensionOf: () => ({ ms: GOAL_MS, reason: 'goal' }),
};

/** Chance that a side with all its players gets a penalty in one second: about three a match. */
export const penaltyChance = 3.4 / (3 * PERIOD_S);
const POWER_PLAY = 2.3;
const SHORT_HANDED = 0.45;
/** Share of a match that a side is a player short while the other is not. */
const SHARE_SHORT = 0.085;
/** Keeps the mean over a match at the rate of the match. */
const EVEN = 1 / (1 + SHARE_SHORT * (POWER_PLAY - 1) + SHARE_SHORT * (SHORT_HANDED - 1));

/** What a side's rate of goals is multiplied by at a moment. */
export function rateFactor(isShort: boolean, isOtherShort: boolean): number {
  if (isShort === isOtherShort) return EVEN;
  return EVEN * (isShort ? SHORT_HANDED : POWER_PLAY);
}
