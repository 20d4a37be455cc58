import { invariant } from './invariant.ts';

/**
 * A system: which fold sizes of a number of selections are bet.
 * Shape: without folds it is all winCount-folds of totalCount; with folds (a full cover such as a Yankee) it is
 *        all combinations of each listed size, and winCount is the smallest of them.
 */
export type SystemType = {
  readonly id: string;
  readonly totalCount: number;
  readonly winCount: number;
  readonly folds?: readonly number[];
};

/** Fewest and most selections of a system. */
export const SYSTEM_MIN_SELECTIONS = 3;
export const SYSTEM_MAX_SELECTIONS = 16;

/** Number of ways to choose k of n; exact for n up to 40. Errors: throws unless both are whole and not negative. */
export function combinations(n: number, k: number): number {
  invariant(Number.isInteger(n) && Number.isInteger(k) && n >= 0 && k >= 0, `combinations(${n}, ${k})`);
  let count = 1;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) count = (count * (n - i + 1)) / i;
  return k > n ? 0 : count;
}

/** The fold sizes that a system bets on. */
export function systemFolds(type: SystemType): readonly number[] {
  return type.folds ?? [type.winCount];
}

/** Number of lines of a system: each fold size gives C(totalCount, fold). */
export function lineCount(type: SystemType): number {
  return systemFolds(type).reduce((count, fold) => count + combinations(type.totalCount, fold), 0);
}

/**
 * The systems that may be offered: 3 to 16 selections, every fold size from 2 to one below.
 * Source: docs/rules/bet-types.md.
 */
export function standardSystemTypes(): SystemType[] {
  const types: SystemType[] = [];
  for (let totalCount = SYSTEM_MIN_SELECTIONS; totalCount <= SYSTEM_MAX_SELECTIONS; totalCount += 1) {
    for (let winCount = 2; winCount < totalCount; winCount += 1) {
      types.push({ id: `${winCount}/${totalCount}`, totalCount, winCount });
    }
  }
  return types;
}

/**
 * The offered system for a number of selections: the same fold size when it is still smaller than the
 * number, else one below it; without a previous choice the first offered for that number.
 * Errors: null when the list has none, and the bet becomes a combo.
 */
export function chooseSystemType(
  offered: readonly SystemType[],
  count: number,
  previous: SystemType | null,
): SystemType | null {
  const ofSize = offered.filter((type) => type.totalCount === count);
  if (previous === null) return ofSize[0] ?? null;
  const same = ofSize.find((type) => type.id === previous.id);
  if (same !== undefined) return same;
  const winCount = Math.min(previous.winCount, count - 1);
  return ofSize.find((type) => type.folds === undefined && type.winCount === winCount) ?? null;
}
