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

const FULL_COVERS = [
  { id: 'trixie', totalCount: 3 },
  { id: 'patent', totalCount: 3, withSingles: true },
  { id: 'yankee', totalCount: 4 },
  { id: 'lucky15', totalCount: 4, withSingles: true },
  { id: 'canadian', totalCount: 5 },
  { id: 'lucky31', totalCount: 5, withSingles: true },
  { id: 'heinz', totalCount: 6 },
  { id: 'lucky63', totalCount: 6, withSingles: true },
  { id: 'super-heinz', totalCount: 7 },
  { id: 'goliath', totalCount: 8 },
];

/**
 * The named full covers, Trixie to Goliath: all folds from doubles up, Patent and the Luckies with singles too.
 * Source: docs/rules/systems.md; published line counts in fixtures/betting/systems.json.
 */
export function fullCoverTypes(): SystemType[] {
  return FULL_COVERS.map(({ id, totalCount, withSingles }) => {
    const winCount = withSingles ? 1 : 2;
    const folds = Array.from({ length: totalCount - winCount + 1 }, (_none, index) => winCount + index);
    return { id, totalCount, winCount, folds };
  });
}

/**
 * The offered system for a number of selections.
 * Shape:  a full cover stays a full cover of its kind (with or without singles) where one of the new size is offered;
 *         else the same fold size, else the largest that is offered for the number, plain systems before covers;
 *         without a previous choice the first of that number, plain systems before covers.
 * Errors: null when the list has none, and the bet becomes a combo.
 */
export function chooseSystemType(
  offered: readonly SystemType[],
  count: number,
  previous: SystemType | null,
): SystemType | null {
  const ofSize = offered.filter((type) => type.totalCount === count);
  if (previous === null) return ofSize.find((type) => type.folds === undefined) ?? ofSize[0] ?? null;
  const same = ofSize.find((type) => type.id === previous.id);
  if (same !== undefined) return same;
  const cover = ofSize.find((type) => coverFrom(type) !== null && coverFrom(type) === coverFrom(previous));
  if (cover !== undefined) return cover;
  // The smallest fold of a cover may be its singles, which are no system.
  const winCount = Math.max(previous.winCount, 2);
  const plain = ofSize.filter((type) => type.folds === undefined);
  return plain.find((type) => type.winCount === winCount) ?? largestFold(plain) ?? largestFold(ofSize);
}

function largestFold(types: readonly SystemType[]): SystemType | null {
  return types.toSorted((a, b) => b.winCount - a.winCount)[0] ?? null;
}

// The smallest fold of a full cover; null where a system is none.
function coverFrom({ totalCount, winCount, folds }: SystemType): number | null {
  return folds !== undefined && folds.length === totalCount - winCount + 1 ? winCount : null;
}
