import type { EpochMs } from '@touchline/betting';
import type { UserLimitPeriod } from '@touchline/contract/constants';
import type { PlayerClock } from '../player-clock.ts';
import { dayStart } from '../queries/days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment of each calendar period; weeks start on Monday. */
export type Periods = Readonly<Record<UserLimitPeriod, EpochMs>>;

/** Starts of the calendar periods that a moment is in, and of those that follow. */
export interface PeriodBounds {
  readonly starts: Periods;
  readonly ends: Periods;
}

/** Calendar date of a moment in a zone. Units: `month` 0 to 11. */
function dateOf(at: EpochMs, zone: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
    .format(at)
    .split('-')
    .map(Number);
  return { year, month: month - 1, day };
}

/** Returns the bounds of the periods of `at` in a time zone, across changes of its clocks. */
export function periodBounds(at: EpochMs, zone: string): PeriodBounds {
  const today = dayStart(at, zone);
  const { year, month, day } = dateOf(at, zone);
  // Counts days at noon, which no change of the clocks moves to another date.
  const startOf = (daysOn: number) => dayStart(today + 12 * HOUR_MS + daysOn * DAY_MS, zone);
  const sinceMonday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return {
    starts: { day: today, week: startOf(-sinceMonday), month: startOf(1 - day) },
    ends: { day: startOf(1), week: startOf(7 - sinceMonday), month: startOf(1 - day + daysInMonth) },
  };
}

/** Calendar periods in which amounts are counted, by the player clock. */
export interface PlayPeriods {
  /** Starts of the periods of a moment of real time. */
  startsAt(at: EpochMs): Periods;
  /** Starts of the periods after that moment. */
  endsAt(at: EpochMs): Periods;
  boundsAt(at: EpochMs): PeriodBounds;
  /** Converts real time to the player clock. */
  played(at: EpochMs): EpochMs;
  /** Converts a time of the player clock to real time. */
  told(at: EpochMs): EpochMs;
}

export function createPlayPeriods(clock: PlayerClock, zone: string): PlayPeriods {
  let last: PeriodBounds | undefined;
  const played = (at: EpochMs) => at - clock.told(0);
  const boundsAt = (at: EpochMs): PeriodBounds => {
    const moment = played(at);
    if (!last || moment < last.starts.day || moment >= last.ends.day) last = periodBounds(moment, zone);
    return last;
  };
  return {
    boundsAt,
    startsAt: (at) => boundsAt(at).starts,
    endsAt: (at) => boundsAt(at).ends,
    played,
    told: clock.told,
  };
}
