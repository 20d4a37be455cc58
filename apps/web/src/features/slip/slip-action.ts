import {
  isPlaceable,
  type MinorUnits,
  type OutcomeKey,
  PLACE_AT_CURRENT_LIMIT,
  type SlipProblem,
  type SlipQuote,
  type SlipState,
} from '@touchline/betting';
import { isGone, type OffLabel, offLabel } from './selection-state.ts';

/** What a press sends. Units: stake in minor units of the slip's currency. */
interface Places {
  readonly count: number;
  readonly stake: MinorUnits;
}

/** What the one button of the slip does now, and what it says. */
export type SlipAction =
  | ({ readonly kind: 'place' } & Places)
  | { readonly kind: 'sign-in' }
  /** `places` is what is placed with it; null where accepting is all that it does. */
  | {
      readonly kind: 'accept';
      readonly count: number;
      readonly removes: number;
      readonly places: Places | null;
    }
  | { readonly kind: 'remove'; readonly count: number }
  | { readonly kind: 'wait'; readonly count: number }
  | { readonly kind: 'paused'; readonly isOffline: boolean }
  | { readonly kind: 'enter-stake' }
  | { readonly kind: 'check-stake' }
  /** Units: what the balance lacks, in minor units of the slip's currency. */
  | { readonly kind: 'deposit'; readonly least: MinorUnits }
  | { readonly kind: 'check-selections' }
  | { readonly kind: 'placing'; readonly count: number }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'done' }
  | { readonly kind: 'none' };

const STAKE_KINDS = new Set<SlipProblem['kind']>([
  'stake-invalid',
  'stake-below-minimum',
  'stake-above-maximum',
  'insufficient-balance',
  'return-not-above-stake',
]);
const SELECTION_KINDS = new Set<SlipProblem['kind']>([
  'same-match',
  'providers-mixed',
  'too-many-selections',
  'system-oddin',
  'custom-provider',
  'no-system-type',
  'no-price',
]);

const MOVED_KINDS = new Set<SlipProblem['kind']>(['odds-changed', 'custom-odds-changed']);

type ProblemOf<K extends SlipProblem['kind']> = Extract<SlipProblem, { kind: K }>;

/** The first problem of a kind. */
export function problemOf<K extends SlipProblem['kind']>(
  problems: readonly SlipProblem[],
  kind: K,
): ProblemOf<K> | undefined {
  return problems.find((problem): problem is ProblemOf<K> => problem.kind === kind);
}

/**
 * The action that stands first.
 * Shape: what is under way, then the connection, then what moved, then the selections, then who is there, then the stake.
 */
export function slipAction(
  state: SlipState,
  quoted: SlipQuote,
  problems: readonly SlipProblem[],
): SlipAction {
  if (state.inProgress) return { kind: 'placing', count: state.processingBets.length };
  if (state.isUnconfirmed) return { kind: 'unconfirmed' };
  if (state.bets.length === 0) return { kind: state.placedBets.length > 0 ? 'done' : 'none' };
  if (problemOf(problems, 'offline')) return { kind: 'paused', isOffline: true };
  if (problemOf(problems, 'stale-price')) return { kind: 'paused', isOffline: false };
  const moved = movedAction(state, quoted, problems);
  if (moved) return moved;
  if (problems.some(({ kind }) => SELECTION_KINDS.has(kind))) return { kind: 'check-selections' };
  if (problemOf(problems, 'not-signed-in')) return { kind: 'sign-in' };
  if (problemOf(problems, 'stake-missing')) return { kind: 'enter-stake' };
  const wrong = problems.filter(({ kind }) => STAKE_KINDS.has(kind));
  const short = problemOf(wrong, 'insufficient-balance');
  if (short && wrong.length === 1) return { kind: 'deposit', least: short.missing };
  if (wrong.length > 0) return { kind: 'check-stake' };
  return isPlaceable(problems)
    ? { kind: 'place', count: state.bets.length, stake: quoted.totalStake }
    : { kind: 'check-selections' };
}

function movedAction(
  state: SlipState,
  quoted: SlipQuote,
  problems: readonly SlipProblem[],
): SlipAction | null {
  const changed = problemOf(problems, 'odds-changed')?.selectionIds ?? [];
  const off = offSelections(problems);
  const open = changed.filter((id) => !off.includes(id));
  const count = open.length + problems.filter(({ kind }) => kind === 'custom-odds-changed').length;
  if (count > 0) {
    const places = placesAtOnce(state, quoted, problems);
    return { kind: 'accept', count, removes: off.length, places };
  }
  if (off.length === 0) return null;
  const waiting = off.length - goneSelections(state, problems).length;
  return waiting > 0 ? { kind: 'wait', count: waiting } : { kind: 'remove', count: off.length };
}

// Prices that keep moving are not chased for ever: then accepting and placing are two presses again.
function placesAtOnce(state: SlipState, quoted: SlipQuote, problems: readonly SlipProblem[]): Places | null {
  const isRest = problems.every(({ kind, blocks }) => MOVED_KINDS.has(kind) || !blocks);
  const isIn = problemOf(problems, 'not-signed-in') === undefined;
  if (!isRest || !isIn || state.wrongOddsInRow >= PLACE_AT_CURRENT_LIMIT) return null;
  return { count: state.bets.length, stake: quoted.totalStake };
}

/** Selections that cannot be bet on now. */
export function offSelections(problems: readonly SlipProblem[]): readonly OutcomeKey[] {
  const suspended = problemOf(problems, 'suspended')?.selectionIds ?? [];
  const unavailable = problemOf(problems, 'not-available')?.selectionIds ?? [];
  return [...suspended, ...unavailable];
}

/** Returns what they are called together. */
export function offSelectionsLabel(state: SlipState, problems: readonly SlipProblem[]): OffLabel {
  const off = new Set(offSelections(problems));
  const selections = state.bets.flatMap((bet) => bet.selections).filter(({ id }) => off.has(id));
  return selections.every((one) => offLabel(one) === 'suspended') ? 'suspended' : 'unavailable';
}

/** Those of them that do not come back. */
export function goneSelections(state: SlipState, problems: readonly SlipProblem[]): readonly OutcomeKey[] {
  const off = new Set(offSelections(problems));
  return state.bets
    .flatMap((bet) => bet.selections)
    .filter((selection) => off.has(selection.id) && isGone(selection))
    .map(({ id }) => id);
}
