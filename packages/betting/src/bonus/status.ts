import type { Proof } from './proof.ts';
import type { BonusFamily } from './rule.ts';

/** Status of a player's bonus. Source: specification §3. */
export type BonusStatus =
  | 'available'
  | 'active'
  | 'not_available'
  | 'deactivated'
  | 'bonus_over'
  | 'expired'
  | 'overridden'
  | 'unknown';

/** Statuses that are kept; the others are computed, or come from a newer backend. */
export type StoredStatus = Exclude<BonusStatus, 'not_available' | 'unknown'>;

/** Why a bonus was taken from the player. */
export type DeactivationReason = 'operator' | 'opt_out' | 'exclusion' | 'correction';

/**
 * What can happen to a bonus.
 * Shape: used_up takes the last use, reinstated gives one back; overridden is by another one of its family.
 */
export type BonusMove =
  | 'activated'
  | 'used_up'
  | 'reinstated'
  | 'expired'
  | 'overridden'
  | { readonly deactivated: DeactivationReason };

/** A bonus as it stands. Shape: reason where it is deactivated, else null. */
export type BonusStanding = {
  readonly status: StoredStatus;
  readonly reason: DeactivationReason | null;
};

type MoveName = Extract<BonusMove, string> | 'deactivated';

const MOVES: Readonly<Record<StoredStatus, Partial<Readonly<Record<MoveName, StoredStatus>>>>> = {
  available: { activated: 'active', expired: 'expired', deactivated: 'deactivated' },
  active: {
    used_up: 'bonus_over',
    expired: 'expired',
    overridden: 'overridden',
    deactivated: 'deactivated',
  },
  bonus_over: { reinstated: 'active' },
  deactivated: { reinstated: 'available' },
  expired: {},
  overridden: {},
};

/**
 * The bonus after a move.
 * Shape:  what a correction took can be reinstated; what an operator, the player or an exclusion took stays taken.
 * Errors: null for a move that the status does not allow.
 * Source: vectors in fixtures/betting/bonus-status.json.
 */
export function moveBonus({ status, reason }: BonusStanding, move: BonusMove): BonusStanding | null {
  const name = typeof move === 'string' ? move : 'deactivated';
  const next = MOVES[status][name];
  if (next === undefined || (status === 'deactivated' && reason !== 'correction')) return null;
  return { status: next, reason: typeof move === 'string' ? null : move.deactivated };
}

const ONE_AT_A_TIME: ReadonlySet<BonusFamily> = new Set(['hunting', 'tournament', 'comboboost']);

/** A bonus of a player with what decides whether it gives way to another. */
export type HeldBonus = {
  readonly id: string;
  readonly family: BonusFamily;
  readonly status: BonusStatus;
};

/** Ids of the bonuses that are overridden when another one is activated: the active ones of its family, where it has one at a time. */
export function overriddenBy(activated: HeldBonus, held: readonly HeldBonus[]): readonly string[] {
  if (!ONE_AT_A_TIME.has(activated.family)) return [];
  const gives = ({ id, family, status }: HeldBonus) =>
    id !== activated.id && family === activated.family && status === 'active';
  return held.filter(gives).map(({ id }) => id);
}

/** Conditions that do not depend on a bet. */
const OF_PLAYER: ReadonlySet<string> = new Set(['valid-from', 'country', 'verified']);

/**
 * The status that a player sees.
 * Shape: not_available while a condition of the player is unmet, or isPaused; expired past its end and bonus_over without a use
 *        also before that is written down.
 */
export function shownStatus(status: BonusStatus, { conditions }: Proof, isPaused = false): BonusStatus {
  if (status !== 'available' && status !== 'active') return status;
  const unmet = new Set<string>(conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind));
  if (unmet.has('valid-to')) return 'expired';
  if (unmet.has('uses')) return 'bonus_over';
  return isPaused || [...OF_PLAYER].some((kind) => unmet.has(kind)) ? 'not_available' : status;
}

/** What a player can do with a bonus. A status that is not known offers nothing. */
export function bonusAction(status: BonusStatus): 'activate' | 'use' | null {
  if (status === 'available') return 'activate';
  return status === 'active' ? 'use' : null;
}
