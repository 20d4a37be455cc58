import type { EpochMs } from '@touchline/betting';
import type { LimitMoment } from '../wallet/usage.ts';
import type { PlayPeriods } from './periods.ts';

/** Converts a moment of real time to what statements check limits by. */
export function limitMoment(periods: PlayPeriods, at: EpochMs): LimitMoment {
  const { day, week, month } = periods.endsAt(at);
  const { told } = periods;
  return {
    clock: periods.played(at),
    starts: periods.startsAt(at),
    ends: { day: told(day), week: told(week), month: told(month) },
  };
}
