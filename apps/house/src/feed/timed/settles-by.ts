import type { ScoreModel } from '#pricing/timed/score-model.ts';
import type { ScoreState } from '#pricing/timed/score-state.ts';
import type { TimedOffer } from '#pricing/timed/timed-offer.ts';
import type { Offer } from '../scripted/scripted-match.ts';
import type { TimedRules } from './timed-rules.ts';
import { clockAt, type Timeline } from './timeline.ts';

const LAST_SECONDS = 180;

/** The end of the period that an offer hangs on, in the last three minutes on its clock; null where overtime may follow. */
export function settlesAt(
  rules: TimedRules,
  timeline: Timeline,
  offer: Offer<ScoreState, ScoreModel>,
  now: { state: ScoreState; at: number },
): number | null {
  const { span } = offer as TimedOffer; // every offer of these sports has one
  const last = rules.periods.length - 1;
  if (span === null && rules.overtime.length > 0) return null;
  const period = Math.min(span?.to ?? last, last);
  const clock = clockAt(timeline, now.at);
  const limits = timeline.periods[period];
  if (clock.period !== period || clock.ended || limits === undefined) return null;
  return limits.seconds - clock.second <= LAST_SECONDS ? limits.to : null;
}
