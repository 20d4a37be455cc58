import type { ScoreEvent } from '#pricing/timed/score-state.ts';
import type { IncidentType, SuspensionReason } from '../world.ts';

export interface PeriodRule {
  /** Match status code. */
  stage: number;
  seconds: number;
  /** Pause before the period and its status code. */
  pause: { ms: number; stage: number };
}

/** What the engine needs to know of a sport that is played in periods. */
export interface TimedRules {
  periods: readonly PeriodRule[];
  /** What follows a level score, one after the other, the last as often as needed; empty where a draw stands. */
  overtime: readonly PeriodRule[];
  /** Does the clock count down? */
  countsDown: boolean;
  /** The incident that a score is; null where scores are too many to be told. */
  incidentOf(event: ScoreEvent): IncidentType | null;
  /** How long all markets stop after a score; null where they do not. */
  suspensionOf(event: ScoreEvent): { ms: number; reason: SuspensionReason } | null;
}

/** Rule of a period by its number; those after the regular ones are overtime. */
export function periodRule(rules: TimedRules, period: number): PeriodRule | undefined {
  const extra = Math.min(period - rules.periods.length, rules.overtime.length - 1);
  return rules.periods[period] ?? rules.overtime[extra];
}
