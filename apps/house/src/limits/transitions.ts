import type { EpochMs } from '@touchline/betting';
import type { UserLimitPeriod, ValueLimitType } from '@touchline/contract/constants';
import type { LimitPolicy } from './limit-policy.ts';
import { isInForce, type OwnLimit } from './limits-in-force.ts';

/** What a player asks for. Units: `value` smallest units of `currency`, or minutes. */
export type LimitChange =
  | {
      readonly kind: 'set';
      readonly type: ValueLimitType;
      readonly period: UserLimitPeriod | null;
      readonly value: number;
      readonly currency: string | null;
    }
  | { readonly kind: 'remove' | 'confirm' | 'keep'; readonly id: string };

/** What a change is decided by. Times of the player clock. */
export interface LimitChangeContext {
  readonly now: EpochMs;
  readonly policy: LimitPolicy;
  /** Start of the next period. */
  readonly nextStart: (period: UserLimitPeriod) => EpochMs;
  /** A value by which limits of different currencies compare. */
  readonly worth: (limit: Pick<OwnLimit, 'value' | 'currency'>) => number;
  readonly newId: string;
  readonly playerId: string;
}

/** `rows`: what is to be written. `shown`: the limit that the player asked about. */
export type LimitChangeOutcome =
  | { readonly rows: readonly OwnLimit[]; readonly shown: OwnLimit }
  | { readonly refusal: 'not_found' | 'not_confirmable' | 'not_changeable' };

const WAITING: ReadonlySet<OwnLimit['status']> = new Set(['unconfirmed', 'confirmed']);
const UNASKED = { confirmFrom: null, confirmUntil: null } as const;

/** Returns a stored limit as it is at a moment: what time alone changes needs no job. */
export function limitAt(limit: OwnLimit, now: EpochMs): OwnLimit {
  const { status, disableAt, confirmUntil, startsAt } = limit;
  if (disableAt !== null && disableAt <= now) return { ...limit, status: 'disabled' };
  if (status === 'confirmed' && startsAt !== null && startsAt <= now) return { ...limit, status: 'active' };
  if (confirmUntil === null || confirmUntil > now) return limit;
  if (status === 'unconfirmed') return { ...limit, status: 'disabled', disableAt: confirmUntil };
  return status === 'unconfirmed_disabled' ? { ...limit, ...UNASKED, status: 'active' } : limit;
}

const disabled = (limit: OwnLimit, now: EpochMs): OwnLimit => ({
  ...limit,
  ...UNASKED,
  status: 'disabled',
  disableAt: now,
});
const kept = (limit: OwnLimit): OwnLimit => ({ ...limit, ...UNASKED, status: 'active', disableAt: null });

function set(
  limits: readonly OwnLimit[],
  change: LimitChange & { kind: 'set' },
  of: LimitChangeContext,
): LimitChangeOutcome {
  const { now, policy, worth, newId, playerId } = of;
  const { type, period, value, currency } = change;
  const its = limits.filter((limit) => limit.type === type && limit.period === period);
  const old = its.find((limit) => isInForce(limit, now));
  const waiting = its.find(({ status }) => WAITING.has(status));
  const difference = (limit: OwnLimit) => worth({ value, currency }) - worth(limit);
  if (waiting && difference(waiting) === 0) return { rows: [], shown: waiting };
  const dropped = waiting ? [disabled(waiting, now)] : [];
  if (old && difference(old) === 0) {
    const shown = kept(old);
    return { rows: [shown, ...dropped], shown };
  }
  const isHigher = old !== undefined && difference(old) > 0;
  const shown: OwnLimit = {
    id: newId,
    playerId,
    type,
    status: isHigher ? 'unconfirmed' : 'active',
    period,
    value,
    currency,
    createdAt: now,
    disableAt: null,
    confirmFrom: isHigher ? now + policy.waitMs : null,
    confirmUntil: isHigher ? now + policy.waitMs + policy.confirmMs : null,
    startsAt: null,
    replaces: old?.id ?? null,
  };
  const before = old ? [isHigher ? kept(old) : disabled(old, now)] : [];
  return { rows: [...before, ...dropped, shown], shown };
}

function remove(
  limits: readonly OwnLimit[],
  limit: OwnLimit,
  { now, policy }: LimitChangeContext,
): LimitChangeOutcome {
  if (limit.status !== 'active' || limit.disableAt !== null) return { refusal: 'not_changeable' };
  const confirmFrom = now + policy.waitMs;
  const shown: OwnLimit = {
    ...limit,
    status: 'unconfirmed_disabled',
    confirmFrom,
    confirmUntil: confirmFrom + policy.confirmMs,
  };
  const dropped = limits.filter(({ replaces, status }) => replaces === limit.id && WAITING.has(status));
  return { rows: [shown, ...dropped.map((one) => disabled(one, now))], shown };
}

function confirm(
  limits: readonly OwnLimit[],
  limit: OwnLimit,
  { now, policy, nextStart }: LimitChangeContext,
): LimitChangeOutcome {
  const { status, period, confirmFrom, confirmUntil } = limit;
  const isAsked = status === 'unconfirmed' || status === 'unconfirmed_disabled';
  const isDue = confirmFrom !== null && confirmFrom <= now && confirmUntil !== null && now < confirmUntil;
  if (!isAsked || !isDue) return { refusal: 'not_confirmable' };
  const startsAt = policy.startsWithPeriod && period !== null ? nextStart(period) : now;
  const isLater = startsAt > now;
  if (status === 'unconfirmed_disabled') {
    const gone: OwnLimit = {
      ...limit,
      ...UNASKED,
      status: isLater ? 'confirmed_disabled' : 'disabled',
      disableAt: startsAt,
    };
    return { rows: [gone], shown: gone };
  }
  const shown: OwnLimit = { ...limit, ...UNASKED, status: isLater ? 'confirmed' : 'active', startsAt };
  const old = limits.find(({ id }) => id === limit.replaces);
  const before = old ? [isLater ? { ...old, disableAt: startsAt } : disabled(old, now)] : [];
  return { rows: [...before, shown], shown };
}

function keep(limits: readonly OwnLimit[], limit: OwnLimit, { now }: LimitChangeContext): LimitChangeOutcome {
  if (limit.status === 'unconfirmed_disabled' || limit.status === 'confirmed_disabled') {
    const shown = kept(limit);
    return { rows: [shown], shown };
  }
  if (!WAITING.has(limit.status)) return { refusal: 'not_changeable' };
  const shown = disabled(limit, now);
  const old = limits.find(({ id }) => id === limit.replaces);
  return { rows: old ? [kept(old), shown] : [shown], shown };
}

/** Decides a change of a player's limits. `stored`: his limits that were not disabled at the last change. */
export function changeLimits(
  stored: readonly OwnLimit[],
  change: LimitChange,
  of: LimitChangeContext,
): LimitChangeOutcome {
  const limits = stored.map((limit) => limitAt(limit, of.now));
  if (change.kind === 'set') return set(limits, change, of);
  const limit = limits.find(({ id }) => id === change.id);
  // A limit that ended by itself is gone for the player, like one that he ended.
  if (!limit) return { refusal: 'not_found' };
  switch (change.kind) {
    case 'remove':
      return remove(limits, limit, of);
    case 'confirm':
      return confirm(limits, limit, of);
    case 'keep':
      return keep(limits, limit, of);
  }
}
