import type { EpochMs } from '@touchline/betting';
import type { TimeLimit } from '@touchline/contract';
import type { OwnLimit } from './limits-in-force.ts';
import type { PeriodBounds, Periods } from './periods.ts';

const MINUTE_MS = 60_000;
/** How long a check may be overdue before no bet is taken. */
export const CHECK_GRACE_MS = MINUTE_MS;

/** The times of a session that limits look at. */
export interface SessionTimes {
  readonly createdAt: EpochMs;
  readonly sportsbookOpenedAt: EpochMs | null;
  readonly checkedAt: EpochMs | null;
}

/** Milliseconds that a player used in the periods of now. */
export interface TimeUsed {
  readonly signedIn: Readonly<Record<keyof Periods, number>>;
  readonly active: Readonly<Record<keyof Periods, number>>;
}

/** A limit of time as it stands. Units: `value` minutes, `usedMs` milliseconds. */
export interface TimeLimitState {
  readonly type: TimeLimit['type'];
  readonly period: TimeLimit['period'];
  readonly value: number;
  readonly usedMs: number;
  /** Null of a session: the next sign-in starts it. */
  readonly restartsAt: EpochMs | null;
}

export const isSpent = ({ value, usedMs }: TimeLimitState): boolean => usedMs >= value * MINUTE_MS;

/** The limit that keeps a player out for longest; null if none is spent. */
export function spentLimit(states: readonly TimeLimitState[]): TimeLimitState | null {
  const spent = states.filter(isSpent);
  return spent.toSorted((a, b) => (b.restartsAt ?? 0) - (a.restartsAt ?? 0))[0] ?? null;
}

/** Lowest value of each type and period. */
function lowest(limits: readonly OwnLimit[]): OwnLimit[] {
  const byKind = Map.groupBy(limits, ({ type, period }) => `${type} ${period}`);
  return [...byKind.values()].flatMap(
    (same) => same.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))[0] ?? [],
  );
}

/** How the limits of time in force stand in a session. */
export function timeLimitStates(
  limits: readonly OwnLimit[],
  {
    session,
    used,
    bounds,
    now,
  }: { session: SessionTimes; used: TimeUsed; bounds: PeriodBounds; now: EpochMs },
): TimeLimitState[] {
  return lowest(limits).flatMap(({ type, period, value }) => {
    if (value === null) return [];
    if (type === 'session')
      return { type, period: null, value, usedMs: now - session.createdAt, restartsAt: null };
    if (type === 'sportsbook_session') {
      const usedMs = now - (session.sportsbookOpenedAt ?? now);
      return { type, period: null, value, usedMs, restartsAt: null };
    }
    if ((type !== 'time' && type !== 'activity') || period === null) return [];
    const usedMs = (type === 'time' ? used.signedIn : used.active)[period];
    return { type, period, value, usedMs, restartsAt: bounds.ends[period] };
  });
}

/** Minutes between two reality checks: the player's own, else the operator's; null if there are none. */
export function checkMinutes(limits: readonly OwnLimit[], ofOperator: number | null): number | null {
  const own = lowest(limits.filter(({ type }) => type === 'reality_check'))[0]?.value;
  return own ?? ofOperator;
}

/** When the next reality check of a session is due. */
export const checkDueAt = ({ createdAt, checkedAt }: SessionTimes, minutes: number): EpochMs =>
  (checkedAt ?? createdAt) + minutes * MINUTE_MS;

export const inMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS);
