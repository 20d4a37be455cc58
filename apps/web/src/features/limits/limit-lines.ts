import type { EpochMs } from '@touchline/betting';
import type { UserLimit } from '@touchline/contract';
import { USER_LIMIT_PERIODS, type UserLimitPeriod, type UserLimitType } from '@touchline/contract/constants';

/** Types that the page lists, in its order. Breaks are shown apart. */
export const LISTED_TYPES = [
  'deposit',
  'loss',
  'wager',
  'bet',
  'session',
  'sportsbook_session',
  'time',
  'activity',
  'reality_check',
] as const satisfies readonly UserLimitType[];
export type ListedType = (typeof LISTED_TYPES)[number];

const ORDER = new Map<UserLimitType, number>(LISTED_TYPES.map((type, at) => [type, at]));
const PERIOD_ORDER = new Map<UserLimitPeriod, number>(USER_LIMIT_PERIODS.map((period, at) => [period, at]));

/** What a player has of one type and period: the value that counts, and the one that waits. */
export interface LimitLine {
  readonly type: UserLimitType;
  readonly period: UserLimitPeriod | null;
  readonly counting: UserLimit | null;
  readonly waiting: UserLimit | null;
}

/** What stands at a line: a change that waits, or how much of the value is left. */
export type LineState =
  | { readonly kind: 'active' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'spent'; readonly until: EpochMs | null }
  /** The change can be confirmed from then on. */
  | { readonly kind: 'waits'; readonly change: UserLimit; readonly from: EpochMs }
  | { readonly kind: 'confirmable'; readonly change: UserLimit; readonly until: EpochMs }
  | { readonly kind: 'begins'; readonly change: UserLimit; readonly at: EpochMs };

const COUNTING: ReadonlySet<UserLimit['status']> = new Set([
  'active',
  'unconfirmed_disabled',
  'confirmed_disabled',
]);
const LOW = 0.15;

const keyOf = ({ type, period }: Pick<UserLimit, 'type' | 'period'>) => `${type} ${period ?? ''}`;
const placeOf = ({ type, period }: LimitLine) =>
  (ORDER.get(type) ?? ORDER.size) * 10 + (period === null ? 0 : (PERIOD_ORDER.get(period) ?? 0));

/** One line for each type and period, in the order of the page. Ended limits have none. */
export function limitLines(limits: readonly UserLimit[]): LimitLine[] {
  const lines = new Map<string, LimitLine>();
  for (const limit of limits) {
    if (limit.status === 'disabled' || !ORDER.has(limit.type)) continue;
    const { type, period } = limit;
    const line = lines.get(keyOf(limit)) ?? { type, period, counting: null, waiting: null };
    const place = COUNTING.has(limit.status) ? { counting: limit } : { waiting: limit };
    lines.set(keyOf(limit), { ...line, ...place });
  }
  return [...lines.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The change that a line waits for: a higher value, or the end of the value that counts. */
function changeOf({ counting, waiting }: LimitLine): UserLimit | null {
  if (waiting) return waiting;
  return counting && counting.status !== 'active' ? counting : null;
}

/** What stands at a line now. Units: `used` those of the limit; null where nothing counts it. */
export function lineState(
  line: LimitLine,
  { used, restartsAt }: { readonly used: number | null; readonly restartsAt: EpochMs | null },
  now: EpochMs,
): LineState {
  const change = changeOf(line);
  if (change) {
    const { confirm_from: from, confirm_until: until, starts_at: start, disable_at: end } = change;
    const isConfirmed = change.status === 'confirmed' || change.status === 'confirmed_disabled';
    if (isConfirmed) return { kind: 'begins', change, at: start ?? end ?? now };
    if (from !== null && now < from) return { kind: 'waits', change, from };
    return { kind: 'confirmable', change, until: until ?? now };
  }
  const value = line.counting?.value ?? null;
  if (used === null || value === null) return { kind: 'active' };
  if (used >= value) return { kind: 'spent', until: restartsAt };
  return value - used <= value * LOW ? { kind: 'low', left: value - used } : { kind: 'active' };
}
